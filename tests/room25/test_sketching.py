"""A sketch holds what a seat knows, and nothing else (R25-21)."""

from collections.abc import Iterator

import pytest

from cellmates import room25
from cellmates.kernel import Dice
from cellmates.room25.table import Room25Table
from cellmates.testing import conformance as kit
from tests.soak import configuration

DICE = Dice(bytes(32))
LEFT_OUT = ("asked", "after_death")
"""What a view tells besides: who is asked, and what somebody who is dead may still do."""


def tables(number: int) -> Iterator[Room25Table]:
    """A table again and again in a random game, while it goes on."""
    config = room25.GAME.config(configuration(number))
    table = room25.GAME.deal(config, bytes([number]) * 32)
    assert isinstance(table, Room25Table)
    while not table.over:
        yield table
        kit.play(table, DICE, 5)


def written(table: Room25Table) -> dict[str, object]:
    """Everything that is written on a table."""
    return {name: getattr(table, name) for name in sorted(Room25Table.__annotations__)}


@pytest.mark.parametrize("number", range(0, 90, 3))
def test_a_sketch_shows_what_the_table_shows(number: int) -> None:
    for table in tables(number):
        for seat in range(table.seats):
            shown, sketch = table.view(seat), table.sketch(seat).view(seat)
            for key in shown:
                assert key in LEFT_OUT or sketch[key] == shown[key], key


@pytest.mark.parametrize("number", range(1, 90, 3))
def test_what_a_seat_cannot_know_is_not_on_it(number: int) -> None:
    for table in tables(number):
        for seat in range(table.seats):
            sketch = written(table.sketch(seat))
            imagined = table.reimagine(seat, DICE.fork())
            assert written(imagined.sketch(seat)) == sketch


def test_nobody_draws_plays_or_remembers_anything_at_it() -> None:
    table = next(tables(0))
    sketch = table.sketch(0)
    assert not sketch.agenda
    assert not sketch.open
    assert sketch.history == b""
    assert sketch.dice.seed == bytes(32)
