"""Sarah sabotages the room she is in, or a robot in it (R25-8.13, R25-8.14)."""

from typing import TYPE_CHECKING

from cellmates.room25.board import CELLS
from cellmates.room25.characters.special import Special
from cellmates.room25.complex import become_empty
from cellmates.room25.names import BLUE, CHARACTERS
from cellmates.room25.options import SABOTAGE_ROBOT, SABOTAGE_ROOM
from cellmates.room25.robots import destroy
from cellmates.room25.room import RULES_OF

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table


class Sabotage(Special):
    """Replace your tile by one of your Empty tiles, or destroy a robot in it."""

    def __init__(self) -> None:
        super().__init__("sarah")

    def options(self, t: "Room25Table", user: int) -> list[int]:
        here = t.on[user]
        robots = [SABOTAGE_ROBOT + robot for robot in range(2) if t.robots[robot] == here]
        return self.copied_options(t, user) + robots

    def copied_options(self, t: "Room25Table", user: int) -> list[int]:
        return [SABOTAGE_ROOM] if can_sabotage_room(t, user) else []

    def use(self, t: "Room25Table", user: int, option: int) -> None:
        if option == SABOTAGE_ROOM:
            sabotage_room(t, user)
        else:
            destroy(t, option - SABOTAGE_ROBOT)

    def panic(self, t: "Room25Table", who: int) -> None:
        if can_sabotage_room(t, who):
            sabotage_room(t, who)


def can_sabotage_room(t: "Room25Table", user: int) -> bool:
    """Whether the user has an Empty tile left and stands in no blue room."""
    return t.empties[user] > 0 and RULES_OF[t.room[t.on[user]]].colour != BLUE


def sabotage_room(t: "Room25Table", user: int) -> None:
    """Spend an Empty tile on the user's room, even an Empty one (R25-8.13.4)."""
    t.empties[user] -= 1
    if t.listening:
        t.tell("sabotaged", {"who": CHARACTERS[user], "cell": CELLS[t.cell(user)]})
    become_empty(t, t.on[user])
