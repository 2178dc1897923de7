"""The blue rooms: the way in, the way out, and the key to it."""

from typing import TYPE_CHECKING, Final

from cellmates.room25.complex import become_empty
from cellmates.room25.countdown import raise_alarm
from cellmates.room25.names import CENTRAL, KEY, ROOM_25
from cellmates.room25.room import Room

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table


class Central(Room):
    """Where everybody starts; only Look and Move are allowed in it (R25-11.1)."""

    def __init__(self) -> None:
        super().__init__(CENTRAL)
        self.central = True


class Room25(Room):
    """The exit (R25-11.2)."""

    def __init__(self) -> None:
        super().__init__(ROOM_25)

    def turned_up(self, t: "Room25Table", tile: int) -> None:
        t.found = True  # guards may show themselves from now on (R25-13.5)

    def entered(
        self,
        t: "Room25Table",
        tile: int,
        group: tuple[int, ...],
        by: int,
        side: int,
        fresh: bool,
    ) -> None:
        exit_reached(t)

    def left(self, t: "Room25Table", tile: int) -> None:
        t.mode.gathered(t)  # R25-13.8 asks after every change, not only on the way in


def exit_reached(t: "Room25Table") -> None:
    """A character came into Room 25: alarm and unmasking are rules of the mode (RL-102)."""
    if t.mode.alarm:
        raise_alarm(t)
    t.mode.gathered(t)


class Key(Room):
    """Whoever comes in first opens the exit, and the room becomes empty (R25-11.3)."""

    def __init__(self) -> None:
        super().__init__(KEY)

    def entered(
        self,
        t: "Room25Table",
        tile: int,
        group: tuple[int, ...],
        by: int,
        side: int,
        fresh: bool,
    ) -> None:
        t.key_used = True
        if t.listening:
            t.tell("key", {})
        become_empty(t, tile)
        t.mode.gathered(t)


BLUE_ROOMS: Final[list[Room]] = [Central(), Room25(), Key()]
