"""The time of day, and waking up at one; tests put their own in its place."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """Something that will ring."""

    def cancel(self) -> None:
        """Do not ring."""


class Time(Protocol):
    """What the server asks of a clock."""

    def now(self) -> float:
        """Seconds since 1970."""

    def ring(self, at: float, call: Callable[[], None]) -> Alarm:
        """Call this at a time."""


CATCHING_UP = 0.01
"""How much faster or slower than a clock time may go to catch up with the machine's."""


class RealTime:
    """The time of day of this machine, which never jumps.

    Between two calls as much time passes as did by a clock that nobody can set, whatever happens
    to the time of day (a correction over the network, a wrong one at the start). A difference is
    made up for slowly: an hour takes four days, and a seat that has a minute to think loses less
    than a second by it.
    """

    def __init__(
        self,
        of_day: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self._of_day = of_day
        self._steady = steady
        self._now = of_day()
        self._seen = steady()

    def now(self) -> float:
        """Seconds since 1970."""
        seen = self._steady()
        passed = seen - self._seen
        self._seen = seen
        self._now += passed
        most = passed * CATCHING_UP
        self._now += max(-most, min(most, self._of_day() - self._now))
        return self._now

    def ring(self, at: float, call: Callable[[], None]) -> Alarm:
        """Call this at a time."""
        return asyncio.get_running_loop().call_later(max(0.0, at - self.now()), call)
