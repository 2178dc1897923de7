"""Players that see only views: `make("room25", "careful", seed)` brings one to the table.

A bot is named by its level, and may have a temperament of its own: `mastermind:liar`.
"""

from typing import Any

from cellmates.bots.bot import Bot
from cellmates.bots.learned import LEARNED, is_there
from cellmates.bots.random_bot import RandomBot
from cellmates.games import PARTS, part

__all__ = [
    "EVEN",
    "Bot",
    "is_known",
    "is_playable",
    "kind_of",
    "level_of",
    "limited",
    "make",
    "names",
    "playable",
    "ranked",
    "temperaments",
]

EVEN = "even"
"""The temperament of nobody in particular: for measuring and for advice. Nobody is offered it."""


def names(game_name: str) -> tuple[str, ...]:
    """The levels that can play a game: the usual one, those better than it, those worse than it."""
    known = ranked(game_name)
    usual = known.index(PARTS[game_name].usual_bot or known[-1])
    return (*known[usual:], *reversed(known[:usual]))


def ranked(game_name: str) -> tuple[str, ...]:
    """The same from the weakest to the best."""
    return ("random", *PARTS[game_name].bots)


def temperaments(game_name: str) -> tuple[str, ...]:
    """The temperaments that bots of a game may have, those of `random` excepted."""
    return PARTS[game_name].temperaments


def level_of(bot_name: str) -> str:
    """The level in a bot's name."""
    return bot_name.partition(":")[0]


def limited(game_name: str, bot_name: str, limit: str | None) -> str:
    """The bot that plays where nobody plays better than a level: this one, or one of that level."""
    known = ranked(game_name)
    if limit not in known or known.index(level_of(bot_name)) <= known.index(limit):
        return bot_name
    _, colon, temperament = bot_name.partition(":")
    return f"{limit}{colon}{temperament}" if limit != "random" else limit


def is_known(game_name: str, bot_name: str) -> bool:
    """Whether a game has such a bot."""
    level, colon, temperament = bot_name.partition(":")
    if level not in names(game_name):
        return False
    known = (*temperaments(game_name), *PARTS[game_name].manners, EVEN)
    fitting = level != "random" and temperament in known
    return fitting if colon else True


def playable(game_name: str) -> tuple[str, ...]:
    """The levels, and the learned bot where it can play: it is no level, for how strong it is
    depends on the game and its weights."""
    return (*names(game_name), LEARNED) if is_there(game_name) else names(game_name)


def is_playable(game_name: str, bot_name: str) -> bool:
    """Whether a bot can be made by this name."""
    return is_known(game_name, bot_name) or (bot_name == LEARNED and is_there(game_name))


def kind_of(game_name: str, bot_name: str) -> type[Bot]:
    """The class of a bot; a ValueError names those there are."""
    if not is_playable(game_name, bot_name):
        known = ", ".join(playable(game_name))
        like = ", ".join(temperaments(game_name))
        raise ValueError(
            f"{game_name} has no bot {bot_name!r}; there are {known}"
            + (f"; temperaments (level:temperament) are {like}" if like else "")
        )
    level = level_of(bot_name)
    if level == "random":
        return RandomBot
    if level == LEARNED:
        learned: type[Bot] = part(PARTS[game_name].learned)
        return learned
    kind: type[Bot] = part(PARTS[game_name].bots[level])
    return kind


def make(game_name: str, bot_name: str, seed: bytes, config: Any = None) -> Bot:
    """A new bot; all its luck comes from the seed, the configuration tells it which cards are in.

    Without one it takes it that the game is played with what is in the box.
    """
    bot = kind_of(game_name, bot_name)(seed)
    temperament = bot_name.partition(":")[2]
    if temperament:
        bot.behave(temperament)
    if config is not None:
        bot.prepare(config)
    return bot
