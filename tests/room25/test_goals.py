"""What a seat is after, and how far it is: the goal in a view."""

import pytest

from cellmates import room25
from cellmates.kernel import Table
from cellmates.room25.deaths import kill
from cellmates.room25.names import GUARD
from tests.bots.room25_positions import position

AT_A5 = """
{exit}  ?empty ?empty  ?empty ?empty
?empty  ?empty ?empty  ?empty ?empty
?empty  ?empty central ?empty ?empty
?empty  ?empty ?empty  ?empty ?empty
?empty  ?empty ?empty  ?empty ?key
"""
AT_B2 = """
?empty ?empty  ?empty  ?empty ?empty
?empty ?empty  ?empty  ?empty ?empty
?empty ?empty  central ?empty ?empty
?empty room_25 ?empty  ?empty ?empty
?empty ?empty  ?empty  ?empty ?key
"""
AT_MIDDLE = """
?empty ?empty {c5}    ?empty ?empty
?empty ?empty ?empty  ?empty ?empty
{a3}   ?empty central ?empty {e3}
?empty ?empty ?empty  ?empty ?empty
?empty ?empty {c1}    ?empty ?key
"""
SUSPICION: dict[str, object] = {"mode": "suspicion", "seats": 4, "guards": 1}


def steps(table: Table, seat: int | None = None) -> dict[str, tuple[bool, int, int]]:
    """The steps of a seat's goal by their names: done, have, need."""
    goal = table.view(seat)["goal"]
    return {step["step"]: (step["done"], step["have"], step["need"]) for step in goal["steps"]}


def test_together_by_key_exit_gathering_and_slide() -> None:
    table = position(AT_A5.format(exit="?room_25"), alice={"at": "c3"}, max={"at": "c3"})
    assert table.view(None)["goal"]["aim"] == "together"
    assert steps(table) == {
        "unlock": (False, 0, 1),
        "find": (False, 0, 1),
        "gather": (False, 0, 2),
        "slide": (False, 0, 0),
    }
    inside = {"at": "a5"}
    table = position(AT_A5.format(exit="room_25"), key_used=True, alice=inside, max={"at": "c3"})
    assert steps(table)["unlock"] == (True, 1, 1)
    assert steps(table)["find"] == (True, 1, 1)
    assert steps(table)["gather"] == (False, 1, 2)
    assert steps(table)["slide"] == (False, 0, 1)


def test_a_dead_guard_keeps_his_goal_beyond_the_end() -> None:
    table = room25.deal(room25.Config(**SUSPICION), bytes(32))
    guard = next(who for who in table.playing if table.roles[who] == GUARD)
    seat = table.seat_of[guard]
    kill(table, [guard], "mortal")
    assert set(steps(table, seat)) == {"kill", "hold"}
    table.mode.time_up(table)
    assert table.over
    assert set(steps(table, seat)) == {"kill", "hold"}
    prisoner = next(who for who in table.playing if who != guard)
    assert "gather" in steps(table, table.seat_of[prisoner])


def test_slides_are_counted_to_the_nearest_edge() -> None:
    assert steps(position(AT_B2, alice={"at": "c3"}))["slide"] == (False, 0, 2)


@pytest.mark.parametrize("cell", ["a3", "c1", "c5", "e3"])
def test_slides_may_go_round_a_corner(cell: str) -> None:
    """The lines through the centre never slide, so an edge's middle leaves beside them."""
    rooms = dict.fromkeys(["a3", "c1", "c5", "e3"], "?empty") | {cell: "room_25"}
    table = position(AT_MIDDLE.format(**rooms), alice={"at": "c3"})
    assert steps(table)["slide"] == (False, 0, 2)


def test_a_guard_is_told_his_own_goal_and_nobody_else() -> None:
    table = room25.deal(room25.Config(**SUSPICION), bytes(32))
    guard = next(
        sheet["seat"]
        for seat in range(4)
        for sheet in table.view(seat)["characters"].values()
        if sheet["seat"] == seat and sheet["role"] == "guard"
    )
    for seat in (None, *range(4)):
        goal = table.view(seat)["goal"]
        assert goal["aim"] == ("guard" if seat == guard else "prisoner")
    assert steps(table, guard) == {"kill": (False, 0, 2), "hold": (False, 0, table.rounds)}
    assert steps(table)["gather"] == (False, 0, 3)


@pytest.mark.parametrize(
    ("shown", "seat", "gathered"),
    [
        (False, None, (True, 3, 3)),
        (True, None, (False, 2, 3)),
        (False, "sarah", (False, 2, 3)),  # she knows herself
        (False, "max", (True, 3, 3)),
    ],
)
def test_who_is_known_to_be_missing_is_not_inside(
    shown: bool, seat: str | None, gathered: tuple[bool, int, int]
) -> None:
    """Three are in Room 25, and one of them is a guard whom nobody knows."""
    inside = {"at": "b2"}
    table = position(
        AT_B2,
        {"mode": "suspicion", "guards": 1},
        rounds_left=5,
        alice={**inside, "role": "guard"},
        kevin={**inside, "role": "prisoner"},
        max={**inside, "role": "prisoner"},
        sarah={"at": "c3", "role": "prisoner", "revealed": shown},
    )
    number = None if seat is None else room25.GAME.seat_of(table, seat)
    assert steps(table, number)["gather"] == gathered


