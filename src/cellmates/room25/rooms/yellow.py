"""The yellow rooms: obstacles."""

from typing import TYPE_CHECKING, Final

from cellmates.room25.asking import AskCharacter
from cellmates.room25.board import AXIS_EXITS, CELLS, CENTRE
from cellmates.room25.cards.draw import Draw
from cellmates.room25.characters.calling import call_in, callable_into
from cellmates.room25.complex import turn_corridor
from cellmates.room25.deaths import forget_program
from cellmates.room25.movement import jump
from cellmates.room25.names import (
    CENTRAL,
    CHARACTERS,
    COLD,
    DARK,
    FALSE_EXIT,
    HELD,
    JAMMING,
    MAC,
    MIRROR,
    PIVOTING,
    PLANNED,
    PRISON,
    SPENT,
    VORTEX,
)
from cellmates.room25.options import CORRIDOR, PULL
from cellmates.room25.room import Room

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table


class Prison(Room):
    """One can leave only to the Central Room or to somebody else (R25-11.11)."""

    def __init__(self) -> None:
        super().__init__(PRISON)

    def lets_out(self, t: "Room25Table", goal: int) -> bool:
        return t.room[goal] == CENTRAL or t.occupied(goal)


class Cold(Room):
    """Whoever programs in here has one action and no adrenaline (R25-11.12)."""

    def __init__(self) -> None:
        super().__init__(COLD)
        self.cold = True


class Vortex(Room):
    """Sends whoever enters to the Central Room (R25-11.13)."""

    def __init__(self) -> None:
        super().__init__(VORTEX)

    def entered(
        self,
        t: "Room25Table",
        tile: int,
        group: tuple[int, ...],
        by: int,
        side: int,
        fresh: bool,
    ) -> None:
        if t.listening:
            cells = {"from": CELLS[t.cell_of[tile]], "to": CELLS[CENTRE]}
            for who in group:
                t.tell("returned", {"who": CHARACTERS[who], **cells})
        jump(t, group, t.tile_at[CENTRE])


class Dark(Room):
    """No Look action in here (R25-11.14)."""

    def __init__(self) -> None:
        super().__init__(DARK)
        self.dark = True


class Pivoting(Room):
    """A corridor that turns towards whoever comes in (R25-11.15)."""

    def __init__(self) -> None:
        super().__init__(PIVOTING)

    def entered(
        self,
        t: "Room25Table",
        tile: int,
        group: tuple[int, ...],
        by: int,
        side: int,
        fresh: bool,
    ) -> None:
        if side < 0:
            t.agenda.append(TurnCorridor(by, tile))  # RL-28
        else:
            turn_corridor(t, tile, side & 1)

    def robot_entered(self, t: "Room25Table", tile: int, robot: int, side: int) -> None:
        if t.config.robot_rotates_corridor:  # ED-14
            turn_corridor(t, tile, side & 1)

    def exits(self, t: "Room25Table", tile: int) -> int:
        return AXIS_EXITS[t.crosswise >> tile & 1]


class TurnCorridor(AskCharacter):
    """Which way the corridor runs for somebody who did not come from a side."""

    tile: int

    def __init__(self, by: int, tile: int) -> None:
        super().__init__("corridor", by)
        self.tile = tile

    def options(self, t: "Room25Table") -> tuple[int, ...]:
        return (CORRIDOR, CORRIDOR + 1)

    def answer(self, t: "Room25Table", option: int) -> None:
        turn_corridor(t, self.tile, option - CORRIDOR)


class Mirror(Room):
    """Takes the adrenaline and what is left of the program (R25-11.16)."""

    def __init__(self) -> None:
        super().__init__(MIRROR)

    def entered(
        self,
        t: "Room25Table",
        tile: int,
        group: tuple[int, ...],
        by: int,
        side: int,
        fresh: bool,
    ) -> None:
        for who in group:
            self._reflect(t, who)

    def _reflect(self, t: "Room25Table", who: int) -> None:
        if t.adrenaline[who] in (HELD, PLANNED):
            t.adrenaline[who] = SPENT
            if t.listening:
                t.tell("adrenaline_lost", {"who": CHARACTERS[who]})
        if t.paranoid >> who & 1:
            return
        if t.unprogrammed >> who & 1:
            if t.config.mirror_revealed_guard == "full":  # ED-21
                t.muted |= 1 << who
        elif t.first[who] >= 0 or t.second[who] >= 0:
            forget_program(t, who)
            if t.listening:
                t.tell("program_lost", {"who": CHARACTERS[who]})


class Mac(Room):
    """Draw a M.A.C. card; what is aimed at somebody hits whoever came in (R25-11.17)."""

    def __init__(self) -> None:
        super().__init__(MAC)

    def entered(
        self,
        t: "Room25Table",
        tile: int,
        group: tuple[int, ...],
        by: int,
        side: int,
        fresh: bool,
    ) -> None:
        t.agenda.append(Draw(group, by))


class Jamming(Room):
    """While somebody is inside nobody may speak (R25-11.18)."""

    def __init__(self) -> None:
        super().__init__(JAMMING)
        self.jams = True


class FalseExit(Room):
    """Whoever enters pulls a neighbour in, who does not suffer the room (R25-11.19)."""

    def __init__(self) -> None:
        super().__init__(FALSE_EXIT)

    def entered(
        self,
        t: "Room25Table",
        tile: int,
        group: tuple[int, ...],
        by: int,
        side: int,
        fresh: bool,
    ) -> None:
        t.agenda.append(PullIn(by, tile))


class PullIn(AskCharacter):
    """Whom the False Exit pulls in; legal as a Call is (RL-77)."""

    tile: int

    def __init__(self, by: int, tile: int) -> None:
        super().__init__("false_exit", by)
        self.tile = tile

    def options(self, t: "Room25Table") -> tuple[int, ...]:
        return tuple([PULL + who for who in callable_into(t, self.tile)])

    def answer(self, t: "Room25Table", option: int) -> None:
        who = option - PULL
        if t.listening:
            here = t.cell_of[self.tile]
            cells = {"from": CELLS[t.cell(who)], "to": CELLS[here]}
            t.tell("pulled", {"who": CHARACTERS[who], "by": CHARACTERS[self.who], **cells})
        call_in(t, who, self.tile, suffers=False)


YELLOW_ROOMS: Final[list[Room]] = [
    Prison(),
    Cold(),
    Vortex(),
    Dark(),
    Pivoting(),
    Mirror(),
    Mac(),
    Jamming(),
    FalseExit(),
]
