"""What a seat can think of hidden tiles and roles: tables are imagined as thinking bots do it, and
what is so on them is counted. Roles are reckoned exactly."""

from typing import Final

from cellmates.analysis.structure import Beliefs
from cellmates.analysis.summary import percents
from cellmates.bots.room25.imagination import RoleBelief, imagine
from cellmates.bots.room25.memory import Memory
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import ImaginedSight
from cellmates.kernel.dice import Dice
from cellmates.room25.names import CHARACTERS, COLOURS, GUARD, colour_of
from cellmates.room25.table import Room25Table

TABLES: Final = 100
"""How many tables are imagined."""


def beliefs_of(t: Room25Table, seat: int, memory: Memory, dice: Dice) -> Beliefs:
    """What a seat can think; `t` is a table that it cannot tell from the real one."""
    sight = ImaginedSight(t, seat, memory.copy())
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
        for _ in range(TABLES):
            imagined = imagine(t, seat, dice.fork(), sides, roles)
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
