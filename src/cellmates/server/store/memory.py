"""A store in memory for one process, which hands every change on to whoever keeps it for good."""

import copy
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

import msgspec

from cellmates.kernel.game import Brought
from cellmates.server.store.limits import DAY, FINISHED, LISTED, LOBBY_COMMANDS, NOTES
from cellmates.server.store.rows import (
    Append,
    DealingRow,
    Entry,
    LineRow,
    LobbyCommand,
    ScoreRow,
    SeatRow,
    StoredTable,
    TableRow,
    TryRow,
)
from cellmates.server.store.turns import Turns

_TURN_SECONDS = 6.0


class Keeper(Protocol):
    """Whoever keeps what must survive the process: values by their keys."""

    async def keep(self, key: str, value: bytes | None) -> None:
        """Keep a value, or forget it (None)."""


class NoKeeper:
    """Nothing survives."""

    async def keep(self, key: str, value: bytes | None) -> None:
        """Forget it at once."""


@dataclass(slots=True)
class KeptTable:
    """All of one table."""

    row: TableRow
    tokens: dict[str, tuple[int, float]] = field(default_factory=dict)  # hash: seat, since when
    entries: list[Entry] = field(default_factory=list)
    lines: list[LineRow] = field(default_factory=list)
    notes: dict[int, dict[str, str]] = field(default_factory=dict)
    commands: list[LobbyCommand] = field(default_factory=list)
    due: float | None = None
    analysis: tuple[int, str] | None = None  # its format, and all of it


@dataclass(slots=True)
class KeptMaterial:
    """What somebody brought, and when it was needed last."""

    game: str
    content: dict[str, Any]
    at: float


_decode_table = msgspec.json.Decoder(KeptTable).decode
_decode_material = msgspec.json.Decoder(KeptMaterial).decode
_decode_names = msgspec.json.Decoder(dict[str, str]).decode
_decode_tries = msgspec.json.Decoder(list[TryRow]).decode


