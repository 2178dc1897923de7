"""Special abilities in the hands of the careful bot."""

from typing import Any

import pytest

from cellmates import room25
from cellmates.bots.room25.lookahead import Lookahead
from cellmates.bots.room25.memory import Memory
from cellmates.bots.room25.prices import BLIND, EMPTY_TILE, PUSHED_OUT
from cellmates.bots.room25.programs import useful_tokens
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import Sight
from cellmates.kernel import Table
from cellmates.room25.board import CELLS, DIRECTIONS
from cellmates.room25.names import CHARACTER_NUMBERS, MOVE, SPECIAL
from cellmates.room25.options import CALL, CARRY, MOVE_TO, SABOTAGE_ROOM
from cellmates.room25.table import Room25Table
from tests.bots.room25_positions import SUSPICION, choice, position, program

EXIT_AT_A5 = """
room_25  dark   ?dark    ?dark  ?dark
dark     empty  ?dark    empty  ?dark
?dark    empty  central  empty  ?dark
?dark    empty  empty    empty  ?dark
?dark    ?dark  ?dark    ?dark  ?dark
"""


def plan_of(table: Table, who: str) -> Lookahead:
    """What a character goes by that knows nothing yet."""
    sight = Sight(table.view(room25.GAME.seat_of(table, who)), Memory())  # type: ignore[arg-type]
    return Lookahead(sight, Sides(sight), CHARACTER_NUMBERS[who])


def test_jennifer_calls_a_friend_rather_than_a_guard() -> None:
    table = position(
        EXIT_AT_A5,
        SUSPICION,
        turn=1,
        rounds_left=4,
        jennifer={"at": "a5", "program": ["special", "look"]},
        max={"at": "a4"},
        kevin={"at": "b5", "role": "guard", "revealed": True},
        sarah={"at": "c3"},
    )
    assert choice(table, "jennifer") == "call max"


def test_jennifer_calls_nobody_out_of_room_25() -> None:
    board = EXIT_AT_A5.replace("room_25  dark", "dark     room_25")
    inside = {"at": "b5"}
    table = position(board, key_used=True, jennifer={"at": "b4"}, max=inside, alice=inside)
    plan = plan_of(table, "jennifer")
    for who in ("max", "alice"):
        call = plan.worth(CALL + CHARACTER_NUMBERS[who], (SPECIAL,), plan.now)
        assert call < plan.value(plan.now) - PUSHED_OUT / 2


@pytest.mark.parametrize(("left", "fetched"), [(6, False), (2, True)])
def test_jennifer_fetches_nobody_who_searches_for_the_key(left: int, fetched: bool) -> None:
    """While there is time: he would only have to go again."""
    table = position(
        EXIT_AT_A5, rounds_left=left, jennifer={"at": "a5"}, max={"at": "a4"}, alice={"at": "c3"}
    )
    plan = plan_of(table, "jennifer")
    call = plan.worth(CALL + CHARACTER_NUMBERS["max"], (SPECIAL,), plan.now)
    assert (call > plan.value(plan.now)) == fetched


@pytest.mark.parametrize(("left", "seekers"), [(6, 1), (4, 0)])
def test_not_all_who_have_found_room_25_wait_there_for_the_key(left: int, seekers: int) -> None:
    """Of four, three search while there is time."""
    inside = {"at": "a5"}
    people: dict[str, Any] = {"max": inside, "alice": inside, "kevin": {"at": "c2"}}
    table = position(EXIT_AT_A5, rounds_left=left, sarah={"at": "d3"}, **people)
    gone = [not plan_of(table, who).goals.gathering for who in ("max", "alice")]
    assert gone.count(True) == seekers


