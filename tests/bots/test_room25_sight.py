"""What a bot reads from an imagined table is what it would read from its view."""

from random import Random
from typing import cast

import pytest

from cellmates import room25
from cellmates.bots.room25.memory import Memory
from cellmates.bots.room25.sight import ImaginedSight, Sight
from cellmates.room25.table import Room25Table
from cellmates.room25.views import View
from tests.soak import configuration

READ = (
    *("seat", "rules", "left", "turn", "key_used", "found", "guards", "in_turn", "tile_at"),
    *("cell_of", "up", "closed", "locked", "axis", "room", "exit_tile", "people", "on"),
    *("seat_of", "order", "mine", "slid", "heard", "plans", "robots"),
)
REMEMBERED = ("room", "dealt", "public", "tile_at", "unseen", "evidence", "checked")


@pytest.mark.parametrize("number", range(0, 60, 3))
def test_an_imagined_table_reads_as_the_view_of_it(number: int) -> None:
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
            imagined = ImaginedSight(table, seat, from_table[seat])
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
