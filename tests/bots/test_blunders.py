"""Blunders as files: a position, and what nobody who has sat down to play chooses there."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cellmates import bots, room25
from cellmates.bots.host import Player, hooks_of
from cellmates.bots.scheduler import ANY_DICE
from cellmates.bots.turns import BotTurn
from cellmates.games import GAMES
from cellmates.kernel.dice import Dice
from cellmates.kernel.table import Table

FILES = sorted((Path(__file__).parent / "blunders").glob("*.toml"))
SHARE = 0.25
"""Of the work of a level: what is never to be done needs no long thought."""


@cache
def contents(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def set_up(path: Path) -> tuple[Table, int]:
    """The table of a file, and the seat that is asked."""
    found = contents(path)
    table = GAMES[found["game"]].position(found["config"], found["position"])
    if "who" not in found:
        return table, found["seat"]
    room25.GAME.attend(table, found["who"])
    return table, room25.GAME.seat_of(table, found["who"])


def choice(path: Path, name: str, seed: bytes = bytes(32)) -> str:
    """What a bot does there."""
    table, seat = set_up(path)
    game = contents(path)["game"]
    bot = bots.make(game, name, seed)
    decision, view = table.decision(seat), table.view(seat)
    hooks = hooks_of(type(bot))
    imagined = table.reimagine(seat, Dice(ANY_DICE)) if hooks.imagines else None
    begin = view if hooks.begin else None
    turn = BotTurn(seat, 0, [], begin, view, decision, (), (), None, imagined, SHARE)
    pick = Player(bot).take(turn).pick
    assert pick is not None
    assert pick in decision.options
    return str(table.catalogue().text(pick))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_says_something_that_could_be_done(path: Path) -> None:
    table, seat = set_up(path)
    offered = {table.catalogue().text(option) for option in table.decision(seat).options}
    never = set(contents(path)["never"])
    assert never & offered
    assert offered - never
    assert contents(path)["why"]


@pytest.mark.parametrize("level", ["careful", "shrewd", "mastermind"])
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_good_players_do_not_blunder(path: Path, level: str) -> None:
    assert choice(path, level) not in contents(path)["never"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_temperament_is_a_reason_to_blunder(path: Path) -> None:
    for temperament in bots.temperaments(contents(path)["game"]):
        assert choice(path, f"careful:{temperament}") not in contents(path)["never"]


DEADLY = [
    path for path in FILES if path.stem.startswith("room25_") and contents(path).get("deadly", True)
]


@pytest.mark.parametrize("level", ["rookie", "regular"])
@pytest.mark.parametrize("path", DEADLY, ids=lambda path: path.stem)
def test_beginners_err_softly(path: Path, level: str) -> None:
    """They take the next best at times, never what kills somebody they know of."""
    never = contents(path)["never"]
    assert not [seed for seed in range(12) if choice(path, level, bytes([seed])) in never]
