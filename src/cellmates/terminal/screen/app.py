"""The full-screen table: who is shown what, and when."""

import asyncio
import os
import signal
import sys
from contextlib import suppress
from typing import Any, ClassVar

from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from cellmates.kernel.table import Decision
from cellmates.terminal.choosing import Choosing
from cellmates.terminal.coach import hint_lines
from cellmates.terminal.face import GameFace
from cellmates.terminal.lines import Left, to_tell
from cellmates.terminal.saves import Saves, cannot_write
from cellmates.terminal.screen.asking import AskPanel
from cellmates.terminal.screen.keys import Keys
from cellmates.terminal.screen.pages import Curtain, Page
from cellmates.terminal.screen.picture import Picture
from cellmates.terminal.session import Session
from cellmates.terminal.spans import Span, plain
from cellmates.terminal.standing_answer import StandingAnswer

PAUSE = 0.8
"""Seconds after a bot's move, so that people can follow; any key goes on at once."""


class TableApp(App[None]):
    """A session on the whole screen."""

    CSS_PATH = "screen.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave", show=False, priority=True),
        Binding("ctrl+q", "leave", show=False, priority=True),
    ]

    def __init__(self, session: Session, face: GameFace[Any], saves: Saves, fast: bool) -> None:
        super().__init__()
        self.session = session
        self.face = face
        self.saves = saves
        self.pause = 0.0 if fast else PAUSE
        self.alone = len(session.people) < 2
        self.in_front: int | None = session.people[0] if session.people and self.alone else None
        self.decision: Decision | None = None  # what the person in front is asked
        self.answer: asyncio.Future[int | None] | None = None
        self.hurry = asyncio.Event()
        self.left = False
        self.keyboard = Keys(self)
        self.picture = Picture(self)

    def play(self) -> None:
        """To the end; Left if somebody stops before."""
        self.run()
        if self.return_code:  # it broke; Textual has shown how
            sys.exit(self.return_code)
        if self.left:
            raise Left

    def compose(self) -> ComposeResult:
        yield Static(id="headline")
        with Horizontal(id="middle"):
            yield Static(id="board")
            with Vertical(id="side"):
                yield Static(id="sheets")
                yield Static(id="log")
        yield AskPanel(id="ask")
        yield Static(id="keys")

    @property
    def ask(self) -> AskPanel:
        """The panel with the question."""
        return self.query_one("#ask", AskPanel)

    def on_mount(self) -> None:
        """Watch for the end of the terminal, and begin."""
        for name in ("SIGHUP", "SIGTERM"):
            if hasattr(signal, name) and sys.__stdin__ is not None and sys.__stdin__.isatty():
                number = getattr(signal, name)
                with suppress(NotImplementedError):  # not every system has them in its loop
                    asyncio.get_running_loop().add_signal_handler(number, self._hang_up, number)
        if not self.is_headless:
            self.set_interval(1.0, self._check_terminal)
        self.run_worker(self._go_on(), exclusive=True)

    def on_resize(self) -> None:
        """Draw everything as large as fits now."""
        self.call_after_refresh(self.redraw)

    def redraw(self) -> None:
        """Show the table as the person in front may see it."""
        self.picture.draw()

    def on_key(self, event: events.Key) -> None:
        """A key, if nothing covers the table."""
        if len(self.screen_stack) == 1:
            event.prevent_default()
            self.keyboard.hit(event)

    def keep(self) -> None:
        """Save the game; if that fails, say so and play on."""
        try:
            self.saves.save(self.session)
        except OSError as error:
            self.ask.say(cannot_write(error, self.face.texts))

    def action_leave(self) -> None:
        """Save and leave."""
        self.left = True
        self.exit()

    def _hang_up(self, number: int) -> None:
        """The terminal is gone or the machine goes down: nothing can be drawn any more."""
        self.saves.save(self.session)
        os._exit(128 + number)

    def _check_terminal(self) -> None:
        if not os.isatty(0):
            self._hang_up(signal.SIGHUP)

    # The course of the game.

    async def _go_on(self) -> None:
        self.redraw()
        if not self.session.table.choices():
            welcome = self.face.welcome(self.session.view(self.in_front))
            await self.push_screen_wait(Page(welcome, self.face.texts("page-any-key")))
        while not self.session.over:
            seat = self.session.asked()
            if seat is None:
                await self._bot()
                if self.in_front is not None:
                    await self._let_tell(self.in_front)
                continue
            await self._bring(seat)
            option = await self._question(seat)
            self.session.choose(seat, option)
            self.keep()
            await self._let_tell(seat)
            if not self.alone:
                await self._send_away(seat)
            self.redraw()
        await self._ending()

    async def _bot(self) -> None:
        if self.session.let_bot_choose():
            next_one = self.session.bot_asked()
            waiting = ""
            if next_one is not None:
                name = self.face.seat(next_one, self.session.view(self.in_front))
                waiting = self.face.texts("waiting-for", who=name)
            self.ask.put(waiting, None)
            self.redraw()
            self.hurry.clear()
            if self.pause:
                try:
                    await asyncio.wait_for(self.hurry.wait(), self.pause)
                except TimeoutError:
                    return
        await asyncio.sleep(0)

    async def _bring(self, seat: int) -> None:
        """Before a seat's secrets are shown, hide the table until its person says she is there."""
        if self.in_front != seat:
            texts = self.face.texts
            name = self.face.seat(seat, self.session.view(None))
            pass_on = [Span(texts("curtain-pass", who=name), "title")]
            self.in_front = None
            self.ask.put("", None)
            self.redraw()
            curtain = Curtain([pass_on], texts("curtain-ready", who=name), ("enter", "q"))
            if await self.push_screen_wait(curtain) == "q":
                self.action_leave()
                await asyncio.get_running_loop().create_future()  # nothing more is to be seen
            self.in_front = seat

    async def _send_away(self, seat: int) -> None:
        """Let a person read what nobody else may, then hide it; a silent choice can be undone."""
        if self.session.asked() != seat:
            self.ask.put(self.face.texts("curtain-done"), None)
            self.redraw()
            undo = ("u",) if self.session.can_take_back(seat) else ()
            if await self.keyboard.wait_for("enter", *undo) == "u":
                self.session.take_back(seat)
                return
            self.picture.mark_read(seat)
            self.in_front = None
            self.ask.put("", None)

    async def _question(self, seat: int) -> int:
        """Ask until an option of the decision is taken."""
        while True:
            self.session.let_bots_speak()
            self.decision = self.session.decision(seat)
            question = self.face.question(self.decision, self.session.view(seat))
            self.answer = asyncio.get_running_loop().create_future()
            standing = self.face.standing(self.decision, self.session.view(seat))
            self.ask.put(question, self.choosing(self.decision.options, standing))
            self.keyboard.aside = False
            if self.session.coach == "full":
                said = hint_lines(self.session, self.face, seat)
                self.ask.say(" ".join(plain(line) for line in said), "strong")
            self.redraw()
            taken = await self.answer
            self.answer = None
            if taken is not None:
                self.decision = None
                self.picture.mark_read(seat)
                return taken

    async def _let_tell(self, seat: int) -> None:
        """Let a person say what only she has seen, before the others go on."""
        options = to_tell(self.session, self.face, seat)[:9]
        if not options:
            return
        view = self.session.view(seat)
        said = [self.face.option(option, "", view) for option in options]
        listed = [[Span(f" {number} ", "strong"), Span(text)]
                  for number, text in enumerate(said, start=1)]  # fmt: skip
        self.ask.put("", None)
        self.ask.tell([[Span(self.face.texts("prompt-tell"), "title")], *listed])
        self.redraw()
        digits = [str(number) for number in range(1, len(options) + 1)]
        key = await self.keyboard.wait_for("enter", "escape", *digits)
        self.ask.tell([])
        if key in digits:
            self.session.choose(seat, options[int(key) - 1])
            self.keep()

    def choosing(
        self, options: tuple[int, ...], standing: tuple[StandingAnswer, ...] = ()
    ) -> Choosing:
        """A list of options for the person in front."""
        view = self.session.view(self.in_front)
        about = self.decision.about if self.decision is not None else ""
        catalogue = self.session.table.catalogue()
        return self.face.listed(options, catalogue, about, view, standing)

    async def _ending(self) -> None:
        """Everything is face up now; the last word, and where the record is."""
        told_so_far = self.session.log(self.in_front)
        view = self.session.view(self.in_front)
        lines = self.face.ending(view, told_so_far, self.session.ending())
        self.ask.put("", None)
        self.keep()
        self.redraw()
        page = Page(lines, self.face.texts("page-any-key"), ("enter", "q", "escape"))
        await self.push_screen_wait(page)
        where = self.face.texts("record-written", file=str(self.session.path))
        told = [*lines[:1], [Span(where, "quiet")]]
        self.ask.tell(self.picture.packed(told))
        self.redraw()
        await asyncio.sleep(self.pause)  # nobody shall miss the end by hitting Enter once too often
        await self.keyboard.wait_for("enter", "q", "escape")
        self.exit()
