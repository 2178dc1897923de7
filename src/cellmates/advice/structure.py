"""What advice is made of: plain data, which terminal and page put into words."""

from typing import Any, Literal, NamedTuple

Verdict = Literal["clear", "close", "risky", "plain"]
"""Far better than the rest; hardly better; dangerous and still the best; nothing to compare."""


class Sentence(NamedTuple):
    """A line of `[advice]` in the game's `words.toml`, and the details that it tells."""

    kind: str
    data: dict[str, Any]


class RankedOption(NamedTuple):
    """An option, and what it is worth in the evaluation's own measure, if it has one."""

    option: int
    value: float | None


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
    """Why: two at most."""

    warnings: list[Warned]
