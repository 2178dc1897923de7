"""When a tome pays, and which one to keep."""

from cellmates.bots.lockup.lore import (
    ALIBIS,
    ALMANAC,
    ATLAS,
    BLUEPRINTS,
    DIGEST,
    FRAMING,
    HANDBOOK,
    IRON_WILL,
    MUSCLE,
    OLD_MAP,
    PRIMER,
    ROBBERY,
    SENIORITY,
    STEALTH,
)
from cellmates.bots.lockup.night import Night, swapped
from cellmates.bots.lockup.odds import Odds
from cellmates.bots.lockup.purse import lacking
from cellmates.bots.lockup.raids import all_suspicion, raid_losses, raid_tonight
from cellmates.bots.lockup.rollcall import Outlook, Prospects
from cellmates.bots.lockup.sight import Sight, token_strength
from cellmates.lockup.names import (
    CELL_BLOCK,
    CHOW_HALL,
    FINAL,
    GOLD,
    IRON,
    LIBRARY,
    LOOKOUT,
    PATROL,
    POTION,
    ROUNDS,
    SCRAP,
)

KEEPING = 1.0
"""What a tome in hand is worth at the end (LK-12.3)."""

UNREAD = (ATLAS, OLD_MAP, STEALTH)
"""Tomes whose gain nobody can tell without trying them out."""

LIKING = {
    IRON_WILL: 2.6,
    ALMANAC: 2.4,
    HANDBOOK: 2.0,
    MUSCLE: 2.3,
    BLUEPRINTS: 2.0,
    ALIBIS: 2.2,
    PRIMER: 2.1,
    DIGEST: 1.7,
    FRAMING: 2.0,
    SENIORITY: 1.5,
    ROBBERY: 2.0,
    ATLAS: 1.0,
    OLD_MAP: 1.05,
    STEALTH: 1.0,
}
"""How gladly each is kept while there is time to use it."""


def keep_tome(sight: Sight, codes: list[int]) -> int:
    """Which of the drawn tomes to keep, by its place."""
    left = sight.visits_left(CELL_BLOCK)
    night = Night(sight)

    def liking(code: int) -> float:
        if left == 0:
            gold = min(2, sum(sight.cubes[:3]), sight.supply[GOLD])
            return {ALMANAC: 2.0, PRIMER: float(gold), IRON_WILL: night.worth.power,
                    ALIBIS: 1.5 if sight.suspicion > 1 else 1.0}.get(code, KEEPING)  # fmt: skip
        if code == IRON_WILL:
            return max(LIKING[code], night.worth.power)
        return LIKING[code]

    return max(range(len(codes)), key=lambda number: liking(codes[number]))


def could_pay(code: int, number: int, phase: int, location: int, ranked: bool) -> bool:
    """Whether a tome could pay at this moment of a round, before any gain is computed; `ranked`:
    whether the crews at the location are, and the next to be rewarded may be oneself."""
    if code in (ALIBIS, FRAMING):
        return phase in (PATROL, FINAL)
    if code in (ALMANAC, DIGEST, PRIMER):
        if location == CHOW_HALL:
            return ranked and code != PRIMER  # without a cube there is none to swap
        if location == CELL_BLOCK:
            return ranked
        return number == ROUNDS and (phase == FINAL or location == LIBRARY)
    return code not in UNREAD


