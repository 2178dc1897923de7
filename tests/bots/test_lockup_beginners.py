"""Beginners at Lockup: they lay tokens face down, believe bluffs, and err as people do."""

from collections.abc import Sequence
from typing import Any, cast

import pytest

from cellmates import lockup
from cellmates.bots.host import luck
from cellmates.bots.lockup.beginners import RegularBot, RookieBot
from cellmates.bots.lockup.careful import CarefulBot
from cellmates.bots.lockup.odds import Odds
from cellmates.bots.lockup.rollcall import Assignment
from cellmates.bots.sitting import Sitting
from cellmates.kernel.table import Table
from cellmates.lockup.names import CHOW_HALL, YARD
from cellmates.lockup.options import TOKEN_DOWN
from cellmates.lockup.views import View


class Roll(Sitting):
    """A table that counts the tokens laid down where the rules allow one to be hidden."""

    def __init__(self, level: type[CarefulBot], number: int) -> None:
        seed = number.to_bytes(32, "big")
        self.laid = self.hidden = 0
        table = lockup.deal(lockup.Config(seats=4), seed)
        super().__init__(table, {seat: level(luck(seed, seat)) for seat in range(4)})

    def choose(self, seat: int, option: int) -> None:
        if seat in self.table.waiting:
            decision = self.table.decision(seat)
            downs = range(TOKEN_DOWN, TOKEN_DOWN + 6)
            if decision.kind == "token" and any(each in downs for each in decision.options):
                self.laid += 1
                self.hidden += option in downs
        super().choose(seat, option)


def hidden(level: type[CarefulBot]) -> float:
    """The part of the tokens that a level lays face down where it may."""
    tables = [Roll(level, number) for number in range(4)]
    for table in tables:
        table.play()
    return sum(table.hidden for table in tables) / sum(table.laid for table in tables)


@pytest.mark.parametrize("level", [RookieBot, RegularBot])
def test_beginners_hide_about_as_many_tokens_as_others(level: type[CarefulBot]) -> None:
    usual = hidden(CarefulBot)
    assert 0.7 * usual < hidden(level) < 1.3 * usual


def at_the_cell_block(
    round_number: int, cubes: dict[str, int], items: list[str], reserved: Sequence[str] = ()
) -> Table:
    """The first of two crews may craft, reserve or go."""
    own = {"reputation": 20, "power": 1, "cell": ["2"]}
    position: dict[str, Any] = {
        "round": round_number,
        "phase": "lights_out",
        "location": "cell_block",
        "first": 0,
        "goals": {},
        "display": items,
        "seat0": {
            **own,
            "resources": cubes,
            "reserved": [*reserved],
            "placed": {"cell_block": ["5"]},
        },
        "seat1": own,
    }
    return lockup.GAME.position({"seats": 2}, position)


def answers(level: type[CarefulBot], table: Table) -> set[str]:
    """What bots of a level answer, each with luck of its own."""
    view, decision = table.view(0), table.decision(0)
    bots = [level(bytes([number])) for number in range(60)]
    return {lockup.GAME.options.text(bot.pick(view, decision)) for bot in bots}


@pytest.mark.parametrize("level", [RookieBot, RegularBot])
def test_a_beginner_who_can_craft_well_crafts_something(level: type[CarefulBot]) -> None:
    items = ["sharpened_spoon", "crown_of_bent_forks", "bottled_imp"]
    table = at_the_cell_block(3, {"scrap": 5}, items)
    assert all(answer.startswith("craft") for answer in answers(level, table))


def test_a_beginner_crafts_the_worse_of_two_items_at_times() -> None:
    table = at_the_cell_block(3, {"scrap": 5}, ["sharpened_spoon", "crown_of_bent_forks"])
    assert len(answers(RookieBot, table)) == 2


@pytest.mark.parametrize("level", [RookieBot, RegularBot])
def test_a_beginner_reserves_nothing_in_the_last_round(level: type[CarefulBot]) -> None:
    hopeful = at_the_cell_block(3, {"scrap": 1}, ["loaded_dice", "bone_shiv"])
    last = at_the_cell_block(6, {"scrap": 1}, ["loaded_dice", "bone_shiv"])
    assert any(answer.startswith("reserve") for answer in answers(RookieBot, hopeful))
    assert answers(level, last) == {"decline"}


def test_a_rookie_believes_what_others_say_of_their_hidden_tokens() -> None:
    cell = ["2", "3", "4", "enforcer", "lookout"]
    position: dict[str, Any] = {
        "phase": "roll_call",
        "first": 0,
        "next": 0,
        "seat0": {"power": 1, "cell": cell},
        "seat1": {"power": 1, "cell": cell, "placed": {"yard": ["?5"]}},
    }
    table = lockup.GAME.position({"seats": 2}, position)
    chances = []
    for claim in (None, "claim yard lookout"):  # a lie
        if claim is not None:
            table.choose(1, lockup.GAME.options.parse(claim))
        view = cast(View, table.view(0))
        for level in (RookieBot, CarefulBot):
            sight = level(bytes(32)).player.sight(view)
            chances.append(Odds(sight).ranks(YARD, 2)[0])
    before, careful, believed, doubted = chances
    assert before == careful == doubted < 1.0
    assert believed == 1.0


@pytest.mark.parametrize("level", [RookieBot, RegularBot])
def test_a_beginner_does_not_go_shopping_with_an_empty_purse(level: type[CarefulBot]) -> None:
    """Whatever he thinks of the Chow Hall, he sees that nothing of his pays for a goon."""
    placed = {"yard": ["enforcer"], "commissary": ["3"], "cell_block": ["2", "4", "lookout"]}
    theirs = {"commissary": ["4"], "sewers": ["5"], "smithy": ["3"], "infirmary": ["2"]}
    position: dict[str, Any] = {
        "round": 2,
        "phase": "roll_call",
        "first": 0,
        "next": 0,
        "goons": {"sewers": "captain_murgash", "smithy": "payroll_pike"},
        "seat0": {"power": 1, "cell": ["5"], "placed": placed},
        "seat1": {"power": 9, "cell": ["enforcer"], "placed": theirs},
        "seat2": {"power": 2, "cell": ["2", "3", "4", "5", "enforcer", "lookout"]},
    }
    table = lockup.GAME.position({"seats": 3}, position)
    view = cast(View, table.view(0))
    shopping = elsewhere = 0
    for number in range(40):
        player = level(bytes([number]) * 32).player
        sight = player.sight(view)
        groups = player._groups(sight)
        assignment = Assignment(player._prospects(sight), sight, Odds(sight, 2))
        shopping += assignment.count[CHOW_HALL] > 0  # but for the purse
        assert CHOW_HALL not in groups
        elsewhere += len(groups)
    assert shopping > 4
    assert elsewhere == 40


@pytest.mark.parametrize("level", [RookieBot, RegularBot])
def test_a_beginner_crafts_what_he_has_reserved(level: type[CarefulBot]) -> None:
    """He has paid for it, and does not take the next best that lies on display instead."""
    cubes = {"iron": 2, "scrap": 4}
    table = at_the_cell_block(3, cubes, ["bunk_leg_club", "sharpened_spoon"], ["nail_studded_maul"])
    assert answers(level, table) == {"craft nail_studded_maul"}
    unsought = at_the_cell_block(3, cubes, ["nail_studded_maul", "bunk_leg_club"])
    assert len(answers(RookieBot, unsought)) > 1
