"""What a bot reads from an imagined table or a sketch is what it would read from its view."""

from collections.abc import Callable
from random import Random
from typing import cast

import pytest

from cellmates import room25
from cellmates.bots.room25.memory import Memory
from cellmates.bots.room25.sight import Sight, TableSight
from cellmates.room25.table import Room25Table
from cellmates.room25.views import View
from tests.soak import configuration

READ = (
    *("seat", "rules", "left", "turn", "key_used", "found", "guards", "in_turn", "tile_at"),
    *("cell_of", "up", "closed", "locked", "axis", "room", "exit_tile", "people", "on"),
    *("seat_of", "order", "mine", "slid", "heard", "plans", "proposals", "robots"),
    *("programming", "ultimate"),
)
REMEMBERED = ("room", "dealt", "public", "tile_at", "unseen", "evidence", "checked")


def as_it_is(table: Room25Table, seat: int) -> Room25Table:
    return table


@pytest.mark.parametrize("shown_as", [as_it_is, Room25Table.sketch])
@pytest.mark.parametrize("number", range(0, 60, 3))
def test_a_table_reads_as_the_view_of_it(
    number: int, shown_as: Callable[[Room25Table, int], Room25Table]
) -> None:
    config = room25.GAME.config(configuration(number))
    table = room25.GAME.deal(config, bytes([number]) * 32)
    assert isinstance(table, Room25Table)
    luck = Random(number)
    seats = range(table.seats)
    from_views = [Memory() for _ in seats]
    from_table = [Memory() for _ in seats]
    for _ in range(80):
        if table.over:
            break
        for seat in seats:
            shown = Sight(cast(View, table.view(seat)), from_views[seat])
            if not from_table[seat].begun:
                from_table[seat].begin(cast(View, table.view(seat)))
            imagined = TableSight(shown_as(table, seat), seat, from_table[seat])
            for name in READ:
                assert getattr(imagined, name) == getattr(shown, name), name
            for who, sheet in imagined.sheets.items():
                assert sheet.items() <= shown.sheets[who].items()
            for name in REMEMBERED:
                assert getattr(from_table[seat], name) == getattr(from_views[seat], name), name
        seat = luck.choice(table.waiting)
        phrases = table.phrases(seat)
        if phrases and luck.random() < 0.3:
            table.choose(seat, luck.choice(phrases))
        table.choose(seat, luck.choice(table.decision(seat).options))
