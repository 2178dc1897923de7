"""What operators look up in a house, and what is kept of a person."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Row, delete, distinct, func, inspect, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from cellmates.server.store.database import NEWEST, Database
from cellmates.server.store.errors import UnusableStore
from cellmates.server.store.schema import (
    audit,
    bans,
    choices,
    invitations,
    lines,
    lobby_commands,
    notes,
    people,
    seats,
    tables,
    tokens,
    tries,
)

Plain = dict[str, Any]

FORGOTTEN = "–"
"""What stands where the name of somebody was who is forgotten."""


async def check_revision(database: Database) -> None:
    """Raise an UnusableStore unless the database is of this program's revision."""
    if database.file is not None and not Path(database.file).is_file():
        raise UnusableStore("store-no-file", file=database.file)  # and looking must not make one
    async with database.reading() as connection:
        if not await connection.run_sync(lambda to: inspect(to).has_table("alembic_version")):
            raise UnusableStore("store-not-ours")
        found = await connection.execute(text("SELECT version_num FROM alembic_version"))
        revision = found.scalar_one_or_none()
    if revision != NEWEST:
        newer = revision is not None and revision > NEWEST
        which = "store-newer" if newer else "store-older"
        raise UnusableStore(which, found=revision, newest=NEWEST)


async def list_tables(
    database: Database, state: str | None, game: str | None, most: int
) -> list[Plain]:
    """Tables, the latest first."""
    c = tables.c
    entries = select(func.count()).where(choices.c.table_id == c.id).scalar_subquery()
    taken = (
        select(func.count())
        .where(seats.c.table_id == c.id, seats.c.name.is_not(None))
        .scalar_subquery()
    )
    wanted = select(
        c.id,
        c.game,
        c.state,
        c.closed,
        c.listed,
        c.created,
        c.started,
        c.ended,
        c.seen,
        taken.label("people"),
        entries.label("entries"),
        c.rules_version,
    )
    if state is not None:
        wanted = wanted.where(c.state == state)
    if game is not None:
        wanted = wanted.where(c.game == game)
    async with database.reading() as connection:
        return _plain(await _all(connection, wanted.order_by(c.created.desc()).limit(most)))


async def list_people(database: Database, name: str | None, most: int) -> list[Plain]:
    """People, those seen last first."""
    c = people.c
    sits = select(func.count(distinct(seats.c.table_id))).where(seats.c.person == c.hash)
    wanted = select(c.hash, c.name, c.seen, sits.scalar_subquery().label("tables"))
    if name is not None:
        wanted = wanted.where(func.lower(c.name).contains(name.lower(), autoescape=True))
    async with database.reading() as connection:
        return _plain(await _all(connection, wanted.order_by(c.seen.desc()).limit(most)))


async def find_person(database: Database, start: str) -> str:
    """The hash of the one person whose hash begins so."""
    found: set[str] = set()
    async with database.reading() as connection:
        places = (people.c.hash, seats.c.person, tables.c.host, tries.c.person, bans.c.hash)
        for column in places:
            wanted = select(column).where(column.startswith(start, autoescape=True)).distinct()
            found |= set((await connection.execute(wanted.limit(2))).scalars())
    if len(found) != 1:
        raise LookupError(start)
    return found.pop()


async def address_of(database: Database, table: str) -> str | None:
    """The hash of the address from which a table was made, while it is kept."""
    async with database.reading() as connection:
        wanted = select(tables.c.address).where(tables.c.id == table)
        return (await connection.execute(wanted)).scalar_one_or_none()


async def export_person(database: Database, person: str) -> Plain:
    """Everything that is kept of a person."""
    async with database.reading() as connection:
        said = select(lines.c.table_id, lines.c.line, lines.c.at, lines.c.text)
        said = _at_seats_of(person, lines, said).where(lines.c.kind == "chat")
        noted = _at_seats_of(person, notes, select(notes))
        chosen = select(choices.c.table_id, func.count().label("choices"))
        chosen = _at_seats_of(person, choices, chosen).group_by(choices.c.table_id)
        return {
            "person": person,
            "names": _plain(await _all(connection, select(people).where(people.c.hash == person))),
            "seats": _plain(await _seats_of(connection, person)),
            "hosted": list(
                (
                    await connection.execute(select(tables.c.id).where(tables.c.host == person))
                ).scalars()
            ),
            "chat": _plain(await _all(connection, said)),
            "notes": _plain(await _all(connection, noted)),
            "choices": _plain(await _all(connection, chosen)),
            "tries": _plain(await _all(connection, select(tries).where(tries.c.person == person))),
            "bans": _plain(await _all(connection, select(bans).where(bans.c.hash == person))),
        }


