"""A view: built up from what a seat knows, as plain data (LK-3)."""

from typing import TYPE_CHECKING

from cellmates.lockup.asking import AskSeat, cubes_of
from cellmates.lockup.goals import measure
from cellmates.lockup.names import (
    CREWS,
    IN_CELL,
    KINDS,
    LOCATIONS,
    NOBODY,
    PHASES,
    TOKENS,
)
from cellmates.lockup.rollcall import face_down_left
from cellmates.lockup.scoring import if_ended, scored, scoring
from cellmates.lockup.talk import answer, plans
from cellmates.lockup.views import (
    Answer,
    Card,
    Crew,
    Cubes,
    Goals,
    GoalWorth,
    Guards,
    Location,
    LocationState,
    Offer,
    OwnView,
    Peeked,
    Pile,
    Proposal,
    Ranked,
    Remark,
    View,
)

if TYPE_CHECKING:
    from cellmates.lockup.table import LockupTable


_remarks: tuple[tuple[tuple[int, int, int], ...], tuple[str, ...], list[Remark]] = ((), (), [])
"""The latest remarks that were told, the texts of their options, and how views tell them."""


def own_view(t: "LockupTable", seat: int, public: View) -> OwnView:
    """What a seat knows besides: its own tokens, cards and cell, and what it has peeked at."""
    own: OwnView = {
        "seat": seat,
        "drawn": _drawn(t, seat),
        "assigning": _assigning(t, seat),
        "peeked": _peeked(t, seat),
        "sunk": _sunk(t, seat),
        "offer": _offer(t, seat),
        "counting": (
            scored(t, seat, public["goals"]["counts"]["final"]) if t.outcome is None else []
        ),
    }
    if t.outcome is None:
        own["locations"] = {
            LOCATIONS[place]: _own_location(t, place, seat, public["locations"][LOCATIONS[place]])
            for place in set(t.token_at[seat * 6 : seat * 6 + 6])
            if place >= 0
        }
        own["crews"] = crews = public["crews"].copy()
        crews[seat] = _crew(t, seat, True)
    return own


def public_view(t: "LockupTable") -> View:
    """All that a spectator is entitled to know; everything once the game is over."""
    outcome = t.outcome
    public = outcome is not None
    cards = t.cards
    items = cards.items
    goons = cards.goons
    tomes = cards.tomes
    piles = _piles(t, public)
    loose = any(t.loose_cubes)
    goals = _goals(t)
    return {
        "game": "lockup",
        "seat": None,
        "seats": t.seats,
        "solo": t.config.solo or None,
        "advanced": t.config.advanced,
        "cards": cards.name,
        "rules": t.config.rules,
        "round": t.round_number,
        "phase": "over" if public else PHASES[t.phase],
        "location": None if t.location < 0 else LOCATIONS[t.location],
        "first": t.first,
        "acting": None if t.active == NOBODY else t.active,
        "locations": {
            LOCATIONS[place]: _location(t, place, piles[place], loose, public) for place in range(8)
        },
        "display": [None if item < 0 else items[item].slug for item in t.display],
        "goals": goals,
        "supply": {
            **{KINDS[kind]: t.supply[kind] for kind in range(4)},
            "power": t.power_supply,
            "suspicion": t.suspicion_supply,
        },
        "decks": {
            "items": len(t.item_deck),
            "goons": len(t.goon_deck),
            "tomes": len(t.tome_deck),
            "guards": len(t.guard_deck),
            "locations": len(t.location_deck),
        },
        "goon_discard": [goons[goon].slug for goon in t.goon_discard],
        "tome_discard": [tomes[title].slug for title in t.tome_discard],
        "guards_used": [cards.guards[guard].slug for guard in t.guards_used],
        "locations_used": [
            "off_duty" if place < 0 else LOCATIONS[place] for place in t.locations_used
        ],
        "crews": [_crew(t, who, public) for who in range(t.participants)],
        "ranking": _ranking(t),
        "drawn": [],
        "assigning": None,
        "peeked": [],
        "sunk": [],
        "offer": None,
        "if_ended": if_ended(t, goals["counts"]["final"]),
        "counting": [],
        "claims": [
            {"seat": who, "location": LOCATIONS[place], "token": TOKENS[token]}
            for who, place, token in t.claims
        ],
        "said": _said(t),
        "plans": proposed(t),
        "asked": list(t.waiting),
        "over": public,
        "winners": [] if outcome is None else [int(who) for who in outcome.winners],
        "scores": None if outcome is None else list(t.stars),
        "scoring": None if outcome is None else scoring(t),
        "reason": None if outcome is None else outcome.reason,
    }


