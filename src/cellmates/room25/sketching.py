"""A sketch of a table: what a seat knows, and nothing else (R25-21).

It says what a view says, in the numbers of a table instead of names, for bots that think in the
process of the table: they look more often than anybody. It is built up from what the seat knows,
as a view is; nothing can be asked of it or chosen at it.
"""

from typing import TYPE_CHECKING, Final

from cellmates.kernel.dice import Dice
from cellmates.room25.names import (
    CLUE_PHASE,
    HELD,
    LOOK,
    NO_ROLE,
    NOBODY,
    PLANNED,
    PROGRAMMING,
)
from cellmates.room25.programs import programs_lie_open
from cellmates.room25.talk import hears
from cellmates.room25.viewing import SPECTATOR_BIT

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table

HIDDEN: Final = 255
"""What lies on a tile that the seat has not seen: no room has that number."""

COVERED: Final = LOOK
"""Stands for any token that lies face down, and for any card."""

NO_DICE: Final = Dice(bytes(32))


def sketch(t: "Room25Table", twin: "Room25Table", seat: int) -> "Room25Table":
    """Write on an empty table what this seat knows while the game goes on."""
    twin.agenda = []
    twin.open = []
    twin.outcome = None
    twin.listening = False
    twin.news = []
    twin.history = b""
    twin.dice = NO_DICE
    twin.config = t.config
    twin.mode = t.mode
    twin.playing = t.playing
    twin.seat_of = t.seat_of
    twin.team_of = t.team_of
    twin.seats = t.seats
    twin.rounds = t.rounds
    _complex(t, twin, seat)
    _characters(t, twin, seat)
    twin.track = t.track
    twin.leader = t.leader
    twin.remaining = t.remaining
    twin.round_number = t.round_number
    twin.phase = t.phase
    twin.turn = t.turn
    twin.acting = t.acting
    twin.lately = 0
    twin.key_used = t.key_used
    twin.found = t.found
    twin.way_out = t.way_out
    twin.deck = (COVERED,) * len(t.deck)
    twin.discard = t.discard
    twin.open_cards = t.open_cards
    twin.drawn = 0
    twin.reminders_barred = False
    twin.failed_exits = ()
    if t.mode.teams:  # elsewhere everybody hears everything
        twin.claims = tuple([made for made in t.claims if hears(t, seat, made[0])])
        twin.said = tuple([remark for remark in t.said if hears(t, seat, remark[1])])
    else:
        twin.claims = t.claims
        twin.said = t.said
    twin.hushed = ()
    return twin


def _complex(t: "Room25Table", twin: "Room25Table", seat: int) -> None:
    """How the tiles lie, and what those are that the seat has seen."""
    eyes = 1 << seat | 1 << SPECTATOR_BIT
    if t.config.ui_memory_aid == "none":  # R25-21.2
        eyes = 0
    up = t.up
    room, dealt, seen = [HIDDEN] * 25, [HIDDEN] * 25, [0] * 25
    for tile in range(25):
        kind = t.room[tile]
        known = t.seen[tile] & eyes
        if known or up >> tile & 1:
            seen[tile] = known
            room[tile] = kind
            dealt[tile] = t.dealt[tile]
        elif kind != t.dealt[tile]:
            dealt[tile] = t.dealt[tile]  # it was emptied before all
    twin.room = room
    twin.dealt = tuple(dealt)
    twin.seen = seen
    twin.outer = 0
    twin.tile_at = t.tile_at[:]
    twin.cell_of = t.cell_of[:]
    twin.up = up
    twin.closed = t.closed
    twin.locked = t.locked
    twin.crosswise = t.crosswise & up
    twin.tested = twin.plain = 0
    twin.slid = t.slid[:]
    twin.robots = t.robots[:]
    twin.locks = t.locks
    twin.ordered = 0


def _characters(t: "Room25Table", twin: "Room25Table", seat: int) -> None:
    """Where everybody is, and what lies on the sheets; face down, unless they are the seat's own,
    and before all have programmed not even that it does."""
    covered = t.phase == CLUE_PHASE or t.phase == PROGRAMMING
    open_programs = not covered and programs_lie_open(t)
    roles = [NO_ROLE] * 8
    twin.first = first = [NOBODY] * 8
    twin.second = second = [NOBODY] * 8
    twin.adrenaline = adrenaline = t.adrenaline[:]
    twin.stack = stack = t.stack[:]
    for who in t.playing:
        own = t.seat_of[who] == seat
        if own or t.revealed >> who & 1:
            roles[who] = t.roles[who]
        if stack[who]:
            stack[who] = (COVERED,) * len(stack[who])
        if own or open_programs:
            first[who] = t.first[who]
            second[who] = t.second[who]
        elif not covered:
            first[who] = NOBODY if t.first[who] < 0 else COVERED
            second[who] = NOBODY if t.second[who] < 0 else COVERED
        if covered and not own and adrenaline[who] == PLANNED:
            adrenaline[who] = HELD
    twin.roles = tuple(roles)
    twin.on = t.on[:]
    twin.played = t.played[:]
    twin.lost = t.lost[:]
    twin.reminder = t.reminder[:]
    twin.armed = t.armed[:]
    twin.flood = t.flood[:]
    twin.empties = t.empties[:]
    twin.alive = t.alive
    twin.hidden = t.hidden
    twin.single = 0
    twin.paranoid = t.paranoid
    twin.unprogrammed = t.unprogrammed
    twin.muted = twin.revived = twin.chilled = 0
    twin.revealed = t.revealed
    twin.ready = t.ready
