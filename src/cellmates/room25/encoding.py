"""What a seat knows of a game of Room 25 as a fixed number of bytes (see `kernel.encoding`).

Cells and characters stand at their own places, because options name them; seats are counted from
the one that looks. Everything is read from what the seat's view shows: no byte depends on a secret.
"""

from typing import TYPE_CHECKING, Final, cast

from cellmates.kernel.encoding import SETS, EncodingLayout, combined, one_hots
from cellmates.kernel.errors import NoSuchSeat
from cellmates.room25 import stock
from cellmates.room25.board import LINES, SLIDES
from cellmates.room25.cards.codes import BLACKOUT, CARDS, PUNISH_ONE, punished
from cellmates.room25.complex import IN_HAND
from cellmates.room25.names import (
    ADRENALINE,
    CHARACTER_NUMBERS,
    CHARACTERS,
    HELD,
    NO_ROLE,
    PHASES,
    PIVOTING,
    PLANNED,
    PROGRAMMING,
    ROOMS,
    TEAMS,
    TOKENS,
)
from cellmates.room25.options import CLAIMS
from cellmates.room25.programs import programs_lie_open
from cellmates.room25.talk import hears, jammed

if TYPE_CHECKING:
    from cellmates.room25.config import Config
    from cellmates.room25.table import Room25Table

QUESTIONS: Final = (
    "clue",
    "program",
    "single",
    "use",
    "look",
    "move",
    "push",
    "control",
    "call",
    "carry",
    "emmett",
    "kevin",
    "sarah",
    "mimic",
    "lock",
    "lock_from",
    "hack",
    "order",
    "vision",
    "moving",
    "illusion",
    "tunnel",
    "false_exit",
    "acid",
    "corridor",
    "android",
    "jennifer",
    "punishment",
    "to",
    "robot_card",
)
"""The kinds of questions, in the order of their places."""

MOST_ROUNDS: Final = 12
"""Later rounds and longer countdowns are told as this many."""

MOST_SUPPLY: Final = 5
"""More tokens on a stack, or Empty tiles in a supply, are told as this many."""

_TILE: Final = len(ROOMS) + 5
_SHEET: Final = 64
_PICTURED: Final = PUNISH_ONE
_KINDS_OF_CARDS: Final = len(CARDS.texts) - BLACKOUT
_CARDS: Final = 3 + len(SLIDES) + len(CHARACTERS) + 2 * _KINDS_OF_CARDS

_QUESTION_NUMBERS: Final = {kind: number for number, kind in enumerate(QUESTIONS)}
_NO_CLAIMS: Final = bytes(25 * len(CLAIMS) * 8)
_NO_SHEET: Final = bytes(_SHEET)

# The pieces of a sheet. Where 0 means nothing, what is told begins at 1.
_TOKEN_SETS: Final = [each[: len(TOKENS)] for each in SETS[: 1 << len(TOKENS)]]
_TOKEN: Final = [bytes(len(TOKENS)), *one_hots(len(TOKENS))[:-1]]
_SMALL: Final = one_hots(3)[:3]
_SUPPLY: Final = one_hots(MOST_SUPPLY + 1)[: MOST_SUPPLY + 1]
_OWNER: Final = combined(one_hots(8)[:8], SETS)
_PLAYED: Final = combined([each[:2] for each in SETS[:4]], _SMALL, _TOKEN_SETS)
_PROGRAM: Final = combined(_TOKEN_SETS, _TOKEN, _TOKEN)
_STATE: Final = combined(
    one_hots(len(ADRENALINE))[: len(ADRENALINE)], [bytes(2), *one_hots(2)[:2]], _SMALL
)
_STOCK: Final = combined(_SUPPLY, _SUPPLY, [bytes(len(TEAMS)), *one_hots(len(TEAMS))[:-1]])

_ROOM: Final = [bytes(len(ROOMS)), *one_hots(len(ROOMS))]
_LOOKS: Final = [
    _ROOM[look >> 4]
    + bytes([look >> 3 & 1, look >> 2 & 1, look >> 1 & 1, look & 1, int(look >= 16)])
    for look in range((len(ROOMS) + 1) * 16)
]
"""Every look of a tile: 16 * (0, or 1 + the room) + 8 up + 4 closed + 2 locked + 1 crosswise."""


def _switch_places() -> list[tuple[str, tuple[object, ...]]]:
    """The rules that are told, each with the values that have a place."""
    found: list[tuple[str, tuple[object, ...]]] = []
    for key, switch in stock.switches().items():
        if switch.kind == "flag":
            found.append((key, (True,)))
        elif switch.kind in ("choice", "mode", "some"):
            found.append((key, switch.values))
    return found


_SWITCHES: Final = _switch_places()
_RULES: Final = sum([len(values) for _, values in _SWITCHES])

