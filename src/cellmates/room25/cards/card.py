"""What the engine asks of a M.A.C. card."""

from typing import TYPE_CHECKING, Final

from cellmates.room25.cards.codes import BLACKOUT, CHAOS, DEACTIVATE, PUNISH_ONE

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table


class Card:
    """A kind of card. `group` is who drew it in a M.A.C. room (nobody: drawn for the table),
    `by` the one of them who chooses."""

    stays_open: bool  # until the end of the round

    def __init__(self, stays_open: bool = False) -> None:
        self.stays_open = stays_open

    def apply(self, t: "Room25Table", card: int, group: tuple[int, ...], by: int) -> None:
        """Do what the card says."""


RULES_OF_CARD: Final[dict[int, Card]] = {}
"""The rules of each kind of card by its family; `cards.deck` fills it."""


def family(card: int) -> int:
    """The first number of the card's kind."""
    if card < PUNISH_ONE:
        return 0
    if card < BLACKOUT:
        return PUNISH_ONE
    return DEACTIVATE if DEACTIVATE <= card < CHAOS else card


def first_player(t: "Room25Table") -> int:
    """Whose marker heads the track, the dead left out (R25-12.3)."""
    return next(who for who in t.track if t.lives(who))


def targets(t: "Room25Table", group: tuple[int, ...]) -> tuple[int, ...]:
    """Whom a first-player card hits: who drew it in a M.A.C. room, else the first player."""
    return group or (first_player(t),)


def resolver(t: "Room25Table", by: int) -> int:
    """Who makes the choices of a first-player card."""
    return by if by >= 0 else first_player(t)
