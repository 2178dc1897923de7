"""How strong the levels are: `python -m benchmarks.ladder --level mastermind --games 400 --jobs 2`.

Every line is a match: a level in some seats, another bot in the others. Seats and sides are fair
(roles fall at random, a single bot moves on by one seat from game to game); all luck comes from
`--seed`. Printed are the share of wins with Wilson's 95 % interval, and the time of a decision of
the level, mean and 95th percentile, in CPU time.

`--rival below,above` lets each level play the one below and the one above. `--paired` plays every
deal once more with the rival in the seats of the level, too, and counts the deals that are won with
one of them only. `--quick` plays 20 games a line; without it and `--games` a line has 400 if one of
the two thinks, else 1,000. `--seconds` ends a line when its time is up, with the games that are
finished by then. `--keep FILE` writes every game down and does not play again what is written
there, so that a long ladder can be climbed in parts; begin a new file when the bots have changed.
"""

import argparse
import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from benchmarks.many_games import QUICK
from cellmates import bots
from cellmates.bots import Bot
from cellmates.bots.sitting import Sitting, TimedPlayer
from cellmates.games import GAMES
from cellmates.kernel.table import Table
from cellmates.lab.arena import seed_for
from cellmates.lab.executors import Processes
from cellmates.lab.paired import Pairs, difference
from cellmates.lab.statistics import wilson
from cellmates.lab.study import study_of

EASY: dict[str, object] = {"complex_preset": "coop_easy", "rule_level": "basic"}
SLOW, FAST = 400, 1000
"""Games a line, where one of the two thinks and where none does."""

USUAL = "careful"
"""Whom a level plays unless it is told another one."""


class Match(NamedTuple):
    """What is played, which seats or side the level has, and who has the others."""

    name: str
    game: str
    keys: dict[str, object]
    whose: str  # all, one, or a side
    counted: str  # whose wins are counted: level or rivals


MATCHES = (
    Match(
        "cooperation easy", "room25", {"mode": "cooperation", "seats": 4, **EASY}, "all", "level"
    ),
    Match("cooperation ultimate", "room25", {"mode": "cooperation", "seats": 4}, "all", "level"),
    Match(
        "cooperation madness",
        "room25",
        {"mode": "cooperation", "seats": 4, "madness": True},
        "all",
        "level",
    ),
    Match("solo", "room25", {"mode": "solo"}, "all", "level"),
    Match(
        "cooperation easy, one among others",
        "room25",
        {"mode": "cooperation", "seats": 4, **EASY},
        "one",
        "level",
    ),
    Match(
        "suspicion 6, prisoners", "room25", {"mode": "suspicion", "seats": 6}, "prisoner", "level"
    ),
    Match(
        "suspicion 6, guards: prisoners' wins",
        "room25",
        {"mode": "suspicion", "seats": 6},
        "guard",
        "rivals",
    ),
    Match("competition 3, one", "room25", {"mode": "competition", "seats": 3}, "one", "level"),
    Match("team 6, team a", "room25", {"mode": "team", "seats": 6}, "a", "level"),
    Match("lockup 4, one", "lockup", {"seats": 4}, "one", "level"),
    Match("lockup alone, expert", "lockup", {"solo": "expert"}, "all", "level"),
)


class Result(NamedTuple):
    """A game: whether those counted won, how it ended, and how long the level took for each
    decision."""

    won: bool
    reason: str
    times: list[float]


class Task(NamedTuple):
    """A game to play."""

    match: Match
    level: str
    rival: str
    seed: str
    number: int

    @property
    def key(self) -> str:
        """What tells it from all others; where the level has all seats, its rival does not."""
        rival = USUAL if self.match.whose == "all" else self.rival
        return "|".join([self.match.name, self.level, rival, self.seed, str(self.number)])


class Book:
    """The games of a file, if there is one; what is played is added at once."""

    def __init__(self, path: str) -> None:
        self.path = Path(path) if path else None
        self.results: dict[str, Result] = {}
        if self.path is not None and self.path.exists():
            for text in self.path.read_text("utf-8").splitlines():
                key, *result = json.loads(text)
                self.results[key] = Result(*result)

    def add(self, task: Task, result: Result) -> None:
        """Write a game down."""
        self.results[task.key] = result
        if self.path is not None:
            times = [round(time, 5) for time in result.times]
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps([task.key, result.won, result.reason, times]) + "\n")


class Game(NamedTuple):
    """A game about to be played: its table, who sits there, and the seats of the level."""

    table: Table
    players: dict[int, TimedPlayer]
    mine: list[int]


def begin(task: Task, player: Callable[[Bot], TimedPlayer] = TimedPlayer) -> Game:
    """Deal the game of a number, and let the bots sit down."""
    match, level, rival, master, number = task
    config = GAMES[match.game].config(match.keys)
    study = study_of(match.game)
    seed = seed_for(master.encode(), match.name, number)
    table = GAMES[match.game].deal(config, seed)
    seats = int(str(GAMES[match.game].config_keys(config).get("seats", 1)))
    begun = Game(table, {}, [])
    for seat in range(seats):
        side = study.side_of(table, seat)
        own = match.whose in ("all", side) or (match.whose == "one" and seat == number % seats)
        if own:
            begun.mine.append(seat)
        name = level if own else rival
        bot = bots.make(match.game, name, seed_for(seed, "bot", seat), config)
        begun.players[seat] = player(bot)
    return begun


