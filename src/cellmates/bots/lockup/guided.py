"""A mastermind of Lockup that judges imagined tables by a net instead of the fitted value."""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final

from cellmates.bots.learned import chance
from cellmates.bots.lockup.thinking import MastermindBot
from cellmates.bots.lockup.value import worth
from cellmates.lockup.encoding import LAYOUT, encode
from cellmates.lockup.table import LockupTable

if TYPE_CHECKING:
    from cellmates.bots.net import Net

NOTES: Final = 1
"""A byte after the encoding: the fitted value."""


def encode_standing(t: LockupTable, seat: int) -> bytes:
    """What a seat knows when a round begins, and what the fitted value makes of the table."""
    return encode(t, seat) + bytes([int(255 * worth(t, seat))])


class GuidedBot(MastermindBot):
    """Searches as mastermind does; how likely a crew wins is said by a net. With cards of
    somebody's own, which no net has learnt, the fitted value says it."""

    def __init__(self, seed: bytes, net: "Net") -> None:
        super().__init__(seed)
        self.searcher.judge = judge_by(net)


@cache
def judge_by(net: "Net") -> Callable[[LockupTable, int], float]:
    """How likely a seat wins by a net, which has to fit."""
    net.check(LAYOUT, NOTES, 0)

    def judge(t: LockupTable, seat: int) -> float:
        if t.outcome is not None or t.cards.content is not None:
            return worth(t, seat)
        return chance(net, encode_standing(t, seat))

    return judge
