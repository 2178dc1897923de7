"""Who plays each seat: bots that are asked think; absent people are relieved by bots."""

import asyncio
import secrets
import time
from collections.abc import Callable

from cellmates import bots
from cellmates.server.bots.worker import Task
from cellmates.server.support.timing import Alarm
from cellmates.server.tables.context import TableContext
from cellmates.server.tables.game_log import GameLog
from cellmates.server.tables.inbox import AlarmRang, BotAnswered

_PAUSE = 1.0


class Attendance:
    """Bots at work and deadlines of people, for a table whose lease this process holds."""

    def __init__(
        self, context: TableContext, put: Callable[[BotAnswered | AlarmRang], None]
    ) -> None:
        self._context = context
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
        """Cancel the bots' work and the alarm."""
        for _, task in self._thinking.values():
            task.cancel()
        self._thinking.clear()
        for speaking in self._speaking:
            speaking.cancel()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def end(self) -> None:
        """Cancel everything for good; a late answer of a bot is dropped."""
        self.stop()
        self._put = _drop

    def pause_bots(self) -> None:
        """Let bots wait a little before they try again; the store did not take something."""
        self._not_before = time.monotonic() + _PAUSE

    def update(self, game_log: GameLog, present: set[int]) -> None:
        """Set the bots that are asked thinking, and the alarm for people who are."""
        running = game_log.running
        if running is None or running.table.over or not self._context.leases.holds(game_log.row.id):
            self.stop()
            return
        for seat in running.decisions:
            bot = bot_of(game_log, seat, present)
            since = running.since[seat]
            if bot is not None and self._thinking.get(seat, (-1,))[0] != since:
                self._begin(game_log, seat, since, bot)
        self._set_alarm(game_log, present)

    def _begin(self, game_log: GameLog, seat: int, since: int, bot: str) -> None:
        if seat in self._thinking:
            self._thinking[seat][1].cancel()
        task = asyncio.create_task(self._think(game_log, seat, since, bot))
        self._thinking[seat] = (since, task)

    async def _think(self, game_log: GameLog, seat: int, since: int, bot: str) -> None:
        await asyncio.sleep(max(0.0, self._not_before - time.monotonic()))
        begun = time.monotonic()
        answer = await self._context.bots.think(self._task(game_log, seat, bot, True))
        # It answers at its pace: how long it has thought would tell what it has thought about.
        await asyncio.sleep(max(0.0, begun + game_log.row.settings.pace - time.monotonic()))
        if self._thinking.get(seat, (-1,))[0] == since:
            del self._thinking[seat]
        self._put(BotAnswered(seat, since, answer))

    def _task(self, game_log: GameLog, seat: int, bot: str, decide: bool) -> Task:
        running = game_log.running
        assert running is not None
        table = running.table
        asked = running.decisions.get(seat) if decide else None
        return Task(
            table=game_log.row.id,
            seat=seat,
            game=game_log.row.game,
            bot=bot,
            seed=self._seeds.setdefault(seat, secrets.token_bytes(32)),
            view=table.view(seat),
            kind=None if asked is None else asked.kind,
            about="" if asked is None else asked.about,
            options=() if asked is None else asked.options,
            may=() if asked is None else table.may(seat),
            phrases=table.phrases(seat) if not decide or len(table.waiting) > 1 else (),
            agreed=None if game_log.row.material is None else game_log.row.agreed,
        )

    def let_bots_speak(self, game_log: GameLog, seats: set[int], present: set[int]) -> None:
        """Bots that have just been told something private may speak of it."""
        if not self._context.leases.holds(game_log.row.id):
            return
        for seat in seats:
            bot = bot_of(game_log, seat, present)
            if bot is not None and bot != "random":
                task = asyncio.create_task(self._speak(game_log, seat, bot))
                self._speaking.add(task)
                task.add_done_callback(self._speaking.discard)

    async def _speak(self, game_log: GameLog, seat: int, bot: str) -> None:
        running = game_log.running
        if running is None or not running.table.phrases(seat):
            return
        answer = await self._context.bots.think(self._task(game_log, seat, bot, False))
        if answer.words is not None:
            self._put(BotAnswered(seat, -1, answer))

    # People who are waited for.

    def overdue(self, game_log: GameLog, present: set[int]) -> list[tuple[int, str]]:
        """The seats that a bot shall play now, and why."""
        now = self._context.time.now()
        return [
            (seat, why) for seat, at, why in self._deadlines(game_log, present) if at <= now + 0.001
        ]

    def next_deadline(self, game_log: GameLog, present: set[int]) -> float | None:
        """When the next seat is to be relieved."""
        return min((at for _, at, _ in self._deadlines(game_log, present)), default=None)

    def wake_at(self, game_log: GameLog, present: set[int]) -> float | None:
        """When a table that is played by days is needed in memory: at once if a bot is asked."""
        running = game_log.running
        asked = () if running is None else running.decisions
        if any(bot_of(game_log, seat, present) is not None for seat in asked):
            return self._context.time.now()
        return self.next_deadline(game_log, present)

    def _set_alarm(self, game_log: GameLog, present: set[int]) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        at = self.next_deadline(game_log, present)
        if at is not None:
            self._alarm = self._context.time.ring(at, lambda: self._put(AlarmRang()))

    def _deadlines(self, game_log: GameLog, present: set[int]) -> list[tuple[int, float, str]]:
        running, delay = game_log.running, game_log.row.settings.takeover
        if running is None or delay is None:
            return []
        found: list[tuple[int, float, str]] = []
        for seat in running.decisions:
            if game_log.row.seats[seat].bot is not None or seat in game_log.relieved:
                continue
            asked_at = running.asked_at[seat]
            others = present - {seat}
            runs_out = game_log.clocks.runs_out(seat, asked_at)
            if runs_out is not None and (others or game_log.clocks.patient):
                found.append((seat, runs_out + delay, "clock"))
            if seat not in present and others and not game_log.clocks.patient:
                gone = self.gone_at.setdefault(seat, self._context.time.now())
                found.append((seat, max(gone, asked_at) + delay, "gone"))
        return found


def _drop(_: BotAnswered | AlarmRang) -> None:
    """Takes the place of the inbox once the table has left memory."""


def bot_of(game_log: GameLog, seat: int, present: set[int]) -> str | None:
    """The bot that plays a seat now, if one does."""
    own = game_log.row.seats[seat].bot
    if own is not None:
        return own
    somebody = bool(present) or game_log.clocks.patient
    if seat in game_log.relieved and somebody:
        return bots.names(game_log.row.game)[0]
    return None
