"""What a table has done and not stored yet: to be stored, then sent."""

from dataclasses import dataclass, field
from typing import Any

from cellmates.server.store.rows import Append, Entry, LineRow, OutcomeRow
from cellmates.server.tables.guest import Guest
from cellmates.server.tables.telling import News


@dataclass(slots=True)
class Outbox:
    """Entries and lines to append after `number` and `line`, and who waits for an answer."""

    number: int
    line: int
    entries: list[Entry] = field(default_factory=list)
    lines: list[LineRow] = field(default_factory=list)
    news: News = field(default_factory=list)
    answers: list[tuple[Guest, str, int]] = field(default_factory=list)
    refusals: list[tuple[Guest, str, str, str]] = field(default_factory=list)
    stale: list[Guest] = field(default_factory=list)
    sources: list[Any] = field(default_factory=list)
    outcome: OutcomeRow | None = None

    @property
    def changes(self) -> bool:
        """Whether there is anything to store."""
        return bool(self.entries or self.lines)

    def append(self, table: str, at: float) -> Append:
        """The same as the store takes it."""
        return Append(table, self.number, self.line, self.entries, self.lines, self.outcome, at=at)
