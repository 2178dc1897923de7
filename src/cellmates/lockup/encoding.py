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
    CREWS,
    IN_CELL,
    KINDS,
    LEVELS,
    LOCATIONS,
    PHASES,
    ROUNDS,
    TOKENS,
)
from cellmates.lockup.payment import Pay
from cellmates.lockup.rollcall import face_down_left

if TYPE_CHECKING:
    from cellmates.kernel.table import Question
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

_WHO: Final = one_hots(len(CREWS) + 1)[:-1]
_CREW: Final = combined(_WHO, [each[: len(TOKENS)] for each in SETS[: 1 << len(TOKENS)]])
"""Who a crew is, and the tokens in its cell."""
_STRANGER: Final = combined(_WHO, [bytes(len(TOKENS)) + each for each in SETS])
"""Who another crew is, and where it has been: what is in its cell is not told."""

# Sets of cards that are empty or have one card: 0, or 1 + the card.
_ITEM: Final = [bytes(_ITEMS), *one_hots(_ITEMS)[:-1]]
_GOON: Final = [bytes(_GOONS), *one_hots(_GOONS)[:-1]]
_TRAIT: Final = [bytes(_TRAITS), *one_hots(_TRAITS)[:-1]]
_TOME: Final = [bytes(_TOMES), *one_hots(_TOMES)[:-1]]
_HIDDEN_GOON: Final = [bytes(_ITEMS) + each for each in _GOON]
"""Another crew's reserved items, which are not told, and its goons."""
_HIDDEN_TRAIT: Final = [bytes(_TOMES) + each + bytes(_TRAITS) for each in _TRAIT]
"""Another crew's tomes and the traits it may choose from, which are not told, and its trait."""

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

_AGREED: Final = combined(
    [bytes([0]), bytes([1])],
    [bytes([0]), bytes([1])],
    one_hots(len(LEVELS)),
    [bytes([int(place < crews) for place in range(MOST_CREWS)]) for crews in range(MOST_CREWS + 1)],
    one_hots(MOST_CREWS),
)
"""What was agreed before the game, and the seat that looks: the first two parts."""

_ASKED: Final = LAYOUT.field("asked").offset
_BILL: Final = LAYOUT.field("bill").offset - _ASKED
_ASSIGNING: Final = LAYOUT.field("assigning").offset - _ASKED
_DRAWN: Final = LAYOUT.field("drawn").offset - _ASKED
_SUNK: Final = LAYOUT.field("sunk").offset - _ASKED
_QUESTION: Final = LAYOUT.field("round").offset - _ASKED
"""Where the parts that tell of a question begin, counted from the first of them, and how long they
are together."""

_NOT_ASKED: Final = bytes(_QUESTION)
_ASKED_PLAINLY: Final = {
    kind: asked + bytes(_QUESTION - len(QUESTIONS))
    for kind, asked in zip(QUESTIONS, one_hots(len(QUESTIONS)), strict=False)
}
"""A question of each kind, if there is no more to tell of it."""
_TO_PLACE: Final = [
    _ASKED_PLAINLY["token"][:_ASSIGNING] + place + bytes(_QUESTION - _DRAWN)
    for place in one_hots(len(LOCATIONS))
]
"""Which token to place, by location; the last: at none."""
_TOLD_MORE: Final = frozenset(["goon_keep", "tome_keep", "rob", "less", "pay"])

_MOMENT: Final = combined(
    one_hots(ROUNDS + 1)[:-1], one_hots(len(PHASES) + 1)[:-1], one_hots(len(LOCATIONS))
)
"""Round, phase and location."""
_TWO_CREWS: Final = combined(one_hots(MOST_CREWS), one_hots(MOST_CREWS))
_GOAL: Final = one_hots(_GOALS)
_NO_RANKING: Final = bytes(MOST_CREWS * 2)

_PLACES_USED: Final = _GOONS + _TOMES + _GUARDS
_DISPLAY: Final = LAYOUT.field("used").size
_CARDS: Final = _DISPLAY + LAYOUT.field("display").size
"""Where the places of used locations and the display begin, counted from the used cards, and how
long they are together."""

_DEN: Final = 1 + len(KINDS)
_GUARDED: Final = _DEN + _GOONS
_PILES: Final = _GUARDED + 2 * _GUARDS + 1
"""Where the parts of a location begin."""

