"""Looking ahead: what a row of tokens is worth to the character that plays them."""

from typing import Final

from cellmates.bots.room25 import actions, prices, specials
from cellmates.bots.room25.agreed import BELIEVED
from cellmates.bots.room25.layout import Layout, Tokens
from cellmates.bots.room25.memory import COLOUR_OF, UNKNOWN
from cellmates.bots.room25.plan import ALL_SIDES, Plan
from cellmates.bots.room25.routes import APART
from cellmates.kernel.native import mypyc_attr
from cellmates.room25.board import NEIGHBOUR, SIDES, SLIDES_FROM
from cellmates.room25.names import BLUE, CENTRAL, CONTROL, DARK, LOOK, MOVE, PIVOTING, PUSH, RED
from cellmates.room25.options import LOOK_AT, MOVE_TO, PUSH_TO, SLIDE

LEAST: Final = -1e18
"""Less than anything is worth."""


@mypyc_attr(acyclic=True)
class Lookahead(Plan):
    """A plan that tries out whatever its tokens allow."""

    def best(self, tokens: Tokens, layout: Layout) -> float:
        if not tokens:
            return self.value(layout)
        if len(tokens) < self.tokens:
            if self.caught():
                return -prices.DEATH * 3.0
            meanwhile = self.peril(layout) if self.menaces else 0.0
            came = self.expect(layout)
            if came:
                found = self._best(tokens, layout)
                self.unexpect(came)
                return found - meanwhile
            return self._best(tokens, layout) - meanwhile
        return self._best(tokens, layout)

    def _best(self, tokens: Tokens, layout: Layout) -> float:
        token = tokens[0]
        rest = tokens[1:]
        if token == LOOK and (not rest or rest[0] != MOVE):
            news = self.news(layout)
            return self.best(rest, layout) + (news if news >= prices.TELLING else -self.vain)
        best = LEAST
        if token == MOVE:  # these two are tried most, so no options are made for them
            for side, tile in self.ways(self.me, layout):
                found = actions.step_to(self, side, tile, rest, layout)
                if found > best:
                    best = found
        elif token == CONTROL:
            for slide in self._slides(layout):
                found = actions.control(self, slide, rest, layout)
                if found > best:
                    best = found
        else:
            for option in self.offers(token, layout):
                found = self._worth(option, rest, layout)
                if found > best:
                    best = found
        return best if best > LEAST else self.best(rest, layout) - self.idle

    def worth(self, option: int, tokens: Tokens, layout: Layout) -> float:
        """The value of taking this option of the first token and going on with the others."""
        return self._worth(option, tokens[1:], layout)

    def _worth(self, option: int, rest: Tokens, layout: Layout) -> float:
        if MOVE_TO <= option < PUSH_TO:
            return actions.move(self, option - MOVE_TO, rest, layout)
        if LOOK_AT <= option < MOVE_TO:
            return actions.look(self, option - LOOK_AT, rest, layout)
        if PUSH_TO <= option < SLIDE:
            who, side = divmod(option - PUSH_TO, 4)
            return actions.push(self, who, side, rest, layout)
        if SLIDE <= option < SLIDE + 16:
            return actions.control(self, option - SLIDE, rest, layout)
        return specials.worth(self, option, rest, layout)

    def offers(self, token: int, layout: Layout) -> list[int]:
        """The options a token will offer, as far as one can tell in advance."""
        here = self.on[self.me]
        room = self.room[here]
        if token == MOVE:
            return [MOVE_TO + side for side, _ in self.ways(self.me, layout)]
        if token == LOOK:
            return self._looks(here, room, layout)
        if token == CONTROL:
            return [SLIDE + slide for slide in self._slides(layout)]
        if room == CENTRAL:
            return []
        if token == PUSH:
            return [
                PUSH_TO + who * 4 + side
                for who in self.others
                if self.on[who] == here and not self.sight.sheets[who]["hidden"]
                for side, _ in self.ways(who, layout)
            ]
        return specials.offers(self, layout)

    def _slides(self, layout: Layout) -> list[int]:
        """The slides that this character can make from where it stands."""
        here = self.on[self.me]
        if self.room[here] == CENTRAL:
            return []
        slid = self.sight.slid
        moved = layout.moved
        return [
            slide
            for slide in SLIDES_FROM[layout.cell_of[here]]
            if slid[slide >> 1] in (0, (slide & 1) + 1) and not (moved and slide ^ 1 in moved)
        ]

    def news(self, layout: Layout) -> float:
        """What looking around is worth by itself."""
        best = 0.0
        for tile in self._in_sight(layout):
            found = self.curiosity(tile)
            if found > best:
                best = found
        return best

    def worth_a_look(self, layout: Layout) -> int:
        """How many of the rooms beside this character would be news."""
        tiles = self._in_sight(layout)
        return len([tile for tile in tiles if self.curiosity(tile) >= prices.TELLING])

    def _in_sight(self, layout: Layout) -> list[int]:
        """The hidden tiles into which this character can look."""
        here = self.on[self.me]
        cell = layout.cell_of[here] * 4 - LOOK_AT
        options = self._looks(here, self.room[here], layout)
        return [layout.tile_at[NEIGHBOUR[cell + option]] for option in options]

    def _looks(self, here: int, room: int, layout: Layout) -> list[int]:
        if room == DARK:
            return []
        sides = self.axis.get(here, ALL_SIDES) if room == PIVOTING else ALL_SIDES
        up = self.sight.up
        return [
            LOOK_AT + side
            for side, cell in SIDES[layout.cell_of[here]]
            if sides >> side & 1 and not up[layout.tile_at[cell]]
        ]

    def settled(self, tile: int) -> bool:
        """Whether what was told of a hidden tile need not be checked: by a friend, or by several.
        What is told of Room 25 or the key is, unless friends can be sure that it is the key."""
        belief = self.belief
        together = self.sides.together
        sought = belief.hue[tile] == BLUE and not (together and tile == self.goals.key_at)
        return belief.doubt[tile] < (1.0 if together else prices.DOUBT) and not sought

    def curiosity(self, tile: int) -> float:
        """What it is worth to see a hidden tile."""
        if self.room[tile] != UNKNOWN:
            return 0.0
        belief = self.belief
        trust = belief.trust[tile]
        if tile in belief.agreed.looks and tile != belief.agreed.own_look:
            return prices.TAKEN
        if self.settled(tile):
            return 0.0
        if tile == belief.agreed.own_look:
            return prices.WORD
        if self.soon_told(tile):
            return prices.WAITED
        find = min(prices.MOST_CHANCE, prices.PER_CHANCE * self.goals.odds[tile])
        looks = 1 + self.sight.memory.looks[tile]  # what others have seen not everybody need check
        if self.sides.together:
            find /= looks  # though nobody may tell it for now: who has seen it will go there
        return find + (prices.UNTOLD * (1 - trust) + prices.TOLD * trust) / looks**2

    def blindness(self, tile: int, layout: Layout, then: int) -> int:
        """What it costs to step into a room of which nobody has told anything: more if somebody
        means to look there, or could, before it is too late."""
        if tile in self.belief.agreed.looks or self.soon_told(tile):
            return self.blind + prices.AWAITED
        if then == LOOK:
            return self.blind + prices.LOOK_FIRST
        if not self.sides.together:
            return self.blind
        cell = layout.cell_of[tile]
        for who in self.others:
            if APART[layout.cell_of[self.on[who]]][cell] == 1 and self._may_look(who):
                return self.blind + prices.BESIDE
        return self.blind

    def _may_look(self, who: int) -> bool:
        """Whether somebody may still look at something this round, as far as everybody can see."""
        sheet = self.sight.sheets[who]
        if "look" in sheet["lost"]:
            return False
        return self.sight.turn == 0 or (sheet["tokens"] > 0 and "look" not in sheet["played"])

    def taken_first(self, tile: int, layout: Layout) -> float:
        """What it costs to count on an Acid Bath as the only way that is not known, or told, to be
        red, if friends beside it may be in there first: then every way kills somebody."""
        near = APART[layout.cell_of[tile]]
        order = self.sight.order
        earlier = [who for who in order[: order.index(self.me)] if who in self.others]
        if all(near[layout.cell_of[self.on[who]]] != 1 for who in earlier):
            return 0.0
        ways = [way for _, way in self.ways(self.me, layout) if way != tile]
        return prices.ONLY_WAY if all(self.red(way) for way in ways) else 0.0

    def red(self, tile: int) -> bool:
        """Whether a tile is known, or told by somebody who is believed, to be red."""
        room = self.room[tile]
        if room != UNKNOWN:
            return COLOUR_OF[room] == RED
        return self.belief.hue[tile] == RED and self.belief.trust[tile] >= BELIEVED
