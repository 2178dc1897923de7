"""Work that is shared out over processes, with the same results for any number of them."""

import signal
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context
from typing import TypeVar

Part = TypeVar("Part")
Done = TypeVar("Done")


def in_order(work: Callable[[Part], Done], parts: Sequence[Part], jobs: int) -> Iterator[Done]:
    """The work on each part, in the order of the parts, as soon as it is done.

    `work` has to be a function of a module, and parts plain data: both travel to other processes.
    """
    if jobs == 1 or len(parts) <= 1:
        yield from map(work, parts)
        return
    # Spawned on every system alike: a fork would copy whatever else is going on in this process.
    with get_context("spawn").Pool(min(jobs, len(parts)), _leave_interrupts_to_the_parent) as pool:
        yield from pool.imap(work, parts)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
