"""The madness cards (R25-12.6 to R25-12.15)."""

from typing import TYPE_CHECKING

from cellmates.kernel.table import Step
from cellmates.room25.asking import AskCharacter
from cellmates.room25.board import CELLS, CENTRE, SIDES
from cellmates.room25.cards.card import Card, resolver, targets
from cellmates.room25.cards.codes import DEACTIVATE, TIME_BOMB
from cellmates.room25.characters.locking import can_lock, put_lock
from cellmates.room25.characters.special import SPECIAL_OF
from cellmates.room25.complex import (
    become_empty,
    clear,
    return_reminders,
    turn_corridor,
    turn_down,
)
from cellmates.room25.deaths import kill
from cellmates.room25.movement import forced_ways_out, jump, ways_to_yellow
from cellmates.room25.names import (
    ALICE,
    ALONE,
    BLUE,
    CENTRAL,
    CHARACTERS,
    EMPTY,
    FRANCK,
    GREEN,
    PIVOTING,
    RED,
    TUNNEL,
)
from cellmates.room25.options import LOCK, ROBOT, TO
from cellmates.room25.robots import TABLE, destroy, place, push, pushable
from cellmates.room25.room import RULES_OF
from cellmates.room25.rooms.green import GoThrough

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table


class Blackout(Card):
    """Robots are destroyed and every face-up green tile becomes empty (R25-12.6, RL-38)."""

    def apply(self, t: "Room25Table", card: int, group: tuple[int, ...], by: int) -> None:
        for robot in range(2):
            if t.robots[robot] >= 0:
                destroy(t, robot)
        for tile in t.tile_at:
            room = t.room[tile]
            if t.is_up(tile) and RULES_OF[room].colour == GREEN and room != EMPTY:
                become_empty(t, tile)


class JammingCard(Card):
    """Nobody may speak this round; in solo all reminders come off instead (R25-12.7, ED-31)."""

    def apply(self, t: "Room25Table", card: int, group: tuple[int, ...], by: int) -> None:
        if t.config.mode == "solo" and t.config.jamming_card_solo == "remove_reminders":
            t.reminders_barred = True
            for tile in range(25):
                return_reminders(t, tile)


class Rewind(Card):
    """Back to the Central Room (R25-12.8)."""

    def apply(self, t: "Room25Table", card: int, group: tuple[int, ...], by: int) -> None:
        centre = t.tile_at[CENTRE]
        for who in targets(t, group):
            if who != ALICE and t.lives(who) and t.on[who] != centre:
                if t.listening:
                    cells = {"from": CELLS[t.cell(who)], "to": CELLS[CENTRE]}
                    t.tell("returned", {"who": CHARACTERS[who], **cells})
                jump(t, ALONE[who], centre)


class RobotCard(Card):
    """A robot comes and pushes (R25-12.9)."""

    def apply(self, t: "Room25Table", card: int, group: tuple[int, ...], by: int) -> None:
        for who in reversed(targets(t, group)):
            t.agenda.append(RobotComes(who, resolver(t, by)))


class RobotComes(AskCharacter):
    """Which robot comes to the character's tile; nothing happens in red and blue ones."""

    chooser: int

    def __init__(self, who: int, chooser: int) -> None:
        super().__init__("robot_card", who)
        self.chooser = chooser

    def seat(self, t: "Room25Table") -> int:
        return t.seat_of[self.chooser]

    def options(self, t: "Room25Table") -> tuple[int, ...]:
        if not t.lives(self.who) or RULES_OF[t.room[t.on[self.who]]].colour in (BLUE, RED):
            return ()
        present = [robot for robot in range(2) if t.robots[robot] >= 0]
        return tuple([ROBOT + robot for robot in present or [0]])

    def answer(self, t: "Room25Table", option: int) -> None:
        robot = option - ROBOT
        tile = t.on[self.who]
        source = t.robots[robot]
        if source < 0:
            place(t, robot, tile)
        elif source != tile:
            t.robots[robot] = tile
            if t.listening:
                cells = {"from": CELLS[t.cell_of[source]], "to": CELLS[t.cell_of[tile]]}
                t.tell("robot_moved", {"robot": robot + 1, **cells})
        t.agenda.append(PushedToYellow(self.who, robot, self.chooser, self.chooser))


