"""What hidden tiles may be: the composition less what was seen, and what others say."""

from cellmates.bots.room25 import prices
from cellmates.bots.room25.memory import COLOUR_OF, KINDS, UNKNOWN
from cellmates.bots.room25.prices import EXTRA, STEP, WALL
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import Sight
from cellmates.room25.names import (
    BLUE,
    GREEN,
    KEY,
    MORTAL,
    RED,
    ROOM_25,
    TIMER,
    TRAP,
    VORTEX,
    YELLOW,
)
from cellmates.room25.options import CLAIMS, SAFE


class Belief:
    """For each tile: what it costs to enter, how deadly it is, and what one may find there."""

    def __init__(self, sight: Sight, sides: Sides) -> None:
        self.unseen = self._unseen(sight)
        self.unknown = [tile for tile in range(25) if sight.room[tile] == UNKNOWN]
        self.hue = [UNKNOWN] * 25  # the colour, known or told
        self.trust = [0.0] * 25  # how much to make of a colour that was told
        self._listen(sight, sides)
        self.enter = [0.0] * 25
        self.deadly = [0.0] * 25
        self.traps = [0.0] * 25
        self._judge(sight)
        self.exit_odds = [0.0] * 25
        self.key_odds = [0.0] * 25
        self._find_blue(sight)

    def _unseen(self, sight: Sight) -> list[float]:
        """How many tiles of each kind have never been seen."""
        left = sight.memory.composition[:]
        for kind in sight.memory.dealt:
            if kind != UNKNOWN:
                left[kind] -= 1
        return [max(number, 0.0) for number in left]

    def _listen(self, sight: Sight, sides: Sides) -> None:
        """Take the most trusted word on each tile."""
        for claim in sight.view["claims"]:
            tile = claim["tile"]
            colour = CLAIMS.index(claim["colour"])
            if sight.room[tile] == UNKNOWN:
                trust = sides.trust[claim["seat"]]
                if trust >= self.trust[tile] and trust > 0:
                    self.trust[tile] = trust
                    self.hue[tile] = GREEN if colour == SAFE else colour

    def _judge(self, sight: Sight) -> None:
        """Price every tile, hidden ones by what they are likely to be."""
        unseen = self.unseen
        amount = [0.0] * 4
        extra = [0.0] * 4
        for kind in range(1, KINDS):
            if unseen[kind]:
                colour = COLOUR_OF[kind]
                amount[colour] += unseen[kind]
                if kind != MORTAL:
                    extra[colour] += unseen[kind] * EXTRA[kind]
        deadly = unseen[MORTAL] + (unseen[TIMER] if sight.left == 1 else 0.0)
        untold = amount[:]
        for tile in self.unknown:
            if self.hue[tile] != UNKNOWN:
                untold[self.hue[tile]] -= self.trust[tile]
        untold = [max(number, 0.0) for number in untold]
        extra = [extra[c] / amount[c] if amount[c] else 0.0 for c in range(4)]
        red = amount[RED] or 1.0
        others = untold[GREEN] + untold[YELLOW] + untold[RED] or 1.0
        any_extra = sum(untold[c] * extra[c] for c in (GREEN, YELLOW, RED)) / others
        any_red = untold[RED] / others
        death = prices.DEATH
        for tile in range(25):
            kind = sight.room[tile]
            if kind != UNKNOWN:
                self.enter[tile] = STEP + EXTRA[kind] if kind != VORTEX else WALL
                self.deadly[tile] = 1.0 if kind == MORTAL else 0.0
            else:
                trust = self.trust[tile]
                hue = self.hue[tile]
                more = any_extra * (1 - trust) + (extra[hue] * trust if trust else 0.0)
                is_red = any_red * (1 - trust) + (trust if hue == RED else 0.0)
                self.deadly[tile] = is_red * deadly / red
                self.traps[tile] = is_red * unseen[TRAP] / red
                self.enter[tile] = STEP + more + self.deadly[tile] * death
            if tile in sight.closed or tile in sight.locked:
                self.enter[tile] = WALL

    def _find_blue(self, sight: Sight) -> None:
        """Where Room 25 and the key may be."""
        sought = [kind for kind in (ROOM_25, KEY) if self.unseen[kind]]
        told = [tile for tile in self.unknown if self.hue[tile] == BLUE]
        outer = sight.memory.outer
        rest = [t for t in self.unknown if t in outer and self.hue[t] != BLUE]
        doubts = [1 - self.trust[tile] for tile in rest]
        believed = sum(self.trust[tile] for tile in told)
        for kind in sought:
            odds = self.exit_odds if kind == ROOM_25 else self.key_odds
            share = min(1.0, believed / len(sought))
            for tile in told:
                odds[tile] = share * self.trust[tile] / believed
            total = sum(doubts)
            if total:
                for place, tile in enumerate(rest):
                    odds[tile] = (1 - share) * doubts[place] / total
        for tile in range(25):
            if sight.room[tile] == ROOM_25:
                self.exit_odds[tile] = 1.0
            elif sight.room[tile] == KEY:
                self.key_odds[tile] = 1.0
