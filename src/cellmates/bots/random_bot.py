"""A bot that picks at random: the baseline."""

from typing import Any

from cellmates.bots.bot import EVERY_KIND, Bot
from cellmates.kernel.table import Decision


class RandomBot(Bot):
    """Takes any option without looking, says nothing, and plays every game there is."""

    foresees = EVERY_KIND

    def foreseen(self, decision: Decision) -> int | None:
        return self.any_of(decision.options)

    def pick(self, view: dict[str, Any], decision: Decision) -> int:
        return self.any_of(decision.options)
