"""What a set of cards says on its faces, as plain values, for those who show them."""

from cellmates.lockup.card import BY_POWER, NOTHING, Goal, Goon, Guard, Item
from cellmates.lockup.cards import (
    EFFECTS,
    GOON_TYPES,
    METRICS_OF,
    TOME_CODES,
    TREASURES,
    CardSet,
)
from cellmates.lockup.names import KINDS

_KINDS_AND_ANY = (*KINDS, "any")


def faces(cards: CardSet) -> dict[str, dict[str, dict[str, object]]]:
    """Every card by its kind and slug, with the words that the card files use; zeros are left out.

    Boards and location cards have no face that anybody looks at during a game.
    """
    items: dict[str, dict[str, object]] = {}
    for item in cards.items:
        cost = {kind: each for kind, each in zip(_KINDS_AND_ANY, item.cost, strict=True) if each}
        items[item.slug] = {"value": item.value, "cost": cost, **_icons(item)}
    goons: dict[str, dict[str, object]] = {}
    for goon in cards.goons:
        face: dict[str, object] = {"type": GOON_TYPES[goon.type], "suspicion": goon.suspicion}
        if goon.resource != NOTHING:
            face["resource"] = KINDS[goon.resource]
        goons[goon.slug] = {**face, **_icons(goon)}
    return {
        "items": items,
        "goons": goons,
        "tomes": {
            tome.slug: {"code": TOME_CODES[tome.code], "timing": tome.timing}
            for tome in cards.tomes
        },
        "goals": {goal.slug: _goal(goal) for goal in cards.goals},
        "traits": {
            trait.slug: {"bonuses": [[what, count] for what, count in trait.bonuses]}
            for trait in cards.traits
        },
        "guards": {guard.slug: _guard(guard) for guard in cards.guards},
    }


def _icons(card: Item | Goon) -> dict[str, object]:
    treasures: list[str] = []
    for number, treasure in enumerate(TREASURES):
        treasures += [treasure] * card.treasures[number]
    found: dict[str, object] = {}
    if treasures:
        found["treasures"] = treasures
    if card.effects:
        found["effects"] = [EFFECTS[effect] for effect in card.effects]
    return found


def _goal(goal: Goal) -> dict[str, object]:
    metric = goal.metric
    if goal.which != NOTHING:
        metric = f"{metric}:{METRICS_OF[metric][goal.which]}"
    face: dict[str, object] = {"kind": goal.kind, "metric": metric}
    if goal.minimum:
        face["minimum"] = goal.minimum
    if goal.stars:
        face["stars"] = goal.stars
    if goal.per:
        face["per"] = goal.per
    return face


def _guard(guard: Guard) -> dict[str, object]:
    strength: object = "power" if guard.strength == BY_POWER else guard.strength
    face: dict[str, object] = {"colour": guard.colour, "strength": strength}
    if guard.draw:
        face["draw"] = True
    return face
