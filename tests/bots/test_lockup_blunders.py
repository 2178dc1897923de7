"""Blunders that the careful bot of Lockup must not make, each from a position set up by hand."""

from typing import Any

import pytest

from cellmates.bots.lockup import CarefulBot
from cellmates.bots.lockup.beginners import RookieBot
from cellmates.kernel.table import Table
from cellmates.lockup import GAME

EMPTY = {"items": [], "goons": [], "tomes": ["tales_of_seniority", "tales_of_seniority"]}


def crew(**more: Any) -> dict[str, Any]:
    return {"reputation": 20, "power": 1, "cell": ["2", "3", "4", "5", "enforcer"], **more}


def table_at(location: str, mine: dict[str, Any], **more: Any) -> Table:
    """Two crews at night; the first one has a lookout at the location."""
    position = {
        "round": 3,
        "phase": "lights_out",
        "location": location,
        "first": 0,
        "decks": EMPTY,
        "goals": {},
        "seat0": crew(placed={location: ["lookout"]}, **mine),
        "seat1": crew(),
        **more,
    }
    return GAME.position({"seats": 2}, position)


def picks(table: Table, seat: int = 0) -> str:
    """What the bot answers, in words."""
    bot = CarefulBot(bytes(32))
    return GAME.options.text(bot.pick(table.view(seat), table.decision(seat)))


def test_crafts_what_it_can_pay() -> None:
    table = table_at("cell_block", {"resources": {"scrap": 3}}, display=["sharpened_spoon"])
    assert picks(table) == "craft sharpened_spoon"


def test_crafts_the_better_of_two() -> None:
    cubes = {"scrap": 3, "potion": 1, "iron": 1}
    table = table_at("cell_block", {"resources": cubes}, display=["chalk_sigil", "pot_lid_vest"])
    assert picks(table) == "craft pot_lid_vest"


def test_reserves_nothing_in_the_last_round() -> None:
    table = table_at(
        "cell_block", {"resources": {"scrap": 1}}, display=["stolen_tiara"], round=6
    )  # fmt: skip
    assert picks(table) == "decline"


def test_pays_with_scrap_and_not_with_gold() -> None:
    table = table_at(
        "chow_hall", {"resources": {"scrap": 1, "gold": 1}}, goons={"sewers": "cinder_fiend"}
    )
    assert picks(table) == "recruit sewers"
    table.choose(0, GAME.options.parse("recruit sewers"))
    assert picks(table) == "pay scrap"


def test_pays_with_what_its_item_does_not_need() -> None:
    table = table_at(
        "chow_hall",
        {"resources": {"scrap": 3, "potion": 1}, "reserved": ["sharpened_spoon"]},
        goons={"sewers": "cinder_fiend"},
    )
    table.choose(0, GAME.options.parse("recruit sewers"))
    assert picks(table) == "pay potion"


def test_begins_no_set_of_ratfolk_that_it_cannot_complete() -> None:
    goons = {"sewers": "dregs", "smithy": "velvet_sarn"}
    table = table_at("chow_hall", {"resources": {"scrap": 1}}, goons=goons, round=6)
    assert picks(table) == "recruit smithy"


@pytest.mark.parametrize(
    ("own", "wanted"),
    [
        (["brannoc_the_mute", "old_rivet", "tongs_marga"], "recruit infirmary"),
        ([], "recruit sewers"),
    ],
)
def test_goes_on_with_a_set_of_dwarves(own: list[str], wanted: str) -> None:
    goons = {"sewers": "velvet_sarn", "infirmary": "ulda_scrapboot"}
    mine = {"resources": {"scrap": 1}, "recruited": own}
    assert picks(table_at("chow_hall", mine, goons=goons, round=6)) == wanted


def test_completes_a_set_of_ratfolk() -> None:
    goons = {"sewers": "drill_sergeant_krugg", "infirmary": "swap"}
    mine = {"resources": {"scrap": 1}, "recruited": ["whisk", "tattle", "glint", "dregs"]}
    assert picks(table_at("chow_hall", mine, goons=goons)) == "recruit infirmary"


def test_hobgoblins_for_the_powerful_cultists_for_crafters() -> None:
    goons = {"sewers": "banner_thug", "infirmary": "chanter_of_the_drain"}
    strong = table_at("chow_hall", {"resources": {"scrap": 1}, "power": 8}, goons=goons, round=6)
    assert picks(strong) == "recruit sewers"
    items = ["bone_shiv", "chalk_sigil", "loaded_dice", "pot_lid_vest"]
    crafty = table_at(
        "chow_hall", {"resources": {"scrap": 1}, "items": items}, goons=goons, round=6
    )
    assert picks(crafty) == "recruit infirmary"


