"""Beginners at Room 25: they see what a careful player sees, and do not always choose the best."""

from typing import Any, ClassVar

from cellmates.bots.room25.careful import CarefulBot
from cellmates.bots.room25.choosing import choice, sensible
from cellmates.bots.softly import softly
from cellmates.kernel.table import Decision


class BeginnerBot(CarefulBot):
    """A careful player who takes the next best now and then; never what is much worse."""

    warmth: ClassVar[float]  # in tenths of a step, as all prices
    reach: ClassVar[float]

    def pick(self, view: dict[str, Any], decision: Decision) -> int:
        sight = self._see(view)
        found = sensible(sight, decision)
        best = choice(sight, decision)
        if best not in found:
            return best
        return softly(found, self.random, self.warmth, self.reach)


class RookieBot(BeginnerBot):
    """Often takes the next best option."""

    warmth: ClassVar[float] = 12.0
    reach: ClassVar[float] = 30.0


class RegularBot(BeginnerBot):
    """Seldom takes the next best option."""

    warmth: ClassVar[float] = 7.0
    reach: ClassVar[float] = 20.0
