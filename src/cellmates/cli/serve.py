"""`cellmates serve`: tables for browsers."""

from argparse import Namespace

from cellmates.cli.parser import Parser
from cellmates.server.launch import arguments


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    arguments.add_arguments(parser, parser.texts)


def run(args: Namespace) -> int:
    """Serve until stopped: 0 after a clean end, 1 if it cannot start."""
    from cellmates.server.launch import start  # so that help comes at once

    return start.run(args, args.texts)
