"""The bots of Room 25 that think: careful ones that try their choices out on imagined tables."""

from typing import Any, ClassVar

from cellmates.bots.room25.careful import CarefulBot
from cellmates.bots.room25.search import Effort, Searcher
from cellmates.kernel.table import Decision
from cellmates.room25.table import Room25Table

SHREWD = Effort(tables=16, options=3, joint_tables=8, joint_options=5)
MASTERMIND = Effort(tables=32, options=4, joint_tables=16, joint_options=7)


class ThinkingBot(CarefulBot):
    """Talks and remembers like a careful player, and thinks before it acts."""

    imagines: ClassVar[bool] = True
    effort: ClassVar[Effort] = SHREWD

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self.searcher = Searcher(seed, self.effort)

    def pick(self, view: dict[str, Any], decision: Decision) -> int:
        t = self.imagined
        assert isinstance(t, Room25Table)
        return self.searcher.choose(t, self._see(view), decision)[0].option


class ShrewdBot(ThinkingBot):
    """A short thought before every choice."""


class MastermindBot(ThinkingBot):
    """A long one."""

    effort: ClassVar[Effort] = MASTERMIND
