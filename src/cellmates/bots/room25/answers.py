"""Questions that rooms and cards put: tunnels, visions, punishments and the like."""

from typing import Final

from cellmates.bots.room25.layout import order_of
from cellmates.bots.room25.memory import UNKNOWN
from cellmates.bots.room25.plan import Plan
from cellmates.bots.room25.routes import swapped
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import ALONG, Sight
from cellmates.room25.board import SIDES
from cellmates.room25.names import BRUCE, CONTROL, LOOK, SPECIAL
from cellmates.room25.options import (
    ALLOW,
    CORRIDOR,
    DIES,
    GO,
    LOCK,
    LOSE,
    PULL,
    REFUSE,
    SEE,
    SWAP,
    TO,
)

Options = tuple[int, ...]

ENOUGH: Final = 3
"""So many friends with Control may be trusted to slide Room 25 out. With three instead of two
careful players won 36 instead of 33 % of 1,200 easy games, 40 instead of 36 of ultimate ones."""


def answer(plan: Plan, kind: str, options: Options) -> int:
    """The best answer to a question that is not about an action."""
    if kind == "vision":
        return max(options, key=lambda option: plan.curiosity(plan.sight.tile_at[option - SEE]))
    if kind == "tunnel":
        return max(options, key=lambda option: _standing(plan, plan.sight.tile_at[option - GO]))
    if kind == "moving":
        return max(options, key=lambda option: _riding(plan, option - SWAP))
    if kind == "illusion":
        return max(options, key=lambda option: _unmasked(plan, option - SWAP))
    if kind == "corridor":
        return max(options, key=lambda option: _along(plan, option - CORRIDOR))
    if kind == "acid":
        return min(options, key=lambda option: plan.grief(option - DIES))
    if kind == "false_exit":
        return max(options, key=lambda option: _pulled(plan, option - PULL))
    if kind == "to":
        return max(options, key=lambda option: _stepping(plan, option - TO))
    if kind == "lock":
        field = plan.now.field
        return max(options, key=lambda option: field[option - LOCK])
    if kind == "jennifer":
        return ALLOW if _standing(plan, plan.on[BRUCE]) > plan.value(plan.now) else REFUSE
    if kind == "android":
        return REFUSE
    return options[0]


def _standing(plan: Plan, tile: int) -> float:
    """The value if this character stood on another tile."""
    here = plan.on[plan.me]
    plan.on[plan.me] = tile
    found = plan.value(plan.now)
    plan.on[plan.me] = here
    return found


def _riding(plan: Plan, cell: int) -> float:
    """The value if the Moving Room went to that cell."""
    here = plan.now.cell_of[plan.on[plan.me]]
    after = order_of(swapped(plan.sight.tile_at, here, cell), plan.now.order.ground)
    return -float(after.field[cell])


def _unmasked(plan: Plan, cell: int) -> float:
    """The value if that hidden tile turned out to lie behind the Illusion Room."""
    tile = plan.sight.tile_at[cell]
    price, _ = plan.step(plan.me, tile, plan.now, LOOK)
    return 20 * plan.goals.odds[tile] - price


def _along(plan: Plan, axis: int) -> float:
    """The value of a corridor that runs along that axis."""
    tile = plan.on[plan.me]
    plan.axis[tile] = ALONG[axis]
    return -float(plan.far(plan.me, plan.now))


def _pulled(plan: Plan, who: int) -> float:
    """The value of having somebody here; nobody suffers the False Exit twice (R25-11.19)."""
    there = plan.on[who]
    plan.on[who] = plan.on[plan.me]
    found = plan.value(plan.now)
    plan.on[who] = there
    return found


def _stepping(plan: Plan, side: int) -> float:
    """The value of being made to step that way."""
    layout = plan.now
    for way, cell in SIDES[layout.cell_of[plan.on[plan.me]]]:
        if way == side:
            price, final = plan.step(plan.me, layout.tile_at[cell], plan.now, UNKNOWN)
            return _standing(plan, final) - price
    return -1e9


def given_up(sight: Sight, sides: Sides, me: int, options: Options) -> int:
    """Which token to lose as a punishment: Look if there is nothing left to find; else Control if
    enough friends still have theirs, and Look last. For that nobody needs a plan."""
    friends = [
        who
        for who in sight.people
        if who != me and sight.lives(who) and sides.care[who] > 0
        if "control" not in sight.sheets[who]["lost"]
    ]
    if sight.exit_tile != UNKNOWN and (sight.key_used or not sight.rules["key_room"]):
        order = (LOOK, SPECIAL, CONTROL)
    elif len(friends) >= ENOUGH:
        order = (CONTROL, SPECIAL, LOOK)
    else:
        order = (SPECIAL, LOOK, CONTROL)
    for token in order:
        if LOSE + token in options:
            return LOSE + token
    return options[0]
