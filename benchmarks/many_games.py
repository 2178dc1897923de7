"""What measurements by many games share: arguments, processes, bots in all seats, figures."""

import argparse
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from cellmates import bots
from cellmates.lab.arena import seed_for
from cellmates.lab.executors import Processes
from cellmates.lab.statistics import Interval

Task = TypeVar("Task")
Result = TypeVar("Result")
QUICK = 20


def arguments(description: str | None, games: int, seed: str) -> argparse.ArgumentParser:
    """A parser of what all of them take: how many games, over how many processes, which luck."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--games", type=int, default=games)
    parser.add_argument("--quick", action="store_const", const=QUICK, dest="games")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default=seed)
    return parser


def parts(games: int, size: int) -> list[tuple[int, int]]:
    """The numbers of the games in parts of a size: the first of each, and the first of the next."""
    return [(first, min(first + size, games)) for first in range(0, games, size)]


def spread(work: Callable[[Task], Result], tasks: Sequence[Task], jobs: int) -> Iterator[Result]:
    """The results of all tasks in their order, over several processes."""
    yield from Processes(jobs).in_order(work, tasks)


def seated(game: str, bot: str, seed: bytes, config: Any, seats: int) -> dict[int, bots.Bot]:
    """A bot of this kind in every seat, each with luck of its own."""
    return {seat: bots.make(game, bot, seed_for(seed, seat), config) for seat in range(seats)}


def percent(interval: Interval) -> str:
    """A share with the bounds of its interval, in percent."""
    return f"{interval.value:.1%} ({interval.low:.1%}–{interval.high:.1%})"


def weights_line(rounds: int, weights: Sequence[float]) -> str:
    """A line of a file of weights."""
    return f"{rounds} = [{', '.join(f'{each:.3f}' for each in weights)}]"
