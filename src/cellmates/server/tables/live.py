"""A live table: the one task that owns it takes everything that happens in order."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence

from cellmates.server.lobby.access import holder
from cellmates.server.protocol.messages import (
    Choice,
    Done,
    Error,
    Leave,
    Lobby,
    MayBeSaid,
    Play,
    Sync,
    TableChanged,
    Welcome,
    encode,
)
from cellmates.server.protocol.refusal import Refusal
from cellmates.server.store.database import StoreError
from cellmates.server.store.rows import Kept, TableRow
from cellmates.server.tables.attendance import Duty
from cellmates.server.tables.context import House
from cellmates.server.tables.game_log import Course
from cellmates.server.tables.guest import Guest
from cellmates.server.tables.host_commands import carry_out
from cellmates.server.tables.inbox import (
    BotAnswered,
    Came,
    Changed,
    Close,
    Command,
    Happening,
    Rang,
    Went,
)
from cellmates.server.tables.info import for_wire, info_of
from cellmates.server.tables.outbox import Draft
from cellmates.server.tables.telling import Teller, audience_of, choices_of

_log = logging.getLogger(__name__)
_RETRIES = 8


class LiveTable:
    """A table in memory."""

    def __init__(
        self,
        house: House,
        kept: Kept,
        broken: Callable[["LiveTable"], None],
    ) -> None:
        self._house = house
        self._broken = broken
        self._queue: list[Happening] = []
        self._awake = asyncio.Event()
        self._taking = False  # something is being stored, perhaps
        self.course = Course(kept.row, kept.entries, kept.lines, house.time.now())
        self.tokens = kept.tokens
        self.notes = kept.notes
        self.teller = Teller()
        self.elsewhere: set[int] = set()
        self._duty = Duty(house, self.put)
        self._crowd_changed = False
        self._told_number = self.course.number
        self._told_line = self.course.line
        self.idle_since = time.monotonic()
        self._task = asyncio.create_task(self._own(), name=f"table-{kept.row.id}")

    @property
    def row(self) -> TableRow:
        """The table as the store knows it."""
        return self.course.row

    @property
    def here(self) -> set[int]:
        """The seats with a connection to this process."""
        return {seat for seat in self.teller.guests if seat is not None}

    @property
    def present(self) -> set[int]:
        """The seats with a connection to any process."""
        return self.here | self.elsewhere

    @property
    def watching(self) -> int:
        """Spectators connected to this process."""
        return len(self.teller.guests.get(None, ()))

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is going on."""
        going_on = self._queue or self._taking or self._duty.busy
        return not self.teller.guests and not going_on

    def put(self, item: Happening) -> None:
        """Give the table something to take care of."""
        self.idle_since = time.monotonic()
        self._enqueue(item)

    def _enqueue(self, item: Happening) -> None:
        self._queue.append(item)
        self._awake.set()

    def note(self, seat: int, key: str, text: str) -> None:
        """Remember a note that is stored."""
        notes = self.notes.setdefault(seat, {})
        notes.pop(key, None)
        if text:
            notes[key] = text

    def mind(self, elsewhere: set[int] | None) -> None:
        """See whether there is something to do for bots and clocks; who is here may be news."""
        if elsewhere is not None and elsewhere != self.elsewhere:
            for seat in self.elsewhere - elsewhere - self.here:
                self._duty.gone_at[seat] = self._house.time.now()
            self.elsewhere = elsewhere
            self._crowd_changed = True
        self._enqueue(Rang())

    async def close(self, code: str | None = None) -> None:
        """Finish what was put before, then let go of the table."""
        self._duty.stop()
        self._enqueue(Close())
        await self._task
        self._duty.end()
        if code is not None:
            came = [item.guest for item in self._queue if isinstance(item, Came)]
            for guest in dict.fromkeys([*self.teller.everybody(), *came]):
                guest.dismiss(code)

    # The owner.

    async def _own(self) -> None:
        self._duty.go_on(self.course, self.present)
        while True:
            if not self._queue:
                self._awake.clear()
                await self._awake.wait()
            items, self._queue = self._queue, []
            self._taking = True
            try:
                await self._take(items)
            except Exception:
                _log.exception("table given up", extra={"fields": {"table": self.row.id}})
                self._queue = [*items, *self._queue]  # who has just come has to go, too
                self._broken(self)
                return
            self._taking = False
            if any(isinstance(item, Close) for item in items):
                return

    async def _take(self, items: Sequence[Happening]) -> None:
        draft = self.course.draft()
        for item in items:
            if isinstance(item, Command) and not self.teller.knows(item.guest):
                continue  # she had to go before her turn came
            if not self._drafted(item, draft):
                await self._flush(draft)
                await self._take_now(item)
                draft = self.course.draft()
        await self._flush(draft)
        if self._crowd_changed:
            self._crowd_changed = False
            self._tell_crowd()
        self._duty.go_on(self.course, self.present)

    def _drafted(self, item: Happening, draft: Draft) -> bool:
        """Whether this only goes into the draft."""
        now = self._house.time.now()
        if isinstance(item, Command) and isinstance(item.message, Play):
            if isinstance(item.message, Leave) and self.row.state == "open":
                return False
            draft.sources.append(item)
            self.course.command(item.guest, item.message, now, draft)
            return True
        if isinstance(item, BotAnswered):
            self.course.let_bot_choose(item.seat, item.since, item.answer, now, draft)
            return True
        if isinstance(item, Rang):
            if self._house.leases.holds(self.row.id):
                for seat, why in self._duty.late(self.course, self.present):
                    self.course.write("relieved", seat, why, now, draft)
            return True
        return False

    async def _flush(self, draft: Draft, tries: int = 0) -> None:
        """Store a draft, then tell everybody; nobody hears of what was not stored."""
        if draft.changes:
            wanted = draft.append(self.row.id, self._house.time.now())
            if self.course.clocks.patient:
                wanted.by_days = True
                wanted.due = self._duty.wake_at(self.course, self.present)
            try:
                stored = await self._house.commits.append(wanted)
            except StoreError as error:
                await self._undo(draft, error)
                return
            if not stored:
                self._house.metrics.conflicts.inc()
                await self._redo(draft, tries)
                return
        self._tell(draft)

    async def _undo(self, draft: Draft, error: StoreError) -> None:
        """Go back to what is stored, and say that nothing has happened, if that is so."""
        self._house.metrics.failures.inc()
        self._duty.rest()
        _log.error("not stored", extra={"fields": {"table": self.row.id, "error": str(error)}})
        await self._reload()
        for guest, id, _ in draft.answers:
            number = self.course.done(guest.seat, id)
            if number is None:
                self._refuse(guest, id, "not_stored", "the store did not take it; try again")
            else:  # the store took it, but could not say so any more
                guest.send(encode(Done(id, number)))
        for guest, id, code, text in draft.refusals:
            self._refuse(guest, id, code, text)
        for guest in draft.stale:
            self._tell_whole(guest)

    async def _redo(self, draft: Draft, tries: int) -> None:
        """Another process was first: see what it did, then try the same commands again."""
        await self._reload()
        again = self.course.draft()
        for item in draft.sources:
            self._drafted(item, again)
        if tries < _RETRIES:
            await self._flush(again, tries + 1)
        else:
            await self._undo(again, StoreError("others were always first"))

    async def _reload(self) -> None:
        """Build the table anew from the store, and tell what others have done."""
        row = await self._see_who_sits()
        entries = await self._house.store.entries(row.id)
        lines = await self._house.store.lines(row.id)
        old = self.course.position
        number, line = self._told_number, self._told_line
        self.course = Course(row, entries, lines, self._house.time.now(), number)
        told = self.course.draft()
        told.lines = [each for each in lines if each.line > line]
        if old is not None and self.course.position is not None:
            self.course.position.keep_times(old)
            told.news = self.course.replayed
        self._tell(told)
        if old is None and self.course.position is not None:
            self._tell_crowd()
            self.teller.remember(self.course.replayed)
            for guest in self.teller.everybody():
                self._tell_whole(guest, 0)

    # Telling.

    def _tell(self, draft: Draft) -> None:
        now = self._house.time.now()
        position = self.course.position
        answers: dict[Guest, list[bytes]] = {}
        for guest, id, number in draft.answers:
            answers.setdefault(guest, []).append(encode(Done(id, number)))
        if position is not None and draft.news:
            self.teller.tell(position, draft.news, self.course.clock_states(now), answers)
            secret = audience_of(draft.news)
            if secret:
                seats = {row.seat for row in self.row.seats if secret >> row.seat & 1}
                self._duty.confide(self.course, seats, self.present)
        else:
            for guest, frames in answers.items():
                guest.send(*frames)
        self._told_number, self._told_line = self.course.number, self.course.line
        if draft.outcome is not None:
            self.row.state, self.row.outcome, self.row.ended = "over", draft.outcome, now
            self._crowd_changed = True
        for line in draft.lines:
            self._crowd_changed |= line.kind in ("relieved", "returned")
            frame = encode(for_wire(line))
            for guest in self.teller.everybody():
                guest.send(frame)
        for guest, id, code, text in draft.refusals:
            self._refuse(guest, id, code, text)
        for guest in draft.stale:
            self._tell_whole(guest)
        for item in draft.sources:
            self._house.metrics.tell_seconds.observe(time.perf_counter() - item.at)

    def _tell_whole(self, guest: Guest, since: int | None = None) -> None:
        position = self.course.position
        if position is not None:
            clocks = self.course.clock_states(self._house.time.now())
            guest.send(encode(self.teller.whole(position, guest.seat, since, clocks)))

    def _tell_crowd(self) -> None:
        frame = encode(TableChanged(info_of(self.row, self.course.relieved, self)))
        for guest in self.teller.everybody():
            guest.send(frame)

    def _refuse(self, guest: Guest, id: str | None, code: str, text: str) -> None:
        self._house.metrics.refused.labels(code).inc()
        guest.send(encode(Error(id, code, text)))

    # What cannot wait for a commit.

    async def _take_now(self, item: Happening) -> None:
        if isinstance(item, Came):
            await self._welcome(item)
        elif isinstance(item, Went):
            self.teller.remove(item.guest)
            if item.guest.seat is not None and item.guest.seat not in self.here:
                self._duty.gone_at[item.guest.seat] = self._house.time.now()
            self._crowd_changed = True
        elif isinstance(item, Changed):
            await self._catch_up()
        elif isinstance(item, Command):
            await self._command(item)

    async def _welcome(self, item: Came) -> None:
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
            self._duty.gone_at.pop(guest.seat, None)
            await self._welcome_back(guest.seat)
            if self._house.store.database.shared:  # she may have written notes elsewhere
                with contextlib.suppress(StoreError):
                    self.notes = await self._house.store.notes(self.row.id)
        self.teller.add(guest)
        self._greet(guest, item.since)

    async def _welcome_back(self, seat: int) -> None:
        for _ in range(2):  # another process may have been first with something else
            draft = self.course.draft()
            self.course.welcome_back(seat, self._house.time.now(), draft)
            await self._flush(draft)
            if seat not in self.course.relieved:
                return

    def _greet(self, guest: Guest, since: int | None) -> None:
        notes = {} if guest.seat is None else self.notes.get(guest.seat, {})
        told = None
        if self.course.position is not None:
            clocks = self.course.clock_states(self._house.time.now())
            told = self.teller.whole(self.course.position, guest.seat, since, clocks)
        lines = [for_wire(line) for line in self.course.lines]
        info = info_of(self.row, self.course.relieved, self)
        guest.send(encode(Welcome(info, guest.seat, guest.host, notes, lines, told)))

    async def _catch_up(self) -> None:
        """Read what others have written."""
        self._crowd_changed = True
        row = await self._see_who_sits()
        if self.course.position is None and row.state != "open":
            await self._reload()
            return
        draft = self.course.draft()
        for entry in await self._house.store.entries(row.id, self.course.number):
            self.course.follow(entry)
            assert self.course.position is not None
            draft.news.append((entry.number, self.course.position.table.news))
        for line in await self._house.store.lines(row.id, self.course.line):
            self.course.hear(line)
            draft.lines.append(line)
        self._tell(draft)

    async def _see_who_sits(self) -> TableRow:
        """Read the table, and let everybody have her own eyes before anything is told."""
        row = await self._house.store.table(self.row.id)
        assert row is not None
        self.tokens = await self._house.store.tokens(row.id)
        seated = row.seats != self.row.seats
        self.course.row = row
        if seated:
            self._reseat()
        if row.private:
            for guest in self.teller.guests.get(None, [])[:]:
                self._see_off(guest, "again")
        return row

    def _see_off(self, guest: Guest, code: str) -> None:
        """Send somebody away; who comes again is told at the door why not."""
        self.teller.remove(guest)
        guest.seat, guest.host = None, False
        guest.dismiss(code)

    def _reseat(self) -> None:
        """Seats have changed hands: see again who everybody is."""
        for guest in self.teller.everybody():
            try:
                seat, host = holder(self.row, self.tokens, guest.token, guest.person)
            except Refusal:
                self._see_off(guest, "kicked")
                continue
            if (seat, host) != (guest.seat, guest.host):
                self.teller.remove(guest)
                guest.seat, guest.host = seat, host
                self.teller.add(guest)
                self._greet(guest, None)

    async def _command(self, item: Command) -> None:
        guest, message = item.guest, item.message
        if isinstance(message, Sync):
            self._tell_whole(guest)
            return
        if not isinstance(message, Lobby | Leave):
            self._tell_phrases(guest)
            return
        try:
            number = await carry_out(self._house, self.row.id, guest, message, self.course.number)
        except Refusal as error:
            self._refuse(guest, message.id, error.code, error.text)
            return
        except StoreError:
            self._refuse(guest, message.id, "not_stored", "the store did not take it; try again")
            return
        await self._catch_up()
        guest.send(encode(Done(message.id, number)))

    def _tell_phrases(self, guest: Guest) -> None:
        position = self.course.position
        options: list[Choice] = []
        if position is not None and guest.seat is not None:
            catalogue = choices_of(position.table.catalogue())
            options = [catalogue[option] for option in position.table.phrases(guest.seat)]
        guest.send(encode(MayBeSaid(self.course.number, options)))
