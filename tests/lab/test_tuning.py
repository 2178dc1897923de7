"""The search for settings: the same for any number of jobs, confirmed on deals it never saw."""

import json
import re
import sys
from pathlib import Path

import pytest

from cellmates.cli import main as cli
from cellmates.lab import tuning
from cellmates.lab.arena import Simulation
from cellmates.lab.executors import Processes
from cellmates.lab.run_folder import RunFolder, RunFolderError
from cellmates.lab.tuning import CountedGames, ParameterSearch, Tuner

SEED = bytes(range(32))
SPACE: dict[str, list[object]] = {"seats": [4, 6, 8, 3], "edition": ["ultimate", "season1"]}
TUNE = ("tune", "room25", "--mode", "team", "--bots", "random", "--seed", "5", "--jobs", "1")


@pytest.fixture(autouse=True)
def played(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Simulation, int, int]]:
    """No games: team a wins one in so many as there are seats; what was asked for."""
    asked: list[tuple[Simulation, int, int]] = []

    def count(part: tuple[Simulation, str, int, int]) -> CountedGames:
        plan, side, first, last = part
        assert side == "a"
        asked.append((plan, first, last))
        seats = int(str(plan.keys.get("seats", 4)))
        wins = sum(number % seats == 0 for number in range(first, last))
        return CountedGames((wins, last - first), ("",) * (last - first))

    monkeypatch.setattr(tuning, "count_wins", count)
    monkeypatch.setenv("LC_ALL", "C")
    return asked


def search(trials: int = 12) -> ParameterSearch:
    plan = Simulation("room25", {"mode": "team"}, ("random",), {}, SEED)
    return ParameterSearch(plan, SPACE, "a", 0.125, trials, 40, 48)


def test_the_best_is_found_and_confirmed(
    played: list[tuple[Simulation, int, int]], tmp_path: Path
) -> None:
    folder = RunFolder(tmp_path, search().described())
    found = Tuner(search(), Processes(1), folder).run()
    assert found["best"]["settings"]["seats"] == 8
    assert len(found["tried"]) == 12
    assert found["held_out"]["best"]["value"] == 0.125
    assert found["held_out"]["agreed"]["value"] == 0.25
    seeds = {plan.seed for plan, _, _ in played}
    assert len(seeds) == 2  # those of the search, and fresh ones
    three = [each for each in found["tried"] if each["settings"]["seats"] == 3]
    assert all(each["share"] is None and each["missed"] == 1 for each in three)
    before = len(played)
    again = Tuner(search(), Processes(1), RunFolder(tmp_path, search().described())).run()
    assert again == found
    assert len(played) == before  # everything was kept
    next(tmp_path.glob("best-*")).write_text("{}")
    with pytest.raises(RunFolderError, match="best-games"):
        Tuner(search(), Processes(1), RunFolder(tmp_path, search().described())).run()


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    more = ("--vary", "seats=4,8", "--target", "12", "--trials", "4", "--games", "40")
    assert cli.main(["lab", *TUNE, *more, "--confirm", "48"]) == 0
    out = capsys.readouterr().out
    assert "On deals that the search has never seen (48 games each)" in out
    assert re.search(r"seats=8 +12\.5%", out)
    assert cli.main(["lab", *TUNE, *more, "--confirm", "48", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["best"]["settings"] == {"seats": 8}


def test_what_is_wrong_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    vary = ("--vary", "seats=4,8")
    assert cli.main(["lab", *TUNE, *vary, "--side", "guard"]) == 2
    assert "--side" in capsys.readouterr().err
    assert cli.main(["lab", *TUNE, *vary, "--target", "200"]) == 2
    assert "--target" in capsys.readouterr().err
    monkeypatch.setitem(sys.modules, "optuna", None)
    assert cli.main(["lab", *TUNE, *vary]) == 2
    assert 'pip install "cellmates[lab]"' in capsys.readouterr().err
