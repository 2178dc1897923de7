"""Steps and jumps: leaving, turning up, entering (R25-7)."""

from typing import TYPE_CHECKING, Final

from cellmates.kernel.table import Step
from cellmates.room25.board import NEIGHBOUR, SIDES
from cellmates.room25.complex import turn_up
from cellmates.room25.names import EMMETT, YELLOW
from cellmates.room25.room import RULES_OF

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table

JUMPED: Final = -1
"""The side from which somebody came who did not come from a neighbouring tile."""


def can_enter(t: "Room25Table", who: int, tile: int) -> bool:
    """Whether locks and Do Not Cross let this character in; a hidden tile always does (R25-7.2)."""
    if t.closed >> tile & 1:
        return False
    return who == EMMETT or not t.locked >> tile & 1


def ways_out(t: "Room25Table", who: int, bound: bool = True) -> list[int]:
    """The directions in which a character can step from where it stands.

    `bound` tells whether a Prison holds it; corridors and closed goals always count.
    """
    tile = t.on[who]
    rules = RULES_OF[t.room[tile]]
    exits = rules.exits(t, tile)
    ways: list[int] = []
    for side, cell in SIDES[t.cell_of[tile]]:
        if exits >> side & 1:
            goal = t.tile_at[cell]
            if can_enter(t, who, goal) and (not bound or rules.lets_out(t, goal)):
                ways.append(side)
    return ways


def barrier(t: "Room25Table", who: int, side: int) -> str:
    """What keeps a character from stepping that way, where there is a tile; nothing if it may."""
    tile = t.on[who]
    rules = RULES_OF[t.room[tile]]
    goal = beyond(t, tile, side)
    if not rules.exits(t, tile) >> side & 1:
        return "corridor"
    if t.closed >> goal & 1:
        return "closed"
    if not can_enter(t, who, goal):
        return "lock"
    return "" if rules.lets_out(t, goal) else "prison"


def forced_ways_out(t: "Room25Table", who: int) -> list[int]:
    """The directions in which others can make a character step (ED-44)."""
    return ways_out(t, who, t.config.prison_blocks_forced)


def ways_to_yellow(t: "Room25Table", who: int, ways: list[int]) -> list[int]:
    """Those of the ways that lead to a face-up yellow tile (RL-39)."""
    tile = t.on[who]
    goals = [beyond(t, tile, side) for side in ways]
    return [
        ways[i]
        for i in range(len(ways))
        if t.up >> goals[i] & 1 and RULES_OF[t.room[goals[i]]].colour == YELLOW
    ]


def beyond(t: "Room25Table", tile: int, side: int) -> int:
    """The tile on that side of a tile; the caller knows that there is one."""
    return t.tile_at[NEIGHBOUR[t.cell_of[tile] * 4 + side]]


def leave(t: "Room25Table", source: int, group: tuple[int, ...]) -> None:
    """The group is off its tile: traps and floods forget it, a Shredder fires (R25-7.4)."""
    for who in group:
        t.armed[who] = 0
        t.flood[who] = 0
    RULES_OF[t.room[source]].left(t, source)


def step(t: "Room25Table", group: tuple[int, ...], by: int, side: int) -> None:
    """Move a group together to the tile on that side; `by` chooses what is to be chosen there."""
    source = t.on[group[0]]
    goal = beyond(t, source, side)
    for who in group:
        t.on[who] = goal
    leave(t, source, group)
    arrive(t, group, goal, by, (side + 2) & 3)


def jump(t: "Room25Table", group: tuple[int, ...], goal: int) -> None:
    """Put a group on a far tile without entering it (R25-7.1, R25-7.6)."""
    source = t.on[group[0]]
    for who in group:
        t.on[who] = goal
    leave(t, source, group)


def arrive(t: "Room25Table", group: tuple[int, ...], tile: int, by: int, side: int) -> None:
    """The group stands on the tile: turn it up if need be and let it act on them."""
    if t.outcome is not None:
        return
    fresh = not t.up >> tile & 1
    if fresh:
        turn_up(t, tile)
    RULES_OF[t.room[tile]].entered(t, tile, group, by, side, fresh)


class Arrive(Step["Room25Table"]):
    """One of several who came in together takes its turn to suffer the room (RL-79)."""

    who: int
    tile: int
    side: int

    def __init__(self, who: int, tile: int, side: int) -> None:
        self.who = who
        self.tile = tile
        self.side = side

    def run(self, t: "Room25Table") -> None:
        if t.on[self.who] == self.tile:
            arrive(t, (self.who,), self.tile, self.who, self.side)
