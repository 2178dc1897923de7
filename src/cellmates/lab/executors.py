"""Work that is shared out, with the same results wherever it is done.

An executor does the same work on many parts and hands the results back in the order of the parts.
`Processes` uses those of this machine; `cellmates.lab.on_ray` a cluster.
"""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context
from typing import Protocol, TypeVar

from cellmates.bots.collecting import collect_rarely

Part = TypeVar("Part")
Done = TypeVar("Done")


class Executor(Protocol):
    """Where work is done."""

    def in_order(self, work: Callable[[Part], Done], parts: Sequence[Part]) -> Iterator[Done]:
        """The work on each part, in the order of the parts, as soon as it is done.

        `work` has to be a function of a module, and parts plain data: both travel to other
        processes. What comes out may depend on nothing but the part: it may be done twice.
        """
        ...


class Processes:
    """So many processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def in_order(self, work: Callable[[Part], Done], parts: Sequence[Part]) -> Iterator[Done]:
        """See `Executor`; one job works in this very process."""
        jobs = min(self.jobs, len(parts))
        if jobs <= 1:
            yield from map(work, parts)
            return
        # Each has one core: NumPy shall not start threads for all of them in every process.
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
        # Spawned on every system alike: a fork would copy whatever else goes on in this process.
        with get_context("spawn").Pool(jobs, _begin_to_work) as pool:
            yield from pool.imap(work, parts)


def _begin_to_work() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # that is the parent's business
    collect_rarely()
