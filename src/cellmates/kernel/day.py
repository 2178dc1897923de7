"""The deal of a day: the same for everybody, from a seed that anybody can compute.

The seed of a day is the SHA-256 of `cellmates day GAME MODE DATE`, the date in UTC as YYYY-MM-DD.
Bots take their own seeds from it, so that they play alike for all who choose alike.
"""

import hashlib
import re
from datetime import UTC, datetime, timedelta
from typing import Final, NamedTuple

PAST_DAYS: Final = 7
"""So many days before today can still be played."""

_DATE: Final = re.compile(r"\d{4}-\d{2}-\d{2}")


class DayMode(NamedTuple):
    """A mode that has a deal for every day: what is agreed on, and who sits beside the player."""

    mode: str
    keys: dict[str, object]  # of a configuration, the mode included
    bot: str = ""  # on every seat but the first; empty: nobody else plays


class DayScore(NamedTuple):
    """What a finished try is worth: points, whether it was won, and a row of symbols that tells
    others how it went and nothing of the deal."""

    points: int
    won: bool
    symbols: str


def day_name(game: str, mode: str, date: str) -> str:
    """The text that a day's seed is the hash of; a ValueError if the date is not YYYY-MM-DD."""
    if not _DATE.fullmatch(date):
        raise ValueError(f"a date is YYYY-MM-DD, not {date!r}")
    return f"cellmates day {game} {mode} {date}"


def day_seed(game: str, mode: str, date: str) -> bytes:
    """The seed of a day."""
    return hashlib.sha256(day_name(game, mode, date).encode()).digest()


def open_dates(now: float) -> list[str]:
    """Today, in UTC, and the days before it that can still be played; `now` is in seconds since
    1970."""
    today = datetime.fromtimestamp(now, UTC).date()
    return [(today - timedelta(days=back)).isoformat() for back in range(PAST_DAYS + 1)]
