"""Starts of rounds as data: how every party stands, and whether it won.

Shards are made as those of `cellmates.learning.data` are.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np

from cellmates import bots
from cellmates.bots.sitting import Sitting
from cellmates.lab.arena import seed_for
from cellmates.learning.curriculum import Curriculum, Standing, curriculum_of
from cellmates.learning.data import DataPlan, drawn, save_whole, until


class PositionRows:
    """What was told of parties, and what became of them."""

    def __init__(self) -> None:
        self.told: list[bytes] = []
        self.fitted: list[float] = []
        self.won: list[float] = []
        self.setups: list[int] = []
        self.rounds: list[int] = []
        self.games: list[int] = []

    def save(self, path: Path) -> None:
        """Write all of it into a file."""
        save_whole(
            path,
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


def make_shard(task: tuple[DataPlan, int]) -> int:
    """Play the games of a shard; say how many positions they had."""
    plan, shard = task
    path = Path(plan.folder) / f"{plan.game}-positions-{shard:05}.npz"
    if path.exists():
        return 0
    curriculum = curriculum_of(plan.game)
    rows = PositionRows()
    for number in range(shard * plan.games, (shard + 1) * plan.games):
        play_game(curriculum, plan, number, rows)
    rows.save(path)
    return len(rows.told)


def make_positions(plan: DataPlan, shards: int, jobs: int, seconds: float) -> Iterator[int]:
    """Make shards until all are there or the time is up; how many positions each has."""
    Path(plan.folder).mkdir(parents=True, exist_ok=True)
    yield from until(make_shard, [(plan, shard) for shard in range(shards)], jobs, seconds)
