"""Putting locks on tiles: Emmett, the Lock card, Emmett's panic (R25-8.9, R25-12.11)."""

from typing import TYPE_CHECKING

from cellmates.room25.asking import AskCharacter
from cellmates.room25.complex import lock, unlock
from cellmates.room25.names import BLUE, EMMETT
from cellmates.room25.options import FROM
from cellmates.room25.room import RULES_OF

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table


def can_lock(t: "Room25Table", tile: int) -> bool:
    """Whether a lock may be put on a tile: face up, not blue, not locked.

    A lock is always to be had: when the supply is empty, one on the board moves (R25-8.9.1).
    """
    return t.is_up(tile) and not t.locked >> tile & 1 and RULES_OF[t.room[tile]].colour != BLUE


def put_lock(t: "Room25Table", tile: int, resolver: int) -> None:
    """Lock a tile; when the supply is empty one of the locks on the board is moved (R25-8.9.1)."""
    if t.locks > 0:
        lock(t, tile)
        return
    mover = EMMETT if t.config.lock_mover == "emmett" and t.lives(EMMETT) else resolver  # ED-34
    t.agenda.append(TakeLock(mover, tile))


class TakeLock(AskCharacter):
    """Which lock is taken for the new place."""

    goal: int

    def __init__(self, who: int, goal: int) -> None:
        super().__init__("lock_from", who)
        self.goal = goal

    def options(self, t: "Room25Table") -> tuple[int, ...]:
        return tuple([FROM + cell for cell in range(25) if t.locked >> t.tile_at[cell] & 1])

    def answer(self, t: "Room25Table", option: int) -> None:
        unlock(t, t.tile_at[option - FROM])
        lock(t, self.goal)
