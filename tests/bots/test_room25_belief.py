"""What a bot believes of tiles, and how they lie, is not kept longer than it is true."""

from random import Random
from typing import cast

import pytest

from cellmates import room25
from cellmates.bots.room25.lookahead import Lookahead
from cellmates.bots.room25.memory import Memory
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import TableSight
from cellmates.room25.table import Room25Table
from cellmates.room25.views import View

BELIEVED = (
    *("unknown", "hue", "trust", "doubt", "enter", "price", "deadly", "traps"),
    *("exit_odds", "key_odds"),
)
LAYOUT = ("tile_at", "cell_of", "price", "field")


def plan_of(table: Room25Table, memory: Memory, who: int) -> Lookahead:
    """What a character has before it, by what its seat remembers."""
    sight = TableSight(table.sketch(0), 0, memory)
    return Lookahead(sight, Sides(sight), who)


@pytest.mark.parametrize("mode", ["cooperation", "suspicion", "competition"])
def test_what_was_kept_is_what_would_be_made_anew(mode: str) -> None:
    kept = 0
    for number in range(6):
        table = room25.deal(room25.Config(mode=mode, seats=4), bytes([number]) * 32)
        luck = Random(number)
        memory = Memory()
        memory.begin(cast(View, table.view(0)))
        while not table.over:
            mine = [who for who in table.playing if table.seat_of[who] == 0 and table.lives(who)]
            for who in mine:
                before = memory.judged
                plan = plan_of(table, memory, who)
                kept += memory.judged is before
                again = memory.copy()
                again.judged = again.order = None
                anew = plan_of(table, again, who)
                for name in BELIEVED:
                    assert getattr(plan.belief, name) == getattr(anew.belief, name), name
                for name in LAYOUT:
                    assert getattr(plan.now, name) == getattr(anew.now, name), name
            seat = luck.choice(table.waiting)
            phrases = table.phrases(seat)
            if phrases and luck.random() < 0.3:
                table.choose(seat, luck.choice(phrases))
            table.choose(seat, luck.choice(table.decision(seat).options))
    assert kept > 100
