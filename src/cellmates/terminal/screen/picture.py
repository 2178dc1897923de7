"""Drawing the table into the parts of the screen, each as large as fits."""

from typing import TYPE_CHECKING

from textual.widgets import Static

from cellmates.terminal.choosing import ListItem
from cellmates.terminal.screen.styles import text_of
from cellmates.terminal.spans import Line, Span, fitted, plain, spread, width, wrapped

if TYPE_CHECKING:
    from cellmates.terminal.screen.app import TableApp

SIDE = 26
"""Columns that the sheets and the log need at least."""

WANTED, LEAST = (80, 24), (64, 21)
"""The window that everything fits into, and one that is just bearable."""

ASK_ROWS = 5
"""Rows that the question needs at least."""


class Picture:
    """What is on the screen, from the view of the person in front of it."""

    def __init__(self, app: "TableApp") -> None:
        self.app = app
        self.scrolled = 0  # lines that the log was scrolled back

    def mark_read(self, seat: int | None) -> None:
        """What is in the log is old now."""
        self.app.session.mark_read(seat)
        self.scrolled = 0

    def draw(self) -> None:
        """Draw everything."""
        app = self.app
        if not app.query("#keys"):  # a key or a resize before everything is there
            return
        columns, rows = app.size
        if columns < LEAST[0] or rows < LEAST[1]:
            self._too_small(columns, rows)
            return
        view = app.session.view(app.in_front)
        left, right = app.face.headline(view)
        while len(left) > 2 and width(left) + width(right) > columns - 4:
            left = left[:-2]  # a separator with it
        head = spread([Span(" "), *left], [*right, Span(" ")], columns)
        board = app.face.board(
            view, columns - SIDE, rows - 2 - ASK_ROWS, self._marked(), app.keyboard.place
        )
        side = max(8, columns - max(width(line) for line in board) - 1)
        sheets = app.face.sheets(view, side, len(board))
        log = self._log(side, len(board) - len(sheets) - 1)
        app.query_one("#headline", Static).update(text_of([head]))
        app.query_one("#board", Static).update(text_of(board))
        app.query_one("#middle").styles.height = len(board)
        app.query_one("#sheets", Static).update(text_of(sheets))
        app.query_one("#log", Static).update(text_of(log))
        app.query_one("#keys", Static).update(app.keyboard.hints(columns))

    def _too_small(self, columns: int, rows: int) -> None:
        """Say what is wrong instead of showing half a table."""
        app = self.app
        wanted = app.face.texts(
            "error-terminal-too-small",
            width=columns,
            height=rows,
            least_width=WANTED[0],
            least_height=WANTED[1],
        )
        lines: list[Line] = [[Span(text)] for text in wrapped(wanted, columns)]
        for part in ("#headline", "#sheets", "#log", "#keys"):
            app.query_one(part, Static).update("")
        app.query_one("#board", Static).update(text_of(lines))

    def _marked(self) -> tuple[str, ...]:
        """The places that the option under the cursor is about."""
        item = self.app.ask.item
        return self.places_of(item) if item is not None else ()

    def places_of(self, item: ListItem) -> tuple[str, ...]:
        """The places that an item of the list is about; of a branch, if all in it agree."""
        app = self.app
        choosing = app.ask.choosing
        if choosing is None or app.in_front is None:
            return ()
        about = app.decision.about if app.decision is not None else ""
        view = app.session.view(app.in_front)
        found = {app.face.places(option, about, view) for option in choosing.within(item)}
        return found.pop() if len(found) == 1 else ()

    def _log(self, columns: int, rows: int) -> list[Line]:
        """The latest lines of what the person in front was told; what is new is bright."""
        app = self.app
        seat = app.in_front
        view = app.session.view(seat)
        read = app.session.read[seat]
        log = app.session.log(seat)
        rows = max(1, rows)
        lines: list[Line] = []  # from the latest back, and no further than can be seen
        for number in range(len(log) - 1, -1, -1):
            if len(lines) >= rows + max(0, self.scrolled):
                break
            event = log[number]
            if number < read and not app.face.keeps(event, view):
                continue
            if app.face.repeats(event, log[number - 1] if number else None):
                continue
            style = app.face.tone(event) if number >= read else "quiet"
            sentence = app.face.sentence(event, view)
            lines += reversed([[Span(text, style)] for text in wrapped(sentence, columns, " ")])
        self.scrolled = max(0, min(self.scrolled, len(lines) - rows))
        shown = lines[self.scrolled : self.scrolled + rows]
        rule = "─" * columns if not self.scrolled else f"─ ↕ {self.scrolled} ".ljust(columns, "─")
        return [fitted([Span(rule, "quiet")], columns), *reversed(shown)]

    def scroll_log(self, lines: int) -> None:
        """Look further back in the log, or less far."""
        self.scrolled += lines
        self.draw()

    def packed(self, lines: list[Line]) -> list[Line]:
        """Short lines in a row, so that all of them can be seen at the bottom of the screen."""
        titles = [line for line in lines if line and line[0].style == "title"]
        rest = [plain(line) for line in lines if line and line not in titles]
        last = rest.pop() if rest else ""
        return [*titles, [Span(" · ".join(rest))], [Span(last, "quiet")]]
