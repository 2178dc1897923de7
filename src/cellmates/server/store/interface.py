"""What lobby and tables ask of a store, whatever keeps it: a database, or memory."""

from collections.abc import Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

from cellmates.kernel.game import Brought
from cellmates.server.store.rows import (
    Append,
    DealingRow,
    Entry,
    LineRow,
    LobbyCommand,
    SeatRow,
    StoredTable,
    TableRow,
    TryRow,
)


class LobbyChanges(Protocol):
    """The steps of one transaction about one table."""

    async def table(self) -> TableRow | None:
        """The table as this transaction sees it."""

    async def tokens(self) -> dict[str, int]:
        """The tokens of the table by their hashes, with the seat each opens."""

    async def set_seat(self, seat: SeatRow) -> None:
        """Somebody else, or nobody, sits on a seat."""

    async def replace_seats(self, sitting: Sequence[SeatRow]) -> None:
        """The table has these seats."""

    async def add_token(
        self, hash: str, seat: int, now: float, most: int, used: str | None = None
    ) -> None:
        """One more token for a seat, of `most`: the oldest go, but for the one that is in use."""

    async def drop_tokens(self, seat: int, but: str | None = None) -> None:
        """The tokens of a seat open nothing any more, but for one."""

    async def move_tokens(self, moves: Mapping[int, int]) -> None:
        """The tokens of some seats open others, all at once: seats may swap."""

    async def keep_material(self, game: str, brought: Brought, now: float) -> None:
        """Keep what is played with."""

    async def configure(self, row: TableRow) -> None:
        """What is agreed on is now as in this row."""

    async def set_dealing(self, dealing: DealingRow) -> None:
        """What is mixed into the deal."""

    async def start(self, rules_version: int, now: float, due: float | None) -> None:
        """The game begins."""

    async def write(
        self, kind: str, seat: int | None, text: str, now: float, name: str | None = None
    ) -> None:
        """Add a line; only for whoever takes the items of the table's inbox, or before the game."""

    async def shut_out(self, hashes: Sequence[str]) -> None:
        """These people and addresses cannot sit down here any more, and nobody else."""

    async def close(self, why: str, now: float) -> None:
        """The game ends before its end."""

    async def set_host(self, person: str | None) -> None:
        """Somebody else, or nobody, is the host by his cookie."""

    async def remove(self) -> None:
        """The table is gone, with all that belongs to it; no table leads to it any more."""

    async def add_rematch(self, row: TableRow, held: Mapping[str, int], now: float) -> None:
        """Another table that follows this one."""


class Store(Protocol):
    """Everything stored about tables; appending to a game's log is `Commits`'."""

    def changing(
        self, table: str, command: LobbyCommand | None = None
    ) -> AbstractAsyncContextManager[LobbyChanges]:
        """A transaction that changes one table's lobby; what raises leaves all as it was."""

    async def create(
        self, row: TableRow, held: Mapping[str, int], brought: Brought | None, now: float
    ) -> None:
        """A new table, with its tokens by their hashes and what is played with."""

    async def done(self, table: str, whose: str, command: str) -> int | None:
        """The log's number at which a lobby command was carried out, if it was."""

    async def rest(self) -> None:
        """Most of a crowd has left: let go of what nobody uses."""

    async def table(self, id: str) -> TableRow | None:
        """A table with its seats."""

    async def load(self, id: str) -> StoredTable | None:
        """Everything about a table, for loading it."""

    async def open_tables(self, since: float) -> list[TableRow]:
        """The listed tables that are being played or have a free seat, latest first; of the latter
        those where somebody was since a time."""

    async def note_seen(self, table: str, now: float) -> None:
        """Somebody has come to a table where nobody was, or the last one has left."""

    async def tables_of(self, person: str) -> list[TableRow]:
        """The tables where a person sits or is the host, latest first."""

    async def finished_of(self, person: str) -> list[TableRow]:
        """The games of a person that have come to their end, those that ended last first."""

    async def forget(self, person: str) -> list[str]:
        """Keep nothing of a person: tables without other people are gone, others stay without her.
        The tables that have changed."""

    async def due(self, now: float, versions: Mapping[str, int]) -> list[str]:
        """The tables whose clock of days has run out, of these versions of the games' rules."""

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The choices of a table after a number, in order."""

    async def lines(self, table: str, after: int = 0) -> list[LineRow]:
        """The lines of a table after a number, in order."""

    async def notes(self, table: str) -> dict[int, dict[str, str]]:
        """The notes of every seat."""

    async def write_note(self, table: str, seat: int, key: str, words: str) -> bool:
        """Keep a note, or remove it if it has no words; false if the seat has too many."""

    async def keep_material(self, game: str, brought: Brought, now: float) -> None:
        """Keep what somebody brought for a table to come, and drop what no table has needed."""

    async def material(self, game: str, digest: str) -> dict[str, Any] | None:
        """What somebody brought, if it is kept."""

    async def analysis(self, table: str, format: int) -> str | None:
        """The analysis of a finished game, if it was made in this format."""

    async def keep_analysis(self, table: str, format: int, text: str) -> None:
        """Keep an analysis instead of an older one."""

    async def begin_try(self, new: TryRow, row: TableRow, held: Mapping[str, int]) -> TryRow:
        """Begin a try with its table, unless there is one: a person has one a deal."""

    async def tries_of(self, person: str) -> list[TryRow]:
        """The tries of a person, those of the latest dates first."""

    async def tries_at(self, date: str, game: str, mode: str) -> list[TryRow]:
        """Everybody's tries at a deal, as they were begun."""

    async def name_of(self, person: str) -> str | None:
        """The name that goes with a cookie."""

    async def knows(self, person: str) -> bool:
        """Whether a cookie was given to somebody here: to one with a name, a seat or a table."""

    async def call(self, person: str, name: str, now: float) -> None:
        """Remember a person's name."""

    async def tokens(self, table: str) -> dict[str, int]:
        """The tokens of a table by their hashes, with the seat each opens (HOST: the host's)."""


class Commits(Protocol):
    """Appends to games' logs; nobody is told before it is done."""

    async def append(self, wanted: Append) -> bool:
        """Store it: true when it is kept, false when another process was first."""

    async def close(self) -> None:
        """Finish what is waiting, then stop."""
