"""Who sees the face of a hidden tile (R25-21)."""

from typing import TYPE_CHECKING

from cellmates.room25.board import CELLS
from cellmates.room25.names import CHARACTERS, ROOMS

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table


def show_face(t: "Room25Table", group: tuple[int, ...], tile: int) -> None:
    """Let the players of these characters see a hidden tile; others see only that they look."""
    seats = 0
    for who in group:
        seats |= 1 << t.seat_of[who]
    t.seen[tile] |= seats
    if t.listening:
        cell = CELLS[t.cell_of[tile]]
        for who in group:
            t.tell("looked", {"who": CHARACTERS[who], "cell": cell})
            face: dict[str, object] = {"who": CHARACTERS[who], "cell": cell}
            face["room"] = ROOMS[t.room[tile]]
            t.tell("saw", face, 1 << t.seat_of[who])
