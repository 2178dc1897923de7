"""Notifications from the other processes on one PostgreSQL: which tables they wrote to."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from cellmates.server.store.database import Database

_log = logging.getLogger(__name__)

PROBE = 1.0
"""Seconds between two notices to oneself."""


class Notices:
    """Listens for the ids of tables that another process has written to.

    A connection that has died without a word, or a pooler that hands the connection to somebody
    else, would leave this process deaf. So it sends itself a notice every second; one that does not
    come back ends the connection, and another is made.
    """

    def __init__(
        self,
        database: Database,
        owner: str,
        channel: str,
        wrote: Callable[[str], None],
        missed: Callable[[], None],
    ) -> None:
        self._dsn = database.engine.url.set(drivername="postgresql").render_as_string(
            hide_password=False
        )
        self._limits = database.time_limits
        self._owner = owner
        self._channel = channel
        self._wrote = wrote
        self._missed = missed
        self._task: asyncio.Task[None] | None = None
        self._listening = asyncio.Event()
        self._came_back = asyncio.Event()
        self._heard_at = 0.0

    @property
    def hears(self) -> bool:
        """Whether a notice has come back lately, so that none of the others' can be missing."""
        return time.monotonic() - self._heard_at < PROBE + self._limits.probe

    async def start(self) -> None:
        """Begin to listen; returns when nothing can be missed any more."""
        self._task = asyncio.create_task(self._run(), name="notices")
        await self._listening.wait()

    async def close(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while True:
            try:
                await self._listen()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                _log.warning("notices lost", extra={"fields": {"error": type(error).__name__}})
            await asyncio.sleep(PROBE)

    async def _listen(self) -> None:
        limits = self._limits
        connection: Any = await asyncpg.connect(
            self._dsn, timeout=limits.connect, server_settings=limits.server_settings
        )
        try:
            await self._bounded(connection, connection.add_listener(self._channel, self._receive))
            while True:
                await self._bounded(connection, self._probe(connection))
                self._heard_at = time.monotonic()
                if not self._listening.is_set():
                    self._listening.set()
                    self._missed()  # whatever others wrote while nobody listened
                await asyncio.sleep(PROBE)
        finally:
            self._listening.clear()
            connection.terminate()

    async def _bounded(self, connection: Any, work: Any) -> None:
        """Await something, but cut the connection if it takes too long."""
        cutting = asyncio.get_running_loop().call_later(self._limits.probe, connection.terminate)
        try:
            await work
        finally:
            cutting.cancel()

    async def _probe(self, connection: Any) -> None:
        """Send a notice to oneself and wait for it."""
        self._came_back.clear()
        await connection.execute("SELECT pg_notify($1, $2)", self._channel, self._owner)
        async with asyncio.timeout(self._limits.probe):
            await self._came_back.wait()

    def _receive(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        owner, _, table = str(payload).partition(" ")
        if owner != self._owner:
            if table:
                self._wrote(table)
        elif not table:
            self._came_back.set()
