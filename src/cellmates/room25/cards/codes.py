"""The M.A.C. cards by number and by text (R25-12)."""

from typing import Final

from cellmates.kernel.catalogue import Catalogue
from cellmates.room25.board import SLIDES
from cellmates.room25.names import CHARACTERS

MOVEMENT: Final = 0  # slide * 3 + (0 plain, 1 twice, 2 draw again)
TWICE: Final = 1
DRAW_AGAIN: Final = 2
PUNISH_ONE: Final = 48
PUNISH_TWO: Final = 56  # one * 8 + other
BLACKOUT: Final = 120
JAMMING_CARD: Final = 121
REWIND: Final = 122
ROBOT_CARD: Final = 123
TIME_BOMB: Final = 124
LOCK_CARD: Final = 125
DEACTIVATE: Final = 126  # + green 0, yellow 1, red 2
CHAOS: Final = 129
ACCELERATION: Final = 130
PANIC: Final = 131


def _texts() -> list[str]:
    return [
        *[f"move {slide}{icon}" for slide in SLIDES for icon in ("", " x2", " +")],
        *[f"punishment {who}" for who in CHARACTERS],
        *[f"punishment {one} {other}" for one in CHARACTERS for other in CHARACTERS],
        "blackout",
        "jamming",
        "rewind",
        "robot",
        "time_bomb",
        "lock",
        "deactivate green",
        "deactivate yellow",
        "deactivate red",
        "chaos",
        "acceleration",
        "panic",
    ]


CARDS: Final = Catalogue(_texts())


def punished(card: int) -> tuple[int, ...]:
    """The characters pictured on a Punishment card."""
    if card < PUNISH_TWO:
        return (card - PUNISH_ONE,)
    return divmod(card - PUNISH_TWO, 8)
