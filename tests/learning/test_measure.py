"""Measuring: who has which seats, and whose wins are counted."""

import sys
from pathlib import Path

import pytest

from cellmates.bots.net import save
from cellmates.lab.executors import Processes
from cellmates.learning import measure
from cellmates.learning.__main__ import main
from cellmates.learning.curriculum import curriculum_of
from cellmates.learning.measure import CONTESTS, ContestGame, measured, play_one
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


def test_any_number_of_jobs_gives_the_same_results() -> None:
    """All but the time that decisions took."""
    entries = [(contest, "random") for contest in CONTESTS if contest.game == "lockup"]
    found = [
        [
            [(result.won, result.decisions) for result in results]
            for results in measured(entries, "rookie", 3, "test", Processes(jobs))
        ]
        for jobs in (1, 2)
    ]
    assert [len(results) for results in found[0]] == [3] * len(entries)
    assert found[0] == found[1]


def test_who_cannot_play_is_refused_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A net of another game or another version of the encoding, one that is none, and nobody."""
    path = tmp_path / "net.npz"
    net = some_net(curriculum_of("lockup"))
    save(net, path)
    given = ["--games", "1", "--jobs", "1"]
    refused: list[tuple[list[str], str]] = [
        ([str(path), "--only", "solo"], "these weights do not fit room25: their game is lockup"),
        ([str(tmp_path / "nothing.npz"), "--only", "lockup 2"], "these are no weights of a net"),
        (["genius", "--only", "lockup 2"], "genius"),
        (["random", "--only", "lockup 2", "--rival", "genius"], "genius"),
    ]
    for words, told in refused:
        assert main(["measure", *words, *given]) == 2
        out, err = capsys.readouterr()
        assert told in err
        assert out == ""
    net.facts["version"] += 1
    save(net, path)
    measure._net.cache_clear()
    assert main(["measure", "random", str(path), "--only", "lockup 2", *given]) == 2
    assert "their version is" in capsys.readouterr().err


def test_steps_of_learning_say_what_they_lack(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    clone = ["clone", "lockup", "--weights", str(tmp_path / "new" / "x.npz")]
    assert main(clone) == 2
    assert 'torch is not installed: pip install "cellmates[learning]"' in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main([*clone, "--device", "tpu"])
    assert "invalid choice: 'tpu'" in capsys.readouterr().err
    (tmp_path / "file").write_text("")
    assert main(["clone", "lockup", "--weights", str(tmp_path / "file" / "x.npz")]) == 2
    assert str(tmp_path / "file") in capsys.readouterr().err
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["data", "lockup", "--folder", str(tmp_path / "data"), "--ray"]) == 2
    assert 'pip install "cellmates[ray]"' in capsys.readouterr().err


def test_what_is_not_there_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["measure", "random", "--only", "chess"]) == 2
    assert "there is no such contest: cooperation easy" in capsys.readouterr().err
