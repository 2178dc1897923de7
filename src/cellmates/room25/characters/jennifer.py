"""Jennifer calls a neighbour into her tile (R25-8.3)."""

from typing import TYPE_CHECKING

from cellmates.room25.asking import AskCharacter
from cellmates.room25.board import CELLS
from cellmates.room25.characters.calling import call_in, callable_into, side_of
from cellmates.room25.characters.special import Special, sides_for_specials, swept_along
from cellmates.room25.movement import Arrive, leave
from cellmates.room25.names import ALONE, CHARACTERS, JENNIFER, YELLOW
from cellmates.room25.options import ALLOW, CALL, REFUSE
from cellmates.room25.room import RULES_OF

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table


class Call(Special):
    """Choose a character beside you; it steps into your tile."""

    def __init__(self) -> None:
        super().__init__("call")

    def options(self, t: "Room25Table", user: int) -> list[int]:
        sides = sides_for_specials(t, user)
        return [CALL + who for who in callable_into(t, t.on[user], sides)]

    def use(self, t: "Room25Table", user: int, option: int) -> None:
        who = option - CALL
        if who == JENNIFER:  # only Bruce can call her, and she may refuse (R25-8.15)
            t.agenda.append(JenniferIsCalled(user))
        else:
            called(t, user, who)

    def panic(self, t: "Room25Table", who: int) -> None:
        tile = t.on[who]
        if RULES_OF[t.room[tile]].colour == YELLOW:
            beside = callable_into(t, tile, sides_for_specials(t, who))
            called_together(t, who, swept_along(t, beside, who))


def called_together(t: "Room25Table", user: int, people: list[int]) -> None:
    """All come at once, then suffer the room one after the other in turn order (RL-79)."""
    tile = t.on[user]
    sources = [t.on[who] for who in people]
    for who in people:
        if t.listening:
            cells = {"from": CELLS[t.cell(who)], "to": CELLS[t.cell_of[tile]]}
            t.tell("called", {"who": CHARACTERS[who], "by": CHARACTERS[user], **cells})
        t.on[who] = tile
    for who in reversed(t.track):
        if who in people:
            side = side_of(t, tile, sources[people.index(who)])
            t.agenda.append(Arrive(who, tile, side))
    for i in range(len(people)):
        leave(t, sources[i], ALONE[people[i]])


def called(t: "Room25Table", user: int, who: int) -> None:
    """The called one comes."""
    tile = t.on[user]
    if t.listening:
        cells = {"from": CELLS[t.cell(who)], "to": CELLS[t.cell_of[tile]]}
        t.tell("called", {"who": CHARACTERS[who], "by": CHARACTERS[user], **cells})
    call_in(t, who, tile)


class JenniferIsCalled(AskCharacter):
    """Jennifer may refuse Bruce's copy of her own Call."""

    user: int

    def __init__(self, user: int) -> None:
        super().__init__("jennifer", JENNIFER)
        self.user = user

    def options(self, t: "Room25Table") -> tuple[int, ...]:
        return (ALLOW, REFUSE)

    def answer(self, t: "Room25Table", option: int) -> None:
        if option == ALLOW:
            called(t, self.user, JENNIFER)
        elif t.listening:
            t.tell("refused", {"who": CHARACTERS[JENNIFER]})
