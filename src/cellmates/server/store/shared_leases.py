"""Leases of processes that share a PostgreSQL."""

import time
from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import Float, delete, func, literal_column, or_, select, text, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from cellmates.server.store.database import Database
from cellmates.server.store.errors import StoreError
from cellmates.server.store.leases import GONE, LEASE, Elsewhere, Leases
from cellmates.server.store.schema import choices, leases, lines, presence, tables

_DO_NOT_WAIT = text("SET LOCAL lock_timeout = '100ms'")


class SharedLeases(Leases):
    """Leases in a database of several processes.

    The database's clock says when a lease ends, since all see the same. That clock may be set:
    forward, and leases end that their holders renew at their next sign of life; back, and a lease
    would last for hours. So one that ends later than any can is void, too.
    """

    def __init__(self, database: Database, owner: str) -> None:
        self._database = database
        self._owner = owner
        self._held: dict[str, float] = {}  # when each was renewed, by time that cannot be set
        self._swept = -GONE
        self._now: Any = literal_column("extract(epoch from clock_timestamp())", Float)

    def _is_void(self, expires: Any) -> Any:
        return or_(expires < self._now, expires > self._now + 2 * LEASE)

    def _is_valid(self, expires: Any) -> Any:
        return expires.between(self._now, self._now + 2 * LEASE)

    async def beat(self, here: Mapping[str, tuple[Iterable[int], int]]) -> dict[str, Elsewhere]:
        await self._sweep()
        started = time.monotonic()
        async with self._database.writing() as connection:
            renewed = await connection.execute(
                update(leases)
                .where(leases.c.owner == self._owner)
                .values(expires=self._now + LEASE)
                .returning(leases.c.table_id)
            )
            self._held = dict.fromkeys(renewed.scalars(), started)
            await self._show(connection, here)
            elsewhere = await self._elsewhere(connection, list(here))
            others = select(leases.c.table_id).where(
                leases.c.table_id.in_([table for table in here if table not in self._held]),
                self._is_valid(leases.c.expires),
            )
            taken = set((await connection.execute(others)).scalars())
        for table in here:
            if table not in self._held and table not in taken:
                await self.take(table)
        return elsewhere

    async def _show(
        self, connection: AsyncConnection, here: Mapping[str, tuple[Iterable[int], int]]
    ) -> None:
        """Let the others know who is connected here."""
        if not here:
            return
        row = insert(presence)
        row = row.values(expires=self._now + LEASE)
        row = row.on_conflict_do_update(
            index_elements=["table_id", "owner"],
            set_={
                "seats": row.excluded.seats,
                "watching": row.excluded.watching,
                "expires": self._now + LEASE,
            },
        )
        await connection.execute(
            row,
            [
                {
                    "table_id": table,
                    "owner": self._owner,
                    "seats": ",".join(str(seat) for seat in sorted(seats)),
                    "watching": watching,
                }
                for table, (seats, watching) in sorted(here.items())
            ],
        )

    async def _elsewhere(self, connection: AsyncConnection, ids: list[str]) -> dict[str, Elsewhere]:
        number = select(func.max(choices.c.number)).where(choices.c.table_id == tables.c.id)
        line = select(func.max(lines.c.line)).where(lines.c.table_id == tables.c.id)
        stored = select(tables.c.id, number.scalar_subquery(), line.scalar_subquery())
        found = {table: Elsewhere() for table in ids}
        for table, last, said in await connection.execute(stored.where(tables.c.id.in_(ids))):
            found[table] = Elsewhere(number=last or 0, line=said or 0)
        others = await connection.execute(
            select(presence.c.table_id, presence.c.seats).where(
                presence.c.table_id.in_(ids),
                presence.c.owner != self._owner,
                self._is_valid(presence.c.expires),
            )
        )
        for table, seats in others:
            found[table].seats |= {int(seat) for seat in seats.split(",") if seat}
        return found

    async def take(self, table: str) -> bool:
        if self.holds(table):
            return True
        started = time.monotonic()
        row = insert(leases).values(table_id=table, owner=self._owner, expires=self._now + LEASE)
        taken = row.on_conflict_do_update(
            index_elements=["table_id"],
            set_={"owner": row.excluded.owner, "expires": row.excluded.expires},
            where=(leases.c.owner == self._owner) | self._is_void(leases.c.expires),
        ).returning(leases.c.table_id)
        try:
            async with self._database.writing() as connection:
                await connection.execute(_DO_NOT_WAIT)
                if (await connection.execute(taken)).first() is not None:
                    self._held[table] = started
        except StoreError:  # its holder hangs while it renews it; the next sign of life tries again
            return False
        return self.holds(table)

    async def _sweep(self) -> None:
        """Clear away what processes have left that were killed."""
        if time.monotonic() < self._swept + GONE:
            return
        self._swept = time.monotonic()
        long_ago, never = self._now - GONE, self._now + GONE
        async with self._database.writing() as connection:
            for each in (leases, presence):
                old = or_(each.c.expires < long_ago, each.c.expires > never)
                await connection.execute(delete(each).where(old))

    def holds(self, table: str) -> bool:
        # A process that stood still must not act on leases that others have taken meanwhile.
        renewed_at = self._held.get(table)
        return renewed_at is not None and time.monotonic() - renewed_at < LEASE

    async def release(self, table: str) -> None:
        self._held.pop(table, None)
        await self._forget(leases.c.table_id == table, presence.c.table_id == table)

    async def release_all(self) -> None:
        self._held.clear()
        await self._forget(leases.c.owner == self._owner, presence.c.owner == self._owner)

    async def _forget(self, lease: Any, seen: Any) -> None:
        async with self._database.writing() as connection:
            await connection.execute(delete(leases).where(leases.c.owner == self._owner, lease))
            await connection.execute(delete(presence).where(presence.c.owner == self._owner, seen))
