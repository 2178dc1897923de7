"""How strong the others may be at a location, from what lies there and what has not been seen."""

from itertools import combinations
from typing import Any, Final

from cellmates.bots.lockup.habits import COMING
from cellmates.bots.lockup.sight import Sight, token_strength
from cellmates.lockup.card import BY_POWER
from cellmates.lockup.names import CHOW_HALL, LEVEL_COLOURS, LEVELS, LOCATIONS, TOKEN_NUMBERS
from cellmates.lockup.views import number_of

_ATTRACTION: Final = (0.8, 1.0, 1.0, 1.0, 0.6, 1.1, 1.2, 0.0)
_SUMS: Final[dict[tuple[int, int, tuple[int, ...]], list[int]]] = {}
_BEATEN: Final[dict[tuple[int, int, tuple[int, ...], int], float]] = {}


class Odds:
    """The chances of every place in the ranking, by location and one's own strength."""

    def __init__(self, sight: Sight, turns: int = 0) -> None:
        self.sight = sight
        if sight.solo:
            self.rivals = _guards(sight, turns)
        else:
            self.rivals = _crews(sight)
        self.known: dict[int, tuple[list[float], float]] = {}

    def ranks(self, place: int, strength: int) -> tuple[list[float], float]:
        """How likely each rank is, and how likely it is to be the last of several."""
        key = place << 7 | strength
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self._ranks(place, strength)
        return found

    def win_ties(self) -> None:
        """From now on every tie is won."""
        self.known.clear()
        self.rivals = [
            [(likely, known, down, pool, 1) for likely, known, down, pool, _ in rivals]
            for rivals in self.rivals
        ]

    def _ranks(self, place: int, strength: int) -> tuple[list[float], float]:
        if self.sight.solo:  # one rival in two cases
            cases = self.rivals[place]
            above = sum([
                _beaten(known, down, pool, strength + tie) * likely
                for likely, known, down, pool, tie in cases
            ])  # fmt: skip
            return ([1.0 - above, above], above) if cases else ([1.0], 0.0)
        first, second, third, fourth, fifth = 1.0, 0.0, 0.0, 0.0, 0.0
        nobody_below = 1.0
        alone = 1.0
        rivals = self.rivals[place]
        for present, known, down, pool, tie in rivals:
            above = _beaten(known, down, pool, strength + tie) * present
            not_above = 1.0 - above
            nobody_below *= 1.0 - (present - above)
            alone *= 1.0 - present
            fifth = fourth * above + fifth * not_above
            fourth = third * above + fourth * not_above
            third = second * above + third * not_above
            second = first * above + second * not_above
            first *= not_above
        chances = [first, second, third, fourth, fifth]
        return chances[: len(rivals) + 1], nobody_below - alone


def _beaten(known: int, down: int, pool: tuple[int, ...], needed: int) -> float:
    """The chance that a rival reaches a strength."""
    if not down:
        return 1.0 if known >= needed else 0.0
    key = (known, down, pool, needed)
    chance = _BEATEN.get(key)
    if chance is None:
        sums = _SUMS.get(key[:3])
        if sums is None:
            sums = [known + sum(tokens) for tokens in combinations(pool, min(down, len(pool)))]
            _SUMS[key[:3]] = sums
        chance = sum(1 for total in sums if total >= needed) / len(sums)
        _BEATEN[key] = chance
    return chance


Rival = tuple[float, int, int, tuple[int, ...], int]
"""How likely a rival is there, its known strength, its face-down tokens out of a pool, and 1 if
it must be stronger to rank above, 0 if a tie is enough."""


def _crews(sight: Sight) -> list[list[Rival]]:
    """The other crews at each location, present or still to come."""
    rivals: list[list[Rival]] = [[] for _ in LOCATIONS]
    count = sight.players
    all_tokens = range(1 if count == 5 else 0, 6)
    up: list[list[tuple[int, list[int], int]]] = [[] for _ in range(count)]
    shown: list[set[int]] = [set() for _ in range(count)]
    for place, name in enumerate(LOCATIONS):
        for entry in sight.places[name]["tokens"]:
            tokens = [TOKEN_NUMBERS[token] for token in entry["up"]]
            up[entry["seat"]].append((place, tokens, entry["down"]))
            shown[entry["seat"]].update(tokens)
    for peek in sight.view["peeked"]:
        token = TOKEN_NUMBERS[peek["token"]]
        shown[peek["seat"]].add(token)
        place = LOCATIONS.index(peek["location"])
        for number, (there, tokens, down) in enumerate(up[peek["seat"]]):
            if there == place:
                up[peek["seat"]][number] = (there, [*tokens, token], down - 1)
    mine = (sight.me - sight.first) % count
    for who in sight.others:
        crew = sight.crews[who]
        tie = 1 if mine < (who - sight.first) % count else 0
        power = crew["power"]
        pool = tuple([
            token_strength(token, power) for token in all_tokens if token not in shown[who]
        ])  # fmt: skip
        here = set()
        for place, tokens, down in up[who]:
            known = 0
            for token in tokens:
                known += token_strength(token, power)
            rivals[place].append((1.0, known, down, pool, tie))
            here.add(place)
        placing = sight.phase == "roll_call" and not crew["passed"]
        left = number_of(crew["cell"]) if placing else 0
        if left:
            closed = crew["closed"]
            likely = COMING * min(1.0, left / 4)
            for place in range(7):
                if place not in here and LOCATIONS[place] not in closed:
                    come = min(0.95, likely * _ATTRACTION[place])
                    rivals[place].append((come, 0, 1, pool, tie))
    return rivals


def guard_pool(sight: Sight) -> tuple[int, ...]:
    """The strengths of the guards that have not been seen this round."""
    level = sight.view["solo"]
    assert level is not None
    colour = LEVEL_COLOURS[LEVELS.index(level)]
    seen = {slug for place in sight.places.values() for slug in place["guards"]["up"]}
    power = sight.crews[1]["power"]
    return tuple([
        guard_strength(guard, power)
        for slug, guard in sight.lore.guards.items()
        if guard.colour in ("blue", colour) and slug not in seen
    ])  # fmt: skip


def guard_strength(guard: Any, power: int) -> int:
    """What a guard brings to a location (LK-17.18); one who calls another counts for two."""
    if guard.strength == BY_POWER:
        return power
    return int(guard.strength) + (2 if guard.draw else 0)


def _guards(sight: Sight, turns: int) -> list[list[Rival]]:
    """The guards at each location; a location card may send one more (LK-17.12)."""
    rivals: list[list[Rival]] = [[] for _ in LOCATIONS]
    pool = guard_pool(sight)
    power = sight.crews[1]["power"]
    cards = sight.view["decks"]["locations"]
    fresh = min(turns, sight.view["decks"]["guards"])
    called = min(1.0, fresh / cards) if cards and sight.phase == "roll_call" else 0.0
    tie = 1 if sight.first == sight.me else 0
    for place, name in enumerate(LOCATIONS):
        entry = sight.places[name]["guards"]
        up, down = entry["up"], entry["down"]
        if not up and not down:
            continue
        known = sum(guard_strength(sight.lore.guards[slug], power) for slug in up)
        likely = called if place <= CHOW_HALL and len(up) + down == 1 else 0.0
        rivals[place].append((1.0, known, down, pool, tie))
        if likely and pool:
            rivals[place][0] = (1.0 - likely, known, down, pool, tie)
            rivals[place].append((likely, known, down + 1, pool, tie))
    return rivals
