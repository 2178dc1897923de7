"""Programming: which tokens to place."""

from typing import Final

from cellmates.bots.room25 import prices, specials
from cellmates.bots.room25.agreed import BELIEVED
from cellmates.bots.room25.layout import Tokens
from cellmates.bots.room25.memory import COLOUR_OF, UNKNOWN
from cellmates.bots.room25.plan import Plan
from cellmates.bots.room25.prices import STUCK
from cellmates.room25.names import (
    CENTRAL,
    CONTROL,
    LOOK,
    MAX,
    MIRROR,
    MOVE,
    PUSH,
    RED,
    SPECIAL,
    VORTEX,
)
from cellmates.room25.options import (
    LATER,
    NOW,
    PROGRAM,
    PROGRAMS,
    SKIP,
    USE,
    WITH_ADRENALINE,
)

ANY: Final = {LOOK, MOVE, PUSH, CONTROL, SPECIAL}


def programs(plan: Plan, options: tuple[int, ...], most: int) -> list[int]:
    """The most promising programs on offer, the best first."""
    found = promises(plan, options)
    if not found:
        return list(options[:most])
    found.sort(reverse=True)
    best = found[0][1]
    late = plan.sight.left <= (prices.HOLD_BACK if plan.goals.gathering else prices.LAST_SEARCH)
    if late and best + WITH_ADRENALINE in options:
        best = _with_adrenaline(plan, found[:3])
    free = plan.sight.left == 1 and plan.sight.memory.lapses is None
    if free and best + WITH_ADRENALINE in options:
        best += WITH_ADRENALINE  # it is of no use any more
    if most > 1 and plan.room[plan.start] != CENTRAL:
        # Trials tell what a slide is good for while Room 25 is still sought: on the same deals
        # masterminds won 83 instead of 68 of 120 ultimate games.
        found = _promises(plan, options, useful_tokens(plan) | {CONTROL}, True) or found
        found.sort(reverse=True)
    rest = [option for _, option in found if option != best]
    if most > 1:
        rest = [option for option in rest if not _in_vain(plan, option)]
    if most > 1 and (_surrounded(plan) or (not _blindly(best) and hemmed_in(plan))):
        rest = [option for option in rest if not _blindly(option)]
    if grants(plan, tokens_of(best)):
        rest = [option for option in rest if grants(plan, tokens_of(option))]
    if most > 1 and keeps_word(plan, best):
        rest = [option for option in rest if keeps_word(plan, option)]
    if free:
        rest = [
            each + WITH_ADRENALINE if each + WITH_ADRENALINE in options else each for each in rest
        ]
        rest = [option for option in rest if option != best]
    return [best, *rest[: most - 1]]


def tokens_of(option: int) -> Tokens:
    """The tokens of a program, without adrenaline."""
    return PROGRAMS[(option - PROGRAM) % WITH_ADRENALINE]


def comparable(values: dict[int, float], best: int) -> dict[int, float]:
    """The programs that may be mistaken for the best one: none with fewer tokens, for tokens cost
    nothing, and none with a special ability if the best one does without."""
    least = len(tokens_of(best))
    special = SPECIAL in tokens_of(best)
    return {
        option: values[option]
        for option in values
        if len(tokens_of(option)) >= least and (special or SPECIAL not in tokens_of(option))
    }


def keeps_word(plan: Plan, option: int) -> bool:
    """Whether a program looks first where this seat has said that it will look."""
    tokens = tokens_of(option)
    first = [token for token in tokens if token != PUSH][:1]
    return first == [LOOK] and plan.bound()


def grants(plan: Plan, tokens: Tokens) -> bool:
    """Whether a program is what this character has promised or told, if it has."""
    agreed = plan.belief.agreed
    return plan.me in agreed.programs and agreed.grants(plan.me, tokens)


def _in_vain(plan: Plan, option: int) -> bool:
    """Whether a program looks where there is nothing new to see, so that it would be as good
    without the look."""
    tokens = tokens_of(option)
    if LOOK not in tokens or len(tokens) < 2:
        return False
    others = tuple([token for token in tokens if token != LOOK])
    plan.tokens = len(tokens)
    found = plan.best(tokens, plan.now)
    plan.tokens = len(others)
    return found < plan.best(others, plan.now)


