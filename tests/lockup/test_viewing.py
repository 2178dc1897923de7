"""Who sees what, row by row of the information model (LK-3)."""

import json
from typing import Any

import pytest

from cellmates import lockup
from cellmates.kernel import Dice
from cellmates.testing import conformance as kit
from tests.lockup.configurations import CONFIGURATIONS
from tests.lockup.tables import choose, laid_out, moments

FULL = ["2", "3", "4", "5", "enforcer", "lookout"]
THREE = {
    "round": 2,
    "phase": "roll_call",
    "display": ["bone_shiv", "loaded_dice"],
    "goons": {"sewers": "ragpicker_jod"},
    "seat0": {
        "cell": ["4", "lookout"],
        "placed": {"sewers": ["3", "?5"], "yard": ["?2"]},
        "reserved": ["knuckle_chains"],
        "tomes": ["atlas_of_hideouts", "iron_will_regimen"],
        "resources": {"gold": 1},
    },
    "seat1": {"cell": FULL, "reserved": ["sharpened_spoon", "transmuters_kettle"]},
    "seat2": {"tomes": ["manual_of_muscle"]},
}
OTHERS: tuple[int | None, ...] = (1, 2, None)


def three() -> lockup.Table:
    return laid_out(THREE, seats=3)


def crew(t: lockup.Table, seat: int | None, who: int = 0) -> dict[str, Any]:
    found = t.view(seat)["crews"][who]
    assert isinstance(found, dict)
    return found


def test_a_cell_is_seen_by_its_owner_and_counted_by_the_others() -> None:  # LK-3.1
    t = three()
    assert crew(t, 0)["cell"] == ["4", "lookout"]
    assert [crew(t, seat)["cell"] for seat in OTHERS] == [2, 2, 2]


def test_face_down_tokens_are_counted_at_their_places() -> None:  # LK-3.2
    t = three()
    for seat in (0, *OTHERS):
        (sewers,) = t.view(seat)["locations"]["sewers"]["tokens"]
        (yard,) = t.view(seat)["locations"]["yard"]["tokens"]
        assert (sewers["seat"], sewers["down"], yard["down"]) == (0, 1, 1)
        assert sewers["mine"] == (["5"] if seat == 0 else None)
        assert yard["mine"] == (["2"] if seat == 0 else None)


def test_face_up_tokens_are_public() -> None:  # LK-3.3
    for seat in (0, *OTHERS):
        (sewers,) = three().view(seat)["locations"]["sewers"]["tokens"]
        assert sewers["up"] == ["3"]


def test_a_hand_of_tomes_is_secret_until_played() -> None:  # LK-3.4
    t = three()
    assert crew(t, 0)["tomes"] == ["atlas_of_hideouts", "iron_will_regimen"]
    assert [crew(t, seat)["tomes"] for seat in OTHERS] == [2, 2, 2]
    choose(t, "0: tome iron_will_regimen")
    for seat in (0, *OTHERS):
        assert t.view(seat)["tome_discard"] == ["iron_will_regimen"]
        told = [event.data for event in t.news_for(seat) if event.kind == "played"]
        assert told == [{"seat": 0, "tome": "iron_will_regimen"}]


def test_a_reserved_item_is_named_once_and_then_only_counted() -> None:  # LK-3.5
    position = {
        "phase": "lights_out",
        "location": "cell_block",
        "display": ["bone_shiv", "loaded_dice"],
        "seat0": {"cell": ["2"], "placed": {"cell_block": ["5"]}, "resources": {"scrap": 1}},
        "seat1": {"cell": ["2"]},
    }
    t = laid_out(position, seats=2)
    choose(t, "0: reserve loaded_dice")
    for seat in (0, 1, None):
        told = [event.data for event in t.news_for(seat) if event.kind == "reserved"]
        assert told == [{"seat": 0, "item": "loaded_dice"}]
    assert crew(t, 0)["reserved"] == ["loaded_dice"]
    assert crew(t, 1)["reserved"] == crew(t, None)["reserved"] == 1


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_decks_show_their_size_and_never_their_order(name: str) -> None:  # LK-3.6, LK-3.9
    for t in moments(1, 17, **CONFIGURATIONS[name]):
        for seat in (*range(t.seats), None):
            view = t.view(seat)
            assert view["decks"] == {
                "items": len(t.item_deck),
                "goons": len(t.goon_deck),
                "tomes": len(t.tome_deck),
                "guards": len(t.guard_deck),
                "locations": len(t.location_deck),
            }
            check_hidden_words(t, view)