LAYOUT: Final = EncodingLayout(
    "room25",
    1,
    [
        ("rules", (_RULES,), "the switches in force, a place for each value"),
        ("complex", (len(ROOMS),), "how many tiles of each room there are, if that is public"),
        ("asked", (len(QUESTIONS),), "the kind of question this seat is asked"),
        ("about", (8,), "the character it is about"),
        ("round", (MOST_ROUNDS + 1,), "the round"),
        ("left", (MOST_ROUNDS + 1,), "the rounds left, this one included"),
        ("phase", (len(PHASES) + 1,), "the phase; the last place: the game is over"),
        ("turn", (4,), "the pass of the action phase"),
        ("acting", (8,), "whose turn it is"),
        ("order", (8, 8), "by place in the turn order: the character"),
        ("flags", (4,), "key used, Room 25 found, jammed, reminders barred"),
        ("slid", (len(LINES), 2), "by line: which way it was slid this round"),
        ("cards", (_CARDS,), "left, discarded and open M.A.C. cards"),
        ("sheets", (8, _SHEET), "by character: all of its sheet that this seat may know"),
        ("tiles", (25, _TILE), "by cell: room if known, up, closed, locked, crosswise, known"),
        ("people", (25, 8), "by cell: who stands there"),
        ("robots", (25, 2), "by cell: which robots stand there"),
        ("reminders", (25, 8), "by cell: whose reminders lie there"),
        ("claims", (25, len(CLAIMS), 8), "by cell and claim: the seats that make it"),
    ],
)

_ASKED: Final = LAYOUT.field("asked").offset
_ABOUT: Final = LAYOUT.field("about").offset - _ASKED
_ROUND: Final = LAYOUT.field("round").offset - _ASKED
_LEFT: Final = LAYOUT.field("left").offset - _ASKED
_PHASE: Final = LAYOUT.field("phase").offset - _ASKED
_TURN: Final = LAYOUT.field("turn").offset - _ASKED
_ACTING: Final = LAYOUT.field("acting").offset - _ASKED
_ORDER: Final = LAYOUT.field("order").offset - _ASKED
_FLAGS: Final = LAYOUT.field("flags").offset - _ASKED
_SLID: Final = LAYOUT.field("slid").offset - _ASKED
_COURSE: Final = LAYOUT.field("cards").offset - _ASKED
"""Where the parts of the course begin, counted from the first of them, and how long they are."""

_PEOPLE: Final = LAYOUT.field("people").offset
_ROBOTS: Final = LAYOUT.field("robots").offset - _PEOPLE
_REMINDERS: Final = LAYOUT.field("reminders").offset - _PEOPLE
_STANDING: Final = LAYOUT.field("claims").offset - _PEOPLE
"""The same for who and what stands on the tiles."""


def encode(t: "Room25Table", seat: int) -> bytes:
    """All that a seat knows; `seat` is one of the table's."""
    if not 0 <= seat < t.seats:
        raise NoSuchSeat(seat, t.seats)
    return _encoded(t, seat, t.outcome is not None)


def encode_truth(t: "Room25Table") -> bytes:
    """The whole truth in the same layout, for critics that may see everything: what seat 0 would
    see if nothing were hidden."""
    return _encoded(t, 0, True)


def _encoded(t: "Room25Table", eyes: int, open: bool) -> bytes:
    parts: list[bytes | bytearray] = [_rules(t.config), _course(t, eyes), _cards(t)]
    for who, seat in enumerate(t.seat_of):
        if seat < 0:
            parts.append(_NO_SHEET)
        else:
            _sheet(t, who, seat, eyes, open, parts)
    _tiles(t, eyes, open, parts)
    parts.append(_standing(t))
    parts.append(_claims(t, eyes, open))
    return b"".join(parts)


def _rules(config: "Config") -> bytes:
    """The switches and the tiles; made once for each configuration."""
    if not config.encoded:
        rules = config.rules
        told: list[int] = []
        for key, values in _SWITCHES:
            value = cast("dict[str, object]", rules)[key]
            held = value if isinstance(value, list) else [value]
            told += [int(each in held) for each in values]
        counts = config.complex.counts if config.complex_public else {}
        config.encoded = bytes(told) + bytes([counts.get(room, 0) for room in ROOMS])
    return config.encoded


def _course(t: "Room25Table", seat: int) -> bytearray:
    """What a seat is asked, and how far the game is."""
    told = bytearray(_COURSE)
    for each in t.open:
        if each.seat == seat:
            told[_QUESTION_NUMBERS[each.question.kind]] = 1
            about = each.question.about(t)
            if about in CHARACTER_NUMBERS:
                told[_ABOUT + CHARACTER_NUMBERS[about]] = 1
            break
    told[_ROUND + min(t.round_number, MOST_ROUNDS)] = 1
    told[_LEFT + min(t.remaining, MOST_ROUNDS)] = 1
    told[_PHASE + (t.phase if t.outcome is None else len(PHASES))] = 1
    told[_TURN + t.turn] = 1
    if t.acting >= 0:
        told[_ACTING + t.acting] = 1
    place = _ORDER
    for who in t.track:
        told[place + who] = 1
        place += 8
    if t.key_used:
        told[_FLAGS] = 1
    if t.found:
        told[_FLAGS + 1] = 1
    if jammed(t):
        told[_FLAGS + 2] = 1
    if t.reminders_barred:
        told[_FLAGS + 3] = 1
    place = _SLID - 1
    for slid in t.slid:
        if slid:
            told[place + slid] = 1
        place += 2
    return told


