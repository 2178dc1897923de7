"""The catalogue of options, and the numbers of its parts; the cards' names come from the set."""

from typing import Final

from cellmates.kernel.catalogue import Catalogue
from cellmates.kernel.game import check_catalogue
from cellmates.lockup.cards import EFFECTS, CardSet
from cellmates.lockup.names import DENS, KINDS, LOCATIONS, TOKENS

ASSIGN: Final = 0  # by location, the Library left out
TOKEN: Final = 7
TOKEN_DOWN: Final = 13
DONE: Final = 19
PASS: Final = 20
COLLECT: Final = 21
DECLINE: Final = 22
TAKE: Final = 23
SWAP_ONE: Final = 27
SWAP_TWO: Final = 39
KEEP_CUBES: Final = 63
RECRUIT: Final = 64  # by place in DENS
RECRUIT_TWO: Final = 69
RECRUIT_NONE: Final = 70
PAY: Final = 71
CRAFT_NONE: Final = 75
WAIT: Final = 76
GIVE: Final = 77  # by seat; 82: the guards
GIVE_GUARDS: Final = 82
FIRST: Final = 83  # by effect
DISCARD: Final = 94
TURN_UP: Final = 98  # by location, the Library left out
PEEK: Final = 105  # location * 5 + seat
MAP_FROM: Final = 140
MAP_TO: Final = 147
ROB: Final = 154  # seat * 4 + kind
LESS: Final = 174  # by kind without gold, then any
CLAIM: Final = 178  # location * 6 + token
PLAN: Final = 220
AGREE: Final = 227
DENY: Final = 228
CRAFT: Final = 229
RESERVE: Final = 263
KEEP_GOON: Final = 297
KEEP_TRAIT: Final = 330
KEEP_TOME: Final = 348  # by title
# The tomes' own options follow the titles: `play_tome(cards)` is the number of the first.
# Behind them come the proposals and their answers, counted from `proposals(cards)`:
WARN: Final = 0  # by location, the Library left out
DEAL: Final = 7  # by pair of locations
YES: Final = 49  # by the seat whose proposal it is
NO: Final = 54  # seat * 3 + reason
BLAME: Final = 69  # what for * 5 + seat
PRAISE: Final = 94  # by seat
ASK: Final = 99  # by the seat that is asked where it will go
REPLY: Final = 104  # how * 5 + seat
GROAN: Final = 129  # about a raid
TALK_END: Final = 130

REFUSALS: Final = ("mine", "other", "trust")
"""Why somebody says no: it is wanted by oneself, there is a better plan, no trust."""
BLAMES: Final = ("outbid", "robbed", "framed", "snatched", "broke")
"""What somebody is blamed for: a place won by one, a cube taken, suspicion passed on, a goon taken
before one's nose, a broken word."""
REPLIES: Final = ("thanks", "sorry", "shrug", "mock", "secret")
"""What one can say to blame, praise and questions."""
DEALS: Final = [(mine, yours) for mine in range(7) for yours in range(7) if mine != yours]
"""What a deal says: leave me this one, and I leave you that one."""

SWAPS_ONE: Final = [(given, taken) for given in range(4) for taken in range(4) if given != taken]
SWAPS_TWO: Final = [
    (one, other, taken)
    for one in range(4)
    for other in range(one, 4)
    for taken in range(4)
    if taken not in (one, other)
]
LESS_KINDS: Final = (0, 1, 2, 4)
"""What a discount may take off: anything but gold."""


def _texts(cards: CardSet) -> list[str]:
    assigned = LOCATIONS[:7]
    seats = range(5)
    return [
        *[f"assign {place}" for place in assigned],
        *[f"token {token}" for token in TOKENS],
        *[f"token ?{token}" for token in TOKENS],
        "done",
        "pass",
        "collect",
        "decline",
        *[f"take {kind}" for kind in KINDS],
        *[f"swap {KINDS[given]} for {KINDS[taken]}" for given, taken in SWAPS_ONE],
        *[f"swap {KINDS[a]} {KINDS[b]} for {KINDS[taken]}" for a, b, taken in SWAPS_TWO],
        "keep cubes",
        *[f"recruit {LOCATIONS[den]}" for den in DENS],
        "recruit two",
        "recruit none",
        *[f"pay {kind}" for kind in KINDS],
        "craft none",
        "wait",
        *[f"give {seat}" for seat in seats],
        "give guards",
        *[f"first {effect}" for effect in EFFECTS],
        *[f"discard {kind}" for kind in KINDS],
        *[f"turn up {place}" for place in assigned],
        *[f"peek {place} {seat}" for place in assigned for seat in seats],
        *[f"from {place}" for place in assigned],
        *[f"to {place}" for place in assigned],
        *[f"rob {seat} {kind}" for seat in seats for kind in KINDS],
        *[f"less {kind}" for kind in ("scrap", "potion", "iron", "any")],
        *[f"claim {place} {token}" for place in assigned for token in TOKENS],
        *[f"plan {place}" for place in assigned],
        "agree",
        "deny",
        *[f"craft {item.slug}" for item in cards.items],
        *[f"reserve {item.slug}" for item in cards.items],
        *[f"keep {goon.slug}" for goon in cards.goons],
        *[f"keep {trait.slug}" for trait in cards.traits],
        *[f"keep {tome.slug}" for tome in cards.tomes],
        *[f"tome {tome.slug}" for tome in cards.tomes],
        *[f"warn {place}" for place in assigned],
        *[f"deal {assigned[mine]} {assigned[yours]}" for mine, yours in DEALS],
        *[f"yes {seat}" for seat in seats],
        *[f"no {seat} {why}" for seat in seats for why in REFUSALS],
        *[f"blame {why} {seat}" for why in BLAMES for seat in seats],
        *[f"praise {seat}" for seat in seats],
        *[f"ask {seat}" for seat in seats],
        *[f"reply {how} {seat}" for how in REPLIES for seat in seats],
        "groan",
    ]


def catalogue_of(cards: CardSet) -> Catalogue:
    """The options of a game with these cards."""
    found = cards.catalogue
    if found is None:
        found = Catalogue(_texts(cards), more_words=("library",))
        check_catalogue(f"the card set {cards.name}", found)
        cards.catalogue = found
    return found


def play_tome(cards: CardSet) -> int:
    """The number of the option to play the first title."""
    return KEEP_TOME + len(cards.tomes)


def proposals(cards: CardSet) -> int:
    """The number of the first option behind those of the tomes."""
    return play_tome(cards) + len(cards.tomes)
