"""Paths of the repository that documents name in backticks exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", ROOT / "web" / "README.md", *sorted((ROOT / "docs").glob("*.md"))]

PACKAGE = ROOT / "src" / "cellmates"
BASES = [ROOT, PACKAGE, PACKAGE / "room25", PACKAGE / "lockup", PACKAGE / "server"]
"""Where paths begin: documents leave out `src/cellmates` and the package that they are about."""

BUILT = PACKAGE / "server" / "static"
"""Made by the build of the page, so that a fresh checkout has none."""


def paths_in(text: str) -> list[str]:
    """Everything in backticks that has a slash and no other characters than paths have."""
    prose = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    return re.findall(r"`((?:[\w.<>*{},-]+/)+[\w.<>*{},-]*)`", prose)


def patterns(path: str) -> list[str]:
    """A path as glob patterns: `<game>` stands for any name, `{a,b}` for each of several."""
    path = re.sub(r"<\w+>", "*", path)
    several = re.search(r"{(.*?)}", path)
    if several is None:
        return [path]
    start, end = path[: several.start()], path[several.end() :]
    return [each for one in several[1].split(",") for each in patterns(start + one + end)]


def exists(path: str, bases: list[Path]) -> bool:
    """Whether there is a file or folder for each of its patterns, from one of the bases."""
    if any((base / path).resolve() == BUILT for base in bases):
        return True
    return all(any(True for base in bases for _ in base.glob(each)) for each in patterns(path))


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_paths_exist(document: Path) -> None:
    bases = [*BASES, document.parent]
    missing = [each for each in paths_in(document.read_text("utf-8")) if not exists(each, bases)]
    assert missing == []


def test_missing_paths_are_found() -> None:
    text = (
        "`kernel/match.py` `docs/no.md` `<game>/no.py` `rooms/{blue,mauve}.py`\n```\nno/no.py\n```"
    )
    assert [each for each in paths_in(text) if not exists(each, BASES)] == [
        "docs/no.md",
        "<game>/no.py",
        "rooms/{blue,mauve}.py",
    ]
