"""Goals: who leads, who was first, and what the final one is worth (LK-13)."""

from typing import TYPE_CHECKING

from cellmates.lockup.cards import GOON_TYPES
from cellmates.lockup.names import KIND_NUMBERS, NOBODY

if TYPE_CHECKING:
    from cellmates.lockup.table import LockupTable


def treasure_count(t: "LockupTable", who: int, treasure: int) -> int:
    """Treasure icons of a kind on a crew's items and goons (LK-13.8)."""
    items = t.cards.items
    goons = t.cards.goons
    count = 0
    for item in t.items[who]:
        count += items[item].treasures[treasure]
    for goon in t.goons[who]:
        count += goons[goon].treasures[treasure]
    return count


def goon_count(t: "LockupTable", who: int, kind: int) -> int:
    """How many goons of a type a crew has."""
    goons = t.cards.goons
    count = 0
    for goon in t.goons[who]:
        if goons[goon].type == kind:
            count += 1
    return count


def goon_counts(t: "LockupTable", who: int) -> list[int]:
    """How many goons of each type a crew has."""
    goons = t.cards.goons
    counts = [0] * len(GOON_TYPES)
    for goon in t.goons[who]:
        counts[goons[goon].type] += 1
    return counts


def items_with(t: "LockupTable", who: int, treasure: int) -> int:
    """How many crafted items of a crew bear a treasure (LK-13.15)."""
    items = t.cards.items
    count = 0
    for item in t.items[who]:
        if items[item].treasures[treasure] > 0:
            count += 1
    return count


def measure(t: "LockupTable", who: int, goal: int) -> int:
    """What a goal counts for a crew."""
    card = t.cards.goals[goal]
    metric = card.metric
    if metric == "treasure":
        return treasure_count(t, who, card.which)
    if metric == "goon":
        return goon_count(t, who, card.which)
    if metric == "items_with":
        return items_with(t, who, card.which)
    if metric == "power":
        return t.power[who]
    if metric == "items":
        return len(t.items[who])
    if metric == "goons":
        return len(t.goons[who])
    if metric == "goon_types":
        return len({t.cards.goons[goon].type for goon in t.goons[who]})
    if metric in KIND_NUMBERS:
        return t.cubes[who * 4 + KIND_NUMBERS[metric]]
    return min([treasure_count(t, who, treasure) for treasure in range(3)])


def leader_stars(players: int) -> int:
    """What the leader goal is worth (LK-13.4)."""
    return 6 if players == 2 else 8


def check_goals(t: "LockupTable", active: int) -> None:
    """See whether somebody just took the leader or the instant goal (LK-13.1)."""
    if t.leader_goal >= 0:
        check_leader(t)
    if t.instant_goal >= 0 and t.instant_taken == NOBODY:
        _check_instant(t, active)


def check_leader(t: "LockupTable") -> None:
    """A single crew with strictly the most, and the minimum, takes the card (LK-13.2, LK-13.7)."""
    best = NOBODY
    most = -1
    for who in range(t.participants):
        count = measure(t, who, t.leader_goal)
        if count > most:
            best, most = who, count
        elif count == most:
            best = NOBODY
    if best != NOBODY and best != t.leader and most >= t.cards.goals[t.leader_goal].minimum:
        t.leader = best
        t.changes += 1
        if t.listening:
            t.tell("leader", {"seat": best, "goal": t.cards.goals[t.leader_goal].slug})


def _check_instant(t: "LockupTable", active: int) -> None:
    """The first to meet it scores at once; the active crew wins a draw (LK-13.9, LK-13.10)."""
    goal = t.cards.goals[t.instant_goal]
    for who in [active, *t.from_first()]:
        if t.is_player(who) and measure(t, who, t.instant_goal) >= goal.minimum:
            t.instant_taken = who
            t.stars[who] += goal.stars
            t.changes += 1
            if t.listening:
                data: dict[str, object] = {"seat": who, "goal": goal.slug}
                data["stars"] = goal.stars
                data["total"] = t.stars[who]
                t.tell("goal", data)
            return
