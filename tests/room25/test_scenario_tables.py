"""The tables of all scenarios, rare positions among them, keep the laws too."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from cellmates.games import GAMES
from cellmates.kernel import Dice, Table
from cellmates.kernel import conformance as kit
from cellmates.kernel.scenario import Scenario
from cellmates.room25.game import GAME

FILES = sorted((Path(__file__).parent.parent / "scenarios" / "room25").glob("*.toml"))
BATCHES = 8


def set_up(data: dict[str, Any]) -> Table:
    keys = data.get("config", {})
    if "position" in data:
        return GAME.position(keys, data["position"])
    return GAME.deal(GAME.config(keys), bytes(32))


def choose(table: Table, line: str) -> None:
    who, _, text = line.partition(":")
    seat = GAME.seat_of(table, who.strip())
    GAME.attend(table, who.strip())
    if text.strip() == "~":
        table.choose(seat, table.decision(seat).options[0])
    else:
        table.choose(seat, GAME.options.parse(text))


@pytest.mark.parametrize("batch", range(BATCHES))
def test_scenarios_are_the_same_for_those_who_listen(batch: int) -> None:
    """Events change nothing, and nobody learns anything else than by them."""
    dice = Dice(bytes(32))
    for path in FILES[batch::BATCHES]:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        deaf, table = set_up(data), set_up(data)
        table.listen()
        seats = table.view(None)["characters"]
        count = 1 + max(person["seat"] for person in seats.values())
        forgets = table.view(None)["memory_aid"] == "none"
        for line in Scenario(str(path), data, GAMES).choices:
            choose(deaf, line)
            choose(table, line)
            assert deaf.digest() == table.digest(), path.name
            kit.check_plain(table, count)
            kit.check_secrecy(table, count, dice)
            if not forgets:
                kit.check_news(table, count, dice)
