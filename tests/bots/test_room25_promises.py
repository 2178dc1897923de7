"""What bots promise about rooms: to come in time or not at all, and nothing that they know."""

import pytest

from cellmates.room25.options import OPTIONS
from cellmates.room25.table import Room25Table
from tests.bots.room25_positions import SUSPICION, position
from tests.bots.test_room25_talk import BOARD, COOPERATION, answer, says, table


def test_who_stands_in_a_red_room_needs_no_warning_of_it() -> None:
    """Sarah in b3 says nothing; Alice beside it does."""
    board = BOARD.replace("?trap", "trap")
    people = {"max": {"at": "c4"}, "alice": {"at": "c3"}, "kevin": {"at": "c3"}}
    t = position(board, SUSPICION, **people, sarah={"at": "b3"})
    assert isinstance(t, Room25Table)
    t.choose(0, OPTIONS.parse("plan avoid b3"))
    assert says(t, 3) is None
    assert says(t, 1) == "yes 0"


@pytest.mark.parametrize(
    ("at", "left", "why"), [("b4", 1, "far"), ("b4", 2, None), ("d3", 1, None)]
)
def test_in_the_last_round_nobody_promises_to_come_who_cannot(
    at: str, left: int, why: str | None
) -> None:
    assert answer(table(max={"at": at}, rounds_left=left), 1, "plan exit") == why


@pytest.mark.parametrize(
    ("at", "left", "why"), [("c3", 9, None), ("a3", 1, "far"), ("c3", 1, "far")]
)
def test_nobody_promises_to_meet_where_he_cannot_be_in_time(
    at: str, left: int, why: str | None
) -> None:
    """Room 25 is the meeting place; from c3 it is three steps."""
    assert answer(table(alice={"at": at}, rounds_left=left), 2, "plan meet e2", 1) == why


def test_nobody_sets_out_for_a_room_of_which_nobody_has_told_anything() -> None:
    board = BOARD.replace(" room_25", " ?room_25")
    people = {"max": {"at": "d2"}, "alice": {"at": "c3"}, "kevin": {"at": "c3"}}
    for told, why in ((None, "other"), ("claim a2 blue", None)):
        t = position(board, COOPERATION, rounds_left=9, **people, sarah={"at": "d3"})
        assert isinstance(t, Room25Table)
        if told:
            t.choose(3, OPTIONS.parse(told))
        assert answer(t, 2, "plan meet a2", 1) == why
