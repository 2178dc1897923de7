"""Which of several options is best, by trying each on the same imagined tables."""

from collections.abc import Callable
from math import sqrt
from typing import NamedTuple

_LEAST = 2
"""A comparison needs so many tables: fewer have no spread."""


class Tried(NamedTuple):
    """An option that was tried: what it is worth on average, the standard error of that, how often
    it was tried, and by how much it is better than the first one, in standard errors."""

    option: int
    worth: float
    error: float
    times: int
    lead: float


def compare(
    options: list[int],
    tables: int,
    worth: Callable[[int, int], float],
    surely: float,
    stop: Callable[[], bool] | None = None,
) -> list[Tried]:
    """All options, the one to choose first.

    `worth(option, number)` plays an option on the imagined table of that number. After a quarter
    and after half of the tables the worse half of the options is given up. The first option is what
    would be done without thinking: another one is chosen only if it does better on the same tables
    by `surely` standard errors. `stop` is asked before every table but the first two: whether
    those tried so far have to do.
    """
    found: list[list[float]] = [[] for _ in options]
    alive = list(range(len(options)))
    cuts = (tables // 4, tables // 2)
    for number in range(tables):
        if number >= _LEAST and stop is not None and stop():
            break
        if number in cuts and number and len(alive) > 2:
            alive.sort(key=lambda place: -_mean(found[place]))
            alive = alive[: (len(alive) + 1) // 2]
            if 0 not in alive:
                alive[-1] = 0  # the others are measured by it
        for place in alive:
            found[place].append(worth(options[place], number))
    tried = [_tried(options[place], found[place], found[0]) for place in range(len(options))]
    best = 0
    for place in alive:
        if tried[place].lead >= surely and (best == 0 or tried[place].worth > tried[best].worth):
            best = place
    rest = [tried[place] for place in range(len(options)) if place != best]
    rest.sort(key=lambda each: -each.worth)
    return [tried[best], *rest]


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def _tried(option: int, numbers: list[float], first: list[float]) -> Tried:
    times = len(numbers)
    mean, error = _mean(numbers), _error(numbers)
    more = [one - other for one, other in zip(numbers, first, strict=False)]
    gain = _mean(more)
    lead = gain / max(_error(more), 1e-9) if gain > 0 else 0.0
    return Tried(option, mean, error, times, lead)


def _error(numbers: list[float]) -> float:
    """The standard error of a mean."""
    times = len(numbers)
    if times < 2:
        return 0.5
    mean = _mean(numbers)
    return sqrt(sum([(each - mean) ** 2 for each in numbers]) / (times - 1) / times)
