"""Players that see only views: `make("room25", "careful", seed)` brings one to the table."""

from typing import Any

from cellmates.bots.bot import Bot
from cellmates.bots.random_bot import RandomBot
from cellmates.games import PARTS, part

__all__ = ["Bot", "kind_of", "make", "names", "ranked"]


def names(game_name: str) -> tuple[str, ...]:
    """The bots that can play a game: the usual one, those better than it, those worse than it."""
    known = ranked(game_name)
    usual = known.index(PARTS[game_name].usual_bot or known[-1])
    return (*known[usual:], *reversed(known[:usual]))


def ranked(game_name: str) -> tuple[str, ...]:
    """The same from the weakest to the best."""
    return ("random", *PARTS[game_name].bots)


def kind_of(game_name: str, bot_name: str) -> type[Bot]:
    """The class of a bot; a ValueError names those there are."""
    if bot_name not in names(game_name):
        known = ", ".join(names(game_name))
        raise ValueError(f"{game_name} has no bot {bot_name!r}; there are {known}")
    if bot_name == "random":
        return RandomBot
    kind: type[Bot] = part(PARTS[game_name].bots[bot_name])
    return kind


def make(game_name: str, bot_name: str, seed: bytes, config: Any = None) -> Bot:
    """A new bot; all its luck comes from the seed, the configuration tells it which cards are in.

    Without one it takes it that the game is played with what is in the box.
    """
    bot = kind_of(game_name, bot_name)(seed)
    if config is not None:
        bot.prepare(config)
    return bot
