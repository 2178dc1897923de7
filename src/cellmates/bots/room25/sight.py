"""A view as numbers: what is on the table, as far as the bot knows."""

from typing import Final

from cellmates.bots.room25.memory import UNKNOWN, Memory
from cellmates.room25.board import CELL_NUMBERS, LINE_NUMBERS, SLIDE_DIRECTIONS
from cellmates.room25.names import CHARACTER_NUMBERS, ROOM_25, ROOM_NUMBERS, TOKEN_NUMBERS
from cellmates.room25.views import Sheet, View

NOWHERE: Final = -1
_AXIS_SIDES: Final = {"ns": (0, 2), "ew": (1, 3)}


class Sight:
    """Everything a bot needs from one view, looked up once."""

    def __init__(self, view: View, memory: Memory) -> None:
        if not memory.begun:
            memory.begin(view)
        self.view = view
        self.memory = memory
        assert view["seat"] is not None
        self.seat = view["seat"]
        self.mode: str = view["mode"]
        self.left: int = view["left"]
        self.turn: int = view["turn"]
        self.read_cells(view)
        self.read_characters(view)
        self.slid = [0] * 8
        for line, way in view["slid"].items():
            number = LINE_NUMBERS[line]
            self.slid[number] = 1 if SLIDE_DIRECTIONS[number * 2] == way else 2
        memory.tile_at = self.tile_at
        if self.mode == "suspicion" and view["claims"]:
            memory.check(view["claims"], {self.seat_of[who]: who for who in self.people})
        self.robots = [CELL_NUMBERS[cell] for cell in view["robots"] if cell is not None]

    def read_cells(self, view: View) -> None:
        """Where each tile lies and what it is, by handle."""
        memory = self.memory
        known = memory.room
        self.tile_at = tile_at = [0] * 25
        self.cell_of = cell_of = [0] * 25
        self.up = up = [False] * 25
        self.closed: set[int] = set()
        self.locked: set[int] = set()
        self.axis: dict[int, tuple[int, ...]] = {}
        for cell, entry in enumerate(view["cells"]):
            tile = entry["tile"]
            tile_at[cell] = tile
            cell_of[tile] = cell
            if entry["room"] is not None:
                up[tile] = True
                room = ROOM_NUMBERS[entry["room"]]
                if known[tile] != room or tile not in memory.public:
                    memory.learn(tile, room)
                    memory.public.add(tile)
                if entry["axis"] is not None:
                    self.axis[tile] = _AXIS_SIDES[entry["axis"]]
            if entry["closed"]:
                self.closed.add(tile)
            if entry["lock"]:
                self.locked.add(tile)
        for name, kind in view["knows"].items():
            memory.learn(tile_at[CELL_NUMBERS[name]], ROOM_NUMBERS[kind])
        self.room = known
        self.exit_tile = known.index(ROOM_25) if ROOM_25 in known else UNKNOWN  # Room 25, if known

    def read_characters(self, view: View) -> None:
        """Where everybody is and whose they are."""
        self.people: list[int] = []  # all in the game
        self.on = [NOWHERE] * 8  # the tile of each living character
        self.seat_of = [NOWHERE] * 8
        self.sheets: dict[int, Sheet] = {}
        for name, sheet in view["characters"].items():
            who = CHARACTER_NUMBERS[name]
            self.people.append(who)
            self.sheets[who] = sheet
            self.seat_of[who] = sheet["seat"]
            if sheet["at"] is not None:
                self.on[who] = self.tile_at[CELL_NUMBERS[sheet["at"]]]
        self.order = [CHARACTER_NUMBERS[name] for name in view["order"]]
        self.mine = [who for who in self.people if self.seat_of[who] == self.seat]

    def cell(self, who: int) -> int:
        """The cell of a living character."""
        return self.cell_of[self.on[who]]

    def lives(self, who: int) -> bool:
        """Whether a character is alive."""
        return self.on[who] != NOWHERE

    def program(self, who: int) -> list[int]:
        """The tokens still programmed, next first, of a character whose program lies open."""
        return [TOKEN_NUMBERS[token] for token in self.sheets[who]["program"] or ()]
