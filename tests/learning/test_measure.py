"""Measuring: who has which seats, and whose wins are counted."""

from pathlib import Path

import pytest

from cellmates.bots.net import save
from cellmates.learning.__main__ import main
from cellmates.learning.curriculum import curriculum_of
from cellmates.learning.measure import CONTESTS, ContestGame, play_one
from tests.learning.nets import some_net


def test_every_contest_can_be_played() -> None:
    for contest in CONTESTS:
        played = play_one(ContestGame(contest, "random", "random", "test", 1))
        assert played.decisions > 0


def test_a_table_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "fresh.npz"
    save(some_net(curriculum_of("lockup")), path)
    given = ["measure", "random", str(path), "--only", "lockup 2", "--games", "2", "--jobs", "1"]
    assert main([*given, "--rival", "random"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[2].startswith("| lockup 2, one | random | random | 2 | ")
    assert lines[3].startswith("| lockup 2, one | fresh | random | 2 | ")


def test_what_is_not_there_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["measure", "random", "--only", "chess"]) == 2
    assert "there is no such contest: cooperation easy" in capsys.readouterr().err
