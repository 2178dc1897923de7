"""How well the careful bot plays Lockup: `python -m benchmarks.lockup_bots --games 1000`.

Against random bots it takes every seat equally often; alone it plays the guards. A shared victory
does not count as a win. All luck comes from `--seed`, so that the table can be made again.
"""

from collections.abc import Sequence
from time import perf_counter, process_time
from typing import NamedTuple

from benchmarks.many_games import arguments, parts, percent, spread
from cellmates import bots, lockup
from cellmates.bots.sitting import play
from cellmates.lab.arena import seed_for
from cellmates.lab.statistics import Interval, RunningMean, wilson


class Match(NamedTuple):
    """A line of the table: who plays, with which configuration."""

    name: str
    keys: dict[str, object]
    rivals: str  # the bot in the other seats


MATCHES = (
    Match("4 players, three random", {"seats": 4}, "random"),
    Match("4 players, advanced, three random", {"seats": 4, "advanced": True}, "random"),
    Match("2 players, one random", {"seats": 2}, "random"),
    Match("3 players, two random", {"seats": 3}, "random"),
    Match("5 players, four random", {"seats": 5}, "random"),
    Match("4 players, all careful", {"seats": 4}, "careful"),
    Match("solo, moderate", {"solo": "moderate"}, "random"),
    Match("solo, challenging", {"solo": "challenging"}, "random"),
    Match("solo, expert", {"solo": "expert"}, "random"),
    Match("solo, moderate, advanced", {"solo": "moderate", "advanced": True}, "random"),
    Match("solo, challenging, advanced", {"solo": "challenging", "advanced": True}, "random"),
    Match("solo, expert, advanced", {"solo": "expert", "advanced": True}, "random"),
)


class Score:
    """What came out of some games for the careful bot."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.stars = RunningMean()
        self.best_rival = RunningMean()
        self.seconds = 0.0

    def merge(self, other: "Score") -> None:
        """Add what came out of other games."""
        self.games += other.games
        self.wins += other.wins
        self.stars.merge(other.stars)
        self.best_rival.merge(other.best_rival)
        self.seconds += other.seconds


def play_some(part: tuple[Match, bytes, int, int]) -> Score:
    """Play the games of these numbers."""
    match, master, first, last = part
    config = lockup.Config.from_dict(match.keys)
    score = Score()
    started = process_time()
    for number in range(first, last):
        table = lockup.deal(config, seed_for(master, match.name, number))
        seat = number % config.seats
        names = ["careful" if each == seat else match.rivals for each in range(config.seats)]
        seated = [
            bots.make("lockup", name, seed_for(master, match.name, number, each))
            for each, name in enumerate(names)
        ]
        play(table, seated)
        outcome = table.outcome
        assert outcome is not None
        stars = table.stars  # the guards' too
        score.games += 1
        score.wins += outcome.winners == (seat,)
        score.stars.add(stars[seat])
        score.best_rival.add(max(each for who, each in enumerate(stars) if who != seat))
    score.seconds = process_time() - started
    return score


def measure(match: Match, games: int, jobs: int, master: bytes) -> Score:
    """Play a line of the table over some processes; the result does not depend on how many."""
    tasks = [(match, master, *part) for part in parts(games, max(1, games // (jobs * 4)))]
    total = Score()
    for some in spread(play_some, tasks, jobs):
        total.merge(some)
    return total


def stars(interval: Interval) -> str:
    """A mean with half the width of its interval."""
    return f"{interval.value:.1f} ± {interval.high - interval.value:.1f}"


def main(given: Sequence[str] | None = None) -> None:
    """Print the table."""
    parser = arguments(__doc__, games=1000, seed="lockup")
    parser.add_argument("--only", default="", help="lines whose name contains this")
    args = parser.parse_args(given)
    print("| match | games | careful wins | its stars | best rival | games/s a core |")
    print("|---|---|---|---|---|---|")
    started = perf_counter()
    for match in MATCHES:
        if args.only not in match.name:
            continue
        score = measure(match, args.games, args.jobs, args.seed.encode())
        print(
            f"| {match.name} | {score.games} | {percent(wilson(score.wins, score.games))} | "
            f"{stars(score.stars.mean())} | {stars(score.best_rival.mean())} | "
            f"{score.games / score.seconds:.0f} |",
            flush=True,
        )
    print(f"\n{perf_counter() - started:.0f} s in all")


if __name__ == "__main__":
    main()
