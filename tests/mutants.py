"""What `make mutants` tries every mutant on: scenarios and their news one by one, then everything.

mutmut tries a mutant on the tests in which the mutated function was called, quickest first: hence
a test for each scenario. Rooms and abilities are made when the game is imported: hence one test
that imports it anew.
"""

import sys
import tomllib
from pathlib import Path

import pytest

HERE = Path(__file__).parent
SCENARIOS = sorted((HERE / "scenarios" / "room25").rglob("*.toml"))


def test_everything() -> None:
    """Scenarios, their news and whole games, with a game that has just been imported."""
    for name in list(sys.modules):
        if name.startswith(("cellmates", "tests.room25", "tests.playthroughs")):
            del sys.modules[name]
    from tests import playthroughs
    from tests.room25 import test_reimagining

    for number in range(len(SCENARIOS)):
        test_scenario(number)
    for name in playthroughs.GAMES:
        kept = (HERE / "playthroughs" / f"{name}.txt").read_text(encoding="utf-8")
        assert playthroughs.written(name).splitlines() == kept.splitlines(), name
    test_reimagining.test_where_blue_cannot_be_hacked_kevin_learns_what_is_blue()
    test_reimagining.test_where_only_revealed_blue_is_left_alone_nobody_learns_anything()
    test_reimagining.test_what_kevin_found_not_to_be_blue_he_remembers()


@pytest.mark.parametrize("number", range(len(SCENARIOS)))
def test_scenario(number: int) -> None:
    from cellmates.games import GAMES
    from cellmates.testing.scenario import check
    from tests.room25.test_scenario_tables import check_news

    path = SCENARIOS[number]
    assert not check(path, GAMES)
    check_news(path.name, tomllib.loads(path.read_text(encoding="utf-8")))
