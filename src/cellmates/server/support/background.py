"""Work that takes a while: beside the tables, one piece after the other, in turn by address."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Any, TypeVar

from cellmates.server.protocol.refusal import Refusal

A = TypeVar("A")
T = TypeVar("T")

PATIENCE = 32
"""What one address may have waiting."""

KEPT_BYTES = 16 * 1024 * 1024
"""How much of what was worked out is kept, in case it is wanted again."""

_PLACE = 512
"""What keeping an answer takes besides, in bytes: many small ones are not free."""

Piece = tuple[Callable[[], Any], "asyncio.Future[Any]"]


class Aside:
    """One worker and a queue for each address; whoever asks for much delays only herself."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[Piece]] = OrderedDict()
        self._worker: asyncio.Task[None] | None = None

    async def do(self, address: str, work: Callable[[A], T], about: A) -> T:
        """Do it when it is this address's turn; a Refusal if it has asked for too much."""
        mine = self._waiting.setdefault(address, deque())
        if len(mine) >= PATIENCE:
            raise Refusal("slow_down", "one thing after the other", 429)
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        mine.append((lambda: work(about), done))
        if self._worker is None:
            self._worker = asyncio.create_task(self._work(), name="aside")
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


class Answers:
    """The latest answers that will never change, up to so many bytes."""

    def __init__(self, most: int = KEPT_BYTES) -> None:
        self._most = most
        self._bytes = 0
        self._kept: OrderedDict[object, bytes] = OrderedDict()

    def get(self, key: object) -> bytes | None:
        """What was kept."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def keep(self, key: object, answer: bytes) -> None:
        """Keep an answer; the one that was not wanted for longest goes."""
        if len(answer) > self._most // 4:
            return
        before = self._kept.pop(key, None)
        if before is not None:
            self._bytes -= _size(key, before)
        self._kept[key] = answer
        self._bytes += _size(key, answer)
        while self._bytes > self._most:
            self._bytes -= _size(*self._kept.popitem(last=False))


def _size(key: object, answer: bytes) -> int:
    return _PLACE + len(repr(key)) + len(answer)
