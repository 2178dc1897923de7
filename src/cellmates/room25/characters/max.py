"""Max carries somebody along (R25-8.7)."""

from typing import TYPE_CHECKING

from cellmates.room25.asking import AskCharacter
from cellmates.room25.board import CELLS
from cellmates.room25.characters.special import Special, swept_along
from cellmates.room25.movement import beyond, step, ways_out, ways_to_yellow
from cellmates.room25.names import CHARACTERS, MAX
from cellmates.room25.options import CARRY, TO

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table


class Carry(Special):
    """Step to a tile beside you and take one other character of your tile with you."""

    def __init__(self) -> None:
        super().__init__("carry")

    def options(self, t: "Room25Table", user: int) -> list[int]:
        tile = t.on[user]
        ways = ways_out(t, user)
        options: list[int] = []
        for other in range(8):
            if t.on[other] == tile and other != user and not t.hidden >> other & 1:
                options += [CARRY + other * 4 + side for side in ways]
        return options

    def copied_options(self, t: "Room25Table", user: int) -> list[int]:
        options = self.options(t, user)
        return [option for option in options if (option - CARRY) >> 2 != MAX]

    def use(self, t: "Room25Table", user: int, option: int) -> None:
        other, side = divmod(option - CARRY, 4)
        carry(t, user, [other], side)

    def panic(self, t: "Room25Table", who: int) -> None:
        t.agenda.append(PanickedCarry(who))


def carry(t: "Room25Table", user: int, others: list[int], side: int) -> None:
    """Go to the tile on that side with others; the carrier chooses for all (R25-7.5)."""
    if t.listening:
        source = t.on[user]
        goal = beyond(t, source, side)
        cells = {"from": CELLS[t.cell_of[source]], "to": CELLS[t.cell_of[goal]]}
        t.tell("moved", {"who": CHARACTERS[user], **cells})
        for other in others:
            t.tell("carried", {"who": CHARACTERS[other], "by": CHARACTERS[user], **cells})
    step(t, (user, *others), user, side)


class PanickedCarry(AskCharacter):
    """Max takes everybody in his tile along to a yellow one."""

    def __init__(self, who: int) -> None:
        super().__init__("to", who)

    def _others(self, t: "Room25Table") -> list[int]:
        return swept_along(t, t.people_on(t.on[self.who]), self.who)

    def options(self, t: "Room25Table") -> tuple[int, ...]:
        if not self._others(t):
            return ()
        return tuple([TO + side for side in ways_to_yellow(t, self.who, ways_out(t, self.who))])

    def answer(self, t: "Room25Table", option: int) -> None:
        carry(t, self.who, self._others(t), option - TO)
