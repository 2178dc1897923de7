"""The question and its options at the bottom of the screen."""

from rich.text import Text
from textual.geometry import Size
from textual.widgets import Static

from cellmates.terminal.choosing import Choosing, ListItem
from cellmates.terminal.screen.styles import text_of
from cellmates.terminal.spans import Line, Span, fitted, plain, wrapped


class AskPanel(Static):
    """A list in columns with a cursor; it scrolls when it does not fit."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.question = ""
        self.choosing: Choosing | None = None
        self.cursor = 0
        self.first_row = 0
        self.message: Line = []
        self.info: list[Line] = []  # shown instead of the list

    def put(self, question: str, choosing: Choosing | None) -> None:
        """Ask something else, or (without options) only say something."""
        self.question = question
        self.choosing = choosing
        self.cursor = self.first_row = 0
        self.message = []
        self.info = []
        self.draw()

    def tell(self, info: list[Line]) -> None:
        """Show something else in place of the list for a while; nothing: the list again."""
        self.info = info
        self.draw()

    def say(self, message: str, style: str = "alert") -> None:
        """A word besides the question, until the next key."""
        self.message = [Span(message, style)] if message else []
        self.draw()

    @property
    def items(self) -> list[ListItem]:
        """What is listed."""
        return self.choosing.items if self.choosing is not None else []

    @property
    def item(self) -> ListItem | None:
        """What the cursor is on."""
        return self.items[self.cursor] if self.cursor < len(self.items) else None

    def open(self, words: tuple[str, ...]) -> None:
        """Go on into a branch."""
        if self.choosing is not None:
            self.choosing.open(words)
        self.cursor = self.first_row = 0
        self.draw()

    def back(self) -> bool:
        """Return to the first list; False if this is it."""
        if self.choosing is None or not self.choosing.back():
            return False
        self.cursor = self.first_row = 0
        self.draw()
        return True

    def move(self, across: int, down: int) -> None:
        """Move the cursor."""
        columns = self._columns()[0]
        target = self.cursor + across + down * columns
        if 0 <= target < len(self.items):
            self.cursor = target
        self.draw()

    def jump(self, number: int) -> None:
        """Put the cursor on an item by its number."""
        if 1 <= number <= len(self.items):
            self.cursor = number - 1
        self.draw()

    # Drawing.

    def _columns(self) -> tuple[int, int]:
        """How many items stand side by side, and how wide each is."""
        labels = [plain(self._entry(number, False)) for number in range(len(self.items))]
        wide = max((len(label) for label in labels), default=10) + 2
        across = max(1, min(self.size.width // wide, len(self.items)))
        return across, wide

    def _entry(self, number: int, chosen: bool) -> Line:
        item = self.items[number]
        letter = item.letter or " "
        style = "marked" if chosen else ""
        head = f"{'▸' if chosen else ' '}{number + 1:>2} {letter} "
        return [Span(head, style or "quiet"), Span(f"{item.label} ", style)]

    def draw(self) -> None:
        """Show it all."""
        width = self.size.width or 80
        if self.info:
            self.update(text_of(self._information(width)))
            return
        lines: list[Line] = [[Span(text, "title")] for text in wrapped(self.question, width - 1)]
        if self.message:
            lines += [[Span(text, self.message[0].style)]
                      for text in wrapped(plain(self.message), width - 1)][:3]  # fmt: skip
        room = max(1, self.size.height - len(lines))
        across, wide = self._columns()
        rows = -(-len(self.items) // across)
        row = self.cursor // across
        self.first_row = min(max(self.first_row, row - room + 1), row, max(0, rows - room))
        for row in range(self.first_row, min(rows, self.first_row + room)):
            line: Line = []
            for number in range(row * across, min((row + 1) * across, len(self.items))):
                line += fitted(self._entry(number, number == self.cursor), wide)
            lines.append(line)
        if rows > room:
            more = f" {self.first_row + 1}–{min(rows, self.first_row + room)}/{rows} ↕"
            lines[0] = [*lines[0], Span(more, "quiet")]
        self.update(text_of(lines))

    def _information(self, width: int) -> list[Line]:
        """The paragraphs that are told, as far as they fit."""
        lines: list[Line] = []
        for paragraph in self.info:
            style = paragraph[0].style if paragraph else ""
            lines += [[Span(text, style)] for text in wrapped(plain(paragraph), width - 1)]
        return lines[: max(1, self.size.height)]

    def on_resize(self) -> None:
        """Draw anew: other things fit now."""
        self.draw()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As high as it is made; the text never asks for more."""
        return viewport.height


def hint(keys: list[tuple[str, str]], always: list[tuple[str, str]], columns: int) -> Text:
    """The keys that work now, in one line; those at its end have a place in any case."""
    end = [_key(*pair) for pair in always]
    left = columns - sum(len(plain(entry)) for entry in end)
    line: Line = []
    for pair in keys:
        entry = _key(*pair)
        if len(plain(line)) + len(plain(entry)) <= left:
            line += entry
    return text_of([[*line, *(span for entry in end for span in entry)]])


def _key(key: str, what: str) -> Line:
    return [Span(f" {key} ", "strong"), Span(f"{what} ", "quiet")]
