"""What happens in a bot's own process; nothing of the server is imported here."""

import os
import signal
import threading
from multiprocessing import parent_process
from multiprocessing.connection import wait
from typing import Any, NamedTuple

from cellmates import bots
from cellmates.kernel.table import Decision

MOST_BOTS = 4096
"""Bots a process remembers; the one unused longest is forgotten first."""


class Task(NamedTuple):
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


class Answer(NamedTuple):
    """What a bot wants to do unasked, to say, and to choose."""

    deed: int | None
    words: int | None
    pick: int | None


_bots: dict[tuple[str, int, str], bots.Bot] = {}


def begin() -> None:
    """Prepare a process: Ctrl-C is the server's business, and without a server it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


def think(task: Task) -> Answer:
    """Let the bot of a seat look at its view and answer."""
    key = (task.table, task.seat, task.bot)
    bot = _bots.pop(key, None) or bots.make(task.game, task.bot, task.seed)
    _bots[key] = bot
    while len(_bots) > MOST_BOTS:
        del _bots[next(iter(_bots))]
    deed = words = pick = None
    if bot.talks and task.may and task.kind is not None:
        deed = bot.unasked(task.view, task.may)
    if bot.talks and task.phrases:
        words = bot.talk(task.view, task.phrases)
    if task.kind is not None:
        pick = bot.pick(task.view, Decision(task.kind, task.about, task.options))
    return Answer(deed, words, pick)


def forget(table: str) -> None:
    """A table is gone; so are its bots."""
    for key in [key for key in _bots if key[0] == table]:
        del _bots[key]
