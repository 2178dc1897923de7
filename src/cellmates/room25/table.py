"""The state of a game of Room 25: flat lists of numbers, so that a copy costs next to nothing."""

from typing import Any

from cellmates.kernel.catalogue import Catalogue
from cellmates.kernel.dice import Dice
from cellmates.kernel.errors import NoSuchSeat
from cellmates.kernel.packing import pack
from cellmates.kernel.table import PROGRESS_KEYS, Blocked, Table
from cellmates.room25 import reimagining, sketching, talk, unasked, viewing
from cellmates.room25.config import Config
from cellmates.room25.modes.mode import Mode
from cellmates.room25.names import NOBODY
from cellmates.room25.options import OPTIONS, PLAN_PROGRAM, PRAISE


class Room25Table(Table):
    """One game of Room 25. Figures stand on tiles, not on cells, so they ride for free.

    Sets of tiles and sets of characters are integers with a bit each. Lists with eight entries
    are indexed by character, lists with twenty-five by tile unless they say otherwise. A tile's
    number is its handle: it is dealt at random and stays with the tile for the whole game.
    """

    # What never changes after the deal; clones share it.
    config: Config
    mode: Mode
    playing: tuple[int, ...]  # the characters in their first turn order
    seat_of: tuple[int, ...]  # by character; -1 if not in the game
    team_of: tuple[int, ...]  # by character; team mode
    seats: int
    rounds: int
    dealt: tuple[int, ...]  # the room that was dealt on each tile
    outer: int  # the tiles that were dealt into the exit zone
    roles: tuple[int, ...]

    # The complex.
    tile_at: list[int]  # by cell
    cell_of: list[int]
    room: list[int]
    seen: list[int]  # the seats that know the tile, a bit each
    up: int
    closed: int
    locked: int
    crosswise: int  # Pivoting tiles whose corridor runs east and west
    tested: int  # hidden tiles that Kevin's player found to be blue or not (ED-10: any_blue)
    plain: int  # hidden tiles that everybody knows are not blue, for the same reason
    slid: list[int]  # by line: 0, or 1 + the direction its control marker shows
    robots: list[int]  # the tile each robot stands on, or -1
    locks: int  # in the supply
    ordered: int  # orders given in this action: a bit for each character * 2 + robot

    # The characters.
    on: list[int]  # the tile each stands on, or -1
    first: list[int]  # programmed tokens, or -1
    second: list[int]
    played: list[int]  # tokens used this round
    lost: list[int]  # tokens lost to Punishment
    adrenaline: list[int]
    reminder: list[int]  # a tile, -1: in hand, -2: has none
    armed: list[int]  # in a Trap: 1 until its next action begins, 2 during that action
    flood: list[int]  # in a Flooded tile: 1 entered this round (turn), 2 in the one before
    stack: list[tuple[int, ...]]  # paranoia, top first
    empties: list[int]
    alive: int
    hidden: int
    single: int  # whose one token lies between the slots
    paranoid: int
    unprogrammed: int  # revealed guards: they choose on the spot
    muted: int  # whose actions of this round are gone altogether
    revived: int  # who came back this round, and has no turn in it
    chilled: int  # who was in a Cold Room while programming
    revealed: int
    ready: int

    # The course of the game.
    track: tuple[int, ...]
    leader: int  # who heads the track this round
    remaining: int
    round_number: int
    phase: int
    turn: int
    acting: int
    lately: int  # who had a turn since the last decision
    key_used: bool
    found: bool  # room_25 is face up
    way_out: int  # the slide by which room_25 left the complex, or -1
    deck: tuple[int, ...]  # top first
    discard: tuple[int, ...]
    open_cards: tuple[int, ...]
    drawn: int  # how many of the latest discards this action, or this card for all, has drawn
    reminders_barred: bool
    failed_exits: tuple[tuple[int, int], ...]
    claims: tuple[tuple[int, int, int, int, int], ...]  # seat, tile, colour, round, cell then
    said: tuple[tuple[int, int, int], ...]  # round, seat, option
    hushed: tuple[tuple[int, int], ...]  # seat, tile: what must not be told (ED-23)

    def catalogue(self) -> Catalogue:
        return OPTIONS

    def choice_made(self) -> None:
        self.lately = 0 if self.acting == NOBODY else 1 << self.acting

    def may(self, seat: int) -> tuple[int, ...]:
        return unasked.may(self, seat)

    def do_unasked(self, seat: int, option: int) -> None:
        unasked.do(self, seat, option)

    def phrases(self, seat: int) -> tuple[int, ...]:
        return talk.phrases(self, seat)

    def calls_for_answer(self, option: int) -> bool:
        return talk.is_plan(option) or talk.is_accusation(option)

    def leads_on(self, option: int) -> bool:
        return talk.is_plain_no(option)

    def is_courtesy(self, option: int) -> bool:
        return PRAISE <= option < PLAN_PROGRAM

    def blocked(self, seat: int) -> tuple[Blocked, ...]:
        from cellmates.room25.obstacles import blocked  # it needs the characters, which come later

        return blocked(self, seat)

    def may_speak(self, seat: int) -> bool:
        return not talk.jammed(self)

    def confers(self) -> bool:
        return self.mode.together

    def say(self, seat: int, option: int) -> None:
        talk.say(self, seat, option)

    def public_view(self) -> dict[str, Any]:
        return viewing.Room25Showing(self).public_view()

    def own_view(self, seat: int, public: dict[str, Any]) -> dict[str, Any]:
        if not 0 <= seat < self.seats:
            raise NoSuchSeat(seat, self.seats)
        return viewing.Room25Showing(self).own_view(seat, public)

    def showing(self) -> viewing.Room25Showing:
        return viewing.Room25Showing(self)

    def progress_keys(self) -> tuple[str, ...]:
        return (*PROGRESS_KEYS, "winning_seats")

    def open_view(self) -> dict[str, Any]:
        view = super().open_view()
        view["memory_aid"] = "board"  # without it clients would not draw the hidden tiles it names
        return view

    def reimagine(self, seat: int | None, dice: Dice) -> "Room25Table":
        if seat is not None and not 0 <= seat < self.seats:
            raise NoSuchSeat(seat, self.seats)
        return reimagining.reimagine(self, seat, dice)

    def sketch(self, seat: int) -> "Room25Table":
        return sketching.sketch(self, Room25Table(), seat)

    def clone(self) -> "Room25Table":
        twin = Room25Table()
        self.copy_progress(twin)
        twin.dice = self.dice.clone()
        twin.config = self.config
        twin.mode = self.mode
        twin.playing = self.playing
        twin.seat_of = self.seat_of
        twin.team_of = self.team_of
        twin.seats = self.seats
        twin.rounds = self.rounds
        twin.dealt = self.dealt
        twin.outer = self.outer
        twin.roles = self.roles
        twin.tile_at = self.tile_at[:]
        twin.cell_of = self.cell_of[:]
        twin.room = self.room[:]
        twin.seen = self.seen[:]
        twin.up = self.up
        twin.closed = self.closed
        twin.locked = self.locked
        twin.crosswise = self.crosswise
        twin.tested = self.tested
        twin.plain = self.plain
        twin.slid = self.slid[:]
        twin.robots = self.robots[:]
        twin.locks = self.locks
        twin.ordered = self.ordered
        twin.on = self.on[:]
        twin.first = self.first[:]
        twin.second = self.second[:]
        twin.played = self.played[:]
        twin.lost = self.lost[:]
        twin.adrenaline = self.adrenaline[:]
        twin.reminder = self.reminder[:]
        twin.armed = self.armed[:]
        twin.flood = self.flood[:]
        twin.stack = self.stack[:]
        twin.empties = self.empties[:]
        twin.alive = self.alive
        twin.hidden = self.hidden
        twin.single = self.single
        twin.paranoid = self.paranoid
        twin.unprogrammed = self.unprogrammed
        twin.muted = self.muted
        twin.revived = self.revived
        twin.chilled = self.chilled
        twin.revealed = self.revealed
        twin.ready = self.ready
        twin.track = self.track
        twin.leader = self.leader
        twin.remaining = self.remaining
        twin.round_number = self.round_number
        twin.phase = self.phase
        twin.turn = self.turn
        twin.acting = self.acting
        twin.lately = self.lately
        twin.key_used = self.key_used
        twin.found = self.found
        twin.way_out = self.way_out
        twin.deck = self.deck
        twin.discard = self.discard
        twin.open_cards = self.open_cards
        twin.drawn = self.drawn
        twin.reminders_barred = self.reminders_barred
        twin.failed_exits = self.failed_exits
        twin.claims = self.claims
        twin.said = self.said
        twin.hushed = self.hushed
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickling: the configuration, and all that changes."""
        from cellmates.room25.game import restore  # it needs this class

        if self.config.loose:
            raise TypeError("a position that was set up by hand cannot be pickled")
        return restore, (self.config.to_dict(), pack(self))

    def snapshot(self) -> dict[str, Any]:
        return {
            "config": self.config.to_dict(),
            "playing": self.playing,
            "seat_of": self.seat_of,
            "team_of": self.team_of,
            "roles": self.roles,
            "tile_at": self.tile_at,
            "room": self.room,
            "seen": [self.seen, self.tested, self.plain, self.failed_exits],
            "tiles": [self.up, self.closed, self.locked, self.crosswise, self.locks, self.ordered],
            "slid": self.slid,
            "robots": self.robots,
            "on": self.on,
            "programs": [self.first, self.second, self.played, self.lost],
            "adrenaline": self.adrenaline,
            "reminder": self.reminder,
            "danger": [self.armed, self.flood],
            "stack": self.stack,
            "empties": self.empties,
            "sets": [
                *[self.alive, self.hidden, self.single, self.paranoid, self.unprogrammed],
                *[self.muted, self.revived, self.chilled, self.revealed, self.ready],
            ],
            "course": [
                *[self.track, self.leader, self.remaining, self.round_number, self.phase],
                *[self.turn, self.acting, self.key_used, self.found],
            ],
            "cards": [self.deck, self.discard, self.open_cards, self.drawn, self.reminders_barred],
        }

    # Small questions that many rules ask.

    def cell(self, who: int) -> int:
        """The cell a living character stands in."""
        return self.cell_of[self.on[who]]

    def lives(self, who: int) -> bool:
        """Whether a character is in the game and alive."""
        return self.alive >> who & 1 == 1

    def is_up(self, tile: int) -> bool:
        """Whether a tile lies face up."""
        return self.up >> tile & 1 == 1

    def occupied(self, tile: int) -> bool:
        """Whether a living character or a robot stands on a tile (RL-24)."""
        return tile in self.on or tile in self.robots

    def people_on(self, tile: int) -> list[int]:
        """The characters on a tile, in turn order."""
        return [who for who in self.track if self.on[who] == tile]

    @property
    def last_round(self) -> bool:
        """Whether this is the last round (R25-0.5)."""
        return self.remaining == 1
