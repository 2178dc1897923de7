"""How likely each crew wins when a round is played out by players who do not always do the best,
and the rest is told by the stars that a fitted value foretells."""

from random import Random
from typing import Final

from cellmates.advice.lockup.playing import play_on, shares, soft_crews
from cellmates.analysis.analyst import reach
from cellmates.bots.lockup.lore import Lore
from cellmates.kernel.dice import Dice
from cellmates.lockup.table import LockupTable

ROLLOUTS: Final = 8
"""How often the game is played on."""


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
        play_on(twin, soft_crews(t.seats, lore, Random(luck.seed)), rounds)
        rows.append(shares(twin))
    return rows


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