class MemoryStore:
    """All tables in memory; the twin of `SqlStore`, with the same meaning of every method."""

    def __init__(self, keeper: Keeper | None = None) -> None:
        self._keeper = keeper or NoKeeper()
        self._tables: dict[str, KeptTable] = {}
        self._materials: dict[str, KeptMaterial] = {}
        self._names: dict[str, str] = {}
        self._tries: list[TryRow] = []
        self._turns = Turns(_TURN_SECONDS)

    # What is kept for good.

    def restore(self, key: str, value: bytes) -> None:
        """Take back what was handed to the keeper; a ValueError if it cannot be read."""
        kind, _, name = key.partition(" ")
        if kind == "table":
            self._tables[name] = _decode_table(value)
        elif kind == "material":
            self._materials[name] = _decode_material(value)
        elif kind == "people":
            self._names = _decode_names(value)
        elif kind == "tries":
            self._tries = _decode_tries(value)
        else:
            raise ValueError(f"nothing is kept under {key!r}")

    async def _keep_table(self, id: str) -> None:
        kept = self._tables.get(id)
        await self._keeper.keep(f"table {id}", None if kept is None else msgspec.json.encode(kept))

    async def _keep_material(self, game: str, brought: Brought, now: float) -> None:
        kept = self._materials[brought.digest] = KeptMaterial(game, brought.content, now)
        await self._keeper.keep(f"material {brought.digest}", msgspec.json.encode(kept))

    # Changes.

    @asynccontextmanager
    async def changing(
        self, table: str, command: LobbyCommand | None = None
    ) -> AsyncIterator["MemoryChanges"]:
        """A transaction that changes one table's lobby; what raises leaves all as it was."""
        async with self._turns.take(table):
            changes = MemoryChanges(table, copy.deepcopy(self._tables.get(table)))
            yield changes
            if command is not None and changes.kept is not None:
                changes.kept.commands = [*changes.kept.commands, command][-LOBBY_COMMANDS:]
            for game, brought, at in changes.materials:
                await self._keep_material(game, brought, at)
            if changes.kept is None:
                await self._remove(table)
            else:
                self._tables[table] = changes.kept
                await self._keep_table(table)
            for twin in changes.rematches:
                self._tables[twin.row.id] = twin
                await self._keep_table(twin.row.id)

    async def _remove(self, table: str) -> None:
        if self._tables.pop(table, None) is None:
            return
        await self._keep_table(table)
        for id, kept in self._tables.items():
            if kept.row.next == table:
                kept.row.next = None
                await self._keep_table(id)

    async def create(
        self, row: TableRow, held: Mapping[str, int], brought: Brought | None, now: float
    ) -> None:
        """A new table, with its tokens by their hashes and what is played with."""
        if brought is not None:
            await self._keep_material(row.game, brought, now)
        self._tables[row.id] = _new(row, held, now)
        await self._keep_table(row.id)

    async def append(self, wanted: Append) -> bool:
        """Add to a table's log; `MemoryCommits` calls it."""
        kept = self._tables.get(wanted.table)
        if kept is None:
            return False
        kept.entries += wanted.entries
        kept.lines += wanted.lines
        if wanted.outcome is not None:
            row = kept.row
            row.state, row.ended, row.outcome, kept.due = "over", wanted.at, wanted.outcome, None
            row.address = None
            if wanted.outcome.day is not None:
                await self._score(wanted.table, wanted.outcome.day)
        elif wanted.by_days:
            kept.due = wanted.due
        await self._keep_table(wanted.table)
        return True

    async def done(self, table: str, whose: str, command: str) -> int | None:
        """The log's number at which a lobby command was carried out, if it was."""
        kept = self._tables.get(table)
        for each in () if kept is None else kept.commands:
            if (each.whose, each.command) == (whose, command):
                return each.number
        return None

    async def rest(self) -> None:
        """There is nothing to let go of."""

    # Tables.

    def _row(self, kept: KeptTable, whole: bool) -> TableRow:
        row = copy.deepcopy(replace(kept.row, material=None))
        if whole and row.digest is not None:
            known = self._materials.get(row.digest)
            row.material = None if known is None else known.content
        return row

    async def table(self, id: str) -> TableRow | None:
        """A table with its seats."""
        kept = self._tables.get(id)
        return None if kept is None else self._row(kept, True)

    async def load(self, id: str) -> StoredTable | None:
        """Everything about a table, for loading it."""
        kept = self._tables.get(id)
        if kept is None:
            return None
        return StoredTable(
            self._row(kept, True),
            await self.tokens(id),
            list(kept.entries),
            list(kept.lines),
            copy.deepcopy(kept.notes),
        )

    def _latest(self, found: list[KeptTable]) -> list[TableRow]:
        found.sort(key=lambda kept: kept.row.created, reverse=True)
        return [self._row(kept, False) for kept in found[:LISTED]]

    async def open_tables(self, since: float) -> list[TableRow]:
        """The listed tables that are being played or have a free seat, latest first; of the latter
        those where somebody was since a time."""

        def wanted(row: TableRow) -> bool:
            present = (row.seen or row.created) > since
            waiting = row.state == "open" and any(seat.free for seat in row.seats) and present
            return row.settings.listed and (waiting or row.state == "playing")

        return self._latest([each for each in self._tables.values() if wanted(each.row)])

    async def note_seen(self, table: str, now: float) -> None:
        """Somebody has come to a table where nobody was, or the last one has left."""
        kept = self._tables.get(table)
        if kept is not None:
            kept.row.seen = now
            await self._keep_table(table)

    async def tables_of(self, person: str) -> list[TableRow]:
        """The tables where a person sits or is the host, latest first."""

        def hers(row: TableRow) -> bool:
            return row.host == person or any(each.person == person for each in row.seats)

        return self._latest([each for each in self._tables.values() if hers(each.row)])

    async def finished_of(self, person: str) -> list[TableRow]:
        """The games of a person that have come to their end, those that ended last first."""
        found = [
            kept
            for kept in self._tables.values()
            if kept.row.outcome is not None and any(s.person == person for s in kept.row.seats)
        ]
        found.sort(key=lambda kept: kept.row.ended or 0.0, reverse=True)
        return [self._row(kept, False) for kept in found[:FINISHED]]

    async def forget(self, person: str) -> list[str]:
        """Keep nothing of the person; nobody else plays here, so that her tables are gone."""
        hers = [
            id
            for id, kept in self._tables.items()
            if kept.row.host == person or any(each.person == person for each in kept.row.seats)
        ]
        for id in hers:
            await self._remove(id)
        self._tries = [each for each in self._tries if each.person != person]
        await self._keep_tries()
        self._names.pop(person, None)
        await self._keeper.keep("people", msgspec.json.encode(self._names))
        return hers

    async def due(self, now: float, versions: Mapping[str, int]) -> list[str]:
        """The tables whose clock of days has run out, of these versions of the games' rules."""
        found = [
            (kept.due, id)
            for id, kept in self._tables.items()
            if kept.due is not None and kept.due <= now and kept.row.state == "playing"
            if versions.get(kept.row.game) == kept.row.rules_version
        ]
        return [id for _, id in sorted(found)[:LISTED]]

    # The log of a game.

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The choices of a table after a number, in order."""
        kept = self._tables.get(table)
        return [] if kept is None else [each for each in kept.entries if each.number > after]

    async def lines(self, table: str, after: int = 0) -> list[LineRow]:
        """The lines of a table after a number, in order."""
        kept = self._tables.get(table)
        return [] if kept is None else [each for each in kept.lines if each.line > after]

    # Notes.

    async def notes(self, table: str) -> dict[int, dict[str, str]]:
        """The notes of every seat."""
        kept = self._tables.get(table)
        return {} if kept is None else copy.deepcopy(kept.notes)

    async def write_note(self, table: str, seat: int, key: str, words: str) -> bool:
        """Keep a note, or remove it if it has no words; false if the seat has too many."""
        kept = self._tables.get(table)
        if kept is None:
            return False
        mine = kept.notes.setdefault(seat, {})
        mine.pop(key, None)
        fits = not words or len(mine) < NOTES
        if words and fits:
            mine[key] = words
        if not mine:
            del kept.notes[seat]
        await self._keep_table(table)
        return fits

    # Material.

    async def keep_material(self, game: str, brought: Brought, now: float) -> None:
        """Keep what somebody brought for a table to come, and drop what no table has needed."""
        used = {kept.row.digest for kept in self._tables.values()}
        for digest, known in list(self._materials.items()):
            if known.at < now - DAY and digest not in used:
                del self._materials[digest]
                await self._keeper.keep(f"material {digest}", None)
        await self._keep_material(game, brought, now)

    async def analysis(self, table: str, format: int) -> str | None:
        """The analysis of a finished game, if it was made in this format."""
        kept = self._tables.get(table)
        if kept is None or kept.analysis is None or kept.analysis[0] != format:
            return None
        return kept.analysis[1]

    async def keep_analysis(self, table: str, format: int, text: str) -> None:
        """Keep an analysis instead of an older one."""
        async with self._turns.take(table):
            kept = self._tables.get(table)
            if kept is not None:
                kept.analysis = (format, text)
                await self._keep_table(table)

    async def material(self, game: str, digest: str) -> dict[str, Any] | None:
        """What somebody brought, if it is kept."""
        known = self._materials.get(digest)
        return None if known is None or known.game != game else known.content

    # Tries at the deals of days.

    async def begin_try(self, new: TryRow, row: TableRow, held: Mapping[str, int]) -> TryRow:
        """Begin a try with its table, unless there is one: a person has one a deal."""
        for old in await self.tries_at(new.date, new.game, new.mode):
            if old.person == new.person:
                return old
        await self.create(row, held, None, new.at)
        self._tries.append(new)
        await self._keep_tries()
        return new

    async def tries_of(self, person: str) -> list[TryRow]:
        """The tries of a person, those of the latest dates first."""
        mine = [each for each in self._tries if each.person == person]
        return sorted(mine, key=lambda each: (each.date, each.at), reverse=True)

    async def tries_at(self, date: str, game: str, mode: str) -> list[TryRow]:
        """Everybody's tries at a deal, as they were begun."""
        deal = (date, game, mode)
        return [each for each in self._tries if (each.date, each.game, each.mode) == deal]

    async def _score(self, table: str, score: ScoreRow) -> None:
        self._tries = [
            replace(each, score=score) if each.table == table else each for each in self._tries
        ]
        await self._keep_tries()

    async def _keep_tries(self) -> None:
        await self._keeper.keep("tries", msgspec.json.encode(self._tries))

    # People and tokens.

    async def name_of(self, person: str) -> str | None:
        """The name that goes with a cookie."""
        return self._names.get(person)

    async def knows(self, person: str) -> bool:
        """Whether a cookie was given to somebody here; no other person comes to a browser."""
        return True

    async def call(self, person: str, name: str, now: float) -> None:
        """Remember a person's name."""
        self._names[person] = name
        await self._keeper.keep("people", msgspec.json.encode(self._names))

    async def tokens(self, table: str) -> dict[str, int]:
        """The tokens of a table by their hashes, with the seat each opens (HOST: the host's)."""
        kept = self._tables.get(table)
        return {} if kept is None else {hash: seat for hash, (seat, _) in kept.tokens.items()}


