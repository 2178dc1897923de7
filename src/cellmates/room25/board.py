"""The five by five grid: cells, directions, lines and zones (R25-0.4, R25-3)."""

from typing import Final

from cellmates.room25.names import Names, Numbers

N: Final = 0
E: Final = 1
S: Final = 2
W: Final = 3
DIRECTIONS: Final[Names] = ("n", "e", "s", "w")

CENTRE: Final = 12
"""The cell of the Central Room, c3."""

CELLS: Final = tuple(f"{column}{row}" for row in "54321" for column in "abcde")
"""Cell names from the top left, a5, to the bottom right, e1."""

CELL_NUMBERS: Final = {name: number for number, name in enumerate(CELLS)}


def _beyond(cell: int, direction: int) -> int:
    row, column = divmod(cell, 5)
    row += (-1, 0, 1, 0)[direction]
    column += (0, 1, 0, -1)[direction]
    return row * 5 + column if 0 <= row < 5 and 0 <= column < 5 else -1


NEIGHBOUR: Final = [_beyond(cell, direction) for cell in range(25) for direction in range(4)]
"""The cell beyond a side, at `cell * 4 + direction`; -1 past the edge (R25-6.1)."""

SIDES: Final = [
    tuple((d, _beyond(cell, d)) for d in range(4) if _beyond(cell, d) >= 0) for cell in range(25)
]
"""For each cell its (direction, neighbour) pairs."""


def _distance(cell: int) -> int:
    row, column = divmod(cell, 5)
    return abs(row - 2) + abs(column - 2)


INNER_CELLS: Final = tuple(cell for cell in range(25) if 1 <= _distance(cell) <= 2)
EXIT_CELLS: Final = tuple(cell for cell in range(25) if _distance(cell) >= 3)

LINES: Final[Names] = ("a", "b", "d", "e", "1", "2", "4", "5")
"""The eight lines that slide; the middle row and column never do (R25-3.5)."""

LINE_NUMBERS: Final = {name: number for number, name in enumerate(LINES)}


def _cells_of(line: str) -> tuple[int, ...]:
    names = (
        [f"{line}{row}" for row in "12345"] if line in "abde" else [f"{c}{line}" for c in "abcde"]
    )
    return tuple(CELL_NUMBERS[name] for name in names)


LINE_CELLS: Final = [_cells_of(line) for line in LINES]
"""The cells of a line, northwards or eastwards."""

SLIDES: Final = tuple(
    f"{line} {direction}" for line in LINES for direction in ("ns" if line in "abde" else "ew")
)
"""The sixteen slides by text; a slide's number is `line * 2 + (0: n or e, 1: s or w)`."""

SLIDES_FROM: Final = [
    tuple(slide for slide in range(16) if cell in LINE_CELLS[slide >> 1]) for cell in range(25)
]
"""The slides of the lines that run through a cell, markers not considered (R25-6.8)."""

FALLS_OFF: Final = [LINE_CELLS[slide >> 1][0 if slide & 1 else 4] for slide in range(16)]
"""The cell whose tile a slide pushes over the edge."""


def _slides_to_leave() -> list[int]:
    found = [99] * 25
    for cell in FALLS_OFF:
        found[cell] = 1
    for _ in range(5):
        for slide in range(16):
            cells = LINE_CELLS[slide >> 1]
            way = cells[::-1] if slide & 1 else cells
            for place in range(4):
                found[way[place]] = min(found[way[place]], 1 + found[way[place + 1]])
    return found


SLIDES_TO_LEAVE: Final = _slides_to_leave()
"""How many slides a tile in each cell needs at least to leave the complex."""


SLIDE_DIRECTIONS: Final = tuple(slide[-1] for slide in SLIDES)
AXIS_NAMES: Final[Names] = ("ns", "ew")
"""A corridor's axis: 0 north and south, 1 east and west."""

AXIS_EXITS: Final[Numbers] = (1 << N | 1 << S, 1 << E | 1 << W)
"""The open sides of a corridor, a bit for each direction."""
