"""`cellmates lab ladder`: bots meet each other, and each gets a rating."""

import json
from argparse import Namespace
from typing import Any

from cellmates import bots
from cellmates.cli.errors import UsageError
from cellmates.cli.laboratory.keeping import folder_from, run_seed
from cellmates.cli.laboratory.playing import add_run, executor
from cellmates.cli.parser import Parser
from cellmates.cli.progress import ProgressBar
from cellmates.cli.settings import add_game, checked, given_keys, with_preset
from cellmates.cli.simulate import lineup
from cellmates.games import GAMES
from cellmates.lab.ladder import Ladder, LadderResults, ladder_findings
from cellmates.lab.words import between, cells_word, share
from cellmates.locale import Texts
from cellmates.terminal.columns import table

_DEALS = 200


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    add_game(parser)
    parser.add_argument("--bots", metavar="A,B,…", help=parser.texts("lab-flag-rivals"))
    add_run(parser, _DEALS, "lab-flag-deals")


def run(args: Namespace) -> int:
    """Let them meet, and print the ladder."""
    texts: Texts = args.texts
    game = GAMES[args.game]
    keys = with_preset(args, given_keys(args))
    checked(game, keys, texts)
    text = args.bots or ",".join(_quick(game.name))
    names = tuple(dict.fromkeys(lineup(text, game, texts)))
    if len(names) < 2:
        raise UsageError(texts("lab-two-bots"))
    ladder = Ladder(game.name, keys, names, run_seed(args), args.games)
    folder = folder_from(args, ladder.described())
    results = LadderResults(ladder, folder)
    total = ladder.deals * len(ladder.meetings)
    with ProgressBar(texts, "progress-playing", total) as progress, executor(args) as machines:
        progress.done = results.done
        for deals in results.play(machines):
            progress.advance(deals)
    found = ladder_findings(results)
    if folder is not None:
        folder.finish(found)
    print(json.dumps(found, indent=1, sort_keys=True) if args.json else _text(found, texts))
    return 0


def _quick(game: str) -> list[str]:
    """The levels up to the usual one: those above it think long."""
    ranked = bots.ranked(game)
    return list(ranked[: ranked.index(bots.names(game)[0]) + 1])


def _text(found: dict[str, Any], texts: Texts) -> str:
    ladder = table(
        [texts("column-bot"), texts("lab-column-rating"), texts("column-interval")],
        [
            [line["bot"], f"{line['value']:+.0f}", f"{line['low']:+.0f} … {line['high']:+.0f}"]
            for line in found["ratings"]
        ],
    )
    meetings = table(
        [
            texts("lab-column-number"), texts("column-bot"), texts("lab-column-against"),
            texts("lab-column-deals"), texts("lab-column-points"), texts("column-share"),
            texts("column-interval"),
        ],
        [
            [
                cells_word(line["cells"]), *line["bots"], str(line["deals"]),
                "{} : {}".format(*line["points"]), share(line["share"]), between(line["share"]),
            ]
            for line in found["meetings"]
        ],
    )  # fmt: skip
    seed = texts("simulate-seed", seed=found["seed"])
    return "\n".join([*ladder, "", *meetings, "", texts("lab-ladder-note"), seed])
