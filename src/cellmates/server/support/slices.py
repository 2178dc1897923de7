"""Long work inside the event loop, a few milliseconds at a time, so that tables go on meanwhile."""

import asyncio
import time
from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")

SLICE = 0.005
"""Seconds of work before everybody else has a turn."""


class Slices:
    """Runs long work step by step. Several works take turns, one slice each; a thread would do as
    well, but for compiled code, which lets no other thread in."""

    def __init__(self, seconds: float = SLICE) -> None:
        self._seconds = seconds
        self._turn = asyncio.Lock()

    async def run(self, work: Generator[None, None, T]) -> T:
        """Run a generator to its end, and return what it returns; it yields after every step."""
        while True:
            async with self._turn:  # who waits longest is next
                until = time.perf_counter() + self._seconds
                while True:
                    try:
                        next(work)
                    except StopIteration as end:
                        result: T = end.value
                        return result
                    if time.perf_counter() >= until:
                        break
                await asyncio.sleep(0)  # in the lock: one slice in each turn of the loop
