"""Beginners at Lockup: they misjudge what a location is worth, and take the next best at times."""

from typing import Any, ClassVar

from cellmates.bots.lockup.careful import CarefulBot
from cellmates.bots.softly import softly
from cellmates.kernel.table import Decision


class BeginnerBot(CarefulBot):
    """A careful player who misjudges what locations are worth (`blur`) and takes the next best
    option now and then."""

    blur: ClassVar[float]
    warmth: ClassVar[float]  # in stars
    reach: ClassVar[float]

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self.player.blur = self.blur

    def pick(self, view: dict[str, Any], decision: Decision) -> int:
        found = self.weigh(view, decision)
        best = super().pick(view, decision)
        return softly(found, self.random, self.warmth, self.reach) if best in found else best


class RookieBot(BeginnerBot):
    """Misjudges much, and often takes the next best."""

    blur: ClassVar[float] = 1.6
    warmth: ClassVar[float] = 2.0
    reach: ClassVar[float] = 5.0


class RegularBot(BeginnerBot):
    """Misjudges a little, and seldom takes the next best."""

    blur: ClassVar[float] = 0.7
    warmth: ClassVar[float] = 0.7
    reach: ClassVar[float] = 2.0
