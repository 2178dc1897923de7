"""The four basic actions and the special one (R25-6, R25-8.1)."""

from typing import TYPE_CHECKING, Final

from cellmates.room25.asking import AskCharacter
from cellmates.room25.board import CELLS, SIDES, SLIDES_FROM
from cellmates.room25.characters.special import SPECIAL_OF
from cellmates.room25.complex import can_slide
from cellmates.room25.knowledge import show_face
from cellmates.room25.movement import beyond, forced_ways_out, step, ways_out
from cellmates.room25.names import (
    ALICE,
    ALONE,
    BRUCE,
    CHARACTERS,
    CONTROL,
    LOOK,
    MOVE,
    PUSH,
    SPECIAL,
    TOKENS,
)
from cellmates.room25.options import LOOK_AT, MOVE_TO, PUSH_TO, SLIDE
from cellmates.room25.room import RULES_OF
from cellmates.room25.slides import control_times, slide

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table


class Action(AskCharacter):
    """A character's action; if it cannot be done it is lost (R25-5.7)."""

    token: int

    def __init__(self, kind: str, token: int, who: int) -> None:
        super().__init__(kind, who)
        self.token = token

    def obstacle(self, t: "Room25Table") -> str:
        """Why it cannot be done where this character stands; asked if it cannot."""
        raise NotImplementedError

    def impossible(self, t: "Room25Table") -> None:
        if t.listening:
            data: dict[str, object] = {"who": CHARACTERS[self.who], "token": TOKENS[self.token]}
            t.tell("lost", {**data, "obstacle": self.obstacle(t)})


class Look(Action):
    """See a hidden tile beside you (R25-6.2)."""

    def __init__(self, who: int) -> None:
        super().__init__("look", LOOK, who)

    def options(self, t: "Room25Table") -> tuple[int, ...]:
        tile = t.on[self.who]
        rules = RULES_OF[t.room[tile]]
        if rules.dark:
            return ()
        exits = rules.exits(t, tile)
        return tuple([
            LOOK_AT + side
            for side, cell in SIDES[t.cell_of[tile]]
            if exits >> side & 1 and not t.up >> t.tile_at[cell] & 1
        ])  # fmt: skip

    def obstacle(self, t: "Room25Table") -> str:
        return "dark" if RULES_OF[t.room[t.on[self.who]]].dark else "all_open"

    def answer(self, t: "Room25Table", option: int) -> None:
        show_face(t, ALONE[self.who], beyond(t, t.on[self.who], option - LOOK_AT))


class Move(Action):
    """Step to a tile beside you (R25-6.3)."""

    def __init__(self, who: int) -> None:
        super().__init__("move", MOVE, who)

    def options(self, t: "Room25Table") -> tuple[int, ...]:
        return tuple([MOVE_TO + side for side in ways_out(t, self.who)])

    def obstacle(self, t: "Room25Table") -> str:
        return "no_way" if ways_out(t, self.who, bound=False) == [] else "prison"

    def answer(self, t: "Room25Table", option: int) -> None:
        side = option - MOVE_TO
        if t.listening:
            source = t.on[self.who]
            goal = beyond(t, source, side)
            cells = {"from": CELLS[t.cell_of[source]], "to": CELLS[t.cell_of[goal]]}
            t.tell("moved", {"who": CHARACTERS[self.who], **cells})
        step(t, ALONE[self.who], self.who, side)


class Push(Action):
    """Make another character of your tile step to a tile beside it (R25-6.4)."""

    def __init__(self, who: int) -> None:
        super().__init__("push", PUSH, who)

    def options(self, t: "Room25Table") -> tuple[int, ...]:
        tile = t.on[self.who]
        if RULES_OF[t.room[tile]].central:  # R25-6.5
            return ()
        options: list[int] = []
        for other in range(8):
            if t.on[other] == tile and other != self.who and self._sees(t, other):
                options += [PUSH_TO + other * 4 + side for side in forced_ways_out(t, other)]
        return tuple(options)

    def obstacle(self, t: "Room25Table") -> str:
        tile = t.on[self.who]
        if RULES_OF[t.room[tile]].central:
            return "central_push"
        others = [other for other in t.people_on(tile) if other != self.who]
        if not others:
            return "alone"
        seen = [other for other in others if self._sees(t, other)]
        return "no_way_for_them" if seen else "hidden"

    def _sees(self, t: "Room25Table", other: int) -> bool:
        """Hidden characters cannot be pushed, but Alice sees a hidden Bruce (R25-8.15)."""
        return not t.hidden >> other & 1 or (self.who == ALICE and other == BRUCE)

    def answer(self, t: "Room25Table", option: int) -> None:
        other, side = divmod(option - PUSH_TO, 4)
        if t.listening:
            source = t.on[other]
            goal = beyond(t, source, side)
            cells = {"from": CELLS[t.cell_of[source]], "to": CELLS[t.cell_of[goal]]}
            people = {"who": CHARACTERS[other], "by": CHARACTERS[self.who]}
            t.tell("pushed", {**people, **cells})
        step(t, ALONE[other], other, side)


class Control(Action):
    """Slide the row or the column you stand in (R25-6.6)."""

    def __init__(self, who: int) -> None:
        super().__init__("control", CONTROL, who)

    def options(self, t: "Room25Table") -> tuple[int, ...]:
        slides = SLIDES_FROM[t.cell_of[t.on[self.who]]]
        return tuple([SLIDE + number for number in slides if can_slide(t, number)])

    def obstacle(self, t: "Room25Table") -> str:
        return "slid" if SLIDES_FROM[t.cell_of[t.on[self.who]]] else "central_control"

    def answer(self, t: "Room25Table", option: int) -> None:
        slide(t, option - SLIDE, "control_action", control_times(t), CHARACTERS[self.who])


class UseSpecial(Action):
    """Use your special ability; never in the Central Room (R25-8.1)."""

    def __init__(self, who: int) -> None:
        super().__init__(SPECIAL_OF[who].kind, SPECIAL, who)

    def run(self, t: "Room25Table") -> None:
        consider_special(t, self.who)
        super().run(t)

    def options(self, t: "Room25Table") -> tuple[int, ...]:
        if RULES_OF[t.room[t.on[self.who]]].central:
            return ()
        return tuple(SPECIAL_OF[self.who].options(t, self.who))

    def obstacle(self, t: "Room25Table") -> str:
        central = RULES_OF[t.room[t.on[self.who]]].central
        return "central_special" if central else "special_idle"

    def answer(self, t: "Room25Table", option: int) -> None:
        SPECIAL_OF[self.who].use(t, self.who, option)


ACTIONS: Final[list[list[Action]]] = [
    [Look(who) for who in range(8)],
    [Move(who) for who in range(8)],
    [Push(who) for who in range(8)],
    [Control(who) for who in range(8)],
    [UseSpecial(who) for who in range(8)],
]
"""Every action by token and character."""


def consider_special(t: "Room25Table", who: int) -> None:
    """A question is put whose options depend on what a special ability can do now."""
    if not RULES_OF[t.room[t.on[who]]].central:
        SPECIAL_OF[who].considered(t, who)


def can_do(t: "Room25Table", who: int, token: int) -> bool:
    """Whether the action would have any effect now."""
    return len(ACTIONS[token][who].options(t)) > 0
