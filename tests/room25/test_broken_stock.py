"""A broken data file is refused, and the complaint names the file and the entry."""

import shutil
from importlib.resources import files
from pathlib import Path

import pytest

from cellmates.room25 import stock

BROKEN = [
    ("tiles.toml", "[central]", "central = 3\n[center]", "tiles.toml: central: is not a table"),
    ("tiles.toml", "[central]", "[central", "tiles.toml: .*line"),
    ("tiles.toml", '"blue"', '"pink"', "tiles.toml: central: unknown colour 'pink'"),
    (
        "tiles.toml",
        'level = "basic"\nsea',
        'level = "easy"\nsea',
        "tiles.toml: central: unknown level 'easy'",
    ),
    ("tiles.toml", "italian = 8", "italian = 9", "tiles.toml: italian: 48 tiles instead of 47"),
    ("tiles.toml", "season1 = 8", "season1 = true", "empty: season1 is not a number: True"),
    ("tiles.toml", "season1 = 8", "season1 = 7", "empty: the ultimate box is not both"),
    ("tiles.toml", "season1 = 8", "season3 = 8\nseason1 = 8", "empty: unknown key 'season3'"),
    ("complexes.toml", '"empty 8"', '"empty 9"', "season1_beginner: 26 tiles instead of 25"),
    ("complexes.toml", '"empty 8"', '"empty some"', "season1_beginner: unknown tiles 'empty some'"),
    ("complexes.toml", '"empty 8"', '"void 8"', "season1_beginner: no green room 'void'"),
    ("complexes.toml", '"empty 8"', '"vortex 8"', "season1_beginner: no green room 'vortex'"),
    ("complexes.toml", '"empty 8"', "8", "season1_beginner: unknown green 8"),
    ("complexes.toml", '["empty 8", "vision", "control"]', '"any"', "green is not a list"),
    ("complexes.toml", '"central", "room_25"', '"room_25 2"', "needs exactly one central"),
    ("complexes.toml", '"empty 8", "vision"', '"empty 9"', "9 empty are more than the box holds"),
    ("complexes.toml", '"empty 8"', '"any 8"', "season1_beginner: does not look like a list"),
    ("complexes.toml", 'kind = "list"\n', 'kind = "bag"\n', "season1_beginner: unknown kind 'bag'"),
    ("complexes.toml", '"vortex"]\n\n[coop_cz_madness', '"void"]\n\n[coop_cz_madness', "'void'"),
    (
        "complexes.toml",
        '"any 7"]\nred = ["mortal 2", "timer", "any 7"',
        '"any 3"]\nred = ["any 14"',
        "suspicion_1g: the box has no 14 free red tiles",
    ),
    ("cards.toml", '"move 1 e"', '"move 3 e"', "cards.toml: move 3 e: is not a card"),
    ("cards.toml", '"move 1 e x2"', '"move 1 e x3"', "cards.toml: move 1 e x3: is not a card"),
    ("cards.toml", '"move 1 e"', '"move 1 n"', "cards.toml: move 1 n: is not a card"),
    ("cards.toml", '"move 1 e"', '"move 1"', "cards.toml: move 1: is not a card"),
    ("cards.toml", "franck max", "franck fred", "punishment franck fred: is not a card"),
    ("cards.toml", "franck max", "max max", "punishment max max: is not a card"),
    ("cards.toml", '"deactivate red"', '"deactivate blue"', "deactivate blue: is not a card"),
    ("cards.toml", '"panic"', '"picnic"', "cards.toml: picnic: is not a card"),
    ("cards.toml", "{ count = 3", "{ count = 2", "cards.toml: madness: 18 cards instead of 19"),
    ("cards.toml", '"base"', '"bass"', "cards.toml: move 1 e: unknown set 'bass'"),
    ("characters.toml", 'duo = "max"', 'duo = "sarah"', "characters.toml: alice: no duo with"),
    ("characters.toml", "standee = true", "standee = 1", "alice: standee is neither true nor"),
    ("switches.toml", 'kind = "flag"\n', 'kind = "lever"\n', "madness: unknown kind 'lever'"),
    ("switches.toml", "default = false", 'default = "no"', "madness: madness cannot be 'no'"),
    ("switches.toml", "values = [1, 2]", "", r"guards: a choice cannot have the values \[\]"),
    ("editions.toml", "alarm_trigger =", "alarm =", "polish.switches: unknown switch 'alarm'"),
    ("editions.toml", '"first_5_rounds"', '"never"', "polish.switches: alarm_trigger cannot be"),
    (
        "editions.toml",
        'box = "italian"',
        'box = "big"',
        "editions.toml: italian: unknown box 'big'",
    ),
    (
        "editions.toml",
        "\n[polish.switches]",
        "complex = 5\n[polish.switches]",
        "complex is not a list",
    ),
    ("editions.toml", '"coop_it"', '"coop_is"', "italian.complex: unknown complex 'coop_is'"),
    (
        "editions.toml",
        'box = "italian"',
        'box = "italian"\nsize = 3',
        "italian: unknown key 'size'",
    ),
]


@pytest.mark.parametrize(("file", "old", "new", "complaint"), BROKEN)
def test_a_broken_data_file_is_named(
    tmp_path: Path, file: str, old: str, new: str, complaint: str
) -> None:
    data = Path(str(files("cellmates.room25").joinpath("data")))
    folder = Path(shutil.copytree(data, tmp_path / "data"))
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(ValueError, match=complaint):
        stock.read(folder)
