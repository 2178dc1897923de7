"""All live tables of a process: loaded on demand, evicted when idle."""

import asyncio
import contextlib
import logging
import math
import time

from cellmates.games import GAMES
from cellmates.server.protocol.refusal import Refusal
from cellmates.server.store.errors import StoreError
from cellmates.server.store.leases import HEARTBEAT
from cellmates.server.store.rows import StoredTable
from cellmates.server.support.beside import beside
from cellmates.server.support.memory import give_back
from cellmates.server.tables.context import TableContext
from cellmates.server.tables.game_log import GameLog
from cellmates.server.tables.inbox import StoredElsewhere
from cellmates.server.tables.live import LiveTable

_log = logging.getLogger(__name__)

CROWD = 20
"""So many tables at once leave memory that is worth giving back."""

AFTERWARDS = 30.0
"""Seconds after which all that a crowd has left is closed."""


class Tables:
    """Tables by id."""

    def __init__(
        self, context: TableContext, idle: float = 300.0, heartbeat: float = HEARTBEAT
    ) -> None:
        self.context = context
        self._idle = idle
        self._heartbeat = heartbeat
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._stale: set[str] = set()  # tables that others have written to while they are loaded
        self._unplayable: set[str] = set()  # due tables that cannot be loaded
        self._task: asyncio.Task[None] | None = None
        self._closing: set[asyncio.Task[None]] = set()
        self._closed = False
        self._crowd = 0  # the most tables since memory was given back last
        self._tidy_at = math.inf  # when it is given back once more

    def __len__(self) -> int:
        return len(self._live)

    def start(self) -> None:
        """Start the task that maintains the tables."""
        self._task = asyncio.create_task(self._maintain_forever(), name="tables")

    async def close(self) -> None:
        """Close every table, after what it is storing."""
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await asyncio.gather(*self._loading.values(), *self._closing, return_exceptions=True)
        await asyncio.gather(*(table.close("shutdown") for table in self._live.values()))
        self._live.clear()
        with contextlib.suppress(StoreError):
            await self.context.leases.release_all()

    def peek(self, id: str) -> LiveTable | None:
        """A table if it is in memory."""
        return self._live.get(id)

    def here(self) -> set[str]:
        """The tables where somebody is connected to this process."""
        return {id for id, table in self._live.items() if table.here or table.watching}

    async def get(self, id: str) -> LiveTable:
        """A table, loaded if need be.

        Put something into its inbox before the next await: while anything is awaited an idle
        table may be evicted, and who holds on to it would write to one that nobody owns.
        """
        table = self._live.get(id)
        while table is None:
            if self._closed:
                raise Refusal("unknown", "shutting down", 503)
            task = self._loading.get(id)
            if task is None:
                task = self._loading[id] = asyncio.create_task(self._load(id))
            await asyncio.shield(task)
            table = self._live.get(id)
        return table

    def stored_elsewhere(self, id: str) -> None:
        """Another process, or an HTTP handler, has stored something about a table."""
        table = self._live.get(id)
        if table is not None:
            table.put(StoredElsewhere())
        elif id in self._loading:
            self._stale.add(id)

    def reread_all(self) -> None:
        """Let every table read the store again: notices may have been lost."""
        for table in self._live.values():
            table.put(StoredElsewhere())
        self._stale.update(self._loading)

    async def _load(self, id: str) -> LiveTable:
        try:
            return await self._loaded(id)
        finally:  # at once: who waited for it may find it gone again, and loads it anew
            del self._loading[id]
            self._stale.discard(id)

    async def _loaded(self, id: str) -> LiveTable:
        started = time.perf_counter()
        stored = await self._fetch(id)
        await self.context.leases.take(id)
        game_log = GameLog(stored.row, stored.lines)
        try:
            await self.context.slices.run(game_log.replay(stored.entries, self.context.time.now()))
        except ValueError as error:  # a choice that is none any more, or a configuration
            await self.context.leases.release(id)
            why = type(error).__name__  # the rest would tell a choice
            _log.error("cannot replay", extra={"fields": {"table": id, "error": why}})
            raise Refusal("other_rules", "this table was played by other rules", 409) from None
        table = self._live[id] = LiveTable(self.context, stored, game_log, self._failed)
        if id in self._stale:
            table.put(StoredElsewhere())
        self.context.metrics.loads.inc()
        self.context.metrics.load_seconds.observe(time.perf_counter() - started)
        self.context.metrics.live.set(len(self._live))
        return table

    async def _fetch(self, id: str) -> StoredTable:
        """What is stored of a table that can be played here."""
        self._stale.discard(id)
        stored = await self.context.store.load(id)
        if stored is None:
            raise Refusal("no_such_table", "there is no such table", 404)
        if (
            stored.row.state != "open"
            and stored.row.rules_version != GAMES[stored.row.game].rules_version
        ):
            raise Refusal("other_rules", "this table was played by an older edition", 409)
        if stored.row.seed_lost:
            raise Refusal("sealed", "the secrets of this game were in memory alone", 409)
        if stored.row.material is not None:
            with contextlib.suppress(ValueError):  # whoever plays the game again says it
                await beside(GAMES[stored.row.game].bring, stored.row.material)
        return stored

    def _failed(self, table: LiveTable) -> None:
        """A table's owner task has failed; its guests reconnect and it is loaded anew."""
        if self._live.get(table.row.id) is table:
            del self._live[table.row.id]
        self.context.metrics.live.set(len(self._live))
        task = asyncio.create_task(self._close_failed(table))
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)

    async def _close_failed(self, table: LiveTable) -> None:
        """Dismiss its guests, stop its bots, and leave its lease to other processes."""
        await table.close("again")
        if table.row.id not in self._live:
            with contextlib.suppress(StoreError):
                await self.context.leases.release(table.row.id)

    # Every now and then.

    async def _maintain_forever(self) -> None:
        while True:
            await asyncio.sleep(self._heartbeat)
            try:
                await self.maintain()
            except StoreError as error:
                _log.warning("cannot maintain tables", extra={"fields": {"error": str(error)}})
            except Exception:  # whatever it was, the other tables need us
                _log.exception("maintaining tables failed")

    async def maintain(self) -> None:
        """Renew leases, wake tables whose deadline has come, evict idle ones."""
        await self._look_after_the_house()
        here = {id: (table.here, table.watching) for id, table in self._live.items()}
        for id, elsewhere in (await self.context.leases.beat(here)).items():
            found = self._live.get(id)
            if found is not None:
                found.update_presence(elsewhere)
        for id in await self.context.store.due(self.context.time.now(), rules_versions()):
            if id not in self._unplayable:
                await self._wake(id)
        now = time.monotonic()
        for id, table in list(self._live.items()):
            if table.idle and now - table.idle_since >= self._idle:
                await self.evict(id)
        await self._tidy_up()

    async def _look_after_the_house(self) -> None:
        """See what operators have changed: bans, tables, whether the house is being emptied."""
        admission = self.context.admission
        before = admission.notice
        if await admission.refresh():
            self.reread_all()
            for table in self._live.values():
                table.obey(admission.notice if admission.notice != before else None)
        admission.note_crowd(sum(len(table.teller.everybody()) for table in self._live.values()))

    async def _tidy_up(self) -> None:
        """Give memory back when most of a crowd has left, and once more when what was closed then
        is gone. Collecting garbage takes longer the more tables there are, and nobody else has a
        turn meanwhile; so not before."""
        self._crowd = max(self._crowd, len(self._live))
        if self._crowd >= CROWD and len(self._live) <= self._crowd // 10:
            self._crowd = len(self._live)
            self._tidy_at = time.monotonic() + AFTERWARDS
            await self.context.store.rest()
            give_back()
        elif time.monotonic() >= self._tidy_at:
            self._tidy_at = math.inf
            give_back()

    async def _wake(self, id: str) -> None:
        try:
            (await self.get(id)).update_presence(None)
        except Refusal:
            self._unplayable.add(id)  # a person who comes is told why; nobody else needs to try

    async def evict(self, id: str) -> None:
        """Take a table out of memory."""
        table = self._live.pop(id)
        self.context.metrics.live.set(len(self._live))
        await table.close()
        await self.context.leases.release(id)


def rules_versions() -> dict[str, int]:
    """The version of every game's rules that is played here."""
    return {name: game.rules_version for name, game in GAMES.items()}
