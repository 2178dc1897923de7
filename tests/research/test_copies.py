"""Tables are copied and pickled in the middle of a game, and go on as they would have."""

import copy
import pickle
import random
from collections.abc import Callable
from itertools import islice

import pytest

from cellmates.games import GAMES
from cellmates.kernel.dice import Dice
from cellmates.kernel.table import Table
from tests.research.moments import EACH, moments


def pickled(table: Table) -> Table:
    again = pickle.loads(pickle.dumps(table))
    assert isinstance(again, Table)
    return again


WAYS = pytest.mark.parametrize("way", [copy.deepcopy, pickled], ids=["copy", "pickle"])


@WAYS
@EACH
def test_a_copy_goes_on_as_the_table_would(
    game: str, keys: dict[str, object], way: Callable[[Table], Table]
) -> None:
    table = next(islice(moments(game, keys, 9), 12, None))
    twin = way(table)
    dice = random.Random(1)
    while not table.over:
        seat = table.waiting[0]
        option = dice.choice(table.decision(seat).options)
        table.choose(seat, option)
        twin.choose(seat, option)
    assert twin.digest() == table.digest()
    assert twin.choices() == table.choices()


@WAYS
@EACH
def test_so_does_a_table_that_was_imagined(
    game: str, keys: dict[str, object], way: Callable[[Table], Table]
) -> None:
    table = next(islice(moments(game, keys, 9), 12, None)).reimagine(0, Dice(bytes(32)))
    assert way(table).digest() == table.digest()


def test_a_position_set_up_by_hand_says_that_it_cannot_be_pickled() -> None:
    rows = ["?dark ?dark ?dark ?dark ?dark"] * 2
    board = [*rows, "?dark ?dark central ?dark ?dark", rows[0], "?dark ?dark ?dark ?room_25 ?key"]
    position = {"complex": "\n".join(board), "max": {"at": "c3"}}
    table = GAMES["room25"].position({"mode": "cooperation"}, position)
    with pytest.raises(TypeError, match="set up by hand"):
        pickle.dumps(table)
