"""A view: built up from what a seat knows, as plain data (LK-3)."""

from typing import TYPE_CHECKING, Any, Final, cast

from cellmates.kernel import table as kernel
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
from cellmates.lockup.talk import answer, may_be_true, plans
from cellmates.lockup.views import (
    Answer,
    Card,
    Crew,
    Cubes,
    Deck,
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
    Scored,
    View,
)

if TYPE_CHECKING:
    from cellmates.lockup.table import LockupTable


_remarks: tuple[tuple[tuple[int, int, int], ...], tuple[str, ...], list[Remark]] = ((), (), [])
"""The latest remarks that were told, the texts of their options, and how views tell them."""


_DOWN: Final = 30
"""Where the bits of face-down tokens begin in a number of tokens, which are five times six."""


class Cards:
    """The decks, the discards and the display as views tell them."""

    def __init__(self, t: "LockupTable") -> None:
        cards = t.cards
        self.display = [None if item < 0 else cards.items[item].slug for item in t.display]
        self.decks: dict[Deck, int] = {
            "items": len(t.item_deck),
            "goons": len(t.goon_deck),
            "tomes": len(t.tome_deck),
            "guards": len(t.guard_deck),
            "locations": len(t.location_deck),
        }
        self.goon_discard = [cards.goons[goon].slug for goon in t.goon_discard]
        self.tome_discard = [cards.tomes[title].slug for title in t.tome_discard]
        self.guards_used = [cards.guards[guard].slug for guard in t.guards_used]
        self.locations_used = [
            "off_duty" if place < 0 else LOCATIONS[place] for place in t.locations_used
        ]


