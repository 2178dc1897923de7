"""Where bots think: in processes of their own, so that a slow one slows nobody."""

import asyncio
import logging
import secrets
import zlib
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from cellmates.server.bots_work import Answer, Task, begin, think

_log = logging.getLogger(__name__)


class BotsRoom:
    """A few processes; the bots of one table always think in the same one."""

    def __init__(self, processes: int = 1, patience: float = 60.0) -> None:
        self._desks: list[ProcessPoolExecutor | None] = [None] * processes
        self._patience = patience

    async def think(self, task: Task) -> Answer:
        """What the bot wants; if it fails or takes for ever, chance answers in its place."""
        desk = zlib.crc32(task.table.encode()) % len(self._desks)
        try:
            thinking = asyncio.get_running_loop().run_in_executor(self._at(desk), think, task)
            return await asyncio.wait_for(thinking, self._patience)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            fields = {"table": task.table, "bot": task.bot, "error": type(error).__name__}
            _log.warning("bot failed", extra={"fields": fields})
            if isinstance(error, TimeoutError | BrokenProcessPool):
                self._clear(desk)
        pick = secrets.choice(task.options) if task.options else None
        return Answer(None, None, pick)

    def close(self) -> None:
        """Send all bots home."""
        for desk in range(len(self._desks)):
            self._clear(desk)

    def _at(self, desk: int) -> ProcessPoolExecutor:
        pool = self._desks[desk]
        if pool is None:
            pool = ProcessPoolExecutor(1, get_context("spawn"), initializer=begin)
            self._desks[desk] = pool
        return pool

    def _clear(self, desk: int) -> None:
        pool = self._desks[desk]
        self._desks[desk] = None
        if pool is not None:
            working = list((pool._processes or {}).values())  # the only way to stop a busy one
            pool.shutdown(wait=False, cancel_futures=True)
            for process in working:
                process.terminate()
