"""Analyses of finished games: made where bots think, a slice at a time, and kept."""

import asyncio
import logging
from typing import cast

import msgspec

from cellmates.analysis import FORMAT, Moment, Played, luck_of, put_together, starting_chances
from cellmates.server.bots.thinkers import Thinkers
from cellmates.server.bots.worker import AnalysisTask
from cellmates.server.protocol.refusal import Refusal
from cellmates.server.store.interface import Store
from cellmates.server.support.beside import beside

MOST_AT_ONCE = 4
"""Analyses that a house works on at the same time."""

_log = logging.getLogger(__name__)


class RunningAnalysis:
    """An analysis that is being made."""

    def __init__(self, address: str, total: int) -> None:
        self.address = address
        self.total = total
        self.done = 0
        self.task: asyncio.Task[None] | None = None


class Analyses:
    """The analyses that a house makes; one at a time for each address."""

    def __init__(self, store: Store, bots: Thinkers) -> None:
        self._store = store
        self._bots = bots
        self._running: dict[str, RunningAnalysis] = {}

    def running(self, table: str) -> RunningAnalysis | None:
        """How far the analysis of a table is, if it is being made."""
        return self._running.get(table)

    async def kept(self, table: str) -> str | None:
        """The analysis of a table, if it was made."""
        return await self._store.analysis(table, FORMAT)

    def begin(self, address: str, table: str, played: Played) -> None:
        """Begin to analyse a finished game, unless somebody has begun; a Refusal if too many are
        being made."""
        if table in self._running:
            return
        others = [each for each in self._running.values() if each.address == address]
        if others or len(self._running) >= MOST_AT_ONCE:
            raise Refusal("slow_down", "one analysis after the other", 429)
        running = RunningAnalysis(address, len(played.choices) + 1)
        self._running[table] = running
        running.task = asyncio.create_task(self._make(address, table, played, running))
        running.task.add_done_callback(lambda task: self._ended(table, task))

    def stop(self, address: str, table: str) -> None:
        """Stop an analysis that this address has begun."""
        running = self._running.get(table)
        if running is not None and running.address == address and running.task is not None:
            running.task.cancel()

    async def close(self) -> None:
        """Stop all of them."""
        tasks = [each.task for each in self._running.values() if each.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _ended(self, table: str, task: asyncio.Task[None]) -> None:
        self._running.pop(table, None)
        if not task.cancelled() and task.exception() is not None:
            fields = {"table": table, "error": type(task.exception()).__name__}
            _log.warning("no analysis", extra={"fields": fields})

    async def _make(
        self, address: str, table: str, played: Played, running: RunningAnalysis
    ) -> None:
        luck = luck_of(played)
        found: list[Moment] = []
        while len(found) < running.total:
            reply = await self._bots.analyse(address, AnalysisTask(table, played, luck, len(found)))
            if not reply.moments:
                raise RuntimeError(reply.error or "nothing was found")
            found += cast(list[Moment], reply.moments)
            running.done = len(found)
        text = await beside(_finished, played, luck, found)
        await self._store.keep_analysis(table, FORMAT, text)


def _finished(played: Played, luck: bytes, found: list[Moment]) -> str:
    analysis = put_together(played, starting_chances(played, luck), found)
    return msgspec.json.encode(analysis).decode()