class PushedToYellow(AskCharacter):
    """Into which yellow tile a robot pushes somebody because of a card.

    `orderer` says who is pushed instead if Alice refuses (RL-105).
    """

    robot: int
    chooser: int
    orderer: int

    def __init__(self, who: int, robot: int, chooser: int, orderer: int) -> None:
        super().__init__("to", who)
        self.robot = robot
        self.chooser = chooser
        self.orderer = orderer

    def seat(self, t: "Room25Table") -> int:
        return t.seat_of[self.chooser]

    def options(self, t: "Room25Table") -> tuple[int, ...]:
        if self.who not in pushable(t, t.robots[self.robot]):
            return ()
        ways = forced_ways_out(t, self.who)
        return tuple([TO + side for side in ways_to_yellow(t, self.who, ways)])

    def answer(self, t: "Room25Table", option: int) -> None:
        push(t, self.orderer, self.robot, self.who, option - TO, by_card=True)


class TimeBomb(Card):
    """The second one in a round kills everybody in a red tile (R25-12.10)."""

    def apply(self, t: "Room25Table", card: int, group: tuple[int, ...], by: int) -> None:
        if t.open_cards.count(TIME_BOMB) >= 2:
            doomed = [
                who for who in t.track if t.lives(who) and RULES_OF[t.room[t.on[who]]].colour == RED
            ]
            kill(t, doomed, "time_bomb")


class LockCard(Card):
    """A lock on a tile beside the first player's character (R25-12.11)."""

    def apply(self, t: "Room25Table", card: int, group: tuple[int, ...], by: int) -> None:
        t.agenda.append(LockBeside(resolver(t, by)))


class LockBeside(AskCharacter):
    """Which tile is locked."""

    def __init__(self, who: int) -> None:
        super().__init__("lock", who)

    def options(self, t: "Room25Table") -> tuple[int, ...]:
        cells = sorted([cell for _, cell in SIDES[t.cell(self.who)]])
        return tuple([LOCK + cell for cell in cells if can_lock(t, t.tile_at[cell])])

    def answer(self, t: "Room25Table", option: int) -> None:
        put_lock(t, t.tile_at[option - LOCK], self.who)


class Deactivate(Card):
    """Unoccupied face-up tiles of a colour turn face down (R25-12.12)."""

    def apply(self, t: "Room25Table", card: int, group: tuple[int, ...], by: int) -> None:
        colour = GREEN + card - DEACTIVATE
        for tile in t.tile_at:
            if t.is_up(tile) and RULES_OF[t.room[tile]].colour == colour and not t.occupied(tile):
                turn_down(t, tile)
                if t.config.deactivation_returns_tokens:  # ED-35
                    clear(t, tile)


class Chaos(Card):
    """Corridors turn, robots push, tunnels carry off (R25-12.13)."""

    def apply(self, t: "Room25Table", card: int, group: tuple[int, ...], by: int) -> None:
        for tile in t.tile_at:
            if t.room[tile] == PIVOTING and t.is_up(tile):
                turn_corridor(t, tile, 1 - (t.crosswise >> tile & 1))
        living = [who for who in t.track if t.lives(who)]
        for who in reversed(living):
            t.agenda.append(SweptOff(who))
        for who in reversed(living):
            t.agenda.append(Jostled(who))


class Jostled(Step["Room25Table"]):
    """A character that shares its tile with a robot is pushed."""

    who: int

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, t: "Room25Table") -> None:
        if t.lives(self.who) and t.on[self.who] in t.robots:
            robot = t.robots.index(t.on[self.who])
            # Whoever else is there is pushed by the card anyway, so nobody is pushed for Alice.
            t.agenda.append(PushedToYellow(self.who, robot, self.who, TABLE))


class SweptOff(Step["Room25Table"]):
    """A character in a tunnel goes to another one."""

    who: int

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, t: "Room25Table") -> None:
        if t.lives(self.who) and t.room[t.on[self.who]] == TUNNEL:
            t.agenda.append(GoThrough(self.who, ALONE[self.who]))


class Acceleration(Card):
    """While it lies open every Control action slides twice; `slides.control_times` asks for it."""


class Panic(Card):
    """Each character loses its head in its own way; the characters' files say how (R25-12.15)."""

    def apply(self, t: "Room25Table", card: int, group: tuple[int, ...], by: int) -> None:
        for who in reversed(targets(t, group)):
            t.agenda.append(LoseHead(who))


class LoseHead(Step["Room25Table"]):
    """One character panics; in the Central Room only Franck's nerves fail (RL-80)."""

    who: int

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, t: "Room25Table") -> None:
        if t.lives(self.who) and (
            self.who == FRANCK or t.room[t.on[self.who]] != CENTRAL
        ):  # fmt: skip
            SPECIAL_OF[self.who].panic(t, self.who)