async def forget_person(connection: AsyncConnection, person: str) -> list[str]:
    """Delete what is kept of a person: name, words, notes, secrets, tries at the deals of days; the
    tables where she sat.

    Choices stay, as the others' games are made of them; nothing leads from them to her any more. A
    ban stays as well.
    """
    mine = await _seats_of(connection, person)
    for row in mine:
        await connection.execute(
            update(lines)
            .where(_and_seat(lines, row))
            .where(or_(lines.c.name == row.name, lines.c.name.is_(None)))
            .values(name=None if row.name is None else FORGOTTEN)
        )
        chat = (lines.c.kind == "chat", _and_seat(lines, row))
        await connection.execute(update(lines).where(*chat).values(text=FORGOTTEN))
        await connection.execute(delete(notes).where(_and_seat(notes, row)))
        await connection.execute(delete(tokens).where(_and_seat(tokens, row)))
        await connection.execute(
            update(seats).where(_and_seat(seats, row)).values(name=FORGOTTEN, person=None)
        )
    await connection.execute(update(tables).where(tables.c.host == person).values(host=None))
    await connection.execute(delete(lobby_commands).where(lobby_commands.c.whose == person))
    await connection.execute(delete(tries).where(tries.c.person == person))
    await connection.execute(delete(people).where(people.c.hash == person))
    return [row.table_id for row in mine]


async def statistics(database: Database, now: float) -> Plain:
    """How much there is."""
    async with database.reading() as connection:

        async def count(wanted: Any) -> int:
            return int((await connection.execute(wanted)).scalar_one() or 0)

        by = select(tables.c.game, tables.c.state, func.count().label("tables"))
        grouped = await _all(connection, by.group_by(tables.c.game, tables.c.state))
        since = now - 86400
        told = {
            "tables": _plain(grouped),
            "tables_today": await count(
                select(func.count()).where(tables.c.created > since).select_from(tables)
            ),
            "people": await count(select(func.count()).select_from(people)),
            "people_today": await count(
                select(func.count()).where(people.c.seen > since).select_from(people)
            ),
            "choices": await count(select(func.count()).select_from(choices)),
            "choices_today": await count(
                select(func.count()).where(choices.c.at > since).select_from(choices)
            ),
            "bans": await count(select(func.count()).select_from(bans)),
            "invitations": await count(select(func.count()).select_from(invitations)),
            "deeds": await count(select(func.count()).select_from(audit)),
        }
        size = (
            "SELECT pg_database_size(current_database())"
            if database.shared
            else "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
        )
        return {**told, "bytes": await count(text(size))}


async def list_bans(database: Database) -> list[Plain]:
    """Who may not come in, the latest first."""
    async with database.reading() as connection:
        return _plain(await _all(connection, select(bans).order_by(bans.c.at.desc())))


async def list_invitations(database: Database) -> list[Plain]:
    """The invitations of the house, the latest first."""
    async with database.reading() as connection:
        return _plain(await _all(connection, select(invitations).order_by(invitations.c.at.desc())))


async def list_deeds(database: Database, most: int) -> list[Plain]:
    """What operators did, the latest first."""
    async with database.reading() as connection:
        wanted = select(audit).order_by(audit.c.number.desc()).limit(most)
        return _plain(await _all(connection, wanted))


async def _seats_of(connection: AsyncConnection, person: str) -> Sequence[Row[Any]]:
    wanted = select(seats.c.table_id, seats.c.seat, seats.c.name)
    return await _all(connection, wanted.where(seats.c.person == person))


def _and_seat(table: Any, row: Row[Any]) -> Any:
    return (table.c.table_id == row.table_id) & (table.c.seat == row.seat)


def _at_seats_of(person: str, table: Any, wanted: Any) -> Any:
    """What belongs to a person's seats, by a join: SQLite takes no thousand conditions in a row."""
    same = (seats.c.table_id == table.c.table_id) & (seats.c.seat == table.c.seat)
    return wanted.join_from(table, seats, same).where(seats.c.person == person)


async def _all(connection: AsyncConnection, wanted: Any) -> Sequence[Row[Any]]:
    return (await connection.execute(wanted)).all()


def _plain(rows: Sequence[Row[Any]]) -> list[Plain]:
    return [dict(row._mapping) for row in rows]
