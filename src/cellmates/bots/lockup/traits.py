"""Choosing a trait in the advanced game."""

from cellmates.bots.lockup.sight import Sight
from cellmates.bots.lockup.worth import Worth

BONUS = {
    "scrap": 1.4,
    "potion": 1.6,
    "iron": 1.8,
    "gold": 3.0,
    "power": 2.8,
    "stars": 1.0,
    "suspicion": -1.2,
    "storage": 1.0,
    "tome": 2.0,
    "choose_tome": 2.4,
    "goon": 5.0,
    "choose_goon": 6.5,
    "free_reserve": 2.0,
}


def best_trait(sight: Sight, numbers: list[int]) -> int:
    """The trait whose bonuses are worth most."""
    worth = Worth(sight, sight.me)

    def value(number: int) -> float:
        total = 0.0
        for what, count in sight.lore.traits[number].bonuses:
            each = worth.power if what == "power" else BONUS[what]
            total += each * count
        return total

    return max(numbers, key=value)
