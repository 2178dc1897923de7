"""The careful bot of Room 25: what it remembers and says. As a guard it never shows itself."""

from collections.abc import Container, Sequence
from typing import Any, ClassVar, cast

from cellmates.bots.bot import Bot
from cellmates.bots.room25 import talk
from cellmates.bots.room25.choosing import choice, worths
from cellmates.bots.room25.foresight import NextStep
from cellmates.bots.room25.memory import Memory
from cellmates.bots.room25.proposals import foreseen_slides
from cellmates.bots.room25.second_thoughts import has_spoken_of_plans
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import Sight, TableSight
from cellmates.bots.room25.temperament import temperament_of
from cellmates.kernel.event import Event
from cellmates.kernel.table import Decision
from cellmates.room25.names import CHARACTER_NUMBERS
from cellmates.room25.table import Room25Table
from cellmates.room25.views import View

Shown = dict[str, Any] | Room25Table
"""What a bot is shown: a view, or a sketch."""


class CarefulBot(Bot):
    """Plays any mode of Room 25 sensibly, for one seat."""

    reads_sketches: ClassVar[bool] = True
    speaks: ClassVar[Container[str]] = ("move", "control")

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self.memory = Memory()
        self.latest: Sight | None = None
        self.temperament = ""  # that of its character

    def behave(self, temperament: str) -> None:
        self.temperament = temperament

    def begin(self, view: dict[str, Any]) -> None:
        self._see(view)

    def pick(self, view: Shown, decision: Decision) -> int:
        return choice(self._see(view), decision)

    def _see(self, view: Shown) -> Sight:
        """Look a view or a sketch over, unless it is the one just looked at."""
        if self.latest is None or self.latest.shown is not view:
            first = not self.memory.begun
            self.latest = sight = self._sight(view)
            if first:
                self.memory.temper = temperament_of(sight.mine[0], self.temperament)
        return self.latest

    def _sight(self, view: Shown) -> Sight:
        memory = self.memory
        if isinstance(view, dict):
            return Sight(cast(View, view), memory)
        assert memory.seat is not None  # a bot begins with a view
        return TableSight(view, memory.seat, memory)

    def weigh(self, view: Shown, decision: Decision) -> dict[int, float]:
        return worths(self._see(view), decision)

    def hear(self, news: Sequence[Event]) -> None:
        self.memory.follow(news)

    def talk(self, view: Shown, phrases: tuple[int, ...]) -> int | None:
        sight = self._see(view)
        step = self._step(view, sight)
        found = talk.remark(sight, Sides(sight), phrases, self.random, self._ideas, step)
        if found is not None:
            sight.say(found)
        return found

    def _step(self, view: Shown, sight: Sight) -> NextStep | None:
        """The step or slide that comes next, if a word of its own might be broken by it."""
        asked = self.asked
        if asked is None or asked.kind not in self.speaks or not has_spoken_of_plans(sight):
            return None
        return NextStep(CHARACTER_NUMBERS[asked.about], self.pick(view, asked))

    def _ideas(self, sight: Sight, sides: Sides) -> list[int]:
        """What it would propose if it has nothing more pressing to say, the best first."""
        return foreseen_slides(sight, sides)
