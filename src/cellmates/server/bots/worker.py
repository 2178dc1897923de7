"""What happens in a bot's own process: tasks come in, answers go out, nothing else is known."""

import os
import signal
import struct
import sys
from typing import Any, BinaryIO

import msgspec

from cellmates import bots
from cellmates.games import GAMES
from cellmates.kernel.table import Decision

MOST_BOTS = 4096
"""Bots a process remembers; the one unused longest is forgotten first."""

LENGTH = struct.Struct("<I")
"""Before every message comes its length."""


class Task(msgspec.Struct, array_like=True):
    """What a bot is shown, and whether it is asked to decide or only to speak."""

    table: str
    seat: int
    game: str
    bot: str
    seed: bytes
    view: dict[str, Any]
    kind: str | None
    about: str
    options: tuple[int, ...]
    may: tuple[int, ...]
    phrases: tuple[int, ...]
    agreed: dict[str, Any] | None = None  # only where material is played with that no bot knows


class Answer(msgspec.Struct, array_like=True):
    """What a bot wants to do unasked, to say, and to choose; or how it failed."""

    deed: int | None = None
    words: int | None = None
    pick: int | None = None
    error: str | None = None


class Players:
    """The bots of this process, by table and seat."""

    def __init__(self) -> None:
        self._bots: dict[tuple[str, int, str], bots.Bot] = {}

    def think(self, task: Task) -> Answer:
        """Let the bot of a seat look at its view and answer."""
        bot = self._bot(task)
        answer = Answer()
        if task.may and task.kind is not None:
            answer.deed = bot.unasked(task.view, task.may)
        if task.phrases:
            answer.words = bot.talk(task.view, task.phrases)
        if task.kind is not None:
            answer.pick = bot.pick(task.view, Decision(task.kind, task.about, task.options))
        return answer

    def _bot(self, task: Task) -> bots.Bot:
        key = (task.table, task.seat, task.bot)
        bot = self._bots.pop(key, None)
        if bot is None:
            config = None if task.agreed is None else GAMES[task.game].config(task.agreed)
            bot = bots.make(task.game, task.bot, task.seed, config)
        self._bots[key] = bot
        if len(self._bots) > MOST_BOTS:
            del self._bots[next(iter(self._bots))]
        return bot


def work(incoming: BinaryIO, outgoing: BinaryIO) -> None:
    """Answer tasks until there are no more: the server has gone, or wants no more."""
    players = Players()
    tasks = msgspec.msgpack.Decoder(Task)
    while len(head := incoming.read(LENGTH.size)) == LENGTH.size:
        body = incoming.read(LENGTH.unpack(head)[0])
        if len(body) < LENGTH.unpack(head)[0]:
            return  # the server was killed in the middle of a word
        task = tasks.decode(body)
        try:
            answer = players.think(task)
        except Exception as error:
            answer = Answer(error=type(error).__name__)
        body = msgspec.msgpack.encode(answer)
        outgoing.write(LENGTH.pack(len(body)) + body)
        outgoing.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's business
    try:
        work(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        os._exit(0)  # nobody is left to hear the answer
