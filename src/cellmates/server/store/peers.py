"""The other processes on the same database: which there are only with PostgreSQL."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from cellmates.server.store.database import Database
from cellmates.server.store.leases import Leases, SharedLeases

if TYPE_CHECKING:
    from cellmates.server.store.notices import Notices

CHANNEL = "cellmates"
"""Where processes notify each other of what they wrote."""


class Peers:
    """No other processes: this one has its database (SQLite) to itself."""

    exist = False
    """Whether others may write to the same tables."""

    def __init__(self) -> None:
        self.leases = Leases()

    async def notify(self, connection: AsyncConnection, tables: Iterable[str]) -> None:
        """Let the others know, with this transaction, that tables have changed."""

    async def listen(self, wrote: Callable[[str], None], missed: Callable[[], None]) -> None:
        """Call `wrote` for each table the others changed, `missed` if some may be unknown."""

    async def close(self) -> None:
        """Stop listening."""


class PostgresPeers(Peers):
    """Processes that share a PostgreSQL: they lease tables and notify each other."""

    exist = True

    def __init__(self, database: Database, owner: str) -> None:
        self.leases = SharedLeases(database, owner)
        self._database = database
        self._owner = owner
        self._notices: Notices | None = None

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
