"""The bots of Lockup that think: careful ones that try their choices out on imagined tables."""

from collections.abc import Container
from typing import Any, ClassVar, NamedTuple, cast

from cellmates.bots.comparing import Tried
from cellmates.bots.lockup.careful import CarefulBot
from cellmates.bots.lockup.plans import RollCallPlan
from cellmates.bots.lockup.search import Effort, Searcher, searched
from cellmates.kernel.table import Decision
from cellmates.lockup.options import PASS
from cellmates.lockup.table import LockupTable
from cellmates.lockup.views import View

SHREWD = Effort(tables=8, options=4, night_tables=4, night_options=3)
MASTERMIND = Effort(tables=24, options=5, night_tables=12, night_options=4)


class Thought(NamedTuple):
    """What came of a trial: an option, the tokens to lay down after it, and all that was tried."""

    option: int
    orders: list[int]
    tried: dict[int, Tried]


class ThinkingBot(CarefulBot):
    """A careful bot that tries its best options out on imagined tables and takes the best."""

    imagines: ClassVar[bool] = True
    foresees: ClassVar[Container[str]] = ("token",)  # whether to play a tome is tried out
    effort: ClassVar[Effort] = SHREWD

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self.searcher = Searcher(seed, self.effort)
        self.thought: tuple[dict[str, Any], Thought] | None = None  # of `weigh`, for `pick`

    def pick(self, view: dict[str, Any], decision: Decision) -> int:
        if self.thought is None or self.thought[0] is not view:
            self.thought = (view, self._think(view, decision))
        thought = self.thought[1]
        self.player.orders = list(thought.orders)
        return thought.option

    def weigh(self, view: dict[str, Any], decision: Decision) -> dict[int, float]:
        """How likely the crew wins by each option tried; `pick` goes by the same trial."""
        self.thought = (view, self._think(view, decision))
        return {option: each.worth for option, each in self.thought[1].tried.items()}

    def errors(self) -> dict[int, float]:
        tried = {} if self.thought is None else self.thought[1].tried
        return {option: each.error for option, each in tried.items()}

    def _think(self, view: dict[str, Any], decision: Decision) -> Thought:
        first = super().pick(view, decision)
        player, searcher, t = self.player, self.searcher, self.imagined
        searcher.effort = self.effort.part(self.share)
        searcher.stop = self.stop
        careful = Thought(first, list(player.orders), {})
        seen = cast(View, view)
        if seen["cards"] != player.lore.name or len(decision.options) == 1 or first == PASS:
            return careful
        if searcher.effort.tables == 0:
            return careful
        assert isinstance(t, LockupTable)
        if decision.kind == "roll_call":
            sight = player.sight(seen)
            plan = RollCallPlan(first, careful.orders)
            options = (first,) if player.firm else decision.options  # it is on its way
            best, tried = searcher.plan(t, sight, plan, options, player.lore)
            return Thought(best.option, list(best.orders), tried)
        if decision.kind == "window":
            timely = player.timely(seen, decision.options)
            decision = Decision(decision.kind, decision.about, timely)
        if not searched(decision):
            return careful
        assert seen["seat"] is not None
        worths = player.weigh(seen, decision)
        found = searcher.choose(t, seen["seat"], decision, first, worths, player.lore)
        tried = {each.option: each for each in found if each.times}
        return Thought(found[0].option, careful.orders, tried)


class ShrewdBot(ThinkingBot):
    """Tries a few options on a few tables (`SHREWD`)."""


class MastermindBot(ThinkingBot):
    """Tries more options on more tables (`MASTERMIND`)."""

    effort: ClassVar[Effort] = MASTERMIND
