"""How much better a decision turned out than was expected."""

import numpy as np
from numpy.typing import NDArray

LAMBDA = 0.98
"""How far what happened is believed rather than the critic; 1: it alone."""


def advantages(
    keys: NDArray[np.int64], worths: NDArray[np.float32], rewards: NDArray[np.float32]
) -> NDArray[np.float32]:
    """Generalized advantage estimates of rows in order of time, each seat of each game for itself;
    `rewards` are those of the game's end, given for every row."""
    order = np.argsort(keys, kind="stable")
    key, worth, reward = keys[order], worths[order], rewards[order]
    last = np.append(key[1:] != key[:-1], True)
    after = np.append(worth[1:], np.float32(0))
    delta = np.where(last, reward, after) - worth
    # How many rows of the same key follow; those with none are reckoned first.
    ends = np.flatnonzero(last)
    following = ends[np.searchsorted(ends, np.arange(len(key)))] - np.arange(len(key))
    found = delta.astype(np.float32)
    for number in range(1, int(following.max(initial=0)) + 1):
        at = np.flatnonzero(following == number)
        found[at] += LAMBDA * found[at + 1]
    back = np.empty_like(found)
    back[order] = found
    return back
