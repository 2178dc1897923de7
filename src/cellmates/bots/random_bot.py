"""The bot to be better than."""

from typing import Any

from cellmates.bots.bot import Bot
from cellmates.kernel.table import Decision


class RandomBot(Bot):
    """Takes any option, says nothing, and plays every game there is."""

    def pick(self, view: dict[str, Any], decision: Decision) -> int:
        return self.any_of(decision.options)
