"""What a round is about: the raid, an item within reach, or goons."""

from cellmates.advice.lockup.reading import Reading
from cellmates.advice.structure import Sentence
from cellmates.bots.lockup.raids import raid_due
from cellmates.lockup.card import Item
from cellmates.lockup.names import ANY_KIND

NEAR = 3
"""How many missing cubes are still within reach."""


def goal(reading: Reading) -> Sentence:
    """What this crew should be after now."""
    sight = reading.sight
    if raid_due(sight) and sight.suspicion:
        return Sentence("goal_raid", {"count": sight.suspicion})
    worth = reading.night.worth
    near = [
        (worth.item(item) - missing, -missing, item.slug)
        for item in [*sight.display, *sight.reserved]
        if (missing := lacking(item, sight.cubes)) <= NEAR
    ]
    if near and worth.crafts_left:
        _, missing, slug = max(near)
        return Sentence("goal_craft", {"item": slug, "count": -missing})
    return Sentence("goal_goons", {})


def lacking(item: Item, cubes: list[int]) -> int:
    """How many cubes are missing for an item."""
    exact = sum(max(0, item.cost[kind] - cubes[kind]) for kind in range(4))
    spare = sum(max(0, cubes[kind] - item.cost[kind]) for kind in range(4))
    return exact + max(0, item.cost[ANY_KIND] - spare)
