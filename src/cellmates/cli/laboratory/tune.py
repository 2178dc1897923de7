"""`cellmates lab tune`: settings with which a side wins as often as one wants."""

import json
from argparse import Namespace
from typing import Any

from cellmates.cli.errors import UsageError
from cellmates.cli.laboratory.keeping import folder_from
from cellmates.cli.laboratory.playing import add_players, add_run, executor, simulation, values_from
from cellmates.cli.laboratory.power import percent
from cellmates.cli.parser import Parser, whole_number
from cellmates.cli.progress import ProgressBar
from cellmates.lab.other_reports import confirmation, searched
from cellmates.lab.study import study_of
from cellmates.lab.tuning import NoOptuna, ParameterSearch, Tuner
from cellmates.lab.words import between, share
from cellmates.locale import Texts
from cellmates.terminal.columns import table

_GAMES = 100
_MOST_TOLD = 8


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    texts = parser.texts
    add_players(parser)
    parser.add_argument(
        "--vary", metavar="KEY=A,B", action="append", required=True, help=texts("lab-flag-search")
    )
    parser.add_argument("--side", metavar="SIDE", help=texts("lab-flag-side"))
    told = texts("flag-with-default", text=texts("lab-flag-target"), value=50)
    parser.add_argument(
        "--target", type=percent(texts, "--target"), default=50.0, metavar="P", help=told
    )
    for flag, default in (("--trials", 24), ("--confirm", 400)):
        parser.add_argument(
            flag,
            type=whole_number(texts, flag, 1),
            default=default,
            metavar="N",
            help=texts("flag-with-default", text=texts(f"lab-flag{flag[1:]}"), value=default),
        )
    add_run(parser, _GAMES, "lab-flag-trial-games")


def run(args: Namespace) -> int:
    """Search, confirm, and print."""
    texts: Texts = args.texts
    plan, config = simulation(args)
    sides = study_of(plan.game).sides(config)
    side = args.side or sides[0]
    if side not in sides:
        known = ", ".join(sides)
        raise UsageError(texts("error-unknown-value", key="--side", value=side, known=known))
    space = dict(values_from("--vary", text, texts) for text in args.vary)
    search = ParameterSearch(
        plan, space, side, args.target / 100, args.trials, args.games, args.confirm
    )
    folder = folder_from(args, search.described())
    most = args.trials * args.games + 2 * args.confirm
    with ProgressBar(texts, "progress-playing", most) as progress, executor(args) as machines:
        tuner = Tuner(search, machines, folder)
        tuner.tell = progress.advance
        try:
            found = tuner.run()
        except NoOptuna:
            raise UsageError(texts("lab-no-optuna")) from None
    if folder is not None:
        folder.finish(found)
    print(json.dumps(found, indent=1, sort_keys=True) if args.json else _text(found, texts))
    return 0


def _text(found: dict[str, Any], texts: Texts) -> str:
    tried = searched(found)
    columns = [
        texts("lab-column-number"), texts("lab-column-cell"), texts("column-share"),
        texts("column-interval"),
    ]  # fmt: skip
    tables = [
        table(columns, [[str(cell), name, share(each), between(each)] for cell, name, each in some])
        for some in (tried[:_MOST_TOLD], confirmation(found, texts))
    ]
    return "\n".join([
        texts("lab-tune-searched", count=len(tried), games=found["games"]), "", *tables[0], "",
        texts("lab-tune-confirmed", games=found["held_out"]["games"]), "", *tables[1], "",
        texts("simulate-seed", seed=found["seed"]),
    ])  # fmt: skip
