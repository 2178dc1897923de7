"""What rooms a complex is made of."""

from typing import Final

from cellmates.room25 import stock
from cellmates.room25.names import ROOM_NUMBERS, ROOMS
from cellmates.room25.views import View

KINDS: Final = len(ROOMS)


def composition(view: View) -> list[float]:
    """How many tiles of each kind there are; what is drawn is spread over what may be drawn."""
    counts = [0.0] * KINDS
    listed = view["complex"]
    if listed is not None:
        for kind, number in listed.items():
            counts[ROOM_NUMBERS[kind]] += number
        return counts
    table = stock.complexes()[view["complex_preset"]]
    for kind, number in table.counts.items():
        counts[ROOM_NUMBERS[kind]] += number
    free = stock.free_tiles(table, table.box)
    for colour, number in table.any.items():
        fitting = [
            kind
            for kind in free[colour]
            if view["level"] == "ultimate" or stock.tiles()[kind].level == "basic"
        ]
        for kind in fitting:
            counts[ROOM_NUMBERS[kind]] += number / len(fitting)
    return counts
