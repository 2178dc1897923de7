"""Reading tables, people, notes and tokens, and the transactions that change a lobby."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from cellmates.kernel.game import Brought
from cellmates.server.store.database import Database
from cellmates.server.store.expiry import note_seen, remove_tables
from cellmates.server.store.limits import FINISHED, LISTED, LOBBY_COMMANDS, NOTES
from cellmates.server.store.lobby_changes import SqlLobbyChanges, insert_table
from cellmates.server.store.material import forget_unused, keep, read_material
from cellmates.server.store.operating import forget_person
from cellmates.server.store.peers import Peers
from cellmates.server.store.reading import (
    read_entries,
    read_lines,
    read_notes,
    read_table,
    read_tokens,
    seat_row,
    table_row,
)
from cellmates.server.store.rows import (
    Entry,
    LineRow,
    LobbyCommand,
    SeatRow,
    StoredTable,
    TableRow,
    TryRow,
)
from cellmates.server.store.schema import (
    analyses,
    lobby_commands,
    notes,
    people,
    seats,
    tables,
    tries,
)
from cellmates.server.store.seeds import Seeds
from cellmates.server.store.tries import insert_try, read_tries_at, read_tries_of
from cellmates.server.store.turns import Turns


class SqlStore:
    """Everything stored about tables; appending to a game's log is `GroupCommit`'s."""

    def __init__(self, database: Database, peers: Peers, seeds: Seeds | None = None) -> None:
        self.database = database
        self._seeds = seeds or Seeds()
        self._peers = peers
        self.turns = Turns(database.time_limits.lock)

    @asynccontextmanager
    async def changing(
        self, table: str, command: LobbyCommand | None = None
    ) -> AsyncIterator[SqlLobbyChanges]:
        """A transaction that changes one table's lobby; other processes are notified.

        One of this process at a time: however many wish something of a table that another process
        has locked, one connection waits for it.
        """
        async with self.turns.take(table), self.database.writing() as connection:
            await _lock(connection, table)
            yield SqlLobbyChanges(connection, table, self._seeds)
            if command is not None:
                await _remember(connection, table, command)
            await self._peers.notify(connection, [table])

    async def create(
        self, row: TableRow, held: Mapping[str, int], brought: Brought | None, now: float
    ) -> None:
        """A new table, with its tokens by their hashes and what is played with."""
        async with self.database.writing() as connection:
            if brought is not None:
                await keep(connection, row.game, brought, now)
            await insert_table(connection, row, held, now, self._seeds)

    async def done(self, table: str, whose: str, command: str) -> int | None:
        """The log's number at which a lobby command was carried out, if it was."""
        c = lobby_commands.c
        mine = (c.table_id == table, c.whose == whose, c.command == command)
        async with self.database.reading() as connection:
            return (await connection.execute(select(c.number).where(*mine))).scalar_one_or_none()

    async def rest(self) -> None:
        """Most of a crowd has left: let go of what nobody uses."""
        await self.database.rest()

    # Tables.

    async def table(self, id: str) -> TableRow | None:
        """A table with its seats."""
        async with self.database.reading() as connection:
            return await read_table(connection, id, self._seeds)

    async def load(self, id: str) -> StoredTable | None:
        """Everything about a table, for loading it."""
        async with self.database.reading() as connection:
            row = await read_table(connection, id, self._seeds)
            if row is None:
                return None
            return StoredTable(
                row,
                await read_tokens(connection, id),
                await read_entries(connection, id, 0),
                await read_lines(connection, id, 0),
                await read_notes(connection, id),
            )

    async def open_tables(self, since: float) -> list[TableRow]:
        """The listed tables that are being played or have a free seat, latest first; of the latter
        those where somebody was since a time. When there are too many, every address from which
        they were made has its share."""
        c = tables.c
        free = seats.c.name.is_(None) & seats.c.bot.is_(None)
        inviting = select(seats.c.seat).where(seats.c.table_id == c.id, free).exists()
        present = func.coalesce(c.seen, c.created) > since
        wanted_now = or_(c.state == "playing", and_(c.state == "open", present, inviting))
        in_turn = func.row_number().over(partition_by=c.address, order_by=c.created.desc())
        listed = select(c.id, c.created, in_turn.label("turn"))
        found = listed.where(c.listed, wanted_now).subquery()
        wanted = select(found.c.id).order_by(found.c.turn, found.c.created.desc())
        rows = await self._several(wanted.limit(LISTED))
        return sorted(rows, key=lambda row: row.created, reverse=True)

    async def note_seen(self, table: str, now: float) -> None:
        """Somebody has come to a table where nobody was, or the last one has left."""
        await note_seen(self.database, [table], now)

    async def tables_of(self, person: str) -> list[TableRow]:
        """The tables where a person sits or is the host, latest first."""
        sitting = select(seats.c.table_id).where(seats.c.person == person)
        wanted = select(tables.c.id).where(or_(tables.c.id.in_(sitting), tables.c.host == person))
        return await self._several(wanted.order_by(tables.c.created.desc()).limit(LISTED))

    async def finished_of(self, person: str) -> list[TableRow]:
        """The games of a person that have come to their end, those that ended last first."""
        sitting = select(seats.c.table_id).where(seats.c.person == person)
        ended = (tables.c.id.in_(sitting), tables.c.outcome.is_not(None))
        wanted = select(tables.c.id).where(*ended).order_by(tables.c.ended.desc())
        return await self._several(wanted.limit(FINISHED))

    async def forget(self, person: str) -> list[str]:
        """Keep nothing of a person: tables without other people are gone, others stay without her.
        The tables that have changed."""
        sitting = select(seats.c.table_id).where(seats.c.person == person)
        hers = select(tables.c.id).where(or_(tables.c.id.in_(sitting), tables.c.host == person))
        others = select(seats.c.table_id).where(seats.c.person != person)
        async with self.database.writing() as connection:
            alone = list(
                (await connection.execute(hers.where(tables.c.id.not_in(others)))).scalars()
            )
            await remove_tables(connection, alone)
            changed = [*alone, *await forget_person(connection, person)]
            await self._peers.notify(connection, changed)
        return changed

    async def due(self, now: float, versions: Mapping[str, int]) -> list[str]:
        """The tables whose clock of days has run out, of these versions of the games' rules."""
        rules = [
            and_(tables.c.game == game, tables.c.rules_version == version)
            for game, version in versions.items()
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
                sitting[row.table_id].append(seat_row(row))
        found = {row.id: table_row(row, sitting[row.id], self._seeds) for row in rows}
        return [found[id] for id in ids if id in found]

    # The log of a game.

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The choices of a table after a number, in order."""
        async with self.database.reading() as connection:
            return await read_entries(connection, table, after)

    async def lines(self, table: str, after: int = 0) -> list[LineRow]:
        """The lines of a table after a number, in order."""
        async with self.database.reading() as connection:
            return await read_lines(connection, table, after)

    # Notes.

    async def notes(self, table: str) -> dict[int, dict[str, str]]:
        """The notes of every seat."""
        async with self.database.reading() as connection:
            return await read_notes(connection, table)

    async def write_note(self, table: str, seat: int, key: str, words: str) -> bool:
        """Keep a note, or remove it if it has no words; false if the seat has too many."""
        mine = (notes.c.table_id == table, notes.c.seat == seat)
        async with self.database.writing() as connection:
            await connection.execute(delete(notes).where(*mine, notes.c.key == key))
            if words:
                kept = select(func.count()).select_from(notes).where(*mine)
                if (await connection.execute(kept)).scalar_one() >= NOTES:
                    return False
                await connection.execute(
                    insert(notes).values(table_id=table, seat=seat, key=key, text=words)
                )
        return True

    # Material.

    async def keep_material(self, game: str, brought: Brought, now: float) -> None:
        """Keep what somebody brought for a table to come, and drop what no table has needed."""
        async with self.database.writing() as connection:
            await forget_unused(connection, now)
            await keep(connection, game, brought, now)

    async def material(self, game: str, digest: str) -> dict[str, Any] | None:
        """What somebody brought, if it is kept."""
        async with self.database.reading() as connection:
            return await read_material(connection, game, digest)

    # Analyses, and tries at the deals of days.

    async def analysis(self, table: str, format: int) -> str | None:
        """The analysis of a finished game, if it was made in this format."""
        wanted = select(analyses.c.text).where(
            analyses.c.table_id == table, analyses.c.format == format
        )
        async with self.database.reading() as connection:
            return (await connection.execute(wanted)).scalar_one_or_none()

    async def keep_analysis(self, table: str, format: int, text: str) -> None:
        """Keep an analysis instead of an older one."""
        async with self.turns.take(table), self.database.writing() as connection:
            await connection.execute(delete(analyses).where(analyses.c.table_id == table))
            await connection.execute(
                insert(analyses).values(table_id=table, format=format, text=text)
            )

    async def begin_try(self, new: TryRow, row: TableRow, held: Mapping[str, int]) -> TryRow:
        """Begin a try with its table, unless there is one: a person has one a deal."""
        async with self.database.writing() as connection:
            if await insert_try(connection, new):
                await insert_table(connection, row, held, new.at, self._seeds)
                return new
        found = await self.tries_at(new.date, new.game, new.mode)
        return next(each for each in found if each.person == new.person)

    async def tries_of(self, person: str) -> list[TryRow]:
        """The tries of a person, those of the latest dates first."""
        async with self.database.reading() as connection:
            return await read_tries_of(connection, person)

    async def tries_at(self, date: str, game: str, mode: str) -> list[TryRow]:
        """Everybody's tries at a deal, as they were begun."""
        async with self.database.reading() as connection:
            return await read_tries_at(connection, date, game, mode)

    # People and tokens.

    async def name_of(self, person: str) -> str | None:
        """The name that goes with a cookie."""
        async with self.database.reading() as connection:
            found = await connection.execute(select(people.c.name).where(people.c.hash == person))
            return found.scalar_one_or_none()

    async def knows(self, person: str) -> bool:
        """Whether a cookie was given to somebody here: to one with a name, a seat or a table."""
        places = (people.c.hash, seats.c.person, tables.c.host, tries.c.person)
        async with self.database.reading() as connection:
            for column in places:
                found = await connection.execute(select(column).where(column == person).limit(1))
                if found.first() is not None:
                    return True
        return False

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
