"""Long work in a thread, one piece at a time, taking turns by client address."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Any, TypeVar

from cellmates.server.protocol.refusal import Refusal

A = TypeVar("A")
T = TypeVar("T")

MOST_WAITING = 32
"""Pieces of work that one address may have waiting."""

Piece = tuple[Callable[[], Any], "asyncio.Future[Any]"]


class FairQueue:
    """One worker thread and a queue for each address, served in turn (round robin).

    Round robin, so that an address that asks for much delays only its own requests.
    """

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[Piece]] = OrderedDict()
        self._worker: asyncio.Task[None] | None = None

    async def run(self, address: str, work: Callable[[A], T], about: A) -> T:
        """Run `work(about)` when it is this address's turn; a Refusal if too much of it waits."""
        mine = self._waiting.setdefault(address, deque())
        if len(mine) >= MOST_WAITING:
            raise Refusal("slow_down", "one thing after the other", 429)
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        mine.append((lambda: work(about), done))
        if self._worker is None:
            self._worker = asyncio.create_task(self._work(), name="fair-queue")
        return await done

    async def _work(self) -> None:
        try:
            while self._waiting:
                address, pieces = self._waiting.popitem(last=False)
                work, done = pieces.popleft()
                if pieces:
                    self._waiting[address] = pieces  # behind everybody else
                if not done.cancelled():  # somebody still waits for it
                    await _settle(work, done)
        finally:
            self._worker = None


async def _settle(work: Callable[[], Any], done: "asyncio.Future[Any]") -> None:
    try:
        result = await asyncio.to_thread(work)
    except Exception as error:
        if not done.cancelled():
            done.set_exception(error)
    else:
        if not done.cancelled():
            done.set_result(result)
