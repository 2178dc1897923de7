"""How sure one can be of what was counted."""

from math import sqrt
from typing import NamedTuple

Z95 = 1.959963984540054
"""The normal quantile of a two-sided confidence of 95 %."""


class Interval(NamedTuple):
    """An estimate and the bounds of its 95 % confidence interval."""

    value: float
    low: float
    high: float


def wilson(wins: int, games: int) -> Interval:
    """The share of wins with Wilson's score interval; nothing known at all is 0 … 1."""
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    share = wins / games
    weight = Z95 * Z95 / games
    middle = (share + weight / 2) / (1 + weight)
    spread = Z95 / (1 + weight) * sqrt(share * (1 - share) / games + weight / (4 * games))
    # Rounding must not push a bound past the share that it surrounds.
    return Interval(
        share, max(0.0, min(share, middle - spread)), min(1.0, max(share, middle + spread))
    )


class RunningMean:
    """A sum of whole numbers that knows its mean; the order of adding makes no difference."""

    def __init__(self, count: int = 0, total: int = 0, squares: int = 0) -> None:
        self.count = count
        self.total = total
        self.squares = squares

    def __repr__(self) -> str:
        return f"RunningMean({self.count}, {self.total}, {self.squares})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RunningMean) and repr(self) == repr(other)

    def add(self, number: int) -> None:
        """Count one more number."""
        self.count += 1
        self.total += number
        self.squares += number * number

    def merge(self, other: "RunningMean") -> None:
        """Count all that the other one has counted."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    def mean(self) -> Interval:
        """The mean with its 95 % confidence interval."""
        if self.count == 0:
            return Interval(0.0, 0.0, 0.0)
        mean = self.total / self.count
        if self.count == 1:
            return Interval(mean, mean, mean)
        # In whole numbers until the end: the difference of two large squares would lose digits.
        spread = self.count * self.squares - self.total * self.total
        error = Z95 * sqrt(spread / (self.count * (self.count - 1)) / self.count)
        return Interval(mean, mean - error, mean + error)
