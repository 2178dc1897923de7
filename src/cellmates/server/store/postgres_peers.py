"""The processes that share a PostgreSQL: they lease tables and notify each other."""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from cellmates.server.store.database import Database
from cellmates.server.store.peers import Peers
from cellmates.server.store.schema import tables
from cellmates.server.store.shared_leases import SharedLeases

if TYPE_CHECKING:
    from cellmates.server.store.notices import Notices

CHANNEL = "cellmates"
"""Where processes notify each other of what they wrote."""


class PostgresPeers(Peers):
    """Processes that share a PostgreSQL: they lease tables and notify each other."""

    exist = True

    def __init__(self, database: Database, owner: str) -> None:
        self.leases = SharedLeases(database, owner)
        self._database = database
        self._owner = owner
        self._notices: Notices | None = None

    @property
    def hears(self) -> bool:
        return self._notices is not None and self._notices.hears

    async def locked(self, connection: AsyncConnection, ids: Sequence[str]) -> set[str]:
        wanted = select(tables.c.id).where(tables.c.id.in_(ids)).order_by(tables.c.id)
        free = wanted.with_for_update(skip_locked=True)
        others = set(ids) - set((await connection.execute(free)).scalars())
        if not others:
            return others
        there = select(tables.c.id).where(tables.c.id.in_(others))  # one may be gone
        return set((await connection.execute(there)).scalars())

    async def notify(self, connection: AsyncConnection, tables: Iterable[str]) -> None:
        notice = text("SELECT pg_notify(:channel, :payload)")
        for table in dict.fromkeys(tables):
            payload = f"{self._owner} {table}"
            await connection.execute(notice, {"channel": CHANNEL, "payload": payload})

    async def listen(self, wrote: Callable[[str], None], missed: Callable[[], None]) -> None:
        from cellmates.server.store.notices import Notices  # needs PostgreSQL's driver

        self._notices = Notices(self._database, self._owner, CHANNEL, wrote, missed)
        await self._notices.start()

    async def close(self) -> None:
        if self._notices is not None:
            await self._notices.close()


def peers_of(database: Database, owner: str) -> Peers:
    """The other processes that may use a database, if it can be shared."""
    return PostgresPeers(database, owner) if database.shared else Peers()
