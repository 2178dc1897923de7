"""Tables come to an end: those that nobody needs any more, and games whose rules have changed."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from sqlalchemy import and_, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from cellmates.server.store.database import Database
from cellmates.server.store.schema import choices, tables
from cellmates.server.store.seeds import SEALED

DAY = 86400.0
AT_ONCE = 100
"""Tables that are taken away in one transaction."""


@dataclass(frozen=True, slots=True)
class Keep:
    """For how many days tables are kept; None: for ever.

    An open table goes when nobody was there for so long; a game that nobody has played is ended
    then, and what is over goes so long after its end.
    """

    open: float | None = 30.0
    abandoned: float | None = None
    finished: float | None = None


async def note_seen(database: Database, ids: Collection[str], now: float) -> None:
    """Somebody is connected to these tables."""
    async with database.writing() as connection:
        await connection.execute(update(tables).where(tables.c.id.in_(ids)).values(seen=now))


async def end_other_rules(database: Database, versions: Mapping[str, int], now: float) -> int:
    """End the games in progress that were begun under other rules than these; how many."""
    c = tables.c
    known = [and_(c.game == game, c.rules_version == is_) for game, is_ in versions.items()]
    ended = {"state": "over", "closed": "rules", "ended": now, "due": None, "address": None}
    async with database.writing() as connection:
        others = update(tables).where(c.state == "playing", ~or_(*known)).values(**ended)
        return (await connection.execute(others)).rowcount


async def end_sealed(database: Database, now: float) -> int:
    """End the games whose seeds were in the memory of a process that is no more, and take away
    tables of that kind that have not begun; how many. For a process that starts."""
    c = tables.c
    ended = {"state": "over", "closed": "sealed", "ended": now, "due": None, "address": None}
    lost = c.seed == SEALED
    async with database.writing() as connection:
        found = await connection.execute(select(c.id).where(lost, c.state == "open"))
        gone = list(found.scalars())
        await remove_tables(connection, gone)
        games = update(tables).where(lost, c.state == "playing").values(**ended)
        return (await connection.execute(games)).rowcount + len(gone)


async def expire(database: Database, keep: Keep, now: float) -> list[str]:
    """Take away, or end, what has been kept long enough: some of it, if it is much."""
    c = tables.c
    present = func.coalesce(c.seen, c.created)
    changed: list[str] = []
    async with database.writing() as connection:
        if keep.abandoned is not None:
            latest = select(func.max(choices.c.at)).where(choices.c.table_id == c.id)
            long_ago = now - keep.abandoned * DAY
            deserted = and_(
                c.state == "playing",
                present < long_ago,
                func.coalesce(latest.scalar_subquery(), c.started, c.created) < long_ago,
            )
            found = await connection.execute(select(c.id).where(deserted).limit(AT_ONCE))
            changed += found.scalars()
            ended = {"state": "over", "closed": "abandoned", "ended": now, "due": None}
            ended["address"] = None
            await connection.execute(update(tables).where(c.id.in_(changed)).values(**ended))
        old = []
        if keep.open is not None:
            old.append(and_(c.state == "open", present < now - keep.open * DAY))
        if keep.finished is not None:
            old.append(and_(c.state == "over", c.ended < now - keep.finished * DAY))
        if old:
            found = await connection.execute(select(c.id).where(or_(*old)).limit(AT_ONCE))
            gone = list(found.scalars())
            await remove_tables(connection, gone)
            changed += gone
    return changed


async def remove_tables(connection: AsyncConnection, ids: Collection[str]) -> None:
    """These tables are gone, with all that belongs to them; no table leads to them any more."""
    await connection.execute(update(tables).where(tables.c.next.in_(ids)).values(next=None))
    for each in reversed(tables.metadata.sorted_tables):
        if any(key.column.table is tables for key in each.foreign_keys):
            await connection.execute(delete(each).where(each.c.table_id.in_(ids)))
    await connection.execute(delete(tables).where(tables.c.id.in_(ids)))
