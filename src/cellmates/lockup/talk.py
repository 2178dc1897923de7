"""Table talk: what one says of one's tokens and plans, true or not, and what others answer."""

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from cellmates.lockup.names import LOCATIONS, TOKENS
from cellmates.lockup.options import (
    AGREE,
    ASK,
    BLAME,
    BLAMES,
    CLAIM,
    DEAL,
    DEALS,
    DENY,
    GIVE,
    GIVE_GUARDS,
    GROAN,
    LESS,
    NO,
    PLAN,
    PRAISE,
    REFUSALS,
    REPLIES,
    REPLY,
    ROB,
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
    if not t.said or t.said[-1][0] != t.round_number:  # nobody has said anything in this round
        return _phrases(proposals(t.cards), t.seats, seat, (), ())
    proposing = tuple([other for other, _ in plans(t) if other != seat])
    return _phrases(proposals(t.cards), t.seats, seat, proposing, tuple(spoken_to_by(t, seat)))


@lru_cache(maxsize=1024)  # there are few, and making one takes as long as a fifth of a view
def _phrases(
    base: int, seats: int, seat: int, proposing: tuple[int, ...], speaking: tuple[int, ...]
) -> tuple[int, ...]:
    """What a seat may say to those who propose something and to those who speak to it."""
    options = [*_ANY_TIME, *range(base + WARN, base + YES)]
    for other in proposing:
        options.append(base + YES + other)
        options += [base + NO + other * 3 + why for why in range(3)]
    if seats > 1:
        for other in range(seats):
            if other != seat:
                options += [base + BLAME + why * 5 + other for why in range(5)]
                options += [base + PRAISE + other, base + ASK + other]
        for other in speaking:
            options += [base + REPLY + how * 5 + other for how in range(5)]
        options.append(base + GROAN)
    options.sort()
    return tuple(options)


def is_plan(option: int, base: int) -> bool:
    """Whether a phrase proposes something that others can answer; `base`: see `proposals`."""
    return PLAN <= option < AGREE or 0 <= option - base < YES


def plans(t: "LockupTable") -> list[tuple[int, int]]:
    """Each seat's latest proposal of this round, as (seat, its place among the remarks)."""
    found: dict[int, int] = {}
    base = proposals(t.cards)
    said, round_number = t.said, t.round_number
    for place in range(len(said) - 1, -1, -1):
        number, seat, option = said[place]
        if number != round_number:
            break
        if is_plan(option, base) and seat not in found:
            found[seat] = place
    return sorted(found.items())


def addressed(t: "LockupTable", option: int) -> int:
    """The seat that is blamed, praised or asked; -1: a remark is none of these."""
    return _addressed(option - proposals(t.cards))


def _addressed(number: int) -> int:
    """The same for an option counted from the first proposal."""
    return (number - BLAME) % 5 if BLAME <= number < REPLY else -1


def spoken_to_by(t: "LockupTable", seat: int) -> list[int]:
    """Who has blamed, praised or asked this seat in this round."""
    found: set[int] = set()
    base = proposals(t.cards)
    for place in range(len(t.said) - 1, -1, -1):
        number, who, option = t.said[place]
        if number != t.round_number:
            break
        if _addressed(option - base) == seat:
            found.add(who)
    return sorted(found)


def wants_answer(t: "LockupTable", option: int) -> bool:
    """Whether a phrase is one that others may answer; so is a cube taken, or suspicion passed on,
    for whoever suffers it."""
    if ROB <= option < LESS or GIVE <= option < GIVE_GUARDS:
        return True
    if CLAIM <= option < AGREE or is_plan(option, proposals(t.cards)):
        return True
    return addressed(t, option) >= 0


def answer(t: "LockupTable", option: int) -> tuple[int, str | None] | None:
    """Whom a remark answers, and with a no why; nothing: it is no answer."""
    number = option - proposals(t.cards)
    if YES <= number < NO:
        return number - YES, None
    if NO <= number < BLAME:
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


def may_be_true(t: "LockupTable", who: int, place: int, token: int) -> bool:
    """Whether a token may lie where its crew says, by what everybody sees: it lies there open, or
    nobody has seen it in this round, and something of the crew's lies there face down."""
    first = who * 6
    if t.shown >> (first + token) & 1:
        return t.token_at[first + token] == place
    return any(
        t.token_at[each] == place and t.face_down >> each & 1 for each in range(first, first + 6)
    )


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
    wording = (same + option + sum(t.dens)) % WORDINGS  # another one with other goons about
    data: dict[str, object] = {"seat": seat, "wording": wording}
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
        return ("took_back" if _has_agreed(t, seat, whom) else "no"), data
    number = option - proposals(t.cards)
    if number >= BLAME:
        return _remark(number, data)
    if number < DEAL:
        data["location"] = LOCATIONS[number - WARN]
        return "warn", data
    mine, yours = DEALS[number - DEAL]
    data["location"] = LOCATIONS[mine]
    data["other"] = LOCATIONS[yours]
    return "deal", data


def _has_agreed(t: "LockupTable", seat: int, whom: int) -> bool:
    """Whether a seat's latest answer to another's latest proposal is yes."""
    found = False
    for _, who, option in t.said[dict(plans(t))[whom] + 1 :]:
        given = answer(t, option)
        if who == seat and given is not None and given[0] == whom:
            found = given[1] is None
    return found


def _remark(number: int, data: dict[str, object]) -> tuple[str, dict[str, object]]:
    """What is told of blame, praise, a question, and what is said to them."""
    if number == GROAN:
        return "groan", data
    if number < PRAISE:
        why, data["of"] = divmod(number - BLAME, 5)
        data["blame"] = BLAMES[why]
        return "blame", data
    if number < REPLY:
        kind, data["of"] = divmod(number - PRAISE, 5)
        return ("ask" if kind else "praise"), data
    how, data["of"] = divmod(number - REPLY, 5)
    data["reply"] = REPLIES[how]
    return "reply", data
