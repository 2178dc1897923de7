"""The green rooms: safe, and most of them useful."""

from typing import TYPE_CHECKING, Final

from cellmates.room25.asking import AskCharacter
from cellmates.room25.board import CELLS
from cellmates.room25.complex import become_empty, face_down_cells, swap
from cellmates.room25.deaths import revive_all
from cellmates.room25.knowledge import show_face
from cellmates.room25.movement import can_enter, jump
from cellmates.room25.names import (
    CHARACTERS,
    CONTROL_ROOM,
    EMPTY,
    MOVING,
    REGENERATION,
    ROBOT_ROOM,
    TUNNEL,
    VISION,
)
from cellmates.room25.options import GO, SEE, SWAP
from cellmates.room25.robots import Order, place
from cellmates.room25.room import Room
from cellmates.room25.slides import ControlRoomSlide

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table


class Empty(Room):
    """Nothing happens here (R25-11.4)."""

    def __init__(self) -> None:
        super().__init__(EMPTY)


class Vision(Room):
    """Look at any hidden tile of the complex (R25-11.5)."""

    def __init__(self) -> None:
        super().__init__(VISION)

    def entered(
        self,
        t: "Room25Table",
        tile: int,
        group: tuple[int, ...],
        by: int,
        side: int,
        fresh: bool,
    ) -> None:
        t.agenda.append(SeeFar(by, group))


class SeeFar(AskCharacter):
    """Which hidden tile to look at from the Vision Room."""

    group: tuple[int, ...]

    def __init__(self, by: int, group: tuple[int, ...]) -> None:
        super().__init__("vision", by)
        self.group = group

    def options(self, t: "Room25Table") -> tuple[int, ...]:
        return tuple([SEE + cell for cell in face_down_cells(t)])

    def answer(self, t: "Room25Table", option: int) -> None:
        tile = t.tile_at[option - SEE]
        show_face(t, self.group, tile)
        if not t.config.vision_colour_hint:  # ED-23: nothing may be told
            t.hushed = (*t.hushed, *[(t.seat_of[who], tile) for who in self.group])


class Moving(Room):
    """Swap places, with everybody inside, with any hidden tile (R25-11.6)."""

    def __init__(self) -> None:
        super().__init__(MOVING)

    def entered(
        self,
        t: "Room25Table",
        tile: int,
        group: tuple[int, ...],
        by: int,
        side: int,
        fresh: bool,
    ) -> None:
        if fresh or t.config.moving_trigger == "enter":  # ED-16
            t.agenda.append(MoveRoom(by, tile))


class MoveRoom(AskCharacter):
    """With which hidden tile the Moving Room changes places."""

    tile: int

    def __init__(self, by: int, tile: int) -> None:
        super().__init__("moving", by)
        self.tile = tile

    def options(self, t: "Room25Table") -> tuple[int, ...]:
        return tuple([SWAP + cell for cell in face_down_cells(t)])

    def answer(self, t: "Room25Table", option: int) -> None:
        swap(t, self.tile, t.tile_at[option - SWAP])


class Tunnel(Room):
    """Go on at once to another face-up tunnel (R25-11.7)."""

    def __init__(self) -> None:
        super().__init__(TUNNEL)

    def entered(
        self,
        t: "Room25Table",
        tile: int,
        group: tuple[int, ...],
        by: int,
        side: int,
        fresh: bool,
    ) -> None:
        t.agenda.append(GoThrough(by, group))


class GoThrough(AskCharacter):
    """Out of which other tunnel to come; arriving there does not fire that one (R25-7.6)."""

    group: tuple[int, ...]

    def __init__(self, by: int, group: tuple[int, ...]) -> None:
        super().__init__("tunnel", by)
        self.group = group

    def options(self, t: "Room25Table") -> tuple[int, ...]:
        here = t.on[self.group[0]]
        return tuple([
            GO + cell
            for cell in range(25)
            if t.room[t.tile_at[cell]] == TUNNEL
            and t.is_up(t.tile_at[cell])
            and t.tile_at[cell] != here
            and all(can_enter(t, who, t.tile_at[cell]) for who in self.group)  # RL-26
        ])  # fmt: skip

    def answer(self, t: "Room25Table", option: int) -> None:
        if t.listening:
            here = CELLS[t.cell_of[t.on[self.group[0]]]]
            for who in self.group:
                there = CELLS[option - GO]
                t.tell("tunnelled", {"who": CHARACTERS[who], "from": here, "to": there})
        jump(t, self.group, t.tile_at[option - GO])


class ControlRoom(Room):
    """Slide any line (R25-11.8)."""

    def __init__(self) -> None:
        super().__init__(CONTROL_ROOM)

    def entered(
        self,
        t: "Room25Table",
        tile: int,
        group: tuple[int, ...],
        by: int,
        side: int,
        fresh: bool,
    ) -> None:
        t.agenda.append(ControlRoomSlide(by))


class RobotRoom(Room):
    """A robot comes, if there is room for one, and one robot gets an order (R25-11.9)."""

    def __init__(self) -> None:
        super().__init__(ROBOT_ROOM)

    def entered(
        self,
        t: "Room25Table",
        tile: int,
        group: tuple[int, ...],
        by: int,
        side: int,
        fresh: bool,
    ) -> None:
        present = sum(1 for robot in t.robots if robot >= 0)
        if present < self._most_robots(t):
            place(t, t.robots.index(-1), tile)
        t.agenda.append(Order(by))

    def _most_robots(self, t: "Room25Table") -> int:
        if t.config.robot_spawn == "only_if_none":  # ED-12
            return 1
        if t.config.robot_spawn == "cap_supply":
            return 2
        rooms = [tile for tile in range(25) if t.room[tile] == ROBOT_ROOM and t.is_up(tile)]
        return min(2, len(rooms))


class Regeneration(Room):
    """Brings all the dead back, once (R25-11.10)."""

    def __init__(self) -> None:
        super().__init__(REGENERATION)

    def entered(
        self,
        t: "Room25Table",
        tile: int,
        group: tuple[int, ...],
        by: int,
        side: int,
        fresh: bool,
    ) -> None:
        if t.alive.bit_count() < len(t.playing):
            become_empty(t, tile)
            revive_all(t)


GREEN_ROOMS: Final[list[Room]] = [
    Empty(),
    Vision(),
    Moving(),
    Tunnel(),
    ControlRoom(),
    RobotRoom(),
    Regeneration(),
]
