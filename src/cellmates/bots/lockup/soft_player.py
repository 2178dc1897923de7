"""The player of imagined games that are played out: careful, but not always right."""

from typing import Final

from cellmates.bots.lockup.choosing import CarefulPlayer
from cellmates.bots.lockup.odds import Odds
from cellmates.bots.lockup.plans import blurred_plan
from cellmates.bots.lockup.sight import Sight
from cellmates.lockup.options import PASS

BLUR: Final = 0.7
"""By how much the players of a rollout misjudge locations, as a power of e: as regulars do. Careful
players would all do the same every time, and one future would count as certain."""


class SoftPlayer(CarefulPlayer):
    """A careful player who misjudges what locations are worth."""

    def _roll_call(self, sight: Sight, options: tuple[int, ...]) -> int:
        self.orders = []
        if options == (PASS,):
            return PASS
        odds = Odds(sight, len(sight.tokens) - 1)
        plan = blurred_plan(sight, odds, options, self.random, BLUR)
        if plan is None:
            return super()._roll_call(sight, options)
        if self.planned != sight.round:  # its prospects are reckoned when asked for
            self.planned, self.prospects, self.first_turn = sight.round, None, True
        self.orders = plan.orders
        return plan.option
