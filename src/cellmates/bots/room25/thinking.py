"""The bots of Room 25 that think: careful ones that try their choices out on imagined tables."""

from typing import ClassVar

from cellmates.bots.comparing import Tried
from cellmates.bots.room25.careful import CarefulBot, Shown
from cellmates.bots.room25.search import Effort, Searcher
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import Sight
from cellmates.kernel.table import Decision
from cellmates.room25.table import Room25Table

SHREWD = Effort(tables=20, options=4, joint_tables=0, joint_options=0)
"""Looks to the end of the round, and plans for itself alone."""

MASTERMIND = Effort(
    tables=48,
    options=6,
    joint_tables=24,
    joint_options=8,
    rounds=2,
    joint_alone=(48, 2),
)
"""Looks a round further, and plans for all where all win together."""


class ThinkingBot(CarefulBot):
    """A careful bot that tries its best options out on imagined tables and takes the best."""

    imagines: ClassVar[bool] = True
    effort: ClassVar[Effort] = SHREWD

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self.searcher = Searcher(seed, self.effort)
        self.thought: tuple[Shown, Decision, list[Tried]] | None = None  # the latest

    def pick(self, view: Shown, decision: Decision) -> int:
        return self._think(view, decision)[0].option

    def weigh(self, view: Shown, decision: Decision) -> dict[int, float]:
        """How likely the seat wins by each option tried; `pick` goes by the same trial."""
        self.thought = None
        tried = self._think(view, decision)
        return {each.option: each.worth for each in tried if each.times}

    def errors(self) -> dict[int, float]:
        tried = self.thought[2] if self.thought is not None else []
        return {each.option: each.error for each in tried if each.times}

    def talk(self, view: Shown, phrases: tuple[int, ...]) -> int | None:
        if phrases:
            sight = self._see(view)
            if sight.rules["together"] and not sight.memory.intended:
                t = self._table()
                self.searcher.plan_ahead(t, sight)  # so that answers fit it
        return super().talk(view, phrases)

    def _ideas(self, sight: Sight, sides: Sides) -> list[int]:
        t = self._table()
        return self.searcher.ideas(t, sight, sides)

    def _table(self) -> Room25Table:
        """The imagined table of this turn, and the searcher set to the work that it may do."""
        t = self.imagined
        assert isinstance(t, Room25Table)
        self.searcher.effort = self.effort.part(self.share)
        self.searcher.stop = self.stop
        return t

    def _think(self, view: Shown, decision: Decision) -> list[Tried]:
        """The options tried, the one to choose first; about the same question it thinks once."""
        known = self.thought
        if known is None or known[0] is not view or known[1] != decision:
            self.thought = known = (view, decision, self._tried(view, decision))
        return known[2]

    def _tried(self, view: Shown, decision: Decision) -> list[Tried]:
        t = self._table()
        sight = self._see(view)
        memory = sight.memory
        if decision.kind == "program" and t.mode.hidden_roles and not memory.forecasts:
            memory.forecasts = self.searcher.forecasts(t, sight)
        return self.searcher.choose(t, sight, decision)


class ShrewdBot(ThinkingBot):
    """Tries a few options on a few tables (`SHREWD`)."""

    reads_sketches: ClassVar[bool] = True


class MastermindBot(ThinkingBot):
    """Tries more options on more tables (`MASTERMIND`)."""

    reads_sketches: ClassVar[bool] = True
    effort: ClassVar[Effort] = MASTERMIND
