"""The shape most questions have: one character is asked about itself."""

from typing import TYPE_CHECKING

from cellmates.kernel.table import Question
from cellmates.room25.names import CHARACTERS

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table


class AskCharacter(Question["Room25Table"]):
    """A question to the player of a character."""

    who: int

    def __init__(self, kind: str, who: int) -> None:
        self.kind = kind
        self.who = who

    def seat(self, t: "Room25Table") -> int:
        return t.seat_of[self.who]

    def about(self, t: "Room25Table") -> str:
        return CHARACTERS[self.who]
