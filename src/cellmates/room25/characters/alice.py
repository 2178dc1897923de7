"""Alice hides (R25-8.4). Her other gifts stand where they work: the android in `robots`
(R25-8.6), the immunity to cards in `cards` (R25-8.5)."""

from typing import TYPE_CHECKING

from cellmates.room25.characters.special import Special
from cellmates.room25.names import CHARACTERS
from cellmates.room25.options import HIDE

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table


class Hide(Special):
    """Nobody can push, carry or call you until your next action."""

    def __init__(self) -> None:
        super().__init__("hide")

    def options(self, t: "Room25Table", user: int) -> list[int]:
        return [HIDE]

    def use(self, t: "Room25Table", user: int, option: int) -> None:
        t.hidden |= 1 << user
        if t.listening:
            t.tell("hid", {"who": CHARACTERS[user]})
