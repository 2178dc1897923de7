"""What a seat knows of a game of Lockup as a fixed number of bytes (see `kernel.encoding`).

Crews are told from the one that looks on, in seat order; alone, the guards come second. Cards have
the places of their options, so that own card sets fit as well. Amounts are told as numbers up to
255, everything else place by place. Everything is read from what the seat's view shows.
"""

from typing import TYPE_CHECKING, Final

from cellmates.kernel.encoding import SETS, EncodingLayout, one_hots
from cellmates.lockup.cards import MOST_TITLES
from cellmates.lockup.names import (
    BOXED,
    CREWS,
    IN_CELL,
    KINDS,
    LEVELS,
    PHASES,
    ROUNDS,
    TOKENS,
)
from cellmates.lockup.payment import Pay
from cellmates.lockup.rollcall import face_down_left

if TYPE_CHECKING:
    from cellmates.lockup.table import LockupTable

QUESTIONS: Final = (
    *("roll_call", "token", "reward", "take", "swap", "chow_hall", "recruit", "pay", "cell_block"),
    *("tome_keep", "trait", "goon_keep", "window", "give", "order", "discard", "turn_up", "peek"),
    *("map_from", "map_token", "map_to", "rob", "less", "free_reserve"),
)
"""The kinds of questions, in the order of their places."""

MOST_CREWS: Final = 5
MOST_DISPLAY: Final = 6
_ITEMS: Final = 34
_GOONS: Final = 33
_TRAITS: Final = 18
_GOALS: Final = 18
_GUARDS: Final = 22
_TOMES: Final = MOST_TITLES

_QUESTION_NUMBERS: Final = {kind: number for number, kind in enumerate(QUESTIONS)}
_QUESTION: Final = one_hots(len(QUESTIONS))
_SEAT: Final = one_hots(MOST_CREWS)
_ROUND: Final = one_hots(ROUNDS + 1)
_PHASE: Final = one_hots(len(PHASES) + 1)
_PLACE: Final = [bytes(8), *one_hots(8)]
_CREW: Final = one_hots(len(CREWS) + 1)
_LEVEL: Final = one_hots(len(LEVELS))
_TOKEN_SETS: Final = [each[: len(TOKENS)] for each in SETS[:64]]
_AMOUNT: Final = [bytes([number]) for number in range(256)]

# Where 0 means no card.
_ITEM: Final = [bytes(_ITEMS), *one_hots(_ITEMS)]
_GOON: Final = [bytes(_GOONS), *one_hots(_GOONS)]
_TRAIT: Final = [bytes(_TRAITS), *one_hots(_TRAITS)]
_GOAL: Final = [bytes(_GOALS), *one_hots(_GOALS)]
_SIZES: Final = (_ITEMS, _GOONS, _TRAITS, _GUARDS, _TOMES)
_NOTHING: Final = {places: bytes(places) for places in _SIZES}
_CARD: Final = {places: one_hots(places) for places in _SIZES}

_AMOUNTS: Final = 18 + len(CREWS) + 1 + len(TOKENS) + 8
"""Bytes of a crew before its cards."""

_CREW_SIZE: Final = _AMOUNTS + 2 * _ITEMS + _GOONS + _TOMES + 2 * _TRAITS
_PILE: Final = 2 * len(TOKENS) + 1
_LOCATION: Final = 1 + len(KINDS) + _GOONS + 2 * _GUARDS + 1 + MOST_CREWS * _PILE
_NO_CREW: Final = bytes(_CREW_SIZE)
_NO_PILE: Final = bytes(_PILE)
_NO_GUARDS: Final = bytes(2 * _GUARDS + 1)
_NO_CLAIMS: Final = bytes(7 * len(TOKENS) * MOST_CREWS)

LAYOUT: Final = EncodingLayout(
    "lockup",
    1,
    [
        ("rules", (2 + len(LEVELS) + MOST_CREWS,), "advanced, own cards, solo level, crews"),
        ("seat", (MOST_CREWS,), "the seat that looks, by its own number: options name seats by it"),
        ("asked", (len(QUESTIONS),), "the kind of question this seat is asked"),
        ("bill", (5,), "what is left to pay, by kind, then of any kind"),
        ("assigning", (8,), "where this seat is placing tokens"),
        ("drawn", (_GOONS + _TOMES,), "goons and tomes to choose from"),
        ("sunk", (_TOMES,), "the tomes this seat knows in the deck"),
        ("round", (ROUNDS + 1,), "the round"),
        ("phase", (len(PHASES) + 1,), "the phase; the last place: the game is over"),
        ("location", (8,), "the location whose turn it is"),
        ("first", (MOST_CREWS,), "the crew that begins"),
        ("acting", (MOST_CREWS,), "the crew whose turn it is"),
        ("supply", (6,), "cubes by kind, power, suspicion"),
        ("decks", (5,), "items, goons, tomes, guards, locations"),
        ("used", (_GOONS + _TOMES + _GUARDS + 9,), "discarded goons, tomes; guards; locations"),
        ("display", (MOST_DISPLAY, _ITEMS), "by slot: the item"),
        ("goals", (3, _GOALS), "leader, instant and final goal"),
        ("holders", (2, MOST_CREWS), "who holds the leader goal, who took the instant one"),
        ("ranking", (MOST_CREWS, 2), "by crew: 1 + its place at this location, and its strength"),
        ("crews", (MOST_CREWS, _CREW_SIZE), "by crew: all that this seat may know"),
        ("locations", (8, _LOCATION), "by location: watch, cubes, goon, guards, tokens by crew"),
        ("claims", (7, len(TOKENS), MOST_CREWS), "by location and token: the crews that claim it"),
    ],
)


