"""Bots as strong as the people who play: their levels follow from what became of people's games."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from cellmates import bots
from cellmates.server.store.rows import TableRow

LATEST: Final = 10
"""So many finished games of a person count."""

_FIRST: Final = 1
"""Where somebody begins who has not finished a game: above `rookie`."""


class PastGame(NamedTuple):
    """A finished game against bots: the best level among them, and whether the person won."""

    level: str
    won: bool


def past_games(tables: Iterable[TableRow], person: str, game: str) -> list[PastGame]:
    """The latest games of a person, the latest first; those without bots tell nothing."""
    found = []
    for row in tables:
        own = next((each.seat for each in row.seats if each.person == person), None)
        if own is None or row.game != game or row.outcome is None:
            continue
        known = [bots.level_of(each.bot) for each in row.seats if each.bot is not None]
        if known:
            ranked = bots.ranked(game)
            best = max(known, key=lambda level: ranked.index(level) if level in ranked else 0)
            found.append(PastGame(best, own in row.outcome.won))
    return found[:LATEST]


def level_like(games: Sequence[PastGame], levels: Sequence[str]) -> str:
    """The level that wins about as often as this person: one above the bots of every game won, one
    below those of every game lost, on average."""
    shown = [
        levels.index(each.level) + (1 if each.won else -1) for each in games if each.level in levels
    ]
    place = round(sum(shown) / len(shown)) if shown else _FIRST
    return levels[max(0, min(len(levels) - 1, place))]


def levels_like(
    people: Sequence[Sequence[PastGame]], levels: Sequence[str], count: int
) -> list[str]:
    """The levels of so many bots, each like one of the people in turn."""
    wanted = [level_like(games, levels) for games in people] or [level_like((), levels)]
    return [wanted[number % len(wanted)] for number in range(count)]
