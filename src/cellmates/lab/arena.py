"""Many games between bots, over many processes, with the same result for any number of them.

Every game has its own seeds, made from the seed of the whole run and the number of the game. All
that is counted is whole numbers, so that it does not matter which process played what, or when.
"""

import hashlib
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from cellmates import bots
from cellmates.bots.sitting import play
from cellmates.games import GAMES
from cellmates.kernel.table import Table
from cellmates.lab.executors import Processes
from cellmates.lab.statistics import RunningMean
from cellmates.lab.study import Study, study_of

_MOST_AT_ONCE = 20


class Simulation(NamedTuple):
    """What is played: plain data, so that it travels to other processes.

    The bots take the seats in turn and move on by one seat from game to game; those that `sides`
    names are for whoever is dealt to that side. `manners` says how bots of a side speak, where that
    differs from their own way.
    """

    game: str
    keys: dict[str, object]
    bots: tuple[str, ...]
    sides: dict[str, str]
    seed: bytes
    manners: tuple[tuple[str, str], ...] = ()  # by side
    watched: bool = False  # whether it is measured what the players could know


class Results:
    """What came out of some games."""

    def __init__(self) -> None:
        self.games = 0
        self.parties: Counter[tuple[str, str]] = Counter()  # by side and bot
        self.wins: Counter[tuple[str, str]] = Counter()
        self.reasons: Counter[str] = Counter()
        self.mishaps: Counter[str] = Counter()
        self.figures: dict[str, RunningMean] = {}

    def merge(self, other: "Results") -> None:
        """Add what came out of other games."""
        self.games += other.games
        self.parties.update(other.parties)
        self.wins.update(other.wins)
        self.reasons.update(other.reasons)
        self.mishaps.update(other.mishaps)
        for name, mean in other.figures.items():
            self.figures.setdefault(name, RunningMean()).merge(mean)

    def add(self, table: Table, study: Study, playing: list[str], decisions: int) -> None:
        """Count a finished game; `playing` names the bot of each seat."""
        outcome = table.outcome
        assert outcome is not None
        self.games += 1
        self.reasons[outcome.reason] += 1
        together = {
            (study.side_of(table, seat), bot, study.party_of(table, seat)): study.won(outcome, seat)
            for seat, bot in enumerate(playing)
        }
        for (side, bot, _), won in together.items():
            self.parties[side, bot] += 1
            self.wins[side, bot] += won
        for name, number in {"decisions": decisions, **study.figures(table)}.items():
            self.figures.setdefault(name, RunningMean()).add(number)


def seed_for(master: bytes, *names: object) -> bytes:
    """A seed of its own for everything that needs one."""
    text = " ".join(str(name) for name in names)
    return hashlib.blake2b(text.encode(), key=master, digest_size=32).digest()


class PlayedGame(NamedTuple):
    """A finished game: its table, the bot of each seat, and how many decisions there were."""

    table: Table
    playing: list[str]
    decisions: int
    seed: bytes


def play_game(plan: Simulation, config: Any, number: int) -> PlayedGame:
    """Play the game of this number; `config` is what the plan's keys come to."""
    game = GAMES[plan.game]
    study = study_of(plan.game)
    seats = game.config_keys(config)["seats"]
    assert isinstance(seats, int)
    seed = seed_for(plan.seed, "game", number)
    table = game.deal(config, seed)
    playing: list[str] = []
    manners = dict(plan.manners)
    for seat in range(seats):
        turn = plan.bots[(seat + number) % len(plan.bots)]
        side = study.side_of(table, seat)
        name = plan.sides.get(side, turn)
        playing.append(f"{name}:{manners[side]}" if side in manners else name)
    seated = [
        bots.make(plan.game, name, seed_for(plan.seed, "bot", number, seat), config)
        for seat, name in enumerate(playing)
    ]
    return PlayedGame(table, playing, play(table, seated), seed)


def play_games(plan: Simulation, first: int, last: int) -> Results:
    """Play the games of these numbers, the last one excluded."""
    study = study_of(plan.game)
    config = GAMES[plan.game].config(plan.keys)
    results = Results()
    for number in range(first, last):
        played = play_game(plan, config, number)
        results.add(played.table, study, played.playing, played.decisions)
        results.mishaps.update(study.mishaps(played.table, config, played.seed))
    return results


def run(plan: Simulation, games: int, jobs: int) -> Iterator[Results]:
    """Play all games, in parts; the parts come as they are done, in order."""
    part = max(1, min(_MOST_AT_ONCE, games // (jobs * 4)))
    parts = [(plan, first, min(first + part, games)) for first in range(0, games, part)]
    yield from Processes(jobs).in_order(_play_part, parts)


def _play_part(part: tuple[Simulation, int, int]) -> Results:
    return play_games(*part)
