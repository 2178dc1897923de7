"""How a careful player answers: each kind of decision goes to the module that weighs it."""

from typing import Final

from cellmates.bots.room25 import prices
from cellmates.bots.room25.actions import against, barring, beyond
from cellmates.bots.room25.agreed import BELIEVED
from cellmates.bots.room25.answers import answer, given_up
from cellmates.bots.room25.lookahead import Lookahead
from cellmates.bots.room25.memory import COLOUR_OF, UNKNOWN
from cellmates.bots.room25.programs import (
    now_or_later,
    on_the_spot,
    programs,
    promises,
)
from cellmates.bots.room25.routes import APART
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import Sight
from cellmates.bots.room25.taking import fits, keeps, worths_of
from cellmates.kernel.table import Decision
from cellmates.room25.names import (
    BLUE,
    CHARACTER_NUMBERS,
    CONTROL,
    DARK,
    LOOK,
    MIRROR,
    MOVE,
    PUSH,
    RED,
    ROOM_25,
    SHREDDER,
    SPECIAL,
    VORTEX,
)
from cellmates.room25.options import (
    CLUE,
    CLUE_CELLS,
    LATER,
    LOOK_AT,
    MOVE_TO,
    NOW,
    SLIDE,
    USE,
)

TOKEN_OF: Final = {
    **{"look": LOOK, "move": MOVE, "push": PUSH, "control": CONTROL},
    **dict.fromkeys(
        ("hide", "mimic", "emmett", "recover", "call", "kevin", "carry", "sarah", "order", "hack"),
        SPECIAL,
    ),
}
"""The questions that are about an action, and the token that asks them."""


def choice(sight: Sight, decision: Decision) -> int:
    """What a careful player does."""
    return ranked(sight, decision, 1)[0]


def ranked(sight: Sight, decision: Decision, most: int) -> list[int]:
    """The `most` best options, what a careful player would do first."""
    options = decision.options
    kind = decision.kind
    if kind == "clue":
        clues = sight.memory.clues
        free = [each for each in options if sight.tile_at[CLUE_CELLS[each - CLUE]] not in clues]
        free = free or list(options)
        return _first(free[sight.seat % len(free)], options, most)  # together they see all four
    sides = Sides(sight)
    me = CHARACTER_NUMBERS[decision.about]
    if kind == "punishment":
        return [given_up(sight, sides, me, options)]  # it is no matter of luck
    plan = Lookahead(sight, sides, me)
    if kind == "program":
        return programs(plan, options, most)
    if kind == "single":
        token = sight.program(plan.me)[0]
        best = NOW if token == LOOK and plan.bound() else now_or_later(plan, token)
        if best == LATER and (token == MOVE or (token == LOOK and not plan.worth_a_look(plan.now))):
            most = 1  # every step does harm, and others may look before it has to be made
        return _first(best, options, most)
    if kind == "use":
        best = on_the_spot(plan, options)
        if not plan.worth_a_look(plan.now):  # nor is a look tried that shows nothing new
            options = tuple([option for option in options if option != USE + LOOK])
        return _first(best, options, most)
    if kind in TOKEN_OF:
        return _acts(plan, TOKEN_OF[kind], options, most)
    return _first(answer(plan, kind, options), options, most)


def _first(best: int, options: tuple[int, ...], most: int) -> list[int]:
    return [best, *[option for option in options if option != best]][:most]


def worths(sight: Sight, decision: Decision) -> dict[int, float]:
    """What the options are worth that a careful player compares, more being better."""
    if decision.kind != "program" and decision.kind not in TOKEN_OF:
        return {}
    plan = Lookahead(sight, Sides(sight), CHARACTER_NUMBERS[decision.about])
    if decision.kind == "program":
        return {option: promise for promise, option in promises(plan, decision.options)}
    return _act_worths(plan, TOKEN_OF[decision.kind], decision.options)


def _act_worths(plan: Lookahead, token: int, options: tuple[int, ...]) -> dict[int, float]:
    sight = plan.sight
    own_turn = sight.in_turn and plan.sheet["program"] is not None
    tokens = (token, *sight.program(plan.me)) if own_turn else (token,)
    plan.tokens = len(tokens)
    return worths_of(plan, tokens, options, plan.now)


