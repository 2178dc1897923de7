"""A guard's own decisions."""

from typing import Final

from cellmates.bots.room25.routes import APART
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import Sight

ABOUT: Final = 3
"""From so far away one comes to Room 25 in a round or two."""


def reveals(sight: Sight, sides: Sides) -> bool:
    """Whether to show one's role: when prisoners gather and one is about, free actions are worth
    more than cover."""
    exit_tile = sight.exit_tile
    if not sides.hostile or exit_tile < 0:
        return False
    cell = sight.cell_of[exit_tile]
    near = [
        who
        for who in sight.people
        if sight.lives(who) and who not in sight.mine and APART[sight.cell(who)][cell] <= 1
    ]
    about = any(APART[sight.cell(who)][cell] <= ABOUT for who in sight.mine if sight.lives(who))
    return len(near) >= 2 and about
