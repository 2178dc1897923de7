"""Table talk: yes or no to what others propose, answers to blame, praise and questions, a warning,
a deal, and a word about what has just happened to one.

What is promised follows from where one means to go, and is kept (`promises.py`). At most one thing
at a time; unasked a crew proposes something every other round, in few games in the first one, not
while others answer somebody, and complains once a round; it never speaks twice in a row, but of a
broken word, of which it complains besides, and of what somebody has just done to it.
"""

from collections.abc import Callable
from typing import Final

from cellmates.bots.lockup.heard import BROKE, LASTING, OUTBID, SNATCHED, Heard, own_answer
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
    ROUNDS,
    TOKEN_NUMBERS,
)
from cellmates.lockup.options import (
    BLAME,
    BLAMES,
    CLAIM,
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
STRONG: Final = 1 << 2 | 1 << 3
"""The tokens that nobody lays face down as a bluff: the 4 and the 5."""
FIVE: Final = 3
"""The strongest token that every crew has."""
FAVOUR: Final = 1.5
"""So many stars more a crew gives in the next deal with somebody whom it has wronged."""
LIES: Final = 2
"""In one of so many rounds in which a liar lies, his yes may mean nothing."""
MOST_ALIKE: Final = 2
"""So many crews say yes, or no, to a warning or a plan; a deal is made by one yes."""


class Mind:
    """What a crew goes by when it speaks of where it goes, besides what it sees and has heard."""

    def __init__(
        self,
        prospects: Prospects,
        wanted: dict[int, list[int]],
        bound: int,
        bluffs: float,
        loss: Callable[[Proposal], float],
    ) -> None:
        self.prospects = prospects
        self.temper = prospects.temper
        self.wanted = wanted  # the places to which it means to send tokens, and which
        self.bound = bound  # the place to which it has said that it is on its way
        self.bluffs = bluffs  # how often it bluffs
        self.loss = loss  # what a deal costs it, in stars


def remark(sight: Sight, mind: Mind, heard: Heard) -> int | None:
    """The next thing to say in Roll Call about where crews go, if there is one, counted from the
    first proposal (`cellmates.lockup.options.proposals`)."""
    temper = mind.temper
    found = _take_back(sight, mind, heard)
    if found is None:
        found = _reply(sight, mind, heard)
    if found is None and not (heard.addressed or temper.silent(sight.round, sight.me)):
        found = _proposal(sight, mind, heard)
    return found


def bluff(sight: Sight, bluffs: float, heard: Heard) -> int | None:
    """A strong token to claim where one has just been laid face down and somebody may still come:
    if that is a weak one, another that nobody has seen yet and that can be kept from view; if it is
    strong, itself, or claims would always be lies. An option."""
    place, heard.hid = heard.hid, ""
    if not place or heard.whim(4, 16) >= 16 * bluffs:
        return None
    here = LOCATION_NUMBERS[place]
    if not _may_come(sight, here):
        return None
    shown = 0
    for state in sight.view["locations"].values():
        for pile in state["tokens"]:
            if pile["seat"] == sight.me:
                for name in pile["up"]:
                    shown |= 1 << TOKEN_NUMBERS[name]
    hidden = sight.known[sight.me * 8 + here] & ~shown
    for token in (FIVE, FIVE - 1):
        if hidden >> token & 1:
            return CLAIM + here * 6 + token
    if sight.known[sight.me * 8 + here] & STRONG:
        return None  # it is strong there as everybody sees
    for token in (FIVE, FIVE - 1):
        if not shown >> token & 1 and (token not in sight.tokens or sight.downs_left > 0):
            return CLAIM + here * 6 + token
    return None


def _may_come(sight: Sight, place: int) -> bool:
    """Whether somebody can still send tokens to a place where he has none."""
    return any(
        sight.cells[who]
        and not (sight.passed >> who & 1 or sight.closed[who] >> place & 1)
        and not sight.is_there(who, place)
        for who in sight.others
    )


def whereabouts(
    sight: Sight, prospects: Prospects, wanted: dict[int, list[int]], heard: Heard, told: int
) -> int | None:
    """What to say to somebody who asks where one goes; an option, or nothing: one keeps it to
    oneself. `told` is the place to which one has said last that one goes: who still does says so
    again, and who has offered a deal that nobody has answered offers it again, once, for a new
    proposal would end it. Where tokens of one's own lie already one does not go."""
    place = told
    lying = prospects.temper.lying(sight.round, sight.me)
    if place == NOBODY or sight.own_tokens(place) or not (lying or place in wanted):
        place = _confided(sight, prospects, wanted, heard)
    if place == NOBODY:
        return None
    for plan in sight.view["plans"]:
        if plan["seat"] == sight.me and plan["text"].startswith("deal"):
            answers = plan["answers"]
            agreed = any(each["yes"] for each in answers)
            mine, other = [LOCATION_NUMBERS[name] for name in plan["text"].split()[1:]]
            if not agreed and (answers or sight.own_tokens(mine)):
                break  # nobody wants it, or it has come to nothing
            if agreed or _times_said(sight, plan["text"]) > 1:
                return None
            return sight.lore.proposals + DEAL + DEALS.index((mine, other))
    return PLAN + place


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
    return max(wanted, key=prospects.gap) if wanted else NOBODY


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
        if what == BROKE and of in heard.excused:
            how = "sorry"  # as it has said
        if how == "sorry" and heard.round == ROUNDS:
            how = "shrug"  # there is no time left to make up for it
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
    if heard.wrong is not None and (heard.wrong[0] == BROKE or heard.stung()):
        (what, of), heard.wrong = heard.wrong, None
        return BLAME + BLAMES.index(what) * 5 + of
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
    if what == OUTBID and ((number + me) % 2 == 0 or number == ROUNDS):
        return None  # it happens all the time; and there is no next time after the last round
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
    """A no to a claim that cannot be true, be it that it has just turned out so, from one of those
    who hear it; an option."""
    claim, heard.claim = heard.claim, None
    exposed, heard.exposed = heard.exposed, None
    if exposed is None and claim is not None and false_claim(view, claim):
        exposed = claim
    return DENY if exposed is not None and heard.doubts(exposed) else None


def nothing_to_say(heard: Heard, temper: Temperament) -> bool:
    """Whether a crew that has planned its round has nothing to say for sure, by what it has heard;
    so that it need not look."""
    me, number, speaker = heard.me, heard.round, heard.speaker
    if heard.open or heard.claim is not None or heard.feat != NOBODY:
        return False
    if heard.exposed is not None or heard.hid:
        return False
    if heard.wrong is not None and (
        heard.wrong[0] == SNATCHED or not _holds_back(heard, temper, number, me, speaker)
    ):
        return False
    if heard.phase != ROLL_CALL or heard.laying:
        return True
    for seat, answer in heard.plans.items():
        if seat == me:
            continue
        unanswered = answer is None and seat not in heard.passed_over
        if unanswered or (answer and heard.hollow):
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
    it spoke last. Whoever lost most in a raid, was robbed or framed is not silent, and nobody is
    whose deal is broken, or who speaks the moment he is robbed or framed."""
    what = "" if heard.wrong is None else heard.wrong[0]
    if heard.addressed or what == BROKE or heard.stung():
        return heard.addressed
    return speaker == me or (what not in LASTING and temper.silent(number, me))


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


def _take_back(sight: Sight, mind: Mind, heard: Heard) -> int | None:
    """Who is about to go where he said he would not go, since he means to go nowhere else any more,
    says so first; whoever has gone there says nothing more."""
    if sight.acting != sight.me or mind.bound != NOBODY:
        return None
    if any(not heard.hollow >> place & 1 for place in mind.wanted):
        return None
    for plan in sight.view["plans"]:
        what, place = plan["text"].split()[:2]
        theirs = LOCATION_NUMBERS[place]
        if what != "deal" and theirs in mind.wanted and own_answer(plan, sight.me):
            return NO + plan["seat"] * 3 + REFUSALS.index("mine")
    return None


def _reply(sight: Sight, mind: Mind, heard: Heard) -> int | None:
    """The answer to the latest proposal that waits for one; to an offer that brings nothing it may
    be another offer."""
    temper = mind.temper
    latest = {seat: place for place, seat in enumerate(heard.plans)}
    for plan in sorted(sight.view["plans"], key=lambda each: -latest.get(each["seat"], -1)):
        seat = plan["seat"]
        if seat == sight.me or own_answer(plan, sight.me) is not None:
            continue
        if seat in heard.passed_over or heard.plans.get(seat) is not None:
            continue  # the same was proposed, and answered, before
        if heard.addressed and seat != heard.caller:
            continue  # it would be taken for an answer to what was said since
        deal = plan["text"].startswith("deal")
        place = plan["text"].split()[1]
        claimed = place in _claimed(sight)
        there = sight.own_tokens(LOCATION_NUMBERS[place])
        lie = not (deal or claimed or there) and _may_lie(sight, place, mind, heard)
        if deal and any(answer["yes"] for answer in plan["answers"]):
            continue  # it is made, and a matter of two
        if deal and not (plan["answers"] or _is_first_to_answer(plan, heard)):
            continue
        why = None if lie else _refusal(sight, plan, mind, heard)
        if deal and why in (None, "other") and temper.haggles:
            counter = _counter(sight, plan, mind, heard)
            if counter is not None:
                return counter
        if why is None and _left_to_another(sight, plan, heard):
            why = "other"  # two rivals for a place settle it between them
        if why == "other" and not deal:
            continue  # it stays where it is, or goes there some other time: no words fit that
        alike = [answer for answer in plan["answers"] if answer["yes"] == (why is None)]
        if why == "mine" and place in heard.insisted and not deal:
            continue  # everybody has heard it
        if len(alike) < (1 if deal else MOST_ALIKE):
            if why == "mine":
                heard.insisted.add(place)
            if lie:
                heard.hollow |= 1 << LOCATION_NUMBERS[place]
            return YES + seat if why is None else NO + seat * 3 + REFUSALS.index(why)
    return None


def _is_first_to_answer(plan: Proposal, heard: Heard) -> bool:
    """Whether an offer, which is a matter of two, falls to this crew before others."""
    places = plan["text"].split()[1:]
    return heard.falls_to_me(plan["seat"], sum(LOCATION_NUMBERS[place] for place in places))


def _may_lie(sight: Sight, name: str, mind: Mind, heard: Heard) -> bool:
    """Whether a liar says yes, once a round, to what he does not mean to keep: he goes somewhere
    else first."""
    place = LOCATION_NUMBERS[name]
    if heard.hollow or place not in mind.wanted or place == mind.bound or len(mind.wanted) < 2:
        return False
    return mind.temper.lying(sight.round, sight.me) and heard.whim(6, LIES) == 0


def _left_to_another(sight: Sight, plan: Proposal, heard: Heard) -> bool:
    """Whether the crew has said yes to somebody else who wants the same place."""
    place = plan["text"].split()[1]
    return any(
        each["seat"] != plan["seat"]
        and each["text"].split()[1] == place
        and (own_answer(each, sight.me) or heard.plans.get(each["seat"]))
        for each in sight.view["plans"]
    )


def _refusal(sight: Sight, plan: Proposal, mind: Mind, heard: Heard) -> str | None:
    """Why this crew does not go along; nothing: it does."""
    what, *places = plan["text"].split()
    theirs = LOCATION_NUMBERS[places[0]]
    if sight.own_tokens(theirs):
        return "other"  # everybody sees that it is there; nobody is on his way to where he is
    mine = "mine" if mind.bound in (NOBODY, theirs) else "other"  # one can go to one place next
    if theirs == mind.bound:
        return mine
    if places[0] in _claimed(sight):
        return mine if theirs in mind.wanted else "other"  # it has asked for the place itself
    if what != "deal":
        return mine if theirs in mind.wanted else None
    offered = LOCATION_NUMBERS[places[1]]
    if plan["seat"] in heard.breakers or sight.is_there(plan["seat"], offered):
        return "trust"  # his word is worth nothing, or what is offered is taken already
    most = mind.temper.gives + (FAVOUR if plan["seat"] in heard.owes else 0.0)
    if mind.loss(plan) <= most:
        return None
    return mine if theirs in mind.wanted else "other"


def _counter(sight: Sight, plan: Proposal, mind: Mind, heard: Heard) -> int | None:
    """Another offer, once a round: what somebody wants, against a place that one would rather have
    than what he offers."""
    theirs, offered = [LOCATION_NUMBERS[name] for name in plan["text"].split()[1:]]
    proposing = [each["seat"] for each in sight.view["plans"]]
    if heard.countered == sight.round or heard.speaker == sight.me or sight.me in proposing:
        return None
    if len(proposing) > MOST_PLANS or theirs in mind.wanted or offered in mind.wanted:
        return None
    if any(each["text"].startswith("deal") and each["text"].split()[2] == LOCATIONS[theirs]
           for each in sight.view["plans"]):  # fmt: skip
        return None  # somebody else has made him one
    if plan["seat"] in heard.breakers or _taken(sight, theirs) or mind.bound != NOBODY:
        return None
    mine = [place for place in _empty_places(sight) if place in mind.wanted]
    mine = [place for place in mine if place not in CROWDED]
    if not mine:
        return None
    return DEAL + DEALS.index((max(mine, key=mind.prospects.gap), theirs))


def _taken(sight: Sight, place: int) -> bool:
    """Whether tokens of anybody lie at a place."""
    return any(sight.is_there(who, place) for who in range(sight.players))


def _empty_places(sight: Sight) -> list[int]:
    """Where nobody's tokens lie yet, and of which nobody has spoken."""
    spoken_for = {word for plan in sight.view["plans"] for word in plan["text"].split()[1:]}
    return [
        place
        for place in range(7)
        if LOCATIONS[place] not in spoken_for and not _taken(sight, place)
    ]


def _proposal(sight: Sight, mind: Mind, heard: Heard) -> int | None:
    """A warning off a place where much depends on being the strongest, or a deal about it; who
    bluffs may say that he wants to win where he does not go."""
    prospects, wanted = mind.prospects, mind.wanted
    if sight.solo or not _next_to_propose(sight.view, heard):
        return None
    empty = _empty_places(sight)
    mine = [place for place in wanted if place in empty and place not in CROWDED]
    if not mine:
        return None
    free = [place for place in empty if place not in wanted]
    place = _one_of(mine, prospects, heard, 1)
    if free and heard.whim(5, 16) < 16 * mind.bluffs:
        return PLAN + _one_of(free, prospects, heard, 3) - sight.lore.proposals
    if free and heard.whim(2, 5) > 1:  # rather a deal than a warning
        return DEAL + DEALS.index((place, _one_of(free, prospects, heard, 3)))
    return WARN + place


def _one_of(places: list[int], prospects: Prospects, heard: Heard, about: int) -> int:
    """One of the places where most depends on being the strongest."""
    first = sorted(places, key=prospects.gap, reverse=True)[:FOREMOST]
    return first[heard.whim(about, len(first))]
