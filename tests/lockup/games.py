"""Random games of Lockup with everything checked on the way."""

import random
from collections.abc import Mapping

from cellmates import lockup
from cellmates.kernel.dice import Dice
from cellmates.kernel.event import Event
from cellmates.testing import conformance
from tests.lockup import invariants
from tests.lockup.players import PLAYERS
from tests.lockup.shapes import check_event, check_views

MOST_CHOICES = 2000


class GameFailed(AssertionError):
    """A game in which something did not hold; the message tells how to play it again."""


def play_checked(keys: Mapping[str, object], seed: int, one_in: int = 0) -> lockup.Table:
    """Play a random game to its end with the invariants checked after every choice.

    With `one_in` the whole conformance kit is applied to one in so many states, and to the
    record.
    """
    made = 0
    try:
        game = CheckedGame(keys, seed)
        while not game.table.over:
            made += 1
            game.step(one_in)
            assert made < MOST_CHOICES, "the game does not end"
        game.finish(kit=one_in > 0)
    except Exception as error:
        where = f"{dict(keys)!r} with seed {seed}, choice {made}"
        raise GameFailed(f"{where}: {type(error).__name__}: {error}") from error
    return game.table


class CheckedGame:
    """One game and what is checked in it."""

    def __init__(self, keys: Mapping[str, object], seed: int) -> None:
        self.random = random.Random(seed)
        self.config = lockup.Config(**keys)
        self.seed = seed.to_bytes(32, "big")
        self.table = lockup.deal(self.config, self.seed)
        self.table.listen()
        self.player = PLAYERS[seed % len(PLAYERS)]
        self.heard: list[list[Event]] = []
        invariants.check(self.table)

    def step(self, one_in: int) -> None:
        """One choice, and a look at what became of it."""
        table = self.table
        seat, option = self._choice()
        table.choose(seat, option)
        self.heard.append(table.news)
        invariants.check(table)
        for event in table.news:
            check_event(event)
        if self.random.random() < 0.005:  # see Room 25: it takes as long as 50 choices
            check_views(table, table.seats)
        if one_in and self.random.randrange(one_in) == 0:
            self._apply_kit()

    def _apply_kit(self) -> None:
        dice = Dice(self.random.randbytes(32))
        conformance.check_table(self.table, self.table.seats, dice)

    def _choice(self) -> tuple[int, int]:
        table = self.table
        if self.random.random() < 0.03:
            seat = self.random.randrange(table.seats)
            return seat, self.random.choice(table.phrases(seat))
        return self.player(table, self.random)

    def finish(self, kit: bool) -> None:
        """The checks that need a finished game."""
        check_views(self.table, self.table.seats)
        conformance.check_offers(self.table, self.table.seats)
        if kit:
            self._apply_kit()
            conformance.check_record(lockup.GAME, self.config, self.seed, self.table)
            conformance.check_streams(lockup.GAME, self.config, self.seed, self.table, self.heard)
