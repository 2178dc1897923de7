"""`cellmates lab record`: one game of an experiment again, as a record."""

from argparse import Namespace

from cellmates import __version__
from cellmates.cli.errors import UsageError
from cellmates.cli.laboratory.keeping import plan_of
from cellmates.cli.parser import Parser, whole_number
from cellmates.games import GAMES
from cellmates.lab.experiment import Experiment, play_again
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
    plan = plan_of(args.folder, texts, "run")
    try:
        experiment = Experiment.from_plan(plan)
        here = {"version": __version__, "rules_version": GAMES[experiment.game].rules_version}
    except (KeyError, TypeError, ValueError):
        raise UsageError(texts("lab-broken-plan", folder=args.folder)) from None
    for key, value in here.items():
        if plan.get(key) != value:  # other games would come out
            raise RunFolderError(args.folder, key, plan.get(key), value)
    for key, given, most in (
        ("CELL", args.cell, len(experiment.cells)),
        ("NUMBER", args.number, experiment.games - 1),
    ):
        if given > most:
            least = 1 if key == "CELL" else 0
            raise UsageError(texts("error-bad-range", key=key, least=least, most=most))
    simulation = experiment.simulation(experiment.cells[args.cell - 1])
    print(play_again(simulation, args.number).to_json())
    return 0
