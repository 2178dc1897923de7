"""A view made ready for thinking: names become cards and numbers."""

from typing import Any, Final

from cellmates.bots.lockup.lore import Lore
from cellmates.lockup.names import (
    DENS,
    ENFORCER,
    LOCATION_NUMBERS,
    LOCATIONS,
    LOOKOUT,
    ROUNDS,
    TOKEN_NUMBERS,
)
from cellmates.lockup.views import View, shown

_DEN_NAMES: Final = [LOCATIONS[den] for den in DENS]


class Sight:
    """What a seat sees, for one decision."""

    def __init__(self, view: View, lore: Lore) -> None:
        self.view = view
        self.lore = lore
        assert view["seat"] is not None
        self.me = view["seat"]
        self.solo = view["solo"] is not None
        crews = view["crews"]
        self.crews = crews
        self.players = len(crews)  # as the rules count them: the guards are one (LK-17.1)
        self.others = [who for who in range(len(crews)) if who != self.me]
        self.round = view["round"]
        self.phase = view["phase"]
        place = view["location"]
        self.location = -1 if place is None else LOCATION_NUMBERS[place]
        self.first = view["first"]
        self.places = view["locations"]
        self.supply = view["supply"]
        mine = crews[self.me]
        self.mine = mine
        cubes = mine["cubes"]
        self.cubes = [cubes["scrap"], cubes["potion"], cubes["iron"], cubes["gold"]]
        self.power = mine["power"]
        self.suspicion = mine["suspicion"]
        self.storage = mine["storage"]
        items = lore.items
        self.items = [items[slug] for slug in mine["items"]]
        self.reserved = [items[slug] for slug in shown(mine["reserved"])]
        self.display = [items[slug] for slug in view["display"] if slug is not None]
        self.goons = [lore.goons[slug] for slug in mine["goons"]]

    @property
    def rounds_left(self) -> int:
        """Rounds still to play, this one included."""
        return ROUNDS + 1 - self.round

    def visits_left(self, place: int) -> int:
        """How often a location will still be resolved, the present resolution included."""
        if self.phase in ("final", "over"):
            return 0
        if self.phase == "patrol" or (self.phase == "lights_out" and self.location > place):
            return ROUNDS - self.round
        return ROUNDS + 1 - self.round

    def den_goons(self) -> list[tuple[int, Any]]:
        """The goons in the prison with their place among the dens."""
        found = []
        for number, name in enumerate(_DEN_NAMES):
            slug = self.places[name]["goon"]
            if slug is not None:
                found.append((number, self.lore.goons[slug]))
        return found

    def tomes(self) -> list[int]:
        """The tomes in one's own hand, by what they do."""
        codes = self.lore.tomes
        return [codes[slug] for slug in shown(self.mine["tomes"])]

    def cell(self) -> list[int]:
        """One's own tokens that are still in the cell."""
        return [TOKEN_NUMBERS[token] for token in shown(self.mine["cell"])]

    def own_tokens(self, place: int) -> list[int]:
        """One's own tokens at a location."""
        return [
            TOKEN_NUMBERS[token]
            for entry in self.places[LOCATIONS[place]]["tokens"]
            if entry["seat"] == self.me
            for token in [*entry["up"], *(entry["mine"] or ())]
        ]


def token_strength(token: int, power: int) -> int:
    """What a token brings to a location (LK-6.3)."""
    if token < ENFORCER:
        return token + 2
    return 0 if token == LOOKOUT else power
