"""All live tables of a process: loaded on demand, gone when idle, minded while they are here."""

import asyncio
import contextlib
import logging
import time

from cellmates.games import GAMES
from cellmates.server.protocol.refusal import Refusal
from cellmates.server.store.database import StoreError
from cellmates.server.store.leases import HEARTBEAT
from cellmates.server.store.rows import Kept
from cellmates.server.tables.context import House
from cellmates.server.tables.inbox import Changed
from cellmates.server.tables.live import LiveTable

_log = logging.getLogger(__name__)


class Tables:
    """Tables by id."""

    def __init__(self, house: House, idle: float = 300.0, heartbeat: float = HEARTBEAT) -> None:
        self.house = house
        self._idle = idle
        self._heartbeat = heartbeat
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._written: set[str] = set()  # tables somebody has written about while they are loaded
        self._hopeless: set[str] = set()  # tables whose time has come, but which cannot go on
        self._task: asyncio.Task[None] | None = None
        self._giving_up: set[asyncio.Task[None]] = set()
        self._closed = False

    def __len__(self) -> int:
        return len(self._live)

    def start(self) -> None:
        """Begin to look after the tables."""
        self._task = asyncio.create_task(self._mind(), name="tables")

    async def close(self) -> None:
        """Let go of every table, after what it is storing."""
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await asyncio.gather(*self._loading.values(), *self._giving_up, return_exceptions=True)
        await asyncio.gather(*(table.close("shutdown") for table in self._live.values()))
        self._live.clear()
        with contextlib.suppress(StoreError):
            await self.house.leases.release_all()

    def peek(self, id: str) -> LiveTable | None:
        """A table if it is in memory."""
        return self._live.get(id)

    async def get(self, id: str) -> LiveTable:
        """A table, loaded if need be. Use it before the next await, or it may be gone."""
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

    def heard(self, id: str) -> None:
        """Somebody else has written about a table."""
        table = self._live.get(id)
        if table is not None:
            table.put(Changed())
        elif id in self._loading:
            self._written.add(id)

    def read_up(self) -> None:
        """Anything may have been written."""
        for table in self._live.values():
            table.put(Changed())
        self._written.update(self._loading)

    async def _load(self, id: str) -> LiveTable:
        try:
            return await self._loaded(id)
        finally:  # at once: who waited for it may find it gone again, and loads it anew
            del self._loading[id]
            self._written.discard(id)

    async def _loaded(self, id: str) -> LiveTable:
        started = time.perf_counter()
        kept = await self._fetch(id)
        await self.house.leases.take(id)
        try:
            table = LiveTable(self.house, kept, self._given_up)
        except ValueError as error:  # a choice that is none any more, or a configuration
            await self.house.leases.release(id)
            why = type(error).__name__  # the rest would tell a choice
            _log.error("cannot replay", extra={"fields": {"table": id, "error": why}})
            raise Refusal("other_rules", "this table was played by other rules", 409) from None
        self._live[id] = table
        if id in self._written:
            table.put(Changed())
        self.house.metrics.loads.inc()
        self.house.metrics.load_seconds.observe(time.perf_counter() - started)
        self.house.metrics.live.set(len(self._live))
        return table

    async def _fetch(self, id: str) -> Kept:
        """What is stored of a table that can be played here."""
        self._written.discard(id)
        kept = await self.house.store.kept(id)
        if kept is None:
            raise Refusal("no_such_table", "there is no such table", 404)
        if (
            kept.row.state != "open"
            and kept.row.rules_version != GAMES[kept.row.game].rules_version
        ):
            raise Refusal("other_rules", "this table was played by an older edition", 409)
        return kept

    def _given_up(self, table: LiveTable) -> None:
        """A table can go on no longer; its guests come again and it is loaded anew."""
        if self._live.get(table.row.id) is table:
            del self._live[table.row.id]
        self.house.metrics.live.set(len(self._live))
        task = asyncio.create_task(self._let_go(table))
        self._giving_up.add(task)
        task.add_done_callback(self._giving_up.discard)

    async def _let_go(self, table: LiveTable) -> None:
        """Its guests go, its bots stop, and other processes may mind it."""
        await table.close("again")
        if table.row.id not in self._live:
            with contextlib.suppress(StoreError):
                await self.house.leases.release(table.row.id)

    # Every now and then.

    async def _mind(self) -> None:
        while True:
            await asyncio.sleep(self._heartbeat)
            try:
                await self.mind()
            except StoreError as error:
                _log.warning("cannot mind tables", extra={"fields": {"error": str(error)}})
            except Exception:  # whatever it was, the other tables need us
                _log.exception("minding tables failed")

    async def mind(self) -> None:
        """Give signs of life, wake tables whose time has come, send idle ones away."""
        here = {id: (table.here, table.watching) for id, table in self._live.items()}
        for id, seats in (await self.house.leases.beat(here)).items():
            table = self._live.get(id)
            if table is not None:
                table.mind(seats)
        for id in await self.house.store.due(self.house.time.now()):
            if id not in self._hopeless:
                await self._wake(id)
        now = time.monotonic()
        for id, table in list(self._live.items()):
            if table.idle and now - table.idle_since >= self._idle:
                await self.evict(id)

    async def _wake(self, id: str) -> None:
        try:
            (await self.get(id)).mind(None)
        except Refusal:
            self._hopeless.add(id)  # a person who comes is told why; nobody else needs to try

    async def evict(self, id: str) -> None:
        """Send a table out of memory."""
        table = self._live.pop(id)
        self.house.metrics.live.set(len(self._live))
        await table.close()
        await self.house.leases.release(id)
