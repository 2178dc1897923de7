"""Pairs of games: the same deals with a rule and without it, and what can be said of them."""

import json
from math import isclose
from pathlib import Path
from random import Random

import pytest

from cellmates.lab.arena import Simulation
from cellmates.lab.executors import Processes
from cellmates.lab.paired import (
    PairedPlan,
    PairedResults,
    Pairs,
    anytime,
    difference,
    is_sure,
    mcnemar,
    play_pairs,
)
from cellmates.lab.power import games_for_margin, pairs_for_difference
from cellmates.lab.run_folder import RunFolder, RunFolderError

SEED = bytes(range(32))


def plan(
    game: str = "room25", changed: dict[str, object] | None = None, **keys: object
) -> PairedPlan:
    return PairedPlan(Simulation(game, keys, ("random",), {}, SEED), changed or {})


def test_a_change_of_nothing_changes_nothing() -> None:
    found = play_pairs((plan(mode="suspicion", seats=5), 0, 8))
    assert found.games == 8
    assert set(found.sides()) == {"guard", "prisoner"}
    for pairs in found.sides().values():
        assert (pairs.base_only, pairs.switched_only) == (0, 0)
        assert mcnemar(pairs) == 1
    assert all(mean.squares == 0 for mean in found.figures.values())


def test_a_rule_that_matters_is_seen() -> None:
    """Two crews have fewer decisions than four, whoever wins."""
    found = play_pairs((plan(changed={"seats": 2}, game="lockup", seats=4), 0, 6))
    longer = found.figures["decisions"].mean()
    assert longer.high < 0
    assert set(found.sides()) == {"player 1", "player 2"}  # those of both games
    assert found.sides()["player 1"].games == 6


def test_any_number_of_jobs_gives_the_same_bytes() -> None:
    parts = [(plan(mode="competition", seats=2), first, first + 3) for first in (0, 3, 6, 9)]
    texts = []
    for jobs in (1, 2):
        total = PairedResults()
        for part in Processes(jobs).in_order(play_pairs, parts):
            total.merge(part)
        texts.append(json.dumps(total.to_plain()))
    assert texts[0] == texts[1]
    again = PairedResults.from_plain(json.loads(texts[0]))
    assert json.dumps(again.to_plain()) == texts[0]


def test_mcnemar_is_exact() -> None:
    assert mcnemar(Pairs(9, 0, 0, 4)) == 1
    assert isclose(mcnemar(Pairs(0, 1, 9, 0)), 22 / 1024)  # 1 or fewer of 10, on both sides
    assert isclose(mcnemar(Pairs(50, 9, 1, 3)), 22 / 1024)
    assert mcnemar(Pairs(0, 5, 5, 0)) == 1


def test_a_bet_against_chance_may_be_looked_at_any_time() -> None:
    """Over whole runs without any difference it is ever below 5 % in at most one of twenty."""
    assert anytime(Pairs(5, 0, 0, 5)) == 1
    assert isclose(anytime(Pairs(0, 0, 10, 0)), 11 / 1024)
    dice = Random(4)
    fooled = by_peeking = 0
    for _ in range(200):
        wins = [0, 0]
        looks = []
        for _ in range(150):
            wins[dice.random() < 0.5] += 1
            looks.append(Pairs(0, wins[0], wins[1], 0))
        fooled += any(anytime(each) <= 0.05 for each in looks)
        by_peeking += any(mcnemar(each) <= 0.05 for each in looks[9::10])
    assert fooled <= 10
    assert by_peeking > 20  # what it is for


def test_one_is_sure_of_what_matters_and_not_before() -> None:
    results = PairedResults()
    results.wins["a", False, True] = 8
    results.wins["b", True, False] = 8
    assert not is_sure(results)  # 9 / 256, and there are two sides
    results.wins["a", False, True] = 10
    assert is_sure(results)


def test_the_interval_is_that_of_pairs() -> None:
    value, low, high = difference(Pairs(40, 5, 25, 30))
    assert value == 0.2
    assert low < 0.2 < high
    # (25.5 - 5.5) / 102 ± 1.96 * sqrt(31 - 20² / 102) / 102, by hand
    assert isclose(low, 0.0961, abs_tol=1e-4)
    assert isclose(high, 0.2961, abs_tol=1e-4)
    assert difference(Pairs(0, 0, 0, 0)) == (0, -1, 1)
    assert difference(Pairs(0, 0, 8, 0)).high == 1


def test_how_many_games_are_needed() -> None:
    assert games_for_margin(0.02) == 2401
    assert games_for_margin(0.02, 0.1) == 865
    assert pairs_for_difference(0.05, 0.2) == 626
    with pytest.raises(ValueError, match="no more can be gained"):
        pairs_for_difference(0.3, 0.2)


def test_a_folder_keeps_what_is_done(tmp_path: Path) -> None:
    plan = {"experiment": "compare", "games": 40, "bots": ("random",)}
    folder = RunFolder(tmp_path / "run", plan)
    assert folder.part("games-000020") is None
    folder.keep("games-000020", {"games": 20})
    folder.finish({"all": 1})
    again = RunFolder(tmp_path / "run", plan)
    assert again.part("games-000020") == {"games": 20}
    assert sorted(path.name for path in (tmp_path / "run").iterdir()) == [
        "games-000020.json",
        "plan.json",
        "result.json",
    ]


def test_another_plan_or_a_broken_file_is_refused(tmp_path: Path) -> None:
    folder = RunFolder(tmp_path, {"experiment": "compare", "games": 40})
    with pytest.raises(RunFolderError, match="games is 40, and here 60") as refusal:
        RunFolder(tmp_path, {"experiment": "compare", "games": 60})
    assert (refusal.value.key, refusal.value.there, refusal.value.here) == ("games", 40, 60)
    folder.keep("games-000000", {"games": 20})
    file = tmp_path / "games-000000.json"
    file.write_text(file.read_text("utf-8")[:-4])
    with pytest.raises(RunFolderError, match=r"games-000000\.json"):
        folder.part("games-000000")
    (tmp_path / "plan.json").write_text("[]")
    with pytest.raises(RunFolderError, match=r"plan\.json"):
        RunFolder(tmp_path, {"experiment": "compare", "games": 40})
