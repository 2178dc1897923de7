"""What hidden tiles may be: the composition less what was seen, and what others say."""

from typing import Final

from cellmates.bots.room25 import prices
from cellmates.bots.room25.agreed import agreed
from cellmates.bots.room25.memory import KINDS, UNKNOWN, place_of
from cellmates.bots.room25.prices import EXTRA, STEP, WALL
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import Sight
from cellmates.kernel.native import mypyc_attr
from cellmates.room25.names import (
    BLUE,
    COLOURS,
    GREEN,
    KEY,
    MORTAL,
    RED,
    ROOM_25,
    TIMER,
    TRAP,
    VORTEX,
    YELLOW,
    Numbers,
)

HUES: Final[Numbers] = (*range(len(COLOURS)), GREEN)
"""What is claimed as a colour; «safe» is as good as green."""

PASSING: Final = [float(WALL if kind == VORTEX else STEP + EXTRA[kind]) for kind in range(KINDS)]
"""What it costs to pass through a room one knows; a Vortex leads elsewhere."""


@mypyc_attr(acyclic=True)
class Belief:
    """For each tile: what it costs to enter, how deadly it is, and what one may find there."""

    def __init__(self, sight: Sight, sides: Sides) -> None:
        self.agreed = agreed(sight, sides)
        self.unseen = sight.memory.unseen
        self.unknown = [tile for tile, kind in enumerate(sight.room) if kind == UNKNOWN]
        self.hue = [UNKNOWN] * 25  # the colour, known or told
        self.trust = [0.0] * 25  # how much to make of a colour that was told
        self.doubt = [1.0] * 25  # that all are wrong who tell it
        self._listen(sight, sides)
        self._judge(sight)
        self.exit_odds = [0.0] * 25
        self.key_odds = [0.0] * 25
        self._find_blue(sight)

    def _listen(self, sight: Sight, sides: Sides) -> None:
        """Take the most trusted word on each tile, and how doubtful all are who say the same."""
        for seat, tile, claim in sight.heard:
            trust = sides.trust[seat]
            if sight.room[tile] != UNKNOWN or trust <= 0:
                continue
            same = self.hue[tile] == HUES[claim]
            if same or trust >= self.trust[tile]:
                self.doubt[tile] = (self.doubt[tile] if same else 1.0) * (1 - trust)
                self.trust[tile] = max(trust, self.trust[tile])
                self.hue[tile] = HUES[claim]

    def _judge(self, sight: Sight) -> None:
        """Price every tile, hidden ones by what they are likely to be."""
        unseen = self.unseen
        left = sight.memory.left_of_colours()
        amount, extra = left.amount, left.extra
        hues, trusts = self.hue, self.trust
        untold = amount[:]
        for tile in self.unknown:
            if hues[tile] != UNKNOWN:
                untold[hues[tile]] -= trusts[tile]
        untold = [max(number, 0.0) for number in untold]
        red = amount[RED] or 1.0
        deadly = (unseen[MORTAL] + (unseen[TIMER] if sight.left == 1 else 0.0)) / red
        traps = unseen[TRAP] / red
        others = untold[GREEN] + untold[YELLOW] + untold[RED] or 1.0
        any_extra = (
            untold[GREEN] * extra[GREEN] + untold[YELLOW] * extra[YELLOW] + untold[RED] * extra[RED]
        ) / others
        any_red = untold[RED] / others
        room = sight.room
        avoid = self.agreed.avoid
        self.enter = enter = [PASSING[kind] for kind in room]
        self.deadly = [1.0 if kind == MORTAL else 0.0 for kind in room]
        timer = place_of(TIMER, room)
        if timer != UNKNOWN:
            enter[timer] = float(STEP + prices.timer(sight.left))
        self.traps = [0.0] * 25
        for tile in self.unknown:
            trust = trusts[tile]
            more = any_extra
            is_red = any_red
            if trust:
                hue = hues[tile]
                more += (extra[hue] - any_extra) * trust
                is_red += ((1.0 if hue == RED else 0.0) - any_red) * trust
            self.deadly[tile] = is_red * deadly
            self.traps[tile] = is_red * traps
            price = STEP + more + is_red * deadly * prices.DEATH
            if avoid and tile in avoid:
                price += prices.WARNED
            elif trust and hues[tile] == RED:
                price += prices.WARNED * trust
            enter[tile] = price
        for tile in sight.closed:
            enter[tile] = WALL
        for tile in sight.locked:
            enter[tile] = WALL

    def _find_blue(self, sight: Sight) -> None:
        """Where Room 25 and the key may be."""
        sought = [kind for kind in (ROOM_25, KEY) if self.unseen[kind]]
        told = [tile for tile in self.unknown if self.hue[tile] == BLUE]
        outer = sight.memory.outer
        rest = [t for t in self.unknown if t in outer and self.hue[t] != BLUE]
        doubts = [1 - self.trust[tile] for tile in rest]
        believed = sum([self.trust[tile] for tile in told])
        for kind in sought:
            odds = self.exit_odds if kind == ROOM_25 else self.key_odds
            share = min(1.0, believed / len(sought))
            for tile in told:
                odds[tile] = share * self.trust[tile] / believed
            total = sum(doubts)
            if total:
                for place, tile in enumerate(rest):
                    odds[tile] = (1 - share) * doubts[place] / total
        for tile, kind in enumerate(sight.room):
            if kind == ROOM_25:
                self.exit_odds[tile] = 1.0
            elif kind == KEY:
                self.key_odds[tile] = 1.0
