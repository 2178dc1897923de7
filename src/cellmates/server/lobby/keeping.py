"""Looking after what is stored: who was where, and what has been kept long enough."""

import asyncio
import contextlib
import logging
from collections.abc import Callable

from cellmates.games import GAMES
from cellmates.server.store.database import Database
from cellmates.server.store.errors import StoreError
from cellmates.server.store.expiry import Keep, end_other_rules, end_sealed, expire, note_seen
from cellmates.server.store.seeds import Seeds
from cellmates.server.support.timing import Time

_log = logging.getLogger(__name__)

EVERY = 300.0
"""Seconds between two looks."""


class Housekeeper:
    """A task that notes which tables somebody is at, and ends those that nobody needs."""

    def __init__(
        self,
        database: Database,
        keep: Keep,
        time: Time,
        seeds: Seeds,
        visited: Callable[[], set[str]],
        changed: Callable[[str], None],
    ) -> None:
        self._database = database
        self._keep = keep
        self._time = time
        self._seeds = seeds
        self._visited = visited
        self._changed = changed
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """End games whose rules or seeds are no longer here, and begin to look after the others."""
        versions = {name: game.rules_version for name, game in GAMES.items()}
        ended = await end_other_rules(self._database, versions, self._time.now())
        if ended:
            _log.warning("games of other rules ended", extra={"fields": {"tables": ended}})
        lost = await end_sealed(self._database, self._time.now())
        if lost:
            _log.warning("games with lost seeds ended", extra={"fields": {"tables": lost}})
        self._task = asyncio.create_task(self._run(), name="housekeeper")

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def look(self) -> None:
        """Note who is where, and end what has been kept long enough."""
        here = self._visited()
        now = self._time.now()
        if here:
            await note_seen(self._database, here, now)
        for table in await expire(self._database, self._keep, now):
            self._changed(table)
        await self._seeds.settle(self._database)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except StoreError as error:
                _log.warning("cannot look after", extra={"fields": {"error": str(error)}})
            except Exception:
                _log.exception("looking after failed")
