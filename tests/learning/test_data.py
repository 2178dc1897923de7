"""Games of a teacher as data: the same wherever they are played."""

from pathlib import Path

import pytest

from cellmates.lab.executors import Processes
from cellmates.learning.curriculum import curriculum_of
from cellmates.learning.data import DataPlan, load_shard, make_data
from cellmates.learning.positions import make_positions


@pytest.mark.parametrize("game", ["room25", "lockup"])
def test_a_shard_tells_every_decision_of_its_games(game: str, tmp_path: Path) -> None:
    curriculum = curriculum_of(game)
    plan = DataPlan(game, "careful", "test", True, str(tmp_path), 1)
    counts = list(make_data(plan, 2, Processes(1), 1000.0))
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
    assert list(make_data(plan, 2, Processes(1), 1000.0)) == []  # what is there is not played again
    path.unlink()
    assert list(make_data(plan, 1, Processes(1), 1000.0)) == counts[:1]
    assert path.read_bytes() == before


def test_any_number_of_jobs_gives_the_same_bytes(tmp_path: Path) -> None:
    files = []
    for jobs in (1, 2):
        folder = tmp_path / str(jobs)
        plan = DataPlan("lockup", "random", "test", True, str(folder), 1)
        list(make_data(plan, 3, Processes(jobs), 1000.0))
        list(make_positions(plan, 3, Processes(jobs), 1000.0))
        files.append({path.name: path.read_bytes() for path in folder.iterdir()})
    assert len(files[0]) == 6
    assert files[0] == files[1]


def test_nothing_is_begun_when_the_time_is_up(tmp_path: Path) -> None:
    plan = DataPlan("lockup", "random", "test", False, str(tmp_path), 1)
    assert len(list(make_data(plan, 3, Processes(1), 0.0))) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["lockup-00000.npz"]


def test_a_broken_shard_is_named(tmp_path: Path) -> None:
    plan = DataPlan("lockup", "random", "test", False, str(tmp_path), 1)
    list(make_data(plan, 1, Processes(1), 1000.0))
    path = tmp_path / "lockup-00000.npz"
    path.write_bytes(path.read_bytes()[:-400])
    with pytest.raises(ValueError, match=r"lockup-00000\.npz cannot be read .* delete it"):
        load_shard(path, curriculum_of("lockup").bytes)


def test_data_of_another_encoding_are_refused(tmp_path: Path) -> None:
    plan = DataPlan("lockup", "random", "test", False, str(tmp_path), 1)
    list(make_data(plan, 1, Processes(1), 1000.0))
    with pytest.raises(ValueError, match="was made with another encoding: 3186 bytes a row, not 9"):
        load_shard(tmp_path / "lockup-00000.npz", 9)


def test_a_game_that_nobody_can_learn_is_refused() -> None:
    with pytest.raises(ValueError, match="nothing to learn 'chess' by; there are room25, lockup"):
        curriculum_of("chess")
