"""The script that measures the bots of Room 25 says what it should."""

import pytest

from benchmarks import bots as measuring


def test_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    measuring.main(["--games", "3", "--only", "solo"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[2].startswith("| solo | all careful | 3 | ")
    assert lines[3].startswith("| solo | all random | 3 | 0.0%")


def test_every_line_counts_every_game_once() -> None:
    for match in measuring.MATCHES:
        results = measuring.measure(match, 1, 1, b"x")
        assert results.parties[match.winner] == 1
