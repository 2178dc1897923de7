"""Newcomers come in a few at a time; when there are more than can be served, they are refused."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from cellmates.server.protocol.refusal import Refusal
from cellmates.server.support.pressure import Pressure

AT_ONCE = 4
"""Newcomers whose tables and seats are stored at the same time: those who sit wait for these at
most before their own choices are stored."""


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
    async def let_in(self, patience: float = 1.0) -> AsyncIterator[None]:
        """Store something for a newcomer when it is her turn; a Refusal if that takes too long.

        `patience` is the part of the usual time that she waits. New tables wait less than those
        who sit down at one: better one table where all have come than several that wait for some.
        """
        self.check()
        if self._places.locked():
            await self._wait(self._patience * patience)
        else:
            await self._places.acquire()
        try:
            self.check()
            yield
        finally:
            self._places.release()

    async def _wait(self, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                await self._places.acquire()
        except TimeoutError:
            raise _refusal() from None


def _refusal() -> Refusal:
    return Refusal("busy", "too many people play here now; try again later", 503)
