"""Table talk in Roll Call: yes or no to what others propose, a warning, a deal.

Everything follows from where one means to go. At most one thing at a time; a proposal gets one yes
and one no from bots; unasked a crew speaks every other round, once, and never twice in a row.
"""

from typing import Final, NamedTuple

from cellmates.bots.lockup.rollcall import Prospects
from cellmates.bots.lockup.sight import Sight
from cellmates.bots.lockup.temperament import Temperament
from cellmates.lockup.names import LOCATION_NUMBERS, LOCATIONS
from cellmates.lockup.options import DEAL, DEALS, KEEP_TOME, NO, REFUSALS, WARN, YES
from cellmates.lockup.views import Proposal

MOST_PLANS: Final = 2
"""So many proposals in a round are enough."""


class Mood(NamedTuple):
    """Whether a crew keeps silent unless it is asked, and whether it says yes to everything."""

    silent: bool
    lies: bool


def mood_of(sight: Sight, temper: Temperament) -> Mood:
    """What a crew of this temperament feels like in this round; not by lot, so that what it says
    does not change what it does."""
    turn = (sight.round * 3 + sight.me * 5) % 8 / 8
    return Mood(turn >= temper.words, turn < temper.lies)


def remark(
    sight: Sight,
    prospects: Prospects,
    wanted: dict[int, list[int]],
    phrases: tuple[int, ...],
    mood: Mood,
) -> int | None:
    """The next thing to say for a crew that wants to go to these places, if there is one."""
    base = KEEP_TOME + 2 * len(sight.lore.tome_codes)  # as cellmates.lockup.options.proposals
    found = _reply(sight, wanted, mood.lies)
    if found is None and not mood.silent:
        found = _proposal(sight, prospects, wanted)
    return base + found if found is not None and base + found in phrases else None


def left_to_others(sight: Sight) -> set[int]:
    """The locations that this crew has left to others this round: by a yes to a warning or a deal,
    or by a deal of its own that somebody has agreed to."""
    found = set()
    for plan in sight.view["plans"]:
        places = [LOCATION_NUMBERS[place] for place in plan["text"].split()[1:]]
        yes = {answer["seat"] for answer in plan["answers"] if answer["yes"]}
        if sight.me in yes:
            found.add(places[0])
        elif plan["seat"] == sight.me and yes and len(places) > 1:
            found.add(places[1])
    return found


def has_to_say(sight: Sight) -> bool:
    """Whether there may be something to say, before one has thought about the turn."""
    return _may_propose(sight) or any(_unanswered(sight, plan) for plan in sight.view["plans"])


def _unanswered(sight: Sight, plan: Proposal) -> bool:
    seats = [plan["seat"], *[answer["seat"] for answer in plan["answers"]]]
    return sight.me not in seats


def _reply(sight: Sight, wanted: dict[int, list[int]], lies: bool) -> int | None:
    """The answer to the first proposal that waits for one."""
    for plan in sight.view["plans"]:
        if not _unanswered(sight, plan):
            continue
        why = None if lies else _refusal(sight, plan, wanted)
        if any(answer["yes"] == (why is None) for answer in plan["answers"]):
            continue
        seat = plan["seat"]
        return YES + seat if why is None else NO + seat * 3 + REFUSALS.index(why)
    return None


def _refusal(sight: Sight, plan: Proposal, wanted: dict[int, list[int]]) -> str | None:
    """Why this crew does not go along; nothing: it does."""
    what, *places = plan["text"].split()
    theirs = LOCATION_NUMBERS[places[0]]
    if theirs in wanted or sight.own_tokens(theirs):
        return "mine"
    if what != "deal":
        return None
    offered = LOCATION_NUMBERS[places[1]]
    if sight.is_there(plan["seat"], offered):
        return "trust"  # what is offered is taken already
    return None if offered in wanted else "other"


def _may_propose(sight: Sight) -> bool:
    view = sight.view
    if (sight.round + sight.me) % 2 or len(view["plans"]) >= MOST_PLANS:
        return False
    if any(
        remark["round"] == sight.round and remark["seat"] == sight.me for remark in view["said"]
    ):
        return False
    return not view["said"] or view["said"][-1]["seat"] != sight.me


def _proposal(sight: Sight, prospects: Prospects, wanted: dict[int, list[int]]) -> int | None:
    """A warning off the place where most depends on being the strongest, or a deal about it."""
    if not wanted or sight.solo or not _may_propose(sight):
        return None
    mine = max(wanted, key=prospects.gap)
    spoken_for = {word for plan in sight.view["plans"] for word in plan["text"].split()[1:]}
    if LOCATIONS[mine] in spoken_for:
        return None
    free = [place for place in range(7) if place not in wanted and not sight.own_tokens(place)]
    if free and (sight.round // 2 + sight.me) % 2:
        return DEAL + DEALS.index((mine, max(free, key=prospects.gap)))
    return WARN + mine
