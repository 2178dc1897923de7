"""Two ways to measure: how many a second, and how long one takes.

Both count the CPU time of this process, so that a busy machine does not change the figures
much, and take the best of several rounds, as `timeit` does.
"""

from collections.abc import Callable
from time import process_time

ROUNDS = 5


def rate(play: Callable[[], int], seconds: float) -> float:
    """Moves a second of `play`, which plays one game and returns how many moves it took."""
    play()
    best = 0.0
    for _ in range(ROUNDS):
        moves = 0
        start = process_time()
        while (elapsed := process_time() - start) < seconds:
            moves += play()
        best = max(best, moves / elapsed)
    return best


def microseconds(work: Callable[[], int], seconds: float) -> float:
    """Microseconds that one operation takes; `work` returns how many it did."""
    return 1e6 / rate(work, seconds)
