"""Special abilities: what they will offer, and what each use is worth."""

from cellmates.bots.room25 import prices
from cellmates.bots.room25.actions import barring, beyond, moved_to, parting
from cellmates.bots.room25.layout import Layout, Tokens
from cellmates.bots.room25.memory import COLOUR_OF, UNKNOWN
from cellmates.bots.room25.plan import Plan
from cellmates.bots.room25.robots import order_worth, orders
from cellmates.bots.room25.sight import NOWHERE
from cellmates.room25.board import SIDES
from cellmates.room25.names import (
    ACID_BATH,
    ALICE,
    BLUE,
    BRUCE,
    COLD,
    EMMETT,
    EMPTY,
    FRANCK,
    JENNIFER,
    KEVIN,
    MAX,
    PARANOIA,
    PRISON,
    SARAH,
)
from cellmates.room25.options import (
    CALL,
    CARRY,
    FROM,
    HACK,
    HACK_NUMBERS,
    HIDE,
    LOCK,
    MIMIC,
    ORDER_MOVE,
    REACTIVATE,
    RECOVER,
    SABOTAGE_ROBOT,
    SABOTAGE_ROOM,
    SEE,
)


def offers(plan: Plan, layout: Layout) -> list[int]:
    """The options of this character's special token, as far as one can tell in advance."""
    if plan.me == BRUCE:
        return [MIMIC + other for other in _near(plan, layout) if copied(plan, other, layout)]
    return _ability(plan, plan.me, layout)


def _near(plan: Plan, layout: Layout) -> list[int]:
    here = plan.on[plan.me]
    beside = [layout.tile_at[cell] for _, cell in SIDES[layout.cell_of[here]]]
    return [who for who in plan.others if plan.on[who] == here or plan.on[who] in beside]


def _ability(plan: Plan, whose: int, layout: Layout) -> list[int]:
    if whose == JENNIFER:
        return _calls(plan, layout)
    if whose == MAX:
        here = plan.on[plan.me]
        return [
            CARRY + other * 4 + side
            for other in plan.others
            if plan.on[other] == here and not plan.sight.sheets[other]["hidden"]
            for side, _ in plan.ways(plan.me, layout)
        ]
    if whose == SARAH:
        return _sabotage(plan)
    if whose == KEVIN:
        return _hacks(plan, layout) + orders(plan)
    if whose == EMMETT:
        return _reactivations(plan, layout) + _locks(plan, layout)
    return [HIDE] if whose == ALICE else [RECOVER]


def copied(plan: Plan, whose: int, layout: Layout) -> list[int]:
    """What Bruce can make of somebody's ability (R25-8.15)."""
    if whose == KEVIN:
        return orders(plan)
    if whose == EMMETT:
        return _reactivations(plan, layout)
    if whose == FRANCK and plan.on[FRANCK] != plan.on[plan.me]:
        return []
    found = _ability(plan, whose, layout)
    return [option for option in found if (option - CARRY) >> 2 != MAX or whose != MAX]


def _calls(plan: Plan, layout: Layout) -> list[int]:
    here = plan.on[plan.me]
    sight = plan.sight
    if here in sight.closed:
        return []
    return [
        CALL + who
        for who in _near(plan, layout)
        if plan.on[who] != here
        and not sight.sheets[who]["hidden"]
        and (here not in sight.locked or who == EMMETT)
    ]


def _sabotage(plan: Plan) -> list[int]:
    here = plan.on[plan.me]
    options = []
    if plan.sheet["empties"] and COLOUR_OF[plan.room[here]] != BLUE:
        options.append(SABOTAGE_ROOM)
    if plan.me == SARAH:
        for robot, cell in enumerate(plan.sight.robots):
            if cell != NOWHERE and plan.sight.tile_at[cell] == here:
                options.append(SABOTAGE_ROBOT + robot)
    return options


def _hacks(plan: Plan, layout: Layout) -> list[int]:
    up = plan.sight.up
    cells = []
    for _, cell in SIDES[layout.cell_of[plan.on[plan.me]]]:
        tile = layout.tile_at[cell]
        if not up[tile] or COLOUR_OF[plan.room[tile]] != BLUE:
            cells.append(cell)
    cells.sort()
    return [
        HACK + HACK_NUMBERS[one * 25 + other]
        for place, one in enumerate(cells)
        for other in cells[place + 1 :]
    ]


def _reactivations(plan: Plan, layout: Layout) -> list[int]:
    return [
        REACTIVATE + cell
        for _, cell in SIDES[layout.cell_of[plan.on[plan.me]]]
        if layout.tile_at[cell] in plan.sight.closed and layout.tile_at[cell] not in plan.on
    ]


def _locks(plan: Plan, layout: Layout) -> list[int]:
    sight = plan.sight
    here = layout.cell_of[plan.on[plan.me]]
    return [
        LOCK + cell
        for cell in (here, *[cell for _, cell in SIDES[here]])
        if sight.up[layout.tile_at[cell]]
        and layout.tile_at[cell] not in sight.locked
        and COLOUR_OF[plan.room[layout.tile_at[cell]]] != BLUE
    ]


