"""How much bots may think when many of them think at once.

A level is a fixed amount of work. Where turns wait longer than people would like, all levels of a
process yield a part of it, in steps; where nobody waits any more they take it back.
"""

from collections.abc import Callable
from time import monotonic
from typing import Final

SHARES: Final = (1.0, 0.5, 0.25, 0.0)
"""The part of its work that a level does, by step; of the last one a careful player is left."""

BUSY: Final = 1.5
CALM: Final = 0.3
"""Seconds of work that wait: from here on work is yielded, and below that taken back."""

_AGAIN: Final = 2.0
"""Seconds between two steps back: whoever comes next shall not be the one to find out."""

_WEIGHT: Final = 0.2
"""Of the latest turn in the mean time of a turn."""


class WorkShare:
    """The step of one process."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self.step = 0
        self.mean = 0.0  # seconds that a turn takes
        self._now = now
        self._changed = now()

    @property
    def share(self) -> float:
        """The part of its work that a level does now."""
        return SHARES[self.step]

    def waiting(self, turns: int) -> float:
        """The share for the next turn, while so many more wait."""
        backlog = turns * self.mean
        if backlog > BUSY and self.step < len(SHARES) - 1:
            self._go(self.step + 1)
            self.mean /= 2  # about what less work will take
        elif backlog < CALM and self.step > 0 and self._now() - self._changed > _AGAIN:
            self._go(self.step - 1)
            self.mean *= 2
        return self.share

    def took(self, seconds: float) -> None:
        """A turn took so long."""
        self.mean += _WEIGHT * (seconds - self.mean)

    def _go(self, step: int) -> None:
        self.step = step
        self._changed = self._now()
