"""What is on the table as numbers, as far as the bot knows."""

from typing import Final, cast

from cellmates.bots.room25.memory import Heard, Memory, place_of
from cellmates.kernel.native import i64, mypyc_attr
from cellmates.room25.board import AXIS_NAMES, CELL_NUMBERS, LINE_NUMBERS, SLIDE_DIRECTIONS
from cellmates.room25.names import (
    ADRENALINE,
    CHARACTER_NUMBERS,
    CLUE_PHASE,
    HELD,
    NO_ROLE,
    NOBODY,
    PIVOTING,
    PLANNED,
    PROGRAMMING,
    ROLES,
    ROOM_25,
    ROOM_NUMBERS,
    TEAMS,
    TOKEN_NUMBERS,
    TOKENS,
    Numbers,
)
from cellmates.room25.options import OPTIONS, PLAN
from cellmates.room25.programs import program_of, programs_lie_open
from cellmates.room25.table import Room25Table
from cellmates.room25.viewing import plans_of, remarks_of
from cellmates.room25.views import Proposal, Sheet, Tile, View

NOWHERE: Final = -1
ALONG: Final[Numbers] = (0b0101, 0b1010)
"""The sides to which a corridor leads that runs north and south, or east and west, a bit each."""
_TOKEN_LISTS: Final = [[TOKENS[token] for token in range(5) if s >> token & 1] for s in range(32)]


@mypyc_attr(acyclic=True)
class CellsRead:
    """The cells of a view as numbers: how the tiles lie, as everybody sees it."""

    def __init__(self, cells: list[Tile]) -> None:
        self.cells = cells
        self.tile_at = tile_at = [0] * 25
        self.cell_of = cell_of = [0] * 25
        self.up = up = [False] * 25
        self.rooms: list[tuple[int, int]] = []  # the tiles that lie face up, and what they are
        self.closed: set[int] = set()
        self.locked: set[int] = set()
        self.axis: dict[int, int] = {}  # the sides to which each Pivoting Room leads
        for cell, entry in enumerate(cells):
            tile = entry["tile"]
            tile_at[cell] = tile
            cell_of[tile] = cell
            room = entry["room"]
            if room is not None:
                up[tile] = True
                self.rooms.append((tile, ROOM_NUMBERS[room]))
                axis = entry["axis"]
                if axis is not None:
                    self.axis[tile] = ALONG[AXIS_NAMES.index(axis)]
            if entry["closed"]:
                self.closed.add(tile)
            if entry["lock"]:
                self.locked.add(tile)


_LATEST: Final[list[CellsRead]] = []
"""The one read last, if any: as long as nothing moves all seats are shown the same cells."""


def _read(cells: list[Tile]) -> CellsRead:
    """How the tiles lie in these cells."""
    if not _LATEST or _LATEST[0].cells is not cells:
        _LATEST[:] = [CellsRead(cells)]
    return _LATEST[0]


_SHEETS: Final[dict[int, Sheet]] = {}
"""The sheets read last at tables, by all that is on them: most look like one that was read before,
and nobody changes any."""

MOST_SHEETS: Final = 5000


def _remarks_in(view: View) -> list[tuple[int, int]]:
    """Who has said what in this round."""
    return [
        (remark["seat"], OPTIONS.parse(remark["text"]))
        for remark in view["said"]
        if remark["round"] == view["round"]
    ]


