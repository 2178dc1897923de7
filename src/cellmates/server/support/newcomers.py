"""Newcomers come in a few at a time; when there are more than can be served, they are refused."""

import asyncio
import math
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from cellmates.server.protocol.refusal import Refusal
from cellmates.server.support.limits import Limits
from cellmates.server.support.pressure import Pressure

AT_ONCE = 4
"""New tables that are stored at once: so many stand before a choice of those who sit, at most."""


class Newcomers:
    """Who makes a table, sits down, or wants to see a table that is not in memory.

    New tables have a pace, too: that a table is made, that its people sit down, come and are shown
    everything costs as much as dozens of choices, and whether it was too much is seen only later.
    """

    def __init__(
        self, pressure: Pressure, limits: Limits, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._pressure = pressure
        self._patience = limits.newcomer_seconds
        self._pace = 1 / limits.newcomers
        self._burst = limits.newcomers_burst * self._pace
        self._now = now
        self._next = -math.inf  # when the next may come
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
        asked = self._now()
        await self._take_turn(asked)
        await self._take_place(asked)
        try:
            self.check()
            yield
        finally:
            self._places.release()

    async def _take_turn(self, asked: float) -> None:
        turn = max(self._next, asked - self._burst)
        wait = turn - asked
        if wait > self._patience:
            raise _refusal()
        self._next = turn + self._pace
        if wait > 0:
            await asyncio.sleep(wait)

    async def _take_place(self, asked: float) -> None:
        if not self._places.locked():
            await self._places.acquire()
            return
        try:
            async with asyncio.timeout(self._patience - (self._now() - asked)):
                await self._places.acquire()
        except TimeoutError:
            raise _refusal() from None


def _refusal() -> Refusal:
    return Refusal("busy", "too many people play here now; try again later", 503)
