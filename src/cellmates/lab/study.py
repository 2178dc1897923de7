"""What there is to know about a finished game besides who won; each game may bring its own.

`cellmates.games` says where the study of a game is.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from cellmates.games import PARTS, part
from cellmates.kernel.table import Outcome, Table


class Study:
    """The sides of a game and its figures; this one fits any game and knows the least."""

    def sides(self, config: Any) -> Sequence[str]:
        """The sides that players can be on."""
        return ("player",)

    def side_of(self, table: Table, seat: int) -> str:
        """The side that a seat was dealt to."""
        return "player"

    def party_of(self, table: Table, seat: int) -> object:
        """What the seat wins or loses together with; seats of one party count as one."""
        return seat

    def won(self, outcome: Outcome, seat: int) -> bool:
        """Whether the seat is among the winners."""
        return seat in outcome.winners

    def figures(self, table: Table) -> Mapping[str, int]:
        """Numbers to take the mean of, such as the rounds that were played."""
        return {}

    def mishaps(self, table: Table, config: Any, seed: bytes) -> Sequence[str]:
        """What befell the players, such as causes of death, once for each time."""
        return ()


def study_of(game: str) -> Study:
    """The study of a game; the plain one if it brings none."""
    place = PARTS[game].study
    study = part(place) if place else Study()
    assert isinstance(study, Study)
    return study
