"""Plans for a turn of Roll Call: where to go, and which tokens to lay down there."""

from collections.abc import Callable
from math import exp

from cellmates.bots.lockup.odds import Odds
from cellmates.bots.lockup.rollcall import Assignment, Prospects
from cellmates.bots.lockup.sight import Sight
from cellmates.lockup.names import CHOW_HALL
from cellmates.lockup.options import ASSIGN, TOKEN


class RollCallPlan:
    """Where to go in a turn of Roll Call, and the tokens to lay down there, the last one first."""

    def __init__(self, option: int, orders: list[int]) -> None:
        self.option = option
        self.orders = orders


def opens(sight: Sight) -> bool:
    """Whether this is the crew's first turn of a round."""
    return not any(sight.known[sight.me * 8 : sight.me * 8 + 7])


def by_lot(places: list[int], random: Callable[[], float]) -> int:
    """Where to begin a round: any location of the plan, or all crews would begin at one."""
    return places[int(random() * len(places))]


def misjudge(prospects: Prospects, random: Callable[[], float], blur: float) -> None:
    """Value each location by a factor of up to e to the power of `blur` more or less."""
    for rewards in prospects.rewards:
        factor = exp((2.0 * random() - 1.0) * blur)
        for rank in range(len(rewards)):
            rewards[rank] *= factor


def payable(assignment: Assignment, sight: Sight, odds: Odds, here: int = -1) -> Assignment:
    """The same plan, or if it goes to the Chow Hall with an empty purse, one that values it at no
    more than the Library; whatever is misjudged, that is plain."""
    if not assignment.shops_in_vain():
        return assignment
    prospects = assignment.prospects
    rewards = prospects.rewards[CHOW_HALL]
    prospects.rewards[CHOW_HALL] = [min(reward, prospects.library) for reward in rewards]
    found = Assignment(prospects, sight, odds, here)
    prospects.rewards[CHOW_HALL] = rewards  # cubes may still be won by another plan
    return found


def blurred_plan(
    sight: Sight, odds: Odds, options: tuple[int, ...], random: Callable[[], float], blur: float
) -> RollCallPlan | None:
    """The plan of somebody who misjudges the locations; nothing if he would not go anywhere that is
    open."""
    prospects = Prospects(sight)
    prospects.fill(*Assignment(prospects, sight, odds).expected())
    misjudge(prospects, random, blur)
    groups = payable(Assignment(prospects, sight, odds), sight, odds).groups()
    if not groups:
        return None
    place = by_lot(list(groups), random) if opens(sight) else min(groups, key=prospects.gap)
    if ASSIGN + place not in options:
        return None
    return RollCallPlan(ASSIGN + place, [TOKEN + token for token in groups[place]])
