"""Leases: which process looks after a table's bots and clocks, and who is connected where."""

import time
from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import Float, delete, literal_column, select, update
from sqlalchemy.dialects.postgresql import insert

from cellmates.server.store.database import Database
from cellmates.server.store.schema import leases, presence

LEASE = 5.0
"""Seconds until a process that says nothing is taken for dead."""

HEARTBEAT = 1.5
"""Seconds between signs of life."""

GONE = 60.0
"""Seconds after which what a dead process has left behind is cleared away."""


class Leases:
    """The leases of a process that has its database to itself: it holds them all."""

    async def beat(self, here: Mapping[str, tuple[Iterable[int], int]]) -> dict[str, set[int]]:
        """Give a sign of life for these tables; tell who is at them elsewhere."""
        return {}

    async def visited(self) -> set[str]:
        """The tables where somebody is connected to another process."""
        return set()

    async def take(self, table: str) -> bool:
        """Try to become the one that minds a table."""
        return True

    def holds(self, table: str) -> bool:
        """Whether this process minds a table."""
        return True

    async def release(self, table: str) -> None:
        """Leave a table to the others."""

    async def release_all(self) -> None:
        """Leave everything to the others."""


class SharedLeases(Leases):
    """Leases in a database of several processes; the database's own clock decides."""

    def __init__(self, database: Database, owner: str) -> None:
        self._database = database
        self._owner = owner
        self._held: set[str] = set()
        self._swept = -GONE
        self._now: Any = literal_column("extract(epoch from clock_timestamp())", Float)

    async def beat(self, here: Mapping[str, tuple[Iterable[int], int]]) -> dict[str, set[int]]:
        await self._sweep()
        async with self._database.writing() as connection:
            renewed = await connection.execute(
                update(leases)
                .where(leases.c.owner == self._owner)
                .values(expires=self._now + LEASE)
                .returning(leases.c.table_id)
            )
            self._held = set(renewed.scalars())
            for table, (seats, watching) in here.items():
                seen = {
                    "seats": ",".join(str(seat) for seat in sorted(seats)),
                    "watching": watching,
                    "expires": self._now + LEASE,
                }
                row = insert(presence).values(table_id=table, owner=self._owner, **seen)
                await connection.execute(
                    row.on_conflict_do_update(index_elements=["table_id", "owner"], set_=seen)
                )
            others = await connection.execute(
                select(presence.c.table_id, presence.c.seats).where(
                    presence.c.table_id.in_(list(here)),
                    presence.c.owner != self._owner,
                    presence.c.expires > self._now,
                )
            )
            elsewhere: dict[str, set[int]] = {table: set() for table in here}
            for table, seats in others:
                elsewhere[table] |= {int(seat) for seat in seats.split(",") if seat}
        for table in here:
            if table not in self._held:
                await self.take(table)
        return elsewhere

    async def visited(self) -> set[str]:
        someone = (presence.c.seats != "") | (presence.c.watching > 0)
        wanted = select(presence.c.table_id).where(someone, presence.c.expires > self._now)
        async with self._database.reading() as connection:
            return set((await connection.execute(wanted)).scalars())

    async def take(self, table: str) -> bool:
        if table in self._held:
            return True
        row = insert(leases).values(table_id=table, owner=self._owner, expires=self._now + LEASE)
        taken = row.on_conflict_do_update(
            index_elements=["table_id"],
            set_={"owner": row.excluded.owner, "expires": row.excluded.expires},
            where=(leases.c.owner == self._owner) | (leases.c.expires < self._now),
        ).returning(leases.c.table_id)
        async with self._database.writing() as connection:
            if (await connection.execute(taken)).first() is not None:
                self._held.add(table)
        return table in self._held

    async def _sweep(self) -> None:
        """Clear away what processes have left that were killed."""
        if time.monotonic() < self._swept + GONE:
            return
        self._swept = time.monotonic()
        async with self._database.writing() as connection:
            for each in (leases, presence):
                await connection.execute(delete(each).where(each.c.expires < self._now - GONE))

    def holds(self, table: str) -> bool:
        return table in self._held

    async def release(self, table: str) -> None:
        self._held.discard(table)
        await self._forget(leases.c.table_id == table, presence.c.table_id == table)

    async def release_all(self) -> None:
        self._held.clear()
        await self._forget(leases.c.owner == self._owner, presence.c.owner == self._owner)

    async def _forget(self, lease: Any, seen: Any) -> None:
        async with self._database.writing() as connection:
            await connection.execute(delete(leases).where(leases.c.owner == self._owner, lease))
            await connection.execute(delete(presence).where(presence.c.owner == self._owner, seen))