def encode(t: "LockupTable", seat: int) -> bytes:
    """All that a seat knows; `seat` is one of the table's."""
    if not 0 <= seat < t.seats:
        raise ValueError(f"there is no seat {seat}; the seats are 0 to {t.seats - 1}")
    return _encoded(t, seat, t.outcome is not None, False)


def encode_truth(t: "LockupTable") -> bytes:
    """The whole truth in the same layout, for critics that may see everything: what seat 0 would
    see if nothing were hidden."""
    return _encoded(t, 0, True, True)


def _encoded(t: "LockupTable", eyes: int, open: bool, guards: bool) -> bytes:
    """`open`: what the crews hide is told; `guards`: so are the guards that lie face down."""
    parts: list[bytes] = []
    _agreed(t, eyes, parts)
    _question(t, eyes, parts)
    _course(t, eyes, parts)
    _goals(t, eyes, parts)
    for place in range(MOST_CREWS):
        _crew(t, place, eyes, open, parts)
    _locations(t, eyes, open, guards, parts)
    _claims(t, eyes, parts)
    return b"".join(parts)


def _set(cards: tuple[int, ...], places: int) -> bytes:
    """A set of cards, place by place."""
    if not cards:
        return _NOTHING[places]
    if len(cards) == 1:
        return _CARD[places][cards[0]]
    told = bytearray(places)
    for card in cards:
        told[card] = 1
    return bytes(told)


def _amount(number: int) -> bytes:
    return _AMOUNT[min(max(number, 0), 255)]


def _relative(t: "LockupTable", who: int, eyes: int) -> int:
    """How many crews after the one that looks, or MOST_CREWS for nobody."""
    return MOST_CREWS if who < 0 else (who - eyes) % t.participants


def _agreed(t: "LockupTable", eyes: int, parts: list[bytes]) -> None:
    config = t.config
    own_cards = t.cards.content is not None
    parts.append(bytes([config.advanced, own_cards]))
    parts.append(_LEVEL[LEVELS.index(config.solo) if config.solo else len(LEVELS)])
    parts.append(SETS[(1 << t.participants) - 1][:MOST_CREWS])
    parts.append(_SEAT[eyes])


def _question(t: "LockupTable", eyes: int, parts: list[bytes]) -> None:
    kind = ""
    bill: tuple[int, ...] = (0, 0, 0, 0, 0)
    for each in t.open:
        if each.seat == eyes:
            question = each.question
            kind = question.kind
            if isinstance(question, Pay):
                bill = (0, 0, 0, 0, question.count)
            elif kind in ("rob", "less"):
                bill = t.bill
    parts.append(_QUESTION[_QUESTION_NUMBERS[kind] if kind else len(QUESTIONS)])
    parts.append(bytes(bill))
    parts.append(_PLACE[t.goal_location + 1 if kind == "token" else 0])
    parts.append(_set(t.in_hand if kind == "goon_keep" else (), _GOONS))
    parts.append(_set(t.in_hand if kind == "tome_keep" else (), _TOMES))
    sunk = [title for n, title in enumerate(t.tome_deck) if t.tome_known[n] >> eyes & 1]
    parts.append(_set(tuple(sunk), _TOMES))


def _course(t: "LockupTable", eyes: int, parts: list[bytes]) -> None:
    parts.append(_ROUND[min(t.round_number, ROUNDS)])
    parts.append(_PHASE[t.phase if t.outcome is None else len(PHASES)])
    parts.append(_PLACE[t.location + 1])
    parts.append(_SEAT[_relative(t, t.first, eyes)])
    parts.append(_SEAT[_relative(t, t.active, eyes)])
    parts.append(bytes([*t.supply, t.power_supply, t.suspicion_supply]))
    parts.append(
        bytes(
            [
                len(t.item_deck),
                len(t.goon_deck),
                len(t.tome_deck),
                len(t.guard_deck),
                len(t.location_deck),
            ]
        )
    )
    parts.append(_set(t.goon_discard, _GOONS))
    parts.append(_set(t.tome_discard, _TOMES))
    parts.append(_set(t.guards_used, _GUARDS))
    used = bytearray(9)
    for place in t.locations_used:
        used[place] += 1  # the last place: off duty
    parts.append(bytes(used))
    for item in t.display:
        parts.append(_ITEM[item + 1])
    for _ in range(MOST_DISPLAY - len(t.display)):
        parts.append(_ITEM[0])


