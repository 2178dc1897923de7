"""Beginners at Lockup: they misjudge what a location is worth, and take the next best at times."""

from typing import Any, ClassVar, cast

from cellmates.bots.lockup.careful import CarefulBot
from cellmates.bots.lockup.odds import Odds
from cellmates.bots.lockup.plans import blurred_plan
from cellmates.bots.softly import softly
from cellmates.kernel.table import Decision
from cellmates.lockup.options import PASS
from cellmates.lockup.views import View


class BeginnerBot(CarefulBot):
    """A careful player who misjudges what locations are worth (`blur`) and takes the next best
    option now and then."""

    blur: ClassVar[float]
    warmth: ClassVar[float]  # in stars
    reach: ClassVar[float]

    def pick(self, view: dict[str, Any], decision: Decision) -> int:
        found = self.weigh(view, decision)
        best = super().pick(view, decision)
        if decision.kind == "roll_call" and best != PASS:
            return self._somewhere(cast(View, view), decision, best)
        return softly(found, self.random, self.warmth, self.reach) if best in found else best

    def _somewhere(self, view: View, decision: Decision, best: int) -> int:
        if view["cards"] != self.player.lore.name:
            return best
        sight = self.player.sight(view)
        odds = Odds(sight, len(sight.tokens) - 1)
        plan = blurred_plan(sight, odds, decision.options, self.random, self.blur)
        if plan is None:
            return best
        self.player.orders = plan.orders
        return plan.option


class RookieBot(BeginnerBot):
    """Misjudges much, and often takes the next best."""

    blur: ClassVar[float] = 1.6
    warmth: ClassVar[float] = 2.0
    reach: ClassVar[float] = 5.0


class RegularBot(BeginnerBot):
    """Misjudges a little, and seldom takes the next best."""

    blur: ClassVar[float] = 0.7
    warmth: ClassVar[float] = 0.7
    reach: ClassVar[float] = 2.0
