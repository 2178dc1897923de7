"""`cellmates simulate`: let bots play many games, and count what comes out."""

import os
import time
from argparse import Namespace
from typing import Any

from cellmates import bots
from cellmates.bots.collecting import collect_rarely
from cellmates.cli.errors import UsageError
from cellmates.cli.parser import Parser, whole_number
from cellmates.cli.progress import ProgressBar
from cellmates.cli.report import Run, as_json, as_text
from cellmates.cli.settings import (
    add_game,
    add_settings,
    checked,
    given_keys,
    seed_from,
    with_preset,
)
from cellmates.cli.suggestions import check_weights, unknown_bot
from cellmates.games import GAMES
from cellmates.kernel.game import Game
from cellmates.lab import arena
from cellmates.lab.arena import Results, Simulation
from cellmates.lab.study import study_of
from cellmates.locale import Texts

_GAMES = 1000


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    texts = parser.texts
    known = ", ".join(dict.fromkeys(name for game in GAMES for name in bots.playable(game)))
    cores = os.cpu_count() or 1
    add_game(parser)
    parser.add_argument(
        "--games",
        type=whole_number(texts, "--games", 1),
        default=_GAMES,
        metavar="N",
        help=texts("flag-with-default", text=texts("flag-games"), value=_GAMES),
    )
    parser.add_argument("--bots", metavar="A,B", help=texts("flag-simulate-bots", known=known))
    parser.add_argument("--sides", metavar="SIDE=BOT,…", default="", help=texts("flag-sides"))
    parser.add_argument(
        "--jobs",
        type=whole_number(texts, "--jobs", 1, 1024),
        default=cores,
        metavar="N",
        help=texts("flag-with-default", text=texts("flag-jobs"), value=cores),
    )
    parser.add_argument("--json", action="store_true", help=texts("flag-json"))
    add_settings(parser)


def run(args: Namespace) -> int:
    """Play the games of every mode asked for, and report."""
    collect_rarely()
    texts: Texts = args.texts
    seed = seed_from(args)
    plans = _plans(args, seed)
    runs = [Run(plan, keys, Results()) for plan, keys in plans]
    started = time.perf_counter()
    interrupted = False
    with ProgressBar(texts, "progress-playing", args.games * len(runs)) as progress:
        try:
            for plan, _, results in runs:
                for part in arena.run(plan, args.games, args.jobs):
                    results.merge(part)
                    progress.advance(part.games)
        except KeyboardInterrupt:
            interrupted = True
    seconds = time.perf_counter() - started
    print(as_json(runs, seed, seconds) if args.json else as_text(runs, seed, seconds, texts))
    if interrupted:
        if not args.json:
            print(texts("simulate-stopped", count=sum(run.results.games for run in runs)))
        raise KeyboardInterrupt
    return 0


def _plans(args: Namespace, seed: bytes) -> list[tuple[Simulation, dict[str, object]]]:
    texts: Texts = args.texts
    game = GAMES[args.game]
    keys = with_preset(args, given_keys(args))
    modes = keys.get("mode")
    if modes == "all":
        modes = list(game.modes)
    each = [{**keys, "mode": mode} for mode in modes] if isinstance(modes, list) else [keys]
    plans: list[tuple[Simulation, dict[str, object]]] = []
    for wanted in each:
        config = checked(game, wanted, texts)
        names = bots_from(args, game, texts)
        sides = sides_from(args, game, config, texts)
        plans.append((Simulation(game.name, wanted, names, sides, seed), game.config_keys(config)))
    return plans


def bots_from(args: Namespace, game: Game, texts: Texts) -> tuple[str, ...]:
    """The bots that `--bots` names, or the usual one."""
    return bots.names(game.name)[:1] if args.bots is None else lineup(args.bots, game, texts)


def lineup(text: str, game: Game, texts: Texts) -> tuple[str, ...]:
    """Bots by their names, parted by commas."""
    names = tuple(name.strip() for name in text.split(",") if name.strip())
    for name in names or ("",):
        _check_bot("--bots", game.name, name, texts)
    return names


def sides_from(args: Namespace, game: Game, config: Any, texts: Texts) -> dict[str, str]:
    """The bots of whole sides that `--sides` names."""
    known = study_of(game.name).sides(config)
    sides: dict[str, str] = {}
    for pair in filter(None, args.sides.split(",")):
        side, _, name = (word.strip() for word in pair.partition("="))
        if side not in known:
            there = ", ".join(known)
            raise UsageError(texts("error-unknown-value", key="--sides", value=side, known=there))
        _check_bot("--sides", game.name, name, texts)
        sides[side] = name
    return sides


def _check_bot(flag: str, game: str, name: str, texts: Texts) -> None:
    if not bots.is_playable(game, name):
        problem = unknown_bot(game, name, texts)
        raise UsageError(texts("error-argument", key=flag, problem=problem))
    check_weights(game, name, texts)
