"""Paying with cubes of one's choice (LK-7.27, LK-10.8)."""

from typing import TYPE_CHECKING

from cellmates.lockup.asking import AskSeat, blank_offer
from cellmates.lockup.cubes import pay
from cellmates.lockup.options import PAY
from cellmates.lockup.views import Offer

if TYPE_CHECKING:
    from cellmates.lockup.table import LockupTable


class Pay(AskSeat):
    """Cube by cube; what can be paid in one way only is paid without asking."""

    count: int

    def __init__(self, who: int, count: int) -> None:
        super().__init__("pay", who)
        self.count = count

    def options(self, t: "LockupTable") -> tuple[int, ...]:
        if self.count == 0:
            return ()
        base = self.who * 4
        kinds = [PAY + kind for kind in range(4) if t.cubes[base + kind] > 0]
        if t.cube_count(self.who) == self.count:
            return (kinds[0],)
        return tuple(kinds)

    def offer(self, t: "LockupTable") -> Offer:
        return {**blank_offer(t, self.who), "count": self.count}

    def answer(self, t: "LockupTable", option: int) -> None:
        pay(t, self.who, option - PAY, 1)
        t.agenda.append(Pay(self.who, self.count - 1))
