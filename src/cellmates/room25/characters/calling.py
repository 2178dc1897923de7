"""Stepping into somebody else's tile: Call, the False Exit, Jennifer's panic."""

from typing import TYPE_CHECKING

from cellmates.room25.board import SIDES
from cellmates.room25.movement import arrive, can_enter, leave
from cellmates.room25.names import ALONE
from cellmates.room25.room import ALL_SIDES

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table


def callable_into(t: "Room25Table", tile: int, sides: int = ALL_SIDES) -> list[int]:
    """The characters beside a tile who can be made to step into it (R25-8.3)."""
    neighbours = [
        t.tile_at[cell] for side, cell in SIDES[t.cell_of[tile]] if sides >> side & 1
    ]  # fmt: skip
    return [
        who
        for who in range(8)
        if t.on[who] in neighbours and not t.hidden >> who & 1 and can_enter(t, who, tile)
    ]


def side_of(t: "Room25Table", tile: int, source: int) -> int:
    """On which side of a tile a neighbouring tile lies."""
    cell = t.cell_of[source]
    return next(side for side, beside in SIDES[t.cell_of[tile]] if beside == cell)


def call_in(t: "Room25Table", who: int, tile: int, suffers: bool = True) -> None:
    """Make a neighbour step into a tile; unless told otherwise it suffers the tile's effect."""
    source = t.on[who]
    side = side_of(t, tile, source)
    t.on[who] = tile
    leave(t, source, ALONE[who])
    if suffers:
        arrive(t, ALONE[who], tile, who, side)
