"""Beginners at Room 25: they see what a careful player sees, and do not always choose the best."""

from typing import Any, ClassVar

from cellmates.bots.room25.careful import CarefulBot
from cellmates.bots.room25.choosing import choice, sensible
from cellmates.bots.room25.memory import COLOUR_OF, UNKNOWN
from cellmates.bots.room25.sight import Sight
from cellmates.bots.softly import softly
from cellmates.kernel.table import Decision
from cellmates.room25.board import NEIGHBOUR
from cellmates.room25.names import CHARACTER_NUMBERS, RED, VORTEX
from cellmates.room25.options import MOVE_TO


class BeginnerBot(CarefulBot):
    """A careful player who takes the next best now and then; never what is much worse, and never
    by mistake a step into a room that it knows to be dangerous."""

    warmth: ClassVar[float]  # in tenths of a step, as all prices
    reach: ClassVar[float]
    timid: ClassVar[bool] = False  # it keeps out of such rooms even where they are the best way

    def pick(self, view: dict[str, Any], decision: Decision) -> int:
        sight = self._see(view)
        found = sensible(sight, decision)
        best = choice(sight, decision)
        if best not in found:
            return best
        if decision.kind == "move":
            found = {
                option: value
                for option, value in found.items()
                if (option == best and not self.timid) or not _is_dangerous(sight, decision, option)
            } or {best: 0.0}
        return softly(found, self.random, self.warmth, self.reach)


def _is_dangerous(sight: Sight, decision: Decision, option: int) -> bool:
    """Whether a step leads into a room that is known to be red, or to a Vortex."""
    here = sight.cell(CHARACTER_NUMBERS[decision.about])
    room = sight.room[sight.tile_at[NEIGHBOUR[here * 4 + option - MOVE_TO]]]
    return room != UNKNOWN and (COLOUR_OF[room] == RED or room == VORTEX)


class RookieBot(BeginnerBot):
    """Often takes the next best option, and shuns every room that is known to be dangerous."""

    warmth: ClassVar[float] = 12.0
    reach: ClassVar[float] = 30.0
    timid: ClassVar[bool] = True


class RegularBot(BeginnerBot):
    """Seldom takes the next best option."""

    warmth: ClassVar[float] = 7.0
    reach: ClassVar[float] = 20.0
