"""A live table: one task owns it and takes the items of its inbox in order."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from typing import assert_never

from cellmates.server.lobby import dealing
from cellmates.server.lobby.access import holder
from cellmates.server.lobby.moderating import is_shut_out
from cellmates.server.lobby.wire import info_of, line_of
from cellmates.server.protocol.messages import (
    AskRematch,
    Back,
    Chat,
    Choose,
    Done,
    Error,
    ForTable,
    Hint,
    HostCommand,
    Leave,
    MayBeSaid,
    Note,
    Noted,
    Notice,
    OfferedOption,
    OwnCommand,
    Phrases,
    Say,
    SeatCommand,
    Sync,
    TableChanged,
    TakeBack,
    Welcome,
    encode,
)
from cellmates.server.protocol.refusal import Refusal
from cellmates.server.store.errors import StoreError
from cellmates.server.store.leases import Elsewhere
from cellmates.server.store.rows import StoredTable, TableRow
from cellmates.server.support.timing import Alarm
from cellmates.server.tables.attendance import Attendance
from cellmates.server.tables.coaching import Coaching
from cellmates.server.tables.context import TableContext
from cellmates.server.tables.game_log import GameLog
from cellmates.server.tables.guest import Guest
from cellmates.server.tables.host_commands import carry_out
from cellmates.server.tables.inbox import (
    AlarmRang,
    BotsActed,
    Close,
    Command,
    DealNow,
    GuestJoined,
    GuestLeft,
    InboxItem,
    StoredElsewhere,
)
from cellmates.server.tables.outbox import Outbox
from cellmates.server.tables.telling import Teller, offered_options

_log = logging.getLogger(__name__)
_RETRIES = 8


class TableGone(Exception):
    """Somebody has taken the table away."""


class LiveTable:
    """A table in memory."""

    def __init__(
        self,
        context: TableContext,
        stored: StoredTable,
        game_log: GameLog,
        broken: Callable[["LiveTable"], None],
    ) -> None:
        self._context = context
        self._broken = broken
        self._queue: list[InboxItem] = []
        self._awake = asyncio.Event()
        self._taking = False  # something is being stored, perhaps
        self.game_log = game_log
        self.tokens = stored.tokens
        self.notes = stored.notes
        self.teller = Teller()
        self.elsewhere: set[int] = set()
        self._attendance = Attendance(context, self.put)
        self._coaching = Coaching(context, self.teller.knows)
        self._crowd_changed = False
        self._dealing: Alarm | None = None  # nonces are awaited until then
        self._address = ""  # of whoever was here last; all tables that nobody has seen share one
        self._told_number = self.game_log.number
        self._told_line = self.game_log.line
        self.idle_since = time.monotonic()
        self._task = asyncio.create_task(self._own(), name=f"table-{stored.row.id}")

    @property
    def row(self) -> TableRow:
        """The table as the store knows it."""
        return self.game_log.row

    @property
    def here(self) -> set[int]:
        """The seats with a connection to this process."""
        return {seat for seat in self.teller.guests if seat is not None}

    @property
    def present(self) -> set[int]:
        """The seats with a connection to any process; on one device, of all who share it."""
        if self._context.one_device and self.teller.guests:
            return {each.seat for each in self.row.seats if each.name is not None}
        return self.here | self.elsewhere

    @property
    def watching(self) -> int:
        """Spectators connected to this process."""
        return len(self.teller.guests.get(None, ()))

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is going on."""
        going_on = self._queue or self._taking or self._attendance.bots.busy
        return not self.teller.guests and not going_on

    def _whose(self) -> str:
        """The address for which bots think: the host's, another player's, or a spectator's."""
        guests = self.teller.everybody()
        if guests:
            first = min(guests, key=lambda guest: (not guest.host, guest.seat is None))
            self._address = first.address
        return self._address

    def put(self, item: InboxItem) -> None:
        """Put something into the inbox."""
        self.idle_since = time.monotonic()
        self._enqueue(item)

    def _enqueue(self, item: InboxItem) -> None:
        self._queue.append(item)
        self._awake.set()

    def update_presence(self, elsewhere: Elsewhere | None) -> None:
        """Look after bots and clocks, and after what other processes are known to have done."""
        if elsewhere is not None:
            if elsewhere.seats != self.elsewhere:
                for seat in self.elsewhere - elsewhere.seats - self.here:
                    self._attendance.gone_at[seat] = self._context.time.now()
                self.elsewhere = elsewhere.seats
                self._crowd_changed = True
            if elsewhere.number > self.game_log.number or elsewhere.line > self.game_log.line:
                self._enqueue(StoredElsewhere())  # a notice of it was lost
        self._enqueue(AlarmRang())

    async def close(self, code: str | None = None) -> None:
        """Finish what is in the inbox, then end the owner task and say goodbye to guests."""
        self._attendance.stop()
        self._coaching.stop()
        self._enqueue(Close())
        await self._task
        self._await_nonces(False)  # what was in the inbox may have begun a deal
        self._attendance.end()
        if code is not None:
            came = [item.guest for item in self._queue if isinstance(item, GuestJoined)]
            for guest in dict.fromkeys([*self.teller.everybody(), *came]):
                guest.dismiss(code)

    # The owner.

    async def _own(self) -> None:
        self._attendance.update(self.game_log, self.present, self._whose())
        self._await_nonces(self.row.being_dealt)
        while True:
            if not self._queue:
                self._awake.clear()
                await self._awake.wait()
            items, self._queue = self._queue, []
            self._taking = True
            try:
                await self._take(items)
            except TableGone:
                self._queue = [*items, *self._queue]
                self._broken(self)  # who comes again is told that there is no such table
                return
            except Exception:
                _log.exception("table given up", extra={"fields": {"table": self.row.id}})
                self._queue = [*items, *self._queue]  # who has just come has to go, too
                self._broken(self)
                return
            self._taking = False
            if any(isinstance(item, Close) for item in items):
                return

    async def _take(self, items: Sequence[InboxItem]) -> None:
        outbox = self.game_log.new_outbox()
        for item in items:
            if isinstance(item, Command) and not self.teller.knows(item.guest):
                continue  # she had to go before her turn came
            if not self._into_outbox(item, outbox):
                await self._flush(outbox)
                await self._take_now(item)
                outbox = self.game_log.new_outbox()
        await self._flush(outbox)
        if self._crowd_changed:
            self._crowd_changed = False
            self._tell_crowd()
        self._attendance.update(self.game_log, self.present, self._whose())
        self._await_nonces(self.row.being_dealt)

    def _await_nonces(self, awaited: bool) -> None:
        """Deal without those that do not come in time."""
        if awaited and self._dealing is None:
            until = self._context.time.now() + dealing.REVEAL_SECONDS
            self._dealing = self._context.time.ring(until, lambda: self.put(DealNow()))
        elif not awaited and self._dealing is not None:
            self._dealing.cancel()
            self._dealing = None

    def _into_outbox(self, item: InboxItem, outbox: Outbox) -> bool:
        """Carry it out into the outbox; false if it cannot wait there."""
        now = self._context.time.now()
        if isinstance(item, Command) and isinstance(item.message, SeatCommand):
            if isinstance(item.message, Leave) and self.row.state == "open":
                return False  # it frees the seat, which is the lobby's
            outbox.sources.append(item)
            self.game_log.command(item.guest, item.message, now, outbox)
            return True
        if isinstance(item, BotsActed):
            self._attendance.bots.carry_out(self.game_log, item.acts, now, outbox)
            return True
        if isinstance(item, AlarmRang):
            if self._context.leases.holds(self.row.id):
                for seat, why in self._attendance.overdue(self.game_log, self.present):
                    self.game_log.write("relieved", seat, why, now, outbox)
            return True
        return False

    async def _flush(self, outbox: Outbox, tries: int = 0) -> None:
        """Store an outbox, then send it; nothing is sent that was not stored."""
        if outbox.changes:
            wanted = outbox.append(self.row.id, self._context.time.now())
            if self.game_log.clocks.patient:
                wanted.by_days = True
                wanted.due = self._attendance.wake_at(self.game_log, self.present)
            try:
                stored = await self._context.commits.append(wanted)
            except StoreError as error:
                await self._undo(outbox, error)
                return
            if not stored:
                self._context.metrics.conflicts.inc()
                await self._redo(outbox, tries)
                return
        self._tell(outbox)

    async def _undo(self, outbox: Outbox, error: StoreError) -> None:
        """A write failed: reload the table from the store, then answer each command of the outbox
        with `not_stored`, or with `done` if the store holds it after all."""
        self._context.metrics.failures.inc()
        self._attendance.bots.pause()
        _log.error("not stored", extra={"fields": {"table": self.row.id, "error": str(error)}})
        await self._reload()
        for guest, id, _ in outbox.answers:
            number = self.game_log.done(guest.seat, id)
            if number is None:
                self._refuse(guest, id, "not_stored", "the store did not take it; try again")
            else:  # the store took it, but could not say so any more
                guest.send(encode(Done(id, number)))
        for guest, id, code, text in outbox.refusals:
            self._refuse(guest, id, code, text)
        for guest in outbox.stale:
            self._tell_whole(guest)

    async def _redo(self, outbox: Outbox, tries: int) -> None:
        """Another process was first: see what it did, then try the same commands again."""
        await self._reload()
        again = self.game_log.new_outbox()
        for item in outbox.sources:
            self._into_outbox(item, again)
        if tries < _RETRIES:
            await self._flush(again, tries + 1)
        else:
            await self._undo(again, StoreError("others were always first"))

    async def _reload(self) -> None:
        """Build the table anew from the store, and tell what others have done."""
        row = await self._see_who_sits()
        entries = await self._context.store.entries(row.id)
        lines = await self._context.store.lines(row.id)
        old = self.game_log.running
        number, line = self._told_number, self._told_line
        game_log = GameLog(row, lines)
        await self._context.slices.run(game_log.replay(entries, self._context.time.now(), number))
        self.game_log = game_log
        told = self.game_log.new_outbox()
        told.lines = [each for each in lines if each.line > line]
        if old is not None and self.game_log.running is not None:
            self.game_log.running.keep_times(old)
            told.entries = [entry for entry in entries if entry.number > number]
            told.news = self.game_log.replayed
        self._tell(told)
        if old is None and self.game_log.running is not None:
            self._tell_crowd()
            self.teller.remember(self.game_log.replayed)
            for guest in self.teller.everybody():
                self._tell_whole(guest, 0)

    # Telling.

    def _tell(self, outbox: Outbox) -> None:
        now = self._context.time.now()
        running = self.game_log.running
        answers: dict[Guest, list[bytes]] = {}
        for guest, id, number in outbox.answers:
            answers.setdefault(guest, []).append(encode(Done(id, number)))
        if running is not None and outbox.news:
            self.teller.tell(running, outbox.news, self.game_log.clock_states(now), answers)
            for entry, (_, events) in zip(outbox.entries, outbox.news, strict=True):
                self._attendance.bots.heard(entry.seat, entry.option, events)
        else:
            for guest, frames in answers.items():
                guest.send(*frames)
        self._told_number, self._told_line = self.game_log.number, self.game_log.line
        if outbox.outcome is not None:
            self.row.state, self.row.outcome, self.row.ended = "over", outbox.outcome, now
            self._crowd_changed = True
        for line in outbox.lines:
            self._crowd_changed |= line.kind in ("relieved", "returned")
            frame = encode(line_of(line))
            for guest in self.teller.everybody():
                guest.send(frame)
        for guest, id, code, text in outbox.refusals:
            self._refuse(guest, id, code, text)
        for guest in outbox.stale:
            self._tell_whole(guest)
        for item in outbox.sources:
            taken = time.perf_counter() - item.at
            self._context.metrics.tell_seconds.observe(taken)
            self._context.pressure.note(taken)

    def _tell_whole(self, guest: Guest, since: int | None = None) -> None:
        running = self.game_log.running
        if running is not None:
            clocks = self.game_log.clock_states(self._context.time.now())
            guest.send(encode(self.teller.whole(running, guest.seat, since, clocks)))

    def _tell_crowd(self) -> None:
        frame = encode(TableChanged(info_of(self.row, self.game_log.relieved, self)))
        for guest in self.teller.everybody():
            guest.send(frame)

    def _refuse(self, guest: Guest, id: str | None, code: str, text: str) -> None:
        self._context.metrics.refused.labels(code).inc()
        guest.send(encode(Error(id, code, text)))

    # What cannot wait for a commit.

    async def _take_now(self, item: InboxItem) -> None:
        match item:
            case GuestJoined():
                await self._welcome(item)
            case GuestLeft(guest):
                self.teller.remove(guest)
                if guest.seat is not None and guest.seat not in self.here:
                    self._attendance.gone_at[guest.seat] = self._context.time.now()
                self._crowd_changed = True
                if not self.teller.guests:
                    await self._note_seen()
            case StoredElsewhere():
                await self._catch_up()
            case DealNow():
                self._await_nonces(False)  # if the store does not take it, it is tried again
                with contextlib.suppress(StoreError, Refusal):
                    await dealing.deal(self._context.store, self.row.id, self._context.time.now())
                    await self._catch_up()
            case Command():
                await self._command(item.guest, item.message)
            case Close() | BotsActed() | AlarmRang():
                pass  # what was before Close is done now; the others went into the outbox
            case _:
                assert_never(item)

    async def _note_seen(self) -> None:
        """Note when somebody was here, for the list of open tables."""
        if self.row.state == "open":
            with contextlib.suppress(StoreError):  # the housekeeper notes it every now and then
                await self._context.store.note_seen(self.row.id, self._context.time.now())

    async def _welcome(self, item: GuestJoined) -> None:
        guest = item.guest
        try:  # seats may have changed hands since she said hello
            guest.seat, guest.host = holder(self.row, self.tokens, guest.token, guest.person)
        except Refusal:
            self._see_off(guest, "again")
            return
        if guest.seat is None and self.row.private:
            self._see_off(guest, "again")
            return
        self._crowd_changed = True
        if guest.seat is not None:
            self._attendance.gone_at.pop(guest.seat, None)
            await self._welcome_back(guest.seat)
            if self._context.peers.exist:  # she may have written notes elsewhere
                with contextlib.suppress(StoreError):
                    self.notes = await self._context.store.notes(self.row.id)
        await self._catch_up_if_deaf()
        first = not self.teller.guests
        self.teller.add(guest)
        self._greet(guest, item.since)
        if first:
            await self._note_seen()

    async def _welcome_back(self, seat: int) -> None:
        for _ in range(2):  # another process may have been first with something else
            outbox = self.game_log.new_outbox()
            self.game_log.welcome_back(seat, self._context.time.now(), outbox)
            await self._flush(outbox)
            if seat not in self.game_log.relieved:
                return

    def obey(self, notice: Notice | None) -> None:
        """Tell everybody a notice of the house, and see off who is banned."""
        admission = self._context.admission
        for guest in self.teller.everybody():
            if notice is not None:
                guest.send(encode(notice))
            if admission.is_banned(guest.person, guest.address):
                guest.dismiss("banned")

    def _greet(self, guest: Guest, since: int | None) -> None:
        notes = {} if guest.seat is None else self.notes.get(guest.seat, {})
        told = None
        if self.game_log.running is not None:
            clocks = self.game_log.clock_states(self._context.time.now())
            told = self.teller.whole(self.game_log.running, guest.seat, since, clocks)
        lines = [line_of(line) for line in self.game_log.lines]
        info = info_of(self.row, self.game_log.relieved, self)
        shut_out = is_shut_out(self.row, guest.person, guest.address)
        guest.send(encode(Welcome(info, guest.seat, guest.host, notes, lines, told, shut_out)))
        if self._context.admission.draining:
            guest.send(encode(self._context.admission.notice))

    async def _catch_up_if_deaf(self) -> None:
        """Read the store where notices of what others wrote may be lost."""
        if not self._context.peers.hears:
            with contextlib.suppress(StoreError):  # what is known here is better than nothing
                await self._catch_up()

    async def _catch_up(self) -> None:
        """Read what others have written."""
        self._crowd_changed = True
        row = await self._see_who_sits()
        if self.game_log.running is None and row.state != "open":
            await self._reload()
            return
        entries = await self._context.store.entries(row.id, self.game_log.number)
        lines = await self._context.store.lines(row.id, self.game_log.line)
        outbox = self.game_log.new_outbox()
        for entry in entries:
            self.game_log.add_entry(entry, self._context.time.now())
            assert self.game_log.running is not None
            outbox.entries.append(entry)
            outbox.news.append((entry.number, self.game_log.running.table.news))
        for line in lines:
            self.game_log.add_line(line)
            outbox.lines.append(line)
        self._tell(outbox)

    async def _see_who_sits(self) -> TableRow:
        """Read the table's row and tokens, and give each guest the seat she holds now.

        Comes before anything is sent, so that nobody is sent the view of a seat she has left.
        """
        row = await self._context.store.table(self.row.id)
        if row is None:
            raise TableGone
        tokens = await self._context.store.tokens(row.id)
        ended = bool(self.tokens.keys() - tokens.keys())
        self.tokens = tokens
        seated = ended or (row.seats, row.host) != (self.row.seats, self.row.host)
        self.game_log.row = row
        if seated:
            self._reseat()
        if row.private:
            for guest in self.teller.guests.get(None, [])[:]:
                self._see_off(guest, "again")
        return row

    def _see_off(self, guest: Guest, code: str) -> None:
        """Disconnect a guest with a code; if she reconnects, `hello` is refused with the reason."""
        self.teller.remove(guest)
        guest.seat, guest.host = None, False
        guest.dismiss(code)

    def _has_moved(self, guest: Guest) -> bool:
        """Whether the seat that a guest had is nobody's now, or another's."""
        seat = guest.seat
        return seat is None or seat >= len(self.row.seats) or self.row.seats[seat].free

    def _reseat(self) -> None:
        """Look up each guest's seat again, as seats have changed; disconnect who may not stay."""
        for guest in self.teller.everybody():
            try:
                seat, host = holder(self.row, self.tokens, guest.token, guest.person)
            except Refusal:
                self._see_off(guest, "kicked" if self._has_moved(guest) else "ended")
                continue
            if (seat, host) != (guest.seat, guest.host):
                self.teller.remove(guest)
                guest.seat, guest.host = seat, host
                self.teller.add(guest)
                self._greet(guest, None)

    async def _command(self, guest: Guest, message: ForTable) -> None:
        match message:
            case Sync():
                await self._catch_up_if_deaf()
                self._tell_whole(guest)
            case Phrases():
                self._tell_phrases(guest)
            case Hint():
                try:
                    self._coaching.ask(guest, self.game_log)
                except Refusal as refusal:
                    self._refuse(guest, None, refusal.code, refusal.text)
            case Note():
                await self._note(guest, message)
            case Choose() | Say() | TakeBack() | Chat() | Back() | AskRematch():
                raise AssertionError("seats' commands go into the outbox")
            case _:
                await self._change_lobby(guest, message)

    async def _change_lobby(self, guest: Guest, message: HostCommand | Leave | OwnCommand) -> None:
        number = self.game_log.number
        try:
            crowd = self.teller.everybody()
            number = await carry_out(self._context, self.row.id, guest, message, number, crowd)
        except Refusal as error:
            self._refuse(guest, message.id, error.code, error.text)
            return
        except StoreError:
            self._refuse(guest, message.id, "not_stored", "the store did not take it; try again")
            return
        await self._catch_up()
        guest.send(encode(Done(message.id, number)))

    async def _note(self, guest: Guest, note: Note) -> None:
        """Keep a private note, and show it on the seat's other devices."""
        seat = guest.seat
        if seat is None:
            self._refuse(guest, note.id, "not_seated", "spectators have no notes")
            return
        if self.row.state == "open":  # seats still change hands
            self._refuse(guest, note.id, "wrong_state", "the game has not started")
            return
        try:
            kept = await self._context.store.write_note(self.row.id, seat, note.key, note.text)
        except StoreError:
            self._refuse(guest, note.id, "not_stored", "the store did not take it; try again")
            return
        if not kept:
            self._refuse(guest, note.id, "notes_full", "a seat has no room for more notes")
            return
        notes = self.notes.setdefault(seat, {})
        notes.pop(note.key, None)
        if note.text:
            notes[note.key] = note.text
        guest.send(encode(Done(note.id, self.game_log.number)))
        shown = encode(Noted(note.key, note.text))
        for other in self.teller.guests.get(seat, []):
            if other is not guest:
                other.send(shown)

    def _tell_phrases(self, guest: Guest) -> None:
        running = self.game_log.running
        options: list[OfferedOption] = []
        if running is not None and guest.seat is not None:
            catalogue = offered_options(running.table.catalogue())
            options = [catalogue[option] for option in running.table.phrases(guest.seat)]
        guest.send(encode(MayBeSaid(self.game_log.number, options)))
