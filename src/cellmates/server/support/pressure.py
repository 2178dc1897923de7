"""Whether this process has more to do than it can: then newcomers are refused, and those who sit go
on."""

import time
from collections import deque
from collections.abc import Callable

WINDOW = 3.0
"""Seconds of commands that are looked at; after so many without any they say nothing about now."""

LEAST = 40
"""Commands in that time without which nothing can be told."""

PART = 0.2
"""How many of them have to be late."""


class Pressure:
    """How long people wait from the arrival of a command until everybody is told of it.

    One in five commands must have taken too long, so that one table that waits for something is no
    reason to refuse anybody; and they are those of some seconds, so that nobody is let in between
    two moments in which everybody waits.
    """

    def __init__(self, most: float, now: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._now = now
        self._latest: deque[tuple[float, bool]] = deque()  # when, and whether it was late
        self._late = 0

    @property
    def busy(self) -> bool:
        """Whether newcomers have to be refused."""
        self._forget(self._now())
        return len(self._latest) >= LEAST and self._late >= PART * len(self._latest)

    def note(self, seconds: float) -> None:
        """A command has taken so long."""
        now = self._now()
        late = seconds > self._most
        self._latest.append((now, late))
        self._late += late
        self._forget(now)

    def _forget(self, now: float) -> None:
        while self._latest and now - self._latest[0][0] > WINDOW:
            self._late -= self._latest.popleft()[1]
