"""Trying the options of one decision out on imagined tables, and which of them is better."""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final, NamedTuple

from cellmates.advice.structure import TriedOption
from cellmates.bots.comparing import compare

SURELY: Final = 2.0
"""Another option counts as better if it leads the chosen one by so many standard errors: many are
tried, and with less the luckiest of them would often look better than it is."""

LEAST_GAIN: Final = 5
"""What is better by less than half a point, in tenths of a percent, is no better."""

_LEAST: Final = 2
"""A mean needs so many numbers to have an error."""


class Course(NamedTuple):
    """An option, and what the same seat does right after it."""

    option: int
    then: tuple[int, ...] = ()


class Trials:
    """Courses that a seat may take, the one that it took first, on tables that it cannot tell from
    the real one. A game derives its own and says what a course comes to on one of them."""

    def __init__(self, courses: Sequence[Course]) -> None:
        self.courses = courses

    def worth(self, course: int, number: int) -> float:
        """How likely the seat wins by a course on the table of that number."""
        raise NotImplementedError

    def line(self, course: int) -> list[int]:
        """What the seat would do after the option of a course."""
        return list(self.courses[course].then)

    def hiding(self, tables: int) -> float | None:
        """What it was worth on so many tables that the first course hides something; None: it
        hides nothing."""
        return None


class Judgement(NamedTuple):
    """What came of trying courses out."""

    tried: list[TriedOption]  # the course that was taken first, the others by their chance
    best: int  # the number of the best course: 0 if that is the one, or may well be
    gain: float  # by how much another is better
    error: float


def judge(trials: Trials, tables: int, stop: Callable[[], bool]) -> Judgement:
    """Try courses out on so many tables; `stop` says whether those tried so far have to do.

    Whichever did best by luck alone would look too good on the tables by which it was found, so
    that what it is better by is measured on as many others.
    """
    numbers = list(range(len(trials.courses)))
    found = compare(numbers, tables, trials.worth, SURELY, stop)
    best = found[0].option
    found.sort(key=lambda each: (each.option > 0, -each.worth))
    tried = [
        TriedOption(*trials.courses[each.option], each.worth, each.error, each.times)
        for each in found
    ]
    if best:
        gain, error = _gain(trials, best, tables, stop)
        if gain > error and round(1000 * gain) >= LEAST_GAIN:
            return Judgement(tried, best, gain, error)
    return Judgement(tried, 0, 0.0, 0.0)


def _gain(trials: Trials, best: int, tables: int, stop: Callable[[], bool]) -> tuple[float, float]:
    """By how much a course is better than the one that was taken, on tables on which none was
    tried yet; with the standard error of that."""
    gains: list[float] = []
    for number in range(tables, 2 * tables):
        if len(gains) >= _LEAST and stop():
            break
        gains.append(trials.worth(best, number) - trials.worth(0, number))
    times = len(gains)
    gain = sum(gains) / times
    spread = sum([(each - gain) ** 2 for each in gains]) / (times - 1)
    return gain, sqrt(spread / times)
