"""What can be agreed on before a game: told by the games themselves, and checked by them."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from cellmates import bots
from cellmates.games import GAMES
from cellmates.kernel.game import Game
from cellmates.server.bodies import Agreed, GameDetails, GameInfo
from cellmates.server.refusal import Refusal


def game_called(name: str) -> Game:
    """A game by its name."""
    if name not in tuple(GAMES):
        raise Refusal("bad_config", f"game: there is no game {name!r}")
    return GAMES[name]


def checked(game_name: str, keys: Mapping[str, Any]) -> tuple[Game, Any]:
    """The game and its configuration; the text of a Refusal begins with the key that is wrong."""
    game = game_called(game_name)
    if keys.get("cards", "standard") != "standard":  # a folder on our own disk
        raise Refusal("bad_config", "cards: only the standard ones are played here")
    try:
        config = game.config(keys)
        game.deal(config, bytes(32))  # whether it can be dealt is known only then
    except (ValueError, TypeError, KeyError) as error:
        unknown = re.match(r"unknown key '(\w+)'", str(error))
        why = f"{unknown[1]}: unknown" if unknown else str(error)
        raise Refusal("bad_config", why) from None
    return game, config


def game_info(name: str) -> GameInfo:
    """A game in a list."""
    game = GAMES[name]
    return GameInfo(
        name=name,
        modes={mode: list(game.seats[mode]) for mode in game.modes},
        usual={mode: int(game.config({"mode": mode}).seats) for mode in game.modes},
        bots=list(bots.names(name)),
        rules_version=game.rules_version,
    )


@cache
def game_details(name: str) -> GameDetails:
    """A game with all that can be chosen."""
    game = GAMES[name]
    told = {
        **msgspec.structs.asdict(game_info(name)),
        "settings": [setting._asdict() for setting in game.settings()],
        "options": game.options.texts,
        **game.material(),
    }
    return msgspec.convert(told, GameDetails)


def agreed(name: str, keys: Mapping[str, Any]) -> Agreed:
    """What a configuration comes to."""
    game, config = checked(name, keys)
    told = {"config": game.config_keys(config), "seats": config.seats, **game.terms(config)}
    return msgspec.convert(told, Agreed)
