"""The engine as one file for a browser: our modules, compiled, and the data they read.

`make site` runs it in the very Python that will import them, which has its own kind of byte code.
`web/src/link/unpack.mjs` takes the file apart again: JavaScript does that five times faster than
Python unpacks a zip file.
"""

import ast
import gzip
import importlib.util
import json
import marshal
import sys
import zipfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from cellmates.games import PARTS

ROOTS = ("cellmates.server.browser.door", "cellmates.server.browser.beginning", "cellmates.games")
"""What a browser needs, with all that it imports."""

WHOLE = (
    *(f"cellmates.{game}" for game in PARTS),
    *("cellmates.bots", "cellmates.advice", "cellmates.puzzles"),
)
"""Packages whose modules are found by name when a game or a bot is first asked for."""

LEFT_OUT = ("cellmates.bots.net",)
"""What needs NumPy, which browsers do not have: learned bots are offered only where it is."""


def modules(source: Path) -> dict[str, Path]:
    """The modules of the engine by their names, with their files below `source`."""
    found: dict[str, Path] = {}
    wanted = [*ROOTS]
    for package in WHOLE:
        folder = source.joinpath(*package.split("."))
        wanted += [_name(source, path) for path in sorted(folder.rglob("*.py"))]
    while wanted:
        name = wanted.pop()
        path = _file(source, name)
        if path is None or name in found or name in LEFT_OUT:
            continue
        found[name] = path
        wanted += [name.rpartition(".")[0], *_imports(path)]
    return found


def foreign(source: Path) -> set[str]:
    """The packages of others that the engine imports as soon as it is loaded."""
    tops = {each.split(".")[0] for path in modules(source).values() for each in _imports(path)}
    return tops - {"cellmates"}


def apart(source: Path) -> list[str]:
    """The modules that can be imported where there is nothing but the standard library, with all
    that they import: Python's memory can be kept with them in it."""
    paths = modules(source)
    needed = {name: _needed(name, path) for name, path in paths.items()}
    lacking = {
        name
        for name, path in paths.items()
        if any(each.split(".")[0] not in _AT_HAND for each in _imports(path))
    }
    while more := {name for name in paths if name not in lacking and needed[name] & lacking}:
        lacking |= more
    return sorted(paths.keys() - lacking)


_AT_HAND = {*sys.stdlib_module_names, "cellmates"}


def _needed(name: str, path: Path) -> set[str]:
    return {name.rpartition(".")[0], *_imports(path)}


def archive(source: Path, wheels: list[Path]) -> bytes:
    """Byte code, data (`*.toml`, `data/`), and what wheels bring, compressed as a whole: a line of
    JSON with names and lengths, then the contents one after the other."""
    files: dict[str, bytes] = {}
    folders: set[Path] = set()
    for path in sorted(modules(source).values()):
        place = path.relative_to(source)
        folders.add(path.parent)
        files[place.with_suffix(".pyc").as_posix()] = _compiled(path.read_bytes(), place)
    for folder in sorted(folders):
        for path in [*sorted(folder.glob("*.toml")), *sorted(folder.glob("data/*"))]:
            if path.is_file() and path.suffix != ".npz":  # weights of learned bots
                files[path.relative_to(source).as_posix()] = path.read_bytes()
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as brought:
            for name in brought.namelist():
                place, content = Path(name), brought.read(name)
                if place.suffix == ".py":
                    compiled = _compiled(content, place)
                    files.setdefault(place.with_suffix(".pyc").as_posix(), compiled)
                elif place.suffix != ".pyi" and place.name != "RECORD":
                    files.setdefault(name, content)
    index = json.dumps([[name, len(content)] for name, content in files.items()])
    return gzip.compress(b"".join([index.encode(), b"\n", *files.values()]), 9, mtime=0)


def _compiled(source: bytes, place: Path) -> bytes:
    code = compile(source, place.as_posix(), "exec", dont_inherit=True, optimize=0)
    # Of the kind that is never compared with its source, which does not come along.
    flags = (0b01).to_bytes(4, "little")
    checksum = importlib.util.source_hash(source)
    return importlib.util.MAGIC_NUMBER + flags + checksum + marshal.dumps(code)


def _name(source: Path, path: Path) -> str:
    parts = path.relative_to(source).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _file(source: Path, name: str) -> Path | None:
    place = source.joinpath(*name.split("."))
    for path in (place.with_suffix(".py"), place / "__init__.py"):
        if path.is_file():
            return path
    return None


@cache
def _imports(path: Path) -> tuple[str, ...]:
    """What a module imports when it is loaded; not what functions import, or only type checkers."""
    return tuple(_imported(path))


def _imported(path: Path) -> Iterator[str]:
    todo: list[ast.stmt] = list(ast.parse(path.read_text(encoding="utf-8")).body)
    for statement in todo:
        match statement:
            case ast.Import(names=names):
                yield from (each.name for each in names)
            case ast.ImportFrom(module=str(module), names=names):
                yield module
                yield from (f"{module}.{each.name}" for each in names)
            case ast.If(test=ast.Name(id="TYPE_CHECKING"), orelse=others):
                todo += others
            case ast.If() | ast.Try() | ast.With() | ast.ClassDef():
                todo += [each for each in ast.walk(statement) if isinstance(each, ast.stmt)][1:]
