"""Reading tables, people, notes and tokens, and the transactions that change a lobby."""

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

from sqlalchemy import Row, and_, delete, func, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from cellmates.games import GAMES
from cellmates.server.protocol.refusal import Refusal
from cellmates.server.store.commits import CHANNEL
from cellmates.server.store.database import Database
from cellmates.server.store.material import read_material
from cellmates.server.store.rows import (
    Entry,
    LineRow,
    LobbyCommand,
    SeatRow,
    StoredTable,
    TableRow,
    outcome_of,
    settings_of,
)
from cellmates.server.store.schema import (
    choices,
    lines,
    lobby_commands,
    notes,
    people,
    seats,
    tables,
    tokens,
)

LISTED = 100
"""The most tables in a list."""

NOTES = 200
"""The most notes of a seat."""

LOBBY_COMMANDS = 256
"""How many of a lobby's latest commands are known to have been carried out."""


class Store:
    """Everything stored about tables; appending to a game's log is `GroupCommit`'s."""

    def __init__(self, database: Database, owner: str) -> None:
        self.database = database
        self.owner = owner

    @asynccontextmanager
    async def changing(
        self, table: str, command: LobbyCommand | None = None
    ) -> AsyncIterator[AsyncConnection]:
        """A transaction that changes one table's lobby; other processes are notified."""
        async with self.database.writing() as connection:
            await _lock(connection, table)
            yield connection
            if command is not None:
                await _remember(connection, table, command)
            if self.database.shared:
                await connection.execute(
                    text("SELECT pg_notify(:channel, :payload)"),
                    {"channel": CHANNEL, "payload": f"{self.owner} {table}"},
                )

    async def alive(self) -> bool:
        """Whether the database answers; a StoreError if not."""
        async with self.database.reading() as connection:
            await connection.execute(select(1))
        return True

    async def done(self, table: str, whose: str, command: str) -> int | None:
        """The log's number at which a lobby command was carried out, if it was."""
        c = lobby_commands.c
        mine = (c.table_id == table, c.whose == whose, c.command == command)
        async with self.database.reading() as connection:
            return (await connection.execute(select(c.number).where(*mine))).scalar_one_or_none()

    # Tables.

    async def table(self, id: str) -> TableRow | None:
        """A table with its seats."""
        async with self.database.reading() as connection:
            return await read_table(connection, id)

    async def load(self, id: str) -> StoredTable | None:
        """Everything about a table, for loading it."""
        async with self.database.reading() as connection:
            row = await read_table(connection, id)
            if row is None:
                return None
            stored = StoredTable(
                row,
                await read_tokens(connection, id),
                await _entries(connection, id, 0),
                await _lines(connection, id, 0),
                await _notes(connection, id),
            )
        if row.material is not None:
            with suppress(ValueError):  # who plays the game again will say it
                await asyncio.to_thread(GAMES[row.game].bring, row.material)
        return stored

    async def open_tables(self) -> list[TableRow]:
        """The listed tables that wait for people or are being played, latest first."""
        wanted = select(tables.c.id).where(tables.c.listed, tables.c.state.in_(("open", "playing")))
        return await self._several(wanted.order_by(tables.c.created.desc()).limit(LISTED))

    async def tables_of(self, person: str) -> list[TableRow]:
        """The tables where a person sits or is the host, latest first."""
        sitting = select(seats.c.table_id).where(seats.c.person == person)
        wanted = select(tables.c.id).where(or_(tables.c.id.in_(sitting), tables.c.host == person))
        return await self._several(wanted.order_by(tables.c.created.desc()).limit(LISTED))

    async def due(self, now: float) -> list[str]:
        """The tables whose clock of days has run out, those that can be played on."""
        rules = [
            and_(tables.c.game == name, tables.c.rules_version == game.rules_version)
            for name, game in GAMES.items()
        ]
        wanted = select(tables.c.id).where(
            tables.c.state == "playing", tables.c.due <= now, or_(*rules)
        )
        async with self.database.reading() as connection:
            found = await connection.execute(wanted.order_by(tables.c.due).limit(LISTED))
            return list(found.scalars())

    async def _several(self, wanted: Any) -> list[TableRow]:
        async with self.database.reading() as connection:
            ids = list((await connection.execute(wanted)).scalars())
            rows = (await connection.execute(select(tables).where(tables.c.id.in_(ids)))).all()
            who = await connection.execute(
                select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
            )
            sitting: dict[str, list[SeatRow]] = {id: [] for id in ids}
            for row in who:
                sitting[row.table_id].append(_seat_row(row))
        found = {row.id: _table_row(row, sitting[row.id]) for row in rows}
        return [found[id] for id in ids if id in found]

    # The log of a game.

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The choices of a table after a number, in order."""
        async with self.database.reading() as connection:
            return await _entries(connection, table, after)

    async def lines(self, table: str, after: int = 0) -> list[LineRow]:
        """The lines of a table after a number, in order."""
        async with self.database.reading() as connection:
            return await _lines(connection, table, after)

    # Notes.

    async def notes(self, table: str) -> dict[int, dict[str, str]]:
        """The notes of every seat."""
        async with self.database.reading() as connection:
            return await _notes(connection, table)

    async def write_note(self, table: str, seat: int, key: str, words: str) -> None:
        """Keep a note, or remove it if it has no words."""
        mine = (notes.c.table_id == table, notes.c.seat == seat)
        async with self.database.writing() as connection:
            await connection.execute(delete(notes).where(*mine, notes.c.key == key))
            if words:
                kept = select(func.count()).select_from(notes).where(*mine)
                if (await connection.execute(kept)).scalar_one() >= NOTES:
                    raise Refusal("notes_full", f"a seat keeps {NOTES} notes")
                await connection.execute(
                    insert(notes).values(table_id=table, seat=seat, key=key, text=words)
                )

    # People and tokens.

    async def name_of(self, person: str) -> str | None:
        """The name that goes with a cookie."""
        async with self.database.reading() as connection:
            found = await connection.execute(select(people.c.name).where(people.c.hash == person))
            return found.scalar_one_or_none()

    async def call(self, person: str, name: str, now: float) -> None:
        """Remember a person's name."""
        async with self.database.writing() as connection:
            known = await connection.execute(
                update(people).where(people.c.hash == person).values(name=name, seen=now)
            )
            if known.rowcount == 0:
                await connection.execute(insert(people).values(hash=person, name=name, seen=now))

    async def tokens(self, table: str) -> dict[str, int]:
        """The tokens of a table by their hashes, with the seat each opens (HOST: the host's)."""
        async with self.database.reading() as connection:
            return await read_tokens(connection, table)