def _cards(t: "Room25Table") -> bytes:
    """How many cards are left, are over and lie open; of those over how many slide each line,
    name each person and are of each other kind; the kinds that lie open."""
    if not t.config.mac_cards:
        return bytes(_CARDS)
    told = [0] * _CARDS
    told[0], told[1], told[2] = len(t.deck), len(t.discard), len(t.open_cards)
    people = 3 + len(SLIDES)
    kinds = people + len(CHARACTERS)
    for card in t.discard:
        if card < _PICTURED:
            told[3 + card // 3] += 1
        elif card < BLACKOUT:
            for who in punished(card):
                told[people + who] += 1
        else:
            told[kinds + card - BLACKOUT] += 1
    for card in t.open_cards:
        if card >= BLACKOUT:
            told[kinds + _KINDS_OF_CARDS + card - BLACKOUT] = 1
    return bytes(told)


def _sheet(
    t: "Room25Table", who: int, seat: int, eyes: int, open: bool, parts: "list[bytes | bytearray]"
) -> None:
    """A character as a seat knows it: see `viewing._character` and `viewing._secrets`."""
    own = seat == eyes
    known = own or open
    early = t.phase <= PROGRAMMING
    adrenaline = t.adrenaline[who]
    first, second = t.first[who], t.second[who]
    laid = (1 if first >= 0 else 0) + (1 if second >= 0 else 0)
    if early and not known:  # nobody sees what lies on a sheet until all have programmed
        laid = 0
        if adrenaline == PLANNED:
            adrenaline = HELD
    if not known and (early or not programs_lie_open(t)):
        first = second = -1
    elif first < 0:
        first, second = second, -1
    role = t.roles[who]
    revealed = t.revealed >> who & 1
    team = t.team_of[who]
    flags = 1 | (2 if own else 0) | (4 if t.on[who] >= 0 else 0)
    flags |= (t.hidden >> who & 1) << 3 | (t.ready >> who & 1) << 4 | revealed << 5
    flags |= (t.unprogrammed >> who & 1) << 6 | (t.paranoid >> who & 1) << 7
    hand = (1 if t.armed[who] else 0) | (2 if t.reminder[who] == IN_HAND else 0)
    tokens = len(_TOKEN)
    teams = len(TEAMS) + 1
    stack, empties = len(t.stack[who]), t.empties[who]
    if stack > MOST_SUPPLY:
        stack = MOST_SUPPLY
    if empties > MOST_SUPPLY:
        empties = MOST_SUPPLY
    parts.append(_OWNER[(seat - eyes) % t.seats * 256 + flags])
    parts.append(_PLAYED[((hand * 3 + laid) << len(TOKENS)) + t.played[who]])
    parts.append(_PROGRAM[(t.lost[who] * tokens + first + 1) * tokens + second + 1])
    parts.append(
        _STATE[(adrenaline * 3 + (role if known or revealed else NO_ROLE)) * 3 + t.flood[who]]
    )
    parts.append(_STOCK[(stack * (MOST_SUPPLY + 1) + empties) * teams + team + 1])


def _tiles(t: "Room25Table", eyes: int, open: bool, parts: "list[bytes | bytearray]") -> None:
    """The tiles cell by cell, with the rooms that a seat knows."""
    up, crosswise, room_of = t.up, t.crosswise, t.room
    marked = t.closed | t.locked
    remembers = t.config.ui_memory_aid != "none"
    for tile in t.tile_at:
        look = 0
        if up >> tile & 1:
            room = room_of[tile]
            look = (room + 1) * 16 + 8
            if room == PIVOTING:
                look += crosswise >> tile & 1
        elif open or (remembers and t.seen[tile] >> eyes & 1):
            look = (room_of[tile] + 1) * 16
        if marked >> tile & 1:
            look += (t.closed >> tile & 1) * 4 + (t.locked >> tile & 1) * 2
        parts.append(_LOOKS[look])


def _standing(t: "Room25Table") -> bytearray:
    """Who stands where, the robots, and the reminders, cell by cell."""
    told = bytearray(_STANDING)
    cell_of = t.cell_of
    for who in t.playing:
        tile = t.on[who]
        if tile >= 0:
            told[cell_of[tile] * 8 + who] = 1
        tile = t.reminder[who]
        if tile >= 0:
            told[_REMINDERS + cell_of[tile] * 8 + who] = 1
    for number, tile in enumerate(t.robots):
        if tile >= 0:
            told[_ROBOTS + cell_of[tile] * 2 + number] = 1
    return told


def _claims(t: "Room25Table", eyes: int, open: bool) -> bytes | bytearray:
    if not t.claims:
        return _NO_CLAIMS
    told = bytearray(len(_NO_CLAIMS))
    for seat, tile, claim, _, _ in t.claims:
        if open or hears(t, eyes, seat):
            place = (t.cell_of[tile] * len(CLAIMS) + claim) * 8
            told[place + (seat - eyes) % t.seats] = 1
    return told
