"""Reading a table and what belongs to it, within a transaction."""

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from cellmates.server.store.material import read_material
from cellmates.server.store.rows import (
    Entry,
    LineRow,
    SeatRow,
    TableRow,
    dealing_of,
    outcome_of,
    settings_of,
)
from cellmates.server.store.schema import choices, lines, notes, seats, tables, tokens
from cellmates.server.store.seeds import Seeds

AT_ONCE = 500
"""Entries that are read in one statement: while rows are made of them nobody else has a turn."""


async def read_table(connection: AsyncConnection, id: str, seeds: Seeds) -> TableRow | None:
    """A table with its seats, as this transaction sees it."""
    row = (await connection.execute(select(tables).where(tables.c.id == id))).one_or_none()
    if row is None:
        return None
    who = await connection.execute(
        select(seats).where(seats.c.table_id == id).order_by(seats.c.seat)
    )
    table = table_row(row, [seat_row(each) for each in who], seeds)
    if row.material is not None:
        table.material = await read_material(connection, table.game, row.material)
    return table


async def read_tokens(connection: AsyncConnection, table: str) -> dict[str, int]:
    """The tokens of a table, as this transaction sees them."""
    wanted = select(tokens.c.hash, tokens.c.seat).where(tokens.c.table_id == table)
    return {row.hash: row.seat for row in await connection.execute(wanted)}


async def read_entries(connection: AsyncConnection, table: str, after: int) -> list[Entry]:
    """The entries of a game's log after a number, in order."""
    c = choices.c
    wanted = select(c.number, c.seat, c.option, c.bot, c.command, c.spent, c.at)
    wanted = wanted.where(c.table_id == table).order_by(c.number).limit(AT_ONCE)
    found: list[Entry] = []
    while True:
        rows = await connection.execute(wanted.where(c.number > after))
        part = [Entry(*row) for row in rows]
        found += part
        if len(part) < AT_ONCE:
            return found
        after = part[-1].number


async def read_lines(connection: AsyncConnection, table: str, after: int) -> list[LineRow]:
    """The lines of a table after a number, in order."""
    c = lines.c
    wanted = select(c.line, c.number, c.kind, c.seat, c.text, c.command, c.at, c.name)
    wanted = wanted.where(c.table_id == table, c.line > after).order_by(c.line)
    return [LineRow(*row) for row in await connection.execute(wanted)]


async def read_notes(connection: AsyncConnection, table: str) -> dict[int, dict[str, str]]:
    """The notes of every seat of a table."""
    by_seat: dict[int, dict[str, str]] = {}
    for note in await connection.execute(select(notes).where(notes.c.table_id == table)):
        by_seat.setdefault(note.seat, {})[note.key] = note.text
    return by_seat


def seat_row(row: Row[Any]) -> SeatRow:
    """A seat from its row."""
    return SeatRow(row.seat, row.name, row.bot, row.person, row.muted, row.nonce_hash)


def table_row(row: Row[Any], sitting: Sequence[SeatRow], seeds: Seeds) -> TableRow:
    """A table from its row and its seats; without its material."""
    return TableRow(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        config=json.loads(row.config),
        settings=settings_of(row.settings),
        state=row.state,
        seed=seeds.of(row.id, row.seed),
        commitment=row.commitment,
        host=row.host,
        created=row.created,
        started=row.started,
        ended=row.ended,
        next=row.next,
        outcome=outcome_of(row.outcome),
        seats=list(sitting),
        closed=row.closed,
        address=row.address,
        shut_out=[] if row.shut_out is None else row.shut_out.split(),
        dealing=dealing_of(row.dealing),
        seen=row.seen,
    )
