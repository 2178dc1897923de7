"""The course of one table: what commands do to it, drafted first and told only when stored."""

import contextlib
import secrets
from collections import deque
from collections.abc import Sequence

from cellmates.kernel.errors import ChoiceError, MalformedChoice, NotYourDecision
from cellmates.server.bots.worker import Answer
from cellmates.server.protocol.messages import (
    Back,
    Chat,
    Choose,
    ClockState,
    Leave,
    OutcomeInfo,
    Play,
    Say,
    TakeBack,
)
from cellmates.server.protocol.refusal import Refusal
from cellmates.server.store.rows import TAKE_BACK, Entry, LineRow, TableRow
from cellmates.server.tables.clocks import Clocks
from cellmates.server.tables.guest import Guest
from cellmates.server.tables.outbox import Draft
from cellmates.server.tables.running_game import Position
from cellmates.server.tables.telling import News

LINES = 100
"""The lines that a newcomer is shown."""

WORDS = 200
"""The phrases that are said before somebody has to do something; all are kept and played again."""

COMMANDS = 1024
"""The latest commands that are known to have been carried out."""


class Stale(Refusal):
    """A command for a position that is gone."""

    def __init__(self) -> None:
        super().__init__("stale", "made for a position that is gone")


class Course:
    """Position, lines, clocks and relieved seats of a table, as far as they are decided."""

    def __init__(
        self,
        row: TableRow,
        entries: Sequence[Entry],
        lines: Sequence[LineRow],
        now: float,
        told: int | None = None,
    ) -> None:
        self.row = row
        self.position: Position | None = None
        self.clocks = Clocks(row.settings.clock, len(row.seats))
        self.relieved: set[int] = set()
        self.line = 0
        self.lines: deque[LineRow] = deque(maxlen=LINES)
        self.replayed: News = []  # what happened after the number that was told last
        self._done: dict[tuple[int | None, str], int] = {}
        for line in lines:
            self.hear(line)
        if row.state != "open":
            started = row.started or row.created
            position = Position(row.game, row.agreed, row.seed, started)
            for entry in entries:
                events = position.apply(entry)
                if told is not None and entry.number > told:
                    self.replayed.append((entry.number, events))
            self.position = position
            self.clocks.restore(entries)
            for entry in entries[-COMMANDS:]:
                self._remember(entry.seat, entry.command, entry.number)
            if not self.clocks.patient:  # nobody pays for the time a table was not in memory
                position.asked_at = dict.fromkeys(position.asked_at, now)

    @property
    def number(self) -> int:
        """The number of the position."""
        return 0 if self.position is None else self.position.number

    def follow(self, entry: Entry) -> None:
        """Take an entry that another process has stored."""
        assert self.position is not None
        self.position.apply(entry)
        self.clocks.use(entry.seat, entry.spent)
        self._remember(entry.seat, entry.command, entry.number)

    def hear(self, line: LineRow) -> None:
        """Take a line that is stored, or about to be."""
        self.line = line.line
        self.lines.append(line)
        self._remember(line.seat, line.command, line.number)
        if line.kind == "relieved" and line.seat is not None:
            self.relieved.add(line.seat)
        elif line.kind == "returned" and line.seat is not None:
            self.relieved.discard(line.seat)

    def draft(self) -> Draft:
        """Nothing yet, on top of what there is."""
        return Draft(self.number, self.line)

    def clock_states(self, now: float) -> list[ClockState]:
        """Every seat's time for the wire."""
        position = self.position
        if position is None or self.clocks.decision is None:
            return []
        asked = {seat: position.asked_at[seat] for seat in position.decisions}
        return self.clocks.states(asked, now)

    # Commands.

    def done(self, seat: int | None, command: str) -> int | None:
        """The position after a command of a seat, if it is known to have been carried out."""
        return self._done.get((seat, command))

    def command(self, guest: Guest, message: Play, now: float, draft: Draft) -> None:
        """Carry out a command of a seat on the draft; what is wrong with it goes there, too."""
        done = self.done(guest.seat, message.id)
        if done is not None:
            draft.answers.append((guest, message.id, done))
            return
        try:
            number = self._carry_out(guest, message, now, draft)
        except Stale as error:
            draft.stale.append(guest)
            draft.refusals.append((guest, message.id, error.code, error.text))
        except Refusal as error:
            draft.refusals.append((guest, message.id, error.code, error.text))
        else:
            self._remember(guest.seat, message.id, number)
            draft.answers.append((guest, message.id, number))

    def _carry_out(self, guest: Guest, message: Play, now: float, draft: Draft) -> int:
        seat = guest.seat
        if seat is None:
            raise Refusal("not_seated", "spectators only watch")
        if isinstance(message, Chat):
            self._chat(seat, message, now, draft)
            return self.number
        position = self._playing()
        if isinstance(message, Leave):
            if seat not in self.relieved:
                self.write("relieved", seat, "left", now, draft)
            return self.number
        self.welcome_back(seat, now, draft)
        if isinstance(message, Back):
            return self.number
        if message.number > position.number:
            raise Stale
        if isinstance(message, Choose | Say):
            self._check_fresh(position, seat, message)
            return self.choose(seat, message.option, message.id, False, now, draft)
        return self._take_back(position, seat, message, now, draft)

    def _playing(self) -> Position:
        if self.position is None:
            raise Refusal("wrong_state", "the game has not started")
        if self.position.table.over:
            raise Refusal("wrong_state", "the game is over")
        return self.position

    def _check_fresh(self, position: Position, seat: int, message: Choose | Say) -> None:
        """Others may choose and talk meanwhile; but the question must be the same."""
        asked, option = position.decisions.get(seat), message.option
        answers = isinstance(message, Choose) and asked is not None and option in asked.options
        if message.number < (position.since[seat] if answers else position.deed):
            raise Stale
        if isinstance(message, Say) and option not in position.table.phrases(seat):
            if position.table.view(None).get("jammed"):
                raise Refusal("jammed", "nobody may speak now")
            raise Refusal("not_on_offer", "this cannot be said now")
        talk = not answers and option not in position.table.may(seat)
        if talk and position.number - position.deed >= WORDS:
            raise Refusal("slow_down", "enough was said; somebody has to do something")

    def choose(
        self, seat: int, option: int, command: str | None, bot: bool, now: float, draft: Draft
    ) -> int:
        """Take an option; a Refusal leaves everything as it was."""
        position = self._playing()
        asked = position.decisions.get(seat)
        spent = 0.0
        if not bot and asked is not None and option in asked.options:
            spent = round(max(0.0, now - position.asked_at[seat]), 3)
        entry = Entry(position.number + 1, seat, option, bot, command, spent, now)
        try:
            events = position.apply(entry)
        except MalformedChoice as error:
            raise Refusal("no_such_option", str(error)) from None
        except NotYourDecision as error:
            raise Refusal("not_your_decision", str(error)) from None
        except ChoiceError as error:
            raise Refusal("not_on_offer", str(error)) from None
        self.clocks.use(seat, spent)
        draft.entries.append(entry)
        draft.news.append((entry.number, events))
        outcome = position.table.outcome
        if outcome is not None:
            draft.outcome = OutcomeInfo(list(outcome.winners), outcome.reason, list(outcome.scores))
            self.write("ended", None, outcome.reason, now, draft)
        return entry.number

    def _take_back(
        self, position: Position, seat: int, message: TakeBack, now: float, draft: Draft
    ) -> int:
        if not position.can_take_back(seat):
            raise Refusal("cannot_take_back", "something has come of it already")
        entry = Entry(position.number + 1, seat, TAKE_BACK, False, message.id, 0.0, now)
        draft.entries.append(entry)
        draft.news.append((entry.number, position.apply(entry)))
        self.write("took_back", seat, "", now, draft)
        return entry.number

    def _chat(self, seat: int, message: Chat, now: float, draft: Draft) -> None:
        if self.row.settings.talk != "free":
            raise Refusal("no_chat", "this table has structured talk only")
        if self.position is not None and self.position.table.view(None).get("jammed"):
            raise Refusal("jammed", "nobody may speak now")
        self.write("chat", seat, message.text, now, draft, message.id)

    # What the house does.

    def let_bot_choose(
        self, seat: int, since: int, answer: Answer, now: float, draft: Draft
    ) -> None:
        """Do what a bot wants, if it still plays the seat and the question is still the same."""
        position = self.position
        if position is None or position.table.over:
            return
        asked = since < 0 or (seat in position.decisions and position.since[seat] == since)
        played = self.row.seats[seat].bot is not None or seat in self.relieved
        if not asked or not played:
            return
        for option in (answer.deed, answer.words):
            if option is not None:
                with contextlib.suppress(Refusal):  # the table may have gone on meanwhile
                    self.choose(seat, option, None, True, now, draft)
        decision = position.decisions.get(seat)
        if answer.pick is not None and decision is not None and position.since[seat] == since:
            offered = answer.pick in decision.options
            pick = answer.pick if offered else secrets.choice(decision.options)
            self.choose(seat, pick, None, True, now, draft)

    def welcome_back(self, seat: int, now: float, draft: Draft) -> None:
        """The person of a seat plays again, if a bot did."""
        position = self.position
        if seat in self.relieved and position is not None and not position.table.over:
            self.write("returned", seat, "", now, draft)
            if seat in position.asked_at:
                position.asked_at[seat] = now

    def write(
        self,
        kind: str,
        seat: int | None,
        text: str,
        now: float,
        draft: Draft,
        command: str | None = None,
    ) -> None:
        """Add a line."""
        # Before the game seats change hands, and words stay with who spoke them.
        name = None if seat is None or self.position else self.row.seats[seat].name
        line = LineRow(self.line + 1, self.number, kind, seat, text, command, now, name)
        draft.lines.append(line)
        self.hear(line)

    def _remember(self, seat: int | None, command: str | None, number: int) -> None:
        if command is not None:
            self._done[seat, command] = number
            if len(self._done) > COMMANDS:
                del self._done[next(iter(self._done))]
