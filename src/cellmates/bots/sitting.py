"""Bots at a table: playing a game, or some of its seats, to the next thing for a person to do."""

from collections.abc import Collection, Mapping, Sequence

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
        table.choose(seat, foreseen)
        speak(table, bots, confided(table))
        return
    view = table.view(seat)
    if bot.talks:
        may = table.may(seat)
        deed = bot.unasked(view, may) if may else None
        if deed is not None:
            table.choose(seat, deed)
            view = table.view(seat)
        if len(table.waiting) > 1:  # everybody is thinking: a good time to talk
            speak(table, bots, (seat,))
    table.choose(seat, bot.pick(view, table.decision(seat)))
    tell(table, bots)
    speak(table, bots, confided(table))


def tell(table: Table, bots: Mapping[int, Bot]) -> None:
    """Let bots hear what has just happened, each what its seat may know."""
    for seat, bot in bots.items():
        if bot.talks:
            bot.hear(table.news_for(seat))


def confided(table: Table) -> set[int]:
    """The seats that have just been told something not everybody knows."""
    secret = [event.audience for event in table.news if event.audience != EVERYBODY]
    return {seat for audience in secret for seat in range(audience.bit_length())
            if audience >> seat & 1}  # fmt: skip


def speak(table: Table, bots: Mapping[int, Bot], seats: Collection[int]) -> None:
    """Give the bots of these seats a chance to say one thing each."""
    for seat in seats:
        if seat in bots and bots[seat].talks:
            phrases = table.phrases(seat)
            words = bots[seat].talk(table.view(seat), phrases) if phrases else None
            if words is not None:
                table.choose(seat, words)