@mypyc_attr(acyclic=True)
class Sight:
    """Everything a bot needs from one view, looked up once."""

    def __init__(self, view: View, memory: Memory) -> None:
        if not memory.begun:
            memory.begin(view)
        self.shown: object = view  # what it was read from
        self.memory = memory
        assert view["seat"] is not None
        self.seat = view["seat"]
        self.rules = view["rules"]
        self.round: int = view["round"]
        self.left: int = view["left"]
        self.turn: int = view["turn"]
        self.key_used = view["key_used"]
        self.found = view["room25_up"]
        self.guards = view["guards"]
        self.in_turn = view["acting"] is not None  # whether somebody is acting
        self.programming = view["phase"] == "programming"
        self.ultimate = view["level"] == "ultimate"
        self.read_cells(view)
        self.read_characters(view)
        self.slid = [0] * 8
        for line, way in view["slid"].items():
            number = LINE_NUMBERS[line]
            self.slid[number] = 1 if SLIDE_DIRECTIONS[number * 2] == way else 2
        # What was claimed, in the order in which it was said.
        self.heard: list[Heard] = memory.heard_in(view["claims"])
        # All that was proposed this round, not only what was proposed last by each.
        self.plans: list[Proposal] = plans_of(_remarks_in(view)) if view["plans"] else []
        self.proposals = view["plans"]
        self.robots = [  # the cell of each robot, or NOWHERE
            NOWHERE if cell is None else CELL_NUMBERS[cell] for cell in view["robots"]
        ]
        self.remember()

    @property
    def view(self) -> View:
        """The view it was read from, for advisors; bots are not always shown one."""
        assert isinstance(self.shown, dict)
        return cast(View, self.shown)

    def say(self, option: int) -> None:
        """Count what this seat says now among what was said: it decides by its own words, too."""
        if option >= PLAN:
            self.plans = plans_of([*self.remarks(), (self.seat, option)])

    def remarks(self) -> list[tuple[int, int]]:
        """Who has said what in this round."""
        return _remarks_in(self.view)

    def remember(self) -> None:
        """Keep in mind where the tiles lie and which claims were true."""
        memory = self.memory
        memory.tile_at = self.tile_at
        if self.rules["hidden_roles"] and self.heard and memory.compared is not self.heard:
            memory.check(self.heard, {self.seat_of[who]: who for who in self.people})

    def read_cells(self, view: View) -> None:
        """Where each tile lies and what it is, by handle."""
        memory = self.memory
        known = memory.room
        public = memory.public
        read = _read(view["cells"])
        self.tile_at = read.tile_at
        self.cell_of = read.cell_of
        self.up = read.up
        self.closed = read.closed
        self.locked = read.locked
        self.axis = read.axis
        for tile, room in read.rooms:
            if known[tile] != room or tile not in public:
                memory.learn(tile, room)
                public.add(tile)
        for name, kind in view["knows"].items():
            memory.learn(self.tile_at[CELL_NUMBERS[name]], ROOM_NUMBERS[kind])
        self.room = known
        self.exit_tile = place_of(ROOM_25, known)  # Room 25, if known

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


