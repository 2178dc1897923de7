"""The four basic actions, tried out on a plan."""

from collections.abc import Iterable

from cellmates.bots.room25 import prices
from cellmates.bots.room25.layout import Layout, Tokens
from cellmates.bots.room25.memory import UNKNOWN
from cellmates.bots.room25.plan import ALL_SIDES, Plan
from cellmates.bots.room25.routes import APART
from cellmates.bots.room25.sight import ALONG
from cellmates.room25.board import FALLS_OFF, NEIGHBOUR, SLIDES_TO_LEAVE
from cellmates.room25.names import (
    CONTROL,
    LOOK,
    MIRROR,
    MOVE,
    PIVOTING,
    RED,
)


def beyond(plan: Plan, who: int, side: int, layout: Layout) -> int:
    """The tile on that side of a character."""
    return layout.tile_at[NEIGHBOUR[layout.cell_of[plan.on[who]] * 4 + side]]


def look(plan: Plan, side: int, rest: Tokens, layout: Layout) -> float:
    """See a hidden tile: worth its news, and what a Move right after can make of them."""
    tile = beyond(plan, plan.me, side, layout)
    news = plan.curiosity(tile)
    if news < prices.TELLING:  # what one has seen oneself shows even less
        news -= plan.vain + (plan.room[tile] != UNKNOWN) / 10
    belief = plan.belief  # has a friend looked there, or said that he will?
    told = plan.sides.together and (
        belief.trust[tile] > 0 or tile in belief.agreed.looks or plan.sight.memory.looks[tile] > 0
    )
    if rest and rest[0] == MOVE and plan.room[tile] == UNKNOWN and not told and not plan.caught():
        came = plan.expect(layout)
        found = news + _informed(plan, tile, rest, layout)
        if plan.menaces:
            found -= plan.peril(layout)
        if came:
            plan.unexpect(came)
        return found
    return news + plan.best(rest, layout)


def _informed(plan: Plan, tile: int, rest: Tokens, layout: Layout) -> float:
    """The value of a Move when a look has shown what one of the tiles is."""
    belief = plan.belief
    fine = prices.FINE + 0.15 * belief.trust[tile]
    if belief.hue[tile] == RED:
        fine -= 0.35 * belief.trust[tile]
    elsewhere = bold = blind = -1e9
    for goal, value, price in _walks(plan, rest, layout):
        if goal == tile:
            bold = value - prices.KNOWN
            blind = value - price
        else:
            elsewhere = max(elsewhere, value - price)
    if elsewhere == -1e9:
        elsewhere = bold - prices.DEATH if bold > -1e9 else plan.best(rest[1:], layout)
    return max(blind, fine * max(bold, elsewhere) + (1 - fine) * elsewhere)


def _walks(plan: Plan, rest: Tokens, layout: Layout) -> list[tuple[int, float, float]]:
    """The tiles one can step to, the value of being there, and the price of the step."""
    key = (rest, plan.places())
    known = layout.walks
    if known is None:
        known = layout.walks = {}
    found = known.get(key)
    if found is None:
        me = plan.me
        leave = plan.leaving(me, plan.on[me])
        then = rest[1] if len(rest) > 1 else UNKNOWN
        found = known[key] = []
        for side, tile in plan.ways(me, layout):
            price, final = plan.step(me, tile, layout, then)
            price -= _kept(plan, side)
            value = moved_to(plan, me, final, side, rest[1:], layout)
            found.append((tile, value, price + leave))
    return found


def move(plan: Plan, side: int, rest: Tokens, layout: Layout) -> float:
    """Step to that side, with all that this brings."""
    return step_to(plan, side, beyond(plan, plan.me, side, layout), rest, layout)


def step_to(plan: Plan, side: int, tile: int, rest: Tokens, layout: Layout) -> float:
    """Step to a tile, which lies on that side."""
    me = plan.me
    here = plan.on[me]
    price, final = plan.step(me, tile, layout, rest[0] if rest else UNKNOWN)
    price += plan.leaving(me, here) - _kept(plan, side)
    return moved_to(plan, me, final, side, rest, layout) - price


def _kept(plan: Plan, side: int) -> float:
    """What it is worth to go where one has agreed to go, and not where one has refused to."""
    agreed = plan.belief.agreed
    if agreed.ways and side in agreed.ways:
        return plan.follow if agreed.trying else max(prices.KEPT, plan.follow)
    return -plan.follow if agreed.refused_ways and side in agreed.refused_ways else 0.0


def moved_to(plan: Plan, who: int, tile: int, side: int, rest: Tokens, layout: Layout) -> float:
    """The value of a plan's rest if this character now stands on that tile."""
    here = plan.on[who]
    plan.on[who] = tile
    if plan.room[tile] == MIRROR and who == plan.me:
        rest = ()  # the program is lost there
    if plan.room[tile] != PIVOTING:
        found = plan.best(rest, layout) if rest else plan.value(layout)
    else:
        turned = plan.axis.get(tile, ALL_SIDES)
        plan.axis[tile] = ALONG[side & 1]
        found = plan.best(rest, layout)
        plan.axis[tile] = turned
    plan.on[who] = here
    return found


