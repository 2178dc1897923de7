"""The shape of Lockup's questions: a seat is asked about itself."""

from typing import TYPE_CHECKING

from cellmates.kernel.table import Question

if TYPE_CHECKING:
    from cellmates.lockup.table import LockupTable


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
