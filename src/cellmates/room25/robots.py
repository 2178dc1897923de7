"""Robots: where they stand, what they can be ordered to do (R25-10)."""

from typing import TYPE_CHECKING, Final

from cellmates.kernel.table import Question
from cellmates.room25.board import CELLS, SIDES
from cellmates.room25.complex import turn_up
from cellmates.room25.movement import beyond, forced_ways_out, step, ways_to_yellow
from cellmates.room25.names import ALICE, ALONE, BLUE, CHARACTERS, NOBODY
from cellmates.room25.options import ALLOW, ORDER_MOVE, ORDER_PUSH, REFUSE
from cellmates.room25.room import RULES_OF

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table

TABLE: Final = -1
"""Who gave an order that nobody gave: a card that has robots push everybody."""


def place(t: "Room25Table", robot: int, tile: int) -> None:
    """Bring a robot from the supply."""
    t.robots[robot] = tile
    if t.listening:
        t.tell("robot_placed", {"robot": robot + 1, "cell": CELLS[t.cell_of[tile]]})


def destroy(t: "Room25Table", robot: int) -> None:
    """Return a robot to the supply."""
    cell = CELLS[t.cell_of[t.robots[robot]]]
    t.robots[robot] = -1
    if t.listening:
        t.tell("robot_destroyed", {"robot": robot + 1, "cell": cell})


def pushable(t: "Room25Table", tile: int) -> list[int]:
    """The characters that a robot on this tile can push (R25-10.4, RL-68)."""
    rules = RULES_OF[t.room[tile]]
    if rules.central or (rules.colour == BLUE and t.config.robot_push_blue == "forbidden"):
        return []
    return [who for who in range(8) if t.on[who] == tile and not t.hidden >> who & 1]


def push_orders(
    t: "Room25Table", robot: int, spared: int = NOBODY, to_yellow: bool = False
) -> list[int]:
    """The options to let a robot push somebody, except the one spared."""
    options: list[int] = []
    for who in pushable(t, t.robots[robot]):
        if who != spared:
            base = ORDER_PUSH + robot * 32 + who * 4
            ways = forced_ways_out(t, who)
            if to_yellow:
                ways = ways_to_yellow(t, who, ways)
            options += [base + side for side in ways]
    return options


def move_orders(t: "Room25Table", robot: int) -> list[int]:
    """The options to let a robot move: corridors bind it, prisons and locks do not (R25-10.3)."""
    tile = t.robots[robot]
    exits = RULES_OF[t.room[tile]].exits(t, tile)
    return [
        ORDER_MOVE + robot * 4 + side
        for side, cell in SIDES[t.cell_of[tile]]
        if exits >> side & 1 and not t.closed >> t.tile_at[cell] & 1
    ]


def orders(t: "Room25Table", by: int) -> list[int]:
    """Every order that a character can give to a robot in the complex.

    Within one action it orders each robot at most once (RL-89): two Robot Rooms side by side
    would otherwise push somebody to and fro for ever.
    """
    present = [
        robot
        for robot in range(2)
        if t.robots[robot] >= 0 and not t.ordered >> (by * 2 + robot) & 1
    ]
    moves = [option for robot in present for option in move_orders(t, robot)]
    pushes = [option for robot in present for option in push_orders(t, robot)]
    return moves + pushes


def obey(t: "Room25Table", by: int, option: int) -> None:
    """Carry out an order that `by` gave."""
    robot = (option - ORDER_MOVE) >> 2 if option < ORDER_PUSH else (option - ORDER_PUSH) >> 5
    t.ordered |= 1 << (by * 2 + robot)
    if option < ORDER_PUSH:
        _move(t, robot, (option - ORDER_MOVE) & 3)
    else:
        who, side = divmod((option - ORDER_PUSH) & 31, 4)
        push(t, by, robot, who, side)


