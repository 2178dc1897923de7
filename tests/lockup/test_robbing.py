"""What is told when a crew pays with another's cube."""

from tests.lockup.tables import choose, laid_out


def test_who_is_robbed_pays_nothing() -> None:  # LK-12.9
    """One fact, one event: the cube is stolen, and only the robber is said to pay."""
    t = laid_out(
        {
            "phase": "lights_out",
            "location": "cell_block",
            "decks": {"items": [], "goons": [], "tomes": []},
            "display": ["bone_shiv"],
            "seat0": {
                "resources": {"scrap": 1},
                "tomes": ["cutthroat_crafting"],
                "placed": {"cell_block": ["5"]},
            },
            "seat1": {"resources": {"iron": 1}},
        },
        seats=2,
    )
    choose(t, "0: tome cutthroat_crafting")
    robbed = [event.data for event in t.news if event.kind == "robbed"]
    assert robbed == [{"seat": 0, "of": 1, "kind": "iron"}]
    assert [event.data["seat"] for event in t.news if event.kind == "paid"] == [0]
    assert t.view(None)["crews"][1]["cubes"] == {"scrap": 0, "potion": 0, "iron": 0, "gold": 0}
