"""Pages that cover the table: explanations, the curtain, the end."""

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from cellmates.terminal.screen.styles import wrapped_text
from cellmates.terminal.spans import Line, Span


class Page(ModalScreen[str]):
    """Some paragraphs and a line that says how to go on; the answer is the key that was hit."""

    def __init__(self, paragraphs: list[Line], footer: str, keys: tuple[str, ...] = ()) -> None:
        super().__init__()
        self.paragraphs = paragraphs
        self.footer = footer
        self.keys = keys  # the only ones that close it; none: any key
        self.done = False  # keys come faster than pages go

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page"):
            for paragraph in self.paragraphs:
                yield Static(wrapped_text(paragraph) if paragraph else Text(" "))
        yield Static(wrapped_text([Span(self.footer, "target")]), id="page-footer")

    def on_key(self, event: events.Key) -> None:
        scrolling = {"up": -1, "down": 1, "pageup": -10, "pagedown": 10}
        if event.key in scrolling:
            self.query_one("#page").scroll_relative(y=scrolling[event.key], animate=False)
        elif not self.done and (not self.keys or event.key in self.keys):
            self.done = True
            self.dismiss(event.key)
        event.stop()
        event.prevent_default()


class Curtain(Page):
    """Nothing of the table can be seen until the right person is in front of the screen."""


class Prompt(ModalScreen[str]):
    """A line to type a choice in its notation, or a question."""

    def __init__(self, placeholder: str) -> None:
        super().__init__()
        self.placeholder = placeholder

    def compose(self) -> ComposeResult:
        yield Input(placeholder=self.placeholder, id="typed")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """What was typed."""
        self.dismiss(event.value)

    def on_key(self, event: events.Key) -> None:
        if event.key == "escape":
            event.stop()
            self.dismiss("")
