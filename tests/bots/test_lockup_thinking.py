"""The thinking bots of Lockup: which tomes they try out, and when."""

from typing import Any

import pytest

from cellmates.bots.lockup.lore import lore
from cellmates.bots.lockup.search import FORGONE, Effort, Searcher
from cellmates.bots.lockup.thinking import ShrewdBot
from cellmates.kernel.dice import Dice
from cellmates.kernel.table import Table
from cellmates.lockup import GAME
from cellmates.lockup.options import COLLECT
from cellmates.lockup.table import LockupTable


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


def at_the_infirmary(mine: list[str], theirs: list[str]) -> Table:
    """One of two crews is asked whether to take its potions; only it would go to the Library."""
    cell = ["3", "4"]
    tomes = ["tales_of_seniority"] * 4  # which nobody plays
    position: dict[str, Any] = {
        "round": 2,
        "phase": "lights_out",
        "location": "infirmary",
        "first": 0,
        "decks": {"items": [], "goons": [], "tomes": tomes},
        "goals": {},
        "seat0": {"power": 1, "cell": cell, "placed": {"infirmary": mine}},
        "seat1": {"power": 1, "cell": cell, "placed": {"infirmary": theirs}},
    }
    table = GAME.position({"seats": 2}, position)
    if table.waiting == (1,):
        table.choose(1, COLLECT)
    return table


def taken(table: Table, tome: float) -> str:
    """What comes of a trial where a tome at the end of the round is worth so many games."""

    def judge(t: LockupTable, seat: int) -> float:
        return tome * len(t.hands[seat])

    effort = Effort(tables=4, options=2, night_tables=4, night_options=2)
    assert isinstance(table, LockupTable)
    searcher = Searcher(bytes(32), effort, judge)
    decision = table.decision(0)
    assert decision.kind == "reward"
    return GAME.options.text(searcher.choose(table, 0, decision, COLLECT, {}, lore())[0].option)


def test_whoever_is_first_leaves_the_reward_only_where_that_clearly_pays() -> None:
    first, last = at_the_infirmary(["5"], ["2"]), at_the_infirmary(["2"], ["5"])
    assert taken(first, 0.9 * FORGONE) == "collect"
    assert taken(first, 1.1 * FORGONE) == "decline"
    assert taken(last, 0.9 * FORGONE) == "decline"
