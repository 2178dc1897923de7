"""Which looks bots grant each other, and what they tell instead."""

import pytest

from cellmates.bots.room25.lookahead import Lookahead
from cellmates.bots.room25.memory import UNKNOWN
from cellmates.bots.room25.prices import IN_VAIN, SENT_BACK
from cellmates.bots.room25.replies import reply
from cellmates.bots.room25.sides import Sides
from cellmates.room25.board import CELLS
from cellmates.room25.names import CHARACTER_NUMBERS
from cellmates.room25.options import OPTIONS
from tests.bots.test_room25_word import says, seen, table


def test_who_knows_a_room_that_a_plan_is_about_tells_before_he_answers() -> None:
    for cell, plan in (("b2", "plan look b2"), ("c1", "plan s"), ("d2", "plan meet d2")):
        t = table(max={"at": "c2", "saw": [cell]})
        t.choose(1, OPTIONS.parse(plan))
        assert (says(t, 0) or "").startswith(f"claim {cell}")


def test_who_knows_a_room_grants_no_look_at_it() -> None:
    t = table(max={"at": "c2", "saw": ["b2"]})
    t.choose(1, OPTIONS.parse("claim b2 yellow"))
    t.choose(1, OPTIONS.parse("plan look b2"))
    assert not (says(t, 0) or "").startswith("yes")


@pytest.mark.parametrize(("cell", "answer"), [("b2", "yes 1"), ("a4", "no 1 far")])
def test_a_look_out_of_reach_is_not_granted(cell: str, answer: str) -> None:
    """Alice stands in c2."""
    t = table()
    t.choose(1, OPTIONS.parse(f"plan look {cell}"))
    sight = seen(t, 0)
    found = reply(sight, Sides(sight), t.phrases(0))
    assert found is not None
    assert OPTIONS.text(found) == answer


def test_only_one_look_is_granted_to_anybody_in_a_round() -> None:
    t = table()
    for text in ("plan look b2", "yes 1", "plan look c1"):
        t.choose(int(text.startswith("plan")), OPTIONS.parse(text))
    sight = seen(t, 2)
    assert reply(sight, Sides(sight), t.phrases(2)) is None


def test_a_look_that_another_one_has_reserved_is_not_granted() -> None:
    """Kevin has said that he looks at b2, and answers for himself."""
    t = table()
    t.choose(2, OPTIONS.parse("plan look b2"))
    t.choose(1, OPTIONS.parse("plan look b2"))
    found = []
    for seat in (0, 2):
        sight = seen(t, seat)
        option = reply(sight, Sides(sight), t.phrases(seat))
        found.append(None if option is None else OPTIONS.text(option))
    assert found[1] == "no 1 other"
    assert found[0] == "yes 2"


def test_a_look_that_was_announced_is_worth_a_way_round() -> None:
    """Through a Vortex, too: nobody walks in before a look that he granted."""
    t = table()
    t.choose(1, OPTIONS.parse("plan look b2"))
    t.choose(0, OPTIONS.parse("yes 1"))
    sight = seen(t, 0)
    plan = Lookahead(sight, Sides(sight), CHARACTER_NUMBERS["max"])
    other, awaited = [
        plan.step(plan.me, t.tile_at[CELLS.index(cell)], plan.now, UNKNOWN)[0]
        for cell in ("c1", "b2")
    ]
    assert awaited > other + SENT_BACK + IN_VAIN
