"""Ways through the complex: how far every cell is from a goal, and what slides do."""

from typing import Final

from cellmates.bots.room25.prices import WALL
from cellmates.kernel.native import i64
from cellmates.room25.board import LINE_CELLS, SIDES

FAR: Final = 10_000
BESIDE: Final = [[beside for _, beside in SIDES[cell]] for cell in range(25)]


ALONE: Final = [[cell] for cell in range(25)]


def _steps_apart(one: int, other: int) -> int:
    return abs(one // 5 - other // 5) + abs(one % 5 - other % 5)


APART: Final = [[_steps_apart(one, other) for other in range(25)] for one in range(25)]
"""How many steps two cells are apart when nothing is in the way."""


def distances(goals: list[tuple[int, int]], price: list[int], tunnels: list[int]) -> list[int]:
    """What it costs from each cell to reach the cheapest goal.

    `goals` are (cell, handicap) pairs, `price[cell]` is the cost of stepping into a cell, and
    whoever enters one of the `tunnels` comes out of another one. On so few cells this is faster
    without a heap, though some are looked at twice.
    """
    found = [FAR] * 25
    nearer = [0] * 32  # cells to which a shorter way was found, in a ring
    first: i64 = 0
    end: i64 = 0
    waits: i64 = 0  # the cells in the ring, a bit each
    for start, handicap in goals:
        if handicap < found[start]:
            found[start] = handicap
            if not waits >> start & 1:
                waits |= 1 << start
                nearer[end] = start
                end += 1
    linked: i64 = 0  # the tunnels, a bit each
    for tunnel in tunnels:
        linked |= 1 << tunnel
    while first != end:
        cell: i64 = nearer[first & 31]
        first += 1
        waits &= ~(1 << cell)
        cost: i64 = found[cell]
        leads = linked >> cell & 1
        for door in tunnels if leads else ALONE[cell]:
            if leads and door == cell:
                continue
            entered: i64 = cost + price[door]
            if entered < WALL:  # whoever comes out of a door has stepped to it from beside
                for beside in BESIDE[door]:
                    if entered < found[beside]:
                        found[beside] = entered
                        if not waits >> beside & 1:
                            waits |= 1 << beside
                            nearer[end & 31] = beside
                            end += 1
    return found


def slid(tile_at: list[int], slide: int) -> list[int]:
    """The tiles by cell after a slide."""
    cells = LINE_CELLS[slide >> 1]
    after = tile_at[:]
    if slide & 1:
        for place in range(5):
            after[cells[place - 1]] = tile_at[cells[place]]
    else:
        for place in range(5):
            after[cells[place]] = tile_at[cells[place - 1]]
    return after


def swapped(tile_at: list[int], one: int, other: int) -> list[int]:
    """The tiles by cell after the tiles of two cells changed places."""
    after = tile_at[:]
    after[one], after[other] = tile_at[other], tile_at[one]
    return after
