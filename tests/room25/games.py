"""Random games of Room 25 with everything checked on the way."""

import random
from collections.abc import Mapping

from cellmates import room25
from cellmates.kernel.dice import Dice
from cellmates.kernel.event import Event
from cellmates.room25.table import Room25Table
from cellmates.testing import conformance
from tests.room25.decisions import check_decision
from tests.room25.follower import Follower
from tests.room25.invariants import Watch
from tests.room25.players import PLAYERS, SHARES
from tests.room25.shapes import check_event, check_views

MOST_CHOICES = 1000


class GameFailed(AssertionError):
    """A game in which something did not hold; the message tells how to play it again."""


def play_checked(keys: Mapping[str, object], seed: int, one_in: int = 0) -> Room25Table:
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
    """One game and those who watch it."""

    def __init__(self, keys: Mapping[str, object], seed: int) -> None:
        self.random = random.Random(seed)
        self.config = room25.Config(**keys)
        self.seed = seed.to_bytes(32, "big")
        self.table = room25.deal(self.config, self.seed)
        self.table.listen()
        self.seats = self.table.seats
        self.watch = Watch(self.table)
        self.ears = self.random.choice([None, *range(self.seats)])
        self.follower = Follower(self.table.view(self.ears))
        (self.player,) = self.random.choices(PLAYERS, SHARES)
        self.heard: list[list[Event]] = []

    def step(self, one_in: int) -> None:
        """One choice, and a look at what became of it."""
        table = self.table
        seat, option = self._choice()
        table.choose(seat, option)
        self.heard.append(table.news)
        self.watch.after(table.news)
        for event in table.news:
            check_event(event)
        for asked in table.waiting[:1]:
            check_decision(table.decision(asked))
        self.follower.hear(table.news_for(self.ears))
        if not table.over and self.random.random() < 0.1:
            misses = self.follower.misses(table.view(self.ears))
            assert not misses, f"{self.ears} sees what it was not told: {misses}"
        if self.random.random() < 0.005:  # it takes as long as 50 choices with all other checks
            check_views(table, self.seats)
        if one_in and self.random.randrange(one_in) == 0:
            self._apply_kit()

    def _apply_kit(self) -> None:
        dice = Dice(self.random.randbytes(32))
        conformance.check_table(self.table, self.seats, dice)

    def _choice(self) -> tuple[int, int]:
        table = self.table
        if self.random.random() < 0.05:
            seat = self.random.randrange(self.seats)
            unasked = table.may(seat) or table.phrases(seat)
            if unasked:
                return seat, self.random.choice(unasked)
        return self.player(table, self.random)

    def finish(self, kit: bool) -> None:
        """The checks that need a finished game."""
        table = self.table
        check_views(table, self.seats)
        conformance.check_offers(table, self.seats)
        if kit:
            self._apply_kit()
            conformance.check_record(room25.GAME, self.config, self.seed, table)
            conformance.check_streams(room25.GAME, self.config, self.seed, table, self.heard)