def _goals(t: "LockupTable", eyes: int, parts: list[bytes]) -> None:
    parts.append(_GOAL[t.leader_goal + 1])
    parts.append(_GOAL[t.instant_goal + 1])
    parts.append(_GOAL[t.final_goal + 1])
    parts.append(_SEAT[_relative(t, t.leader, eyes)])
    parts.append(_SEAT[_relative(t, t.instant_taken, eyes)])
    ranked = bytearray(2 * MOST_CREWS)
    for number, who in enumerate(t.ranking):
        place = 2 * _relative(t, who, eyes)
        ranked[place] = number + 1
        ranked[place + 1] = min(t.strengths[number], 255)
    parts.append(bytes(ranked))


def _crew(t: "LockupTable", place: int, eyes: int, open: bool, parts: list[bytes]) -> None:
    """A crew as a seat knows it: see `viewing._crew`."""
    if place >= t.participants:
        parts.append(_NO_CREW)
        return
    who = (eyes + place) % t.participants
    guards = who == t.guards
    known = open or who == eyes
    cell = boxed = 0
    if not guards:
        for token in range(len(TOKENS)):
            at = t.token_at[who * 6 + token]
            if at == IN_CELL:
                cell |= 1 << token
            elif at == BOXED:
                boxed += 1
    trait = t.traits[who]
    cubes = t.cubes
    parts.append(
        bytes(
            [
                1,
                t.passed >> who & 1,
                min(max(t.stars[who], 0), 255),
                t.power[who],
                t.suspicion[who],
                t.storage[who],
                face_down_left(t, who),
                cubes[who * 4],
                cubes[who * 4 + 1],
                cubes[who * 4 + 2],
                cubes[who * 4 + 3],
                len(t.items[who]),
                len(t.reserved[who]),
                len(t.goons[who]),
                len(t.hands[who]),
                len(t.offered_traits[who]),
                cell.bit_count(),
                boxed,
            ]
        )
    )
    parts.append(_CREW[len(CREWS) if guards else t.config.crews[who]])
    parts.append(_TOKEN_SETS[cell if known else 0])
    parts.append(SETS[t.visited[who]])
    parts.append(_set(t.items[who], _ITEMS))
    parts.append(_set(t.reserved[who] if known else (), _ITEMS))
    parts.append(_set(t.goons[who], _GOONS))
    parts.append(_set(t.hands[who] if known else (), _TOMES))
    parts.append(_TRAIT[trait + 1])
    parts.append(_set(t.offered_traits[who] if known else (), _TRAITS))


def _locations(t: "LockupTable", eyes: int, open: bool, guards: bool, parts: list[bytes]) -> None:
    """Every location: what lies there, and the tokens of each crew as far as a seat knows them."""
    up = [0] * (8 * MOST_CREWS)
    down = [0] * (8 * MOST_CREWS)
    seen = [0] * (8 * MOST_CREWS)
    peeked = t.peeked[eyes]
    for who in range(t.seats):
        place = (who - eyes) % t.participants
        known = open or who == eyes
        for token in range(len(TOKENS)):
            number = who * 6 + token
            at = t.token_at[number]
            if at < 0:
                continue
            pile = at * MOST_CREWS + place
            if not t.face_down >> number & 1:
                up[pile] |= 1 << token
            else:
                down[pile] += 1
                if known or peeked >> number & 1:
                    seen[pile] |= 1 << token
    for location in range(8):
        parts.append(_amount(t.watch[location]))
        parts.append(bytes(t.loose_cubes[location * 4 : location * 4 + 4]))
        parts.append(_GOON[t.dens[location] + 1])
        if t.guards >= 0:
            parts.append(_set(t.guards_up[location], _GUARDS))
            parts.append(_set(t.guards_down[location] if guards else (), _GUARDS))
            parts.append(_amount(len(t.guards_down[location])))
        else:
            parts.append(_NO_GUARDS)
        for pile in range(location * MOST_CREWS, (location + 1) * MOST_CREWS):
            if up[pile] or down[pile]:
                parts.append(_TOKEN_SETS[up[pile]])
                parts.append(_AMOUNT[down[pile]])
                parts.append(_TOKEN_SETS[seen[pile]])
            else:
                parts.append(_NO_PILE)


def _claims(t: "LockupTable", eyes: int, parts: list[bytes]) -> None:
    if not t.claims:
        parts.append(_NO_CLAIMS)
        return
    told = bytearray(len(_NO_CLAIMS))
    for who, location, token in t.claims:
        told[(location * len(TOKENS) + token) * MOST_CREWS + _relative(t, who, eyes)] = 1
    parts.append(bytes(told))
