"""The engine as one archive for a browser: our modules, compiled, and the data they read.

`make site` runs it in the very Python that will unpack it, which has its own kind of byte code.
"""

import ast
import importlib.util
import io
import marshal
import zipfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from cellmates.games import PARTS

ROOTS = ("cellmates.server.browser.door", "cellmates.games")
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


def archive(source: Path, wheels: list[Path]) -> bytes:
    """A zip file with byte code, data (`*.toml`, `data/`), and what wheels bring."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as into:
        folders: set[Path] = set()
        for path in sorted(modules(source).values()):
            place = path.relative_to(source)
            folders.add(path.parent)
            _write(into, place.with_suffix(".pyc").as_posix(), _compiled(path, place))
        for folder in sorted(folders):
            for path in [*sorted(folder.glob("*.toml")), *sorted(folder.glob("data/*"))]:
                if path.is_file() and path.suffix != ".npz":  # weights of learned bots
                    _write(into, path.relative_to(source).as_posix(), path.read_bytes())
        for wheel in wheels:
            with zipfile.ZipFile(wheel) as brought:
                for name in brought.namelist():
                    if not name.endswith((".pyi", "/RECORD")):
                        _write(into, name, brought.read(name))
    return packed.getvalue()


def _write(into: zipfile.ZipFile, name: str, content: bytes) -> None:
    """Add a file that is the same whenever it is packed; the first of a name stays."""
    if name not in into.NameToInfo:
        info = zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0))
        info.compress_type = zipfile.ZIP_DEFLATED
        into.writestr(info, content)


def _compiled(path: Path, place: Path) -> bytes:
    source = path.read_bytes()
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