def push(plan: Plan, who: int, side: int, rest: Tokens, layout: Layout) -> float:
    """Make somebody step to a tile; friends get along without it."""
    here = plan.on[who]
    tile = beyond(plan, who, side, layout)
    # Of a Trap friends may not get out again in time; with a foe one cannot count on that.
    price, final = plan.step(who, tile, layout, LOOK if plan.sides.grief[who] > 0 else UNKNOWN)
    price += plan.leaving(who, here)
    if plan.sides.guard and not plan.sides.hostile and price > -prices.DEATH / 4:
        price += prices.COVER
    if plan.sides.care[who] > 0:
        if here == plan.exit and plan.goals.gathering:
            price += prices.PUSHED_OUT
        else:
            price += prices.MEDDLE + (prices.LET_WALK if plan.own_ways[who] else 0)
    return moved_to(plan, who, final, side, rest, layout) - price


def barring(plan: Plan, slide: int, layout: Layout) -> float:
    """What it costs to slide something unknown or red to where friends have yet to go by what was
    agreed, in place of what was neither."""
    cost = 0.0
    after = layout.after(slide)
    for who, side in plan.belief.agreed.going:
        sheet = plan.sight.sheets[who]
        if not plan.sight.lives(who) or not sheet["tokens"] or "move" in sheet["played"]:
            continue
        if NEIGHBOUR[layout.cell_of[plan.on[who]] * 4 + side] < 0:
            continue
        if NEIGHBOUR[after.cell_of[plan.on[who]] * 4 + side] < 0:
            continue
        then, now = beyond(plan, who, side, after), beyond(plan, who, side, layout)
        if plan.uncertain(then) and not plan.uncertain(now):
            cost += prices.BARRED * max(0.0, plan.sides.care[who])
    return cost


def parting(plan: Plan, slide: int, layout: Layout) -> float:
    """What it costs to slide friends who have yet to move away from what they stand beside and are
    about to enter: the key, or where all have agreed to meet."""
    agreed = plan.belief.agreed
    cost = 0.0
    if plan.goals.key_at != UNKNOWN:
        cost += _parted(plan, plan.goals.key_at, plan.others, slide, layout)
    if agreed.meet is not None and agreed.comers:
        cost += _parted(plan, agreed.meet, agreed.comers, slide, layout)
    return cost


def _parted(plan: Plan, tile: int, people: Iterable[int], slide: int, layout: Layout) -> float:
    after = layout.after(slide)
    now, then = APART[layout.cell_of[tile]], APART[after.cell_of[tile]]
    cost = 0.0
    for who in people:
        on = plan.on[who]
        if plan.own_ways[who] and now[layout.cell_of[on]] == 1 and then[after.cell_of[on]] > 1:
            cost += prices.PARTED * max(0.0, plan.sides.care[who])
    return cost


def against(plan: Plan, slide: int, layout: Layout) -> float:
    """What it costs to undo a slide that a friend has announced, unless one has refused it, or that
    one has promised; or to take Room 25 back inside or away from friends beside it when one was
    asked to lay something else and has said nothing of a slide."""
    agreed = plan.belief.agreed
    if not plan.sides.together:
        return 0.0
    own = slide in agreed.slides
    if slide ^ 1 in agreed.left - agreed.refused or (slide ^ 1 in agreed.slides and not own):
        return prices.AGAINST
    if own or not agreed.adds(plan.me, CONTROL) or not plan.goals.gathering:
        return 0.0
    before, after = layout.cell_of, layout.after(slide).cell_of
    if SLIDES_TO_LEAVE[after[plan.exit]] > SLIDES_TO_LEAVE[before[plan.exit]]:
        return prices.AGAINST
    now, then = APART[before[plan.exit]], APART[after[plan.exit]]
    for who in plan.others:
        if now[before[plan.on[who]]] == 1 and then[after[plan.on[who]]] > 1:
            return prices.AGAINST
    return 0.0


def control(plan: Plan, slide: int, rest: Tokens, layout: Layout) -> float:
    """Slide a line; if Room 25 falls off, that may be the end."""
    chance = 0.0
    falls_off = layout.tile_at[FALLS_OFF[slide]]
    if falls_off == plan.exit and not plan.goals.key_wanted:
        chance = plan.sides.escape(plan.on, plan.exit) * plan.sure
    if not chance:
        agreed = plan.belief.agreed
        followed = 0.0
        if agreed.slides and slide in agreed.slides and slide not in layout.moved:
            followed = plan.follow
        if slide in agreed.refused or slide in agreed.left:
            followed = -plan.follow
        if agreed.stay:
            followed -= plan.follow
        if agreed.going:
            followed -= barring(plan, slide, layout)
        followed -= parting(plan, slide, layout)
        if agreed.left or agreed.slides or agreed.programs:
            followed -= against(plan, slide, layout)
        return plan.best(rest, layout.after(slide)) + followed
    win = plan.win - prices.SOON * (plan.tokens - len(rest))  # better now than later
    if abs(chance) == 1:
        return chance * win
    return chance * win + (1 - abs(chance)) * plan.best(rest, layout.after(slide))