class Reader:
    """One tome window."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.night = Night(sight)

    def choose(self, codes: list[int]) -> int:
        """The place of the tome to play among those on offer, or -1 to wait."""
        best, best_gain = -1, 0.0
        for number, code in enumerate(codes):
            gain = self._gain(code)
            if gain > best_gain:
                best, best_gain = number, gain
        return best

    def _gain(self, code: int) -> float:
        """What playing a tome now gains over keeping it."""
        if code == IRON_WILL:
            return self.night.worth.power - KEEPING - 0.1
        if code in (ALIBIS, FRAMING):
            return self._before_a_raid(code)
        if code in (ALMANAC, DIGEST, PRIMER):
            return self._cubes(code)
        if code in (MUSCLE, SENIORITY):
            return self._before_ranking(code)
        if code == HANDBOOK:
            return self._free_goon()
        if code in (BLUEPRINTS, ROBBERY):
            return self._cheaper_craft()
        return -1.0

    def _before_a_raid(self, code: int) -> float:
        sight = self.sight
        if not raid_tonight(sight):
            return -1.0
        cubes = all_suspicion(sight)
        me = sight.me
        before = raid_losses(cubes)
        best = -9.0
        if code == ALIBIS:
            cubes[me] = max(0, cubes[me] - 2)
            best = float(before[me] - raid_losses(cubes)[me])
        else:
            cubes[me] -= 1
            for other in sight.others:
                cubes[other] += 1
                after = raid_losses(cubes)
                share = 1.0 if sight.solo else 0.3
                gain = before[me] - after[me] + share * (after[other] - before[other])
                best = max(best, gain)
                cubes[other] -= 1
        return best - KEEPING - 0.4

    # Cubes.

    def _my_turn_at(self, place: int) -> bool:
        """Whether one's own reward at a location comes next."""
        sight = self.sight
        if sight.location != place:
            return False
        for who in sight.ranking:
            if who == sight.me:
                return sight.is_there(who, place)
            if sight.is_there(who, place) or sight.guards_up[place]:
                return False
        return False

    def _cubes(self, code: int) -> float:
        """Cubes when they craft something at once, buy a goon, or score at the end."""
        sight = self.sight
        cubes = sight.cubes
        purse = self.night.purse
        if sight.visits_left(CELL_BLOCK) == 0:
            if sight.location == CELL_BLOCK:
                return -1.0
            gains = [purse.plain(after) - purse.plain(cubes) for after in self._after(code)]
            return max(gains, default=0.0) - KEEPING
        if self._my_turn_at(CELL_BLOCK):
            now = self.night.best_craft(cubes)
            worths = [
                self.night.crafting_worth(after)
                for after in self._after(code)
                if self.night.best_craft(after) > now
            ]
            otherwise = max(
                self.night.crafting_worth(cubes), self.night.library() + purse.plain(cubes)
            )
            return max(worths, default=-1e9) - otherwise - KEEPING - 0.6
        if self._my_turn_at(CHOW_HALL) and not sum(cubes) and code != PRIMER:
            goons = [self.night.worth.goon(goon) for _, goon in sight.den_goons()]
            return max(goons, default=0.0) - 3.0
        return -1.0

    def _after(self, code: int) -> list[list[int]]:
        """The cubes one may have after playing a tome."""
        sight = self.sight
        cubes = sight.cubes
        if code == ALMANAC:
            return [_with(cubes, SCRAP, min(2, sight.supply[SCRAP]))]
        if code == DIGEST:
            return [_with(cubes, kind, 1) for kind in (POTION, IRON)]
        found = [cubes]
        for _ in range(2):
            found += [after for each in found for after in swapped(each)]
        return found

    def _cheaper_craft(self) -> float:
        """A cube less to pay, or the item for which one cube is lacking."""
        cubes = self.sight.cubes
        now = 0.0
        then = 0.0
        for item in [*self.sight.display, *self.sight.reserved]:
            lack = lacking(item, cubes)
            if lack == 0:
                gain = self.night.craft_gain(item, cubes)
                now = max(now, gain)
                then = max(then, gain + 1.3)
            elif lack == 1:
                price = sum(
                    min(cubes[k], item.cost[k]) * self.night.purse.base[k] for k in range(4)
                )
                then = max(then, self.night.worth.item(item) - price)
        return then - now - KEEPING - (0.5 if self.sight.round < 5 else 0.1)

    def _free_goon(self) -> float:
        """A goon for nothing; the tome binds to one (it leaves no way to recruit two)."""
        night = self.night
        cubes = self.sight.cubes
        rank = min(2, night.rank())
        goons = [night.worth.goon(goon) for _, goon in self.sight.den_goons()]
        if not goons:  # all of them have been recruited
            return -1.0
        goons.sort(reverse=True)
        otherwise = night.library()
        if sum(cubes) >= (1, 1, 2)[rank]:
            price = night.purse.cheapest(cubes, (1, 1, 2)[rank])[0]
            otherwise = max(otherwise, goons[0] - price)
        if rank < 2 and sum(cubes) >= 4 + rank and len(goons) > 1:
            price = night.purse.cheapest(cubes, 4 + rank)[0]
            otherwise = max(otherwise, goons[0] + goons[1] - price)
        return goons[0] - otherwise - KEEPING - 0.3

    # Strength.

    def _before_ranking(self, code: int) -> float:
        """Two more strength, or ties, where it changes the ranking."""
        sight = self.sight
        place = sight.location
        if place == LIBRARY:
            return -1.0
        tokens = sight.own_tokens(place)
        strength = sum([token_strength(token, sight.power) for token in tokens])
        odds = Odds(sight)
        outlook = Outlook(Prospects(sight), odds)
        lookout = LOOKOUT in tokens
        now = outlook.value(place, strength, lookout)
        if code == MUSCLE:
            then = outlook.value(place, strength + 2, lookout)
        else:
            odds.win_ties()
            outlook.forget()
            then = outlook.value(place, strength, lookout)
        return then - now - KEEPING - (0.8 if sight.round < 6 else 0.2)


def _with(cubes: list[int], kind: int, count: int) -> list[int]:
    after = cubes[:]
    after[kind] += count
    return after