def test_as_many_must_be_inside_at_the_end_as_in_the_last_round() -> None:
    table = position(
        AT_B2,
        {"mode": "suspicion", "guards": 1},
        rounds_left=1,
        turn=2,
        order=["alice", "kevin", "max", "sarah"],
        alice={"at": "c3", "role": "guard"},
        kevin={"at": "b2", "role": "prisoner"},
        max={"at": "c3", "role": "prisoner", "program": ["look"]},
        sarah={"at": "c3", "role": "prisoner"},
    )
    before = steps(table)["gather"]
    table.choose(table.waiting[0], room25.OPTIONS.parse("look n"))
    assert table.over
    assert steps(table)["gather"] == before == (False, 1, 2)


def after_a_death(guards: int, **kevin: object) -> dict[str, tuple[bool, int, int]]:
    """What Alice, a guard, is told once Kevin is dead."""
    at = {"at": "c3"}
    table = position(
        AT_B2,
        {"mode": "suspicion", "guards": guards},
        alice={**at, "role": "guard"},
        kevin={"alive": False, "role": "prisoner", **kevin},
        max={**at, "role": "guard" if guards == 2 else "prisoner"},
        sarah={**at, "role": "prisoner"},
        emmett={**at, "role": "prisoner"},
    )
    return steps(table, room25.GAME.seat_of(table, "alice"))


def test_the_only_guard_knows_that_the_dead_was_a_prisoner() -> None:
    assert after_a_death(guards=1)["kill"] == (False, 1, 2)


def test_one_of_two_guards_counts_the_dead_whose_roles_are_shown() -> None:
    assert after_a_death(guards=2)["kill"] == (False, 0, 2)
    assert after_a_death(guards=2, revealed=True)["kill"] == (False, 1, 2)


@pytest.mark.parametrize("mode", ["competition", "team"])
def test_rivals_gather_their_own(mode: str) -> None:
    table = room25.deal(room25.Config(mode=mode, seats=4), bytes(32))
    view = table.view(0)
    sheets = view["characters"].values()
    team = next(sheet["team"] for sheet in sheets if sheet["seat"] == 0)
    own = [s for s in sheets if (s["team"] == team if team else s["seat"] == 0)]
    assert steps(table, 0)["gather"] == (False, 0, len(own))


def escaped() -> Table:
    """Column a slides north, with Room 25 and all in it."""
    inside = {"at": "a5"}
    table = position(
        AT_A5.format(exit="room_25"),
        turn=1,
        order=["alice", "max", "emmett", "kevin"],
        key_used=True,
        alice={**inside, "program": ["control", "look"]},
        max=inside,
        emmett=inside,
        kevin=inside,
    )
    table.listen()
    table.choose(table.waiting[0], room25.OPTIONS.parse("slide a n"))
    return table


def test_room_25_leaves_by_the_edge_that_it_was_slid_over() -> None:
    table = escaped()
    assert table.outcome is not None
    assert table.outcome.reason == "escaped"
    view = table.view(0)
    assert view["way_out"] == "n"
    assert all(step["done"] for step in view["goal"]["steps"])
    slid = [event for event in table.news_for(0) if event.kind == "slid"]
    assert [event.data for event in slid] == [
        {"line": "a", "dir": "n", "who": "alice", "out": True}
    ]


def test_a_slide_that_brings_nobody_out_is_no_way_out() -> None:
    table = position(
        AT_A5.format(exit="room_25"),
        turn=1,
        order=["alice", "max"],
        alice={"at": "a5", "program": ["control", "look"]},
        max={"at": "c3"},
    )
    table.listen()
    table.choose(table.waiting[0], room25.OPTIONS.parse("slide a n"))
    assert table.view(0)["way_out"] is None
    slid = [event for event in table.news_for(0) if event.kind == "slid"]
    assert [event.data for event in slid] == [{"line": "a", "dir": "n", "who": "alice"}]


M_A_C_NEXT = AT_B2.replace("?empty ?empty  central", "?empty mac  central")


def test_a_card_that_slides_nothing_says_so() -> None:
    table = position(
        M_A_C_NEXT,
        {"mode": "suspicion"},
        turn=1,
        order=["alice", "max"],
        slid={"d": "s"},
        mac=["move d n"],
        alice={"at": "c3", "program": ["move", "look"]},
        max={"at": "c3"},
    )
    table.listen()
    table.choose(table.waiting[0], room25.OPTIONS.parse("move w"))
    kinds = [event.kind for event in table.news_for(0)]
    assert "card" in kinds
    assert "slid" not in kinds
    blocked = next(event for event in table.news_for(0) if event.kind == "blocked")
    assert blocked.data == {"line": "d", "dir": "n"}
