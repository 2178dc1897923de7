"""Whether this process has more to do than it can: then newcomers are refused, and those who sit go
on."""

import asyncio
import time
from collections.abc import Callable

EVERY = 0.1
"""Seconds between two looks."""

LOOKS = 3
"""So many looks in a row must find too much: one long piece of work is none."""


class Pressure:
    """How long the event loop works between two looks, beyond the time that should pass.

    It is the loop's own processor time, so that a machine that is busy with something else does not
    count.
    """

    def __init__(self, most: float, worked: Callable[[], float] = time.thread_time) -> None:
        self._most = most
        self._worked = worked
        self._before = worked()
        self._in_a_row = 0
        self._next: asyncio.TimerHandle | None = None

    @property
    def busy(self) -> bool:
        """Whether newcomers have to be refused."""
        return self._in_a_row >= LOOKS

    def start(self) -> None:
        """Begin to look."""
        self._before = self._worked()
        self._again()

    def stop(self) -> None:
        """Look no more."""
        if self._next is not None:
            self._next.cancel()

    def look(self) -> None:
        """Note what was done since the last look."""
        now = self._worked()
        late = now - self._before - EVERY
        self._before = now
        self._in_a_row = self._in_a_row + 1 if late > self._most else 0

    def _again(self) -> None:
        self.look()
        self._next = asyncio.get_running_loop().call_later(EVERY, self._again)
