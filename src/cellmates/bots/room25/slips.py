"""What nobody does by mistake who has watched: going in circles, undoing what he has just done, and
special abilities that do nothing or harm friends."""

from typing import Final

from cellmates.bots.room25.actions import beyond
from cellmates.bots.room25.agreed import BELIEVED
from cellmates.bots.room25.belief import HUES
from cellmates.bots.room25.layout import Layout
from cellmates.bots.room25.lookahead import Lookahead
from cellmates.bots.room25.memory import COLOUR_OF, UNKNOWN, swap_of
from cellmates.bots.room25.robots import beside_robot
from cellmates.bots.room25.specials import copied, helps
from cellmates.room25.names import RED
from cellmates.room25.options import (
    CALL,
    CARRY,
    HACK,
    HACKS,
    HIDE,
    MIMIC,
    ORDER_MOVE,
    ORDER_PUSH,
    RECOVER,
    SABOTAGE_ROOM,
    SEE,
)

BACK: Final = 8.0
"""What it costs in the eyes of a beginner to go back to where he has just come from."""


def hue(plan: Lookahead, tile: int) -> int:
    """The colour of a tile as it is known, or told by somebody who is believed."""
    room = plan.room[tile]
    if room != UNKNOWN:
        return COLOUR_OF[room]
    belief = plan.belief
    return belief.hue[tile] if belief.trust[tile] >= BELIEVED else UNKNOWN


def called_red(plan: Lookahead, tile: int) -> bool:
    """Whether a tile is known to be red, or told by somebody who is believed, or by oneself."""
    words = plan.sight.memory.words
    if plan.room[tile] == UNKNOWN and tile in words and HUES[words[tile]] == RED:
        return True
    return hue(plan, tile) == RED


def returns(plan: Lookahead, tile: int) -> int:
    """How often a step to a tile would be the way back, of the last steps while nothing was found:
    2 if one goes to and fro already."""
    trail = plan.trail
    here = plan.on[plan.me]
    if not trail or trail[-1][:2] != (tile, here):
        return 0
    if trail[-1][2] == plan.sight.memory.rounds:
        return 2  # within a round
    return 2 if len(trail) > 1 and trail[-2][:2] == (here, tile) else 1


def undoes(plan: Lookahead, change: int, layout: Layout) -> bool:
    """Whether a slide, or a swap of tiles, undoes one of one's own of this round or the last, while
    nothing was found."""
    memory = plan.sight.memory
    if change >= 16:
        one, other = HACKS[change - 16]
        undone = swap_of(layout.tile_at[one], layout.tile_at[other])
    else:
        undone = change ^ 1
    return any(each == undone and number >= memory.rounds - 1 for each, number in memory.changes)


def slips(plan: Lookahead, option: int, layout: Layout) -> bool:
    """Whether nobody uses a special ability like that by mistake."""
    care = plan.sides.care
    if not helps(plan, option):
        return True
    if CALL <= option < HIDE:
        who = option - CALL
        sheet = plan.sight.sheets[who]
        caught = sheet["armed"] or sheet["flood"] == 2
        return care[who] > 0 and not caught and called_red(plan, plan.on[plan.me])
    if CARRY <= option < RECOVER:
        _, side = divmod(option - CARRY, 4)
        tile = beyond(plan, plan.me, side, layout)
        return called_red(plan, tile) or returns(plan, tile) > 1
    if HACK <= option < ORDER_MOVE:
        return undoes(plan, 16 + option - HACK, layout)
    if ORDER_PUSH <= option < SABOTAGE_ROOM:
        robot, step = divmod(option - ORDER_PUSH, 32)
        who, side = divmod(step, 4)
        tile = beside_robot(plan, robot, side)
        if who == plan.me and returns(plan, tile):
            return True
        return (who == plan.me or care[who] > 0) and called_red(plan, tile)
    if MIMIC <= option < SEE:
        uses = copied(plan, option - MIMIC, layout)
        return all(slips(plan, use, layout) for use in uses)
    return False
