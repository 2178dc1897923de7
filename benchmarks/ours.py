"""What the engine that Python imports here can do, interpreted or compiled; prints JSON.

Everything goes through the public interface, as a bot writer would use it, and nobody listens.
"""

import argparse
import json
import sys
import tracemalloc
from collections.abc import Callable
from random import Random
from typing import Any

from benchmarks.is_compiled import interpreted
from benchmarks.timing import microseconds, rate
from cellmates import room25
from cellmates.kernel.dice import Dice
from cellmates.kernel.table import Table

SUSPICION = room25.Config(mode="suspicion", seats=6)
COOPERATION = room25.Config(mode="cooperation", seats=4)
POSITIONS = 40
TABLES = 100


class Games:
    """Random games of one configuration, always the same ones in the same order."""

    def __init__(self, config: room25.Config) -> None:
        self.config = config
        self.random = Random(25).random
        self.dealt = 0

    def deal(self) -> Table:
        """The next game, before anybody has decided anything."""
        self.dealt += 1
        return room25.deal(self.config, seed=self.dealt.to_bytes(32, "little"))

    def play(self, table: Table, most: int = sys.maxsize) -> int:
        """Decide at random until the game ends, or `most` times; return how many it took."""
        random = self.random
        made = 0
        while made < most and not table.over:
            for seat in table.waiting:
                options = table.decision(seat).options
                table.choose(seat, options[int(random() * len(options))])
                made += 1
        return made

    def playout(self) -> int:
        """One game from the deal to the end."""
        return self.play(self.deal())

    def finished(self) -> Table:
        """A table at the end of its game, with all that it remembers."""
        table = self.deal()
        self.play(table)
        return table

    def halfway(self) -> Table:
        """A game about halfway through, going by the length of the one before."""
        length = self.playout()
        table = self.deal()
        self.play(table, length // 2)
        return table


def positions() -> list[Table]:
    """Tables in the middle of a game, half of either mode."""
    suspicion, cooperation = Games(SUSPICION), Games(COOPERATION)
    found: list[Table] = []
    while len(found) < POSITIONS:
        for games in (suspicion, cooperation):
            table = games.halfway()
            if not table.over:
                found.append(table)
    return found


def over_all(tables: list[Table], work: Callable[[Table], object]) -> Callable[[], int]:
    """Do the work once on every table, and say how often that was."""

    def sweep() -> int:
        for table in tables:
            work(table)
        return len(tables)

    return sweep


def deals() -> int:
    """Deal one game of either mode."""
    for config in (SUSPICION, COOPERATION):
        room25.deal(config, seed=bytes(32))
    return 2


def kibibytes(make: Callable[[], Table]) -> float:
    """Memory of one table, the average of many that are alive at once."""
    make()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    tables = [make() for _ in range(TABLES)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(tables) / 1024


def figures(seconds: float) -> dict[str, Any]:
    """All figures of this build."""
    tables = positions()
    dice = Dice(bytes(32))
    short = seconds / 2
    plain = interpreted()
    return {
        "build": "interpreted" if plain else "compiled",
        "suspicion_6_per_s": rate(Games(SUSPICION).playout, seconds),
        "cooperation_4_per_s": rate(Games(COOPERATION).playout, seconds),
        "clone_us": microseconds(over_all(tables, lambda t: t.clone()), short),
        "view_us": microseconds(over_all(tables, lambda t: t.view(0)), short),
        "deal_us": microseconds(deals, short),
        "reimagine_us": microseconds(over_all(tables, lambda t: t.reimagine(0, dice)), short),
        "kib_dealt": kibibytes(Games(SUSPICION).deal),
        "kib_finished": kibibytes(Games(SUSPICION).finished),
    }


def main() -> None:
    """Measure the build that is first on the path and print it as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time a round")
    json.dump(figures(parser.parse_args().seconds), sys.stdout)


if __name__ == "__main__":
    main()
