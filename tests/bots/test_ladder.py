"""The ladder says who meets whom, counts deal by deal, and does not play twice what is kept."""

from pathlib import Path

import pytest

from benchmarks import ladder
from benchmarks.ladder import Book, Match, Result, Task, games_for, main, paired, rivals_of
from cellmates import bots

SOLO = next(match for match in ladder.MATCHES if match.name == "solo")


def results(*won: bool) -> dict[int, Result]:
    return {number: Result(each, "", [0.0]) for number, each in enumerate(won)}


def test_a_level_meets_its_neighbours() -> None:
    assert rivals_of("room25", "careful", "below,above") == ["regular", "shrewd"]
    assert rivals_of("lockup", "mastermind:liar", "above,below") == ["shrewd"]
    assert rivals_of("room25", "mastermind", "careful:even") == ["careful:even"]
    assert rivals_of("room25", "learned", "mastermind") == ["mastermind"]  # beside the ladder


def test_lines_in_which_somebody_thinks_have_fewer_games() -> None:
    assert games_for("lockup", "careful", "regular") == 1000
    assert games_for("room25", "careful", "shrewd") == 400


def test_deals_won_with_one_only_are_counted() -> None:
    level = results(True, True, True, False, False)
    rival = results(True, False, False, True)
    assert paired(level, rival).startswith("2 / 1 of 4: +25.0 (")


@pytest.mark.parametrize("match", ladder.MATCHES, ids=lambda match: match.name)
def test_the_level_has_its_seats_and_no_others(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    make = bots.make

    def counted(game: str, name: str, seed: bytes, config: object) -> object:
        made.append(name)
        return make(game, "random", seed, config)

    monkeypatch.setattr(bots, "make", counted)
    result = ladder.play_one(Task(match, "rookie", "random", "x", 2))
    assert result.times
    own = made.count("rookie")
    seats = len(made)
    assert own == {"all": seats, "one": 1, "guard": 2, "prisoner": 4, "a": 3}[match.whose]
    if match.whose == "one":
        assert made[2 % seats] == "rookie"  # it moves on from game to game


def test_what_is_kept_is_not_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = str(tmp_path / "games")
    wish = ["--level", "rookie", "--rival", "below", "--paired", "--only", "solo", "--keep", kept]
    main([*wish, "--games", "2"])
    told = capsys.readouterr().out.splitlines()[2]
    assert told.startswith("| solo | rookie | 2 | ")
    assert "| random: " in told
    assert " of 2: " in told
    assert len(Book(kept).results) == 4
    monkeypatch.setattr(ladder, "play_one", None)
    main([*wish, "--games", "2"])
    again = capsys.readouterr().out.splitlines()[2]
    assert again.rpartition(" | ")[0] == told.rpartition(" | ")[0]  # kept times are rounded


def test_a_rival_that_has_no_seat_makes_no_other_game() -> None:
    assert (
        Task(SOLO, "shrewd", "regular", "x", 1).key == Task(SOLO, "shrewd", "careful", "x", 1).key
    )
