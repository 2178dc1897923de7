"""What a seat knows of a game of Lockup as a fixed number of bytes (see `kernel.encoding`).

Crews are told from the one that looks on, in seat order; alone, the guards come second. Cards have
the places of their options, so that own card sets fit as well. Amounts are told as numbers up to
255, everything else place by place. Everything is read from what the seat's view shows.
"""

from typing import TYPE_CHECKING, Final

from cellmates.kernel.encoding import SETS, EncodingLayout, combined, one_hots
from cellmates.kernel.errors import NoSuchSeat
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
_CREW: Final = combined(
    one_hots(len(CREWS) + 1)[:-1], [each[: len(TOKENS)] for each in SETS[: 1 << len(TOKENS)]]
)
"""Who a crew is, and the tokens in its cell."""

# Sets of cards that are empty or have one card: 0, or 1 + the card.
_ITEM: Final = [bytes(_ITEMS), *one_hots(_ITEMS)[:-1]]
_GOON: Final = [bytes(_GOONS), *one_hots(_GOONS)[:-1]]
_TRAIT: Final = [bytes(_TRAITS), *one_hots(_TRAITS)[:-1]]
_TOME: Final = [bytes(_TOMES), *one_hots(_TOMES)[:-1]]

_AMOUNTS: Final = 18 + len(CREWS) + 1 + len(TOKENS) + 8
"""Bytes of a crew before its cards."""

_CREW_SIZE: Final = _AMOUNTS + 2 * _ITEMS + _GOONS + _TOMES + 2 * _TRAITS
_PILE: Final = 2 * len(TOKENS) + 1
_LOCATION: Final = 1 + len(KINDS) + _GOONS + 2 * _GUARDS + 1 + MOST_CREWS * _PILE
_NO_CREW: Final = bytes(_CREW_SIZE)
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

_PARTICIPANTS: Final = LAYOUT.field("rules").size - MOST_CREWS
_SEAT: Final = LAYOUT.field("seat").offset
_ASKED: Final = LAYOUT.field("asked").offset
_BILL: Final = LAYOUT.field("bill").offset
_ASSIGNING: Final = LAYOUT.field("assigning").offset
_DRAWN: Final = LAYOUT.field("drawn").offset
_SUNK: Final = LAYOUT.field("sunk").offset
_ROUND: Final = LAYOUT.field("round").offset
_PHASE: Final = LAYOUT.field("phase").offset
_LOCATED: Final = LAYOUT.field("location").offset
_FIRST: Final = LAYOUT.field("first").offset
_ACTING: Final = LAYOUT.field("acting").offset
_SUPPLY: Final = LAYOUT.field("supply").offset
_DECKS: Final = LAYOUT.field("decks").offset
_USED: Final = LAYOUT.field("used").offset
_USED_PLACES: Final = _USED + _GOONS + _TOMES + _GUARDS
_DISPLAY: Final = LAYOUT.field("display").offset
_GOAL: Final = LAYOUT.field("goals").offset
_HOLDERS: Final = LAYOUT.field("holders").offset
_RANKING: Final = LAYOUT.field("ranking").offset
_COURSE: Final = LAYOUT.field("crews").offset
"""Where the parts before the crews begin; they are written into one piece."""

_DEN: Final = 1 + len(KINDS)
_GUARDED: Final = _DEN + _GOONS
_PILES: Final = _GUARDED + 2 * _GUARDS + 1
"""Where the parts of a location begin."""


def encode(t: "LockupTable", seat: int) -> bytes:
    """All that a seat knows; `seat` is one of the table's."""
    if not 0 <= seat < t.seats:
        raise NoSuchSeat(seat, t.seats)
    return _encoded(t, seat, t.outcome is not None, False)


def encode_truth(t: "LockupTable") -> bytes:
    """The whole truth in the same layout, for critics that may see everything: what seat 0 would
    see if nothing were hidden."""
    return _encoded(t, 0, True, True)


def _encoded(t: "LockupTable", eyes: int, open: bool, guards: bool) -> bytes:
    """`open`: what the crews hide is told; `guards`: so are the guards that lie face down."""
    course = bytearray(_COURSE)
    _agreed(t, eyes, course)
    _question(t, eyes, course)
    _course(t, eyes, course)
    _goals(t, eyes, course)
    parts: list[bytes | bytearray] = [course]
    for place in range(MOST_CREWS):
        _crew(t, place, eyes, open, parts)
    parts.append(_locations(t, eyes, open, guards))
    parts.append(_claims(t, eyes))
    return b"".join(parts)


