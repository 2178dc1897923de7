"""Whether this process can do its work: store a choice, and hear what other processes write."""

import asyncio
import shutil
import time
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import delete, insert

from cellmates.server.store.database import Database
from cellmates.server.store.errors import StoreError
from cellmates.server.store.peers import Peers
from cellmates.server.store.schema import presence

PATIENCE = 0.7
"""Seconds that the store may take to answer."""

FRESH = 1.0
"""Seconds for which an answer is given again: whoever asks often writes no more often."""

ROOM = 64 * 1024 * 1024
"""Bytes that the disk of an SQLite file must have left."""

_NOWHERE = ""
"""The table of the row that is written; no table is called that."""


@dataclass(frozen=True, slots=True)
class Readiness:
    """What works and what does not."""

    store: bool  # it has taken a write just now
    peers: bool  # what others write is heard
    disk: bool  # there is room

    @property
    def ready(self) -> bool:
        """Whether people may be sent here."""
        return self.store and self.peers and self.disk


class ReadinessCheck:
    """Finds out by writing a row; one check at a time, however many ask."""

    def __init__(self, database: Database, peers: Peers, owner: str) -> None:
        self._database = database
        self._peers = peers
        self._owner = owner
        self._writing: asyncio.Task[bool] | None = None
        self._wrote_at: float | None = None
        self._disk: asyncio.Task[bool] | None = None

    async def now(self) -> Readiness:
        """What works, within a second whatever hangs."""
        fresh = self._wrote_at is not None and time.monotonic() - self._wrote_at < FRESH
        if self._writing is None and not fresh:
            self._writing = asyncio.create_task(self._write())
        if self._disk is None or self._disk.done():
            self._disk = asyncio.create_task(asyncio.to_thread(self._has_room))
        checks = {task for task in (self._writing, self._disk) if task is not None}
        done, _ = await asyncio.wait(checks, timeout=PATIENCE)
        stored = (
            fresh if self._writing is None else self._writing in done and self._writing.result()
        )
        if self._writing in done:
            self._writing = None
        return Readiness(stored, self._peers.hears, self._disk in done and self._disk.result())

    async def close(self) -> None:
        """Wait for a check that is under way."""
        tasks = [task for task in (self._writing, self._disk) if task is not None]
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _write(self) -> bool:
        mine = (presence.c.table_id == _NOWHERE, presence.c.owner == self._owner)
        row = insert(presence).values(
            table_id=_NOWHERE, owner=self._owner, seats="", watching=0, expires=0.0
        )
        try:
            async with self._database.writing() as connection:
                await connection.execute(delete(presence).where(*mine))
                await connection.execute(row)
                await connection.execute(delete(presence).where(*mine))
        except StoreError:
            return False
        self._wrote_at = time.monotonic()
        return True

    def _has_room(self) -> bool:
        """Where the database is elsewhere, only a write can tell."""
        path = self._database.file
        return path is None or shutil.disk_usage(Path(path).parent).free >= ROOM
