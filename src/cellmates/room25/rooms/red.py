"""The red rooms: deadly."""

from typing import TYPE_CHECKING, Final

from cellmates.room25.asking import AskCharacter
from cellmates.room25.board import CELLS
from cellmates.room25.complex import become_empty, close, face_down_cells, swap, turn_up
from cellmates.room25.countdown import lose_a_round
from cellmates.room25.deaths import forget_program, kill
from cellmates.room25.movement import JUMPED, arrive, leave
from cellmates.room25.names import (
    ACID_BATH,
    CHARACTERS,
    FLOODED,
    ILLUSION,
    MORTAL,
    PARANOIA,
    PLANNED,
    ROOM_25,
    SHREDDER,
    TIMER,
    TRAP,
)
from cellmates.room25.options import DIES, SWAP
from cellmates.room25.programs import own_tokens
from cellmates.room25.room import Room
from cellmates.room25.rooms.blue import exit_reached

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table


class AcidBath(Room):
    """Holds one character: the one who was there first dies (R25-11.20)."""

    def __init__(self) -> None:
        super().__init__(ACID_BATH)

    def entered(
        self,
        t: "Room25Table",
        tile: int,
        group: tuple[int, ...],
        by: int,
        side: int,
        fresh: bool,
    ) -> None:
        if len(group) > 1:
            t.agenda.append(WhoDies(by, group))  # R25-8.7.2
        inside = [who for who in t.people_on(tile) if who not in group]
        kill(t, self.entering_kills(group, inside, t.last_round), "acid_bath")

    def entering_kills(
        self, group: tuple[int, ...], inside: list[int], last_round: bool
    ) -> list[int]:
        return inside

    def robot_entered(self, t: "Room25Table", tile: int, robot: int, side: int) -> None:
        super().robot_entered(t, tile, robot, side)
        kill(t, t.people_on(tile), "acid_bath")  # R25-10.3.4


class WhoDies(AskCharacter):
    """The carrier decides which of the two the acid takes."""

    group: tuple[int, ...]

    def __init__(self, by: int, group: tuple[int, ...]) -> None:
        super().__init__("acid", by)
        self.group = group

    def options(self, t: "Room25Table") -> tuple[int, ...]:
        return tuple(sorted([DIES + who for who in self.group]))

    def answer(self, t: "Room25Table", option: int) -> None:
        kill(t, [option - DIES], "acid_bath")


class Trap(Room):
    """Whoever is still inside at the end of its next action dies (R25-11.21)."""

    def __init__(self) -> None:
        super().__init__(TRAP)
        self.lingering = True

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
            t.armed[who] = 1

    def action_began(self, t: "Room25Table", who: int) -> None:
        if t.armed[who]:
            t.armed[who] = 2

    def action_ended(self, t: "Room25Table", who: int) -> None:
        if t.armed[who] == 2:
            kill(t, [who], "trap")


class Flooded(Room):
    """Closes when revealed; whoever is inside has until the next round (R25-11.22)."""

    def __init__(self) -> None:
        super().__init__(FLOODED)
        self.lingering = True

    def turned_up(self, t: "Room25Table", tile: int) -> None:
        close(t, tile)

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
            t.flood[who] = 1

    def turn_began(self, t: "Room25Table", who: int) -> None:
        if t.flood[who] and t.config.flooded_deadline == "next_turn":
            t.flood[who] = 2

    def turn_ended(self, t: "Room25Table", who: int, turn: int) -> None:
        if t.flood[who] == 2 and self._too_late(t, who, turn):
            kill(t, [who], "flooded")

    def _too_late(self, t: "Room25Table", who: int, turn: int) -> bool:
        """Whether this turn was the last chance to get out (ED-9)."""
        deadline = t.config.flooded_deadline
        if deadline == "next_turn":
            return True
        if deadline == "next_round_last_action":
            return turn == 3 or (turn == 2 and t.adrenaline[who] != PLANNED)
        return turn == 2

    def round_ended(self, t: "Room25Table", who: int) -> None:
        if t.flood[who]:
            t.flood[who] = 2


