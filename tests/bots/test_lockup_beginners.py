"""Beginners at Lockup: they lay tokens face down, and go where they say that they go."""

import pytest

from cellmates import lockup
from cellmates.bots.host import luck
from cellmates.bots.lockup.beginners import RegularBot, RookieBot
from cellmates.bots.lockup.careful import CarefulBot
from cellmates.bots.sitting import Sitting
from cellmates.lockup.options import TOKEN_DOWN


class Roll(Sitting):
    """A table that counts the tokens laid down where the rules allow one to be hidden."""

    def __init__(self, level: type[CarefulBot], number: int) -> None:
        seed = number.to_bytes(32, "big")
        self.laid = self.hidden = 0
        table = lockup.deal(lockup.Config(seats=4), seed)
        super().__init__(table, {seat: level(luck(seed, seat)) for seat in range(4)})

    def choose(self, seat: int, option: int) -> None:
        if seat in self.table.waiting:
            decision = self.table.decision(seat)
            downs = range(TOKEN_DOWN, TOKEN_DOWN + 6)
            if decision.kind == "token" and any(each in downs for each in decision.options):
                self.laid += 1
                self.hidden += option in downs
        super().choose(seat, option)


def hidden(level: type[CarefulBot]) -> float:
    """The part of the tokens that a level lays face down where it may."""
    tables = [Roll(level, number) for number in range(4)]
    for table in tables:
        table.play()
    return sum(table.hidden for table in tables) / sum(table.laid for table in tables)


@pytest.mark.parametrize("level", [RookieBot, RegularBot])
def test_beginners_hide_about_as_many_tokens_as_others(level: type[CarefulBot]) -> None:
    usual = hidden(CarefulBot)
    assert 0.7 * usual < hidden(level) < 1.3 * usual
