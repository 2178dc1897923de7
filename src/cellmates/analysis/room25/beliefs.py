"""What a seat can think of hidden tiles and roles: tables are imagined, and what is so on them is
counted. Roles are reckoned exactly, and so is who is right where people contradict each other."""

from math import prod
from typing import Final

from cellmates.analysis.structure import Beliefs
from cellmates.analysis.summary import percents
from cellmates.bots.room25.imagination import ANY_COLOUR, RoleBelief, chance
from cellmates.bots.room25.memory import Memory
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import TableSight
from cellmates.kernel.dice import Dice
from cellmates.room25.names import CHARACTERS, COLOURS, GUARD, RED, colour_of
from cellmates.room25.options import SAFE
from cellmates.room25.reimagining import Guess, reimagine
from cellmates.room25.table import Room25Table

TABLES: Final = 100
"""How many tables are imagined."""

MOST_TRUST: Final = 0.99
"""How far anybody is believed at most: even somebody trusted wholly may be contradicted."""


def beliefs_of(t: Room25Table, seat: int, memory: Memory, dice: Dice) -> Beliefs:
    """What a seat can think; `t` is a table that it cannot tell from the real one."""
    sight = TableSight(t, seat, memory.copy())
    sides = Sides(sight)
    roles = RoleBelief(t, seat, sight.memory.evidence) if t.mode.hidden_roles else None
    found: Beliefs = {}
    if roles is not None:
        for who in t.playing:
            if t.seat_of[who] != seat:
                found[f"role {CHARACTERS[who]}"] = _role(t, who, roles)
    hidden = [tile for tile in range(25) if not t.up >> tile & 1]
    unknown = [tile for tile in hidden if sight.room[tile] < 0]
    counts = {tile: [0] * len(COLOURS) for tile in unknown}
    if unknown:
        heard = _heard(t, seat, sides)
        for _ in range(TABLES):
            imagined = _imagined(t, seat, heard, roles, dice.fork())
            for tile in unknown:
                counts[tile][colour_of(imagined.room[tile])] += 1
    for tile in hidden:
        if tile in counts:
            named = zip(COLOURS, counts[tile], strict=True)
            odds = percents({colour: float(count) for colour, count in named})
        else:
            odds = {COLOURS[colour_of(sight.room[tile])]: 100}
        found[f"tile {tile}"] = odds
    return found


def _heard(t: Room25Table, seat: int, sides: Sides) -> dict[int, list[tuple[int, float]]]:
    """What tiles may be by what others say of them: sets of colours, each with how likely it is
    that whoever says so is right and whoever contradicts is not. In what is left all are wrong."""
    said: dict[int, list[tuple[int, float]]] = {}
    for speaker, tile, claim, _, _ in t.claims:
        if t.up >> tile & 1 or t.seen[tile] >> seat & 1 or speaker == seat:
            continue
        colours = ANY_COLOUR & ~(1 << RED) if claim == SAFE else 1 << claim
        if sides.trust[speaker] > 0:
            said.setdefault(tile, []).append((colours, min(MOST_TRUST, sides.trust[speaker])))
    heard: dict[int, list[tuple[int, float]]] = {}
    for tile in sorted(said):
        likely = {
            colours: prod([
                trust if colours & ~others == 0 else 1.0 - trust for others, trust in said[tile]
            ])
            for colours, _ in said[tile]
        }  # fmt: skip
        total = sum(likely.values()) + prod([1.0 - trust for _, trust in said[tile]])
        heard[tile] = [(colours, likely[colours] / total) for colours in sorted(likely)]
    return heard


def _imagined(
    t: Room25Table,
    seat: int,
    heard: dict[int, list[tuple[int, float]]],
    roles: RoleBelief | None,
    dice: Dice,
) -> Room25Table:
    """A table as the seat can imagine it."""
    colours: dict[int, int] = {}
    for tile, sets in heard.items():
        left = chance(dice)
        for each, likely in sets:
            left -= likely
            if left < 0:
                colours[tile] = each
                break
    guards = -1 if roles is None else roles.draw(dice)
    return reimagine(t, seat, dice, Guess(colours, guards))


def _role(t: Room25Table, who: int, roles: RoleBelief) -> dict[str, int]:
    if t.revealed >> who & 1:
        return {"guard" if t.roles[who] == GUARD else "prisoner": 100}
    sets = roles.sets
    if sets and all(guards >> who & 1 for guards in sets):
        return {"guard": 100}
    if not any(guards >> who & 1 for guards in sets):
        return {"prisoner": 100}
    odds = roles.odds(who)
    return percents({"guard": odds, "prisoner": 1.0 - odds})