def _acts(plan: Lookahead, token: int, options: tuple[int, ...], most: int) -> list[int]:
    found = _act_worths(plan, token, options)
    if most == 1:
        return [max(options, key=lambda option: found[option])]
    best, *rest = sorted(options, key=lambda option: -found[option])
    return [best, *[option for option in rest if not _rude(plan, token, option)]][:most]


def _rude(plan: Lookahead, token: int, option: int) -> bool:
    """Whether an option goes where a friend has warned of, or blindly, or after others into a room
    that bothers who comes, or shows all that oneself has lied, or looks where a friend has looked
    or will look, or not where one has said, or goes or slides where one has refused to, or slides
    away where friends are about to go, or oneself from where one has agreed to meet, or against
    what a friend has announced: it is not even tried while careful finds something better.
    """
    if token == CONTROL:
        slide = option - SLIDE
        if slide in plan.belief.agreed.refused or _parts(plan, slide):
            return True
        return barring(plan, slide, plan.now) > 0 or against(plan, slide, plan.now) > 0
    if token != LOOK and token != MOVE:
        return False
    tile = beyond(plan, plan.me, option - (LOOK_AT if token == LOOK else MOVE_TO), plan.now)
    belief = plan.belief
    if token == MOVE and option - MOVE_TO in belief.agreed.refused_ways:
        return True
    if plan.room[tile] != UNKNOWN:
        return token == LOOK or plan.lied_about(tile) or _bothers(plan, tile)
    if token == LOOK:
        elsewhere = plan.bound() and tile != belief.agreed.own_look
        return elsewhere or tile in belief.agreed.looks or plan.settled(tile)
    if plan.untold(tile):
        return plan.blind > 0
    return belief.hue[tile] == RED


def _parts(plan: Lookahead, slide: int) -> bool:
    """Whether a slide takes one farther from where one has agreed to meet."""
    meet = plan.belief.agreed.meet
    if meet is None:
        return False
    here = plan.on[plan.me]
    now, then = plan.now.cell_of, plan.now.after(slide).cell_of
    return APART[then[here]][then[meet]] > APART[now[here]][now[meet]]


def _bothers(plan: Lookahead, tile: int) -> bool:
    """Whether a room is red while there is time for another way, or costs adrenaline and program,
    or puts those at risk or in the dark who are there with others."""
    room = plan.room[tile]
    company = len(plan.on_tile(tile))
    if COLOUR_OF[room] == RED and plan.sight.left > prices.EARLY:
        return True
    if room == VORTEX and plan.sides.together:
        return True  # it only leads back to the middle
    return room == MIRROR or (room == SHREDDER and company > 0) or (room == DARK and company > 1)


def candidates(sight: Sight, decision: Decision, most: int) -> list[int]:
    """The most promising options, of which a careful player would take the first: if it does what
    this seat has agreed to do, only such, for others rely on it; and a step into Room 25 that is
    known or told to be there is not weighed at all."""
    options = ranked(sight, decision, most)
    if decision.kind == "move" and _finds_room_25(sight, decision, options[0]):
        return options[:1]
    kept = promised(sight, decision)
    return [each for each in options if each in kept] if options[0] in kept else options


def _finds_room_25(sight: Sight, decision: Decision, option: int) -> bool:
    """Whether somebody who looks for the way out steps into a hidden room that he knows, or
    believes, to be blue."""
    sides = Sides(sight)
    if sight.found or sides.guard:
        return False
    plan = Lookahead(sight, sides, CHARACTER_NUMBERS[decision.about])
    tile = beyond(plan, plan.me, option - MOVE_TO, plan.now)
    if sight.up[tile]:
        return False
    room = sight.room[tile]
    if room != UNKNOWN:
        return room == ROOM_25
    return plan.belief.hue[tile] == BLUE and plan.belief.trust[tile] >= BELIEVED


def promised(sight: Sight, decision: Decision) -> set[int]:
    """The options that do what this seat has agreed to do this round."""
    kind = decision.kind
    if not sight.plans or kind not in ("program", "look", "move", "control"):
        return set()
    plan = Lookahead(sight, Sides(sight), CHARACTER_NUMBERS[decision.about])
    if kind == "program":
        return {option for option in decision.options if fits(plan, option)}
    token = TOKEN_OF[kind]
    return {option for option in decision.options if keeps(plan, token, option, plan.now)}
