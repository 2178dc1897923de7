"""Records rebuild the same table for ever, and a bad one is told what is wrong with it."""

import json
from pathlib import Path
from typing import Any

import pytest

from cellmates import room25
from cellmates.games import GAMES
from cellmates.kernel.record import (
    RecordError,
    load,
    parse,
    parse_seed,
    rebuild,
    record_of,
    stages,
)
from tests.records import FOLDER
from tests.records import GAMES as KEPT

FILES = sorted(FOLDER.glob("*.json"))
SAMPLE = FOLDER / "solo-season2.json"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_kept_game_replays_to_the_same_digest(path: Path) -> None:
    record = load(path)
    table = rebuild(record, GAMES[record.game], str(path))
    assert table.over
    config = GAMES[record.game].config(record.config)
    again = record_of(GAMES[record.game], config, record.seed, table, record.names)
    assert table.digest() == record.digest
    assert again.to_json() + "\n" == path.read_text(encoding="utf-8")


def test_there_is_a_kept_game_of_every_mode_and_edition() -> None:
    assert {path.stem for path in FILES} == set(KEPT)
    configs = [load(path).config for path in FILES]
    assert {config["mode"] for config in configs} == set(room25.GAME.modes)
    editions = {str(config.get("edition", "ultimate")) for config in configs}
    assert editions == {"ultimate", "polish", "russian", "season2", "italian", "season1"}


def test_the_tables_of_a_record_are_those_of_the_game() -> None:
    record = load(SAMPLE)
    waiting = [match.table.waiting for match in stages(record, room25.GAME)]
    assert len(waiting) == len(record.choices) + 1
    assert waiting[-1] == ()


def test_a_game_that_has_not_begun_has_a_record() -> None:
    config = room25.Config(mode="solo")
    table = room25.deal(config, bytes(32))
    record = record_of(room25.GAME, config, bytes(32), table, {})
    assert rebuild(parse(record.to_json(), "new"), room25.GAME).digest() == table.digest()


# Bad records.


def altered(**changes: object) -> str:
    data: dict[str, Any] = json.loads(SAMPLE.read_text(encoding="utf-8"))
    data.update(changes)
    return json.dumps({key: value for key, value in data.items() if value is not ...})


FIELDS = ("format", "game", "rules_version", "config", "seed", "commitment", "choices", "digest")


@pytest.mark.parametrize("field", FIELDS)
def test_a_field_is_missing(field: str) -> None:
    with pytest.raises(RecordError, match=f"x.json: the field '{field}' is missing"):
        parse(altered(**{field: ...}), "x.json")


@pytest.mark.parametrize("length", [0, 1, 100, 400])
def test_a_record_cut_short(length: int) -> None:
    text = SAMPLE.read_text(encoding="utf-8")[:length]
    with pytest.raises(RecordError, match=r"x.json: line \d+, column \d+: cut short or altered"):
        parse(text, "x.json")


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"format": 3}, "format 3 is not known here"),
        ({"game": 25}, "the field 'game' is not what it should be"),
        ({"rules_version": "1"}, "the field 'rules_version' is not what it should be"),
        ({"config": []}, "the field 'config' is not what it should be"),
        ({"digest": None}, "the field 'digest' is not what it should be"),
        ({"seed": "nonsense"}, "a seed is at most 64 hex digits, not 'nonsense'"),
        ({"seed": "0" * 64}, "the seed does not match its commitment"),
        ({"choices": "clue c4"}, "choices must be a list"),
        ({"choices": ["0: clue c4", "clue b3"]}, "choice 2: 'clue b3' is not 'seat: option'"),
        ({"choices": ["x: clue c4"]}, "choice 1: 'x: clue c4' is not 'seat: option'"),
    ],
)
def test_an_altered_record_cannot_be_read(changes: dict[str, object], what: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse(altered(**changes), "x.json")
    assert str(caught.value) == f"x.json: {what}"


@pytest.mark.parametrize("text", ["[]", "7", '"record"'])
def test_something_else_than_a_record(text: str) -> None:
    with pytest.raises(RecordError, match=r"x\.json: not a record"):
        parse(text, "x.json")


CHOICES = load(SAMPLE).choices if SAMPLE.exists() else []
LINES = [f"{seat}: {text}" for seat, text in CHOICES]


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"game": "lockup"}, "a game of lockup, not of room25"),
        ({"rules_version": 0}, "rules version 0; here it is"),
        ({"config": {"mode": "solo", "seats": 9}}, "config: seats cannot be 9 in solo"),
        ({"config": {"mode": "solo", "speed": 9}}, "config: unknown key 'speed'"),
        ({"choices": ["0: jump", *LINES[1:]]}, "choice 1: there is no option 'jump'"),
        ({"choices": ["0: hide", *LINES[1:]]}, "choice 1: 'hide' is not on offer"),
        ({"choices": ["5: clue c4", *LINES[1:]]}, "choice 1: 'clue c4': seat 5 is not asked"),
        ({"choices": [*LINES, "0: agree"]}, f"choice {len(LINES) + 1}: 'agree': the game is over"),
        ({"choices": LINES[:-1]}, "the digest does not match; the record was altered"),
        ({"digest": "0" * 32}, "the digest does not match; the record was altered"),
    ],
)
def test_an_altered_record_does_not_hold(changes: dict[str, object], what: str) -> None:
    record = parse(altered(**changes), "x.json")
    with pytest.raises(RecordError) as caught:
        rebuild(record, room25.GAME, "x.json")
    assert str(caught.value).startswith(f"x.json: {what}")


@pytest.mark.parametrize("names", [None, 7, ["alice"]])
def test_names_that_are_none_are_left_out(names: object) -> None:
    assert parse(altered(names=names), "x.json").names == {}


# Seeds.


def test_short_seeds_are_filled_up() -> None:
    assert parse_seed("ff") == bytes([0] * 31 + [255])
    assert parse_seed(" FF ") == parse_seed("ff")
    assert parse_seed("0" * 64) == bytes(32)


@pytest.mark.parametrize("text", ["", "  ", "xyz", "0" * 65, "0x12", "-1", "1 2"])
def test_a_seed_that_is_none(text: str) -> None:
    with pytest.raises(RecordError, match="a seed is at most 64 hex digits, not"):
        parse_seed(text)


# Files.


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"nowhere\.json: No such file"):
        load(tmp_path / "nowhere.json")
    (tmp_path / "binary.json").write_bytes(b"\xff\xfe")
    with pytest.raises(RecordError, match=r"binary\.json: not a text file"):
        load(tmp_path / "binary.json")


def test_saving_replaces_the_old_file_at_once(tmp_path: Path) -> None:
    record = load(SAMPLE)
    path = tmp_path / "game.json"
    path.write_text("old", encoding="utf-8")
    record.save(path)
    assert load(path).digest == record.digest
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_a_failed_save_leaves_everything_as_it_was(tmp_path: Path) -> None:
    record = load(SAMPLE)
    folder = tmp_path / "game.json"
    folder.mkdir()
    (folder / "kept").touch()
    with pytest.raises(OSError, match=r"directory|Directory"):
        record.save(folder)
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_a_record_that_is_no_text_leaves_the_old_file(tmp_path: Path) -> None:
    record = load(SAMPLE)
    record.config = {"mode": object()}
    path = tmp_path / "game.json"
    path.write_text("old", encoding="utf-8")
    with pytest.raises(TypeError):
        record.save(path)
    assert path.read_text(encoding="utf-8") == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]
