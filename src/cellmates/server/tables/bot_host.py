"""The bots of one table: they are asked by the rules of all hosts, and think in other processes."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any

from cellmates import bots
from cellmates.bots.host import StoryReplay, hooks_of, luck
from cellmates.bots.scheduler import IllegalAct, Scheduler, check
from cellmates.bots.turns import Act, BotTurn, Hooks, Story
from cellmates.kernel.event import Event
from cellmates.server.bots.thinkers import SECONDS
from cellmates.server.bots.worker import Introduction, Task
from cellmates.server.support.timing import Alarm
from cellmates.server.tables.context import TableContext
from cellmates.server.tables.game_log import GameLog
from cellmates.server.tables.inbox import AlarmRang, BotsActed
from cellmates.server.tables.outbox import Outbox
from cellmates.server.tables.running_game import RunningGame

_PAUSE = 1.0
"""Seconds that bots wait after a write failed: they would answer at once, and a store that is down
would be tried again without end."""

IN_PASSING = 0.25
"""How much of their pace bots take for a question that is asked in passing: there are hundreds of
them in a game, and nearly all are let pass."""

SHORT = 50
"""Choices that are played again at once for a bot's introduction; more of them, in slices."""

_log = logging.getLogger(__name__)


class BotHost:
    """Hands the turns that are due to the bots' processes, and puts their acts into the inbox.

    A bot is introduced with its first turn: what its seat saw in the beginning and was told since,
    found by playing the game again. So a bot may take a seat at any time, and it is introduced anew
    when its process has ended or has forgotten it.
    """

    def __init__(self, context: TableContext, put: Callable[[BotsActed | AlarmRang], None]) -> None:
        self._context = context
        self._put = put
        self._scheduler = Scheduler(SECONDS)
        self._names: dict[int, str] = {}
        self._hooks: dict[int, Hooks] = {}
        self._strangers: set[int] = set()  # seats whose bots have to be introduced
        self._running: RunningGame | None = None
        self._replay: StoryReplay | None = None  # for the introductions of those strangers
        self._replaying: set[StoryReplay] = set()
        self._rounds: set[asyncio.Task[None]] = set()
        self._not_before = 0.0
        self._waking: asyncio.TimerHandle | None = None
        self._moment_over: Alarm | None = None

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking."""
        return bool(self._rounds)

    def stop(self) -> None:
        """Cancel what bots think about; it will be due again."""
        for task in self._rounds:
            task.cancel()
        self._rounds.clear()
        self._replay = None
        self._scheduler.recall()
        if self._waking is not None:
            self._waking.cancel()
            self._waking = None
        if self._moment_over is not None:
            self._moment_over.cancel()
            self._moment_over = None

    def pause(self) -> None:
        """Let bots wait a little before they try again; the store did not take something."""
        self._not_before = time.monotonic() + _PAUSE

    def heard(self, chooser: int, option: int, events: Sequence[Event]) -> None:
        """Something has happened at the table, and is stored."""
        self._scheduler.heard(chooser, option, events)

    def update(self, game_log: GameLog, names: dict[int, str], address: str) -> None:
        """Set the bots that are asked thinking; `names` says which bot plays which seat now."""
        running = game_log.running
        assert running is not None
        self._running = running
        limit = self._context.lobby.bot_limit
        game = game_log.row.game
        allowed = {seat: bots.limited(game, name, limit) for seat, name in names.items()}
        self._seat(running, game, allowed)
        wait = self._not_before - time.monotonic()
        if wait > 0:
            if self._waking is None:
                self._waking = asyncio.get_running_loop().call_later(wait, self._wake)
            return
        if self._strangers_wait(running):
            return
        decide = not self._people_talk(game_log, running, names)
        turns = self._scheduler.due(running.table, decide)
        if turns:
            tasks = [self._task(game_log, turn) for turn in turns]
            self._work(self._round(game_log, tasks, address))

    def _work(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._rounds.add(task)
        task.add_done_callback(self._rounds.discard)

    def _wake(self) -> None:
        self._waking = None
        self._put(AlarmRang())

    def _people_talk(self, game_log: GameLog, running: RunningGame, names: dict[int, str]) -> bool:
        """Whether bots that are asked together with people still let them talk.

        Where all play on one side they wait until every person has answered; the host may set a
        number of seconds after which they answer anyway, or for which they wait in other games.
        Played by days nobody is there to talk to, and a bot that waits would keep the table awake.
        """
        if self._moment_over is not None:
            self._moment_over.cancel()
            self._moment_over = None
        asked = running.table.waiting
        people = [seat for seat in asked if seat not in names]
        moment = game_log.row.settings.moment
        if not people or len(asked) == 1 or game_log.clocks.patient:
            return False
        if moment is None:
            return running.table.confers()
        until = max(running.asked_at[seat] for seat in people) + moment
        if until <= self._context.time.now():
            return False
        self._moment_over = self._context.time.ring(until, lambda: self._put(AlarmRang()))
        return True

    def _seat(self, running: RunningGame, game: str, names: dict[int, str]) -> None:
        for seat in [seat for seat, name in self._names.items() if names.get(seat) != name]:
            del self._names[seat]
            self._strangers.discard(seat)
            self._scheduler.leave(seat)
        for seat, name in names.items():
            if seat not in self._names:
                hooks = hooks_of(bots.kind_of(game, name))
                self._names[seat], self._hooks[seat] = name, hooks
                self._strangers.add(seat)
                story = partial(self._story, seat) if hooks.remembers else None
                self._scheduler.sit(seat, hooks, running.table, story)

    def _remembering(self) -> list[int]:
        """The strangers that want to know what their seats were told."""
        return [seat for seat in self._strangers if self._hooks[seat].remembers]

    def _strangers_wait(self, running: RunningGame) -> bool:
        """Whether bots have to be introduced to a long game, which is being played again."""
        strangers = self._remembering()
        if not strangers:
            self._replay = None
            return False
        replay = self._replay
        fits = replay is not None and replay.found.keys() >= set(strangers)
        if replay is None or not fits or not replay.follows(running.table):
            replay = self._replay = _replay_of(running, strangers)
        if replay.behind(running.table) <= SHORT:
            return False
        if replay not in self._replaying:
            self._replaying.add(replay)
            self._work(self._catch_up(running, replay))
        return True

    async def _catch_up(self, running: RunningGame, replay: StoryReplay) -> None:
        """Play the game again, a slice at a time, as far as it has come meanwhile."""
        try:
            await self._play_on(running, replay)
        finally:
            self._replaying.discard(replay)
        self._put(AlarmRang())

    async def _play_on(self, running: RunningGame, replay: StoryReplay) -> None:
        while replay.follows(running.table) and replay.behind(running.table) > 0:
            made = len(replay.table.history) // 2
            await self._context.slices.run(replay.go_on(running.table.choices(made)))

    def _story(self, seat: int) -> Story:
        """What a seat knows; bots that have their first turns together are told of one replay."""
        running, replay = self._running, self._replay
        assert running is not None
        if replay is None or seat not in replay.found or not replay.follows(running.table):
            replay = self._replay = _replay_of(running, [seat])
        for _ in replay.go_on(running.table.choices(len(replay.table.history) // 2)):
            pass
        return replay.found.pop(seat)  # from now on the scheduler hears for it

    def _task(self, game_log: GameLog, turn: BotTurn) -> Task:
        stranger = turn.seat in self._strangers
        self._strangers.discard(turn.seat)
        introduction = self._introduction(game_log, turn.seat) if stranger else None
        return Task(game_log.row.id, turn.seat, turn, introduction)

    def _introduction(self, game_log: GameLog, seat: int) -> Introduction:
        row = game_log.row
        return Introduction(row.game, self._names[seat], luck(row.deal_seed, seat), row.agreed)

    async def _round(self, game_log: GameLog, tasks: list[Task], address: str) -> None:
        """Let bots think at once about turns that were made from one state."""
        running, pace = game_log.running, game_log.row.settings.pace
        assert running is not None
        if running.table.in_passing():
            pace *= IN_PASSING
        turns = [task.turn for task in tasks]
        asked = [running.asked_at[turn.seat] for turn in turns if turn.decision is not None]
        acts = await asyncio.gather(*(self._act(game_log, task, address) for task in tasks))
        if asked:
            # They answer at their pace: how long they think would tell what they think about. It
            # counts from the question, so that who was asked at the same time answers at once.
            await asyncio.sleep(max(0.0, max(asked) + pace - self._context.time.now()))
        self._put(BotsActed(list(zip(turns, acts, strict=True))))

    async def _act(self, game_log: GameLog, task: Task, address: str) -> Act:
        """What a bot does with its turn; if it fails or wants nonsense, chance answers instead."""
        running, turn = game_log.running, task.turn
        assert running is not None
        error: str | None
        try:
            answer = await self._context.bots.think(address, task)
            if answer.forgot and task.seat in self._names:
                whole = await self._from_the_beginning(running, turn)
                again = Task(task.table, task.seat, whole, self._introduction(game_log, task.seat))
                answer = await self._context.bots.think(address, again)
            if answer.act is not None:
                check(running.table, turn, answer.act)
                return answer.act
            error = answer.error
        except IllegalAct as refusal:
            error = type(refusal).__name__  # the rest would tell a choice
        except Exception as failure:  # whatever it was, people wait for an answer
            _log.exception("bot not asked", extra={"fields": {"table": task.table}})
            error = type(failure).__name__
        fields = {"table": task.table, "bot": self._names.get(task.seat), "error": error}
        _log.warning("bot failed", extra={"fields": fields})
        asked = turn.decision
        return Act() if asked is None else Act(pick=secrets.choice(asked.options))

    async def _from_the_beginning(self, running: RunningGame, turn: BotTurn) -> BotTurn:
        """The same turn for a bot that knows nothing yet."""
        hooks = self._hooks[turn.seat]
        if not hooks.remembers:
            return turn
        replay = _replay_of(running, [turn.seat])
        await self._play_on(running, replay)
        story = replay.found[turn.seat]
        news = story.news[: turn.heard + len(turn.news)]  # the table may have gone on
        return turn._replace(heard=0, news=news, begin=story.begin if hooks.begin else None)

    def carry_out(
        self, game_log: GameLog, acts: Sequence[tuple[BotTurn, Act]], now: float, outbox: Outbox
    ) -> None:
        """Do what bots want, as far as they still play their seats and are asked the same."""

        def choose(seat: int, option: int) -> None:
            game_log.choose(seat, option, None, True, now, outbox)

        for turn, act in acts:
            if game_log.running is not None and game_log.bot_may_play(turn.seat):
                self._scheduler.apply(game_log.running.table, turn, act, choose)


def _replay_of(running: RunningGame, seats: Sequence[int]) -> StoryReplay:
    match = running.match
    return StoryReplay(match.game, match.config, match.seed, seats)