class LockupShowing(kernel.Showing):
    """The views of one table. What has not changed since the last view is shown again: crews,
    locations, proposals and what everything would count, which take most of a view's time."""

    def __init__(self, t: "LockupTable") -> None:
        super().__init__(t)
        self.t = t
        # Parts of views, each after what it was made from.
        self.crews: dict[int, tuple[tuple[object, ...], Crew]] = {}
        self.places: dict[int, tuple[tuple[object, ...], LocationState]] = {}
        self.counted: tuple[tuple[object, ...], Goals, list[int]] | None = None
        self.proposed: tuple[object, int, list[Proposal]] | None = None
        self.cards: tuple[tuple[object, ...], Cards] | None = None
        # The same as a seat sees them, each after the public part that it was made from.
        self.own_crews: dict[int, tuple[Crew, Crew]] = {}
        self.own_places: dict[int, tuple[LocationState, LocationState]] = {}
        self.own_counted: dict[int, tuple[tuple[object, ...], list[Scored]]] = {}
        self.own_sunk: dict[int, tuple[object, object, list[Card]]] = {}

    def seen_by(self, seat: int, public: dict[str, Any]) -> dict[str, Any]:
        """A seat's view out of the public one."""
        return kernel.with_own(public, self.own_view(seat, public))

    def own_view(self, seat: int, public: dict[str, Any]) -> dict[str, Any]:
        """What a seat knows besides."""
        return cast("dict[str, Any]", self._own_view(seat, cast(View, public)))

    def public_view(self) -> dict[str, Any]:
        """All that a spectator is entitled to know."""
        return cast("dict[str, Any]", self._public_view())

    def _own_view(self, seat: int, public: View) -> OwnView:
        """Its own tokens, cards and cell, and what it has peeked at."""
        t = self.t
        own: OwnView = {
            "seat": seat,
            "drawn": _drawn(t, seat),
            "assigning": _assigning(t, seat),
            "peeked": _peeked(t, seat),
            "sunk": self._sunk(seat),
            "offer": _offer(t, seat),
            "counting": [],
        }
        if t.outcome is None:
            own["counting"] = self._counting(seat, public)
            own["locations"] = {
                LOCATIONS[place]: self._own_location(
                    place, seat, public["locations"][LOCATIONS[place]]
                )
                for place in set(t.token_at[seat * 6 : seat * 6 + 6])
                if place >= 0
            }
            own["crews"] = crews = public["crews"].copy()
            crews[seat] = self._own_crew(seat, crews[seat])
        return own

    def _public_view(self) -> View:
        """Everything once the game is over."""
        t = self.t
        outcome = t.outcome
        public = outcome is not None
        cards = self._cards()
        goals, totals = self._count()
        return {
            "game": "lockup",
            "seat": None,
            "seats": t.seats,
            "solo": t.config.solo or None,
            "advanced": t.config.advanced,
            "cards": t.cards.name,
            "rules": t.config.rules,
            "round": t.round_number,
            "phase": "over" if public else PHASES[t.phase],
            "location": None if t.location < 0 else LOCATIONS[t.location],
            "first": t.first,
            "acting": None if t.active == NOBODY else t.active,
            "locations": self._locations(public),
            "display": cards.display,
            "goals": goals,
            "supply": {
                **{KINDS[kind]: t.supply[kind] for kind in range(4)},
                "power": t.power_supply,
                "suspicion": t.suspicion_supply,
            },
            "decks": cards.decks,
            "goon_discard": cards.goon_discard,
            "tome_discard": cards.tome_discard,
            "guards_used": cards.guards_used,
            "locations_used": cards.locations_used,
            "crews": [self._crew(who, public) for who in range(t.participants)],
            "ranking": _ranking(t),
            "drawn": [],
            "assigning": None,
            "peeked": [],
            "sunk": [],
            "offer": None,
            "if_ended": totals,
            "counting": [],
            "claims": [
                {"seat": who, "location": LOCATIONS[place], "token": TOKENS[token]}
                for who, place, token in t.claims
                if may_be_true(t, who, place, token)
            ],
            "said": _said(t),
            "plans": self._plans(),
            "asked": list(t.waiting),
            "over": public,
            "winners": [] if outcome is None else [int(who) for who in outcome.winners],
            "scores": None if outcome is None else list(t.stars),
            "scoring": None if outcome is None else scoring(t),
            "reason": None if outcome is None else outcome.reason,
        }

    def _cards(self) -> "Cards":
        """The decks, the discards and the display."""
        t = self.t
        made_from: tuple[object, ...] = (
            t.display, t.goon_discard, t.tome_discard, t.guards_used, t.locations_used,
            len(t.item_deck), len(t.goon_deck), len(t.tome_deck), len(t.guard_deck),
            len(t.location_deck),
        )  # fmt: skip
        known = self.cards
        if known is None or known[0] != made_from:
            self.cards = known = ((t.display[:], *made_from[1:]), Cards(t))
        return known[1]

    def _sunk(self, seat: int) -> list[Card]:
        """The tomes that a seat knows in the deck, from the top."""
        t = self.t
        known = self.own_sunk.get(seat)
        if known is None or known[0] is not t.tome_deck or known[1] is not t.tome_known:
            self.own_sunk[seat] = known = (t.tome_deck, t.tome_known, _sunk(t, seat))
        return known[2]

    def _crew(self, who: int, public: bool) -> Crew:
        """A crew as everybody sees it."""
        t = self.t
        cubes = who * 4
        tokens = who * 6
        made_from: tuple[object, ...] = (
            public, t.stars[who], t.power[who], t.suspicion[who], t.cubes[cubes : cubes + 4],
            t.storage[who], t.items[who], t.reserved[who], t.goons[who], t.hands[who],
            t.token_at[tokens : tokens + 6], t.passed >> who & 1, t.visited[who],
            face_down_left(t, who), t.traits[who], t.offered_traits[who],
        )  # fmt: skip
        known = self.crews.get(who)
        if known is None or known[0] != made_from:
            self.crews[who] = known = (made_from, _crew(t, who, public))
        return known[1]

    def _own_crew(self, seat: int, seen: Crew) -> Crew:
        """A crew as its own seat sees it."""
        known = self.own_crews.get(seat)
        if known is None or known[0] is not seen:
            self.own_crews[seat] = known = (seen, _crew(self.t, seat, True))
        return known[1]

    def _locations(self, public: bool) -> dict[Location, LocationState]:
        """All locations as everybody sees them."""
        t = self.t
        loose = any(t.loose_cubes)
        lying = _lying(t)
        found: dict[Location, LocationState] = {}
        for place in range(8):
            cubes = t.loose_cubes[place * 4 : place * 4 + 4] if loose else None
            made_from: tuple[object, ...] = (
                public, t.watch[place], cubes, t.dens[place], lying[place], t.guards_up[place],
                t.guards_down[place],
            )  # fmt: skip
            known = self.places.get(place)
            if known is None or known[0] != made_from:
                shown = _location(t, place, _piles(lying[place], public), cubes, public)
                self.places[place] = known = (made_from, shown)
            found[LOCATIONS[place]] = known[1]
        return found

    def _own_location(self, place: int, seat: int, seen: LocationState) -> LocationState:
        """A location as somebody sees it who has tokens there."""
        key = seat * 8 + place
        known = self.own_places.get(key)
        if known is None or known[0] is not seen:
            self.own_places[key] = known = (seen, _own_location(self.t, place, seat, seen))
        return known[1]

    def _count(self) -> tuple[Goals, list[int]]:
        """The goals, and everybody's stars if the game ended now."""
        t = self.t
        made_from: tuple[object, ...] = (
            t.outcome, t.stars, t.power, t.suspicion, t.cubes, t.items, t.goons, t.hands,
            t.leader, t.instant_taken, t.first,
        )  # fmt: skip
        known = self.counted
        if known is None or known[0] != made_from:
            goals = _goals(t)
            totals = if_ended(t, goals["counts"]["final"])
            copies = tuple([
                part[:] if isinstance(part, list) else part for part in made_from
            ])  # fmt: skip
            self.counted = known = (copies, goals, totals)
        return known[1], known[2]

    def _counting(self, seat: int, public: View) -> list[Scored]:
        """What a crew's things would bring in the final scoring."""
        t = self.t
        counts = public["goals"]["counts"]["final"]
        made_from: tuple[object, ...] = (
            t.power[seat], t.cubes[seat * 4 : seat * 4 + 4], t.items[seat], t.goons[seat],
            t.hands[seat], t.leader == seat, t.first == seat, counts,
        )  # fmt: skip
        known = self.own_counted.get(seat)
        if known is None or known[0] != made_from:
            self.own_counted[seat] = known = (made_from, scored(t, seat, counts))
        return known[1]

    def _plans(self) -> list[Proposal]:
        """What is proposed in this round."""
        t = self.t
        known = self.proposed
        if known is None or known[0] is not t.said or known[1] != t.round_number:
            self.proposed = known = (t.said, t.round_number, proposed(t))
        return known[2]


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
    t: "LockupTable", place: int, tokens: list[Pile], loose: list[int] | None, public: bool
) -> LocationState:
    """A location; `loose`: the cubes that bandits have left there, if there are any anywhere."""
    goon = t.dens[place]
    cubes: Cubes = {}
    if loose is not None:
        cubes = {KINDS[kind]: loose[kind] for kind in range(4) if loose[kind]}
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


