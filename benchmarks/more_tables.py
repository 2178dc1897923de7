"""What more imagined tables bring a thinking bot of Room 25: `python -m benchmarks.more_tables`.

One of five decisions of a level is taken out of whole games, and each of its options is played out
two rounds on 192 imagined tables. What a bot would choose that had only some of one half of them is
then judged by the other half, and compared with what careful would do. So no game has to be won by
it: a thousand decisions tell as much as tens of thousands of games.

Printed for every number of tables: what thinking adds to a decision, in thousandths of a game, with
its standard error; rollouts a decision; how often careful's choice is changed.
"""

import argparse
from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple, cast

from benchmarks.ladder import MATCHES, Task, begin
from cellmates.bots.bot import Bot
from cellmates.bots.comparing import compare
from cellmates.bots.room25.choosing import candidates
from cellmates.bots.room25.search import Trial, handicaps
from cellmates.bots.room25.thinking import ThinkingBot
from cellmates.bots.sitting import Sitting, TimedPlayer
from cellmates.bots.turns import Act, BotTurn
from cellmates.kernel.dice import Dice
from cellmates.room25.table import Room25Table

TABLES: Final = 192
OPTIONS: Final = 6
ROUNDS: Final = 2
ONE_OF: Final = 5


class Tried(NamedTuple):
    """The options of a decision, careful's first: their handicaps, and what each came to on every
    table."""

    handicaps: dict[int, float]
    worths: list[list[float]]


class Added(NamedTuple):
    """What some tables do for a decision."""

    gain: float
    rollouts: float
    changed: float


class Sampler(TimedPlayer):
    """Plays as its bot does, and tries some of its decisions out."""

    def __init__(self, bot: Bot, random: Random, found: list[Tried]) -> None:
        super().__init__(bot)
        self.random = random
        self.found = found

    def take(self, turn: BotTurn) -> Act:
        """Answer, and try the options once more."""
        act = super().take(turn)
        chosen = act.pick is not None and self.random.randrange(ONE_OF) == 0
        if chosen and isinstance(self.bot, ThinkingBot):
            self._try(self.bot, turn)
        return act

    def _try(self, bot: ThinkingBot, turn: BotTurn) -> None:
        decision, sight = turn.decision, bot.latest
        if decision is None or sight is None or decision.kind == "clue":
            return
        options = candidates(sight, decision, OPTIONS)
        if len(options) == 1:
            return
        t = cast(Room25Table, bot.imagined)
        dice = Dice(self.random.randbytes(32))
        trial = Trial(t, sight, decision.kind, dice, TABLES, {}, bot.searcher.judge)
        trial.rounds = ROUNDS
        less = handicaps(sight, decision, options, bot.searcher.effort.handicap)
        self.found.append(
            Tried(
                {place: less.get(option, 0.0) for place, option in enumerate(options)},
                [[trial.worth(option, number) for number in range(TABLES)] for option in options],
            )
        )


def added(tried: Tried, tables: int, surely: float, random: Random) -> Added:
    """What so many tables add to a decision, judged by tables that it did not see."""
    order = list(range(TABLES))
    random.shuffle(order)
    half = TABLES // 2
    found = []
    for seen, judging in ((order[:half], order[half:]), (order[half:], order[:half])):
        for start in range(0, half - tables + 1, tables):
            used = seen[start : start + tables]
            rollouts = 0

            def worth(place: int, number: int, used: Sequence[int] = used) -> float:
                nonlocal rollouts
                rollouts += 1
                return tried.worths[place][used[number]]

            places = list(range(len(tried.worths)))
            best = compare(places, tables, worth, surely, None, tried.handicaps)[0].option
            gains = [tried.worths[best][each] - tried.worths[0][each] for each in judging]
            found.append(Added(fmean(gains), rollouts, best != 0))
    return Added(*[fmean(column) for column in zip(*found, strict=True)])


def main() -> None:
    """Print a line for every number of tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    names = [match.name for match in MATCHES if match.game == "room25"]
    parser.add_argument("--match", default="suspicion 6, prisoners", choices=names)
    parser.add_argument("--level", default="shrewd", help="who plays; careful has the other seats")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", default="more tables")
    parser.add_argument("--tables", default="12,24,48,96", help=f"at most {TABLES // 2}")
    parser.add_argument("--surely", default="1.5", help="standard errors by which others must lead")
    args = parser.parse_args()
    match = next(match for match in MATCHES if match.name == args.match)
    found: list[Tried] = []
    for number in range(args.games):
        random = Random(f"{args.seed} {number}")
        task = Task(match, args.level, "careful", args.seed, number)
        game = begin(task, lambda bot, random=random: Sampler(bot, random, found))  # type: ignore[misc]
        Sitting(game.table, game.players).play()
    print(f"{match.name}: {len(found)} decisions of {args.level} in {args.games} games")
    print("| tables | errors | gain, in thousandths of a game | rollouts | changed |")
    print("|---|---|---|---|---|")
    for tables in map(int, args.tables.split(",")):
        for surely in map(float, args.surely.split(",")):
            random = Random(args.seed)
            each = [added(tried, tables, surely, random) for tried in found]
            gains = [1000 * one.gain for one in each]
            error = stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 0.0
            rollouts, changed = fmean(one.rollouts for one in each), fmean(o.changed for o in each)
            line = f"{fmean(gains):.1f} ± {error:.1f} | {rollouts:.0f} | {changed:.0%}"
            print(f"| {tables} | {surely} | {line} |")


if __name__ == "__main__":
    main()
