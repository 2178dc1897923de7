"""What a seat knows of a game of Room 25 as a fixed number of bytes (see `kernel.encoding`).

Cells and characters stand at their own places, because options name them; seats are counted from
the one that looks. Everything is read from what the seat's view shows: no byte depends on a secret.
"""

from typing import TYPE_CHECKING, Final, cast

from cellmates.kernel.encoding import SETS, EncodingLayout, one_hots
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
_QUESTION: Final = one_hots(len(QUESTIONS))
_WHO: Final = one_hots(8)
_NO_ORDER: Final = [bytes(64 - 8 * number) for number in range(9)]
_ROUND: Final = one_hots(MOST_ROUNDS + 1)
_PHASE: Final = one_hots(len(PHASES) + 1)
_TURN: Final = one_hots(4)
_FLAGS: Final = [each[:4] for each in SETS[:16]]
_TOKEN_SETS: Final = [each[: len(TOKENS)] for each in SETS]
_ADRENALINE: Final = one_hots(len(ADRENALINE))
_SMALL: Final = one_hots(3)
_SUPPLY: Final = one_hots(MOST_SUPPLY + 1)
_PAIR: Final = [each[:2] for each in SETS[:4]]
_NO_CLAIMS: Final = bytes(25 * len(CLAIMS) * 8)
_NO_SHEET: Final = bytes(_SHEET)

# Where 0 means nothing, and what is told begins at 1.
_TOKEN: Final = [bytes(len(TOKENS)), *one_hots(len(TOKENS))]
_ROLE: Final = [bytes(2), *one_hots(2)]
_TEAM: Final = [bytes(len(TEAMS)), *one_hots(len(TEAMS))]
_SLID: Final = [bytes(2), *one_hots(2)]
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


def encode(t: "Room25Table", seat: int) -> bytes:
    """All that a seat knows; `seat` is one of the table's."""
    if not 0 <= seat < t.seats:
        raise ValueError(f"there is no seat {seat}; the seats are 0 to {t.seats - 1}")
    return _encoded(t, seat, t.outcome is not None)


def encode_truth(t: "Room25Table") -> bytes:
    """The whole truth in the same layout, for critics that may see everything: what seat 0 would
    see if nothing were hidden."""
    return _encoded(t, 0, True)


def _encoded(t: "Room25Table", eyes: int, open: bool) -> bytes:
    parts = [_rules(t.config)]
    _question(t, eyes, parts)
    _course(t, parts)
    parts.append(_cards(t))
    for who in range(8):
        _sheet(t, who, eyes, open, parts)
    _tiles(t, eyes, open, parts)
    _standing(t, parts)
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


def _question(t: "Room25Table", seat: int, parts: list[bytes]) -> None:
    for each in t.open:
        if each.seat == seat:
            parts.append(_QUESTION[_QUESTION_NUMBERS[each.question.kind]])
            parts.append(_WHO[CHARACTER_NUMBERS.get(each.question.about(t), 8)])
            return
    parts.append(_QUESTION[len(QUESTIONS)])
    parts.append(_WHO[8])


def _course(t: "Room25Table", parts: list[bytes]) -> None:
    parts.append(_ROUND[min(t.round_number, MOST_ROUNDS)])
    parts.append(_ROUND[min(t.remaining, MOST_ROUNDS)])
    parts.append(_PHASE[t.phase if t.outcome is None else len(PHASES)])
    parts.append(_TURN[t.turn])
    parts.append(_WHO[t.acting if t.acting >= 0 else 8])
    for who in t.track:
        parts.append(_WHO[who])
    parts.append(_NO_ORDER[len(t.track)])
    flags = 0
    if t.key_used:
        flags |= 1
    if t.found:
        flags |= 2
    if jammed(t):
        flags |= 4
    if t.reminders_barred:
        flags |= 8
    parts.append(_FLAGS[flags])
    for slid in t.slid:
        parts.append(_SLID[slid])


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


def _sheet(t: "Room25Table", who: int, eyes: int, open: bool, parts: list[bytes]) -> None:
    """A character as a seat knows it: see `viewing._character` and `viewing._secrets`."""
    seat = t.seat_of[who]
    if seat < 0:
        parts.append(_NO_SHEET)
        return
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
    parts.append(_WHO[(seat - eyes) % t.seats])
    parts.append(SETS[flags])
    parts.append(_PAIR[(1 if t.armed[who] else 0) | (2 if t.reminder[who] == IN_HAND else 0)])
    parts.append(_SMALL[laid])
    parts.append(_TOKEN_SETS[t.played[who]])
    parts.append(_TOKEN_SETS[t.lost[who]])
    parts.append(_TOKEN[first + 1])
    parts.append(_TOKEN[second + 1])
    parts.append(_ADRENALINE[adrenaline])
    parts.append(_ROLE[role if known or revealed else NO_ROLE])
    parts.append(_SMALL[t.flood[who]])
    parts.append(_SUPPLY[min(len(t.stack[who]), MOST_SUPPLY)])
    parts.append(_SUPPLY[min(t.empties[who], MOST_SUPPLY)])
    parts.append(_TEAM[team + 1])


def _tiles(t: "Room25Table", eyes: int, open: bool, parts: list[bytes]) -> None:
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


def _standing(t: "Room25Table", parts: list[bytes]) -> None:
    """Who stands where, the robots, and the reminders, cell by cell."""
    people = [0] * 25
    robots = [0] * 25
    reminders = [0] * 25
    cell_of = t.cell_of
    for who in t.playing:
        if t.on[who] >= 0:
            people[cell_of[t.on[who]]] |= 1 << who
        if t.reminder[who] >= 0:
            reminders[cell_of[t.reminder[who]]] |= 1 << who
    for number in range(len(t.robots)):
        if t.robots[number] >= 0:
            robots[cell_of[t.robots[number]]] |= 1 << number
    for here in people:
        parts.append(SETS[here])
    for here in robots:
        parts.append(_PAIR[here])
    for here in reminders:
        parts.append(SETS[here])


def _claims(t: "Room25Table", eyes: int, open: bool) -> bytes:
    if not t.claims:
        return _NO_CLAIMS
    told = bytearray(len(_NO_CLAIMS))
    for seat, tile, claim, _, _ in t.claims:
        if open or hears(t, eyes, seat):
            place = (t.cell_of[tile] * len(CLAIMS) + claim) * 8
            told[place + (seat - eyes) % t.seats] = 1
    return bytes(told)
