"""Beginners at Lockup: they misjudge what a location is worth, believe bluffs, and take the next
best at times."""

from typing import Any, ClassVar, Final

from cellmates.bots.lockup.careful import CarefulBot
from cellmates.bots.softly import softly
from cellmates.kernel.table import Decision
from cellmates.lockup.names import ROUNDS
from cellmates.lockup.options import CRAFT, RESERVE
from cellmates.lockup.views import shown

HELD: Final = 1.0
"""By so many stars an item on display must be better than one's own reserved one to be preferred by
a beginner."""


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
            numbers = self.player.lore.item_numbers
            reserved = shown(view["crews"][view["seat"]]["reserved"])
            own = [CRAFT + numbers[slug] for slug in reserved if slug in numbers]
            best = rather_own(found, best, own)
            if best in own:
                return best  # he has waited for it
            found = likely_slips(found, best, view["round"] == ROUNDS)
        return softly(found, self.random, self.warmth, self.reach) if best in found else best


def rather_own(found: dict[int, float], best: int, own: list[int]) -> int:
    """What a beginner holds to be best at the Cell Block: to craft what he has reserved if nothing
    on display is much better."""
    held = [option for option in own if option in found]
    if best not in found or best not in range(CRAFT, RESERVE) or not held:
        return best
    first = max(held, key=lambda option: found[option])
    return first if found[first] >= found[best] - HELD else best


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
