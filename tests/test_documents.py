"""Paths of the repository that documents name in backticks exist."""

import builtins
import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = [
    ROOT / "README.md",
    ROOT / "web" / "README.md",
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "docs" / "lab").glob("*.md")),
]

PACKAGE = ROOT / "src" / "cellmates"
BASES = [ROOT, PACKAGE, PACKAGE / "room25", PACKAGE / "lockup", PACKAGE / "server"]
"""Where paths begin: documents leave out `src/cellmates` and the package that they are about."""

BUILT = (PACKAGE / "server" / "static", ROOT / "build")
"""Made by builds, so that a fresh checkout has none of it."""


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
    if any((base / path).resolve().is_relative_to(made) for base in bases for made in BUILT):
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


def glossary() -> list[str]:
    """The names that the glossary gives for its words in code, files left out."""
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    rows = re.findall(r"^\| \*\*.*\|.*\|(.*)\|$", page, re.MULTILINE)
    found = [name for row in rows for name in re.findall(r"`([A-Za-z_.]+)`", row)]
    return [name for name in found if not name.endswith(".toml")]


HOMES = ("", "kernel.", "server.protocol.http_bodies.", "server.protocol.messages.")
"""Where short names of the glossary are at home."""


def resolves(name: str) -> bool:
    """Whether there is such a module, class or method in the package."""
    if hasattr(builtins, name):
        return True
    for home in HOMES:
        parts = f"cellmates.{home}{name}".split(".")
        for length in range(len(parts), 0, -1):
            try:
                found: object = importlib.import_module(".".join(parts[:length]))
            except ModuleNotFoundError:
                continue
            for part in parts[length:]:
                attributes = getattr(found, "__annotations__", {})
                found = attributes.get(part) or getattr(found, part, None)
            if found is not None:
                return True
            break
    return False


def test_the_words_of_the_glossary_are_in_the_code() -> None:
    names = glossary()
    assert len(names) > 40
    before = ""
    missing = []
    for name in names:
        full = before.rpartition(".")[0] + name if name.startswith(".") else name
        if not resolves(full):
            missing.append(full)
        before = full
    assert missing == []


def test_a_word_that_is_not_in_the_code_is_noticed() -> None:
    assert not resolves("bots.host.Turn")
    assert resolves("bots.turns.BotTurn")
