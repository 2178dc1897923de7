"""`cellmates serve`: tables for browsers, where the server is installed."""

from argparse import Namespace

from cellmates.cli.errors import UsageError
from cellmates.cli.parser import Parser
from cellmates.server.launch import arguments


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    arguments.add_arguments(parser, parser.texts)


def run(args: Namespace) -> int:
    """Serve until stopped: 0 after a clean end, 1 if it cannot start."""
    try:
        from cellmates.server.launch import start
    except ModuleNotFoundError as error:  # the server's dependencies are an extra
        name = (error.name or "").partition(".")[0]
        if name == "cellmates":
            raise
        raise UsageError(args.texts("serve-not-installed", name=name)) from None
    return start.run(args, args.texts)
