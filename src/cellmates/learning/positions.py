"""Starts of rounds as data: how every party stands, and whether it won.

Shards are made as those of `cellmates.learning.data` are.
"""

from collections.abc import Iterator
from random import Random

import numpy as np

from cellmates import bots
from cellmates.bots.sitting import Sitting
from cellmates.lab.arena import seed_for
from cellmates.lab.executors import Executor
from cellmates.learning.curriculum import Curriculum, Standing, curriculum_of
from cellmates.learning.data import DataPlan, Shard, drawn, shard_of, write_shards


class PositionRows:
    """What was told of parties, and what became of them."""

    def __init__(self) -> None:
        self.told: list[bytes] = []
        self.fitted: list[float] = []
        self.won: list[float] = []
        self.setups: list[int] = []
        self.rounds: list[int] = []
        self.games: list[int] = []

    def shard(self) -> Shard:
        """All of it."""
        return shard_of(
            self.told,
            fitted=np.array(self.fitted, np.float32),
            won=np.array(self.won, np.float32),
            setups=np.array(self.setups, np.int16),
            rounds=np.array(self.rounds, np.int16),
            games=np.array(self.games, np.int32),
        )


def play_game(curriculum: Curriculum, plan: DataPlan, number: int, rows: PositionRows) -> None:
    """Let bots play a game, and write its rounds down."""
    seed = seed_for(plan.seed.encode(), plan.game, number)
    setup = drawn(curriculum.setups, Random(seed))
    config = curriculum.game.config(setup.keys)
    table = curriculum.game.deal(config, seed)
    seats: int = config.seats
    sitting = Sitting(
        table,
        {
            seat: bots.make(plan.game, plan.teacher, seed_for(seed, "bot", seat), config)
            for seat in range(seats)
        },
    )
    seen: list[tuple[int, Standing]] = []
    latest = 0
    while not table.over:
        begun = curriculum.round_of(table)
        if begun > latest:
            latest = begun
            seen += [(begun, standing) for standing in curriculum.standings(table)]
        sitting.play(1)
    assert table.outcome is not None
    for begun, standing in seen:
        rows.told.append(standing.told)
        rows.fitted.append(standing.fitted)
        rows.won.append(float(curriculum.study.won(table.outcome, standing.seat)))
        rows.setups.append(curriculum.setups.index(setup))
        rows.rounds.append(begun)
        rows.games.append(number)


def make_shard(part: tuple[DataPlan, int]) -> Shard:
    """Play the games of a shard."""
    plan, shard = part
    curriculum = curriculum_of(plan.game)
    rows = PositionRows()
    for number in range(shard * plan.games, (shard + 1) * plan.games):
        play_game(curriculum, plan, number, rows)
    return rows.shard()


def make_positions(
    plan: DataPlan, shards: int, machines: Executor, seconds: float
) -> Iterator[int]:
    """Make shards until all are there or the time is up; how many positions each has."""
    yield from write_shards(make_shard, plan, f"{plan.game}-positions", shards, machines, seconds)