def _set(cards: tuple[int, ...], few: list[bytes]) -> bytes | bytearray:
    """A set of cards, place by place; `few` are those of at most one card."""
    if not cards:
        return few[0]
    if len(cards) == 1:
        return few[1 + cards[0]]
    told = bytearray(few[0])
    for card in cards:
        told[card] = 1
    return told


def _six(a: int, b: int, c: int, d: int, e: int, f: int) -> bytes:
    """Six amounts; compiled, this is twice as fast as `bytes([a, b, c, d, e, f])`."""
    if not 0 <= a | b | c | d | e | f <= 255:
        raise ValueError(f"an amount is more than a byte holds: {[a, b, c, d, e, f]}")
    return (a | b << 8 | c << 16 | d << 24 | e << 32 | f << 40).to_bytes(6, "little")


def _relative(t: "LockupTable", who: int, eyes: int) -> int:
    """How many crews after the one that looks."""
    return (who - eyes) % t.participants


def _agreed(t: "LockupTable", eyes: int, told: bytearray) -> None:
    config = t.config
    if config.advanced:
        told[0] = 1
    if t.cards.content is not None:
        told[1] = 1
    if config.solo:
        told[2 + LEVELS.index(config.solo)] = 1
    for who in range(t.participants):
        told[_PARTICIPANTS + who] = 1
    told[_SEAT + eyes] = 1


def _question(t: "LockupTable", eyes: int, told: bytearray) -> None:
    for each in t.open:
        if each.seat == eyes:
            question = each.question
            kind = question.kind
            told[_ASKED + _QUESTION_NUMBERS[kind]] = 1
            if isinstance(question, Pay):
                told[_BILL + 4] = question.count
            elif kind == "token":
                if t.goal_location >= 0:
                    told[_ASSIGNING + t.goal_location] = 1
            elif kind == "goon_keep":
                _mark(t.in_hand, _DRAWN, told)
            elif kind == "tome_keep":
                _mark(t.in_hand, _DRAWN + _GOONS, told)
            elif kind in ("rob", "less"):
                for number, left in enumerate(t.bill):
                    told[_BILL + number] = left
    for number, known in enumerate(t.tome_known):
        if known and known >> eyes & 1:
            told[_SUNK + t.tome_deck[number]] = 1


def _mark(cards: tuple[int, ...], first: int, told: bytearray) -> None:
    """Write a set of cards, place by place."""
    for card in cards:
        told[first + card] = 1


def _course(t: "LockupTable", eyes: int, told: bytearray) -> None:
    told[_ROUND + min(t.round_number, ROUNDS)] = 1
    told[_PHASE + (t.phase if t.outcome is None else len(PHASES))] = 1
    if t.location >= 0:
        told[_LOCATED + t.location] = 1
    if t.first >= 0:
        told[_FIRST + _relative(t, t.first, eyes)] = 1
    if t.active >= 0:
        told[_ACTING + _relative(t, t.active, eyes)] = 1
    place = _SUPPLY
    for amount in t.supply:
        told[place] = amount
        place += 1
    told[place] = t.power_supply
    told[place + 1] = t.suspicion_supply
    told[_DECKS] = len(t.item_deck)
    told[_DECKS + 1] = len(t.goon_deck)
    told[_DECKS + 2] = len(t.tome_deck)
    told[_DECKS + 3] = len(t.guard_deck)
    told[_DECKS + 4] = len(t.location_deck)
    _mark(t.goon_discard, _USED, told)
    _mark(t.tome_discard, _USED + _GOONS, told)
    _mark(t.guards_used, _USED + _GOONS + _TOMES, told)
    for location in t.locations_used:
        told[_USED_PLACES + (location if location >= 0 else 8)] += 1  # the last place: off duty
    place = _DISPLAY
    for item in t.display:
        if item >= 0:
            told[place + item] = 1
        place += _ITEMS


