"""The log of one table's game: commands append entries and lines to it, through an outbox."""

from collections import deque
from collections.abc import Generator, Sequence
from typing import assert_never

from cellmates.games import GAMES
from cellmates.kernel.errors import ChoiceError, MalformedChoice, NotYourDecision
from cellmates.server.lobby.moderating import SENT_AWAY, VACANT
from cellmates.server.lobby.spelling import clean_text
from cellmates.server.protocol.messages import (
    AskRematch,
    Back,
    Chat,
    Choose,
    ClockState,
    Leave,
    Say,
    SeatCommand,
    TakeBack,
)
from cellmates.server.protocol.refusal import Refusal
from cellmates.server.store.rows import TAKE_BACK, Entry, LineRow, TableRow
from cellmates.server.tables.clocks import Clocks
from cellmates.server.tables.guest import Guest
from cellmates.server.tables.outbox import Outbox
from cellmates.server.tables.outcome import outcome_row
from cellmates.server.tables.running_game import RunningGame
from cellmates.server.tables.telling import News

LINES = 100
"""The lines that a newcomer is shown."""

WORDS = 200
"""The phrases that are said until the game has gone on; all are kept and played again. An answer
that is taken back does not make room for more."""

COMMANDS = 1024
"""The latest commands that are known to have been carried out."""


class Stale(Refusal):
    """A command for a question that is no longer open."""

    def __init__(self) -> None:
        super().__init__("stale", "made for a position that is gone")


