"""Players that see only views: `make("room25", "careful", seed)` brings one to the table."""

from collections.abc import Callable
from typing import Any

from cellmates.bots.bot import Bot
from cellmates.bots.random_bot import RandomBot
from cellmates.games import PARTS, part

__all__ = ["Bot", "make", "names"]


def names(game_name: str) -> tuple[str, ...]:
    """The bots that can play a game, the best first."""
    return (*PARTS[game_name].bots, "random")


def make(game_name: str, bot_name: str, seed: bytes, config: Any = None) -> Bot:
    """A new bot; all its luck comes from the seed, the configuration tells it which cards are in.

    Without one it takes it that the game is played with what is in the box.
    """
    if bot_name not in names(game_name):
        known = ", ".join(names(game_name))
        raise ValueError(f"{game_name} has no bot {bot_name!r}; there are {known}")
    if bot_name == "random":
        return RandomBot(seed)
    kind: Callable[[bytes], Bot] = part(PARTS[game_name].bots[bot_name])
    bot = kind(seed)
    if config is not None:
        bot.prepare(config)
    return bot
