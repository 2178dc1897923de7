"""`cellmates lab run`: an experiment over configurations and line-ups of bots."""

import json
import sys
from argparse import Namespace
from typing import Any

from cellmates import bots
from cellmates.cli.errors import UsageError
from cellmates.cli.laboratory.keeping import folder_from, run_seed
from cellmates.cli.laboratory.playing import add_run, add_sides, executor, pair_from, values_from
from cellmates.cli.parser import Parser
from cellmates.cli.progress import ProgressBar
from cellmates.cli.settings import (
    add_game,
    checked,
    given_keys,
    with_preset,
)
from cellmates.cli.simulate import lineup, sides_from
from cellmates.games import GAMES
from cellmates.lab.experiment import Cell, Experiment, GameRows, combined
from cellmates.lab.findings import finished
from cellmates.lab.reporting import FINDING, cell_name
from cellmates.lab.study import study_of
from cellmates.lab.switches import other_values
from cellmates.lab.words import between, gain, gain_between, share, side, thing
from cellmates.locale import Texts
from cellmates.terminal.columns import table

_GAMES = 400
_MOST_TOLD = 12
"""Contributions of a cell that are printed; the report has them all."""


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    texts = parser.texts
    add_game(parser)
    several = {"action": "append", "default": []}
    parser.add_argument("--bots", metavar="A,B", help=texts("lab-flag-lineups"), **several)  # type: ignore[arg-type]
    add_sides(parser)
    for flag, metavar in (("--vary", "KEY=A,B"), ("--each", "KEY=VALUE")):
        help = texts(f"lab-flag{flag[1:]}")
        parser.add_argument(flag, metavar=metavar, help=help, **several)  # type: ignore[arg-type]
    for flag in ("--switches", "--talk", "--information"):
        parser.add_argument(flag, action="store_true", help=texts(f"lab-flag{flag[1:]}"))
    add_run(parser, _GAMES, "lab-flag-run-games")


def run(args: Namespace) -> int:
    """Play the experiment, and say what came out."""
    texts: Texts = args.texts
    experiment = _experiment(args)
    folder = folder_from(args, experiment.described())
    rows = GameRows(experiment, folder)
    total = experiment.games * len(experiment.cells)
    with ProgressBar(texts, "progress-playing", total) as progress, executor(args) as machines:
        progress.done = rows.done
        for games in rows.play(machines):
            progress.advance(games)
    found = finished(rows)
    if args.json:
        print(json.dumps(found, indent=1, sort_keys=True))
    else:
        print(_text(found, texts))
        if folder is not None:
            print(texts("lab-run-kept", folder=args.keep))
    return 0


def _experiment(args: Namespace) -> Experiment:
    texts: Texts = args.texts
    game = GAMES[args.game]
    keys = with_preset(args, given_keys(args))
    lineups = [lineup(each, game, texts) for each in args.bots] or [bots.names(game.name)[:1]]
    varied = dict(values_from("--vary", text, texts) for text in args.vary)
    wanted = combined(varied)
    if args.each or args.switches:
        if varied:
            raise UsageError(texts("lab-vary-or-each"))
        wanted += [dict([pair_from("--each", text, texts)]) for text in args.each]
    configurations, config = _allowed(game, keys, wanted, texts)
    if args.switches:
        configurations += other_values(game, keys, config)
    sides = sides_from(args, game, config, texts)
    cells = [Cell(each, names) for each in configurations for names in lineups]
    if args.talk:
        cells += _other_manners(game.name, cells, sides, config, texts)
    seed, watched = run_seed(args), args.information
    return Experiment(game.name, keys, sides, tuple(cells), seed, args.games, watched)


