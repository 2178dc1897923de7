"""How strong the others may be at a location, from what lies there and what has not been seen."""

from itertools import combinations
from typing import Final

from cellmates.bots.lockup.sight import Sight, token_strength
from cellmates.kernel.native import mypyc_attr
from cellmates.lockup.card import BY_POWER, Guard
from cellmates.lockup.names import CHOW_HALL, LEVEL_COLOURS, LOCATIONS, ROLL_CALL

_COMING: Final[tuple[tuple[float, ...], ...]] = (
    (0.0, 0.59, 0.67, 0.73, 0.77, 0.78, 0.76),
    (0.0, 0.19, 0.36, 0.57, 0.73, 0.80, 0.83),
    (0.0, 0.42, 0.43, 0.47, 0.51, 0.53, 0.55),
    (0.0, 0.17, 0.28, 0.37, 0.45, 0.48, 0.49),
    (0.0, 0.10, 0.22, 0.33, 0.40, 0.43, 0.43),
    (0.0, 0.86, 0.90, 0.92, 0.92, 0.93, 0.92),
    (0.0, 0.99, 0.99, 0.99, 0.99, 0.99, 0.99),
)
"""How likely a crew still comes to a location, by the tokens left in its cell: counted in 60 games
of four careful crews. The Chow Hall and the Cell Block are rarely left out, and come last."""
STRONGEST: Final = 16
"""The strength of all tokens of a crew and of a tome, the enforcer's left out, which is its
power."""
LAST: Final = 6
"""Where the chance of being the last stands, after those of six ranks: so many rewards are reckoned
with, though nobody is the sixth."""
_SUMS: Final[dict[tuple[int, int, tuple[int, ...]], list[int]]] = {}
_BEATEN: Final[dict[tuple[int, int, tuple[int, ...], int], float]] = {}


@mypyc_attr(acyclic=True)
class Odds:
    """The chances of every place in the ranking, by location and one's own strength."""

    def __init__(self, sight: Sight, turns: int = 0) -> None:
        self.sight = sight
        if sight.solo:
            self.rivals = _guards(sight, turns)
        else:
            self.rivals = _crews(sight)
        self.width = STRONGEST + sight.power + 1
        self.known: list[list[float] | None] = [None] * (8 * self.width)

    def ranks(self, place: int, strength: int) -> list[float]:
        """How likely each rank is, and at `LAST`, how likely it is to be the last of several."""
        key = place * self.width + strength
        found = self.known[key]
        if found is None:
            found = self.known[key] = self._ranks(place, strength)
        return found

    def win_ties(self) -> None:
        """From now on every tie is won."""
        self.known = [None] * (8 * self.width)
        self.rivals = [
            [(likely, known, down, pool, 1) for likely, known, down, pool, _ in rivals]
            for rivals in self.rivals
        ]

    def _ranks(self, place: int, strength: int) -> list[float]:
        if self.sight.solo:  # one rival in two cases
            cases = self.rivals[place]
            chances = [
                _beaten(known, down, pool, strength + tie) * likely
                for likely, known, down, pool, tie in cases
            ]
            above = sum(chances, 0.0)
            return [1.0 - above, above, 0.0, 0.0, 0.0, 0.0, above]
        first, second, third, fourth, fifth = 1.0, 0.0, 0.0, 0.0, 0.0
        nobody_below = 1.0
        alone = 1.0
        for present, known, down, pool, tie in self.rivals[place]:
            above = _beaten(known, down, pool, strength + tie) * present
            not_above = 1.0 - above
            nobody_below *= 1.0 - (present - above)
            alone *= 1.0 - present
            fifth = fourth * above + fifth * not_above
            fourth = third * above + fourth * not_above
            third = second * above + third * not_above
            second = first * above + second * not_above
            first *= not_above
        return [first, second, third, fourth, fifth, 0.0, nobody_below - alone]


def _beaten(known: int, down: int, pool: tuple[int, ...], needed: int) -> float:
    """The chance that a rival reaches a strength."""
    if not down:
        return 1.0 if known >= needed else 0.0
    if down == 1 and pool:
        count = 0
        for strength in pool:
            if known + strength >= needed:
                count += 1
        return count / len(pool)
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
    rivals: list[list[Rival]] = [[], [], [], [], [], [], [], []]
    count = sight.players
    weakest = 1 if count == 5 else 0
    mine = (sight.me - sight.first) % count
    for who in sight.others:
        tie = 1 if mine < (who - sight.first) % count else 0
        power = sight.powers[who]
        known = sight.known[who * 8 : who * 8 + 8]
        hidden = sight.hidden[who * 8 : who * 8 + 8]
        seen = 0
        for tokens in known:
            seen |= tokens
        pool = tuple([
            token_strength(token, power) for token in range(weakest, 6) if not seen >> token & 1
        ])  # fmt: skip
        placing = sight.phase == ROLL_CALL and not sight.passed >> who & 1
        left = sight.cells[who] if placing else 0
        closed = sight.closed[who]
        for place in range(8):
            if known[place] or hidden[place]:
                strength = _strength(known[place], power)
                rivals[place].append((1.0, strength, hidden[place], pool, tie))
            elif left and place < 7 and not closed >> place & 1:
                rivals[place].append((_COMING[place][left], 0, 1, pool, tie))
    return rivals


def _strength(tokens: int, power: int) -> int:
    """What a set of tokens brings to a location."""
    total = 0
    for token in range(6):
        if tokens >> token & 1:
            total += token_strength(token, power)
    return total


def guard_pool(sight: Sight) -> tuple[int, ...]:
    """The strengths of the guards that have not been seen this round."""
    colour = LEVEL_COLOURS[sight.level]
    seen = 0
    for cards in sight.guards_up:
        for guard in cards:
            seen |= 1 << guard
    power = sight.powers[1]
    return tuple([
        guard_strength(guard, power)
        for number, guard in enumerate(sight.lore.guard_list)
        if guard.colour in ("blue", colour) and not seen >> number & 1
    ])  # fmt: skip


def guard_strength(guard: Guard, power: int) -> int:
    """What a guard brings to a location (LK-17.18); one who calls another counts for two."""
    if guard.strength == BY_POWER:
        return power
    return guard.strength + (2 if guard.draw else 0)


def _guards(sight: Sight, turns: int) -> list[list[Rival]]:
    """The guards at each location; a location card may send one more (LK-17.12)."""
    rivals: list[list[Rival]] = [[] for _ in LOCATIONS]
    pool = guard_pool(sight)
    power = sight.powers[1]
    cards = sight.location_deck
    fresh = min(turns, sight.guard_deck)
    called = min(1.0, fresh / cards) if cards and sight.phase == ROLL_CALL else 0.0
    tie = 1 if sight.first == sight.me else 0
    for place in range(8):
        up, down = sight.guards_up[place], sight.guards_down[place]
        if not up and not down:
            continue
        known = 0
        for guard in up:
            known += guard_strength(sight.lore.guard_list[guard], power)
        likely = called if place <= CHOW_HALL and len(up) + down == 1 else 0.0
        rivals[place].append((1.0, known, down, pool, tie))
        if likely and pool:
            rivals[place][0] = (1.0 - likely, known, down, pool, tie)
            rivals[place].append((likely, known, down + 1, pool, tie))
    return rivals
