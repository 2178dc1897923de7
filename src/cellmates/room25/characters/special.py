"""What the engine asks of a special ability, and how Bruce's copies go through it."""

from typing import TYPE_CHECKING, Final

from cellmates.room25.names import ALICE
from cellmates.room25.room import ALL_SIDES, RULES_OF

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table


class Special:
    """The special ability of one character; `user` is that character, or Bruce with a copy."""

    kind: str

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def options(self, t: "Room25Table", user: int) -> list[int]:
        """What the owner can do with it now, in ascending order."""
        raise NotImplementedError

    def copied_options(self, t: "Room25Table", user: int) -> list[int]:
        """What Bruce can do with it now (R25-8.15); most abilities he copies whole."""
        return self.options(t, user)

    def considered(self, t: "Room25Table", user: int) -> None:
        """The owner's player is about to be asked: note what the offer alone will tell him."""

    def use(self, t: "Room25Table", user: int, option: int) -> None:
        """Do it."""
        raise NotImplementedError

    def panic(self, t: "Room25Table", who: int) -> None:
        """What a Panic card makes of the character outside the Central Room (R25-12.15)."""


def swept_along(t: "Room25Table", people: list[int], by: int) -> list[int]:
    """Those whom somebody's panic moves: not the hidden, and never Alice (R25-8.5)."""
    return [who for who in people if who not in (by, ALICE) and not t.hidden >> who & 1]


SPECIAL_OF: Final[list[Special]] = []
"""The special abilities by character; the package `characters` fills it."""


def sides_for_specials(t: "Room25Table", user: int) -> int:
    """The sides on which a special ability reaches out of the user's tile (ED-15)."""
    if t.config.pivoting_limits_specials:
        tile = t.on[user]
        return RULES_OF[t.room[tile]].exits(t, tile)
    return ALL_SIDES