class Mortal(Room):
    """Entering is dying (R25-11.23)."""

    def __init__(self) -> None:
        super().__init__(MORTAL)

    def entered(
        self,
        t: "Room25Table",
        tile: int,
        group: tuple[int, ...],
        by: int,
        side: int,
        fresh: bool,
    ) -> None:
        victims = self.entering_kills(group, [], t.last_round)
        kill(t, [who for who in t.track if who in victims], "mortal")

    def entering_kills(
        self, group: tuple[int, ...], inside: list[int], last_round: bool
    ) -> list[int]:
        return list(group)


class Shredder(Room):
    """When one leaves, or a robot comes in, all others inside die and it closes (R25-11.24)."""

    def __init__(self) -> None:
        super().__init__(SHREDDER)

    def left(self, t: "Room25Table", tile: int) -> None:
        close(t, tile)
        kill(t, self.leaving_kills(t.people_on(tile)), "shredder")

    def leaving_kills(self, staying: list[int]) -> list[int]:
        return staying

    def robot_entered(self, t: "Room25Table", tile: int, robot: int, side: int) -> None:
        super().robot_entered(t, tile, robot, side)
        self.left(t, tile)


class Illusion(Room):
    """Changes places with a hidden tile, and that is where one really is (R25-11.25)."""

    def __init__(self) -> None:
        super().__init__(ILLUSION)

    def entered(
        self,
        t: "Room25Table",
        tile: int,
        group: tuple[int, ...],
        by: int,
        side: int,
        fresh: bool,
    ) -> None:
        t.agenda.append(SeeThrough(by, tile, group))


class SeeThrough(AskCharacter):
    """Which hidden tile takes the place of the Illusion Room."""

    tile: int
    group: tuple[int, ...]

    def __init__(self, by: int, tile: int, group: tuple[int, ...]) -> None:
        super().__init__("illusion", by)
        self.tile = tile
        self.group = group

    def options(self, t: "Room25Table") -> tuple[int, ...]:
        return tuple([SWAP + cell for cell in face_down_cells(t)])

    def answer(self, t: "Room25Table", option: int) -> None:
        real = t.tile_at[option - SWAP]
        swap(t, self.tile, real)
        for who in self.group:
            t.on[who] = real
            if t.listening:
                t.tell("placed", {"who": CHARACTERS[who], "cell": CELLS[t.cell_of[real]]})
        leave(t, self.tile, self.group)
        if t.config.illusion_applies_effect:  # ED-17
            arrive(t, self.group, real, self.who, JUMPED)
        else:
            turn_up(t, real)
            if t.room[real] == ROOM_25:
                exit_reached(t)


class Paranoia(Room):
    """Shuffles one's tokens into a stack; each action is drawn from it (R25-11.26).

    `turns.Turn` draws from the stack, `rounds.StartRound` ends the paranoia.
    """

    def __init__(self) -> None:
        super().__init__(PARANOIA)

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
            tokens = own_tokens(t, who)
            t.dice.shuffle(tokens)
            t.stack[who] = tuple(tokens)
            t.paranoid |= 1 << who
            t.played[who] = 0
            forget_program(t, who)
            if t.listening:
                t.tell("paranoid", {"who": CHARACTERS[who]})


class Timer(Room):
    """Costs a round; in the last round it costs a life (R25-11.27)."""

    def __init__(self) -> None:
        super().__init__(TIMER)

    def entered(
        self,
        t: "Room25Table",
        tile: int,
        group: tuple[int, ...],
        by: int,
        side: int,
        fresh: bool,
    ) -> None:
        become_empty(t, tile)
        if t.last_round:
            victims = self.entering_kills(group, [], True)
            kill(t, [who for who in t.track if who in victims], "timer")
        else:
            lose_a_round(t)

    def entering_kills(
        self, group: tuple[int, ...], inside: list[int], last_round: bool
    ) -> list[int]:
        return list(group) if last_round else []


RED_ROOMS: Final[list[Room]] = [
    AcidBath(),
    Trap(),
    Flooded(),
    Mortal(),
    Shredder(),
    Illusion(),
    Paranoia(),
    Timer(),
]
