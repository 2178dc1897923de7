"""Emmett reactivates closed tiles and locks others (R25-8.8, R25-8.9).

That he may enter locked tiles (PIN, R25-8.10) stands in `movement.can_enter`.
"""

from typing import TYPE_CHECKING

from cellmates.room25.board import SIDES
from cellmates.room25.characters.locking import can_lock, put_lock
from cellmates.room25.characters.special import Special, sides_for_specials
from cellmates.room25.complex import clear, turn_down
from cellmates.room25.options import LOCK, REACTIVATE

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table


def _cells_beside(t: "Room25Table", user: int) -> list[int]:
    sides = sides_for_specials(t, user)
    return [cell for side, cell in SIDES[t.cell(user)] if sides >> side & 1]


class ReactivateOrLock(Special):
    """Turn a closed, unoccupied tile beside you face down, or put a lock on a tile."""

    def __init__(self) -> None:
        super().__init__("emmett")

    def options(self, t: "Room25Table", user: int) -> list[int]:
        cells = _cells_beside(t, user)
        if t.config.lock_own_room:  # ED-11
            cells.append(t.cell(user))
        locks = [LOCK + cell for cell in sorted(cells) if can_lock(t, t.tile_at[cell])]
        return locks + self.copied_options(t, user)

    def copied_options(self, t: "Room25Table", user: int) -> list[int]:
        return [
            REACTIVATE + cell
            for cell in sorted(_cells_beside(t, user))
            if t.closed >> t.tile_at[cell] & 1 and not t.occupied(t.tile_at[cell])
        ]

    def use(self, t: "Room25Table", user: int, option: int) -> None:
        if option >= REACTIVATE:
            tile = t.tile_at[option - REACTIVATE]
            turn_down(t, tile)
            clear(t, tile)  # RL-66
        else:
            put_lock(t, t.tile_at[option - LOCK], user)

    def panic(self, t: "Room25Table", who: int) -> None:
        if can_lock(t, t.on[who]):
            put_lock(t, t.on[who], who)
