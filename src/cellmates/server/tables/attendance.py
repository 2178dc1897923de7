"""Minding a table: bots that are asked think, and seats without their people are relieved."""

import asyncio
import secrets
import time
from collections.abc import Callable

from cellmates import bots
from cellmates.server.bots.worker import Task
from cellmates.server.support.timing import Alarm
from cellmates.server.tables.context import House
from cellmates.server.tables.game_log import Course
from cellmates.server.tables.inbox import BotAnswered, Rang

_REST = 1.0


class Duty:
    """What one process does for a table whose lease it holds."""

    def __init__(self, house: House, put: Callable[[BotAnswered | Rang], None]) -> None:
        self._house = house
        self._put = put
        self._thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self._speaking: set[asyncio.Task[None]] = set()
        self._seeds: dict[int, bytes] = {}
        self._alarm: Alarm | None = None
        self._not_before = 0.0
        self.gone_at: dict[int, float] = {}  # since when nobody of a seat is here

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking."""
        return bool(self._thinking)

    def stop(self) -> None:
        """Let everything be."""
        for _, task in self._thinking.values():
            task.cancel()
        self._thinking.clear()
        for speaking in self._speaking:
            speaking.cancel()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def end(self) -> None:
        """Let everything be for good, and let go of the table."""
        self.stop()
        self._put = _to_nobody

    def rest(self) -> None:
        """The store did not take something: bots wait a little before they try again."""
        self._not_before = time.monotonic() + _REST

    def go_on(self, course: Course, present: set[int]) -> None:
        """Set the bots that are asked thinking, and the alarm for people who are."""
        position = course.position
        if position is None or position.table.over or not self._house.leases.holds(course.row.id):
            self.stop()
            return
        for seat in position.decisions:
            bot = bot_of(course, seat, present)
            since = position.since[seat]
            if bot is not None and self._thinking.get(seat, (-1,))[0] != since:
                self._begin(course, seat, since, bot)
        self._set_alarm(course, present)

    def _begin(self, course: Course, seat: int, since: int, bot: str) -> None:
        if seat in self._thinking:
            self._thinking[seat][1].cancel()
        task = asyncio.create_task(self._think(course, seat, since, bot))
        self._thinking[seat] = (since, task)

    async def _think(self, course: Course, seat: int, since: int, bot: str) -> None:
        await asyncio.sleep(max(0.0, self._not_before - time.monotonic()))
        begun = time.monotonic()
        answer = await self._house.bots.think(self._task(course, seat, bot, True))
        # It answers at its pace: how long it has thought would tell what it has thought about.
        await asyncio.sleep(max(0.0, begun + course.row.settings.pace - time.monotonic()))
        if self._thinking.get(seat, (-1,))[0] == since:
            del self._thinking[seat]
        self._put(BotAnswered(seat, since, answer))

    def _task(self, course: Course, seat: int, bot: str, decide: bool) -> Task:
        position = course.position
        assert position is not None
        table = position.table
        asked = position.decisions.get(seat) if decide else None
        return Task(
            table=course.row.id,
            seat=seat,
            game=course.row.game,
            bot=bot,
            seed=self._seeds.setdefault(seat, secrets.token_bytes(32)),
            view=table.view(seat),
            kind=None if asked is None else asked.kind,
            about="" if asked is None else asked.about,
            options=() if asked is None else asked.options,
            may=() if asked is None else table.may(seat),
            phrases=table.phrases(seat) if not decide or len(table.waiting) > 1 else (),
            agreed=None if course.row.material is None else course.row.agreed,
        )

    def confide(self, course: Course, seats: set[int], present: set[int]) -> None:
        """Bots that have just been told something private may speak of it."""
        if not self._house.leases.holds(course.row.id):
            return
        for seat in seats:
            bot = bot_of(course, seat, present)
            if bot is not None and bot != "random":
                task = asyncio.create_task(self._speak(course, seat, bot))
                self._speaking.add(task)
                task.add_done_callback(self._speaking.discard)

    async def _speak(self, course: Course, seat: int, bot: str) -> None:
        position = course.position
        if position is None or not position.table.phrases(seat):
            return
        answer = await self._house.bots.think(self._task(course, seat, bot, False))
        if answer.words is not None:
            self._put(BotAnswered(seat, -1, answer))

    # People who are waited for.

    def late(self, course: Course, present: set[int]) -> list[tuple[int, str]]:
        """The seats that a bot shall play now, and why."""
        now = self._house.time.now()
        return [
            (seat, why) for seat, at, why in self._deadlines(course, present) if at <= now + 0.001
        ]

    def due(self, course: Course, present: set[int]) -> float | None:
        """When the next seat is to be relieved."""
        return min((at for _, at, _ in self._deadlines(course, present)), default=None)

    def wake_at(self, course: Course, present: set[int]) -> float | None:
        """When a table that is played by days is needed in memory: at once if a bot is asked."""
        position = course.position
        asked = () if position is None else position.decisions
        if any(bot_of(course, seat, present) is not None for seat in asked):
            return self._house.time.now()
        return self.due(course, present)

    def _set_alarm(self, course: Course, present: set[int]) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        at = self.due(course, present)
        if at is not None:
            self._alarm = self._house.time.ring(at, lambda: self._put(Rang()))

    def _deadlines(self, course: Course, present: set[int]) -> list[tuple[int, float, str]]:
        position, delay = course.position, course.row.settings.takeover
        if position is None or delay is None:
            return []
        found: list[tuple[int, float, str]] = []
        for seat in position.decisions:
            if course.row.seats[seat].bot is not None or seat in course.relieved:
                continue
            asked_at = position.asked_at[seat]
            others = present - {seat}
            runs_out = course.clocks.runs_out(seat, asked_at)
            if runs_out is not None and (others or course.clocks.patient):
                found.append((seat, runs_out + delay, "clock"))
            if seat not in present and others and not course.clocks.patient:
                gone = self.gone_at.setdefault(seat, self._house.time.now())
                found.append((seat, max(gone, asked_at) + delay, "gone"))
        return found


def _to_nobody(_: BotAnswered | Rang) -> None:
    """The table has left memory."""


def bot_of(course: Course, seat: int, present: set[int]) -> str | None:
    """The bot that plays a seat now, if one does."""
    own = course.row.seats[seat].bot
    if own is not None:
        return own
    somebody = bool(present) or course.clocks.patient
    if seat in course.relieved and somebody:
        return bots.names(course.row.game)[0]
    return None
