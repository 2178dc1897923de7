"""A view: built up from what a seat knows, as plain data (LK-3)."""

from typing import TYPE_CHECKING, Any

from cellmates.lockup.names import (
    CREWS,
    IN_CELL,
    KINDS,
    LOCATIONS,
    NOBODY,
    PHASES,
    TOKENS,
)

if TYPE_CHECKING:
    from cellmates.lockup.table import LockupTable


def own_view(t: "LockupTable", seat: int, public: dict[str, Any]) -> dict[str, Any]:
    """What a seat knows besides: its own tokens, cards and cell, and what it has peeked at."""
    own: dict[str, Any] = {
        "seat": seat,
        "drawn": _drawn(t, seat),
        "assigning": _assigning(t, seat),
        "peeked": _peeked(t, seat),
        "sunk": _sunk(t, seat),
    }
    if t.outcome is None:
        own["locations"] = {
            LOCATIONS[place]: _location(t, place, seat, False)
            for place in set(t.token_at[seat * 6 : seat * 6 + 6])
            if place >= 0
        }
        own["crews"] = crews = public["crews"].copy()
        crews[seat] = _crew(t, seat, True)
    return own


def public_view(t: "LockupTable") -> dict[str, Any]:
    """All that a spectator is entitled to know; everything once the game is over."""
    outcome = t.outcome
    public = outcome is not None
    cards = t.cards
    options = t.options
    items = cards.items
    goons = cards.goons
    tomes = cards.tomes
    return {
        "game": "lockup",
        "seat": None,
        "seats": t.seats,
        "solo": t.config.solo or None,
        "advanced": t.config.advanced,
        "cards": cards.name,
        "round": t.round_number,
        "phase": "over" if public else PHASES[t.phase],
        "location": None if t.location < 0 else LOCATIONS[t.location],
        "first": t.first,
        "acting": None if t.active == NOBODY else t.active,
        "locations": {LOCATIONS[place]: _location(t, place, None, public) for place in range(8)},
        "display": [None if item < 0 else items[item].slug for item in t.display],
        "goals": _goals(t),
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
        "claims": [
            {"seat": who, "location": LOCATIONS[place], "token": TOKENS[token]}
            for who, place, token in t.claims
        ],
        "said": [
            {"round": number, "seat": who, "text": options.texts[option]}
            for number, who, option in t.said
        ],
        "asked": list(t.waiting),
        "over": public,
        "winners": [] if outcome is None else list(outcome.winners),
        "scores": None if outcome is None else list(t.stars),
        "reason": None if outcome is None else outcome.reason,
    }


def _location(t: "LockupTable", place: int, seat: int | None, public: bool) -> dict[str, Any]:
    cubes: dict[str, int] = {}
    for kind in range(4):
        if t.loose_cubes[place * 4 + kind]:
            cubes[KINDS[kind]] = t.loose_cubes[place * 4 + kind]
    tokens: list[dict[str, Any]] = []
    for who in range(t.seats):
        base = who * 6
        if place in t.token_at[base : base + 6]:
            here = t.tokens_at(who, place)
            down = [token for token in here if t.face_down >> (base + token) & 1]
            up = [TOKENS[token] for token in here if token not in down]
            mine = [TOKENS[token] for token in down] if who == seat or public else None
            tokens.append({"seat": who, "up": up, "down": len(down), "mine": mine})
    goon = t.dens[place]
    guards = t.cards.guards
    return {
        "suspicion": t.watch[place],
        "cubes": cubes,
        "goon": None if goon < 0 else t.cards.goons[goon].slug,
        "tokens": tokens,
        "guards": {
            "up": [guards[guard].slug for guard in t.guards_up[place]],
            "down": len(t.guards_down[place]),
        },
    }


def _goals(t: "LockupTable") -> dict[str, Any]:
    goals = t.cards.goals
    return {
        "leader": None if t.leader_goal < 0 else goals[t.leader_goal].slug,
        "leader_holder": None if t.leader == NOBODY else t.leader,
        "instant": None if t.instant_goal < 0 else goals[t.instant_goal].slug,
        "instant_taken": None if t.instant_taken == NOBODY else t.instant_taken,
        "final": None if t.final_goal < 0 else goals[t.final_goal].slug,
    }


def _crew(t: "LockupTable", who: int, shown: bool) -> dict[str, Any]:
    cards = t.cards
    base = who * 4
    tokens = t.tokens_at(who, IN_CELL)
    reserved = t.reserved[who]
    hand = t.hands[who]
    offered = t.offered_traits[who]
    trait = t.traits[who]
    stealth = t.stealth >> who & 1 == 1
    return {
        "seat": who,
        "crew": "guards" if who == t.guards else CREWS[t.config.crews[who]],
        "stars": t.stars[who],
        "power": t.power[who],
        "suspicion": t.suspicion[who],
        "cubes": {KINDS[kind]: t.cubes[base + kind] for kind in range(4)},
        "storage": t.storage[who],
        "items": [cards.items[item].slug for item in t.items[who]],
        "reserved": [cards.items[item].slug for item in reserved] if shown else len(reserved),
        "goons": [cards.goons[goon].slug for goon in t.goons[who]],
        "tomes": [cards.tomes[title].slug for title in hand] if shown else len(hand),
        "cell": [TOKENS[token] for token in tokens] if shown else len(tokens),
        "passed": t.passed >> who & 1 == 1,
        "closed": [LOCATIONS[place] for place in range(7) if t.visited[who] >> place & 1],
        "face_down_left": 6 if stealth else (3 if t.players == 2 else 2) - t.downs[who],
        "trait": None if trait < 0 else cards.traits[trait].slug,
        "offered": [cards.traits[each].slug for each in offered] if shown else len(offered),
    }


def _ranking(t: "LockupTable") -> list[dict[str, int]] | None:
    if not t.ranking:
        return None
    places = zip(t.ranking, t.strengths, strict=True)
    return [{"seat": who, "strength": strength} for who, strength in places]


def _drawn(t: "LockupTable", seat: int) -> list[str]:
    """The cards a seat holds to choose from."""
    if not t.in_hand or not t.asks(seat):
        return []
    kind = t.open[0].question.kind
    if kind == "goon_keep":
        return [t.cards.goons[goon].slug for goon in t.in_hand]
    return [t.cards.tomes[title].slug for title in t.in_hand] if kind == "tome_keep" else []


def _assigning(t: "LockupTable", seat: int) -> str | None:
    """Where a seat is placing tokens, for that seat; the others hear it token by token."""
    if not t.asks(seat) or t.open[0].question.kind != "token":
        return None
    return LOCATIONS[t.goal_location]


def _peeked(t: "LockupTable", seat: int) -> list[dict[str, Any]]:
    """The face-down tokens of others that a seat has looked at."""
    seen = t.peeked[seat] & t.face_down
    return [
        {"location": LOCATIONS[t.token_at[n]], "seat": n // 6, "token": TOKENS[n % 6]}
        for n in range(t.seats * 6)
        if seen >> n & 1
    ]


def _sunk(t: "LockupTable", seat: int) -> list[str]:
    """The tomes that a seat knows in the deck, from the top."""
    deck = zip(t.tome_deck, t.tome_known, strict=True)
    return [t.cards.tomes[title].slug for title, known in deck if known >> seat & 1]
