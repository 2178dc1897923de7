"""Bots at a table: playing a game, or some of its seats, to the next thing for a person to do."""

from collections.abc import Mapping, Sequence
from typing import Any

from cellmates.bots.bot import Bot
from cellmates.kernel.event import EVERYBODY
from cellmates.kernel.table import Table


def play(table: Table, bots: Sequence[Bot], most: int | None = None) -> int:
    """Let bots play to the end, or for `most` decisions; return how many they took."""
    seated = dict(enumerate(bots))
    if any(bot.talks for bot in bots):
        table.listen()
    made = 0
    while not table.over and (most is None or made < most):
        for seat in table.waiting:
            decide(table, seated, seat)
            made += 1
    return made


def decide(table: Table, bots: Mapping[int, Bot], seat: int) -> None:
    """Let the bot of a seat that is waited for decide; bots who learn something may speak.

    `bots` holds the seats that bots play; the table should be listening if any of them talks.
    """
    bot = bots[seat]
    foreseen = bot.foreseen(table.decision(seat))
    if foreseen is not None:
        choose(table, bots, seat, foreseen)
        return
    view = table.view(seat)
    if bot.talks:
        may = table.may(seat)
        deed = bot.unasked(view, may) if may else None
        if deed is not None:
            choose(table, bots, seat, deed)
            view = table.view(seat)
        if len(table.waiting) > 1:  # everybody is thinking: a good time to talk
            say(table, bots, seat, view)
    choose(table, bots, seat, bot.pick(view, table.decision(seat)))
    for listener in confided(table):
        if listener in bots and bots[listener].talks:
            say(table, bots, listener, table.view(listener))


def say(table: Table, bots: Mapping[int, Bot], seat: int, view: dict[str, Any]) -> None:
    """Give the bot of a seat a chance to say one thing."""
    phrases = table.phrases(seat)
    words = bots[seat].talk(view, phrases) if phrases else None
    if words is not None:
        choose(table, bots, seat, words)


def choose(table: Table, bots: Mapping[int, Bot], seat: int, option: int) -> None:
    """Make a choice and let the bots hear what came of it, each what its seat may know."""
    table.choose(seat, option)
    for listener, bot in bots.items():
        if bot.talks:
            bot.hear(table.news_for(listener))


def confided(table: Table) -> list[int]:
    """The seats that have just been told something not everybody knows."""
    told = 0
    for event in table.news:
        if event.audience != EVERYBODY:
            told |= event.audience
    return [seat for seat in range(told.bit_length()) if told >> seat & 1]
