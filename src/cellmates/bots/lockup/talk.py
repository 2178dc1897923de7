"""Table talk: yes or no to what others propose, answers to blame, praise and questions, a warning,
a deal, and a word about what has just happened to one.

What is promised follows from where one means to go, and is kept (`promises.py`). At most one thing
at a time; unasked a crew proposes something every other round, in few games in the first one, not
while others answer somebody, and complains once a round; it never speaks twice in a row, but of a
broken word, of which it complains besides.
"""

from typing import Final

from cellmates.bots.lockup.heard import BROKE, OUTBID, SNATCHED, Heard, own_answer
from cellmates.bots.lockup.rollcall import Prospects
from cellmates.bots.lockup.sight import Sight
from cellmates.bots.lockup.temperament import Temperament
from cellmates.lockup.names import (
    CELL_BLOCK,
    CHOW_HALL,
    LOCATION_NUMBERS,
    LOCATIONS,
    NOBODY,
    ROLL_CALL,
)
from cellmates.lockup.options import (
    BLAME,
    BLAMES,
    DEAL,
    DEALS,
    DENY,
    GROAN,
    NO,
    PLAN,
    PRAISE,
    REFUSALS,
    REPLIES,
    REPLY,
    WARN,
    YES,
)
from cellmates.lockup.views import Proposal, View

MOST_PLANS: Final = 2
"""So many proposals in a round are enough."""
MOST_COMPLAINTS: Final = 2
"""And so many complaints."""
FIRST_WORDS: Final = 3
"""In the first round one of so many crews that could propose something does."""
CROWDED: Final = (CHOW_HALL, CELL_BLOCK)
"""Everybody goes there; nobody would leave them to others."""
FOREMOST: Final = 3
"""A crew speaks of one of so many places, those where most depends on being the strongest."""
MOST_ALIKE: Final = 2
"""So many crews say yes, or no, to a warning or a plan; a deal is made by one yes."""


def remark(
    sight: Sight, prospects: Prospects, wanted: dict[int, list[int]], heard: Heard
) -> int | None:
    """The next thing to say in Roll Call about where crews go, if there is one, counted from the
    first proposal (`cellmates.lockup.options.proposals`)."""
    temper = prospects.temper
    found = _take_back(sight)
    if found is None:
        found = _reply(sight, wanted, temper, heard)
    if found is None and not (heard.addressed or temper.silent(sight.round, sight.me)):
        found = _proposal(sight, prospects, wanted, heard)
    return found


def whereabouts(
    sight: Sight, prospects: Prospects, wanted: dict[int, list[int]], heard: Heard, told: int
) -> int | None:
    """What to say to somebody who asks where one goes; an option, or nothing: one keeps it to
    oneself. `told` is the place to which one has said last that one goes: who still does says so
    again, and who has offered a deal that nobody has answered offers it again, once, for a new
    proposal would end it. Of tokens that lie face up one does not speak: everybody sees them."""
    place = told
    lying = prospects.temper.lying(sight.round, sight.me)
    if place == NOBODY or not (lying or place in wanted or sight.own_tokens(place)):
        place = _confided(sight, prospects, wanted, heard)
    if place == NOBODY:
        return None
    for plan in sight.view["plans"]:
        if plan["seat"] == sight.me and plan["text"].startswith("deal"):
            answers = plan["answers"]
            agreed = any(each["yes"] for each in answers)
            if answers and not agreed:
                break  # nobody wants it
            if agreed or _times_said(sight, plan["text"]) > 1:
                return None
            mine, other = [LOCATION_NUMBERS[name] for name in plan["text"].split()[1:]]
            return sight.lore.proposals + DEAL + DEALS.index((mine, other))
    return PLAN + place


def _shown_places(sight: Sight) -> list[int]:
    """Where tokens of this crew lie face up."""
    return [
        LOCATION_NUMBERS[name]
        for name, state in sight.view["locations"].items()
        if any(pile["seat"] == sight.me and pile["up"] for pile in state["tokens"])
    ]


def _times_said(sight: Sight, text: str) -> int:
    """How often one has said this in this round."""
    said = [(each["round"], each["seat"], each["text"]) for each in sight.view["said"]]
    return said.count((sight.round, sight.me, text))


def _confided(
    sight: Sight, prospects: Prospects, wanted: dict[int, list[int]], heard: Heard
) -> int:
    """The place that a crew names when it is asked; a liar's is one where it does not go."""
    temper = prospects.temper
    if temper.lying(sight.round, sight.me):
        false = [place for place in _empty_places(sight) if place not in wanted]
        return _one_of(false, prospects, heard, 1) if false else NOBODY
    if heard.whim(4, 8) >= 8 * temper.frank:
        return NOBODY
    if wanted:
        return max(wanted, key=prospects.gap)
    there = [place for place in range(7) if sight.own_tokens(place)]
    seen = _shown_places(sight)
    hidden = [place for place in there if place not in seen]
    return max(hidden or there, key=prospects.gap) if there else NOBODY


