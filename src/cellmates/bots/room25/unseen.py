"""What there is among the tiles that nobody of a seat has seen."""

from typing import Final

from cellmates.bots.room25.composition import KINDS
from cellmates.bots.room25.prices import EXTRA
from cellmates.kernel.native import mypyc_attr
from cellmates.room25.names import MORTAL, RED, colour_of

HUE_OF: Final = tuple(colour_of(room) for room in range(KINDS))
"""The colour of each room."""


@mypyc_attr(acyclic=True)
class Unseen:
    """How many tiles of each colour have never been seen, and what a step into one costs more than
    an ordinary step; that one may be deadly is not counted."""

    def __init__(self, unseen: list[float]) -> None:
        self.amount = amount = [0.0] * 4
        self.extra = extra = [0.0] * 4
        for kind, number in enumerate(unseen):
            if number:
                amount[HUE_OF[kind]] += number
                extra[HUE_OF[kind]] += number * EXTRA[kind]
        extra[RED] -= unseen[MORTAL] * EXTRA[MORTAL]
        for colour in range(4):
            extra[colour] = extra[colour] / amount[colour] if amount[colour] else 0.0
