"""The tables of all scenarios keep the laws too, and a scenario without sense is told where."""

import hashlib
import tomllib
from pathlib import Path
from typing import Any

import pytest

from cellmates import lockup
from cellmates.games import GAMES
from cellmates.kernel import Dice
from cellmates.testing import conformance as kit
from cellmates.testing.scenario import ScenarioError, check
from tests.lockup import invariants
from tests.lockup.tables import choose, laid_out

FILES = sorted((Path(__file__).parent.parent / "scenarios" / "lockup").rglob("*.toml"))
BATCHES = 8


def set_up(data: dict[str, Any]) -> lockup.Table:
    keys = data.get("config", {})
    if "position" in data:
        table = lockup.GAME.position(keys, data["position"])
    else:
        table = lockup.GAME.deal(lockup.GAME.config(keys), bytes(32))
    assert isinstance(table, lockup.Table)
    table.listen()
    return table


@pytest.mark.parametrize("batch", range(BATCHES))
def test_the_tables_of_scenarios_keep_the_laws(batch: int) -> None:
    for path in FILES[batch::BATCHES]:
        # Dice of its own, so that a new scenario does not change the luck of all others.
        dice = Dice(hashlib.blake2b(path.stem.encode(), digest_size=32).digest())
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        t = set_up(data)
        for choice in data.get("script", {}).get("choices", []):
            choose(t, choice)
            invariants.ranking(t)
        try:
            kit.check_offers(t, t.seats)
            kit.check_accepted(t, t.seats, dice)
            kit.check_plain(t, t.seats)
            kit.check_secrecy(t, t.seats, dice)
            kit.check_news(t, t.seats, dice)
        except kit.Nonconformance as error:
            raise AssertionError(f"{path.name}: {error}") from error


GOOD = """
game  = "lockup"
title = "A turn"
rules = ["LK-5.2"]

[config]
seats = 2

[position]
round = 2
phase = "roll_call"
first = 0
next  = 0
display = ["bone_shiv"]
goons = { sewers = "ragpicker_jod" }
suspicion = { sewers = 1 }
bandit_cubes = { sewers = { scrap = 1 } }
goals = { leader = "rat_pack" }
supply = { gold = 3 }
decks = { tomes = [] }

[position.seat0]
reputation = 10
resources = { scrap = 2 }
items = ["sharpened_spoon"]
cell = ["2", "3"]
placed = { smithy = ["?5"] }

[position.seat1]
cell = ["2"]

[script]
choices = ["0: assign yard", "0: token 2", "0: done"]

[expect]
asked = 1
first = 0
reputation = [10, 10]
resources = { 0 = { scrap = 2 } }
items = { 0 = ["sharpened_spoon"] }
placed = { yard = { 0 = ["2"] }, smithy = { 0 = ["?5"] } }
goons = { sewers = "ragpicker_jod", smithy = "" }
supply = { gold = 3 }
counts = { tome_deck = 0 }
refuses = ["1: collect"]
"""


def outcome_of(folder: Path, text: str) -> list[str]:
    path = folder / "scenario.toml"
    path.write_text(text, encoding="utf-8")
    return check(path, GAMES)


def test_the_example_is_good(tmp_path: Path) -> None:
    assert outcome_of(tmp_path, GOOD) == []


def test_what_differs_is_told(tmp_path: Path) -> None:
    text = GOOD.replace("[10, 10]", "[10, 11]").replace('smithy = "" }', 'smithy = "x" }')
    text = text.replace("{ tome_deck = 0 }", "{ tome_deck = 1 }").replace('["?5"] } }', '["5"] } }')
    text = text.replace("supply = { gold = 3 }\ncounts", "supply = { gold = 4 }\ncounts")
    text = text.replace("{ 0 = { scrap = 2 } }", "{ 0 = { scrap = 3 } }")
    text = text.replace("first = 0\nreputation", "first = 1\nleader = 0\ninstant = 0\nreputation")
    assert outcome_of(tmp_path, text) == [
        "after 3: first: 0, expected 1",
        "after 3: leader: None, expected 0",
        "after 3: instant: None, expected 0",
        "after 3: reputation of 1: 10, expected 11",
        "after 3: resources of 0: {'scrap': 2, 'potion': 0, 'iron': 0, 'gold': 0}, "
        "expected {'scrap': 3}",
        "after 3: placed smithy 0: ['?5'], expected ['5']",
        "after 3: goons smithy: '', expected 'x'",
        "after 3: supply gold: 3, expected 4",
        "after 3: counts tome_deck: 0, expected 1",
    ]


