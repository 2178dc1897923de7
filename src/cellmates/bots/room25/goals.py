"""What a character walks towards: the key, Room 25, or where they may be."""

from typing import Final

from cellmates.bots.room25 import prices
from cellmates.bots.room25.belief import Belief
from cellmates.bots.room25.memory import UNKNOWN
from cellmates.bots.room25.routes import APART
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import Sight
from cellmates.kernel.native import mypyc_attr
from cellmates.room25.board import CENTRE
from cellmates.room25.names import KEY, Numbers

CORNER: Final[Numbers] = (
    *(0, 0, 0, 1, 1),
    *(0, 0, 0, 1, 1),
    *(3, 3, 4, 1, 1),
    *(3, 3, 2, 2, 2),
    *(3, 3, 2, 2, 2),
)
"""A pinwheel: every cell but the centre belongs to one of four corners."""

ANCHOR: Final[Numbers] = (6, 8, 18, 16)
"""From where a corner is searched: b4, d4, d2, b2."""

TO_ANCHOR: Final = [[prices.STEP * APART[cell][anchor] for anchor in ANCHOR] for cell in range(25)]
"""How far each cell is from there."""


SURELY: Final = 0.8
"""So likely somebody who is believed has seen the key."""


@mypyc_attr(acyclic=True)
class Goals:
    """What a character is after."""

    def __init__(
        self,
        tiles: list[tuple[int, int]],
        gathering: bool,
        odds: list[float],
        key_wanted: bool,
        key_at: int = UNKNOWN,
    ) -> None:
        self.tiles = tiles  # to reach, each with a handicap
        self.gathering = gathering  # whether all gather there
        self.odds = odds  # of a find, by tile
        self.key_wanted = key_wanted
        self.key_at = key_at  # where the key surely is, while it is wanted


def goals_of(sight: Sight, sides: Sides, belief: Belief, me: int) -> Goals:
    """What this character should be after."""
    key_wanted = sight.rules["key_room"] and (
        not sight.key_used and sight.memory.composition[KEY] > 0
    )
    exit_tile = sight.exit_tile
    if exit_tile != UNKNOWN and not key_wanted:
        return Goals([(exit_tile, 0)], True, [0.0] * 25, False)
    key_odds, exit_odds = belief.key_odds, belief.exit_odds
    likeliest = max(key_odds)
    key_at = key_odds.index(likeliest) if key_wanted and likeliest >= SURELY else UNKNOWN
    if exit_tile != UNKNOWN:
        odds = key_odds
    elif key_wanted:
        odds = [key_odds[tile] + exit_odds[tile] for tile in range(25)]
    else:
        odds = exit_odds
    seekers = [who for who in sight.people if sight.lives(who) and sides.care[who] > 0]
    if exit_tile != UNKNOWN and not _seeks_key(sight, seekers, odds, exit_tile, me):
        return Goals([(exit_tile, 0)], True, odds, True, key_at)
    tiles = _shared_out(sight, sides, seekers, odds, me)
    if exit_tile != UNKNOWN:
        tiles.append((exit_tile, prices.EXIT_MEANWHILE))
    return Goals(tiles or [(sight.tile_at[CENTRE], 0)], False, odds, key_wanted, key_at)


def _seeks_key(sight: Sight, people: list[int], odds: list[float], exit_tile: int, me: int) -> bool:
    """Whether this one goes for the key while others gather in Room 25."""
    places = [sight.cell_of[tile] for tile in range(25) if odds[tile] > 0]
    if not places:
        return False
    far = [min(APART[sight.cell(who)][cell] for cell in places) for who in people]
    if len(places) == 1:
        return _nearest(sight, people, far) == me
    outside = [who for who in people if sight.on[who] != exit_tile]
    if sight.on[me] != exit_tile:
        way_back = APART[sight.cell(me)][sight.cell_of[exit_tile]]
        return way_back + prices.HOME <= sight.left or outside == [me]
    most = len(people) // 2 if sight.left > prices.SECOND_SEEKER else 1
    if len(outside) > most or (outside and sight.left < prices.SECOND_SEEKER):
        return False
    inside = [distance for distance, who in zip(far, people, strict=True) if who not in outside]
    waiting = [who for who in people if who not in outside]
    return waiting[inside.index(min(inside))] == me


def _nearest(sight: Sight, people: list[int], far: list[int]) -> int:
    """Who is nearest to the key; of several who are as near, one who has not asked the others to
    fetch it."""
    asking = {plan["seat"] for plan in sight.plans if plan["text"] == "plan key"}
    nearest = [who for place, who in enumerate(people) if far[place] == min(far)]
    others = [who for who in nearest if sight.seat_of[who] not in asking]
    return (others or nearest)[0]


def _shared_out(
    sight: Sight, sides: Sides, seekers: list[int], odds: list[float], me: int
) -> list[tuple[int, int]]:
    """The likely tiles; those in corners that others will search count less."""
    corner = _corner(sight, sides, seekers, odds, me)
    best = max(odds)
    cell_of = sight.cell_of
    tiles = []
    for tile, likely in enumerate(odds):
        if likely > 0:
            handicap = int((best - likely) * prices.LESS_LIKELY)
            if CORNER[cell_of[tile]] != corner:
                handicap += prices.ELSEWHERE
            tiles.append((tile, handicap))
    return tiles


def _corner(sight: Sight, sides: Sides, seekers: list[int], odds: list[float], me: int) -> int:
    """Which corner to search: the searchers share them out, everyone in the same way."""
    mass = [0.0] * 5
    for tile, likely in enumerate(odds):
        if likely > 0:
            corner = CORNER[sight.cell_of[tile]]
            mass[corner] = mass[corner] + likely
    free = seekers[:]
    if me not in free:
        free.append(me)
    begin = min([sight.seat_of[who] for who in free]) if sides.racing else 0  # not all at one
    corners = [(begin + step) % 4 for step in range(4)]
    while True:
        best = -1e9
        chosen = at = 0
        for who in free:
            far = TO_ANCHOR[sight.cell(who)]
            for corner in corners:
                worth = mass[corner] * prices.MASS - far[corner]
                if worth > best:
                    best = worth
                    chosen = who
                    at = corner
        if chosen == me:
            return at
        free.remove(chosen)
        mass[at] *= prices.SHARED
