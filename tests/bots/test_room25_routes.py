"""How far things are: tunnels lead to one another, nobody stays at the end where he went in."""

from cellmates.bots.room25.routes import distances
from cellmates.room25.board import CELL_NUMBERS

ORDINARY = [10] * 25


def far(cell: str, tunnels: list[str]) -> int:
    """From a cell to a5 with tunnels in these cells."""
    goal = [(CELL_NUMBERS["a5"], 0)]
    found = distances(goal, ORDINARY, [CELL_NUMBERS[each] for each in tunnels])
    return found[CELL_NUMBERS[cell]]


def test_without_tunnels_every_step_counts() -> None:
    assert far("a5", []) == 0
    assert far("e1", []) == 80


def test_who_steps_into_a_tunnel_comes_out_of_the_other_one() -> None:
    assert far("d1", ["a4", "e1"]) == 20  # in at e1, out at a4, one step
    assert far("a4", ["a4", "e1"]) == 10


def test_who_has_come_out_of_a_tunnel_must_step_out_and_in_again() -> None:
    assert far("e1", ["a4", "e1"]) == 30


def test_there_is_no_standing_in_a_tunnel_that_leads_away() -> None:
    assert far("a3", ["a4", "e1"]) == 40  # round it, not through it
    assert far("e5", ["d5", "c1"]) == 60  # round it, over the row below
