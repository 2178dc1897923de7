"""A pool of processes in which bots think, so that a slow one does not block the server."""

import asyncio
import contextlib
import sys
import zlib
from time import monotonic

import msgspec

from cellmates.server.bots.thinkers import SECONDS, AnyTask, limited
from cellmates.server.bots.work_share import WorkShare
from cellmates.server.bots.worker import (
    INTERRUPTION,
    LENGTH,
    AnalysisTask,
    BotReply,
    HintTask,
    Task,
    decode_answer,
    encode,
)
from cellmates.server.support.fair_queue import FairQueue
from cellmates.server.support.metrics import Metrics

IDLE = 300.0
"""Seconds without a task after which a process ends; the next task starts another."""


class BotProcess:
    """One child process that answers one task at a time, in turn by address and table."""

    def __init__(self, metrics: Metrics | None = None, idle: float = IDLE) -> None:
        # No limit on what waits: a table asks for one turn of each of its bots at a time.
        self._queue = FairQueue(most_waiting=None)
        self._process: asyncio.subprocess.Process | None = None
        self._closed = False
        self._running: AnyTask | None = None
        self._answered = False  # whether this process has answered anything yet
        self._share = WorkShare()
        self._metrics = metrics
        self._idle = idle
        self._idle_since = 0.0
        self._resting: asyncio.Task[None] | None = None

    async def think(self, address: str, task: AnyTask, patience: float) -> BotReply:
        """Queue a task and wait for the answer to it. If the caller is cancelled, a task that runs
        comes to an end soon; its answer is waited for, or it would be taken for the next one's."""
        asked = monotonic()
        try:
            return await self._queue.run(
                address, lambda: self._answer(task, asked, patience), task.table
            )
        except asyncio.CancelledError:
            # One that has not answered yet may not be ready for signals, and would end.
            ready = self._running is task and self._answered
            if ready and INTERRUPTION is not None and self._process is not None:
                with contextlib.suppress(ProcessLookupError):
                    self._process.send_signal(INTERRUPTION)
            raise

    async def _answer(self, task: AnyTask, asked: float, patience: float) -> BotReply:
        started = self._idle_since = monotonic()
        share = self._share.waiting(self._queue.waiting)
        self._running = task
        try:
            within = limited(task, SECONDS - (started - asked), share)
            reply = await asyncio.wait_for(self._exchange(within), patience)
        except (OSError, EOFError, TimeoutError, msgspec.MsgspecError) as error:
            await self._end()  # what comes later would be taken for another's answer
            ended = not isinstance(error, TimeoutError | msgspec.MsgspecError)
            return BotReply(forgot=ended, error=type(error).__name__)
        finally:
            self._running = None
            self._idle_since = monotonic()
            self._share.took(self._idle_since - started)
            if self._resting is None:
                self._resting = asyncio.create_task(self._rest(), name="bot-process-rests")
        if self._metrics is not None:
            self._metrics.thought(share, reply.hurried)
        return reply

    async def _exchange(self, task: AnyTask) -> BotReply:
        if self._closed:
            raise EOFError
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "cellmates.server.bots.worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        writer, reader = self._process.stdin, self._process.stdout
        assert writer is not None
        assert reader is not None
        writer.write(encode(task))
        await writer.drain()
        length = LENGTH.unpack(await reader.readexactly(LENGTH.size))[0]
        reply = decode_answer(await reader.readexactly(length))
        self._answered = True
        return reply

    async def _rest(self) -> None:
        """End the process when nobody has asked anything of it for a while: what it holds, bots
        and all that it has loaded, is nobody's any more. A bot that plays on later is told
        everything again, as after a crash."""
        while self._running or self._idle_left > 0:
            await asyncio.sleep(self._idle_left if self._idle_left > 0 else self._idle)
        self._resting = None
        await self._queue.run("", self._end_if_idle)

    @property
    def _idle_left(self) -> float:
        return self._idle_since + self._idle - monotonic()

    async def _end_if_idle(self) -> None:
        if self._idle_left <= 0:  # nobody was before us in the queue
            await self._end()

    async def close(self) -> None:
        """End the process, and let everybody who waits for it know."""
        self._closed = True
        if self._resting is not None:
            self._resting.cancel()
        await self._end()
        await self._queue.finish()

    async def _end(self) -> None:
        process, self._process = self._process, None
        self._answered = False
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class BotPool:
    """A few processes; the bots of one table always think in the same one."""

    def __init__(
        self, processes: int = 1, patience: float = 60.0, metrics: Metrics | None = None
    ) -> None:
        self._processes = [BotProcess(metrics) for _ in range(processes)]
        self._patience = patience

    async def think(self, address: str, task: Task) -> BotReply:
        """What the bot does when it is this address's turn, or how it failed."""
        return await self._process(task.table).think(address, task, self._patience)

    async def advise(self, address: str, task: HintTask) -> BotReply:
        """A hint, when it is this address's turn, or how it failed."""
        return await self._process(task.table).think(address, task, self._patience)

    async def analyse(self, address: str, task: AnalysisTask) -> BotReply:
        """What is found about the next choices when it is this address's turn, or how it failed."""
        return await self._process(task.table).think(address, task, self._patience)

    def _process(self, table: str) -> BotProcess:
        return self._processes[zlib.crc32(table.encode()) % len(self._processes)]

    async def close(self) -> None:
        """End all processes."""
        for process in self._processes:
            await process.close()
