"""What a character of one's own is going to do this round, as far as one can tell in advance.

Answers to others and announcements come from here, so that they fit what is done afterwards.
"""

from typing import NamedTuple

from cellmates.bots.room25.actions import beyond
from cellmates.bots.room25.layout import Tokens
from cellmates.bots.room25.lookahead import Lookahead
from cellmates.bots.room25.memory import UNKNOWN
from cellmates.bots.room25.programs import (
    comparable,
    on_the_spot,
    programs,
    promises,
    third_helps,
    tokens_of,
)
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import Sight
from cellmates.bots.room25.taking import WAY_OUT, fits, silly, taken, waits
from cellmates.room25.names import COLD, CONTROL, LOOK, MOVE, SPECIAL, TOKEN_NUMBERS, TOKENS
from cellmates.room25.options import (
    LOOK_AT,
    MOVE_TO,
    PROGRAM,
    PROGRAM_OPTIONS,
    PROGRAMS,
    SKIP,
    SLIDE,
    USE,
    WITH_ADRENALINE,
)


class NextStep(NamedTuple):
    """A step or a slide that a character is about to make."""

    who: int
    option: int


def entered(sight: Sight, sides: Sides, step: NextStep) -> int:
    """The tile into which a step leads, or UNKNOWN."""
    if not MOVE_TO <= step.option < MOVE_TO + 4:
        return UNKNOWN
    ahead = Lookahead(sight, sides, step.who)
    return beyond(ahead, step.who, step.option - MOVE_TO, ahead.now)


class Foresight:
    """What comes of the tokens that a character lays, or has laid."""

    def __init__(self, plan: Lookahead, tokens: Tokens | None = None) -> None:
        self.look = UNKNOWN  # the tile that it looks at before anything else
        self.ways: set[int] = set()  # the sides to which it steps
        self.slides: set[int] = set()
        self.end = plan.start  # the tile where it comes to stand
        self.layout = plan.now  # how the complex lies then, if nobody else does anything
        self.silly = False  # whether it comes to something that nobody does by mistake
        self.tokens = _tokens(plan) if tokens is None else tokens
        trail = plan.trail
        for place in range(len(self.tokens)):
            if self.tokens[place] == SPECIAL:
                self.silly = self.silly or (place == 0 and _comes_to_nothing(plan, self.tokens))
                break
            if not self._act(plan, place):
                break
        plan.on[plan.me] = plan.start
        plan.trail = trail

    def _act(self, plan: Lookahead, place: int) -> bool:
        """Do what a token offers as well as possible; return whether one can tell what follows."""
        rest = self.tokens[place:]
        token = rest[0]
        options = plan.offers(token, self.layout)
        if not options:
            self.silly = self.silly or not waits(plan)
            return True
        plan.tokens = len(rest)
        wary = plan.blind
        if token == MOVE and LOOK in self.tokens[:place]:
            plan.blind = 0  # it knows by then
        best = taken(plan, rest, options, self.layout)
        whiles_away = token == LOOK and waits(plan)
        self.silly = self.silly or (not whiles_away and silly(plan, rest, best, self.layout))
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
            plan.trail = [*plan.trail, (plan.on[plan.me], tile, plan.sight.memory.rounds)]
            _, self.end = plan.step(plan.me, tile, self.layout, UNKNOWN)
            plan.on[plan.me] = self.end
            return plan.room[tile] != UNKNOWN or place + 1 == len(self.tokens)
        return True


def _shorter(plan: Lookahead, promised: dict[int, float], program: int) -> int:
    """The best program of one token of which nothing silly comes; without one, this program."""
    if plan.belief.agreed.own_look is not None:
        return program
    single = [
        option
        for option in promised
        if len(tokens_of(option)) == 1 and not Foresight(plan, tokens_of(option)).silly
    ]
    return max(single or [program], key=lambda option: promised[option])


def used(plan: Lookahead, options: tuple[int, ...]) -> int:
    """Which token a beginner plays on the spot: nothing of which something silly comes."""
    sane = []
    for option in options:
        if option == SKIP or not Foresight(plan, (option - USE,)).silly:
            sane.append(option)
    return on_the_spot(plan, tuple(sane) or options)


def _comes_to_nothing(plan: Lookahead, tokens: Tokens) -> bool:
    """Whether all that the special ability offers is what nobody does by mistake."""
    return all(silly(plan, tokens, option, plan.now) for option in plan.offers(SPECIAL, plan.now))


def _tokens(plan: Lookahead) -> Tokens:
    """The tokens that lie, with the one that has just been turned up, or those that it would
    lay: by the plan for all, if there is one, unless somebody is promised others."""
    sight = plan.sight
    if sight.turn or plan.sheet["ready"]:
        memory = sight.memory
        pending = memory.pending if memory.actor == plan.me else ""
        now = (TOKEN_NUMBERS[pending],) if pending else ()
        return (*now, *sight.program(plan.me))
    intended = sight.memory.intended.get(plan.me)
    if intended is not None and plan.belief.agreed.grants(plan.me, intended):
        return intended
    return PROGRAMS[(laid(plan, _on_offer(sight, plan.me)) - PROGRAM) % WITH_ADRENALINE]


def _on_offer(sight: Sight, who: int) -> tuple[int, ...]:
    """The programs that a character may lay, without adrenaline."""
    lost = sight.sheets[who]["lost"]
    last = SPECIAL if sight.ultimate else CONTROL
    own = sum(1 << token for token in range(last + 1) if TOKENS[token] not in lost)
    most = 1 if sight.room[sight.on[who]] == COLD else 2
    return PROGRAM_OPTIONS[(own * 3 + most) * 2]


def laid(plan: Lookahead, options: tuple[int, ...]) -> int:
    """The program that a character lays: the best one, or the best that a beginner notices and of
    which nothing silly comes."""
    (best,) = programs(plan, options, 1)
    lapses = plan.sight.memory.lapses
    if lapses is None:
        return best
    promised = {option: promise for promise, option in promises(plan, options)}
    plain = PROGRAM + (best - PROGRAM) % WITH_ADRENALINE
    if plain not in promised or promised[plain] > WAY_OUT:
        return best
    values = comparable(promised, plain)
    if not plan.belief.agreed.trying:
        kept = [option for option in values if fits(plan, option)]
        kept = kept or [option for option in promised if fits(plan, option)]
        values = {option: promised[option] for option in kept or values}
    found = first = lapses.noticed(values)
    while Foresight(plan, tokens_of(found)).silly:
        del values[found]
        if not values:
            found = _shorter(plan, promised, first)
            break
        found = lapses.noticed(values)
    if found == plain:
        found = best  # with adrenaline if that is worth it
    eager = lapses.eager and found + WITH_ADRENALINE in options
    return found + WITH_ADRENALINE if eager and third_helps(plan, found) else found
