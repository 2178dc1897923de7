"""Orders to robots: what can be ordered, and what it is worth."""

from cellmates.bots.room25 import prices
from cellmates.bots.room25.actions import moved_to
from cellmates.bots.room25.layout import Layout, Tokens
from cellmates.bots.room25.memory import COLOUR_OF, UNKNOWN
from cellmates.bots.room25.plan import Plan
from cellmates.bots.room25.sight import NOWHERE
from cellmates.room25.board import SIDES
from cellmates.room25.names import ACID_BATH, BLUE, LOOK, SHREDDER
from cellmates.room25.options import ORDER_MOVE, ORDER_PUSH


def orders(plan: Plan) -> list[int]:
    """The orders that can be given now, as far as one can tell in advance."""
    options = []
    for robot, cell in enumerate(plan.sight.robots):
        if cell != NOWHERE:
            tile = plan.sight.tile_at[cell]
            for side, beside in SIDES[cell]:
                if plan.sight.tile_at[beside] not in plan.sight.closed:
                    options.append(ORDER_MOVE + robot * 4 + side)
            if COLOUR_OF[plan.room[tile]] != BLUE:
                for who in plan.on_tile(tile):
                    if not plan.sight.sheets[who]["hidden"]:
                        options += [
                            ORDER_PUSH + robot * 32 + who * 4 + side
                            for side, _ in plan.ways(who, plan.now)
                        ]
    return options


def order_worth(plan: Plan, option: int, rest: Tokens, layout: Layout) -> float:
    """The value of an order: robots explore, and what they do to people counts."""
    if option < ORDER_PUSH:
        robot, side = divmod(option - ORDER_MOVE, 4)
        goal = beside_robot(plan, robot, side)
        room = plan.room[goal]
        price = 0.0
        if room in (ACID_BATH, SHREDDER):
            price = sum(plan.fatal(who) for who in plan.on_tile(goal))
        return plan.best(rest, layout) + _shows(plan, goal) - price
    robot, step = divmod(option - ORDER_PUSH, 32)
    who, side = divmod(step, 4)
    tile = beside_robot(plan, robot, side)
    price, final = plan.step(who, tile, layout, LOOK)
    price += plan.leaving(who, plan.on[who])
    if plan.sides.care[who] > 0:
        price += prices.MEDDLE
    return moved_to(plan, who, final, side, rest, layout) - price


def _shows(plan: Plan, tile: int) -> float:
    """What it is worth that a robot enters a tile: it turns up a hidden one for all to see, also
    one of which they know the colour. Whoever gathers has less use for that."""
    if plan.sight.up[tile]:
        return 0.0
    if plan.goals.gathering:
        return prices.TURNED_UP + 1.5 * plan.curiosity(tile)
    return prices.TURNED_UP + prices.EXPLORER * plan.curiosity(tile)


def beside_robot(plan: Plan, robot: int, side: int) -> int:
    cell = plan.sight.robots[robot]
    assert cell != NOWHERE, "only robots on the board take orders"
    for way, beside in SIDES[cell]:
        if way == side:
            return plan.sight.tile_at[beside]
    return UNKNOWN
