"""The arguments that say which game is played: mode, edition, seats, switches, seed."""

import secrets
import tomllib
from argparse import Namespace
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from cellmates.cli.errors import UsageError
from cellmates.cli.parser import Parser
from cellmates.cli.suggestions import unknown
from cellmates.games import GAMES
from cellmates.kernel.datafile import said
from cellmates.kernel.errors import UnknownKey
from cellmates.kernel.game import Game, Setting, preset_called
from cellmates.kernel.record import RecordError, parse_seed
from cellmates.locale import Texts
from cellmates.terminal.reference import topics


def add_game(parser: Parser, games: Iterable[str] = GAMES) -> None:
    """Declare the argument that names the game, one of these."""
    parser.add_argument(
        "game", choices=tuple(games), metavar="GAME", help=parser.texts("argument-game")
    )


def add_settings(parser: Parser) -> None:
    """Declare the arguments of a configuration and the seed."""
    texts = parser.texts
    modes = dict.fromkeys(mode for game in GAMES.values() for mode in game.modes)
    presets = dict.fromkeys(each.name for game in GAMES.values() for each in game.presets())
    group = parser.add_argument_group(texts("show-config"))
    group.add_argument(
        "--preset", metavar="NAME", help=texts("flag-preset", known=", ".join(presets))
    )
    group.add_argument("--mode", help=texts("flag-mode", known=", ".join(modes)))
    group.add_argument("--seats", metavar="N", help=texts("flag-seats"))
    for flag, setting in _flags().items():
        known = ", ".join(str(value) for value in setting.values)
        told = texts(f"flag-{flag}", known=known)
        if setting.kind == "flag":
            group.add_argument(f"--{flag}", action="store_const", const="true", help=told)
        else:
            group.add_argument(f"--{flag}", metavar=_METAVARS.get(setting.kind), help=told)
    group.add_argument(
        "--set", action="append", default=[], metavar="KEY=VALUE", help=texts("flag-set")
    )
    group.add_argument("--seed", metavar="HEX", help=texts("flag-seed"))


_METAVARS = {"complex": "NAME", "brought": "FOLDER"}


def _flags() -> dict[str, Setting]:
    """The settings that have a flag of their own, by that flag; `--set` takes any key."""
    found = [setting for game in GAMES.values() for setting in game.settings()]
    return {setting.flag: setting for setting in found if setting.flag}


def _names(game: str, topic: str) -> list[str]:
    listed = topics(game)
    return listed[topic].slugs() if topic in listed else []


def given_keys(args: Namespace) -> dict[str, object]:
    """The keys of the configuration that were asked for, not yet checked."""
    texts: Texts = args.texts
    keys: dict[str, object] = {}
    for key in ("mode", "seats"):
        if (text := getattr(args, key)) is not None:
            keys[key] = value_of(text)
    for flag, setting in _flags().items():
        text = getattr(args, flag)
        if text is None:
            continue
        # The whole path, so that a game can go on from wherever the next command is given.
        own = setting.kind == "brought"
        keys[setting.key] = str(Path(text).resolve()) if own else value_of(text)
    for pair in args.set:
        key, equals, text = pair.partition("=")
        if not equals or not key:
            raise UsageError(texts("error-no-equals", key="--set", text=pair))
        keys[key.strip()] = value_of(text.strip())
    return keys


def with_preset(args: Namespace, keys: dict[str, object]) -> dict[str, object]:
    """The keys over those of the preset that was asked for, if one was."""
    if args.preset is None:
        return keys
    texts: Texts = args.texts
    game = GAMES[args.game]
    mode = keys.get("mode")
    found = preset_called(game, args.preset, mode if isinstance(mode, str) else None)
    if found is None:
        fitting = [each for each in game.presets() if not each.modes or mode in (None, *each.modes)]
        known = list(dict.fromkeys(each.name for each in fitting))
        wrong = texts("error-unknown-preset", text=args.preset, known=", ".join(known))
        wrong = unknown(wrong, args.preset, known, texts)
        raise UsageError(texts("error-argument", key="--preset", problem=wrong))
    first = next(each for each in game.modes if not found.modes or each in found.modes)
    return {"mode": first, **found.keys, **keys}


def checked(game: Game, keys: Mapping[str, object], texts: Texts) -> Any:
    """The configuration of these keys, or an error that names the wrong one."""
    editions = _names(game.name, "editions")
    if "edition" in keys and not editions:
        raise UsageError(texts("error-no-editions", game=texts(f"game-{game.name}")))
    for key, known in (("mode", game.modes), ("edition", editions)):
        if key in keys and keys[key] not in known:
            text = str(keys[key])
            wrong = texts(f"error-unknown-{key}", text=text, known=", ".join(known))
            wrong = unknown(wrong, text, known, texts)
            raise UsageError(texts("error-argument", key=key, problem=wrong))
    try:
        return game.config(keys)
    except UnknownKey as error:
        wrong = texts("error-unknown-key", key=error.key, known=", ".join(error.known))
        raise UsageError(unknown(wrong, error.key, error.known, texts)) from None
    except ValueError as error:
        raise UsageError(texts("error-config", problem=said(error, texts))) from None


def seed_from(args: Namespace) -> bytes:
    """The seed that was asked for, or a fresh one."""
    if args.seed is None:
        return secrets.token_bytes(32)
    texts: Texts = args.texts
    try:
        return parse_seed(args.seed)
    except RecordError:
        problem = texts("error-bad-seed", text=args.seed)
        raise UsageError(texts("error-argument", key="--seed", problem=problem)) from None


def value_of(text: str) -> object:
    """A value as TOML has it (`true`, `3`, `["a", "b"]`); words may stand bare: `a` or `a,b`."""
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        if "," not in text:
            return text
        return [word.strip() for word in text.split(",") if word.strip()]
