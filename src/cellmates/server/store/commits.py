"""Choices that arrive together share one commit, and nobody is told before it is done."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from cellmates.server.store.database import Database, StoreError
from cellmates.server.store.old_lines import forget_old_lines
from cellmates.server.store.peers import Peers
from cellmates.server.store.rows import Append, Entry, as_json
from cellmates.server.store.schema import choices, lines, tables

_log = logging.getLogger(__name__)

_INSERT_LINES = insert(lines)


class GroupCommit:
    """Takes what tables want to append and writes all that is waiting in one transaction."""

    def __init__(
        self, database: Database, peers: Peers, watch: Callable[[int, float], None] | None = None
    ) -> None:
        self._database = database
        # The driver's own words: the rows of all tables go through here.
        columns = ("table_id", *Entry._fields)
        compiled = (
            insert(choices).values(dict.fromkeys(columns)).compile(dialect=database.engine.dialect)
        )
        assert tuple(compiled.positiontup or ()) == columns
        self._insert_choices = str(compiled)
        self._peers = peers
        self._watch = watch
        self._waiting: list[tuple[Append, asyncio.Future[bool]]] = []
        self._work = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(), name="group-commit")

    async def close(self) -> None:
        """Finish what is waiting, then stop."""
        self._closing = True
        self._work.set()
        if self._task is not None:
            await self._task

    async def append(self, wanted: Append) -> bool:
        """Store it: true when it is on disk, false when another process was first."""
        if self._closing:
            raise StoreError("the server is shutting down")
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((wanted, done))
        self._work.set()
        return await done

    async def _run(self) -> None:
        while True:
            await self._work.wait()
            self._work.clear()
            while self._waiting:
                batch = self._waiting
                self._waiting = []
                await self._settle(batch)
            if self._closing:
                return

    async def _settle(self, batch: list[tuple[Append, asyncio.Future[bool]]]) -> None:
        started = time.perf_counter()
        try:
            stored = await self._write([wanted for wanted, _ in batch])
        except Exception as error:  # whatever it was, tables wait for an answer
            if len(batch) > 1:  # one bad append must not spoil the others
                for one in batch:
                    await self._settle([one])
                return
            if not isinstance(error, StoreError):
                _log.exception("cannot append", extra={"fields": {"table": batch[0][0].table}})
                error = StoreError(type(error).__name__)
            with contextlib.suppress(asyncio.InvalidStateError):
                batch[0][1].set_exception(error)
            return
        if self._watch is not None:
            entries = sum(len(wanted.entries) for wanted, _ in batch)
            self._watch(entries, time.perf_counter() - started)
        for wanted, done in batch:
            if not done.done():
                done.set_result(wanted.table in stored)

    async def _write(self, batch: Sequence[Append]) -> set[str]:
        """Write all of the batch that still fits; tell which tables did."""
        async with self._database.writing() as connection:
            fitting = await self._fitting(connection, batch) if self._peers.exist else batch
            entries = [(one.table, *entry) for one in fitting for entry in one.entries]
            if entries:
                await connection.exec_driver_sql(self._insert_choices, entries)
            said = [
                {"table_id": one.table, **line._asdict()} for one in fitting for line in one.lines
            ]
            if said:
                await connection.execute(_INSERT_LINES, said)
                await forget_old_lines(connection, fitting)
            for one in fitting:
                await self._finish(connection, one)
            await self._peers.notify(connection, [one.table for one in fitting])
        return {one.table for one in fitting}

    async def _fitting(
        self, connection: AsyncConnection, batch: Sequence[Append]
    ) -> Sequence[Append]:
        """Lock the tables of a batch, and leave out those that have moved on elsewhere."""
        ids = sorted({one.table for one in batch})
        locked = select(tables.c.id).where(tables.c.id.in_(ids)).order_by(tables.c.id)
        await connection.execute(locked.with_for_update())
        numbers = await _latest(connection, choices.c.table_id, choices.c.number, ids)
        said = await _latest(connection, lines.c.table_id, lines.c.line, ids)
        return [
            one
            for one in batch
            if numbers.get(one.table, 0) == one.number and said.get(one.table, 0) == one.line
        ]

    async def _finish(self, connection: AsyncConnection, one: Append) -> None:
        if one.outcome is not None:
            outcome = as_json(one.outcome)
            over = {"state": "over", "ended": one.at, "outcome": outcome, "due": None}
            await connection.execute(update(tables).where(tables.c.id == one.table).values(over))
        elif one.by_days:
            await connection.execute(
                update(tables).where(tables.c.id == one.table).values(due=one.due)
            )


async def _latest(
    connection: AsyncConnection, table_id: object, number: object, ids: list[str]
) -> dict[str, int]:
    found = await connection.execute(
        select(table_id, func.max(number)).where(table_id.in_(ids)).group_by(table_id)  # type: ignore[call-overload, attr-defined]
    )
    return {row[0]: row[1] for row in found}
