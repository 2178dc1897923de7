"""Every scenario holds, every rule and switch has one, and a bad file is told where it is bad."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cellmates.games import GAMES
from cellmates.room25 import stock
from cellmates.room25.editions import Switch
from cellmates.testing.scenario import ScenarioError, check, read

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.toml"))
BATCHES = 8
RULE_IDS = Path(__file__).parent / "room25" / "rule_ids.txt"


@cache
def contents(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def room25_files() -> list[Path]:
    return [path for path in FILES if contents(path)["game"] == "room25"]


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("game", [folder.name for folder in sorted(FOLDER.iterdir())])
def test_scenarios_hold(game: str, batch: int) -> None:
    files = sorted((FOLDER / game).rglob("*.toml"))[batch::BATCHES]
    wrong = [f"{path.name}: {line}" for path in files for line in check(path, GAMES)]
    assert not wrong, "\n".join(wrong)


def test_there_are_scenarios_and_they_expect_something() -> None:
    assert len(room25_files()) > 1000
    for path in FILES:
        assert contents(path).get("expect") or contents(path).get("expect_each"), path.name
        assert read(path, GAMES).title, path.name


def test_every_rule_has_a_scenario() -> None:
    lines = RULE_IDS.read_text(encoding="utf-8").splitlines()
    rules = {line for line in lines if not line.startswith("#")}
    invariants = {f"R25-22.{number}" for number in range(1, 11)}
    shown = {rule for path in room25_files() for rule in contents(path)["rules"]}
    assert len(rules) > 400
    assert sorted(rules - shown) == [], "rules without a scenario"
    assert sorted(shown - rules - invariants) == [], "scenarios of rules that are not there"


def _values(switch: Switch) -> list[object]:
    """The values of a switch that a scenario must use; its default is in all the others."""
    if switch.kind == "flag":
        return [not switch.default]
    values = list(stock.complexes()) if switch.kind == "complex" else list(switch.values)
    return [value for value in values if value != switch.default]


def test_every_value_of_every_switch_has_a_scenario() -> None:
    used: dict[str, list[object]] = {}
    for path in room25_files():
        for key, value in contents(path).get("config", {}).items():
            used.setdefault(key, []).append(value)
            if isinstance(value, list):
                used[key] += value
    for switch in stock.switches().values():
        values = used.get(switch.key, [])
        missing = [value for value in _values(switch) if value not in values]
        assert switch.key in used, switch.key
        assert missing == [], f"{switch.key}: no scenario with {missing}"


def test_every_edition_has_a_scenario() -> None:
    used = {contents(path).get("config", {}).get("edition") for path in room25_files()}
    assert set(stock.editions()) <= used


# Bad files.

GOOD = """
game  = "room25"
title = "A step"
rules = ["R25-6.3"]

[config]
mode = "cooperation"

[position]
rounds_left = 5
turn = 1
order = ["alice", "max"]
slid = { "4" = "e" }
corridor = { a1 = "ns" }
mac = ["move 4 e x2"]
robots = ["b2"]
locks = ["b1"]
complex = '''
?empty  ?empty  empty   ?empty  ?empty
?empty  ?empty  vortex  ?empty  ?empty
?empty  ?empty  central ?empty  ?empty
?empty  empty   ?empty  ?empty  ?empty
room_25 empty   ?empty  ?empty  ?trap
'''

[position.alice]
at = "c5"
program = ["move", "look"]

[position.max]
lost = ["look"]

[script]
choices = ["alice: move s"]

[expect]
at = { alice = "c3" }
room = { c4 = "vortex" }
asked = "alice"
offers = ["alice: look e"]
refuses = ["alice: slide 3 e"]

