"""Tries at the deals of days: one for each person, game, mode and date."""

from dataclasses import asdict
from typing import Any

from sqlalchemy import Row, Select, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from cellmates.server.store.rows import ScoreRow, TryRow, as_json, score_of
from cellmates.server.store.schema import tries


async def insert_try(connection: AsyncConnection, new: TryRow) -> bool:
    """Note that a try is begun; false if this person had one already."""
    c = tries.c
    mine = (c.date == new.date, c.game == new.game, c.mode == new.mode, c.person == new.person)
    if (await connection.execute(select(c.date).where(*mine))).first() is not None:
        return False
    values = {**asdict(new), "table_id": new.table, "score": None}
    del values["table"]
    await connection.execute(insert(tries).values(values))
    return True


async def score_try(connection: AsyncConnection, table: str, score: ScoreRow) -> None:
    """A try has come to its end."""
    ended = update(tries).where(tries.c.table_id == table)
    await connection.execute(ended.values(score=as_json(score)))


async def read_tries_of(connection: AsyncConnection, person: str) -> list[TryRow]:
    """The tries of a person, those of the latest dates first."""
    c = tries.c
    wanted = select(tries).where(c.person == person)
    return await _read(connection, wanted.order_by(c.date.desc(), c.at.desc()))


async def read_tries_at(
    connection: AsyncConnection, date: str, game: str, mode: str
) -> list[TryRow]:
    """Everybody's tries at a deal, as they were begun."""
    c = tries.c
    wanted = select(tries).where(c.date == date, c.game == game, c.mode == mode)
    return await _read(connection, wanted.order_by(c.at))


async def _read(connection: AsyncConnection, wanted: Select[Any]) -> list[TryRow]:
    return [_row(each) for each in await connection.execute(wanted)]


def _row(row: Row[Any]) -> TryRow:
    return TryRow(
        date=row.date,
        game=row.game,
        mode=row.mode,
        person=row.person,
        name=row.name,
        table=row.table_id,
        late=row.late,
        at=row.at,
        score=score_of(row.score),
    )
