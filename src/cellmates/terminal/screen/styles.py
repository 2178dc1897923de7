"""The colours of the full screen: which style name is drawn in which colour."""

from rich.style import Style
from rich.text import Text

from cellmates.terminal.spans import Line, Span

INK, PAPER, QUIET, ACCENT = "#d7dce5", "#0c0f14", "#7b8594", "#ffb454"

_STYLES = {
    "blue": Style(color="#4aa8ff"),
    "green": Style(color="#37c978"),
    "yellow": Style(color="#f4c430"),
    "red": Style(color="#ff5a5f"),
    "strong": Style(bold=True),
    "quiet": Style(color=QUIET),
    "title": Style(bold=True, color="#ffffff"),
    "alert": Style(bold=True, color="#ff5a5f"),
    "private": Style(color="#67d7e5"),
    "talk": Style(color="#d5a6ff"),
    "hidden": Style(color="#3a3a3a"),
    "target": Style(bold=True, color=ACCENT),
    "cursor": Style(bold=True, color="#ffffff"),
    "robot": Style(bold=True, color=PAPER, bgcolor="#aab4c3"),
    "marked": Style(bold=True, color=PAPER, bgcolor=ACCENT),
    # The characters.
    "alice": Style(color="#c792ea"),
    "bruce": Style(color="#d19a66"),
    "emmett": Style(color="#f2f4f8"),
    "franck": Style(color="#6cb6ff"),
    "jennifer": Style(color="#ff9e64"),
    "kevin": Style(color="#7ee787"),
    "max": Style(color="#ff7b72"),
    "sarah": Style(color="#f2cc60"),
    # The crews.
    "gnolls": Style(color="#e0a458"),
    "kobolds": Style(color="#ff7b72"),
    "bugbears": Style(color="#c792ea"),
    "goblins": Style(color="#7ee787"),
    "insectoids": Style(color="#67d7e5"),
    "guards": Style(color="#aab4c3"),
}


def style_of(words: str) -> Style:
    """The style that a span's words ask for; what is one's own is turned inside out."""
    names = words.split()
    style = Style()
    dim = "quiet" in names and len(names) > 1
    for name in names:
        if not (dim and name == "quiet"):
            style += _STYLES.get(name, Style())
    if dim:
        style += Style(dim=True)
    if "mine" in names:
        hue = style.color.name if style.color is not None else ACCENT
        style = Style(bold=True, underline=True, color=PAPER, bgcolor=hue)
    return style


def text_of(lines: list[Line]) -> Text:
    """Lines as Textual shows them."""
    text = Text(no_wrap=True, overflow="crop")
    for number, line in enumerate(lines):
        if number:
            text.append("\n")
        for span in line:
            text.append(span.text, style_of(span.style))
    return text


def wrapped_text(line: Line | list[Span]) -> Text:
    """One paragraph that Textual may wrap."""
    text = Text()
    for span in line:
        text.append(span.text, style_of(span.style))
    return text
