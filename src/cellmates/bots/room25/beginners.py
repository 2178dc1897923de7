"""Beginners at Room 25: they see what a careful player sees, and do not always choose the best."""

from typing import Any, ClassVar, Final

from cellmates.bots.room25.careful import CarefulBot
from cellmates.bots.room25.choosing import choice, promised, sensible
from cellmates.bots.room25.memory import COLOUR_OF, UNKNOWN
from cellmates.bots.room25.prices import EXTRA
from cellmates.bots.room25.sight import Sight
from cellmates.bots.softly import softly
from cellmates.kernel.table import Decision
from cellmates.room25.board import NEIGHBOUR
from cellmates.room25.names import CHARACTER_NUMBERS, DARK, KEY, LOOK, RED, ROOM_25, VORTEX
from cellmates.room25.options import MOVE_TO

WAY_OUT: Final = 100.0
"""Where so much is to be had, the way out is at hand, and nobody does anything else first."""

NUISANCE: Final = 5
"""Passing through a room that costs so much is no slip that anybody makes who knows it."""


class BeginnerBot(CarefulBot):
    """A careful player who takes the next best now and then; never what is much worse, never a step
    into a room that it knows to be dangerous, or by mistake into an unpleasant one, and never
    anything else than what it has promised, or than a step to the key or to Room 25."""

    warmth: ClassVar[float]  # in tenths of a step, as all prices
    reach: ClassVar[float]

    def pick(self, view: dict[str, Any], decision: Decision) -> int:
        sight = self._see(view)
        found = sensible(sight, decision)
        best = choice(sight, decision)
        if best not in found or found[best] > WAY_OUT:
            return best
        if decision.kind == "move":
            room = _entered(sight, decision, best)
            if room == ROOM_25 or (room == KEY and not sight.key_used):
                return best
            found = {
                option: value
                for option, value in found.items()
                if _may_enter(sight, decision, option, option == best)
            } or {best: 0.0}
        kept = promised(sight, decision)
        word = {option: value for option, value in found.items() if option in kept}
        return softly(word or found, self.random, self.warmth, self.reach)


def _may_enter(sight: Sight, decision: Decision, option: int, best: bool) -> bool:
    """Whether to think of a step into a room: not into what is known to be dangerous; into what
    costs something, or takes a Look that is still to come, only if it is the best way."""
    room = _entered(sight, decision, option)
    if room == UNKNOWN:
        return True
    if COLOUR_OF[room] == RED or room == VORTEX:
        return False
    darkened = room == DARK and LOOK in sight.program(CHARACTER_NUMBERS[decision.about])
    return best or not (darkened or EXTRA[room] >= NUISANCE)


def _entered(sight: Sight, decision: Decision, option: int) -> int:
    """The room into which a step leads, as far as it is known."""
    here = sight.cell(CHARACTER_NUMBERS[decision.about])
    return sight.room[sight.tile_at[NEIGHBOUR[here * 4 + option - MOVE_TO]]]


class RookieBot(BeginnerBot):
    """Often takes the next best option."""

    warmth: ClassVar[float] = 15.0
    reach: ClassVar[float] = 36.0


class RegularBot(BeginnerBot):
    """Seldom takes the next best option."""

    warmth: ClassVar[float] = 7.0
    reach: ClassVar[float] = 22.0
