"""What a first game of each kind needs, imported and read: `make site` keeps the memory of it.

Only what needs nothing but the standard library can be in that memory; see `pack.apart`.
"""

from cellmates.bots import kind_of, names
from cellmates.games import GAMES, PARTS


def warm_up() -> None:
    """Deal a game of each kind, look at it, and fetch the bots."""
    for name in PARTS:
        game = GAMES[name]
        table = game.deal(game.config({}), bytes(32))
        for seat in table.waiting:
            table.view(seat)
        for bot in names(name):
            kind_of(name, bot)
