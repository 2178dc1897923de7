"""`cellmates check`: play scenarios and say whether what they expect came true."""

import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from cellmates.cli.errors import UsageError
from cellmates.cli.parser import Parser
from cellmates.cli.progress import Progress
from cellmates.games import GAMES
from cellmates.locale import Texts
from cellmates.testing.scenario import ScenarioError, check


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    texts = parser.texts
    parser.add_argument(
        "scenarios", nargs="+", type=Path, metavar="FILE", help=texts("argument-scenarios")
    )
    parser.add_argument("-q", "--quiet", action="store_true", help=texts("flag-quiet"))


def run(args: Namespace) -> int:
    """Check every scenario: 0 if all hold, 1 if one does not, 2 if one is no scenario."""
    texts: Texts = args.texts
    files = [file for place in args.scenarios for file in _files(place, texts)]
    passed = failed = unreadable = 0
    with Progress(texts, "progress-checking", len(files)) as progress:
        for file in files:
            try:
                differences = check(file, GAMES)
            except ScenarioError as error:
                unreadable += 1
                progress.hide()
                print(f"{texts('check-error')} {error}", file=sys.stderr)
            else:
                progress.hide()
                if differences:
                    failed += 1
                    print(f"{texts('check-fail')} {file}: {'; '.join(differences)}")
                else:
                    passed += 1
                    if not args.quiet:
                        print(f"{texts('check-ok')} {file}")
            progress.advance()
    if passed or failed:
        print(texts("check-summary", passed=passed, failed=failed))
    if unreadable:
        print(texts("check-unreadable", count=unreadable), file=sys.stderr)
        return 2
    return 1 if failed else 0


def _files(place: Path, texts: Texts) -> Iterator[Path]:
    """A scenario file, or all those in a folder."""
    if not place.is_dir():
        yield place
        return
    found = sorted(place.rglob("*.toml"))
    if not found:
        raise UsageError(texts("error-no-files", file=str(place)))
    yield from found
