"""A card set of one's own as it travels: its name and the text of its files (LK-18)."""

import hashlib
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from cellmates.kernel.datafile import DataError, refusal

FILES: Final = (
    *("items.toml", "goons.toml", "tomes.toml", "goals.toml"),
    *("traits.toml", "boards.toml", "guards.toml", "locations.toml"),
)
STANDARD: Final = "standard"
"""What the cards of the box are called, and no others."""

MOST_BYTES: Final = 48 * 1024
"""Of one file; the standard ones have at most 10 KiB."""
MOST_BYTES_TOGETHER: Final = 160 * 1024
LONGEST_NAME: Final = 40

# Long and deep keys take a TOML reader minutes; cards need neither.
LONGEST_LINE: Final = 1000
MOST_DOTS: Final = 24

_LONG_LINE: Final = re.compile(rf"[^\n]{{{LONGEST_LINE + 1}}}")
_DEEP_LINE: Final = re.compile(rf"^(?!#)(?:[^.\n]*\.){{{MOST_DOTS + 1}}}", re.MULTILINE)


class Content:
    """The name of a set and its own files; those it lacks are the standard ones."""

    def __init__(self, name: str, files: dict[str, str]) -> None:
        self.name = name
        self.files = {file: files[file] for file in FILES if file in files}
        self.digest = _fingerprint(self.to_dict())

    def to_dict(self) -> dict[str, object]:
        """Plain values, as they are kept in a record."""
        return {"name": self.name, "files": dict(self.files)}


def _fingerprint(content: dict[str, object]) -> str:
    """Names and notes count here, unlike in what the cards do: pages show them."""
    text = json.dumps(content, sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def from_folder(folder: Path) -> Content:
    """The files of a folder; the set goes by the folder's name."""
    if not folder.is_dir():
        raise refusal(str(folder), "no-folder", "there is no such folder")
    own = sorted(path.name for path in folder.glob("*.toml"))
    if not own:
        known = ", ".join(FILES)
        raise refusal(str(folder), "no-files", f"holds no card files: {known}", known=known)
    texts: dict[str, str] = {}
    for file in own:
        _check_file(file)
        path = folder / file
        if path.stat().st_size > MOST_BYTES:
            raise _too_large(file)
        try:
            texts[file] = path.read_text("utf-8")
        except UnicodeDecodeError as error:
            raise refusal(file, "encoding", str(error)) from None
    shown = "".join(letter for letter in folder.resolve().name if letter.isprintable())
    return _checked(shown[:LONGEST_NAME].strip() or "own", texts)


def from_mapping(given: Mapping[str, object]) -> Content:
    """What `to_dict` gave, or somebody made up."""
    for key in given:
        if key not in ("name", "files"):
            raise ValueError(f"unknown key {key!r}: a set of cards has a name and files")
    name, files = given.get("name"), given.get("files")
    if not isinstance(name, str):
        raise ValueError("a set of cards has a name")
    if not isinstance(files, Mapping) or not files:
        raise ValueError(f"a set of cards has files: {', '.join(FILES)}")
    texts: dict[str, str] = {}
    for file, text in files.items():
        _check_file(file)
        if not isinstance(text, str):
            raise ValueError(f"{file}: is not a text")
        texts[str(file)] = text
    return _checked(name, texts)


def _check_file(file: object) -> None:
    if file not in FILES:
        shown = str(file)[:LONGEST_NAME]
        known = ", ".join(FILES)
        raise refusal(shown, "no-card-file", f"is not a card file: {known}", known=known)


def _checked(name: str, texts: dict[str, str]) -> Content:
    if not name or not name.isprintable() or name != name.strip() or len(name) > LONGEST_NAME:
        raise ValueError(f"a set's name has 1 to {LONGEST_NAME} letters that can be seen")
    if name == STANDARD:
        raise ValueError(f"only the cards of the box are called {STANDARD}")
    together = 0
    for file, text in texts.items():
        try:
            size = len(text.encode())
        except UnicodeEncodeError as error:
            raise refusal(file, "encoding", error.reason) from None
        if size > MOST_BYTES:
            raise _too_large(file)
        together += size
        for kind, wrong in (("long", _LONG_LINE), ("deep", _DEEP_LINE)):
            found = wrong.search(text)
            if found is not None:
                number = text.count("\n", 0, found.start()) + 1
                raise refusal(file, f"line-{kind}", f"line {number} is too {kind}", line=number)
    if together > MOST_BYTES_TOGETHER:
        raise ValueError(f"more than {MOST_BYTES_TOGETHER // 1024} KiB together")
    return Content(name, texts)


def _too_large(file: str) -> DataError:
    most = MOST_BYTES // 1024
    return refusal(file, "too-large", f"larger than {most} KiB", most=most)
