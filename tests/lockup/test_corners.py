"""Corners that need cards of one's own, an empty supply or a listener."""

import shutil
from importlib.resources import files
from pathlib import Path

from cellmates import lockup
from cellmates.lockup.effects import guards_swap
from cellmates.lockup.guards import GUARD_TURN
from cellmates.lockup.scoring import final_goal_stars
from tests.lockup.tables import choose, laid_out

DATA = Path(str(files("cellmates.lockup").joinpath("data")))


def test_a_final_goal_with_a_condition_pays_everybody_who_meets_it(tmp_path: Path) -> None:
    """LK-13.14: none of the standard goals is of that kind, but a card may be."""
    mine = Path(shutil.copytree(DATA, tmp_path / "mine"))
    goals = mine / "goals.toml"
    text = goals.read_text("utf-8")
    assert text.endswith('metric = "power"\nstars = 1\nper = 1\nsource = "reconstructed"\n')
    goals.write_text(
        text.removesuffix('stars = 1\nper = 1\nsource = "reconstructed"\n')
        + 'stars = 5\nminimum = 3\nsource = "reconstructed"\n',
        "utf-8",
    )
    position = {"goals": {"final": "raw_muscle"}, "seat0": {"power": 3}, "seat1": {"power": 4}}
    t = laid_out(position, seats=3, cards=str(mine))
    assert final_goal_stars(t) == [5, 5, 0]


def solo(**position: object) -> lockup.Table:
    return laid_out({"phase": "lights_out", **position}, solo="moderate")


def test_guards_do_not_swap_a_kind_for_itself() -> None:  # LK-17.38
    t = solo(
        location="library",
        seat0={"cell": ["2"], "placed": {"library": ["3"]}},
        seat1={"resources": {"scrap": 2}},
        supply={"potion": 0, "iron": 0, "gold": 0},
    )
    guards_swap(t, 1)
    assert t.cubes[4:] == [2, 0, 0, 0]
    t.supply[3] = 1
    guards_swap(t, 1)
    assert t.cubes[4:] == [1, 0, 0, 1]


def test_guards_find_an_empty_commissary() -> None:  # LK-6.17, LK-17.22
    t = solo(
        location="commissary",
        guards={"commissary": ["blue_3"]},
        seat0={"cell": ["2"], "placed": {"library": ["3"]}},
        supply={"scrap": 0, "potion": 0, "iron": 0, "gold": 0},
    )
    assert t.location == 7
    assert t.guards_up[4] == ()
    assert t.stars == [10, 11]  # they went on to the Library and were first there


def test_without_location_cards_no_guard_is_sent() -> None:  # LK-17.16
    t = solo(location="library", seat0={"cell": ["2"], "placed": {"library": ["3"]}})
    t.location_deck = ()
    before = t.guards_up[:]
    GUARD_TURN.impossible(t)
    assert t.guards_up == before


def test_shuffled_discards_are_told() -> None:  # LK-8.14, LK-12.8
    t = laid_out(
        {
            "phase": "lights_out",
            "location": "smithy",
            "round": 2,
            "decks": {"tomes": [], "goons": []},
            "seat0": {"cell": ["2"], "placed": {"smithy": ["4"], "library": ["3"]}},
            "seat1": {"cell": ["2"]},
        },
        seats=2,
    )
    t.tome_discard = (3,)
    t.goon_discard = (0, 1)
    choose(t, "0: collect", "0: collect")
    told = [event.data["deck"] for event in t.news if event.kind == "deck_shuffled"]
    assert told == ["tomes", "goons"]
    assert t.hands[0] == (3,)
