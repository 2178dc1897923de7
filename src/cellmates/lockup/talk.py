"""Table talk: what one says of one's tokens and plans, true or not, and what others answer."""

from typing import TYPE_CHECKING, Final

from cellmates.lockup.names import LOCATIONS, TOKENS
from cellmates.lockup.options import (
    AGREE,
    CLAIM,
    DEAL,
    DEALS,
    DENY,
    NO,
    PLAN,
    REFUSALS,
    TALK_END,
    WARN,
    YES,
    proposals,
)

if TYPE_CHECKING:
    from cellmates.lockup.table import LockupTable

REMEMBERED: Final = 48
WORDINGS: Final = 3
"""How many ways there are to say a thing; the table picks one, so that everybody reads the same."""

_ANY_TIME: Final = tuple(range(CLAIM, DENY + 1))


def phrases(t: "LockupTable", seat: int) -> tuple[int, ...]:
    """What a seat may say now: anything of tokens and places, answers to what others propose."""
    if t.outcome is not None or not 0 <= seat < t.seats:
        return ()
    base = proposals(t.cards)
    options = [*_ANY_TIME, *range(base + WARN, base + YES)]
    for other, _ in plans(t):
        if other != seat:
            options.append(base + YES + other)
            options += [base + NO + other * 3 + why for why in range(3)]
    options.sort()
    return tuple(options)


def is_plan(t: "LockupTable", option: int) -> bool:
    """Whether a phrase proposes something that others can answer."""
    return PLAN <= option < AGREE or 0 <= option - proposals(t.cards) < YES


def plans(t: "LockupTable") -> list[tuple[int, int]]:
    """Each seat's latest proposal of this round, as (seat, its place among the remarks)."""
    found: dict[int, int] = {}
    for place, (number, seat, option) in enumerate(t.said):
        if number == t.round_number and is_plan(t, option):
            found[seat] = place
    return sorted(found.items())


def answer(t: "LockupTable", option: int) -> tuple[int, str | None] | None:
    """Whom a remark answers, and with a no why; nothing: it is no answer."""
    number = option - proposals(t.cards)
    if YES <= number < NO:
        return number - YES, None
    if NO <= number < TALK_END:
        whom, why = divmod(number - NO, 3)
        return whom, REFUSALS[why]
    return None


def _wanted(t: "LockupTable", seat: int) -> int:
    """The place that a seat's latest proposal is about; of a deal, the one it wants for itself."""
    option = t.said[dict(plans(t))[seat]][2]
    if option < AGREE:
        return option - PLAN
    number = option - proposals(t.cards)
    return number - WARN if number < DEAL else DEALS[number - DEAL][0]


def say(t: "LockupTable", seat: int, option: int) -> None:
    """Say it; a claim about a place replaces the seat's earlier one."""
    if t.listening:
        t.tell(*_event(t, seat, option))
    if CLAIM <= option < PLAN:
        place, token = divmod(option - CLAIM, 6)
        others = [made for made in t.claims if made[:2] != (seat, place)]
        t.claims = (*others, (seat, place, token))
    else:
        t.said = (*t.said, (t.round_number, seat, option))[-REMEMBERED:]


def _event(t: "LockupTable", seat: int, option: int) -> tuple[str, dict[str, object]]:
    """What is told of a phrase."""
    same = sum(1 for remark in t.said if remark[2] == option) if option >= PLAN else len(t.claims)
    data: dict[str, object] = {"seat": seat, "wording": (same + option) % WORDINGS}
    if option < PLAN:
        place, token = divmod(option - CLAIM, 6)
        data["location"] = LOCATIONS[place]
        data["token"] = TOKENS[token]
        return "claim", data
    if option < AGREE:
        data["location"] = LOCATIONS[option - PLAN]
        return "plan", data
    if option <= DENY:
        return ("agree" if option == AGREE else "deny"), data
    answered = answer(t, option)
    if answered is not None:
        whom, why = answered
        data["of"] = whom
        if why is None:
            return "yes", data
        data["refusal"] = why
        data["location"] = LOCATIONS[_wanted(t, whom)]
        return "no", data
    number = option - proposals(t.cards)
    if number < DEAL:
        data["location"] = LOCATIONS[number - WARN]
        return "warn", data
    mine, yours = DEALS[number - DEAL]
    data["location"] = LOCATIONS[mine]
    data["other"] = LOCATIONS[yours]
    return "deal", data
