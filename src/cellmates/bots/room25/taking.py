"""Which option of a token a character takes: the best one, or what a beginner takes for it.

A beginner overlooks some of the options for a round. Whatever he notices at a glance he does not
get wrong: the key and Room 25, rooms known or told to be red, and what he has promised or refused.
"""

from collections.abc import Sequence
from typing import Final

from cellmates.bots.room25.actions import beyond
from cellmates.bots.room25.layout import Layout, Tokens
from cellmates.bots.room25.lookahead import Lookahead
from cellmates.bots.room25.memory import UNKNOWN
from cellmates.bots.room25.prices import EXTRA
from cellmates.bots.room25.programs import keeps_word, tokens_of
from cellmates.bots.room25.routes import APART
from cellmates.bots.room25.sight import ALONG
from cellmates.bots.room25.slips import BACK, called_red, hue, returns, slips, undoes
from cellmates.room25.board import FALLS_OFF, SLIDES_TO_LEAVE
from cellmates.room25.names import (
    BLUE,
    CONTROL,
    DARK,
    GREEN,
    KEY,
    LOOK,
    MOVE,
    PIVOTING,
    PUSH,
    ROOM_25,
    VORTEX,
    YELLOW,
)
from cellmates.room25.options import LOOK_AT, MOVE_TO, PUSH_TO, SLIDE

WAY_OUT: Final = 100.0
"""Where so much is to be had, the way out is at hand, and nobody does anything else first."""

NUISANCE: Final = 5
"""Passing through a room that costs so much is no slip that anybody makes who knows it."""


def worths_of(
    plan: Lookahead, tokens: Tokens, options: Sequence[int], layout: Layout
) -> dict[int, float]:
    """What the options of the first of these tokens are worth to a careful player, by its taste for
    steps into the unknown, too."""
    found = {option: plan.worth(option, tokens, layout) for option in options}
    risk = plan.sight.memory.temper.risk
    if risk and tokens[0] == MOVE:
        for option in options:
            if plan.room[beyond(plan, plan.me, option - MOVE_TO, layout)] == UNKNOWN:
                found[option] += risk
    return found


def taken(plan: Lookahead, tokens: Tokens, options: list[int], layout: Layout) -> int:
    """The option of the first of these tokens that a character takes."""
    lapses = plan.sight.memory.lapses
    if lapses is None:
        careful = worths_of(plan, tokens, options, layout)
        return max(options, key=lambda option: careful[option])
    sighted = tokens[:1] if lapses.short else tokens
    values = {option: plan.worth(option, sighted, layout) for option in options}
    token = tokens[0]
    if token == MOVE and plan.trail:
        for option in options:
            if returns(plan, beyond(plan, plan.me, option - MOVE_TO, layout)):
                values[option] -= BACK
    best = max(options, key=lambda option: values[option])
    if values[best] > WAY_OUT or _finds(plan, token, best, layout):
        return best
    if not plan.belief.agreed.trying:
        kept = [option for option in options if keeps(plan, token, option, layout)]
        kept = [option for option in kept if not _leads_to_red(plan, token, option, layout)]
        if kept:
            return max(kept, key=lambda option: values[option])
    willing = [option for option in options if not _refused(plan, token, option)] or options
    sane = [option for option in willing if not silly(plan, tokens, option, layout)]
    if not sane:  # a word taken back is better than harm
        sane = [option for option in options if not silly(plan, tokens, option, layout)]
    if not sane:
        sane = _least_silly(plan, token, willing, layout)
        return max(sane, key=lambda option: values[option])
    fair = [each for each in sane if each == best or not _unpleasant(plan, token, each, layout)]
    found = lapses.noticed({option: values[option] for option in fair or sane})
    return _pleasant(plan, token, found, sane, values, layout)


def _finds(plan: Lookahead, token: int, option: int, layout: Layout) -> bool:
    """Whether it is a step into the key's room while it is wanted, or into Room 25."""
    if token != MOVE:
        return False
    room = plan.room[beyond(plan, plan.me, option - MOVE_TO, layout)]
    return room == ROOM_25 or (room == KEY and not plan.sight.key_used)


def _refused(plan: Lookahead, token: int, option: int) -> bool:
    """Whether this seat has said no to it."""
    agreed = plan.belief.agreed
    if token == CONTROL:
        return option - SLIDE in agreed.refused
    return token == MOVE and option - MOVE_TO in agreed.refused_ways


