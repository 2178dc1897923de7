"""`cellmates lab record`: one game of an experiment again, as a record."""

from argparse import Namespace

from cellmates import __version__
from cellmates.cli.errors import UsageError
from cellmates.cli.laboratory.keeping import plan_of, result_of
from cellmates.cli.parser import Parser, whole_number
from cellmates.games import GAMES
from cellmates.lab.experiment import play_again
from cellmates.lab.records import EXPERIMENTS, cells_of
from cellmates.lab.run_folder import RunFolderError
from cellmates.locale import Texts


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    texts = parser.texts
    parser.add_argument("folder", metavar="FOLDER", help=texts("lab-flag-folder"))
    for name, least in (("cell", 1), ("number", 0)):
        parser.add_argument(
            name,
            type=whole_number(texts, name.upper(), least),
            metavar=name.upper(),
            help=texts(f"lab-flag-{name}"),
        )


def run(args: Namespace) -> int:
    """Play the game again, and print its record."""
    texts: Texts = args.texts
    plan = plan_of(args.folder, texts, *EXPERIMENTS)
    if plan["experiment"] == "tune":  # only in the end it is known what was tried
        plan |= result_of(args.folder, texts)
    try:
        cells = cells_of(plan)
        here = {"version": __version__, "rules_version": GAMES[plan["game"]].rules_version}
    except (KeyError, TypeError, ValueError):
        raise UsageError(texts("lab-broken-plan", folder=args.folder)) from None
    for key, value in here.items():
        if plan.get(key) != value:  # other games would come out
            raise RunFolderError(args.folder, key, plan.get(key), value)
    _check_range("CELL", args.cell, 1, len(cells), texts)
    cell = cells[args.cell - 1]
    _check_range("NUMBER", args.number, 0, cell.games - 1, texts)
    print(play_again(cell.plan, args.number).to_json())
    return 0


def _check_range(key: str, given: int, least: int, most: int, texts: Texts) -> None:
    if given > most:
        raise UsageError(texts("error-bad-range", key=key, least=least, most=most))
