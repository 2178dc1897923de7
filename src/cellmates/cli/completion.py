"""`cellmates completion`: the script by which a shell completes commands, options and values."""

from argparse import Action, ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Iterator
from pathlib import Path

import shtab

from cellmates.cli.main import COMMANDS, whole_parser
from cellmates.cli.parser import Parser
from cellmates.locale import Texts

SHELLS = ("bash", "zsh", "fish")

_PLACES = {"FILE": shtab.FILE, "RECORD": shtab.FILE, "FOLDER": shtab.DIRECTORY}
"""What arguments of these names are completed with."""


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    parser.add_argument(
        "shell", choices=SHELLS, metavar="SHELL", help=parser.texts("argument-shell")
    )


def run(args: Namespace) -> int:
    """Print the script."""
    print(script(args.shell, args.texts))
    return 0


def script(shell: str, texts: Texts) -> str:
    """What the shell is to run; the explanations in it are in the language of the texts."""
    parser, _ = whole_parser(COMMANDS, texts)
    for action in _actions(parser):
        if action.type is Path or action.metavar in _PLACES:
            place = _PLACES.get(str(action.metavar), shtab.FILE)
            action.complete = place  # type: ignore[attr-defined]
    return str(shtab.complete(parser, shell=shell))


def _actions(parser: ArgumentParser) -> Iterator[Action]:
    """Every argument and option of a parser and of those below it."""
    for action in parser._actions:
        yield action
        if isinstance(action, _SubParsersAction):
            for below in action.choices.values():
                yield from _actions(below)
