"""Random games of Room 25 and Lockup by the hundred thousand, with everything checked.

`python -m tests.soak --games 100000 --jobs 2`. Exit status 1 if any game failed; what is printed
then is enough to play it again: `python -m tests.soak --again SEED KEYS`, with KEYS as JSON.
"""

import argparse
import json
import multiprocessing
import random
import sys
import time
from collections import Counter
from typing import NamedTuple

from cellmates import room25
from cellmates.room25 import stock
from tests.lockup import games as lockup_games
from tests.lockup.configurations import CONFIGURATIONS
from tests.room25.configurations import COMBINATIONS
from tests.room25.games import GameFailed, play_checked

KIT_EVERY = 25
SWITCHED_EVERY = 4
"""One in so many games is played with some switch of the rules thrown."""

LOCKUP_EVERY = 5
"""One in so many games is one of Lockup."""

WIDTH = 40
BATCH = 50


class Result(NamedTuple):
    """What became of one game."""

    mode: str
    reason: str
    choices: int
    failure: str


def configuration(number: int) -> dict[str, object]:
    """The configuration of a game: all in turn, now and then with a switch thrown."""
    combination = COMBINATIONS[number % len(COMBINATIONS)]
    variants = combination.variants
    keys = dict(variants[number // len(COMBINATIONS) % len(variants)])
    dice = random.Random(number)
    if dice.randrange(SWITCHED_EVERY) == 0:
        switch = dice.choice(list(stock.switches().values()))
        if switch.kind in ("flag", "choice"):
            values = switch.values or (True, False)
            thrown = {**keys, switch.key: dice.choice(values)}
            if switch.key not in keys and _is_playable(thrown):
                return thrown
    return keys


def _is_playable(keys: dict[str, object]) -> bool:
    try:
        room25.Config(**keys)
    except room25.ConfigError:
        return False
    return True


def play_lockup(number: int) -> Result:
    """One game of Lockup, by its number."""
    names = list(CONFIGURATIONS)
    name = names[number // LOCKUP_EVERY % len(names)]
    keys = CONFIGURATIONS[name]
    one_in = 30 if number // LOCKUP_EVERY % KIT_EVERY == 0 else 0
    try:
        table = lockup_games.play_checked(keys, number, one_in)
    except lockup_games.GameFailed as error:
        again = json.dumps({"game": "lockup", **keys})
        return Result(f"lockup {name}", "failed", 0, f"{error}\n    --again {number} '{again}'")
    assert table.outcome is not None
    return Result(f"lockup {name}", table.outcome.reason, len(table.choices()), "")


def play_one(number: int) -> Result:
    """One game, by its number."""
    if number % LOCKUP_EVERY == LOCKUP_EVERY - 1:
        return play_lockup(number)
    keys = configuration(number)
    mode = str(keys["mode"])
    views_forget = keys.get("ui_memory_aid") == "none"
    one_in = 30 if number % KIT_EVERY == 0 and not views_forget else 0
    try:
        table = play_checked(keys, number, one_in)
    except GameFailed as error:
        return Result(mode, "failed", 0, f"{error}\n    --again {number} '{json.dumps(keys)}'")
    assert table.outcome is not None
    return Result(mode, table.outcome.reason, len(table.choices()), "")


def show(done: int, total: int, failed: int, started: float) -> None:
    """The bar, on a terminal."""
    if sys.stderr.isatty():
        filled = WIDTH * done // total
        rate = done / max(time.monotonic() - started, 0.001)
        left = (total - done) / rate if rate else 0
        bar = "#" * filled + "." * (WIDTH - filled)
        line = f"\r[{bar}] {done}/{total} games, {failed} failed, {rate:.0f}/s, {left:.0f} s left "
        print(line, end="", file=sys.stderr, flush=True)


def soak(games: int, jobs: int, first: int) -> int:
    """Play so many games over so many processes; tell how many failed."""
    endings: Counter[str] = Counter()
    choices = 0
    failures: list[str] = []
    started = time.monotonic()
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        numbers = range(first, first + games)
        for done, result in enumerate(pool.imap_unordered(play_one, numbers, BATCH), start=1):
            endings[f"{result.mode}: {result.reason}"] += 1
            choices += result.choices
            if result.failure:
                failures.append(result.failure)
            if done % BATCH == 0 or done == games:
                show(done, games, len(failures), started)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    for failure in failures[:20]:
        print(f"FAILED {failure}")
    for ending, number in sorted(endings.items()):
        print(f"{number:8} {ending}")
    seconds = time.monotonic() - started
    print(f"{games} games, {choices} choices, {len(failures)} failed, {seconds:.0f} s")
    return len(failures)


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--again", nargs=2, metavar=("SEED", "KEYS"))
    arguments = parser.parse_args()
    if arguments.again:
        keys = json.loads(arguments.again[1])
        again = lockup_games.play_checked if keys.pop("game", "") == "lockup" else play_checked
        again(keys, int(arguments.again[0]), one_in=1)
        return 0
    return 1 if soak(arguments.games, arguments.jobs, arguments.first) else 0


if __name__ == "__main__":
    sys.exit(main())