def _surrounded(plan: Plan) -> bool:
    """Whether every step leads into the unknown or a room called red, and a look would help."""
    if not plan.blind or plan.news(plan.now) < prices.TELLING:
        return False
    hue = plan.belief.hue
    room = plan.room
    racing = plan.sides.racing
    return all(
        (plan.untold(tile) or hue[tile] == RED)
        if room[tile] == UNKNOWN
        else racing and COLOUR_OF[room[tile]] == RED
        for _, tile in plan.ways(plan.me, plan.now)
    )


def hemmed_in(plan: Plan) -> bool:
    """Whether every step does harm while there is time."""
    return bool(plan.heeds) and _only_harm(plan)


def _only_harm(plan: Plan) -> bool:
    """Whether every step leads into a room that is known, or told, to do harm, or into which a
    friend is about to look."""
    belief = plan.belief
    for _, tile in plan.ways(plan.me, plan.now):
        room = plan.room[tile]
        if room != UNKNOWN:
            if COLOUR_OF[room] != RED and room not in (MIRROR, VORTEX):
                return False
        elif tile not in belief.agreed.looks and (
            belief.hue[tile] != RED or belief.trust[tile] < BELIEVED
        ):
            return False
    return True


def _blindly(option: int) -> bool:
    """Whether a program takes a step without a look before, or anything else that may help."""
    return tokens_of(option)[:1] == (MOVE,)


def promises(plan: Plan, options: tuple[int, ...]) -> list[tuple[float, int]]:
    """What the programs without adrenaline promise, those that make sense; all of them if nothing
    else is left to who has lost tokens."""
    found = _promises(plan, options, useful_tokens(plan), True)
    found = found or _promises(plan, options, ANY, True)
    return found or _promises(plan, options, ANY, False)


def _promises(
    plan: Plan, options: tuple[int, ...], useful: set[int], sensible: bool
) -> list[tuple[float, int]]:
    stays = sensible and _stays(plan)
    temper = plan.sight.memory.temper
    promised = plan.belief.agreed.programs.get(plan.me, [])
    most = max([len(tokens_of(option)) for option in options])
    found = []
    for option in options:
        tokens = tokens_of(option)
        if option >= PROGRAM + WITH_ADRENALINE:
            continue
        if grants(plan, tokens):
            word = [token for each in promised for token in each]
            more = tuple([token for token in tokens if token not in word])
            leaves = bool(more) and stays and _empties(plan, tokens)
            if all(token in useful for token in more) and not leaves:
                promise = _promise(plan, tokens) - plan.unused * (most - len(tokens))
                found.append((promise + _worth_of_word(plan), option))
            continue
        if not all(token in useful for token in tokens):
            continue
        if _empties(plan, tokens) if stays else sensible and _wastes(plan, tokens):
            continue
        promise = _promise(plan, tokens) - plan.unused * (most - len(tokens))
        if not temper.even:
            promise += sum([temper.tastes[token] for token in tokens])
        found.append((promise, option))
    return found


def _worth_of_word(plan: Plan) -> float:
    """What it is worth to lay what was promised, or what one is asked for."""
    return plan.follow if plan.belief.agreed.trying else max(prices.LAID, plan.follow)


def _stays(plan: Plan) -> bool:
    """Whether this character is in Room 25 and has to wait there for the others."""
    return plan.sides.together and plan.goals.gathering and plan.start == plan.exit


def _wastes(plan: Plan, tokens: Tokens) -> bool:
    """Whether a program begins with what cannot do anything where this character stands: in the
    Central Room one only looks and moves, and nobody looks where nothing is hidden or friends
    have looked. In Room 25 it is a way to wait."""
    if plan.goals.gathering and plan.start == plan.exit:
        return False
    for token in tokens:
        if token == LOOK:
            if plan.worth_a_look(plan.now) <= _own_looks(plan):
                return True
        elif token in (PUSH, CONTROL, SPECIAL):
            if plan.room[plan.start] == CENTRAL:
                return True
        else:
            return False  # from then on it may stand elsewhere
    return False


def _own_looks(plan: Plan) -> int:
    """How many others of the same seat, in the same room, have programmed a Look."""
    sight = plan.sight
    mine = [who for who in sight.mine if who != plan.me and plan.on[who] == plan.start]
    return sum([LOOK in sight.program(who) for who in mine])


