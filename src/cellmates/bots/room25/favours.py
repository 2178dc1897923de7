"""Good deeds, for which somebody may be thanked, and pushes, which may be none."""

from typing import Final, NamedTuple

from cellmates.kernel.native import mypyc_attr
from cellmates.room25.names import FLOODED, NOBODY, PRISON, TRAP

FOUND: Final = 0  # Room 25 was turned up
OPENED: Final = 1  # the Key Room was used
SAVED: Final = 2  # somebody was brought out of a room that kills or holds
SLID: Final = 3  # a line was slid

TROUBLE: Final = (TRAP, FLOODED, PRISON)
"""Rooms from which one may be saved."""

RESCUES: Final = ("pushed", "carried", "called", "pulled")
"""How one character brings another one elsewhere."""


class Shove(NamedTuple):
    """A push that somebody of this seat has suffered."""

    by: int
    left: int  # the tiles that he was pushed from and to
    entered: int
    round: int
    meant: bool  # whether somebody wanted to meet there


@mypyc_attr(acyclic=True)
class Favour:
    """Something that may have been good for a seat."""

    def __init__(
        self,
        by: int,
        what: int,
        whom: int = NOBODY,
        tile: int = NOBODY,
        before: list[int] | None = None,
        after: list[int] | None = None,
    ) -> None:
        self.by = by  # who did it; NOBODY: no character
        self.what = what
        self.whom = whom  # who was saved, and from which tile
        self.tile = tile
        self.before = before  # where the tiles were before a slide, and after it
        self.after = after
        self.tokens = 0  # how many tokens were turned up since
        self.voices: set[int] = set()  # the seats that have spoken since

    def lapses(self) -> bool:
        """Whether another token makes it too late to speak of it: nobody would know what for."""
        self.tokens += 1
        return self.tokens > 1 and self.what in (SAVED, SLID)
