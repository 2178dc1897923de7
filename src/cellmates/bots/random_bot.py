"""A bot that picks at random: the baseline."""

from collections.abc import Container
from typing import Any, ClassVar

from cellmates.bots.bot import EVERY_KIND, Bot
from cellmates.kernel.table import Decision


class RandomBot(Bot):
    """Takes any option without looking, says nothing, and plays every game there is."""

    foresees: ClassVar[Container[str]] = EVERY_KIND

    def foreseen(self, decision: Decision) -> int | None:
        return self.any_of(decision.options)

    def pick(self, view: dict[str, Any], decision: Decision) -> int:
        return self.any_of(decision.options)
