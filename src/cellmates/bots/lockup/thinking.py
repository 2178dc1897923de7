"""The bots of Lockup that think: careful ones that try their choices out on imagined tables."""

from typing import Any, ClassVar, cast

from cellmates.bots.lockup.careful import CarefulBot
from cellmates.bots.lockup.plans import RollCallPlan
from cellmates.bots.lockup.search import Effort, Searcher, searched
from cellmates.bots.lockup.sight import Sight
from cellmates.kernel.table import Decision
from cellmates.lockup.options import PASS
from cellmates.lockup.table import LockupTable
from cellmates.lockup.views import View

SHREWD = Effort(tables=8, options=4, night_tables=4, night_options=3)
MASTERMIND = Effort(tables=24, options=5, night_tables=12, night_options=4)


class ThinkingBot(CarefulBot):
    """A careful bot that tries its best options out on imagined tables and takes the best."""

    imagines: ClassVar[bool] = True
    effort: ClassVar[Effort] = SHREWD

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self.searcher = Searcher(seed, self.effort)

    def pick(self, view: dict[str, Any], decision: Decision) -> int:
        first = super().pick(view, decision)
        player = self.player
        t = self.imagined
        assert isinstance(t, LockupTable)
        seen = cast(View, view)
        if seen["cards"] != self.player.lore.name or len(decision.options) == 1:
            return first
        if decision.kind == "roll_call":
            if first == PASS:
                return first
            sight = Sight(seen, self.player.lore)
            plan, _ = self.searcher.plan(
                t, sight, RollCallPlan(first, list(player.orders)), decision.options, player.lore
            )
            player.orders = list(plan.orders)
            return plan.option
        if not searched(decision):
            return first
        assert seen["seat"] is not None
        worths = player.weigh(seen, decision)
        tried = self.searcher.choose(t, seen["seat"], decision, first, worths, player.lore)
        return tried[0].option


class ShrewdBot(ThinkingBot):
    """Tries a few options on a few tables (`SHREWD`)."""


class MastermindBot(ThinkingBot):
    """Tries more options on more tables (`MASTERMIND`)."""

    effort: ClassVar[Effort] = MASTERMIND