def check_hidden_words(t: lockup.Table, view: dict[str, Any]) -> None:
    """No card that lies in a deck, and nothing of the seed, is anywhere in a view."""
    text = json.dumps({key: value for key, value in view.items() if key != "rules"})
    assert t.dice.seed.hex() not in text
    hidden = [t.cards.items[item].slug for item in t.item_deck]
    hidden += [t.cards.goons[goon].slug for goon in t.goon_deck]
    hidden += [t.cards.guards[guard].slug for guard in t.guard_deck]
    for pile in t.guards_down:
        hidden += [t.cards.guards[guard].slug for guard in pile]
    for slug in hidden:
        assert f'"{slug}"' not in text


def test_a_sunk_tome_is_known_to_the_one_who_sank_it() -> None:  # LK-3.6, LK-7.22
    position = {
        "phase": "lights_out",
        "location": "library",
        "decks": {"tomes": ["manual_of_muscle", "airtight_alibis", "iron_will_regimen"]},
        "seat0": {"cell": ["2"], "placed": {"library": ["5"]}},
        "seat1": {"cell": ["2"]},
    }
    t = laid_out(position, seats=2)
    choose(t, "0: collect")
    assert t.view(0)["drawn"] == ["manual_of_muscle", "airtight_alibis"]
    assert t.view(1)["drawn"] == t.view(None)["drawn"] == []
    choose(t, "0: keep airtight_alibis")
    assert t.view(0)["sunk"] == ["manual_of_muscle"]
    assert t.view(1)["sunk"] == t.view(None)["sunk"] == []
    assert t.tome_deck[-1] == [tome.slug for tome in t.cards.tomes].index("manual_of_muscle")


PUBLIC = ("display", "goals", "goon_discard", "tome_discard", "first", "supply", "decks", "round")
OPEN = ("stars", "power", "suspicion", "cubes", "items", "goons", "storage", "passed", "closed")


@pytest.mark.parametrize("name", ["3-basic", "5-advanced", "solo-expert-basic"])
def test_what_lies_open_is_the_same_for_everybody(name: str) -> None:  # LK-3.7
    for t in moments(1, 13, **CONFIGURATIONS[name]):
        views = [t.view(seat) for seat in (*range(t.seats), None)]
        for view in views:
            assert [view[key] for key in PUBLIC] == [views[-1][key] for key in PUBLIC]
            for who in range(t.participants):
                mine, theirs = view["crews"][who], views[-1]["crews"][who]
                assert [mine[key] for key in OPEN] == [theirs[key] for key in OPEN]
            for place, location in view["locations"].items():
                other = views[-1]["locations"][place]
                for key in ("suspicion", "cubes", "goon", "guards"):
                    assert location[key] == other[key]


def test_traits_are_hidden_until_chosen() -> None:  # LK-3.8, LK-16.5
    t = lockup.deal(lockup.Config(seats=3, advanced=True), bytes(32))
    chooser = t.waiting[0]
    for who in range(3):
        assert len(crew(t, who, who)["offered"]) == 2
        assert crew(t, who, who)["trait"] is None
        for seat in {0, 1, 2, None} - {who}:
            assert crew(t, seat, who)["offered"] == 2
    kept, boxed = crew(t, chooser, chooser)["offered"]
    choose(t, f"{chooser}: keep {kept}")
    for seat in (0, 1, 2, None):
        assert crew(t, seat, chooser)["trait"] == kept
        assert boxed not in json.dumps(t.view(seat))


def test_face_down_guards_are_counted() -> None:  # LK-3.9
    t = laid_out(
        {"guards": {"yard": ["?blue_3", "green_2"], "smithy": ["?blue_fist"]}}, solo="moderate"
    )
    for seat in (0, None):
        locations = t.view(seat)["locations"]
        assert locations["yard"]["guards"] == {"up": ["green_2"], "down": 1, "shown": None}
        assert locations["smithy"]["guards"] == {"up": [], "down": 1, "shown": None}
        assert "blue_3" not in json.dumps(t.view(seat))


def test_face_down_guards_lie_open_for_who_looks_back() -> None:
    t = laid_out(
        {"guards": {"yard": ["?blue_3", "green_2"], "smithy": ["?blue_fist"]}}, solo="moderate"
    )
    locations = t.open_view()["locations"]
    assert locations["yard"]["guards"] == {"up": ["green_2"], "down": 1, "shown": ["blue_3"]}
    assert t.view(None)["locations"]["yard"]["guards"]["shown"] is None


