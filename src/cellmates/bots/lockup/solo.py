"""Alone against the guards: which of their cards to turn up."""

from cellmates.bots.lockup.rollcall import Prospects
from cellmates.bots.lockup.sight import Sight
from cellmates.lockup.names import LOCATIONS
from cellmates.lockup.options import TURN_UP


def guard_to_turn_up(prospects: Prospects, sight: Sight, options: tuple[int, ...]) -> int:
    """The guard where knowing helps most: at an open location for which much is at stake."""
    closed = sight.mine["closed"]

    def interest(option: int) -> float:
        place = option - TURN_UP
        stake = prospects.gap(place)
        return stake - (100.0 if LOCATIONS[place] in closed else 0.0)

    return max(options, key=interest)
