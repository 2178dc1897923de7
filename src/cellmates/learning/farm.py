"""Self-play on many processes, in step with a net that answers for all of them at once.

Every process plays a number of tables. What seats are told at their decisions is laid into memory
that it shares with the learner; when the learner has written the answers there, it plays on.
"""

import gc
from collections import deque
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cellmates import bots
from cellmates.bots.host import Player, hooks_of
from cellmates.bots.scheduler import Scheduler
from cellmates.bots.turns import Act, BotTurn
from cellmates.lab.arena import seed_for
from cellmates.learning.curriculum import MOST_OFFERED, Curriculum, curriculum_of
from cellmates.learning.data import drawn

MIXED = 0.2
"""The share of games in which every other seat, by lot, is played by a careful bot."""

SEATS = 8
"""A seat of a game has the key: the game's key times this, plus the seat."""


class Finished(NamedTuple):
    """A game that is over: its key, its setup, for each seat what it was worth and whether it was
    won, and the seats that learn."""

    key: int
    setup: int
    rewards: list[float]
    won: list[bool]
    learners: list[int]


class SharedRows:
    """The memory that a process and the learner share: a row for each open question."""

    def __init__(self, curriculum: Curriculum, rows: int, name: str | None = None) -> None:
        told, truth = curriculum.bytes, curriculum.layout.size
        shapes: list[tuple[tuple[int, ...], Any]] = [
            ((rows,), np.int64),
            ((rows,), np.int16),
            ((rows, MOST_OFFERED), np.int16),
            ((rows, told), np.uint8),
            ((rows, truth), np.uint8),
        ]
        size = sum(int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in shapes)
        self.memory = SharedMemory(name, create=name is None, size=size)
        arrays: list[NDArray[Any]] = []
        at = 0
        for shape, kind in shapes:
            array: NDArray[Any] = np.ndarray(shape, kind, self.memory.buf, at)
            arrays.append(array)
            at += array.nbytes
        self.keys, self.answers, self.options, self.told, self.truth = arrays

    def close(self) -> None:
        """Let go of the memory."""
        del self.keys, self.answers, self.options, self.told, self.truth
        self.memory.close()


class _Question(NamedTuple):
    game: "_Game"
    turn: BotTurn
    told: bytes
    truth: bytes
    options: tuple[int, ...]


class _Game:
    """A game in progress."""

    def __init__(self, curriculum: Curriculum, key: int, seed: bytes) -> None:
        self.curriculum = curriculum
        self.key = key
        dice = Random(seed)
        setup = drawn(curriculum.setups, dice)
        self.setup = curriculum.setups.index(setup)
        config = curriculum.game.config(setup.keys)
        self.table = curriculum.game.deal(config, seed)
        self.seats: int = config.seats
        careful = [False] * self.seats
        if dice.random() < MIXED:
            careful = [dice.random() < 0.5 for _ in range(self.seats)]
            careful[dice.randrange(self.seats)] = False
        self.learners = [seat for seat in range(self.seats) if not careful[seat]]
        self.scheduler = Scheduler()
        self.players: list[Player] = []
        for seat in range(self.seats):
            luck = seed_for(seed, "bot", seat)
            if careful[seat]:
                bot = bots.make(curriculum.name, "careful", luck, config)
            else:
                bot = curriculum.silent_bot(luck)
                bot.prepare(config)
            self.players.append(Player(bot))
            self.scheduler.sit(seat, hooks_of(type(bot)), self.table)
        if self.scheduler.listens:
            self.table.listen()
        self.taken: list[tuple[BotTurn, Act]] = []
        self.answers: dict[int, int] = {}
        self.unanswered = 0

    def choose(self, seat: int, option: int) -> None:
        self.table.choose(seat, option)
        if self.table.listening:
            self.scheduler.heard(seat, option, self.table.news)

    def go_on(self) -> list[_Question]:
        """Play until learners are asked, or the game is over: then there is no question."""
        while True:
            for turn, act in self.taken:
                if turn.seat in self.answers and act.pick is not None:
                    act = act._replace(pick=self.answers[turn.seat])
                self.scheduler.apply(self.table, turn, act, self.choose)
            self.answers.clear()
            turns = self.scheduler.due(self.table)
            self.taken = [(turn, self.players[turn.seat].take(turn)) for turn in turns]
            if not turns:
                return []
            asked = [
                turn
                for turn, act in self.taken
                if act.pick is not None and turn.seat in self.learners
            ]
            if asked:
                return [self._question(turn) for turn in asked]

    def _question(self, turn: BotTurn) -> _Question:
        assert turn.decision is not None
        curriculum, seat = self.curriculum, turn.seat
        told = curriculum.told(self.table, seat, self.players[seat].bot)
        return _Question(self, turn, told, curriculum.truth(self.table), turn.decision.options)

    def finished(self) -> Finished:
        outcome = self.table.outcome
        assert outcome is not None
        seats = range(self.seats)
        return Finished(
            self.key,
            self.setup,
            [self.curriculum.reward(self.table, seat) for seat in seats],
            [self.curriculum.study.won(outcome, seat) for seat in seats],
            self.learners,
        )


