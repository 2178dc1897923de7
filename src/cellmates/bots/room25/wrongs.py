"""Pushes that one suffers: which of them are no favour, and for how long one resents them."""

from typing import Final

from cellmates.bots.room25.favours import Shove
from cellmates.bots.room25.memory import COLOUR_OF, UNKNOWN
from cellmates.bots.room25.routes import APART
from cellmates.bots.room25.sides import FELLOW, Sides
from cellmates.bots.room25.sight import Sight
from cellmates.room25.names import RED

SULKS: Final = 2
"""For so many rounds after a push one agrees to nothing that whoever has pushed proposes."""


def protests(sight: Sight, sides: Sides) -> int:
    """Whom one accuses at once, as he has pushed somebody of this seat and may be a guard; or
    UNKNOWN. A guard does as if, but for the other guard."""
    shove = sight.memory.shove
    if shove is None or not sides.hidden_roles or sight.memory.rounds > shove.round + 1:
        return UNKNOWN
    odds = sides.guard_odds[shove.by]
    if (odds >= FELLOW if sides.guard else odds == 0) or not sight.lives(shove.by):
        return UNKNOWN
    return shove.by if is_wrong(sight, shove) else UNKNOWN


def resents(sight: Sight, seat: int) -> bool:
    """Whether one has not got over a push by somebody of a seat."""
    shove = sight.memory.shoves.get(seat)
    if shove is None or sight.memory.rounds > shove.round + SULKS:
        return False
    return is_wrong(sight, shove)


def is_wrong(sight: Sight, shove: Shove) -> bool:
    """Whether a push was not plainly good for who suffered it: out of a red room, to where somebody
    wanted to meet, or into the open Room 25 or nearer to it."""
    left = sight.room[shove.left]
    if shove.meant or (left != UNKNOWN and COLOUR_OF[left] == RED):
        return False
    exit_tile = sight.exit_tile
    if exit_tile == UNKNOWN or not sight.up[exit_tile]:
        return True
    near = APART[sight.cell_of[exit_tile]]
    return near[sight.cell_of[shove.entered]] >= near[sight.cell_of[shove.left]]
