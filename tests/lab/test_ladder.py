"""Ladders: how bots meet in each kind of game, and ratings that textbooks would give."""

from math import log10
from pathlib import Path
from random import Random

import pytest

from cellmates.lab.executors import Processes
from cellmates.lab.ladder import (
    Ladder,
    LadderResults,
    Meeting,
    bradley_terry,
    ladder_findings,
    meet,
    ratings,
)
from cellmates.lab.run_folder import RunFolder, RunFolderError

SEED = bytes(range(32))


def ladder(game: str, deals: int, *bots: str, **keys: object) -> Ladder:
    return Ladder(game, keys, bots or ("random", "rookie"), SEED, deals)


@pytest.mark.parametrize(
    ("game", "keys", "most"),
    [
        ("room25", {"mode": "suspicion", "seats": 5}, 2),  # each side once
        ("room25", {"mode": "team", "seats": 4}, 2),
        ("room25", {"mode": "competition", "seats": 2}, 1),
        ("room25", {"mode": "cooperation", "seats": 2}, 1),
        ("lockup", {"solo": "moderate"}, 1),
    ],
)
def test_points_of_a_deal(game: str, keys: dict[str, object], most: int) -> None:
    plan = ladder(game, 1, **keys)
    (((one, other), digests),) = meet(Meeting(plan, ("random", "rookie"), 0, 1))
    assert 0 <= one + other <= most
    assert len(digests) == len(plan.games(("random", "rookie")))
    if keys.get("mode") != "competition":  # there the first bot has the first seat
        (turned,) = meet(Meeting(plan, ("rookie", "random"), 0, 1))
        assert turned == ((other, one), digests[::-1])


def test_two_bots_of_one_kind_are_equal_where_they_change_sides() -> None:
    deals = meet(Meeting(ladder("room25", 6, mode="suspicion", seats=5), ("random",) * 2, 0, 6))
    assert [sum(deal.points) for deal in deals] == [2] * 6


def test_ratings_of_two_are_the_logarithm_of_their_points() -> None:
    found = bradley_terry(("a", "b"), {("a", "b"): 30, ("b", "a"): 10})
    assert found["a"] - found["b"] == pytest.approx(400 * log10(3))
    assert found["a"] == pytest.approx(-found["b"])


def test_ratings_of_three_fit_what_they_were_drawn_from() -> None:
    strength = {"a": 4.0, "b": 2.0, "c": 1.0}
    won = {
        (one, other): 1000 * strength[one] / (strength[one] + strength[other])
        for one in strength
        for other in strength
        if one != other
    }
    found = bradley_terry(("a", "b", "c"), won)
    assert found["a"] - found["b"] == pytest.approx(400 * log10(2))
    assert found["b"] - found["c"] == pytest.approx(400 * log10(2))


def test_intervals_cover_the_truth_and_shrink() -> None:
    dice = Random(3)
    widths = []
    for deals in (50, 800):
        points = {
            ("a", "b"): {
                number: (1, 0) if dice.random() < 0.75 else (0, 1) for number in range(deals)
            }
        }
        found = ratings(("a", "b"), points, Random(1))["a"]
        assert found.low < 200 * log10(3) < found.high
        widths.append(found.high - found.low)
    assert widths[1] < widths[0] / 2.5


def test_nobody_is_infinitely_strong() -> None:
    found = ratings(("a", "b"), {("a", "b"): {0: (1, 0), 1: (1, 0)}}, Random(1))
    assert 0 < found["a"].value < 400


def test_a_ladder_goes_on_and_comes_to_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cellmates.lab.ladder.DEALS_AT_ONCE", 2)
    plan = ladder("room25", 3, "random", "rookie", mode="competition", seats=2)
    folder = RunFolder(tmp_path, plan.described())
    results = LadderResults(plan, folder)
    assert list(results.play(Processes(1))) == [2, 1]
    whole = ladder_findings(results)
    assert whole["meetings"][0]["deals"] == 3
    assert {line["bot"] for line in whole["ratings"]} == {"random", "rookie"}
    (tmp_path / "meeting-000-games-000002.json").unlink()
    again = LadderResults(plan, folder)
    assert again.done == 2
    assert list(again.play(Processes(1))) == [1]
    assert ladder_findings(again) == whole
    for broken in ('{"points": [[1, 0]]}', '{"points": [[1, 0], [0, 1]], "digests": [["a"]]}'):
        (tmp_path / "meeting-000-games-000000.json").write_text(broken)
        with pytest.raises(RunFolderError, match="meeting-000-games-000000"):
            LadderResults(plan, folder)
