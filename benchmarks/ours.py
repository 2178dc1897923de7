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
from cellmates import lockup, room25
from cellmates.bots import make
from cellmates.bots.collecting import collect_rarely
from cellmates.bots.sitting import play
from cellmates.kernel.dice import Dice
from cellmates.kernel.game import Game
from cellmates.kernel.table import Table

POSITIONS = 40
TABLES = 100


class Games:
    """Random games of one configuration, always the same ones in the same order."""

    def __init__(self, game: Game, **keys: object) -> None:
        self.game = game
        self.config = game.config(keys)
        self.random = Random(25).random
        self.dealt = 0

    def deal(self) -> Table:
        """The next game, before anybody has decided anything."""
        self.dealt += 1
        return self.game.deal(self.config, self.dealt.to_bytes(32, "little"))

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

    def game_of_bots(self) -> int:
        """One game from the deal to the end, decision by decision, as bots play it."""
        return self.play(self.deal())

    def game_of_careful_bots(self) -> int:
        """One game by bots that talk, remember and weigh what they do."""
        table = self.deal()
        seats = range(self.config.seats)
        play(table, [make(self.game.name, "careful", bytes([seat]), self.config) for seat in seats])
        return 1

    def playout(self) -> int:
        """One game from the deal to the end, in one call."""
        return self.deal().play_at_random(self.random)

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


def suspicion() -> Games:
    """Room 25 with six players and two guards."""
    return Games(room25.GAME, mode="suspicion", seats=6)


def cooperation() -> Games:
    """Room 25 with four players together."""
    return Games(room25.GAME, mode="cooperation", seats=4)


def prison() -> Games:
    """Lockup with four crews."""
    return Games(lockup.GAME, seats=4)


def positions(*kinds: Games) -> list[Table]:
    """Tables in the middle of a game, as many of each kind."""
    found: list[Table] = []
    while len(found) < POSITIONS:
        for games in kinds:
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


def deals(*kinds: Games) -> Callable[[], int]:
    """Deal one game of each kind."""

    def deal() -> int:
        for games in kinds:
            games.deal()
        return len(kinds)

    return deal


def kibibytes(make: Callable[[], Table]) -> float:
    """Memory of one table, the average of many that are alive at once."""
    make()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    tables = [make() for _ in range(TABLES)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(tables) / 1024


def work_on(tables: list[Table], seconds: float) -> dict[str, float]:
    """What is done to a table most often, in microseconds."""
    dice = Dice(bytes(32))
    return {
        "clone_us": microseconds(over_all(tables, lambda t: t.clone()), seconds),
        "view_us": microseconds(over_all(tables, lambda t: t.view(0)), seconds),
        "reimagine_us": microseconds(over_all(tables, lambda t: t.reimagine(0, dice)), seconds),
    }


def figures(seconds: float) -> dict[str, Any]:
    """All figures of this build."""
    short = seconds / 2
    ours = work_on(positions(suspicion(), cooperation()), short)
    locked = work_on(positions(prison()), short)
    return {
        "build": "interpreted" if interpreted() else "compiled",
        "suspicion_6_per_s": rate(suspicion().game_of_bots, seconds),
        "cooperation_4_per_s": rate(cooperation().game_of_bots, seconds),
        "suspicion_6_playout_per_s": rate(suspicion().playout, seconds),
        "cooperation_4_playout_per_s": rate(cooperation().playout, seconds),
        **ours,
        "deal_us": microseconds(deals(suspicion(), cooperation()), short),
        "kib_dealt": kibibytes(suspicion().deal),
        "kib_finished": kibibytes(suspicion().finished),
        "lockup_4_per_s": rate(prison().game_of_bots, seconds),
        "lockup_4_playout_per_s": rate(prison().playout, seconds),
        **{f"lockup_{key}": value for key, value in locked.items()},
        "lockup_deal_us": microseconds(deals(prison()), short),
        "lockup_kib_finished": kibibytes(prison().finished),
        **careful(seconds),
    }


def careful(seconds: float) -> dict[str, float]:
    """Games of careful bots, in a process that is set up as those are in which bots play."""
    collect_rarely()
    return {
        "careful_suspicion_per_s": rate(suspicion().game_of_careful_bots, seconds),
        "careful_cooperation_per_s": rate(cooperation().game_of_careful_bots, seconds),
        "careful_lockup_per_s": rate(prison().game_of_careful_bots, seconds),
    }


def main() -> None:
    """Measure the build that is first on the path and print it as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time a round")
    json.dump(figures(parser.parse_args().seconds), sys.stdout)


if __name__ == "__main__":
    main()