def keeps(plan: Lookahead, token: int, option: int, layout: Layout) -> bool:
    """Whether it does what this seat has agreed to do this round."""
    agreed = plan.belief.agreed
    if token == CONTROL:
        return option - SLIDE in agreed.slides
    if token == LOOK:
        tile = beyond(plan, plan.me, option - LOOK_AT, layout)
        return tile == agreed.own_look and plan.room[tile] == UNKNOWN
    if token != MOVE:
        return False
    side = option - MOVE_TO
    if side in agreed.ways or agreed.meet is None:
        return side in agreed.ways
    apart = APART[layout.cell_of[agreed.meet]]
    cell_of = layout.cell_of
    return apart[cell_of[beyond(plan, plan.me, side, layout)]] < apart[cell_of[plan.on[plan.me]]]


def fits(plan: Lookahead, option: int) -> bool:
    """Whether a program has what is needed to do what was agreed on."""
    agreed = plan.belief.agreed
    tokens = tokens_of(option)
    if plan.me in agreed.programs:
        steps = MOVE in tokens or not agreed.ways
        return steps and agreed.grants(plan.me, tokens)
    if agreed.stay and MOVE not in tokens and CONTROL not in tokens:
        return True
    if agreed.slides and CONTROL in tokens:
        return True
    goes = agreed.ways or (agreed.meet is not None and plan.start != agreed.meet)
    return (bool(goes) and MOVE in tokens) or keeps_word(plan, option)


def waits(plan: Lookahead) -> bool:
    """Whether this character stands in Room 25 and has nothing to do but wait for others."""
    return plan.goals.gathering and plan.on[plan.me] == plan.exit


def _least_silly(plan: Lookahead, token: int, options: list[int], layout: Layout) -> list[int]:
    """Where all steps are silly: those into rooms that one knows, but for the way back and red
    ones; or into any that are not red; but who goes to and fro already goes through a red one,
    too."""
    if token != MOVE:
        return options
    safe = [option for option in options if not _leads_to_red(plan, token, option, layout)]
    onward = []
    known = []
    for option in safe:
        tile = beyond(plan, plan.me, option - MOVE_TO, layout)
        if returns(plan, tile) < 2:
            onward.append(option)
            if not plan.untold(tile):
                known.append(option)
    return known or onward or options


def _leads_to_red(plan: Lookahead, token: int, option: int, layout: Layout) -> bool:
    """Whether it is a step into what is known or told to be red."""
    if token != MOVE:
        return False
    return called_red(plan, beyond(plan, plan.me, option - MOVE_TO, layout))


def silly(plan: Lookahead, tokens: Tokens, option: int, layout: Layout) -> bool:
    """Whether nobody who has watched and listened takes it by mistake."""
    token = tokens[0]
    if token == CONTROL:
        slide = option - SLIDE
        return spoils(plan, slide, layout) or undoes(plan, slide, layout)
    if token == MOVE:
        return _silly_step(plan, tokens, option - MOVE_TO, layout)
    if token == LOOK:
        tile = beyond(plan, plan.me, option - LOOK_AT, layout)
        known = plan.room[tile] != UNKNOWN or plan.settled(tile)
        return known or tile in plan.belief.agreed.looks
    if token == PUSH:
        who, side = divmod(option - PUSH_TO, 4)
        return plan.sides.care[who] > 0 and _harms(plan, who, side, layout)
    return slips(plan, option, layout)


def _harms(plan: Lookahead, who: int, side: int, layout: Layout) -> bool:
    """Whether a push does a friend no good: it sends him into danger, or from where nothing
    threatens him into a nuisance, or to where he is no better off."""
    tile = beyond(plan, who, side, layout)
    if called_red(plan, tile) or (plan.on[who] == plan.exit and plan.goals.gathering):
        return True
    sheet = plan.sight.sheets[who]
    field, cell_of = layout.field, layout.cell_of
    if sheet["armed"] or sheet["flood"] > 0:
        return False
    nuisance = plan.room[tile] != UNKNOWN and EXTRA[plan.room[tile]] >= NUISANCE
    return nuisance or field[cell_of[tile]] >= field[cell_of[plan.on[who]]]


def _silly_step(plan: Lookahead, tokens: Tokens, side: int, layout: Layout) -> bool:
    here = plan.on[plan.me]
    tile = beyond(plan, plan.me, side, layout)
    room = plan.room[tile]
    if here == plan.exit and plan.goals.gathering and not plan.sides.hostile:
        return True
    if _leads_to_red(plan, MOVE, side + MOVE_TO, layout) or room == VORTEX:
        return True
    if returns(plan, tile) > 1 and not _gains(plan, tile, layout):
        return True
    if room == UNKNOWN and tile == plan.belief.agreed.own_look:
        return True  # a look, one has said
    if room == UNKNOWN and plan.untold(tile) and plan.blind > 0:
        lapses = plan.sight.memory.lapses
        wary = plan.sight.found or (lapses is not None and lapses.wary)
        if wary or tile in plan.belief.agreed.looks or _has_waited(plan):
            return True
    if room == DARK and LOOK in tokens:
        return True
    return tokens[1:2] == (LOOK,) and _blinds(plan, tile, side, layout)


