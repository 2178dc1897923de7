"""Bots that think where the tables are, one after the other: a browser has no other processes."""

import asyncio
from time import monotonic

from cellmates.server.bots.thinkers import SECONDS, AnyTask, limited
from cellmates.server.bots.worker import (
    LENGTH,
    AnalysisTask,
    BotReply,
    HintTask,
    Players,
    Task,
    decode_task,
)
from cellmates.server.bots.worker import answer as answer_task
from cellmates.server.bots.worker import encode as encode_task
from cellmates.server.support.fair_queue import FairQueue


class BotsInside:
    """The same bots as those of a process, asked by the same messages.

    Nothing else has a turn while a bot thinks; between two thoughts everything has.
    """

    def __init__(self) -> None:
        self._players = Players()
        self._queue = FairQueue(most_waiting=None)

    async def think(self, address: str, task: Task) -> BotReply:
        """What the bot does when it is this address's turn, or how it failed."""
        return await self._answer(address, task)

    async def advise(self, address: str, task: HintTask) -> BotReply:
        """A hint, when it is this address's turn, or how it failed."""
        return await self._answer(address, task)

    async def analyse(self, address: str, task: AnalysisTask) -> BotReply:
        """What is found about the next choices when it is this address's turn, or how it failed."""
        return await self._answer(address, task)

    async def close(self) -> None:
        """Wait until nobody thinks."""
        await self._queue.finish()

    async def _answer(self, address: str, task: AnyTask) -> BotReply:
        asked = monotonic()

        async def job() -> BotReply:
            await asyncio.sleep(0)
            within = limited(task, SECONDS - (monotonic() - asked), 1.0)
            return answer_task(self._players, decode_task(encode_task(within)[LENGTH.size :]))

        return await self._queue.run(address, job, task.table)
