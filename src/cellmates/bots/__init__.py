"""Players that see only views: `make("room25", "careful", seed)` brings one to the table."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from cellmates.bots.bot import Bot
from cellmates.bots.random_bot import RandomBot

__all__ = ["Bot", "make", "names"]

_OF_A_GAME = {
    "room25": {"careful": "cellmates.bots.room25:CarefulBot"},
    "lockup": {"careful": "cellmates.bots.lockup:CarefulBot"},
}
"""The bots that know one game, by its name; each is imported when it is first asked for."""


def names(game_name: str) -> tuple[str, ...]:
    """The bots that can play a game, the best first."""
    return (*_OF_A_GAME.get(game_name, {}), "random")


def make(game_name: str, bot_name: str, seed: bytes, config: Any = None) -> Bot:
    """A new bot; all its luck comes from the seed, the configuration tells it which cards are in.

    Without one it takes it that the game is played with what is in the box.
    """
    if bot_name not in names(game_name):
        known = ", ".join(names(game_name))
        raise ValueError(f"{game_name} has no bot {bot_name!r}; there are {known}")
    if bot_name == "random":
        return RandomBot(seed)
    module, _, name = _OF_A_GAME[game_name][bot_name].partition(":")
    kind: Callable[[bytes], Bot] = getattr(import_module(module), name)
    bot = kind(seed)
    if config is not None:
        bot.prepare(config)
    return bot
