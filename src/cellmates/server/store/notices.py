"""Notifications from the other processes on one PostgreSQL: which tables they wrote to."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from cellmates.server.store.database import Database

_log = logging.getLogger(__name__)


class Notices:
    """Listens for the ids of tables that another process has written to."""

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
        self._owner = owner
        self._channel = channel
        self._wrote = wrote
        self._missed = missed
        self._task: asyncio.Task[None] | None = None
        self._listening = asyncio.Event()

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
            await asyncio.sleep(1)

    async def _listen(self) -> None:
        gone = asyncio.Event()
        connection: Any = await asyncpg.connect(self._dsn)
        try:
            connection.add_termination_listener(lambda _: gone.set())
            await connection.add_listener(self._channel, self._receive)
            self._listening.set()
            self._missed()  # whatever others wrote while nobody listened
            await gone.wait()
        finally:
            with contextlib.suppress(Exception):
                await connection.close(timeout=1)

    def _receive(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        owner, _, table = str(payload).partition(" ")
        if owner != self._owner:
            self._wrote(table)
