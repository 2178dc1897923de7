"""The four basic actions, tried out on a plan."""

from cellmates.bots.room25 import prices
from cellmates.bots.room25.memory import UNKNOWN
from cellmates.bots.room25.plan import Moved, Plan, Tokens
from cellmates.bots.room25.prices import STEP, WALL
from cellmates.bots.room25.routes import FALLS_OFF
from cellmates.room25.board import SIDES
from cellmates.room25.names import (
    LOOK,
    MOVE,
    PIVOTING,
    RED,
)


def beyond(plan: Plan, who: int, side: int, moved: Moved) -> int:
    """The tile on that side of a character."""
    arranged = plan.arranged(moved)
    for way, cell in SIDES[arranged.cell_of[plan.on[who]]]:
        if way == side:
            return arranged.tile_at[cell]
    return UNKNOWN


def look(plan: Plan, side: int, rest: Tokens, moved: Moved) -> float:
    tile = beyond(plan, plan.me, side, moved)
    news = plan.curiosity(tile)
    if rest and rest[0] == MOVE and plan.room[tile] == UNKNOWN:
        return news + _informed(plan, tile, rest, moved)
    return news + plan.best(rest, moved)


def _informed(plan: Plan, tile: int, rest: Tokens, moved: Moved) -> float:
    """The value of a Move that can make use of what a look will have shown."""
    belief = plan.belief
    held = belief.enter[tile], belief.deadly[tile], belief.traps[tile]
    fine = 0.7 + 0.15 * belief.trust[tile]
    if belief.hue[tile] == RED:
        fine -= 0.35 * belief.trust[tile]
    belief.deadly[tile] = belief.traps[tile] = 0.0
    belief.enter[tile] = STEP + 3
    good = plan.best(rest, moved)
    belief.enter[tile] = WALL
    bad = plan.best(rest, moved)
    belief.enter[tile], belief.deadly[tile], belief.traps[tile] = held
    return fine * good + (1 - fine) * bad


def move(plan: Plan, side: int, rest: Tokens, moved: Moved) -> float:
    me = plan.me
    here = plan.on[me]
    tile = beyond(plan, me, side, moved)
    price, final = plan.step(me, tile, moved, rest[0] if rest else UNKNOWN)
    price += plan.leaving(me, here)
    return moved_to(plan, me, final, side, rest, moved) - price


def moved_to(plan: Plan, who: int, tile: int, side: int, rest: Tokens, moved: Moved) -> float:
    """The value of a plan's rest if this character now stands on that tile."""
    here = plan.on[who]
    turned = plan.axis.get(tile)
    if plan.room[tile] == PIVOTING:
        plan.axis[tile] = (side, (side + 2) & 3)
    plan.on[who] = tile
    found = plan.best(rest, moved)
    plan.on[who] = here
    if turned is not None:
        plan.axis[tile] = turned
    return found


def push(plan: Plan, who: int, side: int, rest: Tokens, moved: Moved) -> float:
    here = plan.on[who]
    tile = beyond(plan, who, side, moved)
    price, final = plan.step(who, tile, moved, LOOK)
    price += plan.leaving(who, here) + (prices.MEDDLE if plan.sides.care[who] > 0 else 0)
    return moved_to(plan, who, final, side, rest, moved) - price


def control(plan: Plan, slide: int, rest: Tokens, moved: Moved) -> float:
    chance = 0.0
    falls_off = plan.arranged(moved).tile_at[FALLS_OFF[slide]]
    if falls_off == plan.exit and not plan.goals.key_wanted:
        chance = plan.sides.escape(plan.on, plan.exit) * plan.sure
        if abs(chance) == 1:
            return chance * plan.win
    return chance * plan.win + (1 - abs(chance)) * plan.best(rest, (*moved, slide))
