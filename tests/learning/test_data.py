"""Games of a teacher as data."""

from pathlib import Path

import numpy as np
import pytest

from cellmates.learning.curriculum import curriculum_of
from cellmates.learning.data import DataPlan, load_shard, make_data


@pytest.mark.parametrize("game", ["room25", "lockup"])
def test_a_shard_tells_every_decision_of_its_games(game: str, tmp_path: Path) -> None:
    curriculum = curriculum_of(game)
    plan = DataPlan(game, "careful", "test", True, str(tmp_path), 1)
    counts = list(make_data(plan, 2, 1, 1000.0))
    path = tmp_path / f"{game}-00000.npz"
    rows = load_shard(path, curriculum.bytes)
    assert len(rows["picks"]) == counts[0] > 0
    offered = (rows["options"] >= 0).sum(axis=1)
    assert (offered > 1).all()
    assert (rows["picks"] < offered).all()
    assert set(rows["games"].tolist()) == {0}
    assert rows["hidden"].shape[1] == sum(secret.things for secret in curriculum.secrets)
    assert ((rows["wins"] >= -1) & (rows["wins"] <= 1)).all()
    before = path.read_bytes()
    assert list(make_data(plan, 2, 1, 1000.0)) == [0, 0]  # what is there is not played again
    path.unlink()
    assert list(make_data(plan, 1, 1, 1000.0)) == counts[:1]
    again = load_shard(path, curriculum.bytes)
    assert path.stat().st_size == len(before)
    assert all(np.array_equal(rows[name], again[name]) for name in rows)


def test_data_of_another_encoding_are_refused(tmp_path: Path) -> None:
    plan = DataPlan("lockup", "random", "test", False, str(tmp_path), 1)
    list(make_data(plan, 1, 1, 1000.0))
    with pytest.raises(ValueError, match="was made with another encoding: 3186 bytes a row, not 9"):
        load_shard(tmp_path / "lockup-00000.npz", 9)


def test_a_game_that_nobody_can_learn_is_refused() -> None:
    with pytest.raises(ValueError, match="nothing to learn 'chess' by; there are room25, lockup"):
        curriculum_of("chess")
