"""A pool of processes in which bots think, so that a slow one does not block the server."""

import asyncio
import contextlib
import logging
import secrets
import sys
import zlib

import msgspec

from cellmates.server.bots.worker import LENGTH, Answer, Task

_log = logging.getLogger(__name__)
_answers = msgspec.msgpack.Decoder(Answer)


class BotProcess:
    """One child process that answers tasks in order."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None
        self._running: set[asyncio.Task[Answer]] = set()
        self._closed = False

    async def think(self, task: Task, patience: float) -> Answer:
        """What a bot answers; who no longer wants to know does not stop it for the others."""
        running = asyncio.create_task(self._answer(task, patience))
        self._running.add(running)
        running.add_done_callback(self._running.discard)
        return await asyncio.shield(running)

    async def _answer(self, task: Task, patience: float) -> Answer:
        async with self._turn:
            try:
                return await asyncio.wait_for(self._exchange(task), patience)
            except (OSError, EOFError, TimeoutError, msgspec.MsgspecError) as error:
                await self._end()  # what comes later would be taken for another's answer
                return Answer(error=type(error).__name__)

    async def _exchange(self, task: Task) -> Answer:
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
        body = msgspec.msgpack.encode(task)
        writer.write(LENGTH.pack(len(body)) + body)
        await writer.drain()
        length = LENGTH.unpack(await reader.readexactly(LENGTH.size))[0]
        return _answers.decode(await reader.readexactly(length))

    async def close(self) -> None:
        """End the process, and let everybody who waits for it know."""
        self._closed = True
        await self._end()
        await asyncio.gather(*self._running)

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

    async def think(self, task: Task) -> Answer:
        """What the bot wants; if it fails or takes for ever, chance answers in its place."""
        process = self._processes[zlib.crc32(task.table.encode()) % len(self._processes)]
        answer = await process.think(task, self._patience)
        if answer.error is not None:
            fields = {"table": task.table, "bot": task.bot, "error": answer.error}
            _log.warning("bot failed", extra={"fields": fields})
            answer = Answer(pick=secrets.choice(task.options) if task.options else None)
        return answer

    async def close(self) -> None:
        """End all processes."""
        for process in self._processes:
            await process.close()
