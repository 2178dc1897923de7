"""A queue of jobs that are run one at a time, taking turns by client address and by table."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from cellmates.server.protocol.refusal import Refusal

T = TypeVar("T")

MOST_WAITING = 32
"""Jobs that one address may have waiting, where there is a limit."""

Job = tuple[Callable[[], Awaitable[Any]], "asyncio.Future[Any]"]


class FairQueue:
    """A queue for each address, served in turn (round robin), and so for each table of an address.

    Round robin, so that an address that asks for much delays only its own requests, and a table
    only its own.
    """

    def __init__(self, most_waiting: int | None = MOST_WAITING) -> None:
        self._most = most_waiting
        self._waiting: OrderedDict[str, OrderedDict[str, deque[Job]]] = OrderedDict()
        self._worker: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """How many jobs wait."""
        return sum(_count(tables) for tables in self._waiting.values())

    async def run(self, address: str, job: Callable[[], Awaitable[T]], table: str = "") -> T:
        """Await `job()` when it is this address's turn; a Refusal if too much of it waits.

        Who is cancelled while the job runs does not stop it.
        """
        mine = self._waiting.get(address)
        if self._most is not None and mine is not None and _count(mine) >= self._most:
            raise Refusal("slow_down", "one thing after the other", 429)
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if mine is None:
            mine = self._waiting[address] = OrderedDict()
        mine.setdefault(table, deque()).append((job, done))
        if self._worker is None:
            self._worker = asyncio.create_task(self._work(), name="fair-queue")
        return await done

    async def finish(self) -> None:
        """Wait until nothing is left to do."""
        while self._worker is not None:
            await asyncio.wait({self._worker})

    async def _work(self) -> None:
        try:
            while self._waiting:
                address, tables = self._waiting.popitem(last=False)
                table, jobs = tables.popitem(last=False)
                job, done = jobs.popleft()
                if jobs:
                    tables[table] = jobs  # behind the other tables of this address
                if tables:
                    self._waiting[address] = tables  # behind everybody else
                if not done.cancelled():  # somebody still waits for it
                    await _settle(job, done)
        finally:
            self._worker = None


def _count(tables: OrderedDict[str, deque[Job]]) -> int:
    return sum(len(jobs) for jobs in tables.values())


async def _settle(job: Callable[[], Awaitable[Any]], done: "asyncio.Future[Any]") -> None:
    try:
        result = await job()
    except Exception as error:
        if not done.cancelled():
            done.set_exception(error)
    else:
        if not done.cancelled():
            done.set_result(result)
