"""Playing line by line: for pipes, plain terminals and screen readers."""

import textwrap
from collections.abc import Sequence
from typing import Any

from cellmates.kernel.event import Event
from cellmates.kernel.table import Decision
from cellmates.terminal.choosing import MOST, Choosing
from cellmates.terminal.coach import hint_lines
from cellmates.terminal.commands import Command, Explain, Instruction, Open, Take, Unclear, read
from cellmates.terminal.console import Console
from cellmates.terminal.face import GameFace
from cellmates.terminal.saves import Saves, cannot_write
from cellmates.terminal.session import Session
from cellmates.terminal.spans import Line, Span, plain

COLUMNS = 78


class Left(Exception):
    """Somebody wants to stop; the game goes on another time."""


def to_tell(session: Session, face: GameFace[Any], seat: int) -> tuple[int, ...]:
    """What a person may want to say at once, before others go on or another round begins."""
    if session.over or len(session.people) + len(session.bot_names) < 2:
        return ()
    return face.worth_saying(session.confided(seat), session.phrases(seat))


class LineTable:
    """A session shown and asked in lines."""

    def __init__(
        self, session: Session, face: GameFace[Any], console: Console, saves: Saves
    ) -> None:
        self.session = session
        self.face = face
        self.texts = face.texts
        self.console = console
        self.saves = saves
        self.board = ""  # as it was shown last
        self.in_front: int | None = None  # the person who sees the screen
        self.alone = len(session.people) < 2
        if self.alone and session.people:
            self.in_front = session.people[0]

    def play(self) -> None:
        """To the end; Left or Closed if it stops before."""
        self._welcome()
        while not self.session.over:
            seat = self.session.asked()
            if seat is None:
                self.session.let_bot_choose()
                if not self.session.people:
                    self._news(None)
                elif self.in_front is not None:
                    self._let_tell(self.in_front)
                continue
            self._bring(seat)
            self._question(seat)
            self._keep()
            self._let_tell(seat)
            if not self.alone:
                self._send_away(seat)
        self._ending()

    # The parts of a game.

    def _welcome(self) -> None:
        view = self.session.view(self.in_front)
        for line in self.face.welcome(view):
            self._paragraph(line)
        self.console.write([Span(self.texts("prompt-hint"), "quiet")])

    def _bring(self, seat: int) -> None:
        """Before a seat's secrets are shown, hide the table until its person says she is there."""
        if self.in_front == seat:
            return
        name = self.face.seat(seat, self.session.view(None))
        self.console.clear()
        self.console.write([Span(self.texts("curtain-pass", who=name), "title")])
        if self.console.ask(self.texts("curtain-ready", who=name)) == "quit":
            raise Left
        self.console.clear()
        self.in_front = seat
        self.board = ""

    def _send_away(self, seat: int) -> None:
        """Let a person read what nobody else may, then hide it; a silent choice can be undone."""
        if self.session.asked() == seat and not self.session.over:
            return
        self._news(seat)
        answer = self.console.ask(self.texts("curtain-done"))
        if answer == "undo" and self._undo(seat):
            self._question(seat)
            self._keep()
            self._let_tell(seat)
            self._send_away(seat)
            return
        self.in_front = None
        self.console.clear()

    def _ending(self) -> None:
        self.console.write()
        seat = self.session.people[0] if self.alone and self.session.people else None
        self._news(seat)
        self.console.write()
        view = self.session.view(seat)
        for line in self.face.text_board(view):
            self.console.write(line)
        self.console.write()
        for line in self.face.ending(view, self.session.log(seat), self.session.ending()):
            self.console.write(line)

    def _keep(self) -> None:
        """Save the game; if that fails, say so and play on."""
        try:
            self.saves.save(self.session)
        except OSError as error:
            self._paragraph([Span(cannot_write(error, self.texts), "alert")])

    # What is shown.

    def _news(self, seat: int | None) -> None:
        view = self.session.view(seat)
        before: Event | None = None
        for event in self.session.unread(seat):
            if not self.face.repeats(event, before):
                sentence = self.face.sentence(event, view)
                self._paragraph([Span(f"· {sentence}", self.face.tone(event))])
            before = event

    def _show_board(self, seat: int, always: bool = False) -> None:
        lines = self.face.text_board(self.session.view(seat))
        board = "\n".join(plain(line) for line in lines)
        if board == self.board and not always:
            return
        self.board = board
        self.console.write()
        for line in lines:
            self.console.write(line)

    def _show_log(self, seat: int) -> None:
        view = self.session.view(seat)
        before: Event | None = None
        for event in self.session.log(seat):
            if self.face.keeps(event, view) and not self.face.repeats(event, before):
                self._paragraph([Span(self.face.sentence(event, view), self.face.tone(event))])
            before = event

    def _paragraph(self, line: Line | str) -> None:
        """A text in lines that fit; a wrapped one keeps the style of its last words."""
        spans = [Span(line)] if isinstance(line, str) else line
        if sum(len(span.text) for span in spans) <= COLUMNS:
            self.console.write(spans)
            return
        style = spans[-1].style if len(spans) == 1 else ""
        for part in textwrap.wrap(plain(spans), COLUMNS, subsequent_indent="  "):
            self.console.write([Span(part, style)])

    # What is asked.

    def _question(self, seat: int) -> None:
        """Ask until an option of the decision is taken."""
        while seat in self.session.table.waiting:
            self.session.let_bots_speak()
            self._news(seat)
            self._show_board(seat)
            decision = self.session.decision(seat)
            options, question = decision.options, self._asked(seat, decision)
            if self.session.coach == "full":
                self._hint(seat)
            taken = self._pick(seat, decision, options, question, False)
            if taken is None:  # taken back, or the question was put anew
                continue
            self.session.choose(seat, taken)
            return

    def _let_tell(self, seat: int) -> None:
        """Let a person say what only she has seen, before the others go on."""
        self._tell(seat, to_tell(self.session, self.face, seat))

    def _tell(self, seat: int, options: Sequence[int]) -> None:
        """Ask which of these phrases a person says, if any."""
        if not options:
            return
        self._news(seat)
        catalogue = self.session.table.catalogue()
        choosing = self.face.listed(options, catalogue, "", self.session.view(seat))
        self._list(self.texts("prompt-tell"), choosing)
        made = len(self.session.table.choices())
        while line := self.console.ask(self.texts("prompt-choose")):
            phrases = self.session.phrases(seat)
            command = read(line, choosing, phrases, catalogue, self.texts)
            if isinstance(command, Take):
                self.session.choose(seat, command.option)
                self._keep()
                return
            if isinstance(command, Open):
                choosing.open(command.words)
                self._list(self.texts("prompt-tell"), choosing)
            elif command == Instruction("back"):
                choosing.back()
                self._list(self.texts("prompt-tell"), choosing)
            elif command == Instruction("undo"):
                self._paragraph([Span(self.texts("prompt-tell"), "alert")])
            elif self._obey(seat, Decision("tell", "", tuple(options)), command):
                said = self.session.table.choices()[made:]
                if not any(chooser == seat and option in options for chooser, option in said):
                    phrases = self.session.phrases(seat)
                    self._tell(seat, [option for option in options if option in phrases])
                return

    def _asked(self, seat: int, decision: Decision) -> str:
        return self.face.question(decision, self.session.view(seat))

    def _pick(
        self,
        seat: int,
        decision: Decision,
        options: Sequence[int],
        question: str,
        aside: bool,
        typed: str = "",
    ) -> int | None:
        """One of the options; None to ask again. `aside` is for what nobody has asked for, and the
        first answer to it may have been typed before."""
        view = self.session.view(seat)
        catalogue = self.session.table.catalogue()
        standing = () if aside else self.face.standing(decision, view)
        choosing = self.face.listed(options, catalogue, decision.about, view, standing)
        if not typed:
            self._list(question, choosing)
        while True:
            more = (*self.session.may(seat), *self.session.phrases(seat), *decision.options)
            line, before = typed or self.console.ask(self.texts("prompt-choose")), typed
            typed = ""
            command = read(line, choosing, more, catalogue, self.texts)
            if isinstance(command, Take) and command.option not in options:
                self.session.choose(seat, command.option)
                self._keep()
                self._news(seat)
                return None
            if isinstance(command, Take):
                stood = self.session.standing(seat)
                lasting = self.face.lasting(command.option, decision, view, stood)
                self.session.stand(seat, command.standing or lasting)
                return command.option
            if isinstance(command, Open):
                choosing.open(command.words)
                self._list(question, choosing)
            elif isinstance(command, Instruction) and command.name in (
                ("back", "quit") if aside else ("back",)
            ):
                if not choosing.back() and aside:
                    return None
                self._list(question, choosing)
            elif self._obey(seat, decision, command):
                return None
            elif before:  # the list that it was meant for has not been shown
                self._list(question, choosing)

    def _list(self, question: str, choosing: Choosing) -> None:
        self.console.write()
        self._paragraph([Span(question, "title")])
        entries: list[Line] = []
        for number, item in enumerate(choosing.items, start=1):
            letter = f"{item.letter} " if item.letter else ""
            entry = [Span(f"{number:>2} {letter}", "strong"), Span(item.label)]
            notation = " ".join(item.words)
            if item.option is not None and len(choosing.items) <= MOST:
                entry.append(Span(f"  [{notation}]", "quiet"))
            entries.append(entry)
        for line in entries if len(entries) <= MOST else _in_columns(entries):
            self.console.write(line)

    def _obey(self, seat: int, decision: Decision, command: Command) -> bool:
        """Do what was ordered; whether the question must be put anew."""
        if isinstance(command, Unclear):
            self._paragraph([Span(command.message, "alert")])
        elif isinstance(command, Explain):
            self._explain(command, decision, seat)
        elif isinstance(command, Instruction):
            return self._order(command.name, seat, decision, command.rest)
        return False

    def _order(self, name: str, seat: int, decision: Decision, rest: str) -> bool:
        if name == "quit":
            raise Left
        if name == "board":
            self._show_board(seat, always=True)
        elif name == "log":
            self._show_log(seat)
        elif name == "help":
            self._help(seat)
        elif name == "hint":
            self._hint(seat)
        elif name == "undo":
            return self._undo(seat)
        else:
            return self._aside(name, seat, decision, rest)
        return False

    def _hint(self, seat: int) -> None:
        if seat not in self.session.table.waiting:
            self._paragraph([Span(self.texts("prompt-tell"), "alert")])  # nothing is decided
            return
        for line in hint_lines(self.session, self.face, seat):
            self._paragraph(line)

    def _undo(self, seat: int) -> bool:
        if not self.session.can_take_back(seat):
            self._paragraph([Span(self.texts("error-cannot-undo"), "alert")])
            return False
        self.session.take_back(seat)
        self.console.write([Span(self.texts("undone"), "strong")])
        return True

    def _aside(self, name: str, seat: int, decision: Decision, rest: str) -> bool:
        """Offer what may be done or said although nobody asked."""
        options = self.session.may(seat) if name == "may" else self.session.phrases(seat)
        if not options:
            self._paragraph([Span(self.texts(f"nothing-to-{name}"), "alert")])
            return False
        taken = self._pick(seat, decision, options, self.texts(f"prompt-{name}"), True, rest)
        if taken is not None:
            self.session.choose(seat, taken)
            self._keep()
        return True

    def _explain(self, command: Explain, decision: Decision, seat: int) -> None:
        view = self.session.view(seat)
        if not command.thing:
            self._help(seat)
            return
        if command.item is not None and command.item.standing is not None:
            told = [command.item.standing.why]
        elif command.item is not None and command.item.option is not None:
            told = self.face.why(command.item.option, decision.about, view)
        else:
            told = self.face.explain(command.looked_up, view)
        for paragraph in told or [self.texts("error-unknown-thing", text=command.thing)]:
            self._paragraph(paragraph)

    def _help(self, seat: int) -> None:
        for line in self.face.help(self.session.view(seat)):
            self._paragraph(line)
        self.console.write()
        self._paragraph(self.texts("prompt-help"))


def _in_columns(entries: list[Line]) -> list[Line]:
    """Short entries side by side."""
    wide = max(len(plain(entry)) for entry in entries) + 2
    across = max(1, COLUMNS // wide)
    lines: list[Line] = []
    for start in range(0, len(entries), across):
        line: Line = []
        for entry in entries[start : start + across]:
            line += [*entry, Span(" " * (wide - len(plain(entry))))]
        lines.append(line)
    return lines
