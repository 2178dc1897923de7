"""Looking ahead: what a row of tokens is worth to the character that plays them."""

from cellmates.bots.room25 import actions, prices, specials
from cellmates.bots.room25.plan import ALL_SIDES, NOTHING, Moved, Plan, Tokens
from cellmates.room25.board import NEIGHBOUR, SIDES, SLIDES_FROM
from cellmates.room25.names import CENTRAL, CONTROL, DARK, LOOK, MOVE, PIVOTING, PUSH
from cellmates.room25.options import LOOK_AT, MOVE_TO, PUSH_TO, SLIDE


class Lookahead(Plan):
    """A plan that tries out whatever its tokens allow."""

    def best(self, tokens: Tokens, moved: Moved = NOTHING) -> float:
        if not tokens:
            return self.value(moved)
        if len(tokens) < self.tokens:
            if self.caught():
                return -prices.DEATH * 3.0
            came = self.expect(moved)
            if came:
                found = self._best(tokens, moved)
                self.unexpect(came)
                return found
        return self._best(tokens, moved)

    def _best(self, tokens: Tokens, moved: Moved) -> float:
        if tokens[0] == LOOK and tokens[1:2] != (MOVE,):
            return self.best(tokens[1:], moved) + self._news(moved)
        found = [self.worth(option, tokens, moved) for option in self.offers(tokens[0], moved)]
        return max(found) if found else self.best(tokens[1:], moved)

    def worth(self, option: int, tokens: Tokens, moved: Moved = NOTHING) -> float:
        """The value of taking this option of the first token and going on with the others."""
        rest = tokens[1:]
        if MOVE_TO <= option < PUSH_TO:
            return actions.move(self, option - MOVE_TO, rest, moved)
        if LOOK_AT <= option < MOVE_TO:
            return actions.look(self, option - LOOK_AT, rest, moved)
        if PUSH_TO <= option < SLIDE:
            who, side = divmod(option - PUSH_TO, 4)
            return actions.push(self, who, side, rest, moved)
        if SLIDE <= option < SLIDE + 16:
            return actions.control(self, option - SLIDE, rest, moved)
        return specials.worth(self, option, rest, moved)

    def offers(self, token: int, moved: Moved = NOTHING) -> list[int]:
        """The options a token will offer, as far as one can tell in advance."""
        here = self.on[self.me]
        room = self.room[here]
        if token == MOVE:
            return [MOVE_TO + side for side, _ in self.ways(self.me, moved)]
        if token == LOOK:
            return self._looks(here, room, moved)
        if room == CENTRAL:
            return []
        if token == PUSH:
            return [
                PUSH_TO + who * 4 + side
                for who in self.others
                if self.on[who] == here and not self.sight.sheets[who]["hidden"]
                for side, _ in self.ways(who, moved)
            ]
        if token == CONTROL:
            slid = self.sight.slid
            return [
                SLIDE + slide
                for slide in SLIDES_FROM[self.arranged(moved).cell_of[here]]
                if slid[slide >> 1] in (0, (slide & 1) + 1) and slide ^ 1 not in moved
            ]
        return specials.offers(self, moved)

    def _news(self, moved: Moved) -> float:
        """What looking around is worth by itself."""
        here = self.on[self.me]
        arranged = self.arranged(moved)
        cell = arranged.cell_of[here] * 4
        sides = [option - LOOK_AT for option in self._looks(here, self.room[here], moved)]
        tiles = [arranged.tile_at[NEIGHBOUR[cell + side]] for side in sides]
        return max([self.curiosity(tile) for tile in tiles], default=0.0)

    def _looks(self, here: int, room: int, moved: Moved) -> list[int]:
        if room == DARK:
            return []
        sides = self.axis.get(here, ALL_SIDES) if room == PIVOTING else ALL_SIDES
        arranged = self.arranged(moved)
        up = self.sight.up
        return [
            LOOK_AT + side
            for side, cell in SIDES[arranged.cell_of[here]]
            if side in sides and not up[arranged.tile_at[cell]]
        ]
