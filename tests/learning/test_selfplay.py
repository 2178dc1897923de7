"""Self-play: what a process lays out for the learner, and what decisions were worth."""

import numpy as np
import pytest

from cellmates.learning.advantages import LAMBDA, advantages
from cellmates.learning.curriculum import curriculum_of
from cellmates.learning.farm import SEATS, Finished, SharedRows, _Process


@pytest.mark.parametrize("game", ["room25", "lockup"])
def test_answers_are_played_and_games_end(game: str) -> None:
    curriculum = curriculum_of(game)
    desk = SharedRows(curriculum, 8)
    process = _Process(game, 3, 4, 8, desk.memory.name, "test")
    finished: list[Finished] = []
    asked = set()
    try:
        while not finished:
            count, over = process.step()
            finished += over
            assert 0 < count <= 8
            offered = (desk.options[:count] >= 0).sum(axis=1)
            assert (offered > 1).all()
            asked |= set(desk.keys[:count].tolist())
            desk.answers[:count] = offered - 1
    finally:
        process.desk.close()
        desk.close()
        desk.memory.unlink()
    assert finished
    for each in finished:
        assert each.key >> 32 == 3
        assert all(0 <= reward <= 1 for reward in each.rewards)
        assert any(each.key * SEATS + seat in asked for seat in each.learners)


def test_advantages_are_reckoned_seat_by_seat() -> None:
    keys = np.array([7, 9, 7, 9, 7], np.int64)
    worths = np.array([0.5, 0.2, 0.6, 0.4, 0.9], np.float32)
    rewards = np.array([1, 0, 1, 0, 1], np.float32)
    last = 1 - 0.9
    middle = 0.9 - 0.6 + LAMBDA * last
    first = 0.6 - 0.5 + LAMBDA * middle
    other_last = 0 - 0.4
    other = 0.4 - 0.2 + LAMBDA * other_last
    expected = [first, other, middle, other_last, last]
    assert np.allclose(advantages(keys, worths, rewards), expected, atol=1e-6)
