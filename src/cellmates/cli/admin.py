"""`cellmates admin`: look after a house, where the server is installed."""

from argparse import Namespace

from cellmates.cli.errors import UsageError
from cellmates.cli.parser import Parser, whole_number
from cellmates.server.admin import arguments


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    arguments.add_arguments(
        parser, parser.texts, lambda flag: whole_number(parser.texts, flag, least=1)
    )


def run(args: Namespace) -> int:
    """Do what is asked: 0 if it was done, 1 if it could not be."""
    try:
        from cellmates.server.admin import run as admin
    except ModuleNotFoundError as error:  # the server's dependencies are an extra
        name = (error.name or "").partition(".")[0]
        if name == "cellmates":
            raise
        raise UsageError(args.texts("serve-not-installed", name=name)) from None
    return admin.run(args, args.texts)
