"""What somebody would program as a guard and what as a prisoner, and which of the two he does."""

from collections.abc import Sequence
from math import log
from typing import Final

from cellmates.bots.room25.layout import Tokens
from cellmates.kernel.native import mypyc_attr

SLIPS: Final = 0.02
"""How often somebody programs what nobody would expect: nothing is proved by it."""

CREDIT: Final = 0.6
"""What of the logarithm of the odds is believed: people do not program as bots do. With 0.6 and
`WARMTH` of `conduct` odds come true as foretold among careful, shrewd and beginning players."""

MOST: Final = 1.5
"""No program of one round says more than this."""


@mypyc_attr(acyclic=True)
class Forecast:
    """How likely the programs of a character are if it is a guard, and if it is a prisoner."""

    def __init__(self, rows: Sequence[tuple[Tokens, float, float]]) -> None:
        self.rows = rows  # tokens in their order, from a guard, from a prisoner
        self.turned: Tokens = ()  # the tokens that were turned up this round
        self.spoken = 0.0  # what they say by now

    def turn_up(self, token: int) -> float:
        """A token is turned up: what that says more, as a logarithm of odds for a guard."""
        self.turned = (*self.turned, token)
        known = len(self.turned)
        guard = prisoner = 0.0
        for tokens, as_guard, as_prisoner in self.rows:
            if tokens[:known] == self.turned:
                guard += as_guard
                prisoner += as_prisoner
        if guard == prisoner == 0.0:
            return 0.0  # it was not programmed
        before = self.spoken
        self.spoken = max(-MOST, min(MOST, CREDIT * log((guard + SLIPS) / (prisoner + SLIPS))))
        return self.spoken - before
