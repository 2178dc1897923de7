"""Newcomers come in a few at a time; when there are more than can be served, they are refused."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from cellmates.server.protocol.refusal import Refusal
from cellmates.server.support.pressure import Pressure

AT_ONCE = 4
"""New tables that are stored at once: so many stand before a choice of those who sit, at most."""


class Newcomers:
    """Who makes a table, sits down, or wants to see a table that is not in memory."""

    def __init__(self, pressure: Pressure, patience: float) -> None:
        self._pressure = pressure
        self._patience = patience
        self._places = asyncio.Semaphore(AT_ONCE)

    def check(self) -> None:
        """Raise a Refusal if those who sit have to wait already."""
        if self._pressure.busy:
            raise _refusal()

    @asynccontextmanager
    async def let_in(self) -> AsyncIterator[None]:
        """Store a new table when it is her turn; a Refusal if that takes too long.

        Who sits down at a table takes no place here: if that table were locked, all would wait.
        """
        self.check()
        if self._places.locked():
            await self._wait()
        else:
            await self._places.acquire()
        try:
            self.check()
            yield
        finally:
            self._places.release()

    async def _wait(self) -> None:
        try:
            async with asyncio.timeout(self._patience):
                await self._places.acquire()
        except TimeoutError:
            raise _refusal() from None


def _refusal() -> Refusal:
    return Refusal("busy", "too many people play here now; try again later", 503)
