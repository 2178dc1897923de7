"""Experiments: rows of plain data, and what is reckoned from them."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cellmates.games import GAMES
from cellmates.lab.executors import Processes
from cellmates.lab.experiment import (
    Cell,
    Experiment,
    GameRow,
    GameRows,
    combined,
    play_again,
    play_rows,
)
from cellmates.lab.findings import contributions, findings
from cellmates.lab.run_folder import RunFolder, RunFolderError
from cellmates.lab.statistics import chance_of_shares, discoveries, shares_apart
from cellmates.lab.study import nothing_known
from cellmates.lab.switches import other_values

SEED = bytes(range(32))


def experiment(game: str = "room25", games: int = 6, *cells: Cell, **keys: object) -> Experiment:
    return Experiment(game, keys, {}, cells or (Cell({}, ("random",)),), SEED, games)


def played(plan: Experiment, jobs: int = 1, folder: RunFolder | None = None) -> GameRows:
    rows = GameRows(plan, folder)
    for _ in rows.play(Processes(jobs)):
        pass
    return rows


def test_a_row_tells_the_game_that_its_record_holds() -> None:
    plan = experiment(mode="suspicion", seats=5)
    simulation = plan.simulation(plan.cells[0])
    (row,) = play_rows((simulation, 3, 4))
    record = play_again(simulation, 3)
    assert record.digest == row["digest"]
    assert record.names == {str(seat): "random" for seat in range(5)}
    guards = [party for party in row["parties"] if party["side"] == "guard"]
    assert [len(party["seats"]) for party in guards] == [1]
    seats = sorted(seat for party in row["parties"] for seat in party["seats"])
    assert seats == list(range(5))
    assert sum(party["won"] for party in row["parties"]) == 1
    assert sum("first player" in party["has"] for party in row["parties"]) == 1
    assert "tile room_25" in row["around"]
    assert row["information"] == nothing_known()  # nobody asked for it


def test_what_lay_next_to_the_start_is_of_the_deal() -> None:
    plan = experiment(mode="cooperation", seats=4)
    (row,) = play_rows((plan.simulation(plan.cells[0]), 0, 1))
    near = [each for each in row["around"] if each.startswith("near ")]
    assert 1 <= len(near) <= 4


def test_crews_have_cards_and_play_tomes() -> None:
    plan = experiment("lockup", seats=3, mode="advanced")
    (row,) = play_rows((plan.simulation(Cell({}, ("careful",))), 0, 1))
    kinds = {each.split()[0] for party in row["parties"] for each in party["has"]}
    assert kinds == {"seat", "first", "crew", "trait", "item", "goon", "tome"}
    assert [each.split()[0] for each in row["around"]] == ["goal"] * 3


def test_every_combination() -> None:
    assert combined({}) == [{}]
    assert combined({"seats": [4, 5], "mode": ["team"]}) == [
        {"seats": 4, "mode": "team"},
        {"seats": 5, "mode": "team"},
    ]


def test_cells_play_the_same_deals_and_are_compared_with_the_first() -> None:
    same = Cell({"edition": "ultimate"}, ("random",))
    found = findings(played(experiment("room25", 25, Cell({}, ("random",)), same, mode="team")))
    first, second = found["cells"]
    assert first["outcomes"] == second["outcomes"]
    assert [line["side"] for line in second["against_first"]] == ["a", "b"]
    for line in second["against_first"]:
        assert (line["pairs"], line["only_first"], line["only_here"]) == (25, 0, 0)
        assert (line["p"], line["q"]) == (1, 1)
    assert sum(each["count"] for each in first["reasons"]) == 25
    assert sum(first["length"]["games"].values()) == 25


def test_a_run_goes_on_and_comes_to_the_same_bytes(tmp_path: Path) -> None:
    plan = experiment("room25", 25, mode="competition", seats=2)
    folders = []
    for jobs in (1, 2):
        folders.append(RunFolder(tmp_path / str(jobs), plan.described()))
        folders[-1].finish(findings(played(plan, jobs, folders[-1])))
    kept = [{each.name: each.read_bytes() for each in f.path.iterdir()} for f in folders]
    assert kept[0] == kept[1]
    assert len(kept[0]) == 4
    (tmp_path / "2" / "cell-000-games-000020.json").unlink()
    again = GameRows(plan, folders[1])
    assert (again.done, again.missing) == (20, [(0, 20, 25)])
    for _ in again.play(Processes(1)):
        pass
    assert findings(again) == json.loads(kept[0]["result.json"])


@pytest.mark.parametrize("text", ["{}", '{"games": [{}]}', '{"games": []}', "[1]", "{"])
def test_a_part_that_is_not_whole_is_refused(text: str, tmp_path: Path) -> None:
    plan = experiment("room25", 2, mode="solo")
    folder = RunFolder(tmp_path, plan.described())
    folder.file("cell-000-games-000000").write_text(text)
    with pytest.raises(RunFolderError, match="cell-000-games-000000"):
        GameRows(plan, folder)


def _rows(games: int, effect: float, dice: Random, parties: int) -> list[GameRow]:
    """Games in which whoever has `good` wins more often by so much, and nothing else matters."""
    rows = []
    for number in range(games):
        seats: list[Any] = []
        lucky = dice.randrange(parties)
        weights = [1.0 + effect * (seat == lucky) * parties for seat in range(parties)]
        winner = dice.choices(range(parties), weights)[0]
        for seat in range(parties):
            has = [f"seat {seat + 1}", *[f"thing {n}" for n in range(20) if dice.random() < 0.5]]
            won = seat == winner
            if parties == 1:
                good = dice.random() < 0.5
                won, has = dice.random() < 0.3 + effect * good, has + ["good"] * good
            elif seat == lucky:
                has.append("good")
            seats.append({"side": "player", "seats": [seat], "bots": ["x"], "won": won, "has": has})
        rows.append(
            GameRow(number=number, digest="", reason="", figures={}, mishaps=[], parties=seats,
                    around=[], information=nothing_known())
        )  # fmt: skip
    return rows


@pytest.mark.parametrize("parties", [1, 4])
def test_what_helps_is_found_and_the_rest_is_not(parties: int) -> None:
    lines = contributions(_rows(400, 0.4, Random(parties), parties))
    found = [line["what"] for line in lines if line["q"] <= 0.05]
    assert found[0] == "good"
    assert len(found) <= 2  # of twenty others, one may look as if it helped
    good = lines[0]["difference"]
    assert good["low"] > 0.1
    assert good["low"] < good["value"] < good["high"]


def test_where_nothing_helps_nothing_is_found_too_often() -> None:
    false = 0
    for seed in range(12):
        lines = contributions(_rows(120, 0.0, Random(seed), 4))
        false += any(line["q"] <= 0.05 for line in lines)
    assert false <= 2  # one in twenty is what q promises


def test_within_a_game_the_others_lose_what_one_wins() -> None:
    """Of four of whom one wins, seat 1 winning always is 100 % against 0 %."""
    rows = _rows(40, 0.0, Random(1), 4)
    for row in rows:
        for seat, party in enumerate(row["parties"]):
            party["won"] = seat == 0
    first = next(line for line in contributions(rows) if line["what"] == "seat 1")
    assert first["difference"] == {"value": 1, "low": 1, "high": 1}


def test_newcombe() -> None:
    """His first example (1998, method 10): 56 of 70 against 48 of 80."""
    value, low, high = shares_apart(56, 70, 48, 80)
    assert value == pytest.approx(0.2)
    assert low == pytest.approx(0.0524, abs=5e-5)
    assert high == pytest.approx(0.3339, abs=5e-5)
    assert chance_of_shares(56, 70, 48, 80) == pytest.approx(0.0081, abs=1e-4)
    assert chance_of_shares(0, 5, 0, 9) == chance_of_shares(0, 0, 1, 9) == 1


def test_discoveries_are_those_of_benjamini_and_hochberg() -> None:
    """Their example (1995): of these fifteen the first four are called findings at 5 %."""
    p = (0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344,
         0.0459, 0.3240, 0.4262, 0.5719, 0.6528, 0.7590, 1.0)  # fmt: skip
    q = discoveries(p)
    assert [each <= 0.05 for each in q] == [True] * 4 + [False] * 11
    assert q[0] == pytest.approx(0.0015)
    assert q == sorted(q)
    assert discoveries([]) == []


def test_switches_are_tried_one_at_a_time() -> None:
    game = GAMES["room25"]
    keys: dict[str, object] = {"mode": "cooperation", "seats": 4}
    found = other_values(game, keys, game.config(keys))
    assert all(len(each) == 1 for each in found)
    assert {"madness": True} in found
    assert {"madness": False} not in found
    assert {"escape_by": ["control_action", "mac_card"]} in found
    assert not any("guard_reveal_when" in each for each in found)  # nobody is a guard
    assert {"edition": "ultimate"} not in found
    for each in found:
        game.config({**keys, **each})
