"""Collecting and declining a place's reward (LK-6.12 to LK-6.18)."""

from typing import TYPE_CHECKING

from cellmates.kernel.table import Step
from cellmates.lockup.names import IN_CELL, LOCATIONS

if TYPE_CHECKING:
    from cellmates.lockup.table import LockupTable


class Collected(Step["LockupTable"]):
    """A reward is collected: the tokens go home (LK-6.12)."""

    who: int

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, t: "LockupTable") -> None:
        collected(t, self.who)


def collected(t: "LockupTable", who: int) -> None:
    """The tokens, or guard cards, at the present location are done for this round."""
    t.collected |= 1 << who
    t.changes += 1
    send_home(t, who, t.location)


def send_home(t: "LockupTable", who: int, place: int) -> None:
    """Tokens go back to the cell, guard cards to the used pile (LK-17.30)."""
    if who == t.guards:
        t.guards_used = (*t.guards_used, *t.guards_up[place])
        t.guards_up[place] = ()
        return
    for token in t.tokens_at(who, place):
        t.token_at[who * 6 + token] = IN_CELL


def decline(t: "LockupTable", who: int) -> None:
    """Refuse a reward; the tokens will go to the Library (LK-6.14)."""
    if t.listening:
        t.tell("declined", {"seat": who, "location": LOCATIONS[t.location]})
