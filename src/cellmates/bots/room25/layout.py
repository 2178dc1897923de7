"""The complex as it lies, or would lie after some slides."""

from typing import Final

from cellmates.bots.room25.routes import distances, slid, swapped
from cellmates.kernel.native import mypyc_attr
from cellmates.room25.board import LINE_CELLS
from cellmates.room25.options import HACKS

Tokens = tuple[int, ...]
Ways = list[tuple[int, int]]
"""Sides, and the tiles there."""
Walks = list[tuple[int, float, float]]
"""Steps: the tile, the value of being there, the price of going."""

NOT_YET: Final = -1e30
"""Stands for a value that was not worked out."""


@mypyc_attr(acyclic=True)
class Ground:
    """What slides do not change: the price of each tile, the goals, the tunnels."""

    def __init__(self, price: list[int], goals: list[tuple[int, int]], tunnels: list[int]) -> None:
        self.price = price
        self.goals = goals
        self.tunnels = tunnels


@mypyc_attr(acyclic=True)
class TileOrder:
    """The order in which tiles lie on some ground: tiles by cell, cells by tile, and how far each
    cell is from the goal. It never changes, so that plans may share it."""

    def __init__(
        self, tile_at: list[int], ground: Ground, cell_of: list[int], price: list[int]
    ) -> None:
        self.tile_at = tile_at
        self.ground = ground
        self.cell_of = cell_of
        self.price = price  # by cell
        goals = [(cell_of[tile], handicap) for tile, handicap in ground.goals]
        self.field = distances(goals, self.price, [cell_of[tile] for tile in ground.tunnels])
        self.next: dict[int, TileOrder] | None = None  # once one is asked for

    def lies(
        self,
        tile_at: list[int],
        price: list[int],
        goals: list[tuple[int, int]],
        tunnels: list[int],
    ) -> bool:
        """Whether it is the order of tiles that lie like this, with the very same prices."""
        ground = self.ground
        return (
            ground.price is price
            and self.tile_at == tile_at
            and ground.goals == goals
            and ground.tunnels == tunnels
        )

    def after(self, move: int) -> "TileOrder":
        """The order after a slide (0 to 15) or a swap (16 + pair)."""
        known = self.next
        if known is None:
            known = self.next = {}
        found = known.get(move)
        if found is None:
            if move < 16:
                tile_at, price = slid(self.tile_at, move), slid(self.price, move)
                moved = LINE_CELLS[move >> 1]
            else:
                one, other = moved = HACKS[move - 16]
                tile_at, price = swapped(self.tile_at, one, other), swapped(self.price, one, other)
            cell_of = self.cell_of[:]
            for cell in moved:
                cell_of[tile_at[cell]] = cell
            found = known[move] = TileOrder(tile_at, self.ground, cell_of, price)
        return found


def order_of(tile_at: list[int], ground: Ground) -> TileOrder:
    """The order of tiles that lie like this."""
    cell_of = tile_at[:]
    for cell, tile in enumerate(tile_at):
        cell_of[tile] = cell
    price = ground.price
    return TileOrder(tile_at, ground, cell_of, [price[tile] for tile in tile_at])


_Key = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], int]

LATEST: Final[dict[_Key, TileOrder]] = {}
"""The orders looked at last: on the way to Room 25 the same ones come up again and again."""

MOST_LATEST: Final = 400


def order_to(exit_tile: int, tile_at: list[int], price: list[int], tunnels: list[int]) -> TileOrder:
    """The tiles as they lie for those who walk to Room 25."""
    key = (tuple(tile_at), tuple(price), tuple(tunnels), exit_tile)
    found = LATEST.get(key)
    if found is None:
        if len(LATEST) >= MOST_LATEST:
            LATEST.clear()
        found = LATEST[key] = order_of(tile_at, Ground(price, [(exit_tile, 0)], tunnels))
    return found


@mypyc_attr(acyclic=True)
class Company:
    """How good it is where the others stand, and who of them may still come to Room 25."""

    def __init__(self, total: float, worst: float, came: list[int]) -> None:
        self.total = total
        self.worst = worst
        self.came = came


@mypyc_attr(acyclic=True)
class Layout:
    """An order of tiles that a plan has come to, and what it has worked out there."""

    def __init__(self, order: TileOrder, moved: tuple[int, ...]) -> None:
        self.order = order
        self.moved = moved  # the slides (0 to 15) and swaps (16 + pair) that led here
        self.tile_at = order.tile_at
        self.cell_of = order.cell_of
        self.price = order.price
        self.field = order.field
        # What follows is made when it is first needed: at most layouts little is.
        self.next: dict[int, Layout] | None = None
        self.worths: list[float] | None = None  # by tile, while the others are where they began
        self.values: dict[int, float] | None = None  # by the plan's state
        self.crowds: dict[int, Company] | None = None  # by where the others stand
        self.walks: dict[tuple[Tokens, int], Walks] | None = None
        self.ways: list[Ways | None] | None = None  # by tile, if it leads to all sides

    def after(self, move: int) -> "Layout":
        """The complex after one more slide or swap."""
        known = self.next
        if known is None:
            known = self.next = {}
        found = known.get(move)
        if found is None:
            found = known[move] = Layout(self.order.after(move), (*self.moved, move))
        return found
