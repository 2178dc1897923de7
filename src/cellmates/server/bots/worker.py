"""The program of a bot process: it reads tasks from stdin and writes answers to stdout."""

import os
import signal
import struct
import sys
from collections.abc import Iterator
from time import monotonic
from typing import Any, BinaryIO, NamedTuple

import msgspec

from cellmates import bots
from cellmates.advice import Advice, AdviceWork, hint
from cellmates.advice.hint import USUAL
from cellmates.analysis import Moment, Played, moments
from cellmates.bots.collecting import collect_rarely
from cellmates.bots.host import Player
from cellmates.bots.turns import Act, BotTurn
from cellmates.games import GAMES
from cellmates.kernel.packing import pack, unpack
from cellmates.kernel.table import Decision, Table

MOST_BOTS = 4096
"""Bots a process remembers; the one unused longest is forgotten first."""

INTERRUPTION = getattr(signal, "SIGUSR1", None)
"""Tells a process that nobody waits for what it thinks about; where there is no such signal, it
thinks until its time is up."""

SLICE = 0.25
"""Seconds of an analysis before a bot may have its turn."""

LENGTH = struct.Struct("<I")
"""Before every message comes its length."""


class Introduction(msgspec.Struct, array_like=True):
    """All that is needed to make a bot; what its seat saw and heard comes with its first turn."""

    game: str
    bot: str
    seed: bytes
    agreed: dict[str, Any]


class Task(msgspec.Struct, array_like=True, tag="turn"):
    """A turn for the bot of a seat, which this process knows or is introduced to."""

    table: str
    seat: int
    turn: BotTurn
    introduction: Introduction | None = None


class HintTask(msgspec.Struct, array_like=True, tag="hint"):
    """A hint that a seat wants; the game so far is played again to find out what the seat knows."""

    table: str
    seat: int
    game: str
    seed: bytes
    agreed: dict[str, Any]
    choices: list[tuple[int, int]]
    seconds: float | None = None
    share: float = USUAL.share


class AnalysisTask(msgspec.Struct, array_like=True, tag="analysis"):
    """A slice of the analysis of a finished game: from the choice of this number on."""

    table: str
    played: Played
    luck: bytes
    first: int


class BotReply(msgspec.Struct, array_like=True):
    """What a bot does; or that it is not here or has missed some news; or advice; or how it
    failed."""

    act: Act | None = None
    forgot: bool = False
    error: str | None = None
    advice: Advice | None = None
    moments: list[dict[str, Any]] | None = None  # what was found of an analysis
    hurried: bool = False  # the time that a turn may take was up before the work was done


def encode(message: Task | HintTask | AnalysisTask | BotReply) -> bytes:
    """A message as it goes through the pipe, with its length before it."""
    body = _encoder.encode(message)
    return LENGTH.pack(len(body)) + body


def _plain(value: object) -> object:
    if isinstance(value, Decision):
        return value.kind, value.about, value.options
    if isinstance(value, Table):
        return pack(value)
    raise NotImplementedError(type(value).__name__)


def _rebuilt(kind: type[object], plain: Any) -> object:
    if kind is Decision:
        name, about, options = plain
        return Decision(name, about, tuple(options))
    return plain  # what an event holds


_encoder = msgspec.msgpack.Encoder(enc_hook=_plain)
decode_task = msgspec.msgpack.Decoder(Task | HintTask | AnalysisTask, dec_hook=_rebuilt).decode
decode_answer = msgspec.msgpack.Decoder(BotReply).decode


class Interruption:
    """Whether nobody waits for the task any more: the server says so by a signal."""

    def __init__(self) -> None:
        self._came = False

    def came(self) -> bool:
        """For a bot that thinks: whether to come to an end."""
        return self._came

    def clear(self) -> None:
        """Another task begins."""
        self._came = False

    def note(self, number: int, frame: object) -> None:
        """The handler of the signal."""
        self._came = True


interruption = Interruption()


class AnalysisSlices:
    """The analysis that was worked on last: as a rule it is gone on with."""

    def __init__(self) -> None:
        self._table = ""
        self._next = 0
        self._found: Iterator[Moment] = iter(())

    def go_on(self, task: AnalysisTask) -> BotReply:
        """Look at a few more choices, for as long as a slice lasts; at least at one."""
        if (task.table, task.first) != (self._table, self._next):
            self._table, self._next = task.table, task.first
            rest = range(task.first, len(task.played.choices) + 1)
            self._found = moments(task.played, task.luck, rest, interruption.came)
        ends = monotonic() + SLICE
        found: list[dict[str, Any]] = []
        for each in self._found:
            self._next += 1
            found.append(dict(each))
            if monotonic() > ends or interruption.came():
                break
        return BotReply(moments=found)


class Resident(NamedTuple):
    """A bot of this process, and a table like the one it plays at, to unpack others with."""

    player: Player
    model: Table


class Players:
    """The bots of this process, by table and seat."""

    def __init__(self) -> None:
        self._players: dict[tuple[str, int], Resident] = {}
        self.slices = AnalysisSlices()

    def think(self, task: Task) -> BotReply:
        """Let the bot of a seat take its turn."""
        key = (task.table, task.seat)
        if task.introduction is not None:
            resident = _made(task.introduction)
        else:
            known = self._players.get(key)
            if known is None or known.player.heard != task.turn.heard:
                return BotReply(forgot=True)
            resident = known
        self._players.pop(key, None)  # a bot that fails in its turn is not asked again
        turn = task.turn
        if turn.imagined is not None:
            turn = turn._replace(imagined=unpack(turn.imagined, resident.model))
        resident.player.cancelled = interruption.came
        act = resident.player.take(turn)
        self._players[key] = resident
        if len(self._players) > MOST_BOTS:
            del self._players[next(iter(self._players))]
        return BotReply(act, hurried=resident.player.hurried)


def _made(introduction: Introduction) -> Resident:
    game = GAMES[introduction.game]
    config = game.config(introduction.agreed)
    bot = bots.make(introduction.game, introduction.bot, introduction.seed, config)
    return Resident(Player(bot), game.deal(config, bytes(32)))


def _hinted(task: HintTask) -> BotReply:
    game = GAMES[task.game]
    config = game.config(task.agreed)
    work = AdviceWork(share=task.share, seconds=task.seconds, cancelled=interruption.came)
    return BotReply(advice=hint(game, config, task.seed, task.choices, task.seat, work))


def answer(players: Players, task: Task | HintTask | AnalysisTask) -> BotReply:
    """Do a task; a bot that fails says how."""
    try:
        if isinstance(task, AnalysisTask):
            return players.slices.go_on(task)
        return _hinted(task) if isinstance(task, HintTask) else players.think(task)
    except Exception as error:
        return BotReply(error=type(error).__name__)


def work(incoming: BinaryIO, outgoing: BinaryIO) -> None:
    """Answer tasks until there are no more: the server has gone, or wants no more."""
    players = Players()
    while len(head := incoming.read(LENGTH.size)) == LENGTH.size:
        body = incoming.read(LENGTH.unpack(head)[0])
        if len(body) < LENGTH.unpack(head)[0]:
            return  # the server was killed in the middle of a word
        interruption.clear()  # whatever came before was not meant for this task
        outgoing.write(encode(answer(players, decode_task(body))))
        outgoing.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's business
    if INTERRUPTION is not None:
        signal.signal(INTERRUPTION, interruption.note)
    collect_rarely()
    try:
        work(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        os._exit(0)  # nobody is left to hear the answer
