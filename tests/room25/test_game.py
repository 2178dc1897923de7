"""The static description of Room 25, by which everything else works."""

import pytest

from cellmates import room25
from cellmates.games import GAMES
from cellmates.testing import conformance

GAME = GAMES["room25"]


def test_the_description() -> None:
    assert GAME is room25.GAME
    assert GAME.name == "room25"
    assert GAME.modes == ("cooperation", "suspicion", "solo", "competition", "team")
    assert GAME.seats == {
        "suspicion": (4, 5, 6, 7, 8),
        "cooperation": (1, 2, 3, 4, 5, 6),
        "solo": (1,),
        "competition": (2, 3, 4),
        "team": (4, 6, 8),
    }
    assert GAME.hidden_information
    assert "1" in GAME.scoring
    assert GAME.rules_version >= 1


def test_the_catalogue_is_fixed() -> None:
    """Bots and records rely on the numbers; new options go to the end."""
    conformance.check_notation(GAME.options)
    assert len(GAME.options) == 1023
    for number, text in (
        (0, "clue c4"), (4, "program"), (30, "program +adrenaline"), (56, "now"), (58, "use look"),
        (63, "skip"), (64, "look n"), (68, "move n"), (72, "push alice n"), (104, "slide a n"),
        (120, "call alice"), (128, "hide"), (129, "carry alice n"), (161, "recover"),
        (162, "lock a5"), (187, "reactivate a5"), (212, "from a5"), (237, "hack a5 c5"),
        (299, "order 1 move n"), (307, "order 1 push alice n"), (371, "sabotage room"),
        (374, "mimic alice"), (382, "see a5"), (407, "swap a5"), (432, "go a5"),
        (457, "pull alice"), (465, "dies alice"), (473, "corridor ns"), (475, "allow"),
        (477, "lose look"), (482, "to n"), (486, "robot 1"), (488, "reveal"), (489, "remind a5"),
        (514, "claim a5 blue"), (639, "accuse alice"), (647, "plan n"), (651, "agree"),
        (652, "deny"), (653, "plan look a5"), (678, "plan avoid a5"), (703, "plan meet a5"),
        (728, "plan slide a n"), (744, "plan exit"), (745, "plan key"), (746, "plan stay"),
        (747, "yes 0"), (755, "no 0 danger"), (787, "accuse alice lied"), (811, "defend innocent"),
        (814, "defend unaware"), (815, "praise alice"), (822, "praise sarah"),
        (823, "plan program alice look"), (828, "plan program alice look move"),
        (848, "plan program bruce look"), (1022, "plan program sarah special control"),
    ):  # fmt: skip
        assert GAME.options.text(number) == text


def test_the_games_there_are() -> None:
    assert "room25" in GAMES
    assert len(GAMES) == len(list(GAMES))
    with pytest.raises(KeyError):
        GAMES["chess"]


def test_who_a_scenario_means() -> None:
    table = GAME.deal(GAME.config({"mode": "team", "seats": 4}), bytes(32))
    assert GAME.seat_of(table, "emmett") == 0
    with pytest.raises(ValueError, match="'max' is not in the game"):
        GAME.seat_of(table, "max")
    with pytest.raises(ValueError, match="'mux' is not in the game"):
        GAME.seat_of(table, "mux")


def test_attending_to_somebody_who_is_not_asked_changes_nothing() -> None:
    table = GAME.deal(GAME.config({"mode": "team", "seats": 4}), bytes(32))
    digest = table.digest()
    GAME.attend(table, "max")
    assert table.digest() == digest
