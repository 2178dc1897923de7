"""How far somebody is on the way to victory, from what everybody sees."""

from typing import TYPE_CHECKING, Final

from cellmates.room25.board import SLIDES_TO_LEAVE
from cellmates.room25.names import ROOM_25

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table
    from cellmates.room25.views import GoalStep

TWO_DEAD: Final = 2
"""How many dead prisoners are a victory of the guards (R25-13.7)."""


def open_tile(t: "Room25Table", tile: int) -> bool:
    """Whether a tile is Room 25 and lies open."""
    return tile >= 0 and t.is_up(tile) and t.room[tile] == ROOM_25


def in_last_round(t: "Room25Table") -> bool:
    """Whether this is the last round, or was, when the countdown is over."""
    return t.remaining <= 1


def inside_open(t: "Room25Table") -> int:
    """How many characters stand in Room 25, where it lies open."""
    return sum(1 for who in t.playing if open_tile(t, t.on[who]))


def way_out(t: "Room25Table", have: int, need: int) -> "list[GoalStep]":
    """The steps of those who want to get out, `have` of the `need` who must be in Room 25."""
    steps: list[GoalStep] = []
    if t.config.key_room:
        steps.append({"step": "unlock", "done": t.key_used, "have": int(t.key_used), "need": 1})
    steps.append({"step": "find", "done": t.found, "have": int(t.found), "need": 1})
    # Who got out is gone, and whom the countdown caught has not arrived.
    out = t.way_out >= 0
    steps.append({"step": "gather", "done": out or 0 < need <= have, "have": have, "need": need})
    if t.config.coop_win_requires_exit or not t.mode.together:
        steps.append({"step": "slide", "done": out, "have": 0, "need": 0 if out else _slides(t)})
    return steps


def holding_on(t: "Room25Table", dead: int) -> "list[GoalStep]":
    """The two ways of a guard: two dead prisoners, or the end of the countdown."""
    passed = t.rounds - t.remaining
    return [
        {"step": "kill", "done": dead >= TWO_DEAD, "have": dead, "need": TWO_DEAD},
        {"step": "hold", "done": False, "have": passed, "need": t.rounds},
    ]


def _slides(t: "Room25Table") -> int:
    """The fewest slides that push Room 25 over an edge; 0 as long as it is hidden."""
    for tile, room in enumerate(t.room):
        if room == ROOM_25 and t.is_up(tile):
            return SLIDES_TO_LEAVE[t.cell_of[tile]]
    return 0
