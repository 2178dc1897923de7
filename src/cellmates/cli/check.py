"""`cellmates check`: play scenarios and say whether what they expect came true."""

import json
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from cellmates.cli.errors import UsageError
from cellmates.cli.parser import Parser
from cellmates.cli.progress import ProgressBar
from cellmates.games import GAMES
from cellmates.locale import Texts
from cellmates.testing.scenario import ScenarioError, check

HOLDS, FAILS, UNREADABLE = "holds", "fails", "unreadable"


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    texts = parser.texts
    parser.add_argument(
        "scenarios", nargs="+", type=Path, metavar="FILE", help=texts("argument-scenarios")
    )
    parser.add_argument("-q", "--quiet", action="store_true", help=texts("flag-quiet"))
    parser.add_argument("--json", action="store_true", help=texts("flag-json"))


def run(args: Namespace) -> int:
    """Check every scenario: 0 if all hold, 1 if one does not, 2 if one is no scenario."""
    texts: Texts = args.texts
    files = [file for place in args.scenarios for file in _files(place, texts)]
    found: list[dict[str, object]] = []
    with ProgressBar(texts, "progress-checking", len(files)) as progress:
        for file in files:
            try:
                differences = check(file, GAMES)
            except ScenarioError as error:
                found.append(_verdict(file, UNREADABLE, [str(error)]))
                said, stream = f"{texts('check-error')} {error}", sys.stderr
            else:
                found.append(_verdict(file, FAILS if differences else HOLDS, differences))
                said, stream = f"{texts('check-ok')} {file}", sys.stdout
                if differences:
                    said = f"{texts('check-fail')} {file}: {'; '.join(differences)}"
            progress.hide()
            if not args.json and not (args.quiet and found[-1]["status"] == HOLDS):
                print(said, file=stream)
            progress.advance()
    counts = Counter(str(each["status"]) for each in found)
    if args.json:
        print(json.dumps(found, ensure_ascii=False, indent=2))
    else:
        _sum_up(counts, texts)
    return 2 if counts[UNREADABLE] else 1 if counts[FAILS] else 0


def _verdict(file: Path, status: str, problems: Sequence[str]) -> dict[str, object]:
    """What `--json` says of a scenario."""
    return {"file": str(file), "status": status, "problems": list(problems)}


def _sum_up(counts: Mapping[str, int], texts: Texts) -> None:
    if counts[HOLDS] or counts[FAILS]:
        print(texts("check-summary", passed=counts[HOLDS], failed=counts[FAILS]))
    if counts[UNREADABLE]:
        print(texts("check-unreadable", count=counts[UNREADABLE]), file=sys.stderr)


def _files(place: Path, texts: Texts) -> Iterator[Path]:
    """A scenario file, or all those in a folder."""
    if not place.is_dir():
        yield place
        return
    found = sorted(place.rglob("*.toml"))
    if not found:
        raise UsageError(texts("error-no-files", file=str(place)))
    yield from found