def helps(plan: Plan, option: int) -> bool:
    """Whether a special ability is good for anything where this character stands: nobody recovers
    adrenaline that he still has, hides from friends or where he need not wait, or locks a room but
    as a guard."""
    if option == RECOVER:
        return bool(plan.sheet["adrenaline"] == "spent") and plan.sight.left > 1
    if option == HIDE:
        return plan.on[plan.me] == plan.exit and not plan.sides.together
    if LOCK <= option < REACTIVATE:
        return plan.sides.guard
    if MIMIC <= option < SEE:
        return any(helps(plan, use) for use in copied(plan, option - MIMIC, plan.now))
    return True


def worth(plan: Plan, option: int, rest: Tokens, layout: Layout) -> float:
    """The value of using a special ability like this and going on with the other tokens."""
    if CALL <= option < HIDE:
        return _call(plan, option - CALL, rest, layout)
    if CARRY <= option < RECOVER:
        other, side = divmod(option - CARRY, 4)
        return _carry(plan, other, side, rest, layout)
    if LOCK <= option < FROM:
        return plan.best(rest, layout) + _closing(plan, option, layout)
    if HACK <= option < ORDER_MOVE:
        return _hack(plan, 16 + option - HACK, rest, layout)
    if ORDER_MOVE <= option < SABOTAGE_ROOM:
        return order_worth(plan, option, rest, layout)
    if option == SABOTAGE_ROOM:
        return _replace(plan, rest, layout)
    if MIMIC <= option < SEE:
        uses = copied(plan, option - MIMIC, layout)
        return max((worth(plan, use, rest, layout) for use in uses), default=-prices.DEATH)
    if option == RECOVER:
        return plan.best(rest, layout) + (prices.RECOVERED if helps(plan, option) else -plan.idle)
    return plan.best(rest, layout)


def _hack(plan: Plan, swap: int, rest: Tokens, layout: Layout) -> float:
    """Swap two rooms; who has agreed to wait leaves them where they are."""
    cost = barring(plan, swap, layout) + parting(plan, swap, layout)
    if plan.belief.agreed.stay:
        cost += plan.follow
    return plan.best(rest, layout.after(swap)) - cost


def _call(plan: Plan, who: int, rest: Tokens, layout: Layout) -> float:
    here = plan.on[plan.me]
    price, final = plan.step(who, here, layout, UNKNOWN)
    price += plan.leaving(who, plan.on[who])
    sheet = plan.sight.sheets[who]
    if sheet["armed"] or sheet["flood"] == 2:
        price -= plan.grief(who) / 2  # out of the Trap, out of the water
    elif plan.goals.key_wanted and here == plan.exit and plan.sight.left > prices.HURRY:
        price += prices.SEARCHING * max(0.0, plan.sides.care[who])
    if plan.sides.care[who] > 0 and plan.on[who] == plan.exit and plan.goals.gathering:
        price += prices.PUSHED_OUT
    return moved_to(plan, who, final, 0, rest, layout) - price


def _carry(plan: Plan, other: int, side: int, rest: Tokens, layout: Layout) -> float:
    me = plan.me
    here = plan.on[me]
    tile = beyond(plan, me, side, layout)
    then = rest[0] if rest else UNKNOWN
    price, final = plan.step(me, tile, layout, then)
    more, _ = plan.step(other, tile, layout, UNKNOWN)
    if plan.blind and plan.untold(tile):
        more += plan.blind * max(0.0, plan.sides.care[other])  # two lives at one step
    if plan.room[tile] == ACID_BATH:
        more += min(plan.grief(me), plan.grief(other))
    plan.on[other] = final
    found = moved_to(plan, me, final, side, rest, layout)
    plan.on[other] = here
    return found - price - more


def _closing(plan: Plan, option: int, layout: Layout) -> float:
    """Locks keep people from Room 25; reactivated tiles may let them through."""
    if option >= REACTIVATE:
        return -2.0 if plan.far(plan.me, layout) < prices.STUCK else 8.0
    near = 60 - min(60, layout.field[option - LOCK])
    if plan.sides.hostile:
        return near / 10
    return -1 - near / 10 - (0.0 if plan.sides.guard else plan.idle)


def _replace(plan: Plan, rest: Tokens, layout: Layout) -> float:
    """An Empty Room instead of this one; it saves who is caught here (R25-8.13). Who turns the
    token up in an Empty Room wastes both."""
    here = plan.on[plan.me]
    old = plan.room[here]
    if old == EMPTY:
        return plan.best(rest, layout) - prices.EMPTY_TILE - prices.IDLE
    caught = [who for who in plan.on_tile(here) if _is_caught(plan, who)]
    saved = sum(plan.grief(who) for who in caught if who != plan.me)
    plan.room[here] = EMPTY
    start, plan.start = plan.start, UNKNOWN  # whatever threatened here is over
    found = plan.best(rest, Layout(layout.order, layout.moved))
    plan.start = start
    plan.room[here] = old
    return found + saved - prices.EMPTY_TILE + (3 if old in (COLD, PRISON, PARANOIA) else 0)


def _is_caught(plan: Plan, who: int) -> bool:
    sheet = plan.sight.sheets[who]
    return bool(sheet["armed"]) or sheet["flood"] == 2
