"""`cellmates verify`: play a record again, and say whether it is genuine."""

import json
import sys
from argparse import Namespace
from pathlib import Path
from typing import NamedTuple

from cellmates.cli.errors import UsageError
from cellmates.cli.parser import Parser
from cellmates.cli.progress import ProgressBar
from cellmates.cli.records import open_record
from cellmates.kernel.dealing import commitment
from cellmates.kernel.game import Game
from cellmates.kernel.record import Record, RecordError, parse_seed, stages
from cellmates.locale import Texts


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    parser.add_argument(
        "records",
        nargs="+",
        type=Path,
        metavar="RECORD",
        help=parser.texts("argument-record"),
    )
    parser.add_argument("--json", action="store_true", help=parser.texts("flag-json"))


def run(args: Namespace) -> int:
    """Verify every record: 0 if all hold, 1 if one does not, 2 if one cannot be read."""
    texts: Texts = args.texts
    status = 0
    found: list[dict[str, object]] = []
    with ProgressBar(texts, "progress-checking", len(args.records)) as progress:
        for path in args.records:
            try:
                problem, choices, chooser = _verified(path, texts)
            except UsageError as error:
                status = 2
                found.append(_verdict(path, "unreadable", str(error), None, None))
                said, stream = f"{texts('check-error')} {error}", sys.stderr
            else:
                status = max(status, 1 if problem else 0)
                held = "fails" if problem else "holds"
                found.append(_verdict(path, held, problem, choices, chooser))
                genuine = f"{texts('verify-seed-ok')} {texts('verify-ok', count=choices)}"
                if chooser is not None:
                    genuine += f" {texts(f'dealt-{chooser.who}', count=chooser.mixed)}"
                    if chooser.missing:
                        missing, deals = chooser.missing, 1 << chooser.missing
                        genuine += f" {texts('dealt-missing', count=missing, deals=deals)}"
                mark = texts("check-fail" if problem else "check-ok")
                said, stream = f"{mark} {path}: {problem or genuine}", sys.stdout
            progress.hide()
            if not args.json:
                print(said, file=stream)
            progress.advance()
    if args.json:
        print(json.dumps(found, ensure_ascii=False, indent=2))
    return status


class Chooser(NamedTuple):
    """Who could have chosen the deal: the `house`, nobody if `others` find their nonces in it, or
    everybody knew it (`public`). So many nonces are `mixed` in; so many more were promised and are
    `missing`."""

    who: str
    mixed: int
    missing: int


def _chooser(record: Record) -> Chooser:
    dealing = record.dealing
    if dealing is not None and dealing.public:
        return Chooser("public", 0, 0)
    if dealing is None or not dealing.nonces:
        return Chooser("house", 0, 0)
    mixed = len(dealing.nonces)
    return Chooser("others", mixed, len(dealing.hashes) - mixed)


def _verdict(
    path: Path, status: str, problem: str, choices: int | None, chooser: Chooser | None
) -> dict[str, object]:
    """What `--json` says of a record."""
    told = {"file": str(path), "status": status, "problem": problem or None, "choices": choices}
    dealt = None if chooser is None else chooser._asdict()
    return {**told, "dealt": dealt}


def _verified(path: Path, texts: Texts) -> tuple[str, int, Chooser | None]:
    """What does not hold of a record, or nothing; how many choices could be made; and who could
    have chosen the deal.

    What was only said is no choice; the page counts the same.
    """
    if _seed_is_another(path):
        return texts("verify-seed-wrong"), 0, None
    record, game = open_record(path, texts)
    return *_played(record, game, path, texts), _chooser(record)


def _seed_is_another(path: Path) -> bool:
    """Whether the seed is not the one that was promised; the loader would refuse to read on."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        seed = data["dealing"]["house"] if "dealing" in data else data["seed"]
        return commitment(parse_seed(str(seed))) != str(data["commitment"])
    except (OSError, ValueError, KeyError, TypeError):
        return False  # the loader will say what is wrong


def _played(record: Record, game: Game, path: Path, texts: Texts) -> tuple[str, int]:
    made, deeds, digest = -1, 0, ""
    try:
        for made, match in enumerate(stages(record, game, str(path))):
            deeds = match.deeds
            digest = match.table.digest() if made == len(record.choices) else ""
    except RecordError as error:
        if made < 0:
            problem = str(error).removeprefix(f"{path}: ")
            return texts("verify-fails", problem=problem), deeds
        option = record.choices[made][1]
        altered = texts("error-record-altered", file=path.name, number=made + 1, option=option)
        return altered, deeds
    if digest != record.digest:
        return texts("error-record-digest", file=path.name), deeds
    return "", deeds
