"""Playing a table of Lockup on by players who do not always do the best; what comes after is told
by the stars that a fitted value foretells."""

from math import exp
from random import Random
from typing import Final

from cellmates.bots.lockup.choosing import CarefulPlayer
from cellmates.bots.lockup.lore import Lore
from cellmates.bots.lockup.soft_player import SoftPlayer
from cellmates.bots.lockup.value import forecast, worth
from cellmates.lockup.names import ROUNDS
from cellmates.lockup.table import LockupTable

SPREADS: Final = (26.0, 26.0, 26.0, 12.0, 9.5, 8.0, 6.0)
"""By round that begins: how many stars of a foretold lead make somebody e times as likely to win.
Fitted by `python -m benchmarks.analysis --fit-lockup`."""


def shares(t: LockupTable) -> list[float]:
    """How likely each crew wins when a round begins or the game is over; alone, how likely the
    guards are beaten."""
    if t.outcome is not None:
        winners = t.outcome.winners
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(t.seats)]
    if t.seats == 1:
        return [worth(t, 0)]
    stars = forecast(t)
    most = max(stars)
    spread = SPREADS[min(t.round_number, ROUNDS)]
    weights = [exp((each - most) / spread) for each in stars]
    total = sum(weights)
    return [weight / total for weight in weights]


def soft_crews(seats: int, lore: Lore, random: Random) -> list[CarefulPlayer]:
    """A player for each crew."""
    return [SoftPlayer(random.random, lore) for _ in range(seats)]


def play_on(t: LockupTable, crews: list[CarefulPlayer], rounds: int) -> None:
    """Play to the end of so many rounds; after the last one, to the end of the game."""
    until = t.round_number + rounds
    while t.outcome is None and (t.round_number < until or t.round_number > ROUNDS):
        for seat in t.waiting:
            t.choose(seat, crews[seat].pick_imagined(t, t.asked(seat)))
            if t.over:
                break