def _empties(plan: Plan, tokens: Tokens) -> bool:
    """Whether a program leaves Room 25 on foot, a special ability before may call for a Move;
    carries somebody out, or pushes one out who has come."""
    if MOVE in tokens and SPECIAL not in tokens[: tokens.index(MOVE)]:
        return True
    if SPECIAL in tokens and plan.me == MAX:
        return True
    return PUSH in tokens and any(plan.on[who] == plan.exit for who in plan.others)


def useful_tokens(plan: Plan) -> set[int]:
    """The tokens worth thinking about; when nobody knows where to go one looks and moves."""
    useful = {LOOK, MOVE}
    here = plan.start
    gathering = plan.goals.gathering
    if gathering or plan.belief.agreed.slides or plan.far(plan.me, plan.now) >= STUCK:
        useful.add(CONTROL)
    elif plan.sides.together and plan.room[here] != CENTRAL and _only_harm(plan):
        useful.add(CONTROL)  # rather than a step that only does harm
    company = [who for who in plan.others if plan.on[who] == here]
    if gathering and here == plan.exit and not plan.sides.together:
        # If only friends are there when it comes to the push, one of them has to go.
        company = [who for who in company if plan.sides.care[who] <= 0]
    if company and plan.room[here] != CENTRAL and (gathering or plan.sides.guard):
        useful.add(PUSH)
    if _special_helps(plan):
        useful.add(SPECIAL)
    return useful


def _special_helps(plan: Plan) -> bool:
    """Whether the special ability may be good for something this round."""
    if plan.room[plan.start] == CENTRAL and not plan.goals.gathering:
        return False
    return any(specials.helps(plan, option) for option in specials.offers(plan, plan.now))


def _promise(plan: Plan, tokens: Tokens) -> float:
    """What a program is worth; a little more if it moves at once and leaves nothing unused."""
    plan.tokens = len(tokens)
    promise = plan.best(tokens, plan.now) + 0.01 * len(tokens)
    return promise + prices.EAGER if tokens and tokens[0] == MOVE else promise


def _with_adrenaline(plan: Plan, found: list[tuple[float, int]]) -> int:
    """The best of these programs, with adrenaline if that is worth more than keeping it."""
    chosen = found[0]
    keep = prices.ADRENALINE * (plan.sight.left - 1)
    stays = _stays(plan)
    for _, option in found:
        tokens = PROGRAMS[option - PROGRAM]
        plan.tokens = len(tokens) + 1
        given = _worth_of_word(plan) if grants(plan, tokens) else 0.0
        for third in (MOVE, LOOK, CONTROL, PUSH):
            row = (*tokens, third)
            if not (stays and _empties(plan, row)):
                more = plan.best(row, plan.now) - keep + given
                if more > chosen[0]:
                    chosen = (more, option + WITH_ADRENALINE)
    return chosen[1]


def third_helps(plan: Plan, option: int) -> bool:
    """Whether a third action would be good for something after a program; a second look shows
    nothing that somebody short-sighted could name."""
    tokens = tokens_of(option)
    plan.tokens = len(tokens)
    without = plan.best(tokens, plan.now)
    plan.tokens += 1
    thirds = (MOVE, CONTROL) if LOOK in tokens else (MOVE, CONTROL, LOOK)
    return any(plan.best((*tokens, third), plan.now) > without for third in thirds)


def now_or_later(plan: Plan, token: int) -> int:
    """When to play a single token: at once, unless it does harm or waiting promises more."""
    plan.tokens = 1
    now = plan.best((token,), plan.now)
    if now < plan.value(plan.now):
        return LATER  # the others may leave before it comes to that
    if token == MOVE:
        return NOW
    plan.tokens = 2
    return LATER if plan.best((token,), plan.now) > now + 1 else NOW


def on_the_spot(plan: Plan, options: tuple[int, ...]) -> int:
    """Which token to play for one who chooses when the turn comes."""
    turn = plan.sight.turn
    second = turn == 1

    def promise(option: int) -> float:
        tokens = () if option == SKIP else (option - USE,)
        plan.tokens = len(tokens)
        if not second:
            return plan.best(tokens, plan.now)
        plan.tokens += 1
        others = [token for token in (LOOK, MOVE, PUSH, CONTROL) if token not in tokens]
        return max(plan.best((*tokens, token), plan.now) for token in others)

    return max(options, key=promise)
