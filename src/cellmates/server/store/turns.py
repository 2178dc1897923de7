"""Turns at a table: one transaction at a time that changes its lobby."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from cellmates.server.store.errors import StoreError


class Turns:
    """A queue for each table. Who waits there holds no connection to the database."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._locks: dict[str, asyncio.Lock] = {}
        self._users: dict[str, int] = {}

    def waiting(self, table: str) -> int:
        """How many have or want a turn at a table."""
        return self._users.get(table, 0)

    @asynccontextmanager
    async def take(self, table: str) -> AsyncIterator[None]:
        """Wait for a turn, but not for ever, and have it during the block."""
        lock = self._locks.setdefault(table, asyncio.Lock())
        self._users[table] = self._users.get(table, 0) + 1
        try:
            try:
                async with asyncio.timeout(self._seconds):
                    await lock.acquire()
            except TimeoutError:
                raise StoreError("too many changes of one table") from None
            try:
                yield
            finally:
                lock.release()
        finally:
            self._users[table] -= 1
            if not self._users[table]:
                del self._users[table], self._locks[table]