def play_one(task: Task) -> Result:
    """Play the game of a number."""
    table, players, mine = begin(task)
    Sitting(table, players).play()
    assert table.outcome is not None
    others = [seat for seat in players if seat not in mine]
    counted = mine if task.match.counted == "level" else others
    times = [time for seat in mine for time in players[seat].times]
    won = study_of(task.match.game).won(table.outcome, counted[0])
    return Result(won, table.outcome.reason, times)


def measure(tasks: Sequence[Task], jobs: int, seconds: float, book: Book) -> dict[int, Result]:
    """Play a line of the table, its games in order, until all are played or the time is up; by the
    numbers of the games."""
    left = [task for task in tasks if task.key not in book.results]
    ends = monotonic() + seconds
    for task, result in zip(left, Processes(jobs).in_order(play_one, left), strict=True):
        book.add(task, result)
        if monotonic() > ends:
            break
    return {task.number: book.results[task.key] for task in tasks if task.key in book.results}


def rivals_of(game: str, level: str, wish: str) -> list[str]:
    """Whom a level plays: those named, or its neighbours on the ladder as far as there are any."""
    rivals: list[str] = []
    for each in wish.split(","):
        if each not in ("below", "above"):
            rivals.append(each)
            continue
        ranked = bots.ranked(game)
        place = ranked.index(bots.level_of(level))
        rivals += ranked[:place][-1:] if each == "below" else ranked[place + 1 :][:1]
    return rivals


def games_for(game: str, *names: str) -> int:
    """How many games a line has."""
    return SLOW if any(bots.kind_of(game, name).imagines for name in names) else FAST


def paired(results: Mapping[int, Result], others: Mapping[int, Result]) -> str:
    """The deals that were won with the level only and with its rival only, and what that makes."""
    kinds = Counter((others[number].won, results[number].won) for number in results.keys() & others)
    pairs = Pairs(kinds[True, True], kinds[True, False], kinds[False, True], kinds[False, False])
    more = difference(pairs)
    points = f"{100 * more.value:+.1f} ({100 * more.low:+.1f} … {100 * more.high:+.1f})"
    return f"{pairs.switched_only} / {pairs.base_only} of {pairs.games}: {points}"


def line(
    match: Match,
    level: str,
    rival: str,
    results: Mapping[int, Result],
    others: Mapping[int, Result] | None = None,
) -> str:
    """A line of the table; `others` are the same deals with the rival in the level's seats."""
    wins = wilson(sum(each.won for each in results.values()), len(results))
    times = sorted(time for each in results.values() for time in each.times)
    mean = 1000 * sum(times) / len(times)
    late = 1000 * times[int(0.95 * (len(times) - 1))]
    against = "" if match.whose == "all" else f" with {rival}"
    share = f"{wins.value:.1%} ({wins.low:.1%}–{wins.high:.1%})"
    beside = "" if others is None else f"{rival}: {paired(results, others)}"
    return (
        f"| {match.name} | {level}{against} | {len(results)} | {share} | {beside} "
        f"| {mean:.1f} / {late:.1f} |"
    )


def main(given: Sequence[str] | None = None) -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="mastermind", help="several are parted by commas")
    parser.add_argument("--rival", default=USUAL, help="a bot, below, above; or several, a,b")
    parser.add_argument("--paired", action="store_true", help="the rival in the same seats, too")
    parser.add_argument("--games", type=int, help=f"usually {FAST}, {SLOW} if a bot thinks")
    parser.add_argument("--quick", action="store_true", help=f"{QUICK} games a line")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=86_400.0, help="the most a line may take")
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--keep", default="", help="a file of games played, to go on with")
    parser.add_argument("--only", default="", help="matches whose name contains one of these, a,b")
    args = parser.parse_args(given)
    book = Book(args.keep)
    print("| match | who plays | games | wins (95 % interval) ", end="")
    print("| beside its rival, won only with it / only with that | ms a decision: mean / p95 |")
    print("|---|---|---|---|---|---|", flush=True)
    for match in MATCHES:
        if not any(part in match.name for part in args.only.split(",")):
            continue
        for level in args.level.split(","):
            for rival in rivals_of(match.game, level, args.rival):
                games = args.games or games_for(match.game, level, rival)
                numbers = range(QUICK if args.quick else games)
                tasks = [Task(match, level, rival, args.seed, number) for number in numbers]
                results = measure(tasks, args.jobs, args.seconds, book)
                others = None
                if args.paired:
                    tasks = [task._replace(level=rival) for task in tasks if task.number in results]
                    others = measure(tasks, args.jobs, args.seconds, book)
                if results:
                    print(line(match, level, rival, results, others), flush=True)


if __name__ == "__main__":
    main()
