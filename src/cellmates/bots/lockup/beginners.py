"""Beginners at Lockup: they misjudge what a location is worth, believe bluffs, and take the next
best at times."""

from typing import Any, ClassVar

from cellmates.bots.lockup.careful import CarefulBot
from cellmates.bots.softly import softly
from cellmates.kernel.table import Decision
from cellmates.lockup.names import ROUNDS
from cellmates.lockup.options import CRAFT, RESERVE


class BeginnerBot(CarefulBot):
    """A careful player who misjudges what locations are worth (`blur`) and takes the next best
    option now and then."""

    blur: ClassVar[float]
    warmth: ClassVar[float]  # in stars
    reach: ClassVar[float]
    trusting: ClassVar[bool] = False  # whether it believes what is said of face-down tokens

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self.player.blur = self.blur
        self.player.trusting = self.trusting

    def pick(self, view: dict[str, Any], decision: Decision) -> int:
        found = self.weigh(view, decision)
        best = super().pick(view, decision)
        if decision.kind == "cell_block":
            found = likely_slips(found, best, view["round"] == ROUNDS)
        return softly(found, self.random, self.warmth, self.reach) if best in found else best


def likely_slips(found: dict[int, float], best: int, last_round: bool) -> dict[int, float]:
    """What a beginner takes for `best` at the Cell Block: who can craft well crafts something, and
    nobody pays for an item that can never be crafted."""
    crafts = range(CRAFT, RESERVE)
    if best in crafts:
        return {option: gain for option, gain in found.items() if option in crafts}
    if last_round:
        return {option: gain for option, gain in found.items() if option < RESERVE}
    return found


class RookieBot(BeginnerBot):
    """Misjudges much, believes what it is told, and often takes the next best."""

    trusting: ClassVar[bool] = True
    blur: ClassVar[float] = 1.6
    warmth: ClassVar[float] = 2.0
    reach: ClassVar[float] = 5.0


class RegularBot(BeginnerBot):
    """Misjudges a little, and seldom takes the next best."""

    blur: ClassVar[float] = 0.7
    warmth: ClassVar[float] = 0.7
    reach: ClassVar[float] = 2.0
