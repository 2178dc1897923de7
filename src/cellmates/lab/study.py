"""What there is to know about a finished game besides who won; each game may bring its own.

`cellmates.games` says where the study of a game is.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

from cellmates.games import PARTS, part
from cellmates.kernel.table import Outcome, Table


class GameInformation(TypedDict):
    """How much players knew of what is hidden, as lists of whole numbers; bits and likelihoods in
    thousandths."""

    people: list[int]
    """How many have no secret role, and how many have one; empty where roles are open."""

    rounds: list[list[int]]
    """When a round began, for each seat still in the game: the round, the seat, the bits of others'
    roles that it has yet to find out (-1: it has a secret role itself, or nobody has), how likely
    it takes the truth to be; the bits of the tiles by its own eyes, those with what it was told,
    and how much the truth would surprise it then."""

    certain: list[list[int]]
    """Who was first taken for a guard for certain: the round, by which seat, which seat, 1 if it is
    one. By seat -1: it became public."""

    claims: list[list[int]]
    """What was claimed: the round, the speaker, 1 if it was right, how many did not know better,
    and by how much it took the truth nearer to them, all bits together."""


def nothing_known() -> GameInformation:
    """What is kept of a game in which nothing of it was measured."""
    return GameInformation(people=[], rounds=[], certain=[], claims=[])


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

    def information(self, table: Table, config: Any, seed: bytes) -> GameInformation:
        """How much was known of what is hidden; if that is measured."""
        return nothing_known()

    def manners(self, config: Any) -> Sequence[Mapping[str, str]]:
        """Ways of speaking that are worth trying, by side, each beside the bots' own."""
        return ()


def study_of(game: str) -> Study:
    """The study of a game; the plain one if it brings none."""
    place = PARTS[game].study
    study = part(place) if place else Study()
    assert isinstance(study, Study)
    return study