def test_nothing_tells_one_face_down_token_from_another() -> None:  # LK-3.10
    """Whatever is hidden, and in whatever order it was laid down: others see the same."""
    seen = set()
    for first, second in (("2", "5"), ("5", "2"), ("lookout", "enforcer"), ("3", "4")):
        t = laid_out({"phase": "roll_call", "seat1": {"cell": FULL}}, seats=3)
        choose(t, "0: assign sewers", f"0: token ?{first}")
        heard = [(event.kind, json.dumps(event.data)) for event in t.news_for(1)]
        choose(t, f"0: token ?{second}", "0: done")
        heard += [(event.kind, json.dumps(event.data)) for event in t.news_for(None)]
        seen.add((json.dumps(t.view(1)), json.dumps(t.view(None)), tuple(heard)))
    assert len(seen) == 1


def test_one_who_looked_knows_the_token_until_it_is_turned_up() -> None:  # LK-12.9
    position = {
        "phase": "roll_call",
        "first": 1,
        "next": 1,
        "seat0": {"cell": ["2"], "placed": {"sewers": ["?5"]}},
        "seat1": {"cell": ["2"], "tomes": ["atlas_of_hideouts"]},
        "seat2": {"cell": ["2"]},
    }
    t = laid_out(position, seats=3)
    choose(t, "1: tome atlas_of_hideouts")
    assert t.view(1)["peeked"] == [{"location": "sewers", "seat": 0, "token": "5"}]
    assert t.view(0)["peeked"] == t.view(2)["peeked"] == t.view(None)["peeked"] == []
    while t.view(None)["location"] not in ("sewers", "infirmary"):
        text = "pass" if t.view(None)["phase"] == "roll_call" else "collect"
        choose(t, f"{t.waiting[0]}: {text}")
    assert t.view(1)["peeked"] == []


def test_everything_is_shown_at_the_end() -> None:
    t = lockup.deal(lockup.Config(seats=4, advanced=True), bytes(32))
    kit.play(t, Dice(bytes(32)))
    for seat in (None, 2):
        view = t.view(seat)
        assert view["over"]
        assert view["phase"] == "over"
        assert view["scores"] == t.stars
        assert view["winners"]
        for who in view["crews"]:
            assert isinstance(who["tomes"], list)
            assert isinstance(who["reserved"], list)
            assert isinstance(who["cell"], list)


def test_only_the_latest_remarks_are_kept() -> None:
    t = three()
    for number in range(60):
        choose(t, f"{number % 3}: {'agree' if number % 2 else 'plan yard'}")
    choose(t, "0: deny")
    said = t.view(None)["said"]
    assert len(said) == 48
    assert said[-1] == {"round": 2, "seat": 0, "text": "deny"}
    choose(t, "0: claim sewers 5", "0: claim sewers 2", "1: claim sewers 5")
    assert t.view(None)["claims"] == [
        {"seat": 0, "location": "sewers", "token": "2"},
    ]


def test_a_claim_that_everybody_sees_to_be_false_is_shown_no_more() -> None:
    position: dict[str, object] = {
        "phase": "roll_call",
        "seat0": {"cell": ["4", "5"], "placed": {"sewers": ["3", "?lookout"]}},
        "seat1": {"cell": ["2"]},
    }
    t = laid_out(position, seats=2)
    claims = [("smithy", "4"), ("sewers", "3"), ("sewers", "5")]
    shown = []
    for place, token in claims:  # nothing lies there; it lies there open; it may be so
        choose(t, f"0: claim {place} {token}")
        shown.append([(each["location"], each["token"]) for each in t.view(None)["claims"]])
    choose(t, "0: assign smithy", "0: token 5")
    assert shown == [[], [("sewers", "3")], [("sewers", "5")]]
    assert t.view(None)["claims"] == t.view(0)["claims"] == []


def test_a_token_in_hand_is_no_tome() -> None:
    position = {
        "phase": "roll_call",
        "seat0": {
            "cell": ["4"],
            "placed": {"sewers": ["3", "?5"]},
            "tomes": ["map_of_the_old_wing"],
        },
        "seat1": {"cell": ["2"]},
    }
    t = laid_out(position, seats=2)
    choose(t, "0: tome map_of_the_old_wing", "0: token 5")
    assert t.decision(0).kind == "map_to"
    assert t.view(0)["drawn"] in ([], ["5"])
    assert t.view(1)["drawn"] == []


def test_who_looks_back_sees_what_an_end_would_have_come_to() -> None:
    t = laid_out({"seat1": {"reputation": 12, "resources": {"gold": 3}}}, seats=3)
    assert t.open_view()["if_ended"] == t.view(None)["if_ended"]
    assert t.open_view()["if_ended"] != list(t.stars)
