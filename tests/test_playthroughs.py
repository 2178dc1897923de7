"""Whole games go as they went when they were written down."""

import pytest

from cellmates import room25
from tests.playthroughs import FOLDER, GAMES, written


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_as_it_went(name: str) -> None:
    kept = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert written(name).splitlines() == kept.splitlines(), (
        "if the change is meant: python -m tests.playthroughs --write"
    )


def test_there_is_a_game_of_every_mode() -> None:
    assert {keys["mode"] for keys, _ in GAMES.values()} == set(room25.GAME.modes)
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)
