"""The notebook on people shows a seat's claims and what became of them: nothing else is secret in
it, and it must tell no more than the seat knows."""

from collections import Counter

import pytest

from cellmates import room25
from cellmates.bots.host import luck
from cellmates.bots.room25.careful import CarefulBot
from cellmates.bots.sitting import Sitting
from cellmates.kernel.dice import Dice
from cellmates.room25.board import CELLS
from cellmates.room25.names import ROOMS
from cellmates.room25.table import Room25Table

CONFIGURATIONS: list[dict[str, object]] = [
    {"mode": "suspicion", "seats": 6},
    {"mode": "suspicion", "seats": 6, "ui_memory_aid": "none"},
    {"mode": "cooperation", "seats": 4},
]


def states(keys: dict[str, object], number: int) -> list[Room25Table]:
    """Some states of a game of careful bots, who claim a lot."""
    seed = number.to_bytes(32, "big")
    table = room25.deal(room25.Config(**keys), seed)
    table.listen()
    sitting = Sitting(table, {seat: CarefulBot(luck(seed, seat)) for seat in range(table.seats)})
    found: list[Room25Table] = []
    while not table.over and len(found) < 6:
        sitting.play(most=17)
        if not table.over:
            found.append(table.clone())
    return found


@pytest.mark.parametrize("keys", CONFIGURATIONS, ids=str)
def test_a_claim_is_settled_only_for_those_who_know_the_tile(keys: dict[str, object]) -> None:
    fates: Counter[str] = Counter()
    for table in [state for number in range(4) for state in states(keys, number)]:
        for seat in [None, *range(table.seats)]:
            view = table.view(seat)
            for claim in view["claims"]:
                fates[claim["fate"]] += 1
                tile = claim["tile"]
                emptied = table.room[tile] != table.dealt[tile]
                known = table.is_up(tile) or emptied or claim["cell"] in view["knows"]
                assert (claim["room"] is not None) == known
                assert (claim["fate"] in ("right", "wrong")) == known
                assert claim["cell"] == CELLS[table.cell_of[tile]]
                if known:
                    assert claim["room"] == ROOMS[table.dealt[tile]]
    assert fates["open"] > 0
    assert fates["right"] > 0


@pytest.mark.parametrize("keys", CONFIGURATIONS, ids=str)
def test_a_reimagined_table_gives_the_same_notebook(keys: dict[str, object]) -> None:
    """All that the seat cannot see may be otherwise, and the notebook stays as it is."""
    otherwise = 0
    for number, table in enumerate(states(keys, 7)):
        for seat in range(table.seats):
            other = table.reimagine(seat, Dice(bytes([number, seat]) * 16))
            assert isinstance(other, Room25Table)
            otherwise += other.room != table.room or other.roles != table.roles
            assert other.view(seat)["claims"] == table.view(seat)["claims"]
    assert otherwise > 0