@pytest.mark.parametrize(("told", "less"), [(None, True), ("green", False)])
def test_max_carries_nobody_into_the_unknown(told: str | None, less: bool) -> None:
    """It is worth less than to go there alone, unless somebody has told what is there."""
    table = position(EXIT_AT_A5, max={"at": "b3"}, alice={"at": "b3"}, kevin={"at": "b4"})
    if told is not None:
        table.choose(2, room25.OPTIONS.parse(f"claim a3 {told}"))
    plan = plan_of(table, "max")
    west = DIRECTIONS.index("w")
    alice = CHARACTER_NUMBERS["alice"]
    step = plan.worth(MOVE_TO + west, (MOVE,), plan.now)
    carry = plan.worth(CARRY + alice * 4 + west, (SPECIAL,), plan.now)
    risk = plan.belief.deadly[plan.sight.tile_at[CELLS.index("a3")]] * plan.grief(alice)
    assert (step - carry - risk > 1.5 * BLIND) == less


def test_jennifer_prefers_the_call_that_saves_a_life() -> None:
    table = position(
        """
        ?dark  ?dark  ?dark    ?dark  ?room_25
        ?dark  trap   empty    ?dark  ?dark
        ?dark  empty  central  empty  ?dark
        ?dark  empty  empty    empty  ?dark
        ?dark  ?dark  ?dark    ?dark  ?key
        """,
        turn=2,
        jennifer={"at": "b3", "program": ["special"]},
        max={"at": "b4", "armed": True},
        kevin={"at": "b2"},
    )
    assert choice(table, "jennifer") == "call max"


def test_max_carries_a_friend_towards_room_25() -> None:
    table = position(
        EXIT_AT_A5,
        key_used=True,
        turn=1,
        max={"at": "a4", "program": ["special", "control"]},
        kevin={"at": "a4"},
        sarah={"at": "a5"},
    )
    assert choice(table, "max") == "carry kevin n"


def test_sarah_sabotages_the_trap_she_is_in() -> None:
    table = position(
        """
        ?dark  mortal  ?dark    ?dark  ?room_25
        mortal trap    mortal   ?dark  ?dark
        ?dark  mortal  central  empty  ?dark
        ?dark  empty   empty    empty  ?dark
        ?dark  ?dark   ?dark    ?dark  ?key
        """,
        sarah={"at": "b4", "armed": True, "empties": 2},
        kevin={"at": "c3"},
    )
    assert program(table, "sarah")[0] == "special"


def test_sarah_lays_no_empty_tile_on_an_empty_room() -> None:
    table = position(
        """
        ?dark  mortal  ?dark    ?dark  ?room_25
        mortal empty   mortal   ?dark  ?dark
        ?dark  mortal  central  empty  ?dark
        ?dark  empty   empty    empty  ?dark
        ?dark  ?dark   ?dark    ?dark  ?key
        """,
        sarah={"at": "b4", "empties": 2},
        kevin={"at": "c3"},
    )
    assert isinstance(table, Room25Table)
    who = CHARACTER_NUMBERS["sarah"]
    sight = Sight(table.view(table.seat_of[who]), Memory())  # type: ignore[arg-type]
    plan = Lookahead(sight, Sides(sight), who)
    assert plan.worth(SABOTAGE_ROOM, (SPECIAL,), plan.now) < plan.value(plan.now) - EMPTY_TILE
    assert "special" not in program(table, "sarah")


def test_franck_recovers_what_he_has_spent_while_he_waits() -> None:
    table = position(
        EXIT_AT_A5,
        key_used=True,
        rounds_left=5,
        franck={"at": "a5"},
        kevin={"at": "c3"},
        max={"at": "d3"},
    )
    assert "special" in program(table, "franck")


def test_emmett_does_not_lock_his_friends_out() -> None:
    table = position(
        EXIT_AT_A5,
        key_used=True,
        turn=1,
        emmett={"at": "b4", "program": ["special", "move"]},
        kevin={"at": "c2"},
    )
    assert choice(table, "emmett") not in ("lock a4", "lock b5")


def test_kevin_does_not_swap_friends_away_from_the_exit() -> None:
    table = position(
        EXIT_AT_A5,
        key_used=True,
        turn=1,
        kevin={"at": "b4", "program": ["special", "move"]},
        max={"at": "a4"},
        sarah={"at": "b5"},
    )
    assert choice(table, "kevin") in ("hack b3 c4", "hack a4 b5")