def _said(t: "LockupTable") -> list[Remark]:
    """The remarks so far. Those of one table are the same in most views, one after the other, and
    have a fifth of a view's time if each is made anew."""
    global _remarks
    said, texts = t.said, t.options.texts
    known_said, known_texts, told = _remarks
    if known_said is not said or known_texts is not texts:
        told = [
            {"round": number, "seat": who, "text": texts[option]} for number, who, option in said
        ]
        _remarks = (said, texts, told)
    return told[:]


def proposed(t: "LockupTable") -> list[Proposal]:
    """What is proposed in this round, and the answers."""
    found: list[Proposal] = []
    for proposer, place in plans(t):
        answers: dict[int, Answer] = {}
        for _, who, option in t.said[place + 1 :]:
            given = answer(t, option)
            if given is not None and given[0] == proposer:
                answers[who] = {"seat": who, "yes": given[1] is None, "why": given[1]}
        found.append(
            {
                "seat": proposer,
                "text": t.options.texts[t.said[place][2]],
                "answers": [answers[who] for who in sorted(answers)],
            }
        )
    return found


def _location(
    t: "LockupTable", place: int, tokens: list[Pile], loose: bool, public: bool
) -> LocationState:
    """A location; `loose`: whether bandits have left cubes anywhere."""
    goon = t.dens[place]
    cubes: Cubes = {}
    if loose:
        here = t.loose_cubes[place * 4 : place * 4 + 4]
        cubes = {KINDS[kind]: here[kind] for kind in range(4) if here[kind]}
    guards: Guards = {"up": [], "down": 0, "shown": [] if public else None}
    if t.guards >= 0:
        cards = t.cards.guards
        guards["up"] = [cards[guard].slug for guard in t.guards_up[place]]
        guards["down"] = len(t.guards_down[place])
        if public:
            guards["shown"] = [cards[guard].slug for guard in t.guards_down[place]]
    return {
        "suspicion": t.watch[place],
        "cubes": cubes,
        "goon": None if goon < 0 else t.cards.goons[goon].slug,
        "tokens": tokens,
        "guards": guards,
    }


def _piles(t: "LockupTable", public: bool) -> list[list[Pile]]:
    """The tokens at each location, crew by crew."""
    piles: list[list[Pile]] = [[], [], [], [], [], [], [], []]
    for who in range(t.seats):
        base = who * 6
        for token in range(6):
            place = t.token_at[base + token]
            if place < 0:
                continue
            here = piles[place]
            if here and here[-1]["seat"] == who:
                pile = here[-1]
            else:
                pile = {"seat": who, "up": [], "down": 0, "mine": [] if public else None}
                here.append(pile)
            if t.face_down >> (base + token) & 1:
                pile["down"] += 1
                if pile["mine"] is not None:
                    pile["mine"].append(TOKENS[token])
            else:
                pile["up"].append(TOKENS[token])
    return piles


def _own_location(t: "LockupTable", place: int, seat: int, seen: LocationState) -> LocationState:
    """A location as somebody sees it who has tokens there."""
    base = seat * 6
    tokens = seen["tokens"][:]
    for number, pile in enumerate(tokens):
        if pile["seat"] == seat:
            here = [token for token in range(6) if t.token_at[base + token] == place]
            down = [TOKENS[token] for token in here if t.face_down >> (base + token) & 1]
            tokens[number] = {"seat": seat, "up": pile["up"], "down": pile["down"], "mine": down}
    return {**seen, "tokens": tokens}


def _goals(t: "LockupTable") -> Goals:
    goals = t.cards.goals
    return {
        "leader": None if t.leader_goal < 0 else goals[t.leader_goal].slug,
        "leader_holder": None if t.leader == NOBODY else t.leader,
        "instant": None if t.instant_goal < 0 else goals[t.instant_goal].slug,
        "instant_taken": None if t.instant_taken == NOBODY else t.instant_taken,
        "final": None if t.final_goal < 0 else goals[t.final_goal].slug,
        "counts": {
            "leader": _counts(t, t.leader_goal),
            "instant": _counts(t, t.instant_goal),
            "final": _counts(t, t.final_goal),
        },
        "worth": {
            "leader": _worth(t, t.leader_goal),
            "instant": _worth(t, t.instant_goal),
            "final": _worth(t, t.final_goal),
        },
    }