def _gains(plan: Lookahead, tile: int, layout: Layout) -> bool:
    """Whether a step leads nearer to the open Room 25."""
    field, cell_of = layout.field, layout.cell_of
    return plan.goals.gathering and field[cell_of[tile]] < field[cell_of[plan.on[plan.me]]]


def _has_waited(plan: Lookahead) -> bool:
    """Whether this character has saved its only token, to see first what others find."""
    sheet = plan.sheet
    return plan.sight.turn == 2 and len(sheet["played"]) + sheet["tokens"] <= 1


def _blinds(plan: Lookahead, tile: int, side: int, layout: Layout) -> bool:
    """Whether there is nothing to look at from a tile that is entered from a side, and there is
    something from where one stands or from another room beside it."""
    if plan.goals.gathering or plan.room[tile] == UNKNOWN or _shows(plan, tile, side, layout):
        return False
    if plan.worth_a_look(layout):
        return True
    ways = plan.ways(plan.me, layout)
    return any(
        _fine(plan, way + MOVE_TO, layout) and _shows(plan, goal, way, layout) for way, goal in ways
    )


def _shows(plan: Lookahead, tile: int, side: int, layout: Layout) -> bool:
    """Whether there is something to look at from a tile that is entered from a side."""
    here, turned = plan.on[plan.me], plan.axis.get(tile)
    plan.on[plan.me] = tile
    if plan.room[tile] == PIVOTING:
        plan.axis[tile] = ALONG[side & 1]
    found = plan.worth_a_look(layout) > 0
    plan.on[plan.me] = here
    if turned is not None:
        plan.axis[tile] = turned
    else:
        plan.axis.pop(tile, None)
    return found


def spoils(plan: Lookahead, slide: int, layout: Layout) -> bool:
    """Whether a slide only takes people away from Room 25, or Room 25 from the way out."""
    exit_tile = plan.exit
    if exit_tile == UNKNOWN or plan.sides.guard:
        return False
    falls_off = layout.tile_at[FALLS_OFF[slide]] == exit_tile
    if falls_off and (plan.sides.racing or plan.sides.escape(plan.on, exit_tile) > 0):
        return False  # out with whoever is inside, or away from others; else to the other side
    after = layout.after(slide)
    friends = [who for who in plan.others if plan.sides.care[who] > 0]
    nearer = 0
    for who in [plan.me, *friends]:
        tile = plan.on[who]
        nearer += _apart(layout, tile, exit_tile) - _apart(after, tile, exit_tile)
    needed = SLIDES_TO_LEAVE[layout.cell_of[exit_tile]]
    rest = SLIDES_TO_LEAVE[after.cell_of[exit_tile]]
    return nearer <= 0 and rest >= needed


def _apart(layout: Layout, tile: int, other: int) -> int:
    return APART[layout.cell_of[tile]][layout.cell_of[other]]


def _pleasant(
    plan: Lookahead,
    token: int,
    found: int,
    options: list[int],
    values: dict[int, float],
    layout: Layout,
) -> int:
    """The option found; instead of a step into a room that is a nuisance, one into a better room
    that is as near to where it leads."""
    if not _unpleasant(plan, token, found, layout):
        return found
    far = _to_goal(plan, found, layout)
    better = [
        option
        for option in options
        if _fine(plan, option, layout) and _to_goal(plan, option, layout) <= far
    ]
    return max(better or [found], key=lambda option: values[option])


def _to_goal(plan: Lookahead, option: int, layout: Layout) -> int:
    """How far it is to the goal from where a step leads."""
    return layout.field[layout.cell_of[beyond(plan, plan.me, option - MOVE_TO, layout)]]


def _unpleasant(plan: Lookahead, token: int, option: int, layout: Layout) -> bool:
    """Whether it is a step into a room that is known, or told, to be a nuisance; or a blind one of
    somebody who has grown wary, or is in danger."""
    if token != MOVE:
        return False
    tile = beyond(plan, plan.me, option - MOVE_TO, layout)
    room = plan.room[tile]
    if room != UNKNOWN:
        return EXTRA[room] >= NUISANCE
    lapses = plan.sight.memory.lapses
    wary = plan.armed or (lapses is not None and lapses.wary)
    return hue(plan, tile) == YELLOW or (wary and plan.untold(tile))


def _fine(plan: Lookahead, option: int, layout: Layout) -> bool:
    tile = beyond(plan, plan.me, option - MOVE_TO, layout)
    room = plan.room[tile]
    if room != UNKNOWN:
        return EXTRA[room] < NUISANCE
    return hue(plan, tile) in (BLUE, GREEN)
