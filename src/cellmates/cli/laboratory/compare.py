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
from cellmates.lab.paired import PAIRS_AT_ONCE, PairedPlan, PairedResults, play_pairs
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
    add_run(parser, _PAIRS, "lab-flag-games")


def run(args: Namespace) -> int:
    """Play the pairs, and say what the rule changes."""
    texts: Texts = args.texts
    base, _ = simulation(args)
    changed = dict(pair_from("--with", pair, texts) for pair in args.changed)
    plan = PairedPlan(base, changed)
    checked(GAMES[args.game], plan.switched.keys, texts)
    folder = folder_from(args, _described(plan, args.games))
    with executor(args) as machines:
        results = _play(plan, args.games, machines, folder, texts)
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
    plan: PairedPlan, games: int, machines: Executor, folder: RunFolder | None, texts: Texts
) -> PairedResults:
    """Play all pairs but those that the folder has already."""
    results = PairedResults()
    missing = []
    for first in range(0, games, PAIRS_AT_ONCE):
        kept = None if folder is None else folder.part(games_from(first))
        if kept is None:
            missing.append((plan, first, min(first + PAIRS_AT_ONCE, games)))
        else:
            results.merge(_read_again(folder, first, kept))
    with ProgressBar(texts, "progress-playing", games) as progress:
        progress.done = results.games
        for part, done in zip(missing, machines.in_order(play_pairs, missing), strict=True):
            if folder is not None:
                folder.keep(games_from(part[1]), done.to_plain())
            results.merge(done)
            progress.advance(done.games)
    return results


def _read_again(folder: RunFolder | None, first: int, kept: Any) -> PairedResults:
    assert folder is not None
    try:
        return PairedResults.from_plain(kept)
    except (KeyError, TypeError, ValueError, AttributeError):
        raise RunFolderError(folder.file(games_from(first))) from None
