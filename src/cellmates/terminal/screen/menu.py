"""The menu on a whole screen: one line for each question, all at once."""

from textual import events
from textual.app import App, ComposeResult
from textual.widgets import Static

from cellmates.games import GAMES
from cellmates.locale import Texts
from cellmates.terminal.face import face_of
from cellmates.terminal.menu import MenuField, game_field, language_field
from cellmates.terminal.screen.asking import hint
from cellmates.terminal.screen.styles import text_of
from cellmates.terminal.spans import Line, Span, wrapped


class MenuApp(App[bool]):
    """Up and down go from question to question, left and right from answer to answer."""

    CSS_PATH = "screen.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, game: str | None, texts: Texts) -> None:
        super().__init__()
        self.asked_for = game
        self.given: dict[str, str] = {}  # what somebody has changed
        self.answers = {"lang": texts.lang}  # that, and the defaults for the rest
        self.row = 0

    def choose(self) -> dict[str, str] | None:
        """The answers, or nothing if somebody leaves."""
        return {**self.answers, "game": self.game} if self.run() else None

    def compose(self) -> ComposeResult:
        yield Static(id="menu")
        yield Static(id="keys")

    def on_mount(self) -> None:
        """Begin with every default."""
        self._fill()
        self._draw()

    def on_resize(self) -> None:
        """Draw it anew."""
        self.call_after_refresh(self._draw)

    @property
    def _texts(self) -> Texts:
        return Texts(self.answers["lang"])

    def _fields(self) -> list[MenuField]:
        texts = self._texts
        fields = face_of(self.game, texts).fields(self.answers)
        games = [] if self.asked_for else [game_field(texts)]
        return [*games, *fields, language_field(texts)]

    @property
    def game(self) -> str:
        """The game that is being asked about."""
        return self.asked_for or self.given.get("game") or next(iter(GAMES))

    def _fill(self) -> None:
        """Every question has an answer; one that is no longer possible becomes the default."""
        self.answers = {"lang": self.given.get("lang", self.answers["lang"])}
        number = 0
        while number < len(fields := self._fields()):  # an answer may lead to other questions
            field = fields[number]
            self.answers[field.key] = field.choices[field.chosen(self.given)].value
            number += 1

    def on_key(self, event: events.Key) -> None:
        """Walk, change, start or leave."""
        event.prevent_default()
        fields = self._fields()
        if event.key in ("up", "shift+tab"):
            self.row = max(0, self.row - 1)
        elif event.key in ("down", "tab"):
            self.row = min(len(fields), self.row + 1)
        elif event.key in ("left", "right") and self.row < len(fields):
            field = fields[self.row]
            step = 1 if event.key == "right" else -1
            place = (field.chosen(self.answers) + step) % len(field.choices)
            self.given[field.key] = field.choices[place].value
            self._fill()
        elif event.key == "enter":
            if self.row == len(fields):
                self.exit(True)
                return
            self.row += 1
        elif event.key in ("q", "escape", "ctrl+c", "ctrl+q"):
            self.exit(False)
            return
        self._draw()

    def _draw(self) -> None:
        texts = self._texts
        fields = self._fields()
        columns = self.size.width or 80
        title = max(len(field.title) for field in fields) + 3
        lines: list[Line] = [
            [Span("● ", "red"), Span(texts(f"game-{self.game}"), "title")],
            [Span(texts(f"game-{self.game}.what"), "quiet")],
            [],
        ]
        what = texts("menu-start.what")
        for number, field in enumerate(fields):
            here = number == self.row
            choice = field.choices[field.chosen(self.answers)]
            value = f" ◂ {choice.name} ▸ " if here else f"   {choice.name}   "
            lines += [
                [
                    Span("▸ " if here else "  ", "target"),
                    Span(field.title.ljust(title), "strong" if here else "quiet"),
                    Span(value, "marked" if here else ""),
                ],
                [],
            ]
            if here:
                what = choice.what
        start = self.row == len(fields)
        lines += [
            [
                Span("▸ " if start else "  ", "target"),
                Span(f" {texts('menu-start')} ", "marked" if start else "strong"),
            ],
            [],
            *[[Span(text, "quiet")] for text in wrapped(what, min(columns - 8, 72))],
        ]
        self.query_one("#menu", Static).update(text_of(lines))
        keys = [
            ("↑↓", texts("menu-question")),
            ("←→", texts("menu-answer")),
            ("Enter", texts("key-on")),
        ]
        leave = [("q", texts("menu-quit"))]
        self.query_one("#keys", Static).update(hint(keys, leave, columns))
