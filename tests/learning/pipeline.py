"""`make test-learning`: every step of learning at toy size, PyTorch included.

Not among the tests of `make test`, because PyTorch is too large for a fresh clone.
"""

from pathlib import Path

import numpy as np
import onnxruntime
import pytest

from cellmates.bots.net import load, save
from cellmates.learning.__main__ import main
from cellmates.learning.curriculum import curriculum_of
from cellmates.learning.data import load_shard
from tests.learning.nets import some_net


@pytest.mark.parametrize("game", ["room25", "lockup"])
def test_from_games_to_a_bot(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, clone, better = tmp_path / "data", tmp_path / "clone.npz", tmp_path / "better.npz"
    work = ["--work", str(tmp_path), "--device", "cpu"]
    made = ["data", game, "--folder", str(data), "--shards", "3", "--games", "1", "--jobs", "1"]
    assert main(made) == 0
    cloned = ["clone", game, "--folder", str(data), *work, "--weights", str(clone)]
    assert main([*cloned, "--epochs", "2", "--batch", "64"]) == 0
    assert "held out: policy" in capsys.readouterr().out
    net = load(clone)
    assert net.facts["game"] == game

    played = ["selfplay", game, "--clone", str(clone), *work, "--weights", str(better)]
    played += ["--jobs", "1", "--tables", "4", "--rows", "300", "--updates"]
    assert main([*played, "1"]) == 0
    assert main([*played, "2"]) == 0  # goes on from the checkpoint
    assert "going on after update 1" in capsys.readouterr().out
    assert load(better).facts["story"]["updates"] == 2

    onnx = tmp_path / "net.onnx"
    assert main(["export", str(clone), str(onnx)]) == 0
    curriculum = curriculum_of(game)
    told = load_shard(data / f"{game}-00000.npz", curriculum.bytes)["told"][:5]
    scores, wins = onnxruntime.InferenceSession(str(onnx)).run(None, {"told": told})
    for row, each in enumerate(told):
        state = net.hidden(each.tobytes())
        assert np.allclose(scores[row], net.scores_of(state, range(curriculum.options)), atol=1e-3)
        assert np.allclose(wins[row], net.wins_of(state), atol=1e-4)


@pytest.mark.parametrize(
    ("game", "contest"), [("room25", "solo"), ("lockup", "lockup expert solo")]
)
def test_from_rounds_to_a_bot_that_judges(
    game: str, contest: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, weights = tmp_path / "positions", tmp_path / "judge.npz"
    made = ["positions", game, "--folder", str(data), "--shards", "4", "--games", "10"]
    assert main([*made, "--jobs", "1"]) == 0
    learnt = ["judge", game, "--folder", str(data), "--weights", str(weights), "--device", "cpu"]
    assert main([*learnt, "--epochs", "3", "--batch", "64", "--width", "16"]) == 0
    assert "area: fitted" in capsys.readouterr().out
    assert load(weights).facts["options"] == 0
    measured = ["measure", str(weights), "--game", game, "--only", contest]
    assert main([*measured, "--games", "1", "--jobs", "1"]) == 0
    assert "| judge |" in capsys.readouterr().out


def test_what_does_not_fit_is_told_and_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A net of another encoding, and a checkpoint that is broken."""
    path, better = tmp_path / "net.npz", tmp_path / "better.npz"
    net = some_net(curriculum_of("lockup"))
    net.facts["version"] += 1
    save(net, path)
    work = ["--work", str(tmp_path), "--device", "cpu"]
    played = ["selfplay", "lockup", "--clone", str(path), *work, "--weights", str(better)]
    for words in (played, ["export", str(path), str(tmp_path / "net.onnx")]):
        assert main(words) == 2
        assert "these weights do not fit lockup: their version is" in capsys.readouterr().err
    net.facts["version"] -= 1
    save(net, path)
    checkpoint = tmp_path / "lockup-selfplay.pt"
    checkpoint.write_bytes(b"half")
    assert main(played) == 2
    assert "lockup-selfplay.pt cannot be gone on with" in capsys.readouterr().err
    assert checkpoint.read_bytes() == b"half"
    assert not better.exists()


def test_a_device_that_is_not_there_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    import torch

    given = ["clone", "lockup", "--weights", str(tmp_path / "x.npz"), "--folder", str(tmp_path)]
    if torch.cuda.is_available():
        assert main([*given, "--device", "cuda"]) == 2
        assert "has no data of lockup" in capsys.readouterr().err
    else:
        assert main([*given, "--device", "cuda"]) == 2
        assert "there is no GPU here" in capsys.readouterr().err
