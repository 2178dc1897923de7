"""Table talk: what to claim, and whom to accuse."""

from collections.abc import Callable

from cellmates.bots.room25.memory import COLOUR_OF, UNKNOWN
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import Sight
from cellmates.room25.names import BLUE, GREEN, RED, YELLOW
from cellmates.room25.options import ACCUSE, CLAIM

SURE = 2.0
"""How much must speak against somebody before one says so."""


def remark(
    sight: Sight, sides: Sides, phrases: tuple[int, ...], random: Callable[[], float]
) -> int | None:
    """The next thing to say, if there is one."""
    if not sight.rules["sharing"]:
        return None
    memory = sight.memory
    for tile in range(25):
        room = sight.room[tile]
        if room != UNKNOWN and tile not in memory.public and tile not in memory.told:
            memory.told.add(tile)
            colour = COLOUR_OF[room]
            if sides.guard:
                colour = _lie(colour, random)
            option = CLAIM + sight.cell_of[tile] * 5 + colour
            if option in phrases:
                return option
    for who in sight.people:
        if who not in sight.mine and who not in memory.accused and memory.evidence[who] >= SURE:
            memory.accused.add(who)
            if not sides.guard and ACCUSE + who in phrases:
                return ACCUSE + who
    return None


def _lie(colour: int, random: Callable[[], float]) -> int:
    """What a guard says of a colour: often the truth, never of the way out."""
    if colour == BLUE:
        return RED if random() < 0.5 else YELLOW
    if random() < 0.5:
        return colour
    if colour == RED:
        return GREEN if random() < 0.7 else YELLOW
    return RED
