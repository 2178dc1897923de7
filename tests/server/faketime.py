"""A clock that goes on when it is told to."""

import heapq
import itertools
from collections.abc import Callable


class _Bell:
    def __init__(self, call: Callable[[], None]) -> None:
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        self.call = None


class FakeTime:
    """Time for tests: a week passes in no time."""

    def __init__(self, now: float = 1_767_225_600.0) -> None:
        self._now = now
        self._bells: list[tuple[float, int, _Bell]] = []
        self._count = itertools.count()

    def now(self) -> float:
        """Seconds since 1970."""
        return self._now

    def ring(self, at: float, call: Callable[[], None]) -> _Bell:
        """Call this at a time."""
        bell = _Bell(call)
        heapq.heappush(self._bells, (at, next(self._count), bell))
        return bell

    def advance(self, seconds: float) -> None:
        """Let time pass, and ring what is due."""
        self._now += seconds
        while self._bells and self._bells[0][0] <= self._now:
            bell = heapq.heappop(self._bells)[2]
            if bell.call is not None:
                bell.call()
