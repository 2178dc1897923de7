"""A hint for a seat of a game in progress."""

import hashlib
from collections.abc import Iterable
from typing import Any

from cellmates.advice.advisor import advisor_for
from cellmates.advice.structure import Advice
from cellmates.bots.host import Story, stories
from cellmates.kernel.game import Game
from cellmates.kernel.match import replay
from cellmates.kernel.table import Table


def hint(
    game: Game, config: Any, seed: bytes, choices: Iterable[tuple[int, int]], seat: int
) -> Advice:
    """Advice on the question that a seat is asked now.

    The game so far is played again to find out what the seat knows; nothing else is shown to the
    advisor. The same seat in the same game is always told the same.
    """
    made = list(choices)
    story = stories(game, config, seed, made, [seat])[seat]
    table = replay(game, config, seed, made)
    luck = hashlib.sha256(b"coach %d of " % seat + seed).digest()
    return advise(game, config, luck, story, table, seat)


def advise(game: Game, config: Any, luck: bytes, story: Story, table: Table, seat: int) -> Advice:
    """Advice from what a seat saw and heard and what its table tells it now."""
    advisor = advisor_for(game.name, luck, config, story)
    return advisor.advise(table.view(seat), table.decision(seat), table.blocked(seat))
