"""What can be agreed on before a game: told by the games themselves, and checked by them."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from cellmates import bots
from cellmates.games import GAMES, PARTS
from cellmates.kernel import game as kernel
from cellmates.kernel.errors import UnknownKey
from cellmates.kernel.game import Brought, Game
from cellmates.server.protocol.http_bodies import Agreed, GameDetails, GameInfo, Preset
from cellmates.server.protocol.refusal import Refusal

LONGEST = 300
"""Of what is said about a mistake: it may quote what somebody sent."""


def game_called(name: str) -> Game:
    """A game by its name."""
    if name not in tuple(GAMES):
        raise Refusal("bad_config", f"game: there is no game {name!r}")
    return GAMES[name]


def checked(game_name: str, keys: Mapping[str, Any]) -> tuple[Game, Any]:
    """The game and its configuration; the text of a Refusal begins with the key that is wrong."""
    game = game_called(game_name)
    named = keys.get(game.brings)
    if isinstance(named, str) and named not in _in_the_box(game):  # a folder on our own disk
        raise Refusal("bad_config", f"{game.brings}: nothing called {named[:40]!r} is known here")
    try:
        config = game.config(keys)
        game.deal(config, bytes(32))  # whether it can be dealt is known only then
    except UnknownKey as error:
        raise Refusal("bad_config", f"{error.key}: unknown"[:LONGEST]) from None
    except (ValueError, TypeError, KeyError) as error:
        raise Refusal("bad_config", str(error)[:LONGEST]) from None
    return game, config


def _in_the_box(game: Game) -> list[Any]:
    return [value for each in game.settings() if each.key == game.brings for value in each.values]


def keys_of(game: Game, config: Any) -> tuple[dict[str, Any], Brought | None]:
    """The keys of a configuration as they are told and kept; what was brought is only named."""
    keys, brought = game.config_keys(config), game.brought(config)
    if brought is not None:
        keys[game.brings] = {"name": brought.name, "digest": brought.digest}
    return keys, brought


@cache
def game_info(name: str, bot_limit: str | None = None) -> GameInfo:
    """A game in a list, with the bots up to a level."""
    game = GAMES[name]
    allowed = [bot for bot in bots.names(name) if bots.limited(name, bot, bot_limit) == bot]
    usual = bots.limited(name, bots.names(name)[0], bot_limit)
    return GameInfo(
        name=name,
        modes={mode: list(game.seats[mode]) for mode in game.modes},
        levels={mode: game.levels(mode) for mode in game.modes},
        usual={mode: int(game.config({"mode": mode}).seats) for mode in game.modes},
        bots=[usual, *[bot for bot in allowed if bot != usual]],
        ranked=[bot for bot in bots.ranked(name) if bot in allowed],
        temperaments=list(bots.temperaments(name)),
        rules_version=game.rules_version,
        minutes=game.minutes,
        weight=game.weight,
        presets=[_preset(each, bots.names(name)[0]) for each in game.presets()],
        puzzles=bool(PARTS[name].puzzles),
    )


def _preset(found: kernel.Preset, usual: str) -> Preset:
    return Preset(
        found.name,
        found.keys,
        list(found.modes),
        found.minutes,
        dict(found.house),
        found.book,
        found.bot or usual,
    )


@cache
def game_details(
    name: str, offered: tuple[str, ...] = (), bot_limit: str | None = None
) -> GameDetails:
    """A game with all that can be chosen, and with material of somebody's own by these names."""
    game = GAMES[name]
    settings = [setting._asdict() for setting in game.settings()]
    for setting in settings:
        if setting["key"] == game.brings:
            setting["values"] = [*setting["values"], *offered]
    told = {
        **msgspec.structs.asdict(game_info(name, bot_limit)),
        "settings": settings,
        "options": game.options.texts,
        "files": list(game.files()),
        "material": game.material(),
    }
    return msgspec.convert(told, GameDetails)


def agreed(name: str, keys: Mapping[str, Any]) -> Agreed:
    """What a configuration comes to."""
    game, config = checked(name, keys)
    chosen = keys_of(game, config)[0]
    told = {
        "config": chosen,
        "seats": config.seats,
        "departures": [each._asdict() for each in game.departures(chosen)],
        "matters": [each.key for each in game.settings()],  # unless the game knows better
        **game.terms(config),
    }
    return msgspec.convert(told, Agreed)