async def _lock(connection: AsyncConnection, table: str) -> None:
    await connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update())


async def _remember(connection: AsyncConnection, table: str, command: LobbyCommand) -> None:
    """Keep the command with what it did, and forget the oldest."""
    await connection.execute(insert(lobby_commands).values(table_id=table, **command._asdict()))
    here = lobby_commands.c.table_id == table
    latest = select(lobby_commands.c.at).where(here).order_by(lobby_commands.c.at.desc())
    oldest = latest.offset(LOBBY_COMMANDS - 1).limit(1).scalar_subquery()
    await connection.execute(delete(lobby_commands).where(here, lobby_commands.c.at < oldest))


async def read_table(connection: AsyncConnection, id: str) -> TableRow | None:
    """A table with its seats, as this transaction sees it."""
    row = (await connection.execute(select(tables).where(tables.c.id == id))).one_or_none()
    if row is None:
        return None
    who = await connection.execute(
        select(seats).where(seats.c.table_id == id).order_by(seats.c.seat)
    )
    table = _table_row(row, [_seat_row(each) for each in who])
    if row.material is not None:
        table.material = await read_material(connection, table.game, row.material)
    return table


async def read_tokens(connection: AsyncConnection, table: str) -> dict[str, int]:
    """The tokens of a table, as this transaction sees them."""
    wanted = select(tokens.c.hash, tokens.c.seat).where(tokens.c.table_id == table)
    return {row.hash: row.seat for row in await connection.execute(wanted)}


async def _entries(connection: AsyncConnection, table: str, after: int) -> list[Entry]:
    c = choices.c
    wanted = select(c.number, c.seat, c.option, c.bot, c.command, c.spent, c.at)
    wanted = wanted.where(c.table_id == table, c.number > after).order_by(c.number)
    return [Entry(*row) for row in await connection.execute(wanted)]


async def _lines(connection: AsyncConnection, table: str, after: int) -> list[LineRow]:
    c = lines.c
    wanted = select(c.line, c.number, c.kind, c.seat, c.text, c.command, c.at, c.name)
    wanted = wanted.where(c.table_id == table, c.line > after).order_by(c.line)
    return [LineRow(*row) for row in await connection.execute(wanted)]


async def _notes(connection: AsyncConnection, table: str) -> dict[int, dict[str, str]]:
    by_seat: dict[int, dict[str, str]] = {}
    for note in await connection.execute(select(notes).where(notes.c.table_id == table)):
        by_seat.setdefault(note.seat, {})[note.key] = note.text
    return by_seat


def _seat_row(row: Row[Any]) -> SeatRow:
    return SeatRow(row.seat, row.name, row.bot, row.person)


def _table_row(row: Row[Any], sitting: Sequence[SeatRow]) -> TableRow:
    return TableRow(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        config=json.loads(row.config),
        settings=settings_of(row.settings),
        state=row.state,
        seed=row.seed,
        commitment=row.commitment,
        host=row.host,
        created=row.created,
        started=row.started,
        ended=row.ended,
        next=row.next,
        outcome=outcome_of(row.outcome),
        seats=list(sitting),
    )