_TOKENS: Final = len(TOKENS)
_KINDS: Final = len(KINDS)
_HOW_MANY: Final = [tokens.bit_count() for tokens in range(1 << len(TOKENS))]
"""How many tokens are in a set of them."""


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
    locations = _locations(t, guards)
    cells = _tokens(t, eyes, open, locations)
    return b"".join(
        [
            _agreed(t, eyes),
            _question(t, eyes),
            _course(t, eyes),
            _crew(t, 0, eyes, open, cells),
            _crew(t, 1, eyes, open, cells),
            _crew(t, 2, eyes, open, cells),
            _crew(t, 3, eyes, open, cells),
            _crew(t, 4, eyes, open, cells),
            locations,
            _claims(t, eyes),
        ]
    )


def _set(cards: tuple[int, ...], few: list[bytes], first: int = 0) -> bytes | bytearray:
    """A set of cards, place by place from the first; `few` are those of at most one card."""
    if not cards:
        return few[0]
    if len(cards) == 1:
        return few[1 + cards[0]]
    told = bytearray(few[0])
    for card in cards:
        told[first + card] = 1
    return told


def _six(a: int, b: int, c: int, d: int, e: int, f: int) -> bytes:
    """Six amounts; compiled, this is twice as fast as `bytes([a, b, c, d, e, f])`."""
    if not 0 <= a | b | c | d | e | f <= 255:
        raise ValueError(f"an amount is more than a byte holds: {[a, b, c, d, e, f]}")
    return (a | b << 8 | c << 16 | d << 24 | e << 32 | f << 40).to_bytes(6, "little")


def _agreed(t: "LockupTable", eyes: int) -> bytes:
    config = t.config
    number = (2 if config.advanced else 0) + (1 if t.cards.content is not None else 0)
    level = LEVELS.index(config.solo) if config.solo else len(LEVELS)
    number = (number * (len(LEVELS) + 1) + level) * (MOST_CREWS + 1) + t.participants
    return _AGREED[number * (MOST_CREWS + 1) + eyes]


def _question(t: "LockupTable", eyes: int) -> bytes | bytearray:
    told: bytes | bytearray = _NOT_ASKED
    for each in t.open:
        if each.seat == eyes:
            kind = each.question.kind
            if kind == "token":
                told = _TO_PLACE[t.goal_location]
            elif kind in _TOLD_MORE:
                told = _told_more(t, each.question)
            else:
                told = _ASKED_PLAINLY[kind]
            break
    for number, known in enumerate(t.tome_known):
        if known and known >> eyes & 1:
            if isinstance(told, bytes):
                told = bytearray(told)
            told[_SUNK + t.tome_deck[number]] = 1
    return told


def _told_more(t: "LockupTable", question: "Question[LockupTable]") -> bytearray:
    """A question and what it is about."""
    kind = question.kind
    told = bytearray(_ASKED_PLAINLY[kind])
    if isinstance(question, Pay):
        told[_BILL + 4] = question.count
    elif kind == "goon_keep":
        _mark(t.in_hand, _DRAWN, told)
    elif kind == "tome_keep":
        _mark(t.in_hand, _DRAWN + _GOONS, told)
    else:
        for number, left in enumerate(t.bill):
            told[_BILL + number] = left
    return told


def _mark(cards: tuple[int, ...], first: int, told: bytearray) -> None:
    """Write a set of cards, place by place."""
    for card in cards:
        told[first + card] = 1


def _course(t: "LockupTable", eyes: int) -> bytes:
    """From the round to the ranking."""
    phase = t.phase if t.outcome is None else len(PHASES)
    moment = min(t.round_number, ROUNDS) * (len(PHASES) + 1) + phase
    place = t.location if t.location >= 0 else len(LOCATIONS)
    supply = t.supply
    decks = len(t.item_deck) | len(t.goon_deck) << 8 | len(t.tome_deck) << 16
    decks |= len(t.guard_deck) << 24 | len(t.location_deck) << 32  # none has as many as 256 cards
    return b"".join(
        [
            _MOMENT[moment * (len(LOCATIONS) + 1) + place],
            _two_crews(t, t.first, t.active, eyes),
            _six(supply[0], supply[1], supply[2], supply[3], t.power_supply, t.suspicion_supply),
            decks.to_bytes(5, "little"),
            _cards(t),
            _GOAL[t.leader_goal],
            _GOAL[t.instant_goal],
            _GOAL[t.final_goal],
            _two_crews(t, t.leader, t.instant_taken, eyes),
            _ranking(t, eyes) if t.ranking else _NO_RANKING,
        ]
    )


def _two_crews(t: "LockupTable", one: int, other: int, eyes: int) -> bytes:
    """Two crews as the one that looks counts them; either may be nobody."""
    first = (one - eyes) % t.participants if one >= 0 else MOST_CREWS
    second = (other - eyes) % t.participants if other >= 0 else MOST_CREWS
    return _TWO_CREWS[first * (MOST_CREWS + 1) + second]