def own_place(words: int, view: View) -> int:
    """The place that somebody who says this wants for himself, if any; the words are counted from
    the first proposal."""
    if WARN <= words < DEAL:
        return words - WARN
    if DEAL <= words < YES:
        return DEALS[words - DEAL][0]
    if NO <= words < BLAME:
        seat, why = divmod(words - NO, 3)
        for plan in view["plans"]:
            if plan["seat"] == seat and REFUSALS[why] == "mine":
                return LOCATION_NUMBERS[plan["text"].split()[1]]
    return NOBODY


def retort(what: str, of: int, heard: Heard, temper: Temperament) -> int | None:
    """The answer to praise or blame, counted from the first proposal; nothing: it is not true."""
    if what == "praise":
        how = "thanks"
    elif what == "ask":
        how = "secret"
    elif (what, of) in heard.done:
        how = temper.retort
    else:
        return None
    return REPLY + REPLIES.index(how) * 5 + of


def complaint(view: View, heard: Heard, temper: Temperament) -> int | None:
    """A word about what has just happened, counted from the first proposal; but not while others
    answer somebody."""
    me, number = view["seat"], view["round"]
    assert me is not None
    if _holds_back(heard, temper, number, me, _last_speaker(view)):
        return None
    if heard.feat == NOBODY and heard.wrong is None:
        return None
    if heard.wrong is not None and heard.wrong[0] == BROKE:
        of, heard.wrong = heard.wrong[1], None
        return BLAME + BLAMES.index(BROKE) * 5 + of
    words = [remark["text"].split()[0] for remark in view["said"] if remark["round"] == number]
    mine = [
        remark["text"].split()[0]
        for remark in view["said"]
        if remark["round"] == number and remark["seat"] == me
    ]
    if heard.feat != NOBODY:
        of, heard.feat = heard.feat, NOBODY
        return None if "praise" in words else PRAISE + of
    if heard.wrong is None or "blame" in mine or "groan" in mine:
        return None
    if words.count("blame") + words.count("groan") >= MOST_COMPLAINTS:
        return None
    (what, of), heard.wrong = heard.wrong, None
    if what == "raid":
        return None if "groan" in words else GROAN
    if what == OUTBID and (number + me) % 2 == 0:
        return None  # it happens all the time
    return BLAME + BLAMES.index(what) * 5 + of


def false_claim(view: View, claim: tuple[int, str, str]) -> bool:
    """Whether everybody can see that a token does not lie face down where somebody says."""
    seat, location, token = claim
    piles = [
        (name, pile)
        for name, state in view["locations"].items()
        for pile in state["tokens"]
        if pile["seat"] == seat
    ]
    shown = [name for name, pile in piles if token in pile["up"]]
    if shown:
        return location not in shown
    return not any(name == location and pile["down"] for name, pile in piles)


def contradiction(view: View, heard: Heard) -> int | None:
    """A no to a claim that cannot be true, once; an option."""
    claim, heard.claim = heard.claim, None
    return DENY if claim is not None and false_claim(view, claim) else None


def nothing_to_say(heard: Heard, temper: Temperament) -> bool:
    """Whether a crew that has planned its round has nothing to say for sure, by what it has heard;
    so that it need not look."""
    me, number, speaker = heard.me, heard.round, heard.speaker
    if heard.open or heard.claim is not None or heard.feat != NOBODY:
        return False
    if heard.wrong is not None and (
        heard.wrong[0] == SNATCHED or not _holds_back(heard, temper, number, me, speaker)
    ):
        return False
    if heard.phase != ROLL_CALL:
        return True
    for seat, answer in heard.plans.items():
        if seat == me:
            continue
        unanswered = answer is None and seat not in heard.passed_over
        if unanswered or (answer and heard.went_back_on(seat)):
            return False  # it is to be answered, or taken back
    return temper.silent(number, me) or not _may_propose(heard, list(heard.plans), speaker)


def has_to_say(view: View, heard: Heard) -> bool:
    """Whether there may be something to say about where crews go, before one has thought about the
    turn."""
    return _next_to_propose(view, heard) or any(plan["seat"] != heard.me for plan in view["plans"])


def _next_to_propose(view: View, heard: Heard) -> bool:
    proposing = [plan["seat"] for plan in view["plans"]]
    return _may_propose(heard, proposing, _last_speaker(view))


def _may_propose(heard: Heard, proposing: list[int], speaker: int) -> bool:
    """Whether it is a crew's turn to propose something, by those who have done so in this round and
    who spoke last."""
    if (heard.round + heard.whims) % 2 or len(proposing) >= MOST_PLANS:
        return False
    if heard.round == 1 and heard.whim(0, FIRST_WORDS):
        return False
    return heard.me not in proposing and speaker != heard.me


def _holds_back(heard: Heard, temper: Temperament, number: int, me: int, speaker: int) -> bool:
    """Whether a crew complains of nothing now: others answer somebody, it is of the silent kind, or
    it spoke last. Whoever lost most in a raid is not silent, and nobody is whose deal is broken."""
    what = "" if heard.wrong is None else heard.wrong[0]
    if heard.addressed or what == BROKE:
        return heard.addressed
    return speaker == me or (what != "raid" and temper.silent(number, me))


