"""What is in a view and what is not (R25-21)."""

import json
from typing import Any

import pytest

from cellmates import room25
from cellmates.kernel import Dice
from cellmates.room25.names import ROOMS
from cellmates.testing import conformance as kit

DICE = Dice(bytes(32))


def positions(keys: dict[str, object], games: int = 6) -> list[room25.Table]:
    """Tables from the middle of games."""
    found: list[room25.Table] = []
    for seed in range(games):
        table = room25.deal(room25.Config(**keys), seed.to_bytes(32, "big"))
        while not table.over:
            kit.play(table, DICE, 9)
            if not table.over:
                found.append(table.clone())
    return found


@pytest.mark.parametrize("mode", room25.GAME.modes)
def test_nothing_hidden_is_in_a_view(mode: str) -> None:
    for table in positions({"mode": mode}):
        for seat in (None, *range(table.seats)):
            view = table.view(seat)
            hidden_words(table, view)
            for person in view["characters"].values():
                mine = person["seat"] == seat
                assert mine or person["program"] is None
                if person["role"] is not None:
                    assert mine or person["revealed"]
            for cell in view["cells"]:
                assert cell["up"] or (cell["room"] is None and cell["axis"] is None)
            assert set(view["knows"].values()) <= set(ROOMS)
            assert view["seat"] == seat


def hidden_words(table: room25.Table, view: dict[str, Any]) -> None:
    """Nothing of the seed, and no room that nobody could know, is anywhere in the text."""
    agreed = ("complex", "rules")
    text = json.dumps({key: value for key, value in view.items() if key not in agreed})
    assert table.dice.seed.hex() not in text
    shown = {cell["room"] for cell in view["cells"]} | set(view["knows"].values())
    for room in {ROOMS[number] for number in table.room} - shown - {"jamming", "control", "robot"}:
        assert f'"{room}"' not in text


def test_tile_handles_tell_nothing_of_the_rooms() -> None:
    where: dict[int, set[str]] = {}
    for seed in range(40):
        table = room25.deal(room25.Config(), seed.to_bytes(32, "big"))
        where.setdefault(0, set()).add(ROOMS[table.room[0]])
        where.setdefault(24, set()).add(ROOMS[table.room[24]])
    assert all(len(rooms) > 8 for rooms in where.values())


def test_a_tile_keeps_its_handle_when_it_slides() -> None:
    table = room25.deal(room25.Config(), bytes(32))
    before = {cell["tile"] for cell in table.view(None)["cells"]}
    kit.play(table, DICE, 60)
    assert {cell["tile"] for cell in table.view(None)["cells"]} == before == set(range(25))


def test_a_fixed_complex_is_public_and_a_drawn_one_is_not() -> None:  # RL-50
    fixed = room25.deal(room25.Config(complex_preset="season2_suspicion_2g"), bytes(32))
    assert fixed.view(None)["complex"]["tunnel"] == 3
    drawn = room25.deal(room25.Config(complex_preset="suspicion_2g"), bytes(32))
    assert drawn.view(0)["complex"] is None
    assert drawn.view(0)["complex_preset"] == "suspicion_2g"


def test_memory_can_be_left_to_the_players() -> None:  # R25-21.2
    for aid, remembered in (("events_only", 1), ("board", 1), ("none", 0)):
        table = room25.deal(room25.Config(ui_memory_aid=aid), bytes(32))
        table.choose(0, table.decision(0).options[0])
        assert len(table.view(0)["knows"]) == remembered
        assert table.view(1)["knows"] == table.view(None)["knows"] == {}


def test_everything_is_shown_at_the_end() -> None:  # R25-21.3
    table = room25.deal(room25.Config(ui_memory_aid="none"), bytes(32))
    kit.play(table, DICE)
    for seat in (None, 0, 3):
        view = table.view(seat)
        assert view["over"]
        assert view["phase"] == "over"
        assert all(person["role"] for person in view["characters"].values())
        up = sum(cell["up"] for cell in view["cells"])
        assert len(view["knows"]) == 25 - up


def test_programs_are_secret_until_all_are_ready() -> None:  # RL-51
    table = room25.deal(room25.Config(mode="cooperation", seats=4), bytes(32))
    while table.view(0)["phase"] != "programming":
        table.choose(*kit.random_choice(table, DICE))
    seat = table.waiting[0]
    who = table.decision(seat).about
    table.choose(seat, room25.OPTIONS.parse("program look move +adrenaline"))
    mine, theirs = (table.view(s)["characters"][who] for s in (seat, (seat + 1) % 4))
    assert (mine["program"], mine["tokens"], mine["adrenaline"]) == (["look", "move"], 2, "planned")
    assert (theirs["program"], theirs["tokens"], theirs["adrenaline"]) == (None, 0, "held")
    assert mine["ready"]
    assert theirs["ready"]


def test_a_team_channel_is_heard_by_the_team() -> None:  # R25-16.7
    config = room25.Config(mode="team", seats=4, team_talk="team_channel")
    table = room25.deal(config, bytes(32))
    table.listen()
    table.choose(0, room25.OPTIONS.parse("plan stay"))
    for seat, hears in ((0, 1), (1, 0), (2, 1), (3, 0), (None, 0)):
        assert len(table.news_for(seat)) == hears
        assert len(table.view(seat)["said"]) == hears


def test_only_the_latest_remarks_are_kept() -> None:
    table = room25.deal(room25.Config(), bytes(32))
    for number in range(60):
        table.choose(number % 6, room25.OPTIONS.parse("agree" if number % 2 else "plan n"))
    assert len(table.view(None)["said"]) == 48
    table.choose(0, room25.OPTIONS.parse("claim a5 red"))
    table.choose(0, room25.OPTIONS.parse("claim a5 safe"))
    (claim,) = table.view(None)["claims"]
    assert (claim["seat"], claim["cell"], claim["colour"]) == (0, "a5", "safe")
