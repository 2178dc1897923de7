"""Records: configuration, seed and choices, enough to rebuild a table bit for bit."""

import json
import os
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from cellmates.kernel.dealing import Dealing, commitment, dealing_from
from cellmates.kernel.errors import ChoiceError
from cellmates.kernel.game import Game
from cellmates.kernel.match import Match
from cellmates.kernel.table import Table

FORMAT: Final = 1
MIXED_FORMAT: Final = 2
"""Of records that say what their seed was made of (`dealing`); `commitment` is the house's then."""
_FIELDS: Final = (
    "format",
    "game",
    "rules_version",
    "config",
    "seed",
    "commitment",
    "choices",
    "digest",
)


class RecordError(ValueError):
    """A record that cannot be read or does not hold; the message says where."""


class Record:
    """One game as it was played."""

    game: str
    rules_version: int
    config: dict[str, object]
    seed: bytes
    choices: list[tuple[int, str]]
    digest: str
    names: dict[str, object]
    dealing: Dealing | None

    def __init__(
        self,
        game: str,
        rules_version: int,
        config: dict[str, object],
        seed: bytes,
        choices: list[tuple[int, str]],
        digest: str,
        names: dict[str, object],
        dealing: Dealing | None = None,
    ) -> None:
        self.game = game
        self.rules_version = rules_version
        self.config = config
        self.seed = seed
        self.choices = choices
        self.digest = digest
        self.names = names
        self.dealing = dealing

    def to_json(self) -> str:
        """The record as text, a choice a line."""
        dealing = self.dealing
        promised = self.seed if dealing is None else dealing.house
        keys: dict[str, object] = {
            "format": FORMAT if dealing is None else MIXED_FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "config": self.config,
            "seed": self.seed.hex(),
            "commitment": commitment(promised),
        }
        if dealing is not None:
            keys["dealing"] = dealing.to_keys()
        keys["names"] = self.names
        keys["choices"] = [f"{seat}: {text}" for seat, text in self.choices]
        keys["digest"] = self.digest
        return json.dumps(keys, indent=1, ensure_ascii=False)

    def save(self, path: Path) -> None:
        """Write the record; the old file stays whole until the new one is."""
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(self.to_json() + "\n")
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            os.unlink(name)
            raise


def record_of(
    game: Game,
    config: Any,
    seed: bytes,
    table: Table,
    names: Mapping[str, object],
    dealing: Dealing | None = None,
) -> Record:
    """The record of a table as it stands."""
    options = table.catalogue()
    choices = [(seat, options.text(option)) for seat, option in table.choices()]
    keys = game.config_keys(config)
    digest, named = table.digest(), dict(names)
    return Record(game.name, game.rules_version, keys, seed, choices, digest, named, dealing)


def parse_seed(text: str) -> bytes:
    """A seed of 64 hex digits; fewer are filled up with zeros from the left."""
    digits = text.strip().lower()
    if not digits or len(digits) > 64 or any(digit not in "0123456789abcdef" for digit in digits):
        raise RecordError(f"a seed is at most 64 hex digits, not {text!r}")
    return bytes.fromhex(digits.rjust(64, "0"))


def load(path: Path) -> Record:
    """Read a record from a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise RecordError(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise RecordError(f"{path}: not a text file") from None
    return parse(text, str(path))


def parse(text: str, source: str) -> Record:
    """Read a record from text; `source` names it in errors."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise RecordError(f"{source}: {where}: cut short or altered ({error.msg})") from None
    if not isinstance(data, dict):
        raise RecordError(f"{source}: not a record")
    for field in _FIELDS:
        if field not in data:
            raise RecordError(f"{source}: the field {field!r} is missing")
    if data["format"] not in (FORMAT, MIXED_FORMAT):
        raise RecordError(f"{source}: format {data['format']!r} is not known here")
    for field, kind in (("game", str), ("rules_version", int), ("config", dict), ("digest", str)):
        if not isinstance(data[field], kind):
            raise RecordError(f"{source}: the field {field!r} is not what it should be")
    try:
        seed = parse_seed(str(data["seed"]))
    except RecordError as error:
        raise RecordError(f"{source}: {error}") from None
    dealing = _dealing(data, seed, source)
    promised = seed if dealing is None else dealing.house
    if commitment(promised) != data["commitment"]:
        raise RecordError(f"{source}: the seed does not match its commitment")
    names = data.get("names", {})
    return Record(
        data["game"],
        data["rules_version"],
        data["config"],
        seed,
        _choices(data["choices"], source),
        data["digest"],
        names if isinstance(names, dict) else {},
        dealing,
    )


def _dealing(data: dict[str, object], seed: bytes, source: str) -> Dealing | None:
    """What the seed was made of; a RecordError if it is not made of that."""
    if data["format"] == FORMAT:
        return None
    try:
        dealing = dealing_from(data.get("dealing"))
    except ValueError as error:
        raise RecordError(f"{source}: {error}") from None
    problem = dealing.problem()
    if not problem and dealing.seed != seed:
        problem = "the seed is not made of the house's and the nonces"
    if problem:
        raise RecordError(f"{source}: {problem}")
    return dealing


def _choices(entries: object, source: str) -> list[tuple[int, str]]:
    if not isinstance(entries, list):
        raise RecordError(f"{source}: choices must be a list")
    choices: list[tuple[int, str]] = []
    for number, entry in enumerate(entries, start=1):
        seat, colon, text = str(entry).partition(":")
        if not colon or not seat.strip().isdecimal():
            raise RecordError(f"{source}: choice {number}: {entry!r} is not 'seat: option'")
        choices.append((int(seat), text.strip()))
    return choices


def stages(record: Record, game: Game, source: str = "record") -> Iterator[Match]:
    """The match after the deal and after each choice: one match that goes on."""
    if record.game != game.name:
        raise RecordError(f"{source}: a game of {record.game}, not of {game.name}")
    if record.rules_version != game.rules_version:
        raise RecordError(
            f"{source}: rules version {record.rules_version}; here it is {game.rules_version}"
        )
    try:
        match = Match(game, game.config(record.config), record.seed)
    except ValueError as error:
        raise RecordError(f"{source}: config: {error}") from None
    yield match
    for number, (seat, text) in enumerate(record.choices, start=1):
        try:
            match.choose(seat, match.table.catalogue().parse(text))
        except ChoiceError as error:
            raise RecordError(f"{source}: choice {number}: {error}") from None
        yield match


def rebuild(record: Record, game: Game, source: str = "record") -> Table:
    """The table that a record describes, with its digest checked."""
    *_, match = stages(record, game, source)
    if match.table.digest() != record.digest:
        raise RecordError(f"{source}: the digest does not match; the record was altered")
    return match.table