def test_alice_refuses_a_robot() -> None:
    table = position(
        EXIT_AT_A5,
        SUSPICION,
        turn=1,
        robots=["b4"],
        kevin={"at": "b3", "program": ["special", "move"], "role": "guard"},
        alice={"at": "b4"},
        max={"at": "a4"},
        sarah={"at": "c2"},
    )
    table.choose(0, room25.OPTIONS.parse("order 1 push alice n"))
    assert choice(table, "alice") == "refuse"


OPEN = """
?dark  ?dark  ?dark    ?dark  ?dark
?dark  empty  empty    empty  ?dark
?dark  empty  central  empty  ?dark
?dark  empty  empty    empty  ?dark
?dark  ?dark  ?dark    ?dark  ?room_25
"""


def test_emmett_locks_nothing_while_all_are_friends() -> None:
    """Though there is nothing else to do than to wait: nobody gains by it."""
    text = OPEN.replace("?dark", "empty").replace("?room_25", "?key")
    text = text.replace("empty  empty", "trap   empty", 1)
    table = position(text, emmett={"at": "b4"}, kevin={"at": "c2"})
    assert "special" not in program(table, "emmett")
    plan = plan_of(table, "emmett")
    for cell in ("a4", "b4"):
        lock = room25.OPTIONS.parse(f"lock {cell}")
        assert plan.worth(lock, (SPECIAL,), plan.now) < plan.value(plan.now) - plan.idle


@pytest.mark.parametrize("held", [True, False])
def test_bruce_recovers_no_adrenaline_that_he_still_has(held: bool) -> None:
    table = position(
        OPEN,
        bruce={"at": "b4", "adrenaline": held},
        franck={"at": "b4"},
    )
    plan = plan_of(table, "bruce")
    mimic = room25.OPTIONS.parse("mimic franck")
    assert (SPECIAL in useful_tokens(plan)) is not held
    gain = plan.worth(mimic, (SPECIAL,), plan.now) - plan.value(plan.now)
    assert (gain > 0) is not held
    assert gain >= 0 or gain == -plan.idle


def test_kevin_leaves_rooms_where_they_are_once_he_has_agreed_to_wait() -> None:
    table = position(OPEN, kevin={"at": "b4", "seat": 0}, max={"at": "c2", "seat": 1})
    hack = room25.OPTIONS.parse("hack a4 b5")
    found = []
    for _ in range(2):
        plan = plan_of(table, "kevin")
        found.append(plan.worth(hack, (SPECIAL,), plan.now) - plan.value(plan.now))
        if len(found) == 1:
            table.choose(1, room25.OPTIONS.parse("plan stay"))
            table.choose(0, room25.OPTIONS.parse("yes 1"))
    assert found[1] == found[0] - plan.follow


def test_a_robot_explores_rather_than_pushes_who_sends_it() -> None:
    """A step for nothing is welcome, but nobody can look into a3 as cheaply; and of two rooms the
    robot goes to the one that it turns up."""
    table = position(
        """
        ?dark  ?dark  ?dark    ?dark  ?dark
        ?dark  ?dark  empty    empty  ?dark
        ?dark  empty  central  empty  ?dark
        robot  empty  empty    empty  ?room_25
        ?dark  ?dark  ?dark    ?dark  ?dark
        """,
        robots=["a2"],
        max={"at": "a2", "saw": ["a1"]},
        rounds_left=5,
    )
    assert isinstance(table, Room25Table)
    plan = plan_of(table, "max")
    plan.tokens = 1
    plan.goals.odds[:] = [0.0] * 25  # wherever the finds may be, not there

    def worth(order: str) -> float:
        return plan.worth(room25.OPTIONS.parse(f"order 1 {order}"), (SPECIAL,), plan.now)

    assert worth("move n") > worth("push max e") > worth("move e")
    assert worth("move s") > worth("move e")
