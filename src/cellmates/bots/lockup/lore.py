"""The cards of the box as the bot knows them: names turned into cards and codes."""

from typing import Final

from cellmates.lockup.card import Goal, Goon, Guard, Item, Trait
from cellmates.lockup.cards import (
    GOON_TYPES,
    TOME_CODES,
    CardSet,
    standard,
)
from cellmates.lockup.options import proposals

(
    STEALTH,
    ROBBERY,
    ATLAS,
    MUSCLE,
    ALIBIS,
    FRAMING,
    ALMANAC,
    PRIMER,
    DIGEST,
    IRON_WILL,
    HANDBOOK,
    BLUEPRINTS,
    OLD_MAP,
    SENIORITY,
) = range(len(TOME_CODES))
"""The tomes by what they do."""


class Lore:
    """The cards of a set by slug, and how many of each type of goon there are."""

    def __init__(self, cards: CardSet) -> None:
        self.name = cards.name
        self.items: dict[str, Item] = {item.slug: item for item in cards.items}
        self.item_numbers = {item.slug: number for number, item in enumerate(cards.items)}
        self.item_list = list(cards.items)
        self.goons: dict[str, Goon] = {goon.slug: goon for goon in cards.goons}
        self.goon_numbers = {goon.slug: number for number, goon in enumerate(cards.goons)}
        self.goon_list = list(cards.goons)
        self.tome_codes = [tome.code for tome in cards.tomes]
        self.proposals = proposals(cards)  # the first option that is said, not done
        self.goals: dict[str, Goal] = {goal.slug: goal for goal in cards.goals}
        self.goal_list = list(cards.goals)
        self.traits: list[Trait] = list(cards.traits)
        self.guard_numbers = {guard.slug: number for number, guard in enumerate(cards.guards)}
        self.guard_list: list[Guard] = list(cards.guards)
        self.goons_of_type = [
            sum(1 for goon in cards.goons if goon.type == kind) for kind in range(len(GOON_TYPES))
        ]


_LORE: Final[list[Lore]] = []


def lore() -> Lore:
    """The cards of the standard set."""
    if not _LORE:
        _LORE.append(Lore(standard()))
    return _LORE[0]
