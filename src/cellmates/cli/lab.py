"""`cellmates lab`: experiments. `compare` says what a rule is worth, `power` how many games a
question takes."""

import json
import os
import time
from argparse import SUPPRESS, ArgumentTypeError, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cellmates import __version__
from cellmates.cli.errors import UsageError
from cellmates.cli.lab_report import as_json, as_text
from cellmates.cli.parser import Parser, whole_number
from cellmates.cli.progress import ProgressBar
from cellmates.cli.settings import (
    add_game,
    add_settings,
    checked,
    given_keys,
    seed_from,
    value_of,
    with_preset,
)
from cellmates.cli.simulate import bots_from, sides_from
from cellmates.games import GAMES
from cellmates.lab.arena import Simulation, play_games
from cellmates.lab.executors import in_order
from cellmates.lab.paired import PAIRS_AT_ONCE, PairedPlan, PairedResults, play_pairs
from cellmates.lab.power import games_for_margin, pairs_for_difference
from cellmates.lab.run_folder import RunFolder, RunFolderError
from cellmates.locale import Texts, languages

_PAIRS = 400
_PATIENCE = 2.0
"""Seconds of play after which `power` can say how long more of it would take."""


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    texts = parser.texts
    experiments = parser.add_subparsers(dest="experiment", required=True, metavar="EXPERIMENT")
    _add_compare(_experiment(experiments, "compare", texts))
    _add_power(_experiment(experiments, "power", texts))


def _experiment(experiments: Any, name: str, texts: Texts) -> Parser:
    what = texts(f"lab-{name}")
    found: Parser = experiments.add_parser(name, texts=texts, help=what, description=what)
    known = ", ".join(languages())
    lang = texts("flag-lang", known=known)
    found.add_argument("--lang", metavar="LANG", default=SUPPRESS, help=lang)
    add_game(found)
    found.add_argument("--bots", metavar="A,B", help=texts("lab-flag-bots"))
    found.add_argument("--sides", metavar="SIDE=BOT,…", default="", help=texts("flag-sides"))
    return found


def _add_compare(parser: Parser) -> None:
    texts = parser.texts
    parser.add_argument(
        "--with",
        dest="changed",
        action="append",
        required=True,
        metavar="KEY=VALUE",
        help=texts("lab-flag-with"),
    )
    cores = os.cpu_count() or 1
    for flag, id, default, most in (
        ("--games", "lab-flag-games", _PAIRS, None),
        ("--jobs", "flag-jobs", cores, 1024),
    ):
        parser.add_argument(
            flag,
            type=whole_number(texts, flag, 1, most),
            default=default,
            metavar="N",
            help=texts("flag-with-default", text=texts(id), value=default),
        )
    parser.add_argument("--keep", metavar="FOLDER", help=texts("lab-flag-keep"))
    parser.add_argument("--json", action="store_true", help=texts("flag-json"))
    add_settings(parser)


def _add_power(parser: Parser) -> None:
    texts = parser.texts
    for flag, id, default in (
        ("--margin", "lab-flag-margin", 2.0),
        ("--share", "lab-flag-share", 50.0),
        ("--difference", "lab-flag-difference", 5.0),
        ("--differing", "lab-flag-differing", 20.0),
    ):
        parser.add_argument(
            flag,
            type=_percent(texts, flag),
            default=default,
            metavar="P",
            help=texts("flag-with-default", text=texts(id), value=default),
        )
    add_settings(parser)


def _percent(texts: Texts, key: str) -> Callable[[str], float]:
    def convert(text: str) -> float:
        try:
            number = float(text.replace(",", ".").rstrip("%"))
        except ValueError:
            raise ArgumentTypeError(texts("error-bad-number", text=text)) from None
        if not 0 < number < 100:
            raise ArgumentTypeError(texts("error-bad-range", key=key, least=0, most=100))
        return number

    return convert


def run(args: Namespace) -> int:
    """Carry the experiment out."""
    return _compare(args) if args.experiment == "compare" else _power(args)


def _simulation(args: Namespace) -> tuple[Simulation, Any]:
    """What is played, and the configuration that it comes to."""
    texts: Texts = args.texts
    game = GAMES[args.game]
    keys = with_preset(args, given_keys(args))
    config = checked(game, keys, texts)
    sides = sides_from(args, game, config, texts)
    return Simulation(game.name, keys, bots_from(args, game, texts), sides, seed_from(args)), config


