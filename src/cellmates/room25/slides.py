"""Sliding a line, and leaving the complex by it (R25-6.6, R25-20.5)."""

from typing import TYPE_CHECKING

from cellmates.room25.asking import AskCharacter
from cellmates.room25.board import LINES, SLIDE_DIRECTIONS
from cellmates.room25.cards.codes import ACCELERATION
from cellmates.room25.complex import can_slide, slide_once
from cellmates.room25.names import CHARACTERS
from cellmates.room25.options import SLIDE

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table


def slide(
    t: "Room25Table", number: int, means: str, times: int = 1, who: str | None = None
) -> None:
    """Slide a line; `means` says by what, which decides whether one can escape so (RL-27), and
    `who` is the character that does it, if one does.

    Whether room_25 gets out is judged before it would come back in at the other end.
    """
    for _ in range(times):
        fell_off = slide_once(t, number)
        out = fell_off and means in t.config.escape_by and t.mode.escapes(t)
        if t.listening:
            told: dict[str, object] = {
                "line": LINES[number >> 1],
                "dir": SLIDE_DIRECTIONS[number],
            }
            if who is not None:
                told["who"] = who
            if out:
                told["out"] = True
            t.tell("slid", told)
        if out:
            t.way_out = number
            t.mode.escape(t)
            return


def control_times(t: "Room25Table") -> int:
    """How many steps a Control action slides: two under Acceleration (R25-12.14)."""
    return 2 if ACCELERATION in t.open_cards else 1


class ControlRoomSlide(AskCharacter):
    """The Control Room slides any line that may go that way (R25-11.8)."""

    def __init__(self, who: int) -> None:
        super().__init__("control", who)

    def options(self, t: "Room25Table") -> tuple[int, ...]:
        return tuple([SLIDE + number for number in range(16) if can_slide(t, number)])

    def answer(self, t: "Room25Table", option: int) -> None:
        if t.config.control_room_is_control_action:  # ED-48
            slide(t, option - SLIDE, "control_action", control_times(t), CHARACTERS[self.who])
        else:
            slide(t, option - SLIDE, "control_room", who=CHARACTERS[self.who])
