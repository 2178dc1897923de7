"""Games of a teacher as data: what each seat was told at every decision, and what it chose.

Games are written in shards of so many games each. A shard that is there is not played again, so
that a run that was cut off goes on where it was. What is chosen at random among the setups depends
on the seed and the number of the game alone, so that a shard has the same bytes wherever it is
played: by processes of this machine or by a cluster.
"""

import zlib
from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cellmates import bots
from cellmates.bots.host import Player, hooks_of
from cellmates.bots.scheduler import Scheduler
from cellmates.kernel.table import Table
from cellmates.lab.arena import seed_for
from cellmates.lab.executors import Executor
from cellmates.learning.curriculum import MOST_OFFERED, Curriculum, TrainingSetup, curriculum_of

NOISY_GAMES = 0.25
NOISE = 0.1
"""In some games some choices are not the teacher's, so that the net learns what to do then; it
learns what the teacher would have done."""


class DataPlan(NamedTuple):
    """What is played: plain data, so that it travels to other processes."""

    game: str
    teacher: str
    seed: str
    noise: bool
    folder: str
    games: int  # in a shard


class Shard(NamedTuple):
    """Some games as they are written: how many rows they have, and the bytes of their file."""

    rows: int
    file: bytes


def shard_of(told: Sequence[bytes], **arrays: NDArray[Any]) -> Shard:
    """The bytes of all rows and other arrays."""
    file = BytesIO()
    packed = np.frombuffer(zlib.compress(b"".join(told), 1), np.uint8)
    np.savez(file, allow_pickle=False, told=packed, **arrays)
    return Shard(len(told), file.getvalue())


class Rows:
    """What was told and chosen, decision by decision."""

    def __init__(self, curriculum: Curriculum) -> None:
        self.curriculum = curriculum
        self.told: list[bytes] = []
        self.options: list[tuple[int, ...]] = []
        self.picks: list[int] = []
        self.hidden: list[list[int]] = []
        self.wins: list[list[int]] = []
        self.games: list[int] = []
        self.seats: list[int] = []  # of the game that is being played

    def add(self, told: bytes, options: tuple[int, ...], pick: int, hidden: list[int]) -> None:
        """A decision."""
        self.told.append(told)
        self.options.append(options)
        self.picks.append(options.index(pick))
        self.hidden.append(hidden)

    def end(self, number: int, table: Table, seats: int) -> None:
        """A game is over: write down for each of its decisions who won, counted from its seat."""
        assert table.outcome is not None
        won = [int(self.curriculum.study.won(table.outcome, seat)) for seat in range(seats)]
        for seat in self.seats:
            turned = [won[(seat + place) % seats] for place in range(seats)]
            self.wins.append(turned + [-1] * (self.curriculum.seats - seats))
            self.games.append(number)
        self.seats = []

    def shard(self) -> Shard:
        """All of it."""
        options = np.full((len(self.told), MOST_OFFERED), -1, np.int16)
        for row, offered in enumerate(self.options):
            options[row, : len(offered)] = offered
        return shard_of(
            self.told,
            options=options,
            picks=np.array(self.picks, np.int16),
            hidden=np.array(self.hidden, np.int8),
            wins=np.array(self.wins, np.int8),
            games=np.array(self.games, np.int32),
        )


def load_shard(path: Path, size: int) -> dict[str, NDArray[Any]]:
    """The arrays of a shard, `told` with so many bytes a row; a ValueError if that does not fit."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as kept:
            arrays = {name: kept[name] for name in kept.files}
        told = np.frombuffer(zlib.decompress(arrays["told"].tobytes()), np.uint8)
        rows = len(arrays["games"])
    except Exception as problem:  # whatever a file that is no such archive makes NumPy raise
        raise ValueError(
            f"{path} cannot be read ({problem}); delete it, and make the data again: the other"
            " shards are kept"
        ) from problem
    if told.size != rows * size:
        raise ValueError(
            f"{path.name} was made with another encoding: {told.size // max(rows, 1)} bytes a row,"
            f" not {size}; make the data anew"
        )
    arrays["told"] = told.reshape(rows, size)
    return arrays


def drawn(setups: tuple[TrainingSetup, ...], dice: Random) -> TrainingSetup:
    """One of the setups, by their weights."""
    return dice.choices(setups, [setup.weight for setup in setups])[0]


def play_game(curriculum: Curriculum, plan: DataPlan, number: int, rows: Rows) -> None:
    """Let teachers play a game, and write it down."""
    seed = seed_for(plan.seed.encode(), plan.game, number)
    dice = Random(seed)
    config = curriculum.game.config(drawn(curriculum.setups, dice).keys)
    noise = NOISE if plan.noise and dice.random() < NOISY_GAMES else 0.0
    table = curriculum.game.deal(config, seed)
    seats: int = config.seats
    players = [
        Player(bots.make(plan.game, plan.teacher, seed_for(seed, "bot", seat), config))
        for seat in range(seats)
    ]
    scheduler = Scheduler()
    for seat, player in enumerate(players):
        scheduler.sit(seat, hooks_of(type(player.bot)), table)
    table.listen()

    def choose(seat: int, option: int) -> None:
        table.choose(seat, option)
        scheduler.heard(seat, option, table.news)

    while turns := scheduler.due(table):
        taken = [(turn, players[turn.seat].take(turn)) for turn in turns]
        for turn, act in taken:
            if act.pick is not None and turn.decision is not None:
                seat, options = turn.seat, turn.decision.options
                told = curriculum.told(table, seat, players[seat].bot)
                rows.add(told, options, act.pick, curriculum.hidden(table, seat))
                rows.seats.append(seat)
                if noise and dice.random() < noise:
                    act = act._replace(pick=dice.choice(options))
            scheduler.apply(table, turn, act, choose)
    rows.end(number, table, seats)


def make_shard(part: tuple[DataPlan, int]) -> Shard:
    """Play the games of a shard."""
    plan, shard = part
    curriculum = curriculum_of(plan.game)
    rows = Rows(curriculum)
    for number in range(shard * plan.games, (shard + 1) * plan.games):
        play_game(curriculum, plan, number, rows)
    return rows.shard()


def make_data(plan: DataPlan, shards: int, machines: Executor, seconds: float) -> Iterator[int]:
    """Make shards until all are there or the time is up; how many decisions each has."""
    yield from write_shards(make_shard, plan, plan.game, shards, machines, seconds)


def write_shards(
    work: Callable[[tuple[DataPlan, int]], Shard],
    plan: DataPlan,
    name: str,
    shards: int,
    machines: Executor,
    seconds: float,
) -> Iterator[int]:
    """Have the shards made that are not there yet, and write them into the plan's folder in their
    order until the time is up; how many rows each has. A file is there whole or not at all."""
    ends = monotonic() + seconds
    folder = Path(plan.folder)
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"{name}-{number:05}.npz" for number in range(shards)]
    missing = [number for number, path in enumerate(paths) if not path.exists()]
    made = machines.in_order(work, [(plan, number) for number in missing])
    for number, shard in zip(missing, made, strict=True):
        part = paths[number].with_suffix(".part")
        part.write_bytes(shard.file)
        part.replace(paths[number])
        yield shard.rows
        if monotonic() > ends:
            return
