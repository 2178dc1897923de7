"""Bruce copies the ability of somebody near him (R25-8.15)."""

from typing import TYPE_CHECKING

from cellmates.room25.asking import AskCharacter
from cellmates.room25.board import CELLS, SIDES
from cellmates.room25.characters.special import SPECIAL_OF, Special, swept_along
from cellmates.room25.movement import (
    Arrive,
    beyond,
    can_enter,
    forced_ways_out,
    leave,
    ways_to_yellow,
)
from cellmates.room25.names import BRUCE, CHARACTERS
from cellmates.room25.options import MIMIC, TO

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table


class Mimic(Special):
    """Choose whom to copy; only abilities with something to do are on offer."""

    def __init__(self) -> None:
        super().__init__("mimic")

    def options(self, t: "Room25Table", user: int) -> list[int]:
        near = [t.tile_at[cell] for _, cell in SIDES[t.cell(user)]]
        near.append(t.on[user])
        return [
            MIMIC + other
            for other in range(8)
            if other != BRUCE and t.on[other] in near and SPECIAL_OF[other].copied_options(t, user)
        ]

    def use(self, t: "Room25Table", user: int, option: int) -> None:
        other = option - MIMIC
        if t.listening:
            t.tell("mimicked", {"who": CHARACTERS[user], "of": CHARACTERS[other]})
        t.agenda.append(Copy(other))

    def panic(self, t: "Room25Table", who: int) -> None:
        t.agenda.append(PanickedPush(who))


class Copy(AskCharacter):
    """What Bruce does with the ability he copies."""

    other: int

    def __init__(self, other: int) -> None:
        super().__init__(SPECIAL_OF[other].kind, BRUCE)
        self.other = other

    def options(self, t: "Room25Table") -> tuple[int, ...]:
        return tuple(SPECIAL_OF[self.other].copied_options(t, BRUCE))

    def answer(self, t: "Room25Table", option: int) -> None:
        SPECIAL_OF[self.other].use(t, BRUCE, option)


class PanickedPush(AskCharacter):
    """Bruce pushes everybody else in his tile to one yellow tile."""

    def __init__(self, who: int) -> None:
        super().__init__("to", who)

    def _others(self, t: "Room25Table") -> list[int]:
        return swept_along(t, t.people_on(t.on[self.who]), self.who)

    def options(self, t: "Room25Table") -> tuple[int, ...]:
        sides: set[int] = set()
        for other in self._others(t):
            sides.update(ways_to_yellow(t, other, forced_ways_out(t, other)))
        return tuple([TO + side for side in sorted(sides)])

    def answer(self, t: "Room25Table", option: int) -> None:
        side = option - TO
        source = t.on[self.who]
        goal = beyond(t, source, side)
        people = [other for other in self._others(t) if can_enter(t, other, goal)]
        cells = {"from": CELLS[t.cell_of[source]], "to": CELLS[t.cell_of[goal]]}
        for other in people:
            t.on[other] = goal
            if t.listening:
                t.tell("pushed", {"who": CHARACTERS[other], "by": CHARACTERS[self.who], **cells})
        for other in reversed(people):
            t.agenda.append(Arrive(other, goal, (side + 2) & 3))
        leave(t, source, tuple(people))
