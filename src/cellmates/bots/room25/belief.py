"""What hidden tiles may be: the composition less what was seen, and what others say."""

from typing import Final

from cellmates.bots.room25 import prices
from cellmates.bots.room25.agreed import Agreement, agreed
from cellmates.bots.room25.composition import KINDS
from cellmates.bots.room25.memory import UNKNOWN, place_of
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
from cellmates.room25.options import SAFE

HUES: Final[Numbers] = (*range(len(COLOURS)), GREEN)
"""What is claimed as a colour; «safe» is as good as green."""

PASSING: Final = [float(WALL if kind == VORTEX else STEP + EXTRA[kind]) for kind in range(KINDS)]
"""What it costs to pass through a room one knows; a Vortex leads elsewhere."""

NOTHING_AGREED: Final = Agreement()
"""What is agreed on where nobody has proposed anything. Nobody changes it."""


@mypyc_attr(acyclic=True)
class Belief:
    """For each tile: what it costs to enter, how deadly it is, and what one may find there."""

    def __init__(self, sight: Sight, sides: Sides) -> None:
        memory = sight.memory
        self.agreed = agreed(sight, sides) if sight.plans else NOTHING_AGREED
        self.unseen = memory.unseen
        # What all that follows is made of.
        self.room = sight.room[:]
        self.left = sight.left
        self.left_of_colours = memory.left_of_colours()
        self.heard = sight.heard
        self.trusted = sides.trust
        self.avoid = self.agreed.avoid
        self.closed = sight.closed
        self.locked = sight.locked
        self.outer = memory.outer
        before = memory.judged
        if isinstance(before, Belief) and self._is_made_as(before):
            self._copy(before)
        else:
            self._make(sight, sides)
            memory.judged = self

    def _is_made_as(self, other: "Belief") -> bool:
        """Whether another one was made of the same, as two in five are: between two questions to a
        seat there is often nothing that changes it."""
        return (
            self.left_of_colours is other.left_of_colours
            and self.heard is other.heard
            and self.left == other.left
            and self.outer is other.outer
            and self.room == other.room
            and self.trusted == other.trusted
            and self.avoid == other.avoid
            and self.closed == other.closed
            and self.locked == other.locked
        )

    def _make(self, sight: Sight, sides: Sides) -> None:
        self.unknown = [tile for tile, kind in enumerate(self.room) if kind == UNKNOWN]
        self.hue = [UNKNOWN] * 25  # the colour, known or told
        self.trust = [0.0] * 25  # how much to make of a colour that was told
        self.doubt = [1.0] * 25  # that all are wrong who tell it
        self._listen(sight, sides)
        self._judge(sight)
        self.exit_odds = [0.0] * 25
        self.key_odds = [0.0] * 25
        self._find_blue()

    def _listen(self, sight: Sight, sides: Sides) -> None:
        """Take the most trusted word on each tile, and how doubtful all are who say the same."""
        for seat, tile, claim in sight.heard:
            trust = sides.trust[seat]
            if sight.room[tile] != UNKNOWN or trust <= 0:
                continue
            if claim == SAFE and sides.together and self.hue[tile] == RED:
                continue  # it harms nobody who is alone in there, and is red all the same
            same = self.hue[tile] == HUES[claim]
            if same or trust >= self.trust[tile]:
                self.doubt[tile] = (self.doubt[tile] if same else 1.0) * (1 - trust)
                self.trust[tile] = max(trust, self.trust[tile])
                self.hue[tile] = HUES[claim]

    def _judge(self, sight: Sight) -> None:
        """Price every tile, hidden ones by what they are likely to be."""
        unseen = self.unseen
        amount, extra = self.left_of_colours.amount, self.left_of_colours.extra
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
        self.deadly = [0.0] * 25
        if MORTAL in room:
            self.deadly = [1.0 if kind == MORTAL else 0.0 for kind in room]
        timer = place_of(TIMER, room)
        if timer != UNKNOWN:
            enter[timer] = float(STEP + prices.timer(sight.left))
        self.traps = [0.0] * 25
        usual_deadly = any_red * deadly
        usual_traps = any_red * traps
        usual_price = STEP + any_extra + usual_deadly * prices.DEATH
        for tile in self.unknown:
            trust = trusts[tile]
            if not trust and not avoid:  # as of most
                self.deadly[tile] = usual_deadly
                self.traps[tile] = usual_traps
                enter[tile] = usual_price
                continue
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
        self.price = [int(price) for price in enter]

    def _find_blue(self) -> None:
        """Where Room 25 and the key may be."""
        room = self.room
        sought = [kind for kind in (ROOM_25, KEY) if self.unseen[kind]]
        if sought:
            self._share_out(sought)
        for kind in (ROOM_25, KEY):
            odds = self.exit_odds if kind == ROOM_25 else self.key_odds
            if kind in room:
                for tile in range(25):
                    if room[tile] == kind:
                        odds[tile] = 1.0

    def _share_out(self, sought: list[int]) -> None:
        """How likely each hidden tile is one of the blue rooms that are sought: those that were
        called blue as far as that is believed, the others that may be as far as it is doubted."""
        outer, trust = self.outer, self.trust
        told: list[int] = []
        rest: list[int] = []
        believed = total = 0.0
        for tile in self.unknown:
            if self.hue[tile] == BLUE:
                told.append(tile)
                believed += trust[tile]
            elif tile in outer:
                rest.append(tile)
                total += 1 - trust[tile]
        share = min(1.0, believed / len(sought))
        for kind in sought:
            odds = self.exit_odds if kind == ROOM_25 else self.key_odds
            for tile in told:
                odds[tile] = share * trust[tile] / believed
            if total:
                for tile in rest:
                    odds[tile] = (1 - share) * (1 - trust[tile]) / total

    def _copy(self, other: "Belief") -> None:
        """Believe the same as another one. Nobody changes any of these lists."""
        self.unknown = other.unknown
        self.hue = other.hue
        self.trust = other.trust
        self.doubt = other.doubt
        self.enter = other.enter
        self.price = other.price
        self.deadly = other.deadly
        self.traps = other.traps
        self.exit_odds = other.exit_odds
        self.key_odds = other.key_odds
