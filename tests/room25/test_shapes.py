"""What the game declares of its views and events is what there is."""

import random
from typing import cast

import pytest

from cellmates import room25
from cellmates.kernel import Event
from cellmates.kernel.event import EventKind
from cellmates.room25 import stock
from cellmates.room25.board import CELLS
from cellmates.room25.events import EVENTS
from cellmates.room25.names import COLOURS, colour_of
from cellmates.room25.options import CLAIMS, OPTIONS
from cellmates.room25.views import View
from tests.room25.configurations import COMBINATIONS, Combination
from tests.room25.players import PLAYERS, SHARES
from tests.room25.shapes import SHAPES, check_event, check_views
from tests.room25.test_scenario_tables import BATCHES, batch_of, choose, script, set_up


@pytest.mark.parametrize("combination", COMBINATIONS, ids=lambda each: each.name)
def test_views_and_events_have_their_shapes(combination: Combination) -> None:
    for seed, keys in enumerate(combination.variants):
        chance = random.Random(seed)
        table = room25.deal(room25.Config(**keys), seed.to_bytes(32, "big"))
        table.listen()
        (player,) = chance.choices(PLAYERS, SHARES)
        check_views(table, table.seats)
        while not table.over:
            table.choose(*player(table, chance))
            for event in table.news:
                check_event(event)
            if chance.random() < 0.1:
                check_views(table, table.seats)
        check_views(table, table.seats)


def test_every_kind_of_event_occurs() -> None:
    missing = set(EVENTS)
    for number in range(BATCHES):
        for _, data in batch_of(number):
            table = set_up(data)
            table.listen()
            for line in script(data):
                choose(table, line)
                missing.difference_update(event.kind for event in table.news)
    assert not missing


def test_every_switch_is_among_the_rules() -> None:
    declared = SHAPES.objects["Rules"].fields
    switches = stock.switches()
    more = ("programs", "adrenaline", "key_room", "mac_cards")
    mode = ("together", "hidden_roles", "teams", "sharing", "alarm")
    assert set(declared) == {*switches, *more, *mode}


@pytest.mark.parametrize(
    ("switch", "value"), [("flooded_deadline", "next_turn"), ("escape_by", ["control_action"])]
)
def test_what_was_agreed_is_in_the_view(switch: str, value: object) -> None:
    table = room25.deal(room25.Config(**{switch: value}), bytes(32))
    assert table.view(None)["rules"][switch] == value
    assert table.view(0)["rules"] is table.view(None)["rules"]  # built once, told once


@pytest.mark.parametrize("mode", room25.GAME.modes)
def test_who_won_is_told_by_seats_too(mode: str) -> None:
    """Winners go by sides, teams, characters or seats; each of them is some seats."""
    won = 0
    for seed in range(40):
        chance = random.Random(seed)
        table = room25.deal(room25.Config(mode=mode), seed.to_bytes(32, "big"))
        (player,) = chance.choices(PLAYERS, SHARES)
        while not table.over:
            table.choose(*player(table, chance))
        view = cast(View, table.view(None))
        sheets = view["characters"].items()
        names = {"guards": "guard", "prisoners": "prisoner"}
        meant = {
            sheet["seat"]
            for who, sheet in sheets
            for winner in view["winners"]
            if winner in (who, sheet["seat"], sheet["team"])
            or (sheet["role"] is not None and sheet["role"] == names.get(str(winner)))
        }
        assert meant <= set(view["winning_seats"])
        if mode not in ("cooperation", "solo"):  # there the dead win with the living
            assert meant == set(view["winning_seats"])
        won += bool(meant)
    assert won or mode in ("cooperation", "solo")


def test_the_end_tells_lies_from_truths() -> None:
    table = room25.deal(room25.Config(mode="suspicion"), bytes(32))
    tile = next(tile for tile in table.tile_at if not table.is_up(tile))
    cell = CELLS[table.cell_of[tile]]
    for seat, colour in enumerate(CLAIMS):
        table.choose(seat, OPTIONS.parse(f"claim {cell} {colour}"))
    assert {claim["fate"] for claim in table.view(0)["claims"]} == {"disputed"}
    chance = random.Random(1)
    while not table.over:
        table.choose(*PLAYERS[0](table, chance))
    for claim in cast(View, table.view(0))["claims"]:
        there = COLOURS[colour_of(table.dealt[claim["tile"]])]
        safe = claim["colour"] == "safe" and there != "red"
        assert claim["fate"] == ("right" if safe or claim["colour"] == there else "wrong")


def test_every_field_is_explained() -> None:
    records = [SHAPES.objects[name] for name in SHAPES.objects if name != "OwnView"]
    fields = [(record.name, field) for record in records for field in record.fields.values()]
    assert len(fields) > 150
    assert [f"{name}.{field.name}" for name, field in fields if not field.about] == []
    assert [alias.name for alias in SHAPES.aliases.values() if not alias.about] == []


def test_shapes_are_strict() -> None:
    table = room25.deal(room25.Config(mode="cooperation"), bytes(32))
    assert SHAPES.misfits({**table.view(0), "more": 1}, "View") == ["View.more is not declared"]
    for key, wrong in (("round", "1"), ("madness", 1), ("phase", "teatime"), ("order", [3])):
        (misfit,) = SHAPES.misfits({**table.view(0), key: wrong}, "View")
        assert misfit.startswith(f"View.{key}")
    view = table.view(0)
    del view["cells"][3]["lock"]
    assert SHAPES.misfits(view, "View") == ["View.cells[3].lock is missing"]
    died = EVENTS["died"]
    right = {"who": "alice", "cell": "a1", "cause": "trap"}
    assert SHAPES.event_misfits(died, right) == []
    assert SHAPES.event_misfits(died, {**right, "cause": "boredom"}) != []
    assert SHAPES.event_misfits(died, {"who": "alice", "cell": "a1"}) == [".cause is missing"]
    assert SHAPES.event_misfits(EventKind("", "cell", empty="cell"), {"cell": None}) == []
    with pytest.raises(AssertionError):
        check_event(Event("key", -1, {"cell": "a1"}))
