"""Tables in several processes that write into one block of memory."""

from typing import Any

import numpy as np

from cellmates.research import Buffers, TableVectorEnv

SEED = 40


def played(buffers: Buffers, first: int, steps: int) -> None:
    """Play tables from number `first` on; which option is taken depends on the step alone."""
    tables = len(buffers.reward)
    env = TableVectorEnv("lockup", tables, seats=2, seat=None, buffers=buffers)
    env.reset(seed=SEED + first)
    for step in range(steps):
        env.step(np.array([legal[31 * step % len(legal)] for legal in env.legal]))


def shared(block: Any, tables: int, first: int, last: int) -> Buffers:
    """Buffers for some of the tables; what they tell lies in the block, row by row."""
    config = TableVectorEnv("lockup", 1, seats=2).config
    rows = np.frombuffer(block, np.uint8).reshape(tables, config.layout.size)
    return Buffers.made_for(last - first, config)._replace(observation=rows[first:last])


def work(block: Any, tables: int, first: int, last: int, steps: int) -> None:
    """What each process does."""
    played(shared(block, tables, first, last), first, steps)
