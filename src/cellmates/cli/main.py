"""The `cellmates` command: finds the subcommand, its language and its exit status.

0: fine; 1: something that was checked does not hold; 2: wrong usage or unreadable input;
130: interrupted; 141: whoever read the output stopped reading.
"""

import argparse
import os
import sys
from collections.abc import Collection, Sequence
from importlib import import_module

from cellmates import __version__
from cellmates.cli.argparse_texts import COMMAND, speaking
from cellmates.cli.errors import UsageError
from cellmates.cli.parser import Parser
from cellmates.locale import Texts, language_from_locale, languages

FINE, DOES_NOT_HOLD, WRONG_USAGE, INTERRUPTED, PIPE_CLOSED = 0, 1, 2, 130, 141

STATUSES = {
    FINE: "status-fine",
    DOES_NOT_HOLD: "status-does-not-hold",
    WRONG_USAGE: "status-wrong-usage",
    INTERRUPTED: "status-interrupted",
    PIPE_CLOSED: "status-pipe-closed",
}
"""What the exit status says, by the ids of our texts."""

COMMANDS = (
    *("play", "day", "serve", "admin", "simulate", "lab", "replay", "analyse", "verify", "check"),
    *("show", "completion", "man"),
)
"""Each is a module of this package with `add_arguments(parser)` and `run(args) -> int`."""

EXAMPLES = (
    "cellmates play room25 --mode cooperation",
    "cellmates serve --lan",
    "cellmates simulate room25 --games 1000 --bots careful,random",
    "cellmates play lockup --set solo=moderate",
    "cellmates show room25 rooms vortex",
    "cellmates analyse game.json",
    "cellmates verify game.json",
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; the exit status."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    _write_any_letter()
    texts = Texts(language_from_locale(os.environ))
    try:
        try:
            texts = _asked_for(arguments, texts)
            return _run(arguments, texts)
        except UsageError as error:
            print(f"{texts('error')}: {error}", file=sys.stderr)
            return WRONG_USAGE
        except KeyboardInterrupt:
            print(texts("error-interrupted"), file=sys.stderr)
            return INTERRUPTED
    except BrokenPipeError:
        # Nobody reads on; keep the interpreter from complaining when it flushes at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED


def _run(arguments: list[str], texts: Texts) -> int:
    try:
        with speaking(texts):
            parser, commands = whole_parser(arguments, texts)
            args, rest = parser.parse_known_args(arguments)
            if args.command is None:
                parser.print_help(sys.stderr)
                return WRONG_USAGE
            if rest:
                commands[args.command].error(texts("error-unknown-arguments", text=" ".join(rest)))
        args.lang = texts.lang
        args.texts = texts
        status = import_module(f"cellmates.cli.{args.command}").run(args)
        assert isinstance(status, int)
    except SystemExit as leaving:  # argparse has said all there is to say
        status = leaving.code if isinstance(leaving.code, int) else FINE
    sys.stdout.flush()
    return status


def whole_parser(named: Collection[str], texts: Texts) -> tuple[Parser, dict[str, Parser]]:
    """The parser of the whole command line, and those of the commands by name.

    Only commands that are named here know their arguments.
    """
    examples = "\n".join(f"  {example}" for example in EXAMPLES)
    parser = Parser(
        texts,
        prog="cellmates",
        description=texts("app-tagline"),
        epilog=f"{texts('usage-examples')}:\n{examples}",
    )
    version = texts("version", version=__version__)
    parser.add_argument("--version", action="version", version=version, help=texts("flag-version"))
    _add_lang(parser)
    commands = parser.add_subparsers(
        dest="command", title=texts("usage-commands"), metavar=COMMAND, parser_class=Parser
    )
    found: dict[str, Parser] = {}
    for name in COMMANDS:
        found[name] = command = commands.add_parser(
            name,
            texts=texts,
            help=texts(f"command-{name}"),
            description=texts(f"command-{name}.what"),
        )
        if name in named:  # the others stay unread, so that help comes at once
            import_module(f"cellmates.cli.{name}").add_arguments(command)
            _add_lang(command)
    return parser, found


def _add_lang(parser: Parser) -> None:
    known = ", ".join(languages())
    parser.add_argument(
        "--lang",
        metavar="LANG",
        default=argparse.SUPPRESS,
        help=parser.texts("flag-lang", known=known),
    )


def _asked_for(arguments: list[str], default: Texts) -> Texts:
    """The language is needed before anything else can be said, even about wrong arguments."""
    early = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    early.add_argument("--lang")
    try:
        wanted = early.parse_known_args(arguments)[0].lang
    except argparse.ArgumentError:  # --lang without a value: the full parser will say so
        return default
    if wanted is None:
        return default
    if wanted not in languages():
        known = ", ".join(languages())
        raise UsageError(default("error-unknown-language", text=wanted, known=known))
    return Texts(wanted)


def _write_any_letter() -> None:
    """A terminal that lacks a letter shows a question mark instead of ending the program."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
