"""Alone against the guards: which of their cards to turn up."""

from cellmates.bots.lockup.sight import Sight
from cellmates.lockup.names import CHOW_HALL, YARD
from cellmates.lockup.options import TURN_UP

_INTEREST = {CHOW_HALL: 6, YARD: 5, 1: 3, 2: 4, 3: 4, 4: 2, 6: 1}


def guard_to_turn_up(sight: Sight, options: tuple[int, ...]) -> int:
    """The guard where knowing helps most: an open location for which much is at stake."""
    closed = sight.mine["closed"]
    from cellmates.lockup.names import LOCATIONS

    def interest(option: int) -> int:
        place = option - TURN_UP
        return _INTEREST[place] - (10 if LOCATIONS[place] in closed else 0)

    return max(options, key=interest)
