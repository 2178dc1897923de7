"""What a transaction may change about a table before the first choice and after the last."""

import json
from collections.abc import Mapping, Sequence

from sqlalchemy import case, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from cellmates.kernel.game import Brought
from cellmates.server.store.expiry import remove_tables
from cellmates.server.store.material import keep
from cellmates.server.store.reading import read_table, read_tokens
from cellmates.server.store.rows import (
    DealingRow,
    LineRow,
    SeatRow,
    SettingsRow,
    TableRow,
    as_json,
)
from cellmates.server.store.schema import (
    choices,
    lines,
    seats,
    tables,
    tokens,
)
from cellmates.server.store.seeds import Seeds


class SqlLobbyChanges:
    """The statements of one transaction about one table; `lobby` decides which are made."""

    def __init__(self, connection: AsyncConnection, table: str, seeds: Seeds) -> None:
        self.connection = connection
        self._seeds = seeds
        self._table = table

    async def table(self) -> TableRow | None:
        """The table as this transaction sees it."""
        return await read_table(self.connection, self._table, self._seeds)

    async def tokens(self) -> dict[str, int]:
        """The tokens of the table by their hashes, with the seat each opens."""
        return await read_tokens(self.connection, self._table)

    async def set_seat(self, seat: SeatRow) -> None:
        """Somebody else, or nobody, sits on a seat."""
        await self.connection.execute(
            update(seats)
            .where(seats.c.table_id == self._table, seats.c.seat == seat.seat)
            .values({key: value for key, value in seat._asdict().items() if key != "seat"})
        )

    async def replace_seats(self, sitting: Sequence[SeatRow]) -> None:
        """The table has these seats."""
        await self.connection.execute(delete(seats).where(seats.c.table_id == self._table))
        await _insert_seats(self.connection, self._table, sitting)

    async def add_token(
        self, hash: str, seat: int, now: float, most: int, used: str | None = None
    ) -> None:
        """One more token for a seat, of `most`: the oldest go, but for the one that is in use."""
        mine = (tokens.c.table_id == self._table, tokens.c.seat == seat)
        oldest_last = select(tokens.c.hash).where(*mine, tokens.c.hash != (used or ""))
        oldest_last = oldest_last.order_by(tokens.c.at.desc(), tokens.c.hash)
        spare = most - 1 - (used is not None)
        found = await self.connection.execute(oldest_last.offset(spare))
        too_old = list(found.scalars())
        await self.connection.execute(delete(tokens).where(*mine, tokens.c.hash.in_(too_old)))
        await self.connection.execute(
            insert(tokens).values(table_id=self._table, hash=hash, seat=seat, at=now)
        )

    async def drop_tokens(self, seat: int, but: str | None = None) -> None:
        """The tokens of a seat open nothing any more, but for one."""
        mine = (tokens.c.table_id == self._table, tokens.c.seat == seat)
        await self.connection.execute(delete(tokens).where(*mine, tokens.c.hash != (but or "")))

    async def move_tokens(self, moves: Mapping[int, int]) -> None:
        """The tokens of some seats open others, all at once: seats may swap."""
        if moves:
            await self.connection.execute(
                update(tokens)
                .where(tokens.c.table_id == self._table, tokens.c.seat.in_(list(moves)))
                .values(seat=case(dict(moves), value=tokens.c.seat))
            )

    async def keep_material(self, game: str, brought: Brought, now: float) -> None:
        """Keep what is played with."""
        await keep(self.connection, game, brought, now)

    async def configure(self, row: TableRow) -> None:
        """What is agreed on is now as in this row."""
        await self.connection.execute(
            update(tables).where(tables.c.id == self._table).values(**_agreement(row))
        )

    async def set_dealing(self, dealing: DealingRow) -> None:
        """What is mixed into the deal."""
        await self._set(dealing=as_json(dealing))

    async def start(self, rules_version: int, now: float, due: float | None) -> None:
        """The game begins."""
        begun = {"state": "playing", "rules_version": rules_version, "started": now, "due": due}
        await self.connection.execute(
            update(tables).where(tables.c.id == self._table).values(**begun)
        )
        await self.write("started", None, "", now)

    async def write(
        self, kind: str, seat: int | None, text: str, now: float, name: str | None = None
    ) -> None:
        """Add a line; only for whoever takes the items of the table's inbox, or before the game."""
        here = choices.c.table_id == self._table
        number = select(func.max(choices.c.number)).where(here).scalar_subquery()
        last = select(func.max(lines.c.line)).where(lines.c.table_id == self._table)
        found = (await self.connection.execute(select(last.scalar_subquery(), number))).one()
        line = LineRow((found[0] or 0) + 1, found[1] or 0, kind, seat, text, None, now, name)
        await self.connection.execute(insert(lines).values(table_id=self._table, **line._asdict()))

    async def shut_out(self, hashes: Sequence[str]) -> None:
        """These people and addresses cannot sit down here any more, and nobody else."""
        await self._set(shut_out=" ".join(hashes) or None)

    async def close(self, why: str, now: float) -> None:
        """The game ends before its end."""
        over = {"state": "over", "closed": why, "ended": now, "due": None, "address": None}
        await self._set(**over, **self._seeds.opened(self._table))

    async def _set(self, **columns: object) -> None:
        await self.connection.execute(
            update(tables).where(tables.c.id == self._table).values(**columns)
        )

    async def set_host(self, person: str | None) -> None:
        """Somebody else, or nobody, is the host by his cookie."""
        await self.connection.execute(
            update(tables).where(tables.c.id == self._table).values(host=person)
        )

    async def remove(self) -> None:
        """The table is gone, with all that belongs to it; no table leads to it any more."""
        await remove_tables(self.connection, [self._table])

    async def add_rematch(self, row: TableRow, held: Mapping[str, int], now: float) -> None:
        """Another table that follows this one."""
        await insert_table(self.connection, row, held, now, self._seeds)
        await self.connection.execute(
            update(tables).where(tables.c.id == self._table).values(next=row.id)
        )


async def insert_table(
    connection: AsyncConnection, row: TableRow, held: Mapping[str, int], now: float, seeds: Seeds
) -> None:
    """A new table with its seats, and its tokens by their hashes."""
    await connection.execute(
        insert(tables).values(
            id=row.id,
            state=row.state,
            seed=seeds.written(row.id, row.seed),
            commitment=row.commitment,
            dealing=None if row.dealing is None else as_json(row.dealing),
            host=row.host,
            created=row.created,
            address=row.address,
            shut_out=" ".join(row.shut_out) or None,
            **_agreement(row),
        )
    )
    await _insert_seats(connection, row.id, row.seats)
    await connection.execute(
        insert(tokens),
        [
            {"table_id": row.id, "hash": hash, "seat": seat, "at": now}
            for hash, seat in held.items()
        ],
    )


async def _insert_seats(
    connection: AsyncConnection, table: str, sitting: Sequence[SeatRow]
) -> None:
    await connection.execute(
        insert(seats), [{"table_id": table, **each._asdict()} for each in sitting]
    )


def _agreement(row: TableRow) -> dict[str, object]:
    """The columns that say what was agreed on."""
    settings: SettingsRow = row.settings
    return {
        "game": row.game,
        "rules_version": row.rules_version,
        "config": json.dumps(row.config),
        "material": row.digest,
        "settings": as_json(settings),
        "listed": settings.listed,
    }