def _lying(t: "LockupTable") -> list[int]:
    """The tokens at each location, a bit each at participant * 6 + token, and a second one from
    `_DOWN` on for those that lie face down."""
    lying = [0] * 8
    for n in range(t.seats * 6):
        place = t.token_at[n]
        if place >= 0:
            lying[place] |= 1 << n | (t.face_down >> n & 1) << _DOWN + n
    return lying


def _piles(lying: int, public: bool) -> list[Pile]:
    """The tokens at a location, crew by crew."""
    piles: list[Pile] = []
    for n in range(_DOWN):
        if not lying >> n & 1:
            continue
        token = TOKENS[n % 6]
        if not piles or piles[-1]["seat"] != n // 6:
            piles.append({"seat": n // 6, "up": [], "down": 0, "mine": [] if public else None})
        pile = piles[-1]
        if lying >> _DOWN + n & 1:
            pile["down"] += 1
            if pile["mine"] is not None:
                pile["mine"].append(token)
        else:
            pile["up"].append(token)
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
    if not seen:
        return []
    return [
        {"location": LOCATIONS[t.token_at[n]], "seat": n // 6, "token": TOKENS[n % 6]}
        for n in range(t.seats * 6)
        if seen >> n & 1
    ]


def _sunk(t: "LockupTable", seat: int) -> list[Card]:
    """The tomes that a seat knows in the deck, from the top."""
    tomes = t.cards.tomes
    return [
        tomes[t.tome_deck[place]].slug
        for place, known in enumerate(t.tome_known)
        if known >> seat & 1
    ]