class MemoryChanges:
    """The steps of one transaction about one table, on a copy of it."""

    def __init__(self, table: str, kept: KeptTable | None) -> None:
        self._table = table
        self.kept = kept
        self.materials: list[tuple[str, Brought, float]] = []
        self.rematches: list[KeptTable] = []

    @property
    def _here(self) -> KeptTable:
        assert self.kept is not None, self._table
        return self.kept

    async def table(self) -> TableRow | None:
        """The table as this transaction sees it."""
        return None if self.kept is None else copy.deepcopy(self.kept.row)

    async def tokens(self) -> dict[str, int]:
        """The tokens of the table by their hashes, with the seat each opens."""
        return {hash: seat for hash, (seat, _) in self._here.tokens.items()}

    async def set_seat(self, seat: SeatRow) -> None:
        """Somebody else, or nobody, sits on a seat."""
        self._here.row.seats[seat.seat] = seat

    async def replace_seats(self, sitting: Sequence[SeatRow]) -> None:
        """The table has these seats."""
        self._here.row.seats = list(sitting)

    async def add_token(
        self, hash: str, seat: int, now: float, most: int, used: str | None = None
    ) -> None:
        """One more token for a seat, of `most`: the oldest go, but for the one that is in use."""
        tokens = self._here.tokens
        mine = [each for each, (opens, _) in tokens.items() if opens == seat and each != used]
        mine.sort(key=lambda each: (-tokens[each][1], each))
        for old in mine[most - 1 - (used is not None) :]:
            del tokens[old]
        tokens[hash] = (seat, now)

    async def drop_tokens(self, seat: int, but: str | None = None) -> None:
        """The tokens of a seat open nothing any more, but for one."""
        tokens = self._here.tokens
        self._here.tokens = {
            hash: held for hash, held in tokens.items() if held[0] != seat or hash == but
        }

    async def move_tokens(self, moves: Mapping[int, int]) -> None:
        """The tokens of some seats open others, all at once: seats may swap."""
        for hash, (seat, at) in self._here.tokens.items():
            self._here.tokens[hash] = (moves.get(seat, seat), at)

    async def keep_material(self, game: str, brought: Brought, now: float) -> None:
        """Keep what is played with."""
        self.materials.append((game, brought, now))
        self._here.row.material = brought.content

    async def configure(self, row: TableRow) -> None:
        """What is agreed on is now as in this row."""
        mine = self._here.row
        mine.game, mine.rules_version = row.game, row.rules_version
        mine.config, mine.settings = copy.deepcopy((row.config, row.settings))

    async def set_dealing(self, dealing: DealingRow) -> None:
        """What is mixed into the deal."""
        self._here.row.dealing = copy.deepcopy(dealing)

    async def start(self, rules_version: int, now: float, due: float | None) -> None:
        """The game begins."""
        row = self._here.row
        row.state, row.rules_version, row.started = "playing", rules_version, now
        self._here.due = due
        await self.write("started", None, "", now)

    async def write(
        self, kind: str, seat: int | None, text: str, now: float, name: str | None = None
    ) -> None:
        """Add a line; only for whoever takes the items of the table's inbox, or before the game."""
        entries, lines = self._here.entries, self._here.lines
        number = entries[-1].number if entries else 0
        lines.append(LineRow(len(lines) + 1, number, kind, seat, text, None, now, name))

    async def shut_out(self, hashes: Sequence[str]) -> None:
        """These people and addresses cannot sit down here any more, and nobody else."""
        self._here.row.shut_out = list(hashes)

    async def close(self, why: str, now: float) -> None:
        """The game ends before its end."""
        row = self._here.row
        row.state, row.closed, row.ended, self._here.due = "over", why, now, None
        row.address = None

    async def set_host(self, person: str | None) -> None:
        """Somebody else, or nobody, is the host by his cookie."""
        self._here.row.host = person

    async def remove(self) -> None:
        """The table is gone, with all that belongs to it; no table leads to it any more."""
        self.kept = None

    async def add_rematch(self, row: TableRow, held: Mapping[str, int], now: float) -> None:
        """Another table that follows this one."""
        self.rematches.append(_new(row, held, now))
        self._here.row.next = row.id


class MemoryCommits:
    """Appends to a store in memory: nobody else writes, so nobody is ever first."""

    def __init__(self, store: MemoryStore) -> None:
        self._store = store

    async def append(self, wanted: Append) -> bool:
        """Store it, and have it kept."""
        return await self._store.append(wanted)

    async def close(self) -> None:
        """Nothing waits."""


def _new(row: TableRow, held: Mapping[str, int], now: float) -> KeptTable:
    tokens = {hash: (seat, now) for hash, seat in held.items()}
    return KeptTable(copy.deepcopy(row), tokens)
