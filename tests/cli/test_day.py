"""`cellmates day`: one try at a deal, which goes on where it was left, and what it was worth."""

import io
import json
from pathlib import Path

import pytest

from cellmates.cli import main as cli
from cellmates.kernel.day import day_seed

DATE = "2026-11-15"
NOON = 1_794_830_400.0  # of the day after


@pytest.fixture(autouse=True)
def _home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setattr("cellmates.cli.day.time.time", lambda: NOON)


def _typed(monkeypatch: pytest.MonkeyPatch, answers: int) -> None:
    """So many answers, each the first that is offered; then the input ends."""
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * answers))


def test_one_try_that_goes_on_where_it_was_left(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    day = ["day", "room25", "--date", DATE, "--plain"]
    _typed(monkeypatch, 2)
    assert cli.main(day) == 0
    assert "play --resume" in capsys.readouterr().out
    _typed(monkeypatch, 3)
    assert cli.main(["play", "--resume", "--plain"]) == 0  # the same game, in the other way
    capsys.readouterr()
    _typed(monkeypatch, 10_000)
    assert cli.main(day) == 0
    *_, head, symbols = capsys.readouterr().out.rstrip().splitlines()
    assert head.startswith(f"Cellmates · The day’s complex (alone) · {DATE} · ")
    assert set(symbols) <= set("🟦⬜ 🚪🔒💀")
    assert cli.main(day) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"Your try of {DATE} is over.", head, symbols
    ]  # fmt: skip
    assert cli.main(["day", "--date", DATE, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["seed"] == day_seed("room25", "solo", DATE).hex()
    assert told["result"]["symbols"] == symbols
    assert cli.main(["day", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["date"] == "2026-11-16"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--date", "2026-11-17"], "2026-11-17 cannot be played now"),
        (["--date", "2026-11-08"], "2026-11-08 cannot be played now"),
        (["--mode", "suspicion"], "solo, cooperation"),
    ],
)
def test_days_and_modes_that_there_are_not(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["day", *arguments]) == 2
    assert said in capsys.readouterr().err


def test_a_file_of_tries_that_was_spoilt(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "cellmates" / "tries.json"
    path.parent.mkdir()
    path.write_text("{")
    assert cli.main(["day"]) == 2
    assert str(path) in capsys.readouterr().err
