"""The figures that a server counts; here nobody reads them (`prometheus.py` shows them)."""

from typing import Protocol


class Count(Protocol):
    """How often something has happened."""

    def inc(self, amount: float = 1) -> None:
        """Once more."""


class CountBy(Protocol):
    """How often something has happened, by a word."""

    def labels(self, word: str) -> Count:
        """The count of one word."""


class Level(Protocol):
    """How much there is of something."""

    def inc(self, amount: float = 1) -> None:
        """More of it."""

    def dec(self, amount: float = 1) -> None:
        """Less of it."""

    def set(self, value: float) -> None:
        """So much of it."""


class Durations(Protocol):
    """How long something takes."""

    def observe(self, amount: float) -> None:
        """It took so many seconds."""


class _Unread:
    """Any figure where nobody looks."""

    def inc(self, amount: float = 1) -> None:
        """Nothing is counted."""

    dec = set = observe = inc

    def labels(self, word: str) -> "_Unread":
        """The same for every word."""
        return self


class Metrics:
    """The figures of one server; none of them tells anything about a game."""

    def __init__(self) -> None:
        unread = _Unread()
        self.connections: Level = unread
        self.live: Level = unread
        self.choices: Count = unread
        self.commits: Count = unread
        self.conflicts: Count = unread
        self.failures: Count = unread
        self.loads: Count = unread
        self.malformed: Count = unread
        self.refused: CountBy = unread
        self.bot_share: Level = unread
        self.bot_turns: CountBy = unread
        self.bot_hurried: Count = unread
        self.commit_seconds: Durations = unread
        self.load_seconds: Durations = unread
        self.tell_seconds: Durations = unread

    def stored(self, entries: int, seconds: float) -> None:
        """A transaction was committed."""
        self.commits.inc()
        self.choices.inc(entries)
        self.commit_seconds.observe(seconds)

    def thought(self, share: float, hurried: bool) -> None:
        """A bot has taken a turn with this share of its work."""
        self.bot_share.set(share)
        self.bot_turns.labels(f"{share:g}").inc()
        self.bot_hurried.inc(hurried)