def test_takes_the_cube_that_its_item_lacks() -> None:
    mine = {"resources": {"potion": 2}, "reserved": ["ruby_eyepatch"]}
    assert picks(table_at("commissary", mine)) == "take gold"
    mine = {"resources": {"scrap": 1, "potion": 1}, "reserved": ["rat_tail_wand"]}
    assert picks(table_at("commissary", mine)) == "take iron"


def second_at(location: str, **more: Any) -> Table:
    """The same crew as the second of two, who crafts afterwards."""
    placed = {location: ["lookout"], "cell_block": ["5"]}
    mine = crew(placed=placed, cell=["2", "3"], **more)
    seats = {"seat0": mine, "seat1": crew(placed={location: ["4"]}), "seat2": crew()}
    position = {"round": 3, "phase": "lights_out", "location": location, "first": 1, "goals": {}}
    table = GAME.position({"seats": 3}, {**position, "decks": EMPTY, **seats})
    while table.waiting == (1,):
        table.choose(1, table.decision(1).options[-1])
    return table


@pytest.mark.parametrize("level", [CarefulBot, RookieBot])
@pytest.mark.parametrize(
    ("item", "cubes", "wanted"),
    [
        ("sharpened_spoon", {"scrap": 2, "potion": 1}, "swap potion for scrap"),
        ("pot_lid_vest", {"scrap": 4}, "swap scrap for iron"),
        ("demonbone_staff", {"scrap": 2, "potion": 2, "gold": 1}, "swap scrap for iron"),
    ],
)
def test_swaps_for_what_completes_its_item_when_it_crafts_next(
    level: type[CarefulBot], item: str, cubes: dict[str, int], wanted: str
) -> None:
    table = second_at("commissary", resources=cubes, reserved=[item])
    for number in range(20):
        bot = level(bytes([number]))
        picked = bot.pick(table.view(0), table.decision(0))
        assert GAME.options.text(picked) == wanted


def test_a_tome_rather_than_a_swap_that_helps_nothing() -> None:
    placed = {"commissary": ["5"]}
    table = table_at("commissary", {"resources": {"scrap": 2}}, seat1=crew(placed=placed))
    assert picks(table, 1) != "decline"  # the strongest takes a cube
    table.choose(1, GAME.options.parse("take gold"))
    assert picks(table) == "decline"


def test_returns_the_cube_it_needs_least() -> None:
    mine = {
        "resources": {"scrap": 3, "potion": 2, "gold": 1},
        "reserved": ["ruby_eyepatch"],
        "placed": {},
    }
    position = {"round": 3, "phase": "patrol", "decks": EMPTY, "goals": {}, "first": 0}
    table = GAME.position({"seats": 2}, {**position, "seat0": crew(**mine), "seat1": crew()})
    assert picks(table) == "discard scrap"


# Tomes.


def final(mine: dict[str, Any], theirs: dict[str, Any] | None = None) -> Table:
    position = {"round": 6, "phase": "final", "decks": EMPTY, "goals": {}, "first": 0}
    return GAME.position(
        {"seats": 2}, {**position, "seat0": crew(**mine), "seat1": crew(**(theirs or {}))}
    )


def test_alibis_before_a_raid_that_would_hurt() -> None:
    table = final({"suspicion": 3, "tomes": ["airtight_alibis"]}, {"suspicion": 2})
    assert picks(table) == "tome airtight_alibis"


def test_no_alibis_when_somebody_else_is_hurt_anyway() -> None:
    table = final({"suspicion": 1, "tomes": ["airtight_alibis"]}, {"suspicion": 4})
    assert picks(table) == "wait"


def test_frames_a_rival_before_a_raid() -> None:
    table = final({"suspicion": 3, "tomes": ["the_gentle_art_of_framing"]}, {"suspicion": 2})
    assert picks(table) == "tome the_gentle_art_of_framing"


def test_frames_the_one_whom_it_hurts() -> None:
    position = {"round": 6, "phase": "final", "decks": EMPTY, "goals": {}, "first": 0}
    mine = crew(suspicion=3, tomes=["the_gentle_art_of_framing"])
    others = {"seat1": crew(suspicion=2), "seat2": crew(), "seat3": crew()}
    table = GAME.position({"seats": 4}, {**position, "seat0": mine, **others})
    table.choose(0, GAME.options.parse("tome the_gentle_art_of_framing"))
    assert picks(table) == "give 1"


