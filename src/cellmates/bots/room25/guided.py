"""The learned bot of Room 25: a mastermind that judges imagined tables by a net."""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from cellmates.bots.learned import chance, shipped_net
from cellmates.bots.room25.party_encoding import LAYOUT, encode_party
from cellmates.bots.room25.thinking import MastermindBot
from cellmates.bots.room25.value import worth
from cellmates.room25.table import Room25Table

if TYPE_CHECKING:
    from cellmates.bots.net import Net


class GuidedBot(MastermindBot):
    """Searches as mastermind does; how likely a party gets out is said by a net, not by the fitted
    value."""

    def __init__(self, seed: bytes, net: "Net | None" = None) -> None:
        super().__init__(seed)
        self.searcher.judge = judge_by(net or shipped_net("room25"))


@cache
def judge_by(net: "Net") -> Callable[[Room25Table, int], float]:
    """How likely a seat wins by a net, which has to fit. The same function for the same net, so
    that bots of one process find their plan for all once (`joint.LATEST`)."""
    net.check(LAYOUT, 0, 0)

    def chance_of(t: Room25Table, mine: int) -> float:
        return chance(net, encode_party(t, mine))

    def judge(t: Room25Table, seat: int) -> float:
        return worth(t, seat, chance_of)

    return judge
