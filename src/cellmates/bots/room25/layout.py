"""The complex as it lies, or would lie after some slides."""

from typing import NamedTuple

from cellmates.bots.room25.routes import distances, slid, swapped
from cellmates.room25.options import HACKS

Tokens = tuple[int, ...]
Spot = tuple[tuple[int, ...], float, tuple[int, ...] | None]
"""Who is on which tile, how sure that is, and how the corridor one stands in runs."""

Walks = list[tuple[int, float, float]]
"""Steps: the tile, the value of being there, the price of going."""


class Ground(NamedTuple):
    """What slides do not change: the price of each tile, the goals, the tunnels."""

    price: list[int]
    goals: list[tuple[int, int]]
    tunnels: list[int]


class Layout:
    """Tiles by cell, cells by tile, and how far each cell is from the goal."""

    def __init__(self, tile_at: list[int], moved: tuple[int, ...], ground: Ground) -> None:
        self.tile_at = tile_at
        self.moved = moved  # the slides (0 to 15) and swaps (16 + pair) that led here
        self.ground = ground
        self.cell_of = cell_of = [0] * 25
        for cell in range(25):
            cell_of[tile_at[cell]] = cell
        price = ground.price
        self.price = [price[tile] for tile in tile_at]
        goals = [(cell_of[tile], handicap) for tile, handicap in ground.goals]
        self.field = distances(goals, self.price, [cell_of[tile] for tile in ground.tunnels])
        self.next: dict[int, Layout] = {}
        self.values: dict[Spot, float] = {}  # what has been worked out already
        self.walks: dict[tuple[Tokens, tuple[int, ...]], Walks] = {}

    def after(self, move: int) -> "Layout":
        """The complex after one more slide or swap."""
        found = self.next.get(move)
        if found is None:
            if move < 16:
                tile_at = slid(self.tile_at, move)
            else:
                tile_at = swapped(self.tile_at, *HACKS[move - 16])
            found = self.next[move] = Layout(tile_at, (*self.moved, move), self.ground)
        return found
