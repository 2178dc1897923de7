"""A pool of processes in which bots think, so that a slow one does not block the server."""

import asyncio
import contextlib
import sys
import zlib

import msgspec

from cellmates.server.bots.worker import LENGTH, BotReply, HintTask, Task, decode_answer, encode
from cellmates.server.support.fair_queue import FairQueue


class BotProcess:
    """One child process that answers one task at a time, in turn by address."""

    def __init__(self) -> None:
        # No limit on what waits: a table asks for one turn of each of its bots at a time.
        self._queue = FairQueue(most_waiting=None)
        self._process: asyncio.subprocess.Process | None = None
        self._closed = False

    async def think(self, address: str, task: Task, patience: float) -> BotReply:
        """Queue a task and wait for the bot's answer. A caller that is cancelled does not stop a
        task that runs: its answer would be taken for that of the next."""
        return await self._queue.run(address, lambda: self._answer(task, patience))

    async def advise(self, address: str, task: HintTask, patience: float) -> BotReply:
        """The same for a hint."""
        return await self._queue.run(address, lambda: self._answer(task, patience))

    async def _answer(self, task: Task | HintTask, patience: float) -> BotReply:
        try:
            return await asyncio.wait_for(self._exchange(task), patience)
        except (OSError, EOFError, TimeoutError, msgspec.MsgspecError) as error:
            await self._end()  # what comes later would be taken for another's answer
            return BotReply(error=type(error).__name__)

    async def _exchange(self, task: Task | HintTask) -> BotReply:
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
        return decode_answer(await reader.readexactly(length))

    async def close(self) -> None:
        """End the process, and let everybody who waits for it know."""
        self._closed = True
        await self._end()
        await self._queue.finish()

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class BotPool:
    """A few processes; the bots of one table always think in the same one."""

    def __init__(self, processes: int = 1, patience: float = 60.0) -> None:
        self._processes = [BotProcess() for _ in range(processes)]
        self._patience = patience

    async def think(self, address: str, task: Task) -> BotReply:
        """What the bot does when it is this address's turn, or how it failed."""
        return await self._process(task.table).think(address, task, self._patience)

    async def advise(self, address: str, task: HintTask) -> BotReply:
        """A hint, when it is this address's turn, or how it failed."""
        return await self._process(task.table).advise(address, task, self._patience)

    def _process(self, table: str) -> BotProcess:
        return self._processes[zlib.crc32(table.encode()) % len(self._processes)]

    async def close(self) -> None:
        """End all processes."""
        for process in self._processes:
            await process.close()
