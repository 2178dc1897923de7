"""What a coach says, as it crosses the wire."""

from typing import Any, Literal

from msgspec import Struct

Verdict = Literal["clear", "close", "risky", "plain"]


class AdviceSentence(Struct):
    """Something that a coach says: a line of the game's table of words, and its details."""

    kind: str
    data: dict[str, Any]


class RankedOption(Struct):
    """An option, and what it is worth: with an `error` the chance of winning, from 0 to 1; without
    one a number in the coach's own measure."""

    option: int
    value: float | None
    error: float | None = None


class Warning(Struct):
    """A danger, or a choice that brings nothing: the options that lead there, and why."""

    options: list[int]
    why: AdviceSentence


class Hinted(Struct, tag="hint"):
    """What a coach says about the question that a seat is asked."""

    number: int
    goal: AdviceSentence | None
    ranked: list[RankedOption]
    suggestion: int
    verdict: Verdict
    reasons: list[AdviceSentence]
    warnings: list[Warning]