def _worth(t: "LockupTable", goal: int) -> GoalWorth | None:
    """What a goal is worth; where the card names no stars, the rules do (LK-13.4, LK-13.12)."""
    if goal < 0:
        return None
    card = t.cards.goals[goal]
    if card.kind == "leader":
        stars = [t.config.rules["leader_stars"]]
    elif card.stars:
        stars = [card.stars]
    else:
        stars = t.config.rules["contest_stars"]
    return {"stars": stars, "least": card.minimum, "per": card.per}


def _counts(t: "LockupTable", goal: int) -> list[int]:
    """How much every participant has of what a goal counts."""
    if goal < 0:
        return []
    return [measure(t, who, goal) for who in range(t.participants)]


def _crew(t: "LockupTable", who: int, shown: bool) -> Crew:
    cards = t.cards
    tokens = t.tokens_at(who, IN_CELL)
    reserved = t.reserved[who]
    hand = t.hands[who]
    offered = t.offered_traits[who]
    trait = t.traits[who]
    visited = t.visited[who]
    return {
        "seat": who,
        "crew": "guards" if who == t.guards else CREWS[t.config.crews[who]],
        "stars": t.stars[who],
        "power": t.power[who],
        "suspicion": t.suspicion[who],
        "cubes": cubes_of(t, who),
        "storage": t.storage[who],
        "items": [cards.items[item].slug for item in t.items[who]],
        "reserved": [cards.items[item].slug for item in reserved] if shown else len(reserved),
        "goons": [cards.goons[goon].slug for goon in t.goons[who]],
        "tomes": [cards.tomes[title].slug for title in hand] if shown else len(hand),
        "cell": [TOKENS[token] for token in tokens] if shown else len(tokens),
        "passed": t.passed >> who & 1 == 1,
        "closed": (
            [LOCATIONS[place] for place in range(7) if visited >> place & 1] if visited else []
        ),
        "face_down_left": face_down_left(t, who),
        "trait": None if trait < 0 else cards.traits[trait].slug,
        "offered": [cards.traits[each].slug for each in offered] if shown else len(offered),
    }


def _ranking(t: "LockupTable") -> list[Ranked] | None:
    if not t.ranking:
        return None
    places = zip(t.ranking, t.strengths, strict=True)
    return [{"seat": who, "strength": strength} for who, strength in places]


def _drawn(t: "LockupTable", seat: int) -> list[Card]:
    """The cards a seat holds to choose from."""
    if not t.in_hand or not t.asks(seat):
        return []
    kind = t.open[0].question.kind
    if kind == "goon_keep":
        return [t.cards.goons[goon].slug for goon in t.in_hand]
    return [t.cards.tomes[title].slug for title in t.in_hand] if kind == "tome_keep" else []


def _assigning(t: "LockupTable", seat: int) -> Location | None:
    """Where a seat is placing tokens, for that seat; the others hear it token by token."""
    if not t.asks(seat) or t.open[0].question.kind != "token":
        return None
    return LOCATIONS[t.goal_location]


def _offer(t: "LockupTable", seat: int) -> Offer | None:
    """What a seat is asked about, in numbers."""
    for each in t.open:
        if each.seat == seat:
            assert isinstance(each.question, AskSeat)
            return each.question.offer(t)
    return None


def _peeked(t: "LockupTable", seat: int) -> list[Peeked]:
    """The face-down tokens of others that a seat has looked at."""
    seen = t.peeked[seat] & t.face_down
    return [
        {"location": LOCATIONS[t.token_at[n]], "seat": n // 6, "token": TOKENS[n % 6]}
        for n in range(t.seats * 6)
        if seen >> n & 1
    ]


def _sunk(t: "LockupTable", seat: int) -> list[Card]:
    """The tomes that a seat knows in the deck, from the top."""
    deck = zip(t.tome_deck, t.tome_known, strict=True)
    return [t.cards.tomes[title].slug for title, known in deck if known >> seat & 1]
