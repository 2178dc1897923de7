"""Who plays each seat: bots that are asked think; absent people are relieved by bots."""

from collections.abc import Callable

from cellmates import bots
from cellmates.server.support.timing import Alarm
from cellmates.server.tables.bot_host import BotHost
from cellmates.server.tables.context import TableContext
from cellmates.server.tables.game_log import GameLog
from cellmates.server.tables.inbox import AlarmRang, BotsActed


class Attendance:
    """Bots at work and deadlines of people, for a table whose lease this process holds."""

    def __init__(self, context: TableContext, put: Callable[[BotsActed | AlarmRang], None]) -> None:
        self._context = context
        self._put = put
        self.bots = BotHost(context, self._deliver)
        self._alarm: Alarm | None = None
        self.gone_at: dict[int, float] = {}  # since when nobody of a seat is here

    def _deliver(self, item: BotsActed | AlarmRang) -> None:
        self._put(item)

    def stop(self) -> None:
        """Cancel the bots' work and the alarm."""
        self.bots.stop()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def end(self) -> None:
        """Cancel everything for good; a late answer of a bot is dropped."""
        self.stop()
        self._put = _drop

    def update(self, game_log: GameLog, present: set[int], address: str) -> None:
        """Set the bots that are asked thinking, and the alarm for people who are.

        The bots take their turns in the queue of this address.
        """
        running = game_log.running
        going_on = running is not None and not running.table.over and game_log.row.state != "over"
        if not going_on or not self._context.leases.holds(game_log.row.id):
            self.stop()
            return
        played = {
            row.seat: bot
            for row in game_log.row.seats
            if (bot := bot_of(game_log, row.seat, present)) is not None
        }
        self.bots.update(game_log, played, address)
        self._set_alarm(game_log, present)

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
        if running is None or delay is None or game_log.row.state == "over":
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


def _drop(_: BotsActed | AlarmRang) -> None:
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
