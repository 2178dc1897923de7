"""What a round is about: the raid, an item within reach, or goons."""

from cellmates.advice.lockup.reading import Reading
from cellmates.advice.structure import Sentence
from cellmates.bots.lockup.raids import raid_due
from cellmates.lockup.card import Item
from cellmates.lockup.names import ANY_KIND, CELL_BLOCK, CHOW_HALL, LIGHTS_OUT, PATROL

NEAR = 3
"""How many missing cubes are still within reach."""

MISSED = 3
"""What a missing cube takes from an item, in stars."""


def goal(reading: Reading) -> Sentence | None:
    """What this crew should be after in this round; nothing once its locations are behind it."""
    sight = reading.sight
    if raid_due(sight) and sight.suspicion:
        return Sentence("goal_raid", {"count": sight.suspicion})
    reached = sight.location if sight.phase == LIGHTS_OUT else -1
    if sight.phase == PATROL or reached > CELL_BLOCK:
        return None
    # Who stands before the items gets no more cubes for them.
    within = 0 if reached == CELL_BLOCK else NEAR
    worth = reading.night.worth
    near = [
        (worth.item(item) - MISSED * missing, -missing, item.slug)
        for item in [*sight.display, *sight.reserved]
        if (missing := lacking(item, sight.cubes)) <= within
    ]
    if near:
        _, missing, slug = max(near)
        return Sentence("goal_craft", {"item": slug, "count": -missing})
    return Sentence("goal_goons", {}) if reached <= CHOW_HALL else None


def lacking(item: Item, cubes: list[int]) -> int:
    """How many cubes are missing for an item."""
    exact = sum(max(0, item.cost[kind] - cubes[kind]) for kind in range(4))
    spare = sum(max(0, cubes[kind] - item.cost[kind]) for kind in range(4))
    return exact + max(0, item.cost[ANY_KIND] - spare)
