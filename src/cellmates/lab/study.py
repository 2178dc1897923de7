"""What there is to know about a finished game besides who won; each game may bring its own.

`cellmates.games` says where the study of a game is.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from cellmates.games import PARTS, part
from cellmates.kernel.table import Outcome, Table


class RoundInformation(NamedTuple):
    """What somebody without a secret role could think of the others' roles when a round began."""

    round: int
    entropy: int  # thousandths of a bit that were left to find out
    truth: int  # how likely the truth was taken to be, in thousandths


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

    def belongings(self, table: Table, seat: int) -> Sequence[str]:
        """What a seat had that may have helped it or not, as `kind name`: `character alice`."""
        return ()

    def surroundings(self, table: Table, config: Any, seed: bytes) -> Sequence[str]:
        """What there was for everybody alike, as `kind name`: `tile vortex`."""
        return ()

    def names(self, config: Any, lang: str) -> Mapping[str, str]:
        """What things are called that have their names in data and not among the messages."""
        return {}

    def information(self, table: Table, config: Any, seed: bytes) -> Sequence[RoundInformation]:
        """How much is known of what is hidden, round by round; if that is measured."""
        return ()


def study_of(game: str) -> Study:
    """The study of a game; the plain one if it brings none."""
    place = PARTS[game].study
    study = part(place) if place else Study()
    assert isinstance(study, Study)
    return study
