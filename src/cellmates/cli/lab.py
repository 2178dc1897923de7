"""`cellmates lab`: experiments between bots."""

from argparse import SUPPRESS, Namespace
from importlib import import_module
from typing import Any

from cellmates.bots.collecting import collect_rarely
from cellmates.cli.errors import UsageError
from cellmates.cli.laboratory.keeping import refusal
from cellmates.cli.parser import Parser
from cellmates.lab.run_folder import RunFolderError
from cellmates.locale import languages
from cellmates.locale.reasons import reason

EXPERIMENTS = ("run", "compare", "ladder", "tune", "power", "report", "record")
"""Each is a module of `cli/laboratory` with `add_arguments(parser)` and `run(args) -> int`."""


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    texts = parser.texts
    experiments = parser.add_subparsers(dest="experiment", required=True, metavar="EXPERIMENT")
    known = ", ".join(languages())
    for name in EXPERIMENTS:
        what = texts(f"lab-{name}")
        found: Parser = experiments.add_parser(name, texts=texts, help=what, description=what)
        lang = texts("flag-lang", known=known)
        found.add_argument("--lang", metavar="LANG", default=SUPPRESS, help=lang)
        _module(name).add_arguments(found)


def run(args: Namespace) -> int:
    """Carry the experiment out."""
    collect_rarely()
    try:
        status = _module(args.experiment).run(args)
    except RunFolderError as error:
        raise UsageError(refusal(error, args.texts)) from None
    except OSError as error:
        if error.filename is None:
            raise
        raise UsageError(reason(error, args.texts)) from None
    assert isinstance(status, int)
    return status


def _module(name: str) -> Any:
    return import_module(f"cellmates.cli.laboratory.{name}")
