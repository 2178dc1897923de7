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
        frank: float = 0.5,
        bluffs: float = 0.0,
        gives: float = 0.0,
        haggles: bool = False,
        retort: str = "shrug",
    ) -> None:
        self.name = name
        self.leanings = [1.06 if place in likes else 1.0 for place in range(7)]
        """What it makes of the rewards of each location."""
        self.fear = fear  # what suspicion weighs
        self.hiding = hiding  # how often it is the weak token that lies face down
        self.words = words  # how often it proposes something when it could
        self.lies = lies  # how often it agrees to what it will not do, or names a wrong place
        self.frank = frank  # how often it says where it goes if somebody asks
        self.bluffs = bluffs  # how often it speaks of tokens that do not lie where it says
        self.gives = gives  # by how many stars a deal may be worse for it than none
        self.haggles = haggles  # whether it makes another offer where one brings it nothing
        self.retort = retort  # what it says to just blame, of REPLIES

    def feels(self, round_number: int, seat: int) -> float:
        """From 0 up to 1, another number in each round; not by lot, so that what a crew says does
        not change what it does."""
        return (round_number * 3 + seat * 5) % 8 / 8

    def silent(self, round_number: int, seat: int) -> bool:
        """Whether it keeps silent in this round unless it is asked."""
        return self.feels(round_number, seat) >= self.words

    def lying(self, round_number: int, seat: int) -> bool:
        """Whether its yes to a warning means nothing in this round; a deal is a deal."""
        return self.feels(round_number, seat) < self.lies


EVEN: Final = Temperament("even")

TEMPERAMENTS: Final = {
    each.name: each
    for each in (
        EVEN,
        Temperament(
            "bold",
            likes=(YARD,),
            fear=0.9,
            frank=1.0,
            bluffs=0.125,
            gives=0.2,
            haggles=True,
            retort="mock",
        ),
        Temperament("cautious", fear=1.1, words=0.5, frank=0.25, gives=0.1, retort="sorry"),
        Temperament(
            "collector", likes=(CHOW_HALL, CELL_BLOCK), frank=0.75, gives=0.3, haggles=True
        ),
        Temperament(
            "greedy", likes=(SEWERS, INFIRMARY, SMITHY, COMMISSARY), bluffs=0.125, haggles=True
        ),
        Temperament(
            "liar",
            hiding=0.5,
            lies=0.5,
            frank=0.25,
            bluffs=0.125,
            gives=0.2,
            haggles=True,
            retort="sorry",
        ),
    )
}

OWN: Final = dict(zip(CREWS, ("bold", "collector", "cautious", "liar", "greedy"), strict=True))
"""The temperament of each crew."""
