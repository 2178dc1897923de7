"""The complex drawn in box characters, and the same in plain rows of text."""

from collections.abc import Sequence

from cellmates.room25.board import CELLS
from cellmates.room25.views import Tile, View
from cellmates.terminal.room25.explain import MARKS, colour_of_room, letter_of, people_at
from cellmates.terminal.room25.words import Words, shown_knowledge
from cellmates.terminal.spans import Line, Span, fitted, joined, spread, width

NARROWEST, WIDEST = 9, 15
LOWEST, HIGHEST = 2, 4
_PATTERN = "░"
_ARROWS = {"n": "↑", "e": "→", "s": "↓", "w": "←"}
_LOCK, _CLOSED, _REMINDER = "◙", "╳", "!"
_AXES = {"ns": "↕", "ew": "↔"}
_COLUMNS, _ROWS = "abcde", "54321"
_TEXT_COLUMNS = 14  # of a cell in words; a crowd takes more


def board(
    words: Words, view: View, columns: int, rows: int, marked: Sequence[str], cursor: str
) -> list[Line]:
    """The complex as large as fits, with marked cells and a cursor."""
    wide = max(NARROWEST, min(WIDEST, (columns - 9) // 5))
    high = max(LOWEST, min(HIGHEST, (rows - 7) // 5))
    lines = [_heads(view, wide)]
    frame = _Frame(wide, set(marked), cursor)
    for row in range(5):
        lines.append(frame.border(row))
        cells = [_cell(words, view, CELLS[row * 5 + col], wide, high) for col in range(5)]
        for inner in range(high):
            name = _ROWS[row]
            arrow = _ARROWS.get(view["slid"].get(name, ""), " ")
            label = f"{name}{arrow} " if inner == 0 else "   "
            line: Line = [Span(label, "strong" if arrow != " " else "quiet")]
            for col in range(5):
                line.append(frame.side(row, col))
                line += cells[col][inner]
            lines.append([*line, frame.side(row, 5)])
    return [*lines, frame.border(5)]


def _heads(view: View, wide: int) -> Line:
    line: Line = [Span("   ")]
    for name in _COLUMNS:
        arrow = _ARROWS.get(view["slid"].get(name, ""), "")
        line.append(Span(f" {name}{arrow}".center(wide + 1), "strong" if arrow else "quiet"))
    return line


class _Frame:
    """The lines between the cells; heavy around marked ones, double around the cursor."""

    def __init__(self, wide: int, marked: set[str], cursor: str) -> None:
        self.wide = wide
        self.marked = marked
        self.cursor = cursor

    def _weight(self, *places: tuple[int, int]) -> int:
        inside = [CELLS[r * 5 + c] for r, c in places if 0 <= r < 5 and 0 <= c < 5]
        if self.cursor in inside:
            return 2
        return 1 if any(cell in self.marked for cell in inside) else 0

    def _style(self, weight: int) -> str:
        return ("quiet", "target", "cursor")[weight]

    def side(self, row: int, col: int) -> Span:
        weight = self._weight((row, col - 1), (row, col))
        return Span("│┃║"[weight], self._style(weight))

    def border(self, row: int) -> Line:
        line: Line = [Span("   ")]
        for col in range(6):
            around = [(row - 1, col - 1), (row - 1, col), (row, col - 1), (row, col)]
            weight = self._weight(*around)
            line.append(Span(_corner(row, col)[weight], self._style(weight)))
            if col < 5:
                weight = self._weight((row - 1, col), (row, col))
                line.append(Span("─━═"[weight] * self.wide, self._style(weight)))
        return line


def _corner(row: int, col: int) -> str:
    """A crossing of the frame in its three weights."""
    top, bottom, left, right = row == 0, row == 5, col == 0, col == 5
    for here, glyphs in (
        (top and left, "┌┏╔"),
        (top and right, "┐┓╗"),
        (bottom and left, "└┗╚"),
        (bottom and right, "┘┛╝"),
        (top, "┬┳╦"),
        (bottom, "┴┻╩"),
        (left, "├┣╠"),
        (right, "┤┫╣"),
    ):
        if here:
            return glyphs
    return "┼╋╬"


def _cell(words: Words, view: View, cell: str, wide: int, high: int) -> list[Line]:
    """What stands in a cell, in so many lines of the same width."""
    tile: Tile = view["cells"][CELLS.index(cell)]
    fill = " " if tile["up"] else _PATTERN
    title = _title(words, view, cell, tile, wide)
    people = figures(view, cell)
    signs = joined([markers(view, cell), claims(view, cell)], Span(" "))
    lines = [title]
    if high == LOWEST:
        lines.append(spread(people, signs, wide, fill, "hidden"))
    else:
        lines += [people, signs]
    lines += [[] for _ in range(high - len(lines))]
    return [fitted(line, wide, fill, "hidden") for line in lines]


def _title(words: Words, view: View, cell: str, tile: Tile, wide: int) -> Line:
    known = shown_knowledge(view).get(cell)
    room = tile["room"] if tile["up"] else known
    if room is None:
        return []
    colour = colour_of_room(room)
    name = words.name("room", room)
    if len(name) + 2 > wide:
        name = words.texts(f"room-{room}.short")
    gap = " " if len(name) + 2 <= wide else ""
    style = f"{colour} strong" if tile["up"] else f"{colour} quiet"
    return [Span(f"{MARKS[colour]}{gap}{name}", style)]


def figures(view: View, cell: str) -> Line:
    """The figures in a cell: initials, small when hidden, and robots by number."""
    people = people_at(cell, view)
    robots = [number for number, at in enumerate(view["robots"], start=1) if at == cell]
    gap = " " if len(people) + 2 * len(robots) <= 4 else ""
    line: Line = []
    for who in people:
        sheet = view["characters"][who]
        letter = letter_of(who).lower() if sheet["hidden"] else letter_of(who)
        mine = view["seat"] is not None and sheet["seat"] == view["seat"]
        line.append(Span(letter, f"mine {who}" if mine else f"strong {who}"))
        line.append(Span(gap))
    for number in robots:
        line.append(Span(f"R{number}", "robot"))
        line.append(Span(gap))
    return line


def markers(view: View, cell: str) -> Line:
    """Lock, Do Not Cross, corridor and reminders."""
    tile = view["cells"][CELLS.index(cell)]
    line: Line = []
    if tile["lock"]:
        line.append(Span(_LOCK, "yellow strong"))
    if tile["closed"]:
        line.append(Span(_CLOSED, "red strong"))
    if tile["axis"]:
        line.append(Span(_AXES[tile["axis"]], "yellow strong"))
    for who, sheet in view["characters"].items():
        if sheet["reminder"] == cell:
            line.append(Span(f"{_REMINDER}{letter_of(who)}", f"strong {who}"))
    return line


def claims(view: View, cell: str) -> Line:
    """What was said of a hidden tile: who, and which colour."""
    line: Line = []
    if view["cells"][CELLS.index(cell)]["up"]:
        return line
    for claim in view["claims"]:
        if claim["cell"] == cell:
            line.append(Span(speaker(view, claim["seat"]), "quiet"))
            line.append(Span(MARKS[claim["colour"]], claim["colour"].replace("safe", "green")))
    return line


def speaker(view: View, seat: int) -> str:
    """The letter of a player: that of the first of his characters."""
    return next(
        letter_of(who) for who, sheet in view["characters"].items() if sheet["seat"] == seat
    )


def text_rows(words: Words, view: View) -> list[Line]:
    """The complex as five rows of words; face-down rooms that one knows stand in brackets."""
    cells = [_entry(words, view, number) for number in range(25)]
    wide = [
        max(_TEXT_COLUMNS, *(1 + width(cells[row * 5 + col]) for row in range(5)))
        for col in range(5)
    ]
    heads = "".join(name.ljust(columns) for name, columns in zip(_COLUMNS, wide, strict=True))
    lines: list[Line] = [[Span("   " + heads.rstrip())]]
    for row in range(5):
        line: Line = [Span(f"{_ROWS[row]}  ")]
        for col in range(5):
            line += fitted(cells[row * 5 + col], wide[col])
        lines.append(line)
    return lines


def _entry(words: Words, view: View, number: int) -> Line:
    """A cell in words: its room, as far as one knows it, and who and what is there."""
    cell, tile = CELLS[number], view["cells"][number]
    entry: Line = [Span("?", "quiet")]
    room = tile["room"] if tile["up"] else shown_knowledge(view).get(cell)
    if room is not None:
        colour = colour_of_room(room)
        name = f"{MARKS[colour]}{words.texts(f'room-{room}.short')}"
        entry = [Span(name if tile["up"] else f"({name})", colour)]
    signs = [part for part in (_crowd(view, cell), markers(view, cell)) if part]
    return joined([entry, *signs], Span(" "))


def _crowd(view: View, cell: str) -> Line:
    """The figures without gaps, one's own first."""
    crowd = [span for span in figures(view, cell) if span.text.strip()]
    return sorted(crowd, key=lambda span: not span.style.startswith("mine"))
