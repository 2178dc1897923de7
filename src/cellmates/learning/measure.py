"""How strong a learned bot is: contests on fresh seeds, seats in turn, shares with intervals.

A player is the name of a bot or a file of weights. In a contest one of them has some seats and the
rival the others; who has which seat moves on from game to game, roles fall as they are dealt.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from cellmates import bots
from cellmates.bots.net import Net, load
from cellmates.bots.sitting import Sitting, TimedPlayer
from cellmates.lab.arena import seed_for
from cellmates.lab.executors import Executor
from cellmates.lab.statistics import wilson
from cellmates.learning.curriculum import curriculum_of

EASY: dict[str, object] = {"complex_preset": "coop_easy", "rule_level": "basic"}


class Contest(NamedTuple):
    """What is played, and who has which seats: `all` of them, `one`, or those of a side."""

    name: str
    game: str
    keys: dict[str, object]
    whose: str


CONTESTS = (
    Contest("cooperation easy", "room25", {"mode": "cooperation", "seats": 4, **EASY}, "all"),
    Contest("cooperation", "room25", {"mode": "cooperation", "seats": 4}, "all"),
    Contest("cooperation easy, one", "room25", {"mode": "cooperation", "seats": 4, **EASY}, "one"),
    Contest("solo", "room25", {"mode": "solo"}, "all"),
    Contest("suspicion 6, prisoners", "room25", {"mode": "suspicion", "seats": 6}, "prisoner"),
    Contest("suspicion 6, guards", "room25", {"mode": "suspicion", "seats": 6}, "guard"),
    Contest("suspicion 6, prisoners of all", "room25", {"mode": "suspicion", "seats": 6}, "all"),
    Contest("competition 3, one", "room25", {"mode": "competition", "seats": 3}, "one"),
    Contest("team 6, team a", "room25", {"mode": "team", "seats": 6}, "a"),
    Contest("lockup 4, one", "lockup", {"seats": 4}, "one"),
    Contest("lockup 2, one", "lockup", {"seats": 2}, "one"),
    Contest("lockup expert solo", "lockup", {"solo": "expert"}, "all"),
)
"""In a contest of `all` in suspicion, the wins of prisoners are counted."""


class ContestGame(NamedTuple):
    """A game to play: plain data."""

    contest: Contest
    player: str
    rival: str
    seed: str
    number: int


class ContestResult(NamedTuple):
    """What came of it: whether the player's seats won, and how long its decisions took."""

    won: bool
    decisions: int
    seconds: float


@cache
def _net(path: str) -> Net:
    return load(Path(path))


def make(game: str, name: str, seed: bytes, config: object) -> bots.Bot:
    """A bot by its name or its file of weights."""
    if not name.endswith(".npz"):
        return bots.make(game, name, seed, config)
    bot = curriculum_of(game).learned_bot(seed, _net(name))
    bot.prepare(config)
    return bot


def play_one(game: ContestGame) -> ContestResult:
    """Play a game."""
    contest, player, rival, master, number = game
    curriculum = curriculum_of(contest.game)
    config = curriculum.game.config(contest.keys)
    seed = seed_for(master.encode(), contest.name.partition(",")[0], number)
    table = curriculum.game.deal(config, seed)
    players: dict[int, TimedPlayer] = {}
    counted: list[TimedPlayer] = []
    winners: list[int] = []
    seats: int = config.seats
    for seat in range(seats):
        side = curriculum.study.side_of(table, seat)
        own = contest.whose in ("all", side) or (contest.whose == "one" and seat == number % seats)
        bot = make(contest.game, player if own else rival, seed_for(seed, "bot", seat), config)
        players[seat] = timed = TimedPlayer(bot)
        if own:
            counted.append(timed)
            if side != "guard" or contest.whose == "guard":
                winners.append(seat)
    Sitting(table, players).play()
    assert table.outcome is not None
    return ContestResult(
        curriculum.study.won(table.outcome, winners[0]),
        sum(len(each.times) for each in counted),
        sum(sum(each.times) for each in counted),
    )


class ContestGames(NamedTuple):
    """Some games of a contest, as a process or a node gets them."""

    contest: Contest
    player: str
    rival: str
    seed: str
    first: int
    last: int


def play_some(part: ContestGames) -> list[ContestResult]:
    """Play them."""
    contest, player, rival, seed, first, last = part
    return [
        play_one(ContestGame(contest, player, rival, seed, number)) for number in range(first, last)
    ]


HEAD = """\
| contest | player | rival | games | wins (95 % interval) | µs a decision |
|---|---|---|---|---|---|"""


def line(contest: Contest, player: str, rival: str, results: Sequence[ContestResult]) -> str:
    """A line of the table."""
    wins = wilson(sum(each.won for each in results), len(results))
    decisions = sum(each.decisions for each in results)
    took = 1e6 * sum(each.seconds for each in results) / max(1, decisions)
    shown = "–" if contest.whose == "all" else rival
    share = f"{wins.value:.1%} ({wins.low:.1%}–{wins.high:.1%})"
    name = Path(player).stem if player.endswith(".npz") else player
    return f"| {contest.name} | {name} | {shown} | {len(results)} | {share} | {took:.0f} |"


def measured(
    entries: Sequence[tuple[Contest, str]], rival: str, games: int, seed: str, machines: Executor
) -> Iterator[list[ContestResult]]:
    """What came of every contest with its player, in their order. How the games are shared out
    depends on their number alone, and what comes out on nothing but the game."""
    at_once = max(1, min(16, games // 64))
    starts = range(0, games, at_once)
    parts = [
        ContestGames(contest, player, rival, seed, first, min(first + at_once, games))
        for contest, player in entries
        for first in starts
    ]
    played = machines.in_order(play_some, parts)
    for _ in entries:
        yield [result for some in islice(played, len(starts)) for result in some]


def measure(
    contests: Sequence[Contest],
    players: Sequence[str],
    rival: str,
    games: int,
    seed: str,
    machines: Executor,
    tell: Callable[[str], None],
) -> None:
    """Print a table: every contest for every player."""
    entries = [(contest, player) for contest in contests for player in players]
    for contest, player in entries:  # whoever does not fit is refused before anything is played
        config = curriculum_of(contest.game).game.config(contest.keys)
        for name in (player, rival):
            make(contest.game, name, bytes(32), config)
    tell(HEAD)
    found = measured(entries, rival, games, seed, machines)
    for (contest, player), results in zip(entries, found, strict=True):
        tell(line(contest, player, rival, results))
