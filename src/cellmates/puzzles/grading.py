"""How hard a puzzle is: which levels of bots solve it."""

import hashlib
from typing import Any

from cellmates import bots
from cellmates.bots.host import Player, stories
from cellmates.bots.scheduler import ANY_DICE
from cellmates.bots.turns import BotTurn
from cellmates.games import PARTS
from cellmates.kernel.dice import Dice
from cellmates.kernel.game import Game
from cellmates.kernel.table import Table
from cellmates.puzzles.puzzle import Puzzle

TRIES = 3
"""How often a bot whose choices are a matter of luck is asked; most of its tries must be right."""

LUCKY = ("rookie", "regular")
"""The levels that take the next best option at times."""


def levels(game: str) -> tuple[str, ...]:
    """The levels of bots that a puzzle is tried on, the weakest first."""
    return tuple(PARTS[game].bots)


def picked(puzzle: Puzzle, game: Game, level: str, number: int) -> str:
    """What a bot takes that has heard all that its seat was told since the deal."""
    table = puzzle.table()
    player, turn = seated(puzzle, game, level, number, table)
    option = player.take(turn).pick
    assert option is not None
    return table.catalogue().text(option)


def seated(
    puzzle: Puzzle, game: Game, level: str, number: int, table: Table
) -> tuple[Player, BotTurn]:
    """A bot in the solver's seat, and the turn it is asked to take."""
    config: Any = game.config(puzzle.config)
    seat = puzzle.seat
    story = stories(game, config, puzzle.seed, puzzle.choices(), [seat])[seat]
    luck = hashlib.sha256(f"{level} {number} {puzzle.id}".encode()).digest()
    bot = bots.make(puzzle.game, level, luck, config)
    imagined = table.reimagine(seat, Dice(ANY_DICE)) if bot.imagines else None
    turn = BotTurn(
        seat=seat,
        heard=0,
        news=story.news,
        begin=story.begin,
        view=table.view(seat),
        decision=table.decision(seat),
        may=(),
        phrases=(),
        seconds=None,
        imagined=imagined,
    )
    return Player(bot), turn
