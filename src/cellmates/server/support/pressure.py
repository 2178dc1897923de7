"""Whether this process has more to do than it can: then newcomers are refused, and those who sit go
on."""

import time
from collections import deque
from collections.abc import Callable
from statistics import median

LATEST = 40
"""The latest commands that are looked at."""

FRESH = 2.0
"""Seconds after which they say nothing about now."""


class Pressure:
    """How long people wait from the arrival of a command until everybody is told of it.

    Half of the latest commands must have taken too long, so that one table that waits for something
    is no reason to refuse anybody.
    """

    def __init__(self, most: float, now: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._now = now
        self._latest: deque[float] = deque(maxlen=LATEST)
        self._at = 0.0

    @property
    def busy(self) -> bool:
        """Whether newcomers have to be refused."""
        if len(self._latest) < LATEST or self._now() - self._at > FRESH:
            return False
        return median(self._latest) > self._most

    def note(self, seconds: float) -> None:
        """A command has taken so long."""
        self._latest.append(seconds)
        self._at = self._now()
