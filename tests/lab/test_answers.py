"""The runs behind docs/lab: the same folders as `cellmates lab run` makes, result included."""

from pathlib import Path

import pytest

from benchmarks import lab_answers
from cellmates.cli import main as cli
from cellmates.lab.experiment import Cell, Experiment


def _files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_a_run_is_finished_as_the_command_does(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keys: dict[str, object] = {"mode": "solo"}
    cells = (Cell({}, ("random",)),)
    plan = Experiment("room25", keys, {}, cells, lab_answers.SEED, 21)
    answer = lab_answers.Answer("solo", plan, ("--bots=random",))
    lab_answers.play(tmp_path, [answer], 1, -1.0)
    assert "0 games now, of 21; 0.0 a second and core; not finished" in capsys.readouterr().out
    assert list(_files(tmp_path / "solo")) == ["plan.json"]
    lab_answers.play(tmp_path, [answer], 1, 1000.0)
    assert "21 games now, of 21" in capsys.readouterr().out
    command = answer.command.split()[1:-1]
    assert cli.main([*command, str(tmp_path / "other"), "--jobs", "1"]) == 0
    assert _files(tmp_path / "solo") == _files(tmp_path / "other")
    assert "result.json" in _files(tmp_path / "solo")
