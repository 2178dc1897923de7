"""Lapses of attention: what a beginner does not notice, for a round at most or until it is late.

They are drawn once a round, so whatever he says in that round and whatever he does come of the same
lapses, however often he is asked.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from cellmates.bots.room25.prices import HURRY
from cellmates.kernel.native import mypyc_attr

BITS: Final = (1 << 32) - 1
COUNTER, SHORT, EAGER, MEEK = -1, -2, -3, -4
"""Lapses beside those of single options and tiles, which are numbered from 0."""

SOON: Final = 0.5
"""In so many rounds somebody spends his adrenaline who does not keep it for later."""

LATE: Final = 2
"""Rounds left with which a guard drops his pretence who has played along for too long."""

TILES: Final = 100_000
"""Where the lapses of single tiles are numbered from."""


class Attention(NamedTuple):
    """How much escapes a beginner: shares of what there is to notice."""

    overlooked: float  # of the options of a decision, for a round
    reach: float  # in tenths of a step: what costs more than that is noticed after all
    counter: float  # of games in which he forgets the round counter
    short: float  # of rounds in which he thinks of one token at a time
    eager: float  # of games in which he spends adrenaline as soon as it helps, in some rounds
    meek: float  # of games in which he, as a guard, plays along for too long
    untold: float  # of the rooms he sees, which he tells of a round late
    shrewdness: float  # of what a lie found out should make him believe


@mypyc_attr(acyclic=True)
class Lapses:
    """What escapes a beginner in this round of this game."""

    def __init__(self, attention: Attention, game: int) -> None:
        self.attention = attention
        self.game = game
        self.round = 0
        self.wary = False  # whether he has seen what may happen, or that time runs out
        self.short = False  # whether he thinks of one token at a time
        self.meek = self._share(MEEK, 0) < attention.meek  # as a guard
        self.eager = False  # whether he spends adrenaline as soon as it helps
        self.seen: dict[int, int] = {}  # in which round he has seen a tile of which nothing is told

    def attend(self, number: int, left: int, died: bool, reminded: bool = False) -> int:
        """Look at the table, in the round of a number: there are other lapses in another round.
        Return how many rounds he thinks are left; `reminded`: somebody speaks of it."""
        self.round = number
        attention = self.attention
        self.short = self._share(SHORT, number) < attention.short
        spends = self._share(EAGER, 0) < attention.eager
        self.eager = spends and number > 1 and self._share(EAGER, number) < SOON
        self.wary = died or left < number
        forgets = not reminded and self._share(COUNTER, 0) < attention.counter
        return HURRY + 2 if forgets and HURRY - 1 <= left <= HURRY + 1 else left

    def noticed(self, values: Mapping[int, float]) -> int:
        """The best of the options that he notices."""
        enough = max(values.values()) - self.attention.reach
        near = [option for option in values if values[option] >= enough]
        found = [option for option in near if not self._overlooks(option)]
        return max(found or near, key=lambda option: values[option])

    def _overlooks(self, option: int) -> bool:
        return self._share(option, self.round) < self.attention.overlooked

    def forgets_to_tell(self, tile: int) -> bool:
        """Whether he does not think of telling what he has seen just now; he does a round later."""
        first = self.seen.setdefault(tile, self.round)
        return first == self.round and self._share(TILES + tile, 0) < self.attention.untold

    def _share(self, what: int, when: int) -> float:
        """A number from 0 to 1 for a thing in a round: the same whenever it is asked for."""
        found = (self.game + what * 0x9E3779B1 + when * 0x85EBCA6B) & BITS
        for _ in range(2):
            found = ((found ^ found >> 16) * 0x45D9F3B) & BITS
        return (found ^ found >> 16) / (BITS + 1)
