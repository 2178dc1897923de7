"""Kept games of Lockup go as they went, and an altered record does not hold."""

import json
from pathlib import Path
from typing import Any

import pytest

from cellmates import lockup
from cellmates.kernel.record import RecordError, load, parse, rebuild, record_of
from cellmates.lockup.names import LEVELS
from tests.playthroughs import lockup as playthroughs
from tests.records import lockup as records

FILES = sorted(records.FOLDER.glob("*.json"))
SAMPLE = records.FOLDER / "two.json"


@pytest.mark.parametrize("name", playthroughs.GAMES)
def test_a_game_goes_as_it_went(name: str) -> None:
    kept = (playthroughs.FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert playthroughs.written(name).splitlines() == kept.splitlines(), (
        "if the change is meant: python -m tests.playthroughs --write"
    )


def test_there_is_a_playthrough_of_every_number_and_level() -> None:
    configs = [lockup.Config(**keys) for keys, _ in playthroughs.GAMES.values()]
    assert {config.seats for config in configs} == {1, 2, 3, 4, 5}
    assert {config.solo for config in configs} == {"", *LEVELS}
    assert {config.mode for config in configs} == set(lockup.GAME.modes)
    assert {path.stem for path in playthroughs.FOLDER.glob("*.txt")} == set(playthroughs.GAMES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_kept_game_replays_to_the_same_digest(path: Path) -> None:
    record = load(path)
    table = rebuild(record, lockup.GAME, str(path))
    assert table.over
    config = lockup.GAME.config(record.config)
    again = record_of(lockup.GAME, config, record.seed, table, record.names)
    assert table.digest() == record.digest, (
        "if the change is meant: python -m tests.records --write"
    )
    assert again.to_json() + "\n" == path.read_text(encoding="utf-8")


def test_there_is_a_kept_game_of_every_kind() -> None:
    assert {path.stem for path in FILES} == set(records.GAMES)
    configs = [lockup.Config(**load(path).config) for path in FILES]
    kinds = {(config.seats, config.solo, config.advanced) for config in configs}
    assert kinds == {
        *((seats, "", side) for seats in (2, 3, 4, 5) for side in (False, True)),
        *((1, level, side) for level in LEVELS for side in (False, True)),
    }


def altered(**changes: object) -> str:
    data: dict[str, Any] = json.loads(SAMPLE.read_text(encoding="utf-8"))
    return json.dumps({**data, **changes})


def lines() -> list[str]:
    found: list[str] = json.loads(SAMPLE.read_text(encoding="utf-8"))["choices"]
    return found


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"game": "room25"}, "a game of room25, not of lockup"),
        ({"rules_version": 0}, "rules version 0; here it is"),
        ({"config": {"seats": 9}}, "config: seats cannot be 9"),
        ({"config": {"seats": 2, "speed": 9}}, "config: unknown key 'speed'"),
        ({"config": {"seats": 2, "crews": ["orcs", "gnolls"]}}, "config: crews: 'orcs'"),
        ({"config": {"seats": 2, "cards_digest": "0"}}, "config: cards: standard: these are not"),
        ({"choices": ["0: jump"]}, "choice 1: there is no option 'jump'"),
        ({"choices": ["4: pass"]}, "choice 1: 'pass': seat 4 is not asked"),
        ({"choices": []}, "the digest does not match; the record was altered"),
    ],
)
def test_an_altered_record_does_not_hold(changes: dict[str, object], what: str) -> None:
    with pytest.raises(RecordError) as caught:
        rebuild(parse(altered(**changes), "x.json"), lockup.GAME, "x.json")
    assert str(caught.value).startswith(f"x.json: {what}")


def test_nothing_follows_the_end() -> None:
    with pytest.raises(RecordError, match="'agree': the game is over"):
        rebuild(parse(altered(choices=[*lines(), "0: agree"]), "x.json"), lockup.GAME, "x.json")
