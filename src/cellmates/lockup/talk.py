"""Table talk: what one says of one's tokens and plans, true or not."""

from typing import TYPE_CHECKING, Final

from cellmates.lockup.names import LOCATIONS, TOKENS
from cellmates.lockup.options import AGREE, CLAIM, DENY, PLAN

if TYPE_CHECKING:
    from cellmates.lockup.table import LockupTable

REMEMBERED: Final = 24
_PHRASES: Final = tuple(range(CLAIM, DENY + 1))


def phrases(t: "LockupTable", seat: int) -> tuple[int, ...]:
    """What a seat may say now: anything, until the game is over."""
    return _PHRASES if t.outcome is None and 0 <= seat < t.seats else ()


def say(t: "LockupTable", seat: int, option: int) -> None:
    """Say it; a claim about a place replaces the seat's earlier one."""
    data: dict[str, object] = {"seat": seat}
    kind = "agree" if option == AGREE else "deny"
    if CLAIM <= option < PLAN:
        place, token = divmod(option - CLAIM, 6)
        others = [made for made in t.claims if made[:2] != (seat, place)]
        t.claims = (*others, (seat, place, token))
        kind = "claim"
        data["location"] = LOCATIONS[place]
        data["token"] = TOKENS[token]
    else:
        t.said = (*t.said, (t.round_number, seat, option))[-REMEMBERED:]
        if option < AGREE:
            kind = "plan"
            data["location"] = LOCATIONS[option - PLAN]
    if t.listening:
        t.tell(kind, data)
