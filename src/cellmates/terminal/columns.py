"""Plain tables: columns as wide as they must be, numbers to the right."""

import shutil
import sys
import textwrap
from collections.abc import Sequence

from cellmates.locale import with_minus

_GAP = "  "


def width() -> int:
    """The columns there are to write in; a fixed number when this is not a terminal."""
    return shutil.get_terminal_size((100, 24)).columns if sys.stdout.isatty() else 100


def table(headers: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Lines of a table: the headers, then the rows."""
    lines = [list(headers), *[[with_minus(cell) for cell in row] for row in rows]]
    widths = [max(len(line[column]) for line in lines) for column in range(len(headers))]
    right = [
        bool(rows) and all(_is_number(line[column]) for line in lines[1:])
        for column in range(len(headers))
    ]
    return [
        _GAP.join(
            cell.rjust(width) if to_right else cell.ljust(width)
            for cell, width, to_right in zip(line, widths, right, strict=True)
        ).rstrip()
        for line in lines
    ]


def paragraph(text: str, columns: int, indent: str = "") -> list[str]:
    """A text in lines of at most so many columns, all of them indented; nothing for no text."""
    room = max(columns, len(indent) + 20)
    return [
        line
        for part in text.splitlines()
        for line in textwrap.wrap(part, room, initial_indent=indent, subsequent_indent=indent)
    ]


def _is_number(text: str) -> bool:
    return text.lstrip("−")[:1].isdigit() and text[-1:] in "0123456789%"
