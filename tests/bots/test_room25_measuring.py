"""The scripts that measure the bots of Room 25 say what they should."""

import pytest

from benchmarks import bots as measuring
from benchmarks import lies


def test_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    measuring.main(["--games", "3", "--only", "solo"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[2].startswith("| solo | all careful | 3 | ")
    assert lines[3].startswith("| solo | all random | 3 | 0.0%")


def test_every_line_counts_every_game_once() -> None:
    for match in measuring.MATCHES:
        results = measuring.measure(match, 1, 1, b"x")
        assert results.parties[match.winner] == 1


def test_lies_are_counted_and_honest_guards_tell_none(capsys: pytest.CaptureFixture[str]) -> None:
    lies.main(["--games", "3", "--guards", "careful:liar"])
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("3 games, ")
    assert not told[0].endswith(" 0.0 lies a game")
    assert told[5] == "| by round | accused | found by most prisoners | known to all |"
    lies.main(["--games", "3", "--guards", "careful:honest"])
    assert capsys.readouterr().out.startswith("3 games, 0.0 lies a game")
