"""`cellmates lab compare`: what a rule is worth."""

import json
from argparse import Namespace
from typing import Any

from cellmates import __version__
from cellmates.cli.laboratory.compare_report import as_json, as_text
from cellmates.cli.laboratory.keeping import folder_from
from cellmates.cli.laboratory.playing import add_players, add_run, executor, pair_from, simulation
from cellmates.cli.parser import Parser
from cellmates.cli.progress import ProgressBar
from cellmates.cli.settings import checked
from cellmates.games import GAMES
from cellmates.lab.executors import Executor
from cellmates.lab.paired import PAIRS_AT_ONCE, PairedPlan, PairedResults, is_sure, play_pairs
from cellmates.lab.run_folder import RunFolder, RunFolderError, games_from
from cellmates.locale import Texts

_PAIRS = 400


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    texts = parser.texts
    add_players(parser)
    parser.add_argument(
        "--with",
        dest="changed",
        action="append",
        required=True,
        metavar="KEY=VALUE",
        help=texts("lab-flag-with"),
    )
    parser.add_argument("--stop", action="store_true", help=texts("lab-flag-stop"))
    add_run(parser, _PAIRS, "lab-flag-games")


def run(args: Namespace) -> int:
    """Play the pairs, and say what the rule changes."""
    texts: Texts = args.texts
    base, _ = simulation(args)
    changed = dict(pair_from("--with", pair, texts) for pair in args.changed)
    plan = PairedPlan(base, changed)
    checked(GAMES[args.game], plan.switched.keys, texts)
    folder = folder_from(args, _described(plan, args.games, args.stop))
    with executor(args) as machines:
        results = _play(plan, args.games, machines, folder, args.stop, texts)
    report = as_json(plan, results, args.stop)
    if folder is not None:
        folder.finish(report)
    print(json.dumps(report, indent=2) if args.json else as_text(plan, results, args.stop, texts))
    return 0


def _described(plan: PairedPlan, games: int, stop: bool) -> dict[str, Any]:
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
        "stop": stop,
    }


def _play(
    plan: PairedPlan,
    games: int,
    machines: Executor,
    folder: RunFolder | None,
    stop: bool,
    texts: Texts,
) -> PairedResults:
    """Play all pairs but those that the folder has already, part by part in their order; with
    `stop` until the rule surely makes a difference. What lies beyond that is not counted."""
    parts = [
        (plan, first, min(first + PAIRS_AT_ONCE, games)) for first in range(0, games, PAIRS_AT_ONCE)
    ]
    kept = (
        {} if folder is None else {first: folder.part(games_from(first)) for _, first, _ in parts}
    )
    missing = [part for part in parts if kept.get(part[1]) is None]
    played = iter(machines.in_order(play_pairs, missing))
    results = PairedResults()
    with ProgressBar(texts, "progress-playing", games) as progress:
        for part in parts:
            first = part[1]
            if kept.get(first) is not None:
                done = _read_again(folder, first, kept[first])
            else:
                done = next(played)
                if folder is not None:
                    folder.keep(games_from(first), done.to_plain())
            results.merge(done)
            progress.advance(done.games)
            if stop and is_sure(results):
                break
    return results


def _read_again(folder: RunFolder | None, first: int, kept: Any) -> PairedResults:
    assert folder is not None
    try:
        return PairedResults.from_plain(kept)
    except (KeyError, TypeError, ValueError, AttributeError):
        raise RunFolderError(folder.file(games_from(first))) from None