def _other_manners(
    game: str, cells: list[Cell], sides: dict[str, str], config: Any, texts: Texts
) -> list[Cell]:
    """The same once more for every way of speaking that can be tried there."""
    manners = study_of(game).manners(config)
    if not manners:
        raise UsageError(texts("lab-nobody-claims"))
    if len(cells) > 1:
        raise UsageError(texts("lab-talk-alone"))
    found = [cells[0]._replace(manners=tuple(each.items())) for each in manners]
    for name in (*cells[0].bots, *sides.values()):
        for manner in {manner for each in manners for manner in each.values()}:
            if not bots.is_known(game, f"{name}:{manner}"):
                raise UsageError(texts("lab-talk-bot", bot=name))
    return found


def _allowed(
    game: Any, keys: dict[str, object], wanted: list[dict[str, object]], texts: Texts
) -> tuple[list[dict[str, object]], Any]:
    """The combinations that the rules allow, and the first of them as a configuration.

    What is left out is said. A value that fits no combination at all is a mistake.
    """
    allowed: list[dict[str, object]] = []
    first: Any = None
    refused: list[tuple[dict[str, object], UsageError]] = []
    for varied in wanted:
        try:
            config = checked(game, {**keys, **varied}, texts)
        except UsageError as error:
            refused.append((varied, error))
        else:
            first = first or config
            allowed.append(varied)
    for varied, problem in refused:
        never = any(all(each[key] != value for each in allowed) for key, value in varied.items())
        if never or not varied:
            raise problem
        name = Cell(varied, ()).name
        print(texts("lab-left-out", name=name, problem=str(problem)), file=sys.stderr)
    return allowed, first


def _text(found: dict[str, Any], texts: Texts) -> str:
    blocks = [
        [texts("lab-run-title", count=found["games"])],
        table(
            [
                texts("lab-column-number"), texts("lab-column-cell"), texts("column-side"),
                texts("column-bot"), texts("column-games"), texts("column-share"),
                texts("column-interval"),
            ],
            [
                [
                    str(number), cell_name(cell, texts), side(each["side"], texts), each["bots"],
                    str(each["parties"]), share(each["share"]), between(each["share"]),
                ]
                for number, cell in enumerate(found["cells"], start=1)
                for each in cell["outcomes"]
            ],
        ),
        *_differences(found, texts),
        *_contributions(found, texts),
        [texts("simulate-seed", seed=found["seed"])],
    ]  # fmt: skip
    return "\n\n".join("\n".join(block) for block in blocks)


def _differences(found: dict[str, Any], texts: Texts) -> list[list[str]]:
    lines = [
        [
            str(number), cell_name(cell, texts), side(line["side"], texts),
            gain(line["difference"]), gain_between(line["difference"]), f"{line['q']:.3f}",
        ]
        for number, cell in enumerate(found["cells"][1:], start=2)
        for line in cell["against_first"]
    ]  # fmt: skip
    if not lines:
        return []
    headers = [
        texts("lab-column-number"), texts("lab-column-cell"), texts("column-side"),
        texts("lab-column-difference"), texts("column-interval"), "q",
    ]  # fmt: skip
    return [[texts("lab-report-against") + ":", "", *table(headers, lines)]]


def _contributions(found: dict[str, Any], texts: Texts) -> list[list[str]]:
    """The findings of every cell, or a word that there are none."""
    lines = []
    for number, cell in enumerate(found["cells"], start=1):
        config = GAMES[found["game"]].config({**found["keys"], **cell["varied"]})
        told = [line for line in cell["contributions"] if line["q"] <= FINDING]
        for line in told[:_MOST_TOLD]:
            lines.append([
                str(number), side(line["side"], texts),
                thing(line["what"], found["game"], config, texts),
                gain(line["difference"]), gain_between(line["difference"]), f"{line['q']:.3f}",
            ])  # fmt: skip
    title = texts("lab-report-contributions")
    if not lines:
        return [[texts("lab-no-contributions")]]
    headers = [
        texts("lab-column-number"), texts("column-side"), texts("lab-column-what"),
        texts("lab-column-difference"), texts("column-interval"), "q",
    ]  # fmt: skip
    return [[title + ":", "", *table(headers, lines)]]
