"""Many tables at once: each takes an option, and what the seat asked next knows and may choose is
written into the row of its table.

Learning environments step hundreds of tables; the loop over them is here, because this is compiled.
"""

from collections.abc import Callable

from cellmates.kernel.encoding import mask
from cellmates.kernel.table import Table


class TableRows:
    """Two blocks of memory with a row for each table: what the asked seat knows, and a mask of what
    it may choose. `seats` and `legal` hold who that is and what may be chosen; they are the
    caller's lists, and kept up to date."""

    encode: Callable[[Table, int], bytes]
    size: int
    actions: int
    told: memoryview
    masks: memoryview
    seats: list[int]
    legal: list[tuple[int, ...]]
    _allowed: list[bytearray]

    def __init__(
        self,
        encode: Callable[[Table, int], bytes],
        size: int,
        actions: int,
        told: memoryview,
        masks: memoryview,
        seats: list[int],
        legal: list[tuple[int, ...]],
    ) -> None:
        self.encode = encode
        self.size = size  # bytes of an encoding
        self.actions = actions  # bytes of a mask
        self.told = told
        self.masks = masks
        self.seats = seats
        self.legal = legal
        self._allowed = [mask(options, actions) for options in legal]

    def write(self, place: int, table: Table, seat: int, options: tuple[int, ...]) -> None:
        """Write what a seat knows and may choose into the row of its table."""
        allowed = mask(options, self.actions)
        self.seats[place] = seat
        self.legal[place] = options
        self._allowed[place] = allowed
        first = place * self.size
        self.told[first : first + self.size] = self.encode(table, seat)
        first = place * self.actions
        self.masks[first : first + self.actions] = allowed

    def step(self, tables: list[Table], options: list[int]) -> list[int]:
        """Let the first seat that is asked at each table take an option, and write what the next
        one is told. The tables that are left to the caller are named: those whose game this ended,
        and those that were not touched because their option is not legal, or nothing is."""
        left: list[int] = []
        for place in range(len(tables)):
            table = tables[place]
            option = options[place]
            if not 0 <= option < self.actions or not self._allowed[place][option]:
                left.append(place)
                continue
            table.answer(0, option)
            if table.outcome is not None:
                left.append(place)
                continue
            asked = table.open[0]
            self.write(place, table, asked.seat, asked.options)
        return left