def _goals(t: "LockupTable", eyes: int, told: bytearray) -> None:
    if t.leader_goal >= 0:
        told[_GOAL + t.leader_goal] = 1
    if t.instant_goal >= 0:
        told[_GOAL + _GOALS + t.instant_goal] = 1
    if t.final_goal >= 0:
        told[_GOAL + 2 * _GOALS + t.final_goal] = 1
    if t.leader >= 0:
        told[_HOLDERS + _relative(t, t.leader, eyes)] = 1
    if t.instant_taken >= 0:
        told[_HOLDERS + MOST_CREWS + _relative(t, t.instant_taken, eyes)] = 1
    for number, who in enumerate(t.ranking):
        place = _RANKING + 2 * _relative(t, who, eyes)
        told[place] = number + 1
        told[place + 1] = min(t.strengths[number], 255)


def _crew(
    t: "LockupTable", place: int, eyes: int, open: bool, parts: "list[bytes | bytearray]"
) -> None:
    """A crew as a seat knows it: see `viewing._crew`."""
    if place >= t.participants:
        parts.append(_NO_CREW)
        return
    who = (eyes + place) % t.participants
    guards = who == t.guards
    known = open or who == eyes
    cell = held = boxed = 0
    if not guards:
        for token in range(len(TOKENS)):
            at = t.token_at[who * 6 + token]
            if at == IN_CELL:
                cell |= 1 << token
                held += 1
            elif at == BOXED:
                boxed += 1
    trait = t.traits[who]
    stars, passed = min(max(t.stars[who], 0), 255), t.passed >> who & 1
    parts.append(_six(1, passed, stars, t.power[who], t.suspicion[who], t.storage[who]))
    cubes, kind = t.cubes, who * len(KINDS)
    down, items = face_down_left(t, who), t.items[who]
    parts.append(
        _six(down, cubes[kind], cubes[kind + 1], cubes[kind + 2], cubes[kind + 3], len(items))
    )
    reserved, goons, hand = t.reserved[who], t.goons[who], t.hands[who]
    traits = t.offered_traits[who]
    parts.append(_six(len(reserved), len(goons), len(hand), len(traits), held, boxed))
    crew = len(CREWS) if guards else t.config.crews[who]
    parts.append(_CREW[(crew << len(TOKENS)) + (cell if known else 0)])
    parts.append(SETS[t.visited[who]])
    parts.append(_set(items, _ITEM))
    parts.append(_set(reserved if known else (), _ITEM))
    parts.append(_set(goons, _GOON))
    parts.append(_set(hand if known else (), _TOME))
    parts.append(_TRAIT[trait + 1])
    parts.append(_set(traits if known else (), _TRAIT))


def _locations(t: "LockupTable", eyes: int, open: bool, guards: bool) -> bytearray:
    """Every location: what lies there, and the tokens of each crew as far as a seat knows them."""
    told = bytearray(8 * _LOCATION)
    for location, suspicion in enumerate(t.watch):
        if suspicion > 0:
            told[location * _LOCATION] = min(suspicion, 255)
    for number, cubes in enumerate(t.loose_cubes):
        if cubes:
            told[number // len(KINDS) * _LOCATION + 1 + number % len(KINDS)] = cubes
    for location, goon in enumerate(t.dens):
        if goon >= 0:
            told[location * _LOCATION + _DEN + goon] = 1
    if t.guards >= 0:
        _guards(t, guards, told)
    peeked = t.peeked[eyes]
    for number, at in enumerate(t.token_at):
        if at < 0:
            continue
        who, token = number // len(TOKENS), number % len(TOKENS)
        pile = at * _LOCATION + _PILES + _relative(t, who, eyes) * _PILE
        if not t.face_down >> number & 1:
            told[pile + token] = 1
            continue
        told[pile + len(TOKENS)] += 1
        if open or who == eyes or peeked >> number & 1:
            told[pile + len(TOKENS) + 1 + token] = 1
    return told


def _guards(t: "LockupTable", open: bool, told: bytearray) -> None:
    """The guards of every location, those that lie face down as well if all is open."""
    for location in range(8):
        first = location * _LOCATION + _GUARDED
        _mark(t.guards_up[location], first, told)
        if open:
            _mark(t.guards_down[location], first + _GUARDS, told)
        told[first + 2 * _GUARDS] = min(len(t.guards_down[location]), 255)


def _claims(t: "LockupTable", eyes: int) -> bytes | bytearray:
    if not t.claims:
        return _NO_CLAIMS
    told = bytearray(len(_NO_CLAIMS))
    for who, location, token in t.claims:
        told[(location * len(TOKENS) + token) * MOST_CREWS + _relative(t, who, eyes)] = 1
    return told
