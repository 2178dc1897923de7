"""Documents that tests carry out: their blocks say which edits to make in a copy of the package.

A block begins with its language, what to do (`create`, `append`, `after`, `before`, or a word of
the document's own), the file and, for edits, a line of it.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
BLOCK = re.compile(r"^```(\w+) (\w+) ?(\S*) ?(.*?)\n(.*?)^```$", re.M | re.S)
EDITS = ("create", "append", "after", "before")


class Block(NamedTuple):
    """What to do, the file, the place in it, the text."""

    verb: str
    file: str
    place: str
    text: str


def blocks(page: Path) -> Iterator[Block]:
    """The blocks of a page that say what to do."""
    for _, verb, file, place, text in BLOCK.findall(page.read_text("utf-8")):
        line = place.strip().removeprefix('"').removesuffix('"').replace('\\"', '"')
        yield Block(verb, file, line, text)


def edit(folder: Path, block: Block) -> None:
    """Make one of the page's edits in a copy of the project."""
    path = folder / block.file
    if block.verb == "create":
        path.parent.mkdir(parents=True, exist_ok=True)
        assert not path.exists(), path
        path.write_text(block.text, "utf-8")
        return
    lines = path.read_text("utf-8").splitlines(keepends=True)
    if block.verb == "append":
        lines.append(block.text)
    else:
        (at,) = [number for number, line in enumerate(lines) if block.place in line]
        lines.insert(at + (block.verb == "after"), block.text)
    path.write_text("".join(lines), "utf-8")


def copy_of_the_package(folder: Path) -> Path:
    """A folder with a copy of the sources in `src`."""
    shutil.copytree(ROOT / "src" / "cellmates", folder / "src" / "cellmates")
    return folder


def python(folder: Path, *arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python with the copy of the package and our own test helpers."""
    path = os.pathsep.join((str(folder / "src"), str(ROOT)))
    env = {**os.environ, "PYTHONPATH": path, "LC_ALL": "C.UTF-8", "XDG_DATA_HOME": str(folder)}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder, env=env, input=given, capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
