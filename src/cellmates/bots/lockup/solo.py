"""Alone against the guards: which of their cards to turn up."""

from cellmates.bots.lockup.rollcall import Prospects
from cellmates.bots.lockup.sight import Sight
from cellmates.lockup.options import TURN_UP


def guard_to_turn_up(prospects: Prospects, sight: Sight, options: tuple[int, ...]) -> int:
    """The guard where knowing helps most: at an open location for which much is at stake."""
    closed = sight.closed[sight.me]

    def interest(option: int) -> float:
        place = option - TURN_UP
        stake = prospects.gap(place)
        return stake - (100.0 if closed >> place & 1 else 0.0)

    return max(options, key=interest)