[[expect_each]]
after = 0
asked = "alice"
"""


def outcome_of(folder: Path, text: str) -> list[str]:
    path = folder / "scenario.toml"
    path.write_text(text, encoding="utf-8")
    return check(path, GAMES)


def test_the_example_is_good(tmp_path: Path) -> None:
    assert outcome_of(tmp_path, GOOD) == []


def test_what_differs_is_told(tmp_path: Path) -> None:
    text = GOOD.replace('asked = "alice"\noffers', 'asked = ["max"]\nover = true\noffers')
    text = text.replace('{ alice = "c3" }', '{ alice = "c4" }').replace("look e", "look s")
    text = text.replace("slide 3 e", "look w").replace('vortex" }', 'mortal" }')
    text = text.replace("refuses", 'winners = ["alice"]\nlocks = []\nrefuses')
    assert outcome_of(tmp_path, text) == [
        "after 1: offered: alice: look w",
        "after 1: over: False, expected True",
        "after 1: asked: alice (look), expected ['max']",
        "after 1: winners: [], expected ['alice']",
        "after 1: at of alice: 'c3', expected 'c4'",
        "after 1: room c4: 'vortex', expected 'mortal'",
        "after 1: locks: ['b1'], expected []",
    ]


BAD = [
    ("broken TOML", 'game  = "room25"', 'game  = "room25', "line 2"),
    ("another game", '"room25"\ntitle', '"chess"\ntitle', "game: there is no 'chess'"),
    ("no such key", "title =", "titel =", "unknown key 'titel'"),
    ("a title that is no text", '"A step"', "7", "title must be a str"),
    ("rules that are no list", '["R25-6.3"]', '"R25-6.3"', "rules must be a list"),
    ("no such script key", "choices = [", "moves = [", "script: unknown key 'moves'"),
    ("no such config key", 'mode = "coop', 'made = "coop', "unknown key 'made'"),
    ("no such mode", "cooperation", "operation", "mode cannot be 'operation'"),
    ("no such position key", "rounds_left", "rounds_gone", "unknown key 'rounds_gone'"),
    ("rounds that are no number", "rounds_left = 5", "rounds_left = 0", "rounds_left cannot be 0"),
    ("no such turn", "turn = 1", "turn = 7", "turn cannot be 7"),
    ("no such room", " vortex ", " vertex ", "there is no room 'vertex'"),
    ("a line too few", "?empty  empty   ?empty  ?empty  ?empty\n", "", "five lines of five"),
    ("a missing tile", "room_25 empty   ?empty  ", "room_25 empty   ", "five lines of five"),
    ("no centre", "central ", "?central ", "the middle tile must be central"),
    ("no such character", "[position.max]", "[position.mux]", "unknown key 'mux'"),
    ("no such character in order", '"alice", "max"]\nslid', '"alice", "mux"]\nslid', "no 'mux'"),
    ("somebody twice", '"alice", "max"]\nslid', '"max", "max"]\nslid', "named twice"),
    ("no order", 'order = ["alice", "max"]', "order = []", "order must be a list"),
    ("nobody next", 'slid = {', 'next = "kevin"\nslid = {', "next: 'kevin' is not in the turn"),
    ("no such line", '"4" = "e"', '"3" = "e"', "slid: there is no line '3'"),
    ("no such direction", '"4" = "e"', '"4" = "n"', "line 4 cannot go 'n'"),
    ("no such axis", 'a1 = "ns"', 'a1 = "nw"', "'nw' is neither ns nor ew"),
    ("no such card", "move 4 e x2", "move 4 e x3", "there is no card 'move 4 e x3'"),
    ("three robots", '["b2"]', '["b2", "a1", "a2"]', "only two robots"),
    ("no such cell", '"c5"', '"c6"', "position.alice: there is no cell 'c6'"),
    ("no such cell of a lock", '"b1"', '"k1"', "position: locks: there is no cell 'k1'"),
    ("no such token", '"move", "look"', '"move", "lock"', "there is no token 'lock'"),
    ("three tokens", '"move", "look"', '"move", "look", "push"', "at most two tokens"),
    ("no such lost token", 'lost = ["look"]', 'lost = ["luck"]', "lost: there is no token 'luck'"),
    ("no such own key", 'at = "c5"', 'ot = "c5"', "position.alice: unknown key 'ot'"),
    ("no such seat", 'at = "c5"', "seat = 9", "seat cannot be 9"),
    ("no such chooser", "alice: move s", "kevin: move s", "choice 1: 'kevin' is not in the game"),
    ("no chooser", '"alice: move s"', '"move s"', "'move s' is not 'who: option'"),
    ("no such expectation", "room = { c4", "rooms = { c4", "expect: unknown key 'rooms'"),
    ("no such expected room", 'c4 = "vortex"', 'c4 = "vertex"', "room: there is no 'vertex'"),
    ("no such expected cell", 'c4 = "vortex"', 'c9 = "vortex"', "room: there is no cell 'c9'"),
    ("nobody of that name", '{ alice = "c3" }', '{ kevin = "c3" }', "at: 'kevin' is not in the"),
    ("no map", 'at = { alice = "c3" }', 'at = "c3"', "at must be a table"),
    ("nobody to be asked", '"alice"\noffers', '"kevin"\noffers', "asked: 'kevin' is not"),
    ("no such option", "alice: move s", "alice: mvoe s", "choice 1: there is no option 'mvoe s'"),
    ("no such offer", '"alice: look e"', '"alice: look up"', "offers: there is no option"),
    ("no such refusal", "slide 3 e", "slide 9 e", "refuses: there is no option 'slide 9 e'"),
    ("no such count", "room = { c4", "counts = { deck = 3 }\nroom = { c4", "unknown key 'deck'"),
    ("no table", 'corridor = { a1 = "ns" }', 'sarah = 3', "position.sarah must be a table"),
    ("no such moment", "after = 0", "after = 2", "after must be a number of choices"),
    ("no moment", "after = 0", "", "after must be a number of choices"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "what"), [bad[1:] for bad in BAD],
                         ids=[bad[0] for bad in BAD])  # fmt: skip
def test_a_bad_file_is_told_where(tmp_path: Path, old: str, new: str, what: str) -> None:
    assert GOOD.count(old) == 1
    with pytest.raises(ScenarioError) as caught:
        outcome_of(tmp_path, GOOD.replace(old, new))
    assert what in str(caught.value)
    assert str(caught.value).startswith(str(tmp_path / "scenario.toml"))


@pytest.mark.parametrize(
    ("mode", "entry", "what"),
    [
        ("team", 'team = "c"', "position.max: team cannot be 'c'"),
        ("suspicion", 'role = "warden"', "position.max: role cannot be 'warden'"),
    ],
)
def test_a_bad_side_is_told(tmp_path: Path, mode: str, entry: str, what: str) -> None:
    text = GOOD.replace("cooperation", mode).replace("[position.max]", f"[position.max]\n{entry}")
    with pytest.raises(ScenarioError, match=what):
        outcome_of(tmp_path, text)


def test_a_position_may_say_very_little(tmp_path: Path) -> None:
    """Nothing but the order: all in the Central Room, everything else hidden and empty."""
    text = """
    game = "room25"
    [config]
    mode = "competition"
    [position]
    order = ["max", "emmett"]
    [expect]
    at = { max = "c3", emmett = "c3" }
    room = { a5 = "empty", c3 = "central" }
    face_up = { a5 = false, c3 = true }
    asked = ["max", "emmett"]
    """
    assert outcome_of(tmp_path, text) == []


def test_a_choice_that_is_not_offered_is_told(tmp_path: Path) -> None:
    text = GOOD.replace("alice: move s", "alice: move n")
    (line,) = outcome_of(tmp_path, text)
    assert line.startswith("choice 1 (alice: move n): 'move n' is not on offer; the options are")


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match=r"nowhere\.toml: No such file"):
        check(tmp_path / "nowhere.toml", GAMES)
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ScenarioError, match=r"binary\.toml"):
        check(binary, GAMES)
