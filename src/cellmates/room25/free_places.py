"""Which tiles may fill the free places of a complex (R25-17.4)."""

from typing import TYPE_CHECKING

from cellmates.room25 import stock
from cellmates.room25.config import Config

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table


def free_rooms(t: "Room25Table") -> dict[str, list[str]]:
    """The rooms by colour that may fill the free places of the complex (R25-17.4)."""
    empties = sum([reserve(t, who) for who in t.playing])
    out = t.config.solo_exclude if t.mode.alone else ()
    free = stock.free_tiles(t.config.complex, t.config.box, out, empties)
    return {
        colour: [kind for kind in kinds if fits_level(t.config, kind)]
        for colour, kinds in free.items()
    }


def fits_level(config: Config, kind: str) -> bool:
    """Whether a room may be drawn at the rule level of the game (R25-1.8)."""
    return config.rule_level == "ultimate" or stock.tiles()[kind].level == "basic"


def reserve(t: "Room25Table", who: int) -> int:
    """How many Empty tiles a character sets aside (R25-2.3)."""
    return t.config.empties[who] if who in t.playing else 0