def _compare(args: Namespace) -> int:
    texts: Texts = args.texts
    base, _ = _simulation(args)
    changed: dict[str, object] = {}
    for pair in args.changed:
        key, equals, text = pair.partition("=")
        if not equals or not key:
            raise UsageError(texts("error-no-equals", key="--with", text=pair))
        changed[key.strip()] = value_of(text.strip())
    plan = PairedPlan(base, changed)
    checked(GAMES[args.game], plan.switched.keys, texts)
    try:
        folder = RunFolder(Path(args.keep), _described(plan, args.games)) if args.keep else None
        results = _play(plan, args.games, args.jobs, folder, texts)
    except RunFolderError as error:
        raise UsageError(_refusal(error, texts)) from None
    except OSError as error:
        raise UsageError(f"{error.filename}: {error.strerror}") from None
    report = as_json(plan, results)
    if folder is not None:
        folder.finish(report)
    print(json.dumps(report, indent=2) if args.json else as_text(plan, results, texts))
    return 0


def _described(plan: PairedPlan, games: int) -> dict[str, Any]:
    """The plan as its folder keeps it: another one, or another version, would play other games."""
    base = plan.base
    return {
        "experiment": "compare",
        "version": __version__,
        "game": base.game,
        "rules_version": GAMES[base.game].rules_version,
        "keys": base.keys,
        "with": plan.changed,
        "bots": base.bots,
        "sides": base.sides,
        "seed": base.seed.hex(),
        "games": games,
    }


def _play(
    plan: PairedPlan, games: int, jobs: int, folder: RunFolder | None, texts: Texts
) -> PairedResults:
    """Play all pairs but those that the folder has already."""
    results = PairedResults()
    missing = []
    for first in range(0, games, PAIRS_AT_ONCE):
        kept = None if folder is None else folder.part(first)
        if kept is None:
            missing.append((plan, first, min(first + PAIRS_AT_ONCE, games)))
        else:
            results.merge(_read_again(folder, first, kept))
    with ProgressBar(texts, "progress-playing", games) as progress:
        progress.done = results.games
        for part, done in zip(missing, in_order(play_pairs, missing, jobs), strict=True):
            if folder is not None:
                folder.keep(part[1], done.to_plain())
            results.merge(done)
            progress.advance(done.games)
    return results


def _read_again(folder: RunFolder | None, first: int, kept: Any) -> PairedResults:
    assert folder is not None
    try:
        return PairedResults.from_plain(kept)
    except (KeyError, TypeError, ValueError, AttributeError):
        raise RunFolderError(folder.file(first)) from None


def _refusal(error: RunFolderError, texts: Texts) -> str:
    file = str(error.file)
    if not error.key:
        return texts("lab-broken-file", file=file)
    there, here = json.dumps(error.there), json.dumps(error.here)
    return texts("lab-other-run", file=file, key=error.key, there=there, here=here)


def _power(args: Namespace) -> int:
    texts: Texts = args.texts
    plan, _ = _simulation(args)
    margin, share = args.margin / 100, args.share / 100
    games = games_for_margin(margin, share)
    try:
        pairs = pairs_for_difference(args.difference / 100, args.differing / 100)
    except ValueError:
        raise UsageError(texts("lab-too-much-gained")) from None
    seconds = _seconds_a_game(plan)
    print(texts("lab-power-margin", margin=_plain(args.margin), count=games,
                time=_duration(games * seconds, texts)))  # fmt: skip
    print(texts("lab-power-pairs", difference=_plain(args.difference),
                differing=_plain(args.differing), count=pairs,
                time=_duration(2 * pairs * seconds, texts)))  # fmt: skip
    return 0


def _seconds_a_game(plan: Simulation) -> float:
    """How long a game takes on one core, from some that are played for it."""
    started = time.perf_counter()
    played = 0
    while played == 0 or time.perf_counter() - started < _PATIENCE:
        play_games(plan, played, played + 1)
        played += 1
    return (time.perf_counter() - started) / played


def _plain(number: float) -> str:
    return f"{number:g}"


def _duration(seconds: float, texts: Texts) -> str:
    if seconds < 90:
        return texts("lab-seconds", count=max(1, round(seconds)))
    if seconds < 90 * 60:
        return texts("lab-minutes", count=round(seconds / 60))
    return texts("lab-hours", count=round(seconds / 3600))
