"""Styled text, whatever shows it: spans of text with words for their style."""

import textwrap
from collections.abc import Iterable
from typing import NamedTuple


class Span(NamedTuple):
    """A piece of text; its style is a few words such as "red strong", and says what it is."""

    text: str
    style: str = ""


Line = list[Span]

# What each word of a style means for terminals that take ANSI codes. Colours are the sixteen
# that people choose themselves, so that they can be read on any background.
_CODES = {
    "blue": "94",
    "green": "92",
    "yellow": "93",
    "red": "91",
    "strong": "1",
    "quiet": "2",
    "mine": "1;7",
    "marked": "7",
    "title": "1",
    "alert": "1;91",
    "private": "96",
    "talk": "95",
    "hidden": "2",
    "target": "1",
    "cursor": "1",
    "robot": "7",
}
_WITHOUT_COLOUR = {"1", "2", "7", "1;7"}


def plain(line: Line) -> str:
    """A line without its styles."""
    return "".join(span.text for span in line)


def ansi(line: Line, colour: bool) -> str:
    """A line for a terminal; without colour it keeps weight and inversion."""
    parts: list[str] = []
    for text, style in line:
        codes = [_CODES[word] for word in style.split() if word in _CODES]
        if not colour:
            codes = ["1" if code == "1;91" else code for code in codes]
            codes = [code for code in codes if code in _WITHOUT_COLOUR]
        parts.append(f"\x1b[{';'.join(codes)}m{text}\x1b[0m" if codes and text else text)
    return "".join(parts)


def width(line: Line) -> int:
    """How many columns a line takes."""
    return sum(len(span.text) for span in line)


def fitted(line: Line, columns: int, fill: str = " ", style: str = "") -> Line:
    """A line cut or filled up to a number of columns."""
    fitting: Line = []
    left = columns
    for span in line:
        if left <= 0:
            break
        fitting.append(Span(span.text[:left], span.style))
        left -= len(span.text)
    if left > 0:
        fitting.append(Span(fill * left, style))
    return fitting


def spread(left: Line, right: Line, columns: int, fill: str = " ", style: str = "") -> Line:
    """Two lines on one, at both ends; the right one gives way."""
    gap = columns - width(left) - width(right)
    if gap < 0:
        return fitted([*left, *right], columns)
    return [*left, Span(fill * gap, style), *right]


def wrapped(text: str, columns: int, indent: str = "") -> list[str]:
    """A paragraph in lines of at most so many columns."""
    return textwrap.wrap(text, max(columns, 8), subsequent_indent=indent) or [""]


def joined(lines: Iterable[Line], separator: Span) -> Line:
    """Several lines on one, with something between those that are not empty."""
    result: Line = []
    for line in lines:
        if result and line:
            result.append(separator)
        result += line
    return result
