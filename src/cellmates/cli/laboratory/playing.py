"""What experiments are played with: game, bots, settings, and the machines that play."""

import os
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from cellmates.cli.errors import UsageError
from cellmates.cli.laboratory.keeping import run_seed
from cellmates.cli.parser import Parser, whole_number
from cellmates.cli.settings import (
    add_game,
    add_settings,
    checked,
    given_keys,
    value_of,
    with_preset,
)
from cellmates.cli.simulate import bots_from, sides_from
from cellmates.games import GAMES
from cellmates.lab.arena import Simulation
from cellmates.lab.executors import Executor
from cellmates.lab.on_ray import DEADLINE, ClusterError, machines
from cellmates.locale import Texts


def add_players(parser: Parser) -> None:
    """Declare the game and its bots."""
    texts = parser.texts
    add_game(parser)
    parser.add_argument("--bots", metavar="A,B", help=texts("lab-flag-bots"))
    add_sides(parser)


def add_sides(parser: Parser) -> None:
    """Declare the bots of whole sides."""
    parser.add_argument(
        "--sides", metavar="SIDE=BOT,…", default="", help=parser.texts("flag-sides")
    )


def add_run(parser: Parser, games: int, id: str) -> None:
    """Declare how many games (`id` tells what of), where they are played and kept, and settings."""
    texts = parser.texts
    cores = os.cpu_count() or 1
    for flag, text, default, most in (
        ("--games", texts(id), games, None),
        ("--jobs", texts("flag-jobs"), cores, 1024),
    ):
        parser.add_argument(
            flag,
            type=whole_number(texts, flag, 1, most),
            default=default,
            metavar="N",
            help=texts("flag-with-default", text=text, value=default),
        )
    parser.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help=texts("lab-flag-ray"))
    late = round(DEADLINE)
    parser.add_argument(
        "--deadline",
        type=whole_number(texts, "--deadline", 1),
        default=late,
        metavar="SECONDS",
        help=texts("flag-with-default", text=texts("lab-flag-deadline"), value=late),
    )
    parser.add_argument("--keep", metavar="FOLDER", help=texts("lab-flag-keep"))
    parser.add_argument("--json", action="store_true", help=texts("flag-json"))
    add_settings(parser)


def simulation(args: Namespace) -> tuple[Simulation, Any]:
    """What is played, and the configuration that it comes to."""
    texts: Texts = args.texts
    game = GAMES[args.game]
    keys = with_preset(args, given_keys(args))
    config = checked(game, keys, texts)
    sides = sides_from(args, game, config, texts)
    return Simulation(game.name, keys, bots_from(args, game, texts), sides, run_seed(args)), config


def pair_from(flag: str, text: str, texts: Texts) -> tuple[str, object]:
    """A key and its value, as a flag has them: `key=value`."""
    key, equals, value = text.partition("=")
    if not equals or not key.strip():
        raise UsageError(texts("error-no-equals", key=flag, text=text))
    return key.strip(), value_of(value.strip())


def values_from(flag: str, text: str, texts: Texts) -> tuple[str, list[object]]:
    """A key and several values for it, as a flag has them: `key=a,b`."""
    key, _ = pair_from(flag, text, texts)
    values = text.partition("=")[2].split(",")
    return key, [value_of(value.strip()) for value in values if value.strip()]


@contextmanager
def executor(args: Namespace) -> Iterator[Executor]:
    """Where the games are played: processes of this machine, or the cluster that `--ray` names."""
    texts: Texts = args.texts
    try:
        with machines(args.jobs, args.ray, args.deadline) as found:
            yield found
    except ClusterError as error:
        raise UsageError(texts(f"lab-ray-{error.kind}", about=error.about)) from None