def _move(t: "Room25Table", robot: int, side: int) -> None:
    source = t.robots[robot]
    goal = beyond(t, source, side)
    t.robots[robot] = goal
    if t.listening:
        cells = {"from": CELLS[t.cell_of[source]], "to": CELLS[t.cell_of[goal]]}
        t.tell("robot_moved", {"robot": robot + 1, **cells})
    if not t.is_up(goal):
        turn_up(t, goal)
    RULES_OF[t.room[goal]].robot_entered(t, goal, robot, (side + 2) & 3)


def push(t: "Room25Table", by: int, robot: int, who: int, side: int, by_card: bool = False) -> None:
    """Let a robot push somebody; Alice is asked whether she allows it (R25-8.6).

    If she refuses, `by` says whom it pushes instead; with `by_card` only into yellow (RL-105).
    """
    if who == ALICE:
        t.agenda.append(Android(by, robot, side, by_card))
    else:
        pushed(t, robot, who, side)


def pushed(t: "Room25Table", robot: int, who: int, side: int) -> None:
    """A robot pushes somebody to the tile on that side."""
    if t.listening:
        source = t.on[who]
        cells = {
            "from": CELLS[t.cell_of[source]],
            "to": CELLS[t.cell_of[beyond(t, source, side)]],
        }
        t.tell("robot_pushed", {"who": CHARACTERS[who], "robot": robot + 1, **cells})
    step(t, ALONE[who], who, side)


class Order(Question["Room25Table"]):
    """Give one order to any robot in the complex (R25-10.2)."""

    by: int

    def __init__(self, by: int) -> None:
        self.kind = "order"
        self.by = by

    def seat(self, t: "Room25Table") -> int:
        return t.seat_of[self.by]

    def about(self, t: "Room25Table") -> str:
        return CHARACTERS[self.by]

    def options(self, t: "Room25Table") -> tuple[int, ...]:
        return tuple(orders(t, self.by))

    def answer(self, t: "Room25Table", option: int) -> None:
        obey(t, self.by, option)


class Android(Question["Room25Table"]):
    """Alice may refuse to be pushed by a robot (R25-8.6)."""

    by: int
    robot: int
    side: int
    by_card: bool

    def __init__(self, by: int, robot: int, side: int, by_card: bool) -> None:
        self.kind = "android"
        self.by = by
        self.robot = robot
        self.side = side
        self.by_card = by_card

    def seat(self, t: "Room25Table") -> int:
        return t.seat_of[ALICE]

    def about(self, t: "Room25Table") -> str:
        return CHARACTERS[ALICE]

    def options(self, t: "Room25Table") -> tuple[int, ...]:
        return (ALLOW, REFUSE)

    def answer(self, t: "Room25Table", option: int) -> None:
        if option == ALLOW:
            pushed(t, self.robot, ALICE, self.side)
            return
        if t.listening:
            t.tell("refused", {"who": CHARACTERS[ALICE]})
        if self.by != TABLE and t.config.android_redirect:  # ED-46
            t.agenda.append(PushAnother(self.by, self.robot, self.by_card))


class PushAnother(Question["Room25Table"]):
    """Alice refused: the robot pushes another character of that tile, if there is one."""

    by: int
    robot: int
    by_card: bool

    def __init__(self, by: int, robot: int, by_card: bool) -> None:
        self.kind = "order"
        self.by = by
        self.robot = robot
        self.by_card = by_card

    def seat(self, t: "Room25Table") -> int:
        return t.seat_of[self.by]

    def about(self, t: "Room25Table") -> str:
        return CHARACTERS[self.by]

    def options(self, t: "Room25Table") -> tuple[int, ...]:
        return tuple(push_orders(t, self.robot, ALICE, self.by_card))

    def answer(self, t: "Room25Table", option: int) -> None:
        who, side = divmod((option - ORDER_PUSH) & 31, 4)
        pushed(t, self.robot, who, side)  # the same order still, so not counted again (RL-89)
