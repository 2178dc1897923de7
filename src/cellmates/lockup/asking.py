"""The shape of Lockup's questions: a seat is asked about itself."""

from typing import TYPE_CHECKING, Final

from cellmates.kernel.table import Blocked, Question
from cellmates.lockup.names import KINDS
from cellmates.lockup.views import WORDS, Cost, Cubes, Offer

if TYPE_CHECKING:
    from cellmates.lockup.table import LockupTable


PAID: Final = WORDS["Paid"]


class AskSeat(Question["LockupTable"]):
    """A question to one seat."""

    who: int

    def __init__(self, kind: str, who: int) -> None:
        self.kind = kind
        self.who = who

    def seat(self, t: "LockupTable") -> int:
        return self.who

    def about(self, t: "LockupTable") -> str:
        return str(self.who)

    def arises(self, t: "LockupTable", options: tuple[int, ...]) -> bool:
        """Whether this table would put the question, which has these options here."""
        return len(options) > 1

    def offer(self, t: "LockupTable") -> Offer | None:
        """What the question is about in numbers, where it is about numbers."""
        return None

    def blocked(self, t: "LockupTable") -> list[Blocked]:
        """What the question does not offer although people look for it, and why not."""
        return []


def blank_offer(t: "LockupTable", who: int) -> Offer:
    """An offer that names nothing yet but the cubes of whom it is made to."""
    return {
        "gifts": [],
        "costs": {},
        "purse": cubes_of(t, who),
        "lacks": {},
        "count": 0,
        "can_wait": [],
        "moment": None,
    }


def cubes_of(t: "LockupTable", who: int) -> Cubes:
    """The cubes of a crew as views tell them."""
    base = who * 4
    return {KINDS[kind]: t.cubes[base + kind] for kind in range(4)}


def cost_of(price: list[int]) -> Cost:
    """A price, by kind and last any, as views tell it."""
    return {PAID[kind]: price[kind] for kind in range(5) if price[kind]}
