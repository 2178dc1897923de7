"""Choices that arrive together share one commit, and nobody is told before it is done."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from cellmates.server.store.database import Database
from cellmates.server.store.errors import StoreError, StoreUnreachable
from cellmates.server.store.old_lines import forget_old_lines
from cellmates.server.store.peers import Peers
from cellmates.server.store.rows import Append, Entry, as_json
from cellmates.server.store.schema import choices, lines, tables
from cellmates.server.store.seeds import Seeds
from cellmates.server.store.tries import score_try

_log = logging.getLogger(__name__)

_INSERT_LINES = insert(lines)

_RETRIES = (0.005, 0.01, 0.02, 0.05)
"""Seconds until a table is tried again that another process has locked; the last ones go on."""


@dataclass(slots=True)
class _Waiting:
    """What a table wants to append, and since when it has been tried."""

    wanted: Append
    done: asyncio.Future[bool]
    since: float
    tries: int = 0


@dataclass(slots=True)
class _Written:
    """The tables of a batch whose append is stored, and those that another process has locked."""

    stored: set[str]
    locked: set[str]


class GroupCommit:
    """Takes what tables want to append and writes all that is waiting in one transaction.

    A table that another process has locked is left out and tried again, so that a process that
    hangs in the middle of a transaction keeps nobody but its own tables waiting.
    """

    def __init__(
        self,
        database: Database,
        peers: Peers,
        watch: Callable[[int, float], None] | None = None,
        seeds: Seeds | None = None,
    ) -> None:
        self._database = database
        self._seeds = seeds or Seeds()
        # The driver's own words: the rows of all tables go through here.
        columns = ("table_id", *Entry._fields)
        compiled = (
            insert(choices).values(dict.fromkeys(columns)).compile(dialect=database.engine.dialect)
        )
        assert tuple(compiled.positiontup or ()) == columns
        self._insert_choices = str(compiled)
        self._peers = peers
        self._watch = watch
        self._waiting: list[_Waiting] = []
        self._put_off = 0  # locked tables that are tried again
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
        self._queue(_Waiting(wanted, done, time.monotonic()))
        return await done

    def _queue(self, one: _Waiting) -> None:
        self._waiting.append(one)
        self._work.set()

    async def _run(self) -> None:
        while True:
            await self._work.wait()
            self._work.clear()
            while self._waiting:
                batch = self._waiting
                self._waiting = []
                await self._settle(batch)
            if self._closing and not self._put_off:
                return

    async def _settle(self, batch: list[_Waiting]) -> None:
        started = time.perf_counter()
        try:
            written = await self._write_again_if_cut([one.wanted for one in batch])
        except StoreUnreachable as error:
            for one in batch:
                _fail(one, error)
            return
        except Exception as error:  # whatever it was, tables wait for an answer
            if len(batch) > 1:  # one bad append must not spoil the others
                for one in batch:
                    await self._settle([one])
                return
            if not isinstance(error, StoreError):
                _log.exception("cannot append", extra={"fields": {"table": batch[0].wanted.table}})
                error = StoreError(type(error).__name__)
            _fail(batch[0], error)
            return
        if self._watch is not None:
            entries = sum(
                len(one.wanted.entries) for one in batch if one.wanted.table in written.stored
            )
            self._watch(entries, time.perf_counter() - started)
        for one in batch:
            if one.wanted.table in written.locked:
                self._put_off_locked(one)
            elif not one.done.done():
                one.done.set_result(one.wanted.table in written.stored)

    def _put_off_locked(self, one: _Waiting) -> None:
        if time.monotonic() - one.since > self._database.time_limits.lock:
            _fail(one, StoreError("another process has locked the table"))
            return
        wait = _RETRIES[min(one.tries, len(_RETRIES) - 1)]
        one.tries += 1
        self._put_off += 1
        asyncio.get_running_loop().call_later(wait, self._try_again, one)

    def _try_again(self, one: _Waiting) -> None:
        self._put_off -= 1
        self._queue(one)

    async def _write_again_if_cut(self, batch: Sequence[Append]) -> _Written:
        """Write a batch; if the connection is lost, once more over another.

        What was stored all the same does not fit any more then, and its table finds it there.
        """
        try:
            return await self._write(batch)
        except StoreUnreachable:
            if not self._peers.exist:
                raise
            return await self._write(batch)

    async def _write(self, batch: Sequence[Append]) -> _Written:
        """Write all of the batch that still fits; tell which tables did."""
        async with self._database.writing(self._database.time_limits.commit) as connection:
            fitting, locked = batch, set[str]()
            if self._peers.exist:
                ids = sorted({one.table for one in batch})
                locked = await self._peers.locked(connection, ids)
                fitting = await _fitting(
                    connection, [one for one in batch if one.table not in locked]
                )
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
        return _Written({one.table for one in fitting}, locked)

    async def _finish(self, connection: AsyncConnection, one: Append) -> None:
        if one.outcome is not None:
            outcome = as_json(one.outcome)
            over = {"state": "over", "ended": one.at, "outcome": outcome, "due": None}
            over["address"] = None
            opened = self._seeds.opened(one.table)
            await connection.execute(
                update(tables).where(tables.c.id == one.table).values({**over, **opened})
            )
            if one.outcome.day is not None:
                await score_try(connection, one.table, one.outcome.day)
        elif one.by_days:
            await connection.execute(
                update(tables).where(tables.c.id == one.table).values(due=one.due)
            )


def _fail(one: _Waiting, error: StoreError) -> None:
    if not one.done.done():
        one.done.set_exception(error)


async def _fitting(connection: AsyncConnection, batch: Sequence[Append]) -> Sequence[Append]:
    """The appends to locked tables that have not moved on elsewhere."""
    if not batch:
        return batch
    ids = sorted({one.table for one in batch})
    numbers = await _latest(connection, choices.c.table_id, choices.c.number, ids)
    said = await _latest(connection, lines.c.table_id, lines.c.line, ids)
    return [
        one
        for one in batch
        if numbers.get(one.table, 0) == one.number and said.get(one.table, 0) == one.line
    ]


async def _latest(
    connection: AsyncConnection, table_id: object, number: object, ids: list[str]
) -> dict[str, int]:
    found = await connection.execute(
        select(table_id, func.max(number)).where(table_id.in_(ids)).group_by(table_id)  # type: ignore[call-overload, attr-defined]
    )
    return {row[0]: row[1] for row in found}
