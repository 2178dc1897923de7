"""The M.A.C. cards by number and by text (R25-12)."""

from typing import Final

from cellmates.kernel.catalogue import Catalogue
from cellmates.room25.board import SLIDES
from cellmates.room25.names import CHARACTERS

MOVEMENT: Final = 0  # slide * 3 + (0 plain, 1 twice, 2 draw again)
TWICE: Final = 1
DRAW_AGAIN: Final = 2
PUNISH_ONE: Final = 48
PUNISH_TWO: Final = 56  # by place in PAIRS
BLACKOUT: Final = 112
JAMMING_CARD: Final = 113
REWIND: Final = 114
ROBOT_CARD: Final = 115
TIME_BOMB: Final = 116
LOCK_CARD: Final = 117
DEACTIVATE: Final = 118  # + green 0, yellow 1, red 2
CHAOS: Final = 121
ACCELERATION: Final = 122
PANIC: Final = 123

PAIRS: Final = [(one, other) for one in range(8) for other in range(8) if one != other]


def _texts() -> list[str]:
    return [
        *[f"move {slide}{icon}" for slide in SLIDES for icon in ("", " x2", " +")],
        *[f"punishment {who}" for who in CHARACTERS],
        *[f"punishment {CHARACTERS[one]} {CHARACTERS[other]}" for one, other in PAIRS],
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
    return PAIRS[card - PUNISH_TWO]
