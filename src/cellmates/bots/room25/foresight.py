"""What a character of one's own is going to do this round, as far as one can tell in advance.

Answers to others and announcements come from here, so that they fit what is done afterwards.
"""

from cellmates.bots.room25.actions import beyond
from cellmates.bots.room25.lookahead import Lookahead
from cellmates.bots.room25.memory import UNKNOWN
from cellmates.bots.room25.programs import programs
from cellmates.bots.room25.sight import Sight
from cellmates.room25.names import COLD, CONTROL, LOOK, MOVE, SPECIAL, TOKEN_NUMBERS, TOKENS
from cellmates.room25.options import LOOK_AT, MOVE_TO, PROGRAM, PROGRAM_OPTIONS, PROGRAMS, SLIDE


class Foresight:
    """What comes of the tokens that a character lays, or has laid."""

    def __init__(self, plan: Lookahead) -> None:
        self.look = UNKNOWN  # the tile that it looks at before anything else
        self.ways: set[int] = set()  # the sides to which it steps
        self.slides: set[int] = set()
        self.end = plan.start  # the tile where it comes to stand
        self.layout = plan.now  # how the complex lies then, if nobody else does anything
        self.tokens = _tokens(plan)
        for place in range(len(self.tokens)):
            if self.tokens[place] == SPECIAL or not self._act(plan, place):
                break
        plan.on[plan.me] = plan.start

    def _act(self, plan: Lookahead, place: int) -> bool:
        """Do what a token offers as well as possible; return whether one can tell what follows."""
        rest = self.tokens[place:]
        token = rest[0]
        options = plan.offers(token, self.layout)
        if not options:
            return True
        plan.tokens = len(rest)
        wary = plan.blind
        if token == MOVE and LOOK in self.tokens[:place]:
            plan.blind = 0  # it knows by then
        best = max(options, key=lambda option: plan.worth(option, rest, self.layout))
        plan.blind = wary
        if token == LOOK:
            if place == 0:
                self.look = beyond(plan, plan.me, best - LOOK_AT, self.layout)
        elif token == CONTROL:
            self.slides.add(best - SLIDE)
            self.layout = self.layout.after(best - SLIDE)
        elif token == MOVE:
            self.ways.add(best - MOVE_TO)
            tile = beyond(plan, plan.me, best - MOVE_TO, self.layout)
            _, self.end = plan.step(plan.me, tile, self.layout, UNKNOWN)
            plan.on[plan.me] = self.end
            return plan.room[tile] != UNKNOWN or place + 1 == len(self.tokens)
        return True


def _tokens(plan: Lookahead) -> tuple[int, ...]:
    """The tokens that lie, with the one that has just been turned up, or those that a careful
    player would lay."""
    sight = plan.sight
    if sight.turn or plan.sheet["ready"]:
        memory = sight.memory
        pending = memory.pending if memory.actor == plan.me else ""
        now = (TOKEN_NUMBERS[pending],) if pending else ()
        return (*now, *sight.program(plan.me))
    (best,) = programs(plan, _on_offer(sight, plan.me), 1)
    return PROGRAMS[best - PROGRAM]


def _on_offer(sight: Sight, who: int) -> tuple[int, ...]:
    """The programs that a character may lay, without adrenaline."""
    lost = sight.sheets[who]["lost"]
    last = SPECIAL if sight.view["level"] == "ultimate" else CONTROL
    own = sum(1 << token for token in range(last + 1) if TOKENS[token] not in lost)
    most = 1 if sight.room[sight.on[who]] == COLD else 2
    return PROGRAM_OPTIONS[(own * 3 + most) * 2]