BAD = [
    ("no such key", "round = 2", "rounds = 2", "position: unknown key 'rounds'"),
    ("no such round", "round = 2", "round = 7", "round cannot be 7"),
    ("no such phase", '"roll_call"', '"dinner"', "phase cannot be 'dinner'"),
    ("no such seat", "[position.seat1]", "[position.seat2]", "position: unknown key 'seat2'"),
    ("no such own key", "reputation = 10\nres", "stars = 10\nres", "seat0: unknown key 'stars'"),
    ("no such first", "first = 0\nnext", "first = 4\nnext", "position: first cannot be 4"),
    ("no such next", "next  = 0", 'next  = "gnolls"', "position: next cannot be 'gnolls'"),
    ("next has passed", "[position.seat0]", "[position.seat0]\npassed = true", "0 has passed"),
    ("no last patrol", '2\nphase = "roll_call"', '6\nphase = "patrol"', "there is no patrol"),
    ("no such place", "{ smithy = [\"?5\"] }\n", "{ forge = [\"?5\"] }\n", "no location 'forge'"),
    ("no such item", '["bone_shiv"]', '["bone"]', "position: there is no 'bone'"),
    ("no such goon", '{ sewers = "ragpicker_jod" }', '{ sewers = "jod" }', "there is no 'jod'"),
    ("no goon space", 'shiv"]\ngoons = { sewers', 'shiv"]\ngoons = { yard', "no goon space"),
    ("no such cube", "{ scrap = 2 }\ni", "{ wood = 2 }\ni", "resources: there is no 'wood'"),
    ("no such bandit cube", "{ scrap = 1 }", "{ wood = 1 }", "bandit_cubes: there is no 'wood'"),
    ("no such token", '["2", "3"]', '["2", "6"]', "position.seat0: there is no token '6'"),
    ("no such goal", '"rat_pack"', '"cat_pack"', "position: there is no 'cat_pack'"),
    ("no such kind of goal", "{ leader =", "{ boss =", "goals: unknown key 'boss'"),
    ("no such deck", "{ tomes = [] }", "{ books = [] }", "decks: unknown key 'books'"),
    ("no such supply", "{ gold = 3 }\ndecks", "{ wood = 3 }\ndecks", "supply: there is no 'wood'"),
    ("no such expectation", "asked = 1", "asked = 1\nmood = 3", "unknown key 'mood'"),
    ("too many crews", "[10, 10]", "[10, 10, 10]", "reputation: more entries than participants"),
    ("no such crew", "{ 0 = { scrap = 2 } }", "{ 2 = { scrap = 2 } }", "there is no seat 2"),
    ("no number", "{ 0 = { scrap = 2 } }", "{ gnolls = { scrap = 2 } }", "gnolls"),
    ("no such resource", "{ 0 = { scrap = 2 } }", "{ 0 = { wood = 2 } }", "there is no 'wood'"),
    ("no such owner", 'yard = { 0 = ["2"] }', 'yard = { 5 = ["2"] }', "placed: there is no seat"),
    ("no map", "counts = { tome_deck = 0 }", "counts = 0", "counts must be a table"),
    ("no such count", "{ tome_deck = 0 }", "{ tomes = 0 }", "counts: unknown key 'tomes'"),
    ("no such chooser", "0: assign yard", "gnolls: assign yard", "there is no seat 'gnolls'"),
    ("no such option", "0: assign yard", "0: assign attic", "no option 'assign attic'"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "what"), [bad[1:] for bad in BAD],
                         ids=[bad[0] for bad in BAD])  # fmt: skip