def _cards(t: "LockupTable") -> bytearray:
    """The cards that were used, and the display."""
    told = bytearray(_CARDS)
    _mark(t.goon_discard, 0, told)
    _mark(t.tome_discard, _GOONS, told)
    if t.guards >= 0:
        _mark(t.guards_used, _GOONS + _TOMES, told)
        for location in t.locations_used:
            told[_PLACES_USED + (location if location >= 0 else 8)] += 1  # the last: off duty
    place = _DISPLAY
    for item in t.display:
        if item >= 0:
            told[place + item] = 1
        place += _ITEMS
    return told


def _ranking(t: "LockupTable", eyes: int) -> bytearray:
    """The places of the crews at this location, and how strong they are."""
    told = bytearray(_NO_RANKING)
    for number, who in enumerate(t.ranking):
        place = (who - eyes) % t.participants * 2
        told[place] = number + 1
        told[place + 1] = min(t.strengths[number], 255)
    return told


def _crew(t: "LockupTable", place: int, eyes: int, open: bool, cells: int) -> bytes:
    """A crew as a seat knows it (see `viewing._crew`), but for its tokens at the locations; `cells`
    are the others, by `_tokens`."""
    if place >= t.participants:
        return _NO_CREW
    who = (eyes + place) % t.participants
    if who == t.guards:
        crew, cells = len(CREWS), 0
    else:
        crew, cells = t.config.crews[who], cells >> who * _TOKENS
    cell, boxed = cells & 63, _HOW_MANY[cells >> 30 & 63]
    stars = t.stars[who]
    if stars < 0:
        stars = 0
    elif stars > 255:
        stars = 255
    cubes, kind = t.cubes, who * _KINDS
    items, reserved, goons, hand = t.items[who], t.reserved[who], t.goons[who], t.hands[who]
    traits, trait, visited = t.offered_traits[who], t.traits[who] + 1, t.visited[who]
    down = face_down_left(t, who)
    first = _six(1, t.passed >> who & 1, stars, t.power[who], t.suspicion[who], t.storage[who])
    second = _six(down, cubes[kind], cubes[kind + 1], cubes[kind + 2], cubes[kind + 3], len(items))
    third = _six(len(reserved), len(goons), len(hand), len(traits), _HOW_MANY[cell], boxed)
    if open or place == 0:
        return b"".join(
            [
                first,
                second,
                third,
                _CREW[(crew << _TOKENS) + cell],
                SETS[visited],
                _set(items, _ITEM),
                _set(reserved, _ITEM),
                _set(goons, _GOON),
                _set(hand, _TOME),
                _TRAIT[trait],
                _set(traits, _TRAIT),
            ]
        )
    return b"".join(
        [
            first,
            second,
            third,
            _STRANGER[(crew << 8) + visited],
            _set(items, _ITEM),
            _set(goons, _HIDDEN_GOON, _ITEMS),
            _HIDDEN_TRAIT[trait],
        ]
    )


def _tokens(t: "LockupTable", eyes: int, open: bool, locations: bytearray) -> int:
    """Write the crews' tokens where they lie, as far as a seat knows them. The others are returned:
    those in the cells, a bit each, and from bit 30 those in the box."""
    left = 0
    bit = 1
    for number, at in enumerate(t.token_at):
        if at == IN_CELL:
            left |= bit
        elif at >= 0:
            who, token = number // _TOKENS, number % _TOKENS
            pile = at * _LOCATION + _PILES + (who - eyes) % t.participants * _PILE
            if t.face_down & bit:
                locations[pile + _TOKENS] += 1
                if open or who == eyes or t.peeked[eyes] & bit:
                    locations[pile + _TOKENS + 1 + token] = 1
            else:
                locations[pile + token] = 1
        else:
            left |= bit << 30
        bit += bit
    return left


def _locations(t: "LockupTable", guards: bool) -> bytearray:
    """Every location and what lies there, but for the crews' tokens."""
    told = bytearray(8 * _LOCATION)
    place = 0
    for suspicion in t.watch:
        if suspicion > 0:
            told[place] = min(suspicion, 255)
        place += _LOCATION
    for number, cubes in enumerate(t.loose_cubes):
        if cubes:
            told[number // _KINDS * _LOCATION + 1 + number % _KINDS] = cubes
    place = _DEN
    for goon in t.dens:
        if goon >= 0:
            told[place + goon] = 1
        place += _LOCATION
    if t.guards >= 0:
        _guards(t, guards, told)
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
        place = (location * _TOKENS + token) * MOST_CREWS
        told[place + (who - eyes) % t.participants] = 1
    return told
