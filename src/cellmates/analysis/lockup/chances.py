"""How likely each crew wins when a round is played out by players who do not always do the best,
and the rest is told by the stars that a fitted value foretells."""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from cellmates.analysis.analyst import reach
from cellmates.bots.lockup.choosing import CarefulPlayer
from cellmates.bots.lockup.imagination import imagine
from cellmates.bots.lockup.lore import Lore
from cellmates.bots.lockup.soft_player import SoftPlayer
from cellmates.bots.lockup.value import forecast, worth
from cellmates.kernel.dice import Dice
from cellmates.lockup.names import ROUNDS
from cellmates.lockup.table import LockupTable

ROLLOUTS: Final = 8
"""How often the game is played on."""

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


def crew_futures(t: LockupTable, lore: Lore, dice: Dice, ahead: float) -> list[list[float]]:
    """By rollouts, how likely each crew wins, to somebody who sees all cards and tokens but not
    what is still to be drawn; `ahead`: see `Analyst.futures`."""
    if t.outcome is not None:
        return [shares(t)]
    rows: list[list[float]] = []
    for rounds in reach(ROLLOUTS, ahead):
        luck = dice.fork()
        twin = t.clone()
        twin.dice = luck
        _shuffle(twin, luck)
        _play_on(twin, _crews(t.seats, lore, Random(luck.seed)), rounds)
        rows.append(shares(twin))
    return rows


def _crews(seats: int, lore: Lore, random: Random) -> list[CarefulPlayer]:
    return [SoftPlayer(random.random, lore) for _ in range(seats)]


def _shuffle(t: LockupTable, dice: Dice) -> None:
    """Draw anew what lies in the decks and nobody has seen."""
    t.item_deck = _shuffled(t.item_deck, dice)
    t.goon_deck = _shuffled(t.goon_deck, dice)
    unseen = [title for n, title in enumerate(t.tome_deck) if not t.tome_known[n]]
    dice.shuffle(unseen)
    t.tome_deck = tuple([
        title if t.tome_known[n] else unseen.pop() for n, title in enumerate(t.tome_deck)
    ])  # fmt: skip
    if t.guards >= 0:
        t.guard_deck = _shuffled(t.guard_deck, dice)
        t.location_deck = _shuffled(t.location_deck, dice)


def _shuffled(cards: tuple[int, ...], dice: Dice) -> tuple[int, ...]:
    order = list(cards)
    dice.shuffle(order)
    return tuple(order)


def _play_on(t: LockupTable, crews: list[CarefulPlayer], rounds: int) -> None:
    """Play to the end of so many rounds; after the last one, to the end of the game."""
    until = t.round_number + rounds
    while t.outcome is None and (t.round_number < until or t.round_number > ROUNDS):
        for seat in t.waiting:
            t.choose(seat, crews[seat].pick_imagined(t, t.asked(seat)))
            if t.over:
                break


class CrewTrial:
    """The imagined tables of one choice; they are drawn when they are first needed."""

    def __init__(self, t: LockupTable, seat: int, dice: Dice, tables: int, lore: Lore) -> None:
        self.t = t
        self.seat = seat
        self.lore = lore
        self.dice = [dice.fork() for _ in range(tables)]
        self.tables: list[LockupTable] = []
        self.found: dict[tuple[int, ...], float] = {}

    def worth(self, option: int, orders: Sequence[int], number: int) -> float:
        """How likely the seat wins by an option, and the tokens laid down after it, on one of the
        tables."""
        key = (number, option, *orders)
        if key not in self.found:
            self.found[key] = self._played(option, orders, number)
        return self.found[key]

    def _played(self, option: int, orders: Sequence[int], number: int) -> float:
        while len(self.tables) <= number:
            self.tables.append(imagine(self.t, self.seat, self.dice[len(self.tables)]))
        t = self.tables[number].clone()
        t.choose(self.seat, option)
        crews = _crews(t.seats, self.lore, Random(number))
        crews[self.seat].orders = list(orders)
        crews[self.seat].planned = -1  # it has a plan for this turn, and makes one for the next
        _play_on(t, crews, 1)
        return shares(t)[self.seat]