@mypyc_attr(acyclic=True)
class TableSight(Sight):
    """The same, read from a sketch or a table that somebody imagines; no view has to be built
    for it."""

    def __init__(self, t: Room25Table, seat: int, memory: Memory, whole: bool = True) -> None:
        """Without `whole` no sheets are read: that is left to `read_sheets`."""
        self.table = t
        self.shown = t
        self.memory = memory
        self.seat = seat
        if not memory.begun:
            memory.begin(cast(View, t.view(seat)))
        config = t.config
        self.rules = config.rules
        self.round = t.round_number
        self.left = t.remaining
        self.turn = t.turn
        self.key_used = t.key_used
        self.found = t.found
        self.guards = config.guards
        self.in_turn = t.acting != NOBODY
        self.programming = t.phase == PROGRAMMING
        self.ultimate = config.rule_level == "ultimate"
        self._read_tiles(t, config.ui_memory_aid != "none")
        self._read_people(t)
        self.slid = t.slid[:]
        self.heard = memory.heard_at(t, seat)
        self.plans = memory.plans_at(t, seat)
        self.proposals = memory.proposals
        self.robots = [NOWHERE if tile < 0 else t.cell_of[tile] for tile in t.robots]
        self.remember()
        if whole:
            self.read_sheets()

    def remarks(self) -> list[tuple[int, int]]:
        return remarks_of(self.table, self.seat)

    def _read_tiles(self, t: Room25Table, reminded: bool) -> None:
        memory = self.memory
        known = memory.room
        public = memory.public
        self.tile_at = t.tile_at[:]
        self.cell_of = t.cell_of[:]
        self.up = up = [False] * 25
        self.closed = set()
        self.locked = set()
        self.axis = {}
        eyes: i64 = 1 << self.seat
        is_up: i64 = t.up
        for tile in range(25):
            room = t.room[tile]
            if is_up >> tile & 1:
                up[tile] = True
                if known[tile] != room or tile not in public:
                    memory.learn(tile, room)
                    public.add(tile)
                if room == PIVOTING:
                    self.axis[tile] = ALONG[t.crosswise >> tile & 1]
            elif reminded and known[tile] != room and t.seen[tile] & eyes:
                memory.learn(tile, room)
        if t.closed:
            self.closed = {tile for tile in range(25) if t.closed >> tile & 1}
        if t.locked:
            self.locked = {tile for tile in range(25) if t.locked >> tile & 1}
        self.room = known
        self.exit_tile = place_of(ROOM_25, known)

    def _read_people(self, t: Room25Table) -> None:
        self.people = list(t.playing)
        self.on = t.on[:]
        self.seat_of = list(t.seat_of)
        self.order = list(t.track)
        self.mine = [who for who in t.playing if t.seat_of[who] == self.seat]

    def read_sheets(self) -> None:
        """What lies on everybody's sheet, as far as the seat sees it."""
        t = self.table
        covered = t.phase in (CLUE_PHASE, PROGRAMMING)
        lie_open = not covered and programs_lie_open(t)
        self.sheets = {
            who: self._sheet(t, who, lie_open or t.seat_of[who] == self.seat) for who in t.playing
        }

    def situation(self) -> tuple[object, ...]:
        """All that a careful player goes by and that may change from table to table or from choice
        to choice, but for the tokens still programmed: who sees the same chooses the same."""
        t = self.table
        memory = self.memory
        return (
            *(self.seat, t.remaining, t.turn, t.phase, self.in_turn, t.key_used, t.found),
            *(t.up, t.closed, t.locked, tuple(self.axis.items())),
            *(tuple(t.tile_at), tuple(memory.room), tuple(memory.dealt), tuple(t.on)),
            *(tuple(t.slid), t.claims, tuple(self.robots)),
            t.said if self.plans else (),
            tuple(memory.evidence) if self.rules["hidden_roles"] else (),
            tuple([self._sheet_number(t, who) for who in t.playing]),
        )

    def _sheet_number(self, t: Room25Table, who: int) -> int:
        """What `_sheet` tells, as a number, without the program, readiness and what never
        changes."""
        own = t.seat_of[who] == self.seat
        covered = not own and t.phase in (CLUE_PHASE, PROGRAMMING)
        adrenaline = t.adrenaline[who]
        if covered and adrenaline == PLANNED:
            adrenaline = HELD
        found: i64 = t.played[who]
        found = found << 5 | t.lost[who]
        found = found << 2 | adrenaline
        found = found << 2 | (t.roles[who] if own or t.revealed >> who & 1 else NO_ROLE)
        found = found << 2 | t.flood[who]
        found = found << 1 | (1 if t.armed[who] > 0 else 0)
        found = found << 1 | (t.hidden >> who & 1)
        found = found << 2
        if not covered:
            found += (1 if t.first[who] >= 0 else 0) + (1 if t.second[who] >= 0 else 0)
        return found << 4 | t.empties[who]

    def _sheet(self, t: Room25Table, who: int, shows_program: bool) -> Sheet:
        """What the bot reads of a sheet; the same sheet for the same things on it."""
        number: i64 = self._sheet_number(t, who)
        number = number << 3 | t.seat_of[who]
        number = number << 2 | (t.team_of[who] + 1)
        number = number << 1 | (t.ready >> who & 1)
        number = number << 1 | (t.revealed >> who & 1)
        number = number << 7
        if shows_program:
            number |= 1 << 6 | (t.first[who] + 1) << 3 | (t.second[who] + 1)
        found = _SHEETS.get(number)
        if found is None:
            if len(_SHEETS) >= MOST_SHEETS:
                _SHEETS.clear()
            found = _SHEETS[number] = self._new_sheet(t, who, shows_program)
        return found

    def _new_sheet(self, t: Room25Table, who: int, shows_program: bool) -> Sheet:
        """A sheet that was not read before; `_sheet_number` has all that it is made of."""
        own = t.seat_of[who] == self.seat
        covered = not own and t.phase in (CLUE_PHASE, PROGRAMMING)
        role = t.roles[who]
        adrenaline = t.adrenaline[who]
        if covered and adrenaline == PLANNED:
            adrenaline = HELD
        shows_role = (own or t.revealed >> who & 1 == 1) and role != NO_ROLE
        team = t.team_of[who]
        sheet = {
            "seat": t.seat_of[who],
            "hidden": t.hidden >> who & 1 == 1,
            "ready": t.ready >> who & 1 == 1,
            "revealed": t.revealed >> who & 1 == 1,
            "tokens": 0 if covered else (t.first[who] >= 0) + (t.second[who] >= 0),
            "played": _TOKEN_LISTS[t.played[who]],
            "program": program_of(t, who) if shows_program else None,
            "adrenaline": ADRENALINE[adrenaline],
            "lost": _TOKEN_LISTS[t.lost[who]],
            "role": ROLES[role] if shows_role else None,
            "armed": t.armed[who] > 0,
            "flood": t.flood[who],
            "empties": t.empties[who],
            "team": TEAMS[team] if team >= 0 else None,
        }
        return cast(Sheet, sheet)
