"""Franck recovers his adrenaline (R25-8.18)."""

from typing import TYPE_CHECKING

from cellmates.room25.characters.special import Special
from cellmates.room25.names import CHARACTERS, FRANCK, HELD, PLANNED, SPENT
from cellmates.room25.options import RECOVER

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table


class Recover(Special):
    """Take back an adrenaline token that was spent or lost; otherwise nothing happens."""

    def __init__(self) -> None:
        super().__init__("recover")

    def options(self, t: "Room25Table", user: int) -> list[int]:
        return [RECOVER]

    def copied_options(self, t: "Room25Table", user: int) -> list[int]:
        return [RECOVER] if t.on[user] == t.on[FRANCK] else []

    def use(self, t: "Room25Table", user: int, option: int) -> None:
        if t.adrenaline[user] == SPENT:
            t.adrenaline[user] = HELD
            if t.listening:
                t.tell("recovered", {"who": CHARACTERS[user]})

    def panic(self, t: "Room25Table", who: int) -> None:
        if t.adrenaline[who] in (HELD, PLANNED):
            t.adrenaline[who] = SPENT
            if t.listening:
                t.tell("adrenaline_lost", {"who": CHARACTERS[who]})
