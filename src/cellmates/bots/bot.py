"""What a bot is: it is shown a view and a decision, and picks an option."""

from collections.abc import Callable, Container, Sequence
from random import Random
from typing import Any, ClassVar

from cellmates.kernel.event import Event
from cellmates.kernel.table import Decision, Table


class _EveryKind:
    def __contains__(self, kind: object) -> bool:
        return True


EVERY_KIND: Container[str] = _EveryKind()
"""For `foresees`: the bot never needs a view."""


def go_on() -> bool:
    """For `Bot.stop`: nobody is in a hurry."""
    return False


class Bot:
    """A player for one seat and one game; it may remember things from call to call.

    Only `pick` has to be there. Hosts call the other methods if a bot has its own.
    """

    foresees: ClassVar[Container[str]] = ()
    """The kinds of decisions for which `foreseen` is asked before a view is made."""

    speaks: ClassVar[Container[str]] = ()
    """The kinds of decisions before which it may talk although nobody else is asked."""

    imagines: ClassVar[bool] = False
    """Whether it wants an `imagined` table with every decision and every turn to speak."""

    reads_sketches: ClassVar[bool] = False
    """Whether it may be shown a sketch (`Table.sketch`) instead of a view, which saves making
    views where host and bot share a process. Each class says so for itself: one that derives from
    it may want to read views."""

    imagined: Table | None = None
    """A table that the seat cannot tell from the real one, drawn by chance. Hosts set it."""

    seconds: float | None = None
    """How long it may think about this turn; None: as long as it likes. Hosts set it."""

    asked: Decision | None = None
    """What it has to decide in this turn; nothing: it may only speak. Hosts set it."""

    share: float = 1.0
    """The part of its usual work that it may do for this turn; 0: no trials at all. Hosts set it,
    less than 1 where many bots think at once."""

    def __init__(self, seed: bytes) -> None:
        self.random = Random(seed).random
        self.stop: Callable[[], bool] = go_on
        """Asked while it thinks: whether it has to come to an end now. Hosts set it."""

    def prepare(self, config: Any) -> None:
        """What was agreed before the game, for a bot that has to know more of it than views say."""

    def behave(self, temperament: str) -> None:
        """Take on a temperament; without one a bot has that of the character it plays."""
        raise ValueError(f"{type(self).__name__} has no temperament")

    def begin(self, view: dict[str, Any]) -> None:
        """What the seat sees before anything has happened of which `hear` will tell."""

    def foreseen(self, decision: Decision) -> int | None:
        """The answer to a decision thought through before, or nothing; it needs no new view."""
        return None

    def pick(self, view: dict[str, Any], decision: Decision) -> int:
        """One of the decision's options."""
        raise NotImplementedError

    def weigh(self, view: dict[str, Any], decision: Decision) -> dict[int, float]:
        """What options are worth in the bot's own measure, more being better; those left out it
        does not compare. Asked by advisors only, right before `pick`."""
        return {}

    def errors(self) -> dict[int, float]:
        """The standard errors of what `weigh` has just said, where it said chances of winning."""
        return {}

    def hear(self, news: Sequence[Event]) -> None:
        """What came of one choice at the table, as far as the seat may know."""

    def talk(self, view: dict[str, Any], phrases: tuple[int, ...]) -> int | None:
        """What to say now, or nothing."""
        return None

    def speechless(self) -> bool:
        """Whether it would say nothing now, by what it has heard; asked before a view is made for
        nothing but `talk`."""
        return False

    def unasked(self, view: dict[str, Any], may: tuple[int, ...]) -> int | None:
        """What to do now although nobody asked, or nothing."""
        return None

    def any_of(self, options: tuple[int, ...]) -> int:
        """An option at random, all equally likely."""
        return options[int(self.random() * len(options))]
