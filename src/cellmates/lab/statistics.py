"""How sure one can be of what was counted."""

from collections.abc import Sequence
from math import erfc, sqrt
from typing import NamedTuple

Z95 = 1.959963984540054
"""The normal quantile of a two-sided confidence of 95 %."""


class Interval(NamedTuple):
    """An estimate and the bounds of its 95 % confidence interval."""

    value: float
    low: float
    high: float


def bounds(interval: Interval) -> dict[str, float]:
    """An interval as plain data."""
    return {name: round(value, 6) for name, value in interval._asdict().items()}


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


def shares_apart(wins: int, games: int, others_wins: int, others: int) -> Interval:
    """By how much one share of wins is above another, with Newcombe's 95 % interval, which is made
    of the two Wilson intervals."""
    one, other = wilson(wins, games), wilson(others_wins, others)
    value = one.value - other.value
    below = sqrt((one.value - one.low) ** 2 + (other.high - other.value) ** 2)
    above = sqrt((one.high - one.value) ** 2 + (other.value - other.low) ** 2)
    return Interval(value, value - below, value + above)


def chance_of_shares(wins: int, games: int, others_wins: int, others: int) -> float:
    """How likely two samples lie at least so far apart if both have the same chance to win: the
    two-sided test with a pooled variance."""
    if not games or not others:
        return 1.0
    pooled = (wins + others_wins) / (games + others)
    error = sqrt(pooled * (1 - pooled) * (1 / games + 1 / others))
    return tail((wins / games - others_wins / others) / error) if error else 1.0


def tail(z: float) -> float:
    """How likely a normal number is at least so far from 0, on either side."""
    return erfc(abs(z) / sqrt(2))


def discoveries(chances: Sequence[float]) -> list[float]:
    """What is left of chances when many things were looked at: Benjamini and Hochberg's q. Of all
    that are called a finding because their q is at most 5 %, at most 5 % are expected to be none.
    """
    order = sorted(range(len(chances)), key=lambda place: chances[place], reverse=True)
    found = [1.0] * len(chances)
    least = 1.0
    for passed, place in enumerate(order):
        least = min(least, chances[place] * len(chances) / (len(chances) - passed))
        found[place] = least
    return found


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
        error = Z95 * self.error()
        return Interval(mean, mean - error, mean + error)

    def error(self) -> float:
        """The standard error of the mean, for two numbers or more."""
        # In whole numbers until the end: the difference of two large squares would lose digits.
        spread = self.count * self.squares - self.total * self.total
        return sqrt(spread / (self.count * (self.count - 1)) / self.count)