class _Process:
    """What one of the processes does."""

    def __init__(self, game: str, number: int, tables: int, rows: int, memory: str, seed: str):
        self.curriculum = curriculum_of(game)
        self.desk = SharedRows(self.curriculum, rows, memory)
        self.rows = rows
        self.number = number
        self.seed = seed
        self.dealt = 0
        self.waiting: deque[_Question] = deque()
        self.asked: list[_Question] = []
        self.over: list[Finished] = []
        for _ in range(tables):
            self._play(self._deal())

    def _deal(self) -> _Game:
        self.dealt += 1
        key = self.number << 32 | self.dealt
        return _Game(self.curriculum, key, seed_for(self.seed.encode(), key))

    def _play(self, game: _Game) -> None:
        """Play a game on until somebody is asked; after its end, a new one."""
        while True:
            questions = game.go_on()
            if questions:
                game.unanswered = len(questions)
                self.waiting.extend(questions)
                return
            self.over.append(game.finished())
            game = self._deal()

    def step(self) -> tuple[int, list[Finished]]:
        """Take the answers, play on, and lay out the next questions: how many, and what ended."""
        answered = self.desk.answers[: len(self.asked)].tolist()
        for question, answer in zip(self.asked, answered, strict=True):
            game = question.game
            game.answers[question.turn.seat] = question.options[answer]
            game.unanswered -= 1
            if not game.unanswered:
                self._play(game)
        desk = self.desk
        count = min(self.rows, len(self.waiting))
        self.asked = [self.waiting.popleft() for _ in range(count)]
        desk.options[:count] = -1
        for row, question in enumerate(self.asked):
            desk.keys[row] = question.game.key * SEATS + question.turn.seat
            desk.options[row, : len(question.options)] = question.options
            desk.told[row] = np.frombuffer(question.told, np.uint8)
            desk.truth[row] = np.frombuffer(question.truth, np.uint8)
        over, self.over = self.over, []
        return count, over


def _work(line: Connection, *given: Any) -> None:
    process = _Process(*given)
    gc.freeze()  # hundreds of tables stay: they need not be looked through again and again
    gc.set_threshold(50_000, 20, 100)
    while line.recv():
        line.send(process.step())
    process.desk.close()


class Farm:
    """The processes, from the learner's side."""

    def __init__(self, curriculum: Curriculum, jobs: int, tables: int, seed: str) -> None:
        rows = max(8, tables)
        context = get_context("spawn")
        self.desks = [SharedRows(curriculum, rows) for _ in range(jobs)]
        self.lines: list[Connection] = []
        self.processes = []
        for number, desk in enumerate(self.desks):
            ours, theirs = context.Pipe()
            given = (curriculum.name, number, tables, rows, desk.memory.name, seed)
            process = context.Process(target=_work, args=(theirs, *given), daemon=True)
            process.start()
            self.lines.append(ours)
            self.processes.append(process)

    def send(self, number: int) -> None:
        """Have a process play on with the answers on its desk."""
        self.lines[number].send(True)

    def receive(self, number: int) -> tuple[int, list[Finished]]:
        """Wait until it has laid out its questions: how many, and the games that ended."""
        found: tuple[int, list[Finished]] = self.lines[number].recv()
        return found

    def close(self) -> None:
        """End the processes, and give the memory back."""
        for line in self.lines:
            line.send(False)
        for process in self.processes:
            process.join()
        for desk in self.desks:
            desk.close()
            desk.memory.unlink()
