"""What each place at a location brings, by the number of players (LK-7)."""

from typing import Final

from cellmates.lockup.names import (
    CELL_BLOCK,
    CHOW_HALL,
    COMMISSARY,
    INFIRMARY,
    IRON,
    KINDS,
    LIBRARY,
    LOCATIONS,
    POTION,
    SCRAP,
    SEWERS,
    SMITHY,
    YARD,
)
from cellmates.lockup.views import Gift, Prize

CANNOT: Final = 99
"""A price that nobody can pay."""
ONE_GOON: Final = (1, 1, 2)
TWO_GOONS: Final = (4, 5, CANNOT)
"""What one and two goons cost by place; from the third place on only one can be had."""
RESERVE_PRICE: Final = 1  # LK-10.4


def cubes_for(players: int, location: int, place: int, ranked: int) -> tuple[int, int]:
    """The kind and number of cubes that a place among so many gives (LK-7.4 to LK-7.10)."""
    if location == SEWERS:
        if place == 0:
            return SCRAP, 2 if players <= 2 else 3
        return SCRAP, 2 if place == 1 and players >= 4 else 1
    if location == INFIRMARY:
        if place == 0:
            return POTION, 2 if players <= 2 else 3
        return POTION, 1 if place == ranked - 1 else 0
    if location == SMITHY:
        return IRON, (2, 1)[place] if place < 2 else 0
    return SCRAP, 0


def power_for(players: int, location: int, place: int) -> int:
    """The power cubes that a place at the Exercise Yard gives (LK-7.1, LK-7.2)."""
    if location != YARD:
        return 0
    return 1 if place == 0 or (place == 1 and players >= 3) else 0


def tomes_for(players: int, location: int, place: int) -> int:
    """The tomes that a place in the Library draws (LK-7.18 to LK-7.20)."""
    if location != LIBRARY:
        return 0
    if place == 0:
        return 2
    return 1 if place == 1 or (place == 2 and players >= 3) else 0


def swapped_for(players: int, place: int) -> int:
    """How many cubes a place at the Commissary gives for one of another kind (LK-7.12, 7.13)."""
    return 1 if place == 1 and players >= 3 else 2


def goon_price(place: int, goons: int) -> int:
    """What one or two goons cost at a place of the Chow Hall (LK-7.14 to LK-7.16)."""
    return (ONE_GOON if goons == 1 else TWO_GOONS)[min(place, 2)]


def gift(what: str, count: int = 1, price: int = 0) -> Gift:
    """Something that a place brings."""
    return {"what": what, "count": count, "price": price}


def prizes(players: int) -> dict[str, list[Prize]]:
    """What the places of all locations bring, as views tell it."""
    return {
        LOCATIONS[location]: [_prize(players, location, place) for place in range(players)]
        for location in range(8)
    }


def _prize(players: int, location: int, place: int) -> Prize:
    kind, count = cubes_for(players, location, place, ranked=place + 1)
    always = cubes_for(players, location, place, ranked=players + 1)[1]
    gifts = [gift(KINDS[kind], count)] if count else []
    if power_for(players, location, place):
        gifts.append(gift("power", power_for(players, location, place)))
    if tomes_for(players, location, place):
        gifts.append(gift("choose_tome" if tomes_for(players, location, place) == 2 else "tome"))
    if location == YARD and place == 0:
        gifts.append(gift("marker"))
    elif location == COMMISSARY:
        gifts.append(gift("any") if place == 0 else gift("swap", swapped_for(players, place)))
    elif location == CHOW_HALL:
        prices = [(goons, goon_price(place, goons)) for goons in (1, 2)]
        gifts += [gift("recruit", goons, price) for goons, price in prices if price < CANNOT]
    elif location == CELL_BLOCK:
        gifts.append(gift("craft"))
    return {"gifts": gifts, "last_only": count != always}