def test_a_bad_file_is_told_where(tmp_path: Path, old: str, new: str, what: str) -> None:
    assert GOOD.count(old) == 1
    with pytest.raises(ScenarioError) as caught:
        outcome_of(tmp_path, GOOD.replace(old, new))
    assert what in str(caught.value)
    assert str(caught.value).startswith(str(tmp_path / "scenario.toml"))


def test_a_crew_that_is_no_table(tmp_path: Path) -> None:
    text = GOOD.replace('[position.seat1]\ncell = ["2"]', "").replace("round = 2", "seat1 = 3")
    with pytest.raises(ScenarioError, match=r"position\.seat1 must be a table"):
        outcome_of(tmp_path, text)


def test_a_position_may_say_very_little(tmp_path: Path) -> None:
    """Nothing but the crews: all tokens in their cells, nothing in the prison."""
    text = """
    game = "lockup"
    [position.seat0]
    [position.seat1]
    [position.seat2]
    [expect]
    asked = 0
    round = 1
    phase = "roll_call"
    location = ""
    reputation = [10, 10, 10]
    tomes = [0, 0, 0]
    traits = ["", "", ""]
    display = ["", "", "", ""]
    """
    assert outcome_of(tmp_path, text) == []


def test_roll_call_in_which_all_have_passed_is_over(tmp_path: Path) -> None:  # LK-5.1, LK-17.15
    passed = '[position.seat0]\npassed = true\nplaced = { yard = ["5"] }\n'
    text = 'game = "lockup"\ntitle = "Lights out"\nrules = ["LK-5.1"]\n'
    rest = '[position]\n%s\n[expect]\nphase = "lights_out"\n'
    others = "[position.seat1]\npassed = true\n"
    assert outcome_of(tmp_path, f"{text}{rest % (passed + others)}") == []
    solo = text + '[config]\nsolo = "moderate"\n' + rest % passed
    assert outcome_of(tmp_path, solo) == []


def test_guards_that_a_position_leaves_out_start_as_in_a_game() -> None:  # LK-17.4
    position = {"phase": "roll_call", "seat0": {"cell": ["2"]}}
    assert laid_out(position, solo="moderate").stars == [10, 10]
    assert laid_out(position, solo="moderate", advanced=True).stars == [0, 20]


def test_a_game_can_be_set_up_by_the_rules(tmp_path: Path) -> None:
    text = """
    game = "lockup"
    [config]
    seats = 5
    [position]
    phase = "setup"
    [expect]
    counts = { display = 6, goons = 5, item_deck = 28, goon_deck = 28, tome_deck = 28 }
    cell = { 0 = ["3", "4", "5", "enforcer", "lookout"] }
    power = [1, 1, 1, 1, 1]
    """
    assert outcome_of(tmp_path, text) == []


def test_traits_may_be_chosen_in_the_middle(tmp_path: Path) -> None:
    text = """
    game = "lockup"
    [config]
    seats = 2
    advanced = true
    [position.seat0]
    traits = ["bookish", "wealthy"]
    [position.seat1]
    [script]
    choices = ["0: keep wealthy"]
    [expect]
    traits = ["wealthy", ""]
    [[expect_each]]
    after = 0
    offers = ["0: keep bookish"]
    """
    assert outcome_of(tmp_path, text) == []


def test_a_display_may_be_longer_than_the_rules_say(tmp_path: Path) -> None:
    text = GOOD.replace('display = ["bone_shiv"]', 'display = ["bone_shiv", "loaded_dice", '
                        '"knuckle_chains", "transmuters_kettle"]')  # fmt: skip
    assert outcome_of(tmp_path, text) == []
