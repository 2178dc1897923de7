"""What the stars would be if the game ended now, and what goals say of themselves."""

import pytest

from cellmates.lockup.patrol import RAID
from cellmates.lockup.scoring import SCORE
from tests.lockup.configurations import CONFIGURATIONS
from tests.lockup.tables import laid_out, moments, played

POSITION = {
    "round": 3,
    "phase": "roll_call",
    "first": 1,
    "goals": {"leader": "rat_pack", "instant": "pumping_iron", "final": "armory"},
    "seat0": {
        "reputation": 12,
        "suspicion": 3,
        "recruited": ["whisk", "tattle"],
        "resources": {"gold": 1},
    },
    "seat1": {
        "reputation": 10,
        "suspicion": 1,
        "items": ["bone_shiv"],
        "tomes": ["atlas_of_hideouts"],
    },
    "seat2": {"reputation": 2, "suspicion": 2},
}


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_it_is_what_a_raid_and_the_count_would_give(name: str) -> None:  # LK-15.1, LK-15.2
    for t in moments(games=1, every=23, **CONFIGURATIONS[name]):
        foretold = t.view(None)["if_ended"]
        end = t.clone()
        end.open = []
        end.agenda = [SCORE, RAID]
        end.advance()
        assert end.over
        assert foretold == end.view(None)["scores"]


def test_the_last_raid_and_the_floor_are_counted() -> None:  # LK-9.2, LK-15.11
    # The most suspicion costs 8, the second 4, which is more than the last crew has. Then the
    # leader goal brings 8, two ratfolk 1, gold 2; the contest of shields 8, a tome 1, the marker 2.
    ended = [12 - 8 + 8 + 1 + 2, 10 + 8 + 1 + 2, 0]
    assert laid_out(POSITION, seats=3).view(None)["if_ended"] == ended


def test_everybody_is_told_the_same() -> None:  # LK-3: all that it counts lies open
    t = played(70, seed=3, seats=4)
    assert len({tuple(t.view(seat)["if_ended"]) for seat in (None, 0, 1, 2, 3)}) == 1


def test_only_oneself_is_told_what_ones_own_things_bring() -> None:
    t = laid_out(POSITION, seats=3)
    assert t.view(None)["counting"] == []
    for seat in range(3):
        assert {each["seat"] for each in t.view(seat)["counting"]} <= {seat}
    (goons,) = [each for each in t.view(0)["counting"] if each["category"] == "goons"]
    assert goons["why"] == [{"what": "goon", "of": "ratfolk", "count": 2, "stars": 1}]


def test_goals_say_their_stars_and_how_much_it_takes() -> None:  # LK-13.4, LK-13.12
    worth = laid_out(POSITION, seats=3).view(0)["goals"]["worth"]
    assert worth == {
        "leader": {"stars": [8], "least": 2, "per": 0},
        "instant": {"stars": [6], "least": 5, "per": 0},
        "final": {"stars": [8, 4], "least": 0, "per": 0},
    }
    each = {**POSITION, "goals": {"final": "full_kit"}}
    assert laid_out(each, seats=3).view(0)["goals"]["worth"] == {
        "leader": None,
        "instant": None,
        "final": {"stars": [3], "least": 0, "per": 1},
    }
