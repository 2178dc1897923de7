"""The bot of docs/bots.md is complete: it is taken from the page and played."""

import re
from pathlib import Path
from typing import Any

import pytest

from cellmates import bots, room25
from cellmates.bots.sitting import play

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
BLOCKS = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.M | re.S)


def example() -> Any:
    """What the first block of the page defines."""
    found: dict[str, Any] = {"__name__": "example"}
    exec(compile(BLOCKS[0], str(PAGE), "exec"), found)
    return found["Wary"]


@pytest.mark.parametrize("mode", room25.GAME.modes)
def test_the_example_plays_every_mode(mode: str) -> None:
    kind = example()
    config = room25.Config(mode=mode)
    table = room25.deal(config, bytes(32))
    play(table, [kind(bytes([seat])) for seat in range(config.seats)])
    assert table.over


def test_the_example_lives_longer_than_chance() -> None:
    kind = example()
    config = room25.Config(mode="cooperation", seats=4)
    rounds = {"wary": 0, "random": 0}
    for number in range(60):
        for name in rounds:
            table = room25.deal(config, number.to_bytes(32, "little"))
            seated = [
                kind(bytes([s])) if name == "wary" else bots.make("room25", "random", bytes([s]))
                for s in range(4)
            ]
            play(table, seated)
            rounds[name] += table.view(None)["round"]
    assert rounds["wary"] > rounds["random"] + 30


def test_the_other_blocks_run_too() -> None:
    found: dict[str, Any] = {"__name__": "example"}
    for block in BLOCKS:
        exec(compile(block, str(PAGE), "exec"), found)
    speakers = {claim["seat"] for claim in found["table"].view(None)["claims"]}
    assert speakers
    assert speakers <= {1, 2, 3}  # the bots, not the person
