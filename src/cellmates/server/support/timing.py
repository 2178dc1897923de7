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


class RealTime:
    """The time of this machine."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def ring(self, at: float, call: Callable[[], None]) -> Alarm:
        """Call this at a time."""
        return asyncio.get_running_loop().call_later(max(0.0, at - time.time()), call)
