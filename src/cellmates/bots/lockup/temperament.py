"""Temperaments: what a crew likes among near-equals, what it hides, and how it speaks.

Every crew has its own; a bot takes it unless it is told another one.
"""

from typing import Final

from cellmates.bots.lockup.habits import HIDING
from cellmates.lockup.names import (
    CELL_BLOCK,
    CHOW_HALL,
    COMMISSARY,
    CREWS,
    INFIRMARY,
    SEWERS,
    SMITHY,
    YARD,
)


class Temperament:
    """What makes one crew differ from another of the same strength."""

    def __init__(
        self,
        name: str,
        *,
        likes: tuple[int, ...] = (),
        fear: float = 1.0,
        hiding: float = HIDING,
        words: float = 1.0,
        lies: float = 0.0,
    ) -> None:
        self.name = name
        self.leanings = [1.06 if place in likes else 1.0 for place in range(7)]
        """What it makes of the rewards of each location."""
        self.fear = fear  # what suspicion weighs
        self.hiding = hiding  # how often it is the weak token that lies face down
        self.words = words  # how often it proposes something when it could
        self.lies = lies  # how often it agrees to what it will not do


EVEN: Final = Temperament("even")

TEMPERAMENTS: Final = {
    each.name: each
    for each in (
        EVEN,
        Temperament("bold", likes=(YARD,), fear=0.9),
        Temperament("cautious", fear=1.1, words=0.5),
        Temperament("collector", likes=(CHOW_HALL, CELL_BLOCK)),
        Temperament("greedy", likes=(SEWERS, INFIRMARY, SMITHY, COMMISSARY)),
        Temperament("liar", hiding=0.5, lies=0.5),
    )
}

OWN: Final = dict(zip(CREWS, ("bold", "collector", "cautious", "liar", "greedy"), strict=True))
"""The temperament of each crew."""
