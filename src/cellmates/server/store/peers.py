"""The other processes on the same database: which there are only with PostgreSQL.

Whatever has to do with several processes is asked here: locks of tables, notices of what the others
wrote, leases. `Peers` is the twin for a process that is alone, and does nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from cellmates.server.store.leases import Leases

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection


class Peers:
    """No other processes: this one has its database (SQLite) to itself."""

    exist = False
    """Whether others may write to the same tables."""

    def __init__(self) -> None:
        self.leases = Leases()

    @property
    def hears(self) -> bool:
        """Whether whatever the others write is heard here; if not, only the store knows."""
        return True

    async def locked(self, connection: AsyncConnection, ids: Sequence[str]) -> set[str]:
        """Lock tables for this transaction; those that another has locked, which are not waited
        for."""
        return set()

    async def notify(self, connection: AsyncConnection, tables: Iterable[str]) -> None:
        """Let the others know, with this transaction, that tables have changed."""

    async def listen(self, wrote: Callable[[str], None], missed: Callable[[], None]) -> None:
        """Call `wrote` for each table the others changed, `missed` if some may be unknown."""

    async def close(self) -> None:
        """Stop listening."""