def test_alibis_wait_for_a_raid() -> None:
    mine = {"suspicion": 3, "tomes": ["airtight_alibis"], "resources": {"scrap": 1}}
    table = table_at("sewers", mine)
    assert table.decision(0).kind == "window"
    assert picks(table) == "wait"


def test_does_not_sit_on_tomes_that_gain_at_the_end() -> None:
    assert picks(final({"tomes": ["scavengers_almanac"]})) == "tome scavengers_almanac"
    rich = {"tomes": ["alchemists_primer"], "resources": {"scrap": 2}}
    assert picks(final(rich)) == "tome alchemists_primer"
    strong = {"tomes": ["iron_will_regimen"], "recruited": ["banner_thug", "captain_murgash"]}
    assert picks(final(strong)) == "tome iron_will_regimen"


def test_keeps_tomes_that_gain_no_more_than_their_star() -> None:
    assert picks(final({"tomes": ["ironmongers_digest"]})) == "wait"
    assert picks(final({"tomes": ["iron_will_regimen"]})) == "wait"


def test_takes_power_early() -> None:
    table = table_at("sewers", {"tomes": ["iron_will_regimen"]}, round=1)
    assert picks(table) == "tome iron_will_regimen"


def test_scrap_from_a_tome_for_an_item_at_once() -> None:
    mine = {"tomes": ["scavengers_almanac"], "resources": {"scrap": 3}}
    table = table_at("cell_block", mine, display=["crown_of_bent_forks"])
    answers = []
    while table.decision(0).kind == "window":
        answers.append(picks(table))
        table.choose(0, GAME.options.parse(answers[-1]))
    assert answers[-1] == "tome scavengers_almanac"
    assert picks(table) == "craft crown_of_bent_forks"


def played_to_craft(mine: dict[str, Any], display: list[str]) -> list[str]:
    """What is answered at the Cell Block, from the windows before the own reward on."""
    table = table_at("cell_block", mine, display=display)
    answers: list[str] = []
    while table.waiting == (0,) and table.decision(0).kind in ("window", "take", "swap"):
        answers.append(picks(table))
        table.choose(0, GAME.options.parse(answers[-1]))
    return [*answers, picks(table)]


def test_a_tome_brings_the_cube_that_the_item_lacks() -> None:
    mine = {"tomes": ["ironmongers_digest"], "resources": {"scrap": 3}}
    answers = played_to_craft(mine, ["hexed_playing_cards"])
    assert answers[-3:] == ["tome ironmongers_digest", "take potion", "craft hexed_playing_cards"]


def test_two_swaps_of_a_tome_pay_for_the_item() -> None:
    mine = {"tomes": ["alchemists_primer"], "resources": {"scrap": 3}}
    answers = played_to_craft(mine, ["rat_tail_wand"])
    assert answers[-4] == "tome alchemists_primer"
    assert set(answers[-3:-1]) == {"swap scrap for potion", "swap scrap for iron"}
    assert answers[-1] == "craft rat_tail_wand"


@pytest.mark.parametrize("tome", ["scavengers_almanac", "ironmongers_digest", "alchemists_primer"])
def test_no_tome_at_the_cell_block_that_crafts_nothing(tome: str) -> None:
    mine = {"tomes": [tome], "resources": {"scrap": 1}}
    assert not any(answer.startswith("tome") for answer in played_to_craft(mine, ["stolen_tiara"]))


def test_muscle_where_it_decides() -> None:
    position = {
        "round": 4,
        "phase": "lights_out",
        "location": "chow_hall",
        "first": 1,
        "decks": EMPTY,
        "goals": {},
        "goons": {"sewers": "cinder_fiend"},
        "seat0": crew(
            placed={"chow_hall": ["3"]},
            tomes=["manual_of_muscle"],
            resources={"scrap": 1},
            items=["pot_lid_vest", "chalk_sigil", "nail_studded_maul"],
        ),
        "seat1": crew(placed={"chow_hall": ["4"]}, resources={"scrap": 1}),
    }
    assert picks(GAME.position({"seats": 2}, position)) == "tome manual_of_muscle"
    position["seat1"] = crew(placed={"chow_hall": ["2"]}, resources={"scrap": 1})
    assert picks(GAME.position({"seats": 2}, position)) == "wait"
