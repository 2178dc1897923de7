"""Tables as a seat imagines them: cards are dealt anew, and what lies face down is rather weak.

Everything is drawn by dice from what the seat knows, and from nothing else.
"""

from typing import Final

from cellmates.bots.lockup.habits import HIDING
from cellmates.bots.lockup.sight import token_strength
from cellmates.kernel.dice import Dice
from cellmates.lockup.names import LOOKOUT
from cellmates.lockup.table import LockupTable

TRIES: Final = 6
"""How often face-down tokens are drawn again that somebody would hardly have hidden."""

_FINE: Final = 1 << 24


def chance(dice: Dice) -> float:
    """A number from 0 up to 1."""
    return dice.below(_FINE) / _FINE


def imagine(t: LockupTable, seat: int, dice: Dice) -> LockupTable:
    """A table as a seat imagines it."""
    twin = t.reimagine(seat, dice)
    for _ in range(TRIES):
        if not t.face_down or chance(dice) < _likely(twin, seat):
            break
        twin = t.reimagine(seat, dice)
    return twin


def _likely(t: LockupTable, seat: int) -> float:
    """How likely others hide the tokens that lie face down, the weakest ones being 1."""
    likely = 1.0
    for who in range(t.seats):
        if who == seat:
            continue
        for token in range(6):
            n = who * 6 + token
            if t.face_down >> n & 1 and not t.shown >> n & 1 and not t.peeked[seat] >> n & 1:
                weak = token == LOOKOUT or token_strength(token, t.power[who]) <= 3
                likely *= 1.0 if weak else (1 - HIDING) / HIDING
    return likely
