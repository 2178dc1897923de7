"""Presets on the command line: taken with `--preset`, listed by `show`."""

import json
from collections.abc import Callable

import pytest

from cellmates.cli.main import main
from cellmates.games import GAMES
from cellmates.locale import languages

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """The command's exit status and what it printed."""

    def go(*arguments: str) -> tuple[int, str, str]:
        status = main(list(arguments))
        out, err = capsys.readouterr()
        return status, out, err

    return go


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", list(GAMES))
def test_every_preset_is_shown(run: Run, game: str, language: str) -> None:
    status, out, _ = run("show", game, "presets", "--json", "--lang", language)
    assert status == 0
    listed = json.loads(out)
    assert [each["slug"] for each in listed] == [each.name for each in GAMES[game].presets()]
    assert all(each["name"] and each["what"] for each in listed)


def test_a_preset_is_played(run: Run) -> None:
    quick = ("--games", "1", "--bots", "random", "--json", "--seed", "1")
    status, out, err = run("simulate", "lockup", "--preset", "short", *quick)
    assert status == 0, err
    assert '"seats": 2' in out
    status, out, err = run("simulate", "room25", "--preset", "families", *quick)
    assert status == 0, err
    assert '"coop_partial_victory": true' in out
    assert '"mode": "cooperation"' in out


def test_what_is_said_besides_counts_more(run: Run) -> None:
    quick = ("--games", "1", "--bots", "random", "--json", "--seed", "1")
    status, out, err = run("simulate", "lockup", "--preset", "short", "--seats", "3", *quick)
    assert status == 0, err
    assert '"seats": 3' in out


def test_a_preset_that_does_not_go_with_the_mode_is_refused(run: Run) -> None:
    status, _, err = run("simulate", "room25", "--preset", "families", "--mode", "suspicion")
    assert status == 2
    assert "families" in err
    assert "tournament" in err
