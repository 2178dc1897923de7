"""What the keys of the full screen do."""

import asyncio
from typing import TYPE_CHECKING

from rich.text import Text
from textual import events

from cellmates.terminal.choosing import ListItem
from cellmates.terminal.coach import hint_lines
from cellmates.terminal.commands import (
    ASIDE,
    Command,
    Explain,
    Instruction,
    Open,
    Take,
    Unclear,
    lettered,
    read,
)
from cellmates.terminal.screen.asking import hint
from cellmates.terminal.screen.pages import Page, Prompt
from cellmates.terminal.spans import Line, Span
from cellmates.terminal.standing_answer import StandingAnswer

if TYPE_CHECKING:
    from cellmates.terminal.screen.app import TableApp

_ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
_AT_ONCE = 9
"""Up to so many options a digit takes one at once; beyond that it only points at it."""


class Keys:
    """The keyboard of a table."""

    def __init__(self, app: "TableApp") -> None:
        self.app = app
        self.place = ""  # where the board is being looked at; empty: the list has the arrows
        self.aside = False  # whether the list is of things nobody asked for
        self.typed = ""
        self.awaited: tuple[str, ...] = ()
        self.key: asyncio.Future[str] | None = None

    async def wait_for(self, *keys: str) -> str:
        """The next of these keys."""
        self.awaited = keys
        self.key = asyncio.get_running_loop().create_future()
        self.app.picture.draw()
        return await self.key

    def hit(self, event: events.Key) -> None:
        """A key was hit while nothing covers the table."""
        app = self.app
        app.hurry.set()
        app.ask.say("")
        name, letter = event.key, event.character or ""
        if self.key is not None and name in self.awaited:
            self.awaited = ()
            future, self.key = self.key, None
            future.set_result(name)
        elif name in ("pageup", "pagedown"):
            app.picture.scroll_log(5 if name == "pageup" else -5)
        elif name == "f1":
            self._show(self._help())
        elif letter == "q":
            self._quit()
        elif app.answer is not None:
            self._answering(name, letter)

    def _quit(self) -> None:
        """Leave the game; out of a list of what nobody asked for it leads back to the question."""
        if self.aside and self.app.answer is not None:
            self._escape()
        else:
            self.app.action_leave()

    def _answering(self, name: str, letter: str) -> None:
        app = self.app
        if name == "tab":
            self.place = "" if self.place else app.face.home(app.session.view(app.in_front))
            self._look()
        elif name in _ARROWS:
            self._arrow(name)
        elif name == "enter":
            self._enter()
        elif name == "escape":
            self._escape()
        elif letter == "?":
            self._explain(Explain(None if self.place else app.ask.item, self.place))
        elif letter == "!":
            self._order("hint")
        elif letter == "/":
            app.push_screen(Prompt(app.face.texts("prompt-hint")), self._typed)
        elif letter in ("t", "m"):
            self._order("talk" if letter == "t" else "may")
        elif letter == "u":
            self._order("undo")
        elif letter.isdecimal():
            self._digit(letter)
        else:
            self._letter(letter)

    # Moving about.

    def _arrow(self, name: str) -> None:
        self.typed = ""
        if self.place:
            self.place = self.app.face.neighbour(self.place, name)
            self._look()
        else:
            self.app.ask.move(*_ARROWS[name])
            self.app.redraw()

    def _look(self) -> None:
        """Tell of the place that is looked at."""
        app = self.app
        told: list[Line] = []
        if self.place:
            view = app.session.view(app.in_front)
            told = [[Span(text)] for text in app.face.explain(self.place, view)]
        app.ask.tell(told)
        app.redraw()

    def _escape(self) -> None:
        app = self.app
        self.typed = ""
        if self.place:
            self.place = ""
            self._look()
        elif not app.ask.back() and self.aside:
            self._ask_again()
        app.redraw()

    # Choosing.

    def _enter(self) -> None:
        if self.place:
            self._take_place()
        elif self.app.ask.item is not None:
            self._take(self.app.ask.item)

    def _take_place(self) -> None:
        """Enter on the board takes the one option that is about this place, if there is one."""
        app = self.app
        fitting = [item for item in app.ask.items if app.picture.places_of(item) == (self.place,)]
        if len(fitting) == 1:
            self._take(fitting[0])

    def _digit(self, digit: str) -> None:
        app = self.app
        items = app.ask.items
        if len(items) <= _AT_ONCE:
            if 1 <= int(digit) <= len(items):
                self._take(items[int(digit) - 1])
            return
        self.typed = self.typed + digit if int(self.typed + digit) <= len(items) else digit
        app.ask.jump(int(self.typed))
        app.redraw()

    def _letter(self, letter: str) -> None:
        item = lettered(letter, self.app.ask.items)
        if item is not None:
            self._take(item)

    def _take(self, item: ListItem) -> None:
        self.typed = self.place = ""
        self.app.ask.tell([])
        if item.option is None:
            self.app.ask.open(item.words)
            self.app.redraw()
        else:
            self._choose(item.option, item.standing)

    def _choose(self, option: int, standing: StandingAnswer | None = None) -> None:
        """An option of the decision answers it; anything else is done besides."""
        app = self.app
        self.place = ""
        assert app.answer is not None
        assert app.decision is not None
        assert app.in_front is not None
        if option in app.decision.options:
            if not app.answer.done():
                view, before = app.session.view(app.in_front), app.session.standing(app.in_front)
                lasting = app.face.lasting(option, app.decision, view, before)
                app.session.stand(app.in_front, standing or lasting)
                app.answer.set_result(option)
            return
        app.session.choose(app.in_front, option)
        app.keep()
        self._ask_again()

    def _ask_again(self) -> None:
        answer = self.app.answer
        if answer is not None and not answer.done():
            answer.set_result(None)

    # Orders and explanations.

    def _typed(self, line: str | None) -> None:
        app = self.app
        if not line or app.in_front is None or app.ask.choosing is None:
            return
        decision = app.decision
        more = (*app.session.may(app.in_front), *app.session.phrases(app.in_front))
        if decision is not None:
            more = (*more, *decision.options)
        catalogue = app.session.table.catalogue()
        command = read(line, app.ask.choosing, more, catalogue, app.face.texts)
        self._obey(command)

    def _obey(self, command: Command) -> None:
        if isinstance(command, Take):
            self._choose(command.option, command.standing)
        elif isinstance(command, Open):
            self.app.ask.open(command.words)
        elif isinstance(command, Explain):
            self._explain(command)
        elif isinstance(command, Unclear):
            self.app.ask.say(command.message)
        elif isinstance(command, Instruction):
            self._order(command.name, command.rest)

    def _order(self, name: str, rest: str = "") -> None:
        app = self.app
        assert app.in_front is not None
        if name == "quit":
            self._quit()
        elif name == "help":
            self._show(self._help())
        elif name == "back":
            self._escape()
        elif name == "undo":
            if app.session.can_take_back(app.in_front):
                app.session.take_back(app.in_front)
                self._ask_again()
            else:
                app.ask.say(app.face.texts("error-cannot-undo"))
        elif name == "hint":
            self._show(hint_lines(app.session, app.face, app.in_front))
        elif name in ASIDE and self._offer(name):
            self._typed(rest)

    def _offer(self, name: str) -> bool:
        """List what may be done or said although nobody asked, if there is anything."""
        app = self.app
        assert app.in_front is not None
        texts = app.face.texts
        session = app.session
        options = session.may(app.in_front) if name == "may" else session.phrases(app.in_front)
        if not options:
            app.ask.say(texts(f"nothing-to-{name}"))
            return False
        self.aside = True
        app.ask.put(texts(f"prompt-{name}"), app.choosing(options))
        app.redraw()
        return True

    def _explain(self, command: Explain) -> None:
        app = self.app
        view = app.session.view(app.in_front)
        about = app.decision.about if app.decision is not None else ""
        item = command.item
        if item is not None and item.standing is not None:
            told = [item.label, item.standing.why]
        elif item is not None and item.option is not None:
            told = [
                app.face.option(item.option, about, view),
                *app.face.why(item.option, about, view),
            ]
        else:
            told = app.face.explain(command.looked_up, view)
            if not told and not command.thing:
                told = app.face.explain(about, view)
        if not told:
            app.ask.say(app.face.texts("error-unknown-thing", text=command.thing))
            return
        first, *rest = told
        paragraphs: list[Line] = [[Span(first, "title" if rest else "")]]
        for text in rest:
            paragraphs += [[], [Span(text)]]
        self._show(paragraphs)

    def _help(self) -> list[Line]:
        app = self.app
        texts = app.face.texts
        view = app.session.view(app.in_front)
        keys: list[Line] = [[], [Span(texts("keys-help"))]]
        return [*app.face.help(view), *keys]

    def _show(self, paragraphs: list[Line]) -> None:
        self.app.push_screen(Page(paragraphs, self.app.face.texts("page-any-key")))

    def hints(self, columns: int) -> Text:
        """The keys that work now."""
        texts = self.app.face.texts
        pairs: list[tuple[str, str]] = []
        if self.key is not None:
            pairs.append(("Enter", texts("key-on")))
            if "u" in self.awaited:
                pairs.append(("u", texts("key-undo")))
        elif self.app.answer is not None:
            pairs += [("Enter", texts("key-choose")), ("?", texts("key-why"))]
            if self.app.session.coach != "off":
                pairs.append(("!", texts("key-hint")))
            choosing = self.app.ask.choosing
            if self.aside or (choosing is not None and choosing.path):
                pairs.append(("Esc", texts("key-back")))
            seat = self.app.in_front
            if seat is not None:
                session = self.app.session
                if session.can_take_back(seat):
                    pairs.append(("u", texts("key-undo")))
                if session.phrases(seat):
                    pairs.append(("t", texts("key-talk")))
                if session.may(seat):
                    pairs.append(("m", texts("key-may")))
            pairs.append(("Tab", texts("key-board")))
            pairs.append(("/", texts("key-type")))
        return hint(pairs, [("F1", texts("key-help")), ("q", texts("menu-quit"))], columns)
