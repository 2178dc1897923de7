"""What advice is made of: plain data, which terminal and page put into words."""

from typing import Any, Literal, NamedTuple

Verdict = Literal["clear", "close", "risky", "plain"]
"""Far better than the rest; hardly better; dangerous and still the best; nothing to compare."""

ANYHOW = "reason_plan"
"""Said of an option that nothing in particular speaks for; after a choice it is left out."""


class Sentence(NamedTuple):
    """A line of `[advice]` in the game's `words.toml`, and the details that it tells."""

    kind: str
    data: dict[str, Any]


class RankedOption(NamedTuple):
    """An option, and what it is worth. With a standard `error` that is the chance of winning, from
    0 to 1; without one it is in the evaluation's own measure."""

    option: int
    value: float | None
    error: float | None = None


class Warned(NamedTuple):
    """A danger, or a choice that brings nothing: the options that lead to it, and why.

    No options: it threatens whatever is chosen.
    """

    options: tuple[int, ...]
    why: Sentence


class Advice(NamedTuple):
    """All that a coach has to say about one question."""

    goal: Sentence | None
    """What this round is about."""

    ranked: list[RankedOption]
    """The options that were weighed, the best first."""

    suggestion: int
    """The option that the evaluation would take."""

    verdict: Verdict
    """How clear that is."""

    reasons: list[Sentence]
    """Why: the chance of winning, where it is known, and two reasons at most."""

    warnings: list[Warned]


class MadeChoice(NamedTuple):
    """A choice that is being looked at: who makes it, and what comes right after it."""

    seat: int
    option: int
    next: list[int]  # the next options that the same seat takes


class TriedOption(NamedTuple):
    """An option that was played out on imagined tables, with what the same seat does right after
    it: how likely the seat wins by it, the standard error of that, and on how many tables."""

    option: int
    then: tuple[int, ...]
    chance: float
    error: float
    times: int


class Review(NamedTuple):
    """How a choice compares with what else could be done, by what its seat could know."""

    made: TriedOption
    others: list[TriedOption]  # the likeliest to win first
    better: int | None  # the option of the best of them, where it is surely better
    gain: float  # by how much
    error: float  # the standard error of that
    line: list[int]  # what the seat would most likely do after the better one
    reasons: list[Sentence]  # what speaks for the better one
    hiding: float | None  # what it was worth to hide something; None: nothing was hidden
