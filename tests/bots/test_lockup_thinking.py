"""The thinking bots of Lockup: which tomes they try out, and when."""

from typing import Any

import pytest

from cellmates.bots.lockup.thinking import ShrewdBot
from cellmates.kernel.dice import Dice
from cellmates.kernel.table import Table
from cellmates.lockup import GAME


def in_roll_call(tome: str) -> Table:
    """A crew is asked whether to play a tome before its own turn; a token lies face down."""
    cell = ["2", "3", "4", "enforcer", "lookout"]
    position: dict[str, Any] = {
        "round": 3,
        "phase": "roll_call",
        "first": 0,
        "next": 0,
        "seat0": {
            "power": 1,
            "cell": cell,
            "placed": {"smithy": ["5"]},
            "tomes": [tome],
            "resources": {"scrap": 2},
        },
        "seat1": {"power": 1, "cell": cell, "placed": {"yard": ["?5"]}},
    }
    return GAME.position({"seats": 2}, position)


def tried(tome: str) -> set[str]:
    """What a bot tries out in that window."""
    table = in_roll_call(tome)
    assert table.decision(0).kind == "window"
    bot = ShrewdBot(bytes(32))
    bot.imagined = table.reimagine(0, Dice(bytes(32)))
    return {GAME.options.text(option) for option in bot.weigh(table.view(0), table.decision(0))}


@pytest.mark.parametrize("tome", ["ironmongers_digest", "scavengers_almanac", "alchemists_primer"])
def test_cubes_of_a_tome_wait_until_something_can_be_paid_with_them(tome: str) -> None:
    assert tried(tome) == set()


@pytest.mark.parametrize(
    "tome", ["atlas_of_hideouts", "map_of_the_old_wing", "iron_will_regimen", "big_book_of_stealth"]
)
def test_tomes_that_may_help_now_are_tried_out(tome: str) -> None:
    assert tried(tome) == {"wait", f"tome {tome}"}
