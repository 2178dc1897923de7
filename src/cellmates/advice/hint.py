"""A hint for a seat of a game in progress."""

import hashlib
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from cellmates.advice.advisor import advisor_for
from cellmates.advice.structure import Advice
from cellmates.bots.bot import go_on
from cellmates.bots.host import stories
from cellmates.bots.scheduler import ANY_DICE
from cellmates.bots.turns import Story
from cellmates.kernel.dice import Dice
from cellmates.kernel.game import Game
from cellmates.kernel.match import replay
from cellmates.kernel.table import Table


class AdviceWork(NamedTuple):
    """How hard an advisor thinks: as which level, what part of that level's work, for how long at
    most, and whether nobody waits for the advice any more."""

    level: str | None = None
    share: float = 1.0
    seconds: float | None = None
    cancelled: Callable[[], bool] = go_on


USUAL = AdviceWork(share=0.5)
"""Half of its level's work: a hint shall be there when somebody asks for it."""


def hint(
    game: Game,
    config: Any,
    seed: bytes,
    choices: Iterable[tuple[int, int]],
    seat: int,
    work: AdviceWork = USUAL,
) -> Advice:
    """Advice on the question that a seat is asked now.

    The game so far is played again to find out what the seat knows; nothing else is shown to the
    advisor. The same seat in the same game is always told the same.
    """
    made = list(choices)
    story = stories(game, config, seed, made, [seat])[seat]
    table = replay(game, config, seed, made)
    luck = hashlib.sha256(b"coach %d of " % seat + seed).digest()
    return advise(game, config, luck, story, table, seat, work)


def advise(
    game: Game,
    config: Any,
    luck: bytes,
    story: Story,
    table: Table,
    seat: int,
    work: AdviceWork = USUAL,
) -> Advice:
    """Advice from what a seat saw and heard and what its table tells it now.

    A bot that thinks is given what any bot is given of the table: one that the seat cannot tell
    from it, drawn by dice that everybody knows.
    """
    advisor = advisor_for(game.name, luck, config, story, work.level)
    advisor.share = work.share
    advisor.player.cancelled = work.cancelled
    imagined = table.reimagine(seat, Dice(ANY_DICE)) if advisor.player.bot.imagines else None
    view, decision = table.view(seat), table.decision(seat)
    return advisor.advise(view, decision, table.blocked(seat), imagined, work.seconds)