def _last_speaker(view: View) -> int:
    return view["said"][-1]["seat"] if view["said"] else NOBODY


def _claimed(sight: Sight) -> set[str]:
    """The places that one has asked for in this round, or has in exchange: everybody knows it."""
    found = set()
    for plan in sight.view["plans"]:
        what, *places = plan["text"].split()
        if plan["seat"] == sight.me:
            found.add(places[0])
        elif what == "deal" and own_answer(plan, sight.me):
            found.add(places[1])
    return found


def _take_back(sight: Sight) -> int | None:
    """Who has gone where he said he would not go, says so."""
    for plan in sight.view["plans"]:
        theirs = LOCATION_NUMBERS[plan["text"].split()[1]]
        if own_answer(plan, sight.me) and sight.own_tokens(theirs):
            return NO + plan["seat"] * 3 + REFUSALS.index("mine")
    return None


def _reply(
    sight: Sight, wanted: dict[int, list[int]], temper: Temperament, heard: Heard
) -> int | None:
    """The answer to the latest proposal that waits for one; to a deal it may come later, for that
    is a matter of two."""
    latest = {seat: place for place, seat in enumerate(heard.plans)}
    for plan in sorted(sight.view["plans"], key=lambda each: -latest.get(each["seat"], -1)):
        seat = plan["seat"]
        if seat == sight.me or own_answer(plan, sight.me) is not None:
            continue
        if seat in heard.passed_over or heard.plans.get(seat) is not None:
            continue  # the same was proposed, and answered, before
        deal = plan["text"].startswith("deal")
        place = plan["text"].split()[1]
        claimed = place in _claimed(sight)
        there = sight.own_tokens(LOCATION_NUMBERS[place])
        lie = temper.lying(sight.round, sight.me) and not (deal or claimed or there)
        why = None if lie else _refusal(sight, plan, wanted, heard)
        if why is None and _left_to_another(sight, plan, heard):
            if not deal:
                continue  # two rivals for a place settle it between them
            why = "other"
        alike = [answer for answer in plan["answers"] if answer["yes"] == (why is None)]
        if why == "mine" and place in heard.insisted and not deal:
            continue  # everybody has heard it
        if len(alike) < (1 if deal else MOST_ALIKE):
            if why == "mine":
                heard.insisted.add(place)
            return YES + seat if why is None else NO + seat * 3 + REFUSALS.index(why)
    return None


def _left_to_another(sight: Sight, plan: Proposal, heard: Heard) -> bool:
    """Whether the crew has said yes to somebody else who wants the same place."""
    place = plan["text"].split()[1]
    return any(
        each["seat"] != plan["seat"]
        and each["text"].split()[1] == place
        and (own_answer(each, sight.me) or heard.plans.get(each["seat"]))
        for each in sight.view["plans"]
    )


def _refusal(
    sight: Sight, plan: Proposal, wanted: dict[int, list[int]], heard: Heard
) -> str | None:
    """Why this crew does not go along; nothing: it does."""
    what, *places = plan["text"].split()
    theirs = LOCATION_NUMBERS[places[0]]
    if theirs in wanted or sight.own_tokens(theirs):
        return "mine"
    if places[0] in _claimed(sight):
        return "other"  # it has asked for the place, but does not go there after all
    if what != "deal":
        return None
    offered = LOCATION_NUMBERS[places[1]]
    if plan["seat"] in heard.breakers or sight.is_there(plan["seat"], offered):
        return "trust"  # his word is worth nothing, or what is offered is taken already
    return None if offered in wanted else "other"


def _empty_places(sight: Sight) -> list[int]:
    """Where nobody's tokens lie yet, and of which nobody has spoken."""
    spoken_for = {word for plan in sight.view["plans"] for word in plan["text"].split()[1:]}
    crews = range(sight.players)
    return [
        place
        for place in range(7)
        if LOCATIONS[place] not in spoken_for
        and not any(sight.is_there(who, place) for who in crews)
    ]


def _proposal(
    sight: Sight, prospects: Prospects, wanted: dict[int, list[int]], heard: Heard
) -> int | None:
    """A warning off a place where much depends on being the strongest, or a deal about it."""
    if sight.solo or not _next_to_propose(sight.view, heard):
        return None
    empty = _empty_places(sight)
    mine = [place for place in wanted if place in empty and place not in CROWDED]
    if not mine:
        return None
    free = [place for place in empty if place not in wanted]
    place = _one_of(mine, prospects, heard, 1)
    if free and heard.whim(2, 5) > 1:  # rather a deal than a warning
        return DEAL + DEALS.index((place, _one_of(free, prospects, heard, 3)))
    return WARN + place


def _one_of(places: list[int], prospects: Prospects, heard: Heard, about: int) -> int:
    """One of the places where most depends on being the strongest."""
    first = sorted(places, key=prospects.gap, reverse=True)[:FOREMOST]
    return first[heard.whim(about, len(first))]