class GameLog:
    """The running game, the lines, clocks and relieved seats of a table.

    A command is applied here at once, and what it did is noted in an `Outbox`: it is stored, then
    told. If the store fails the log is built anew from what is stored.
    """

    def __init__(self, row: TableRow, lines: Sequence[LineRow]) -> None:
        self.row = row
        self.running: RunningGame | None = None
        self.clocks = Clocks(row.settings.clock, len(row.seats))
        self.relieved: set[int] = set()
        self._vacant: set[int] = set()  # relieved seats that somebody else may take
        self.line = 0
        self.lines: deque[LineRow] = deque(maxlen=LINES)
        self.replayed: News = []  # what happened after the number that was told last
        self._done: dict[tuple[int | None, str], int] = {}
        for line in lines:
            self.add_line(line)

    def replay(
        self, entries: Sequence[Entry], now: float, told: int | None = None
    ) -> Generator[None, None, None]:
        """Play the stored entries, one in each step; `told`: the number that was told last."""
        row = self.row
        if row.state == "open":
            return
        running = RunningGame(row.game, row.agreed, row.deal_seed, row.started or row.created)
        for entry in entries:
            events = running.apply(entry)
            self.clocks.use(entry.seat, entry.spent)
            if told is not None and entry.number > told:
                self.replayed.append((entry.number, events))
            yield
        for entry in entries[-COMMANDS:]:
            self._remember(entry.seat, entry.command, entry.number)
        if not self.clocks.patient:  # nobody pays for the time a table was not in memory
            running.asked_at = dict.fromkeys(running.asked_at, now)
        self.running = running

    @property
    def number(self) -> int:
        """The number of the latest entry."""
        return 0 if self.running is None else self.running.number

    def add_entry(self, entry: Entry, now: float) -> None:
        """Apply an entry that another process has stored, whose clock may be another's."""
        assert self.running is not None
        self.running.apply(entry, None if self.clocks.patient else now)
        self.clocks.use(entry.seat, entry.spent)
        self._remember(entry.seat, entry.command, entry.number)

    def add_line(self, line: LineRow) -> None:
        """Add a line that is stored, or that is in an outbox."""
        self.line = line.line
        self.lines.append(line)
        self._remember(line.seat, line.command, line.number)
        if line.kind == "relieved" and line.seat is not None:
            self.relieved.add(line.seat)
            if line.text in (VACANT, SENT_AWAY):
                self._vacant.add(line.seat)
        elif line.kind == "returned" and line.seat is not None:
            self.relieved.discard(line.seat)
            self._vacant.discard(line.seat)

    def new_outbox(self) -> Outbox:
        """An empty outbox on top of what the log has now."""
        return Outbox(self.number, self.line)

    def clock_states(self, now: float) -> list[ClockState]:
        """Every seat's time for the wire."""
        running = self.running
        if running is None or self.clocks.decision is None:
            return []
        asked = {seat: running.asked_at[seat] for seat in running.decisions}
        return self.clocks.states(asked, now)

    # Commands.

    def done(self, seat: int | None, command: str) -> int | None:
        """The number after a command of a seat, if it is known to have been carried out."""
        return self._done.get((seat, command))

    def command(self, guest: Guest, message: SeatCommand, now: float, outbox: Outbox) -> None:
        """Carry out a command of a seat; its answer or refusal goes into the outbox."""
        done = self.done(guest.seat, message.id)
        if done is not None:
            outbox.answers.append((guest, message.id, done))
            return
        try:
            number = self._carry_out(guest, message, now, outbox)
        except Stale as error:
            outbox.stale.append(guest)
            outbox.refusals.append((guest, message.id, error.code, error.text))
        except Refusal as error:
            outbox.refusals.append((guest, message.id, error.code, error.text))
        else:
            self._remember(guest.seat, message.id, number)
            outbox.answers.append((guest, message.id, number))

    def _carry_out(self, guest: Guest, message: SeatCommand, now: float, outbox: Outbox) -> int:
        seat = guest.seat
        if seat is None:
            raise Refusal("not_seated", "spectators only watch")
        if isinstance(message, Chat):
            self._chat(seat, message, now, outbox)
            return self.number
        if isinstance(message, AskRematch):
            self._ask_rematch(seat, now, outbox)
            return self.number
        running = self._playing()
        if isinstance(message, Leave):
            if seat not in self.relieved:
                self.write("relieved", seat, "left", now, outbox)
            return self.number
        self.welcome_back(seat, now, outbox)
        match message:
            case Back():
                return self.number
            case Choose() | Say():
                self._check_fresh(running, seat, message)
                return self.choose(seat, message.option, message.id, False, now, outbox)
            case TakeBack():
                return self._take_back(running, seat, message, now, outbox)
            case _:
                assert_never(message)

    def _playing(self) -> RunningGame:
        if self.running is None:
            raise Refusal("wrong_state", "the game has not started")
        if self.running.table.over or self.row.state == "over":
            raise Refusal("wrong_state", "the game is over")
        return self.running

    def _check_fresh(self, running: RunningGame, seat: int, message: Choose | Say) -> None:
        """Others may choose and talk meanwhile; but the question must be the same."""
        if message.number > running.number:
            raise Stale
        asked, option = running.decisions.get(seat), message.option
        answers = isinstance(message, Choose) and asked is not None and option in asked.options
        if message.number < (running.since[seat] if answers else running.deed):
            raise Stale
        if isinstance(message, Say) and option not in running.table.phrases(seat):
            if not running.table.may_speak(seat):
                raise Refusal("silenced", "nobody may speak now")
            raise Refusal("not_on_offer", "this cannot be said now")
        talk = not answers and option not in running.table.may(seat)
        if talk and running.match.said >= WORDS:
            raise Refusal("slow_down", "enough was said; the game has to go on")

    def choose(
        self, seat: int, option: int, command: str | None, bot: bool, now: float, outbox: Outbox
    ) -> int:
        """Take an option; a Refusal leaves everything as it was."""
        running = self._playing()
        asked = running.decisions.get(seat)
        spent = 0.0
        if not bot and asked is not None and option in asked.options:
            spent = round(max(0.0, now - running.asked_at[seat]), 3)
        entry = Entry(running.number + 1, seat, option, bot, command, spent, now)
        try:
            events = running.apply(entry)
        except MalformedChoice as error:
            raise Refusal("no_such_option", str(error)) from None
        except NotYourDecision as error:
            raise Refusal("not_your_decision", str(error)) from None
        except ChoiceError as error:
            raise Refusal("not_on_offer", str(error)) from None
        self.clocks.use(seat, spent)
        outbox.entries.append(entry)
        outbox.news.append((entry.number, events))
        outbox.outcome = outcome_row(GAMES[self.row.game], running.table, self.row.settings.day)
        if outbox.outcome is not None:
            self.write("ended", None, outbox.outcome.reason, now, outbox)
        return entry.number

    def _take_back(
        self, running: RunningGame, seat: int, message: TakeBack, now: float, outbox: Outbox
    ) -> int:
        if message.number > running.number:
            raise Stale
        if not running.can_take_back(seat):
            raise Refusal("cannot_take_back", "something has come of it already")
        entry = Entry(running.number + 1, seat, TAKE_BACK, False, message.id, 0.0, now)
        outbox.entries.append(entry)
        outbox.news.append((entry.number, running.apply(entry)))
        self.write("took_back", seat, "", now, outbox)
        return entry.number

    def _chat(self, seat: int, message: Chat, now: float, outbox: Outbox) -> None:
        if self.row.settings.talk != "free":
            raise Refusal("no_chat", "this table has structured talk only")
        if self.row.seats[seat].muted:
            raise Refusal("muted", "the host has muted this seat")
        if self.running is not None and not self.running.table.may_speak(seat):
            raise Refusal("silenced", "nobody may speak now")
        words = clean_text(message.text)
        if not words:
            raise Refusal("malformed", "nothing was said")
        self.write("chat", seat, words, now, outbox, message.id)

    def _ask_rematch(self, seat: int, now: float, outbox: Outbox) -> None:
        if self.row.state != "over":
            raise Refusal("wrong_state", "the game is not over")
        if not any(line.kind == "wants_rematch" and line.seat == seat for line in self.lines):
            self.write("wants_rematch", seat, "", now, outbox)

    # What the server does by itself.

    def bot_may_play(self, seat: int) -> bool:
        """Whether a seat is a bot's, or was left to one."""
        return self.row.seats[seat].bot is not None or seat in self.relieved

    def welcome_back(self, seat: int, now: float, outbox: Outbox) -> None:
        """The person of a seat plays again, if a bot did."""
        running = None if self.row.state == "over" else self.running
        if seat in self.relieved and running is not None and not running.table.over:
            self.write("returned", seat, "new" if seat in self._vacant else "", now, outbox)
            if seat in running.asked_at:
                running.asked_at[seat] = now

    def write(
        self,
        kind: str,
        seat: int | None,
        text: str,
        now: float,
        outbox: Outbox,
        command: str | None = None,
    ) -> None:
        """Add a line."""
        # Seats change hands, and words stay with who spoke them.
        name = None if seat is None else self.row.seats[seat].name
        line = LineRow(self.line + 1, self.number, kind, seat, text, command, now, name)
        outbox.lines.append(line)
        self.add_line(line)

    def _remember(self, seat: int | None, command: str | None, number: int) -> None:
        if command is not None:
            self._done[seat, command] = number
            if len(self._done) > COMMANDS:
                del self._done[next(iter(self._done))]
