"""The shape of the code: imports point down, files stay small, public things say what they are."""

import ast
import re
import sys
import tomllib
from functools import cache
from pathlib import Path

import pytest

from cellmates.games import PARTS

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "cellmates"
GAMES = tuple(PARTS)
LAYERS = (
    ("kernel", "locale", "data_folder"),
    ("testing",),
    GAMES,
    ("games",),
    ("bots",),
    ("advice",),
    ("analysis", "lab", "research", "tutorials"),
    ("learning", "puzzles"),
    ("server", "terminal"),
    ("cli",),
    ("__main__",),
)
SERVER_LAYERS = (
    ("protocol",),
    ("support",),
    ("bots", "store"),
    ("lobby",),
    ("tables",),
    ("house",),
    ("api",),
    ("service",),
    ("browser", "http"),
    ("admin", "launch"),
    ("__main__",),
)
"""The same inside `server`: a command comes in at the top and is stored at the bottom."""

PURE = ("kernel", *GAMES)
"""What imports nothing but the standard library, and compiles."""

FILES = sorted(SOURCE.rglob("*.py"))
LONGEST = 600


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def layer_of(part: str) -> int:
    """How high a package stands."""
    return next(height for height, parts in enumerate(LAYERS) if part in parts)


def part_of(path: Path) -> str:
    """The package right below cellmates that a file belongs to; nothing for cellmates itself."""
    part = path.relative_to(SOURCE).parts[0].removesuffix(".py")
    return "" if part == "__init__" else part


def imports_of(path: Path) -> set[str]:
    """The modules that a file imports, by their full names."""
    found: set[str] = set()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            found.add(node.module or "")
            if node.module == "cellmates":
                found |= {f"cellmates.{alias.name}" for alias in node.names}
    return found


def names(paths: list[Path]) -> list[str]:
    return [str(path.relative_to(SOURCE)) for path in paths]


def test_every_package_has_its_layer() -> None:
    parts = {part_of(path) for path in FILES} - {""}
    assert parts <= {part for layer in LAYERS for part in layer}


@pytest.mark.parametrize("path", FILES, ids=names(FILES))
def test_imports_point_down(path: Path) -> None:
    part = part_of(path)
    for module in sorted(imports_of(path)):
        if module.startswith("cellmates.") and part:
            other = module.split(".")[1]
            if other.startswith("__"):
                continue
            assert other == part or layer_of(other) < layer_of(part), f"{part} imports {module}"


SERVER = SOURCE / "server"
SERVER_FILES = [path for path in FILES if SERVER in path.parents and path.name != "__init__.py"]


def server_part(path: Path) -> str:
    """The folder or module right below `server` that a file belongs to."""
    return path.relative_to(SERVER).parts[0].removesuffix(".py")


def server_imports(path: Path) -> set[str]:
    """The parts of the server that a file imports."""
    modules = [module.split(".") for module in imports_of(path)]
    return {names[2] for names in modules if names[:2] == ["cellmates", "server"] and names[2:]}


def test_every_part_of_the_server_has_its_layer() -> None:
    parts = {part for layer in SERVER_LAYERS for part in layer}
    assert {server_part(path) for path in SERVER_FILES} == parts


@pytest.mark.parametrize("path", SERVER_FILES, ids=names(SERVER_FILES))
def test_imports_inside_the_server_point_down(path: Path) -> None:
    heights = {part: height for height, parts in enumerate(SERVER_LAYERS) for part in parts}
    part = server_part(path)
    for other in sorted(server_imports(path)):
        assert other == part or heights[other] < heights[part], f"{part} imports {other}"


def test_only_the_store_speaks_sql_and_it_knows_no_message() -> None:
    """A message may change without a thought of what is stored, and the store without handlers."""
    for path in SERVER_FILES:
        modules = imports_of(path)
        if server_part(path) == "store":
            assert "protocol" not in server_imports(path), f"{path.name} imports messages"
        else:
            tops = {module.split(".")[0] for module in modules}
            assert not tops & {"sqlalchemy", "alembic", "asyncpg", "aiosqlite"}, path.name
            assert "cellmates.server.store.schema" not in modules, path.name


def test_only_the_top_of_the_server_knows_its_framework() -> None:
    for path in SERVER_FILES:
        if server_part(path) not in ("http", "launch"):
            tops = {module.split(".")[0] for module in imports_of(path)}
            assert "aiohttp" not in tops, f"{path.name} imports aiohttp"


@pytest.mark.parametrize("path", [path for path in FILES if part_of(path) in PURE],
                         ids=names([path for path in FILES if part_of(path) in PURE]))  # fmt: skip
def test_the_engine_needs_only_the_standard_library(path: Path) -> None:
    tops = {module.split(".")[0] for module in imports_of(path)}
    if path.name == "native.py":
        tops -= {"mypy_extensions"}  # for the type checker and the compiler alone
    assert tops <= {*sys.stdlib_module_names, "cellmates"}


def test_coverage_is_measured_of_the_engine() -> None:
    """The list in pyproject.toml cannot be computed there, so a new game could be forgotten."""
    tools = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
    measured = sorted(tools["coverage"]["run"]["source_pkgs"])
    assert measured == sorted(f"cellmates.{part}" for part in PURE)


def test_the_kernel_never_names_a_game() -> None:
    for path in (SOURCE / "kernel").rglob("*.py"):
        text = path.read_text(encoding="utf-8").lower()
        for word in (*GAMES, "room 25"):
            assert word not in text, f"{path.name} speaks of {word}"


def test_games_are_named_only_where_they_are_at_home() -> None:
    """Above the games, only files and folders that bear a game's name may import it."""
    for path in FILES:
        relative = path.relative_to(SOURCE)
        homes = {part.removesuffix(".py") for part in relative.parts}
        for module in imports_of(path):
            for game in GAMES:
                at_home = game in homes
                parts = module.split(".")
                foreign = game in parts and "cellmates" in parts and not at_home
                assert not foreign, f"{relative} imports {module}"


WEIGHING = re.compile(
    r"cellmates\.bots\.(comparing|\w+\.(search|joint))\.|cellmates\.bots\..*\.(imagine|play_on)$"
)
"""What options are tried out with on imagined tables."""


def weighs(path: Path) -> bool:
    """Whether a file imports something to try options out with."""
    nodes = [node for node in ast.walk(tree(path)) if isinstance(node, ast.ImportFrom)]
    names = [f"{node.module}.{alias.name}" for node in nodes for alias in node.names]
    return any(map(WEIGHING.match, names))


def test_only_bots_and_advisors_weigh_options() -> None:
    """Whoever else wants to know what an option is worth asks an `Advisor`."""
    assert {part_of(path) for path in FILES if weighs(path)} == {"bots", "advice"}


def test_no_file_is_long() -> None:
    for folder in ("src", "tests", "benchmarks"):
        for path in (ROOT / folder).rglob("*.py"):
            lines = len(path.read_text(encoding="utf-8").splitlines())
            assert lines <= LONGEST, f"{path.relative_to(ROOT)} has {lines} lines"


# Docstrings.


@cache
def classes(part: str) -> dict[str, list[ast.ClassDef]]:
    """The classes of a package and of the kernel by name; a base is looked up here."""
    found: dict[str, list[ast.ClassDef]] = {}
    for path in [*(SOURCE / "kernel").rglob("*.py"), *(SOURCE / part).rglob("*.py")]:
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, []).append(node)
    return found


def base_names(node: ast.ClassDef) -> list[str]:
    bases = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
    return [base.id for base in bases if isinstance(base, ast.Name)]


def is_inherited(part: str, node: ast.ClassDef, method: str) -> bool:
    """Whether a base class of ours, or one from outside, has the method already."""
    for name in base_names(node):
        if name not in classes(part):
            return name not in ("object", "Generic", "NamedTuple")
        for base in classes(part)[name]:
            own = [item.name for item in base.body if isinstance(item, ast.FunctionDef)]
            if method in own or is_inherited(part, base, method):
                return True
    return False


def undocumented(part: str, path: Path) -> list[str]:
    found = [] if ast.get_docstring(tree(path)) else ["the module"]
    for node in tree(path).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
            if not ast.get_docstring(node):
                found.append(node.name)
            if isinstance(node, ast.ClassDef):
                found += [
                    f"{node.name}.{item.name}"
                    for item in node.body
                    if isinstance(item, ast.FunctionDef)
                    and not item.name.startswith("_")
                    and not ast.get_docstring(item)
                    and not is_inherited(part, node, item.name)
                ]
    return found


@pytest.mark.parametrize("part", [part for part in PURE if (SOURCE / part).exists()])
def test_public_things_have_docstrings(part: str) -> None:
    missing = {
        str(path.relative_to(SOURCE)): undocumented(part, path)
        for path in (SOURCE / part).rglob("*.py")
    }
    assert {path: what for path, what in missing.items() if what} == {}


WIRE_FORMS = {"Departure", "Preset", "RankedOption", "Setting"}
"""What lower layers declare and the protocol sends, under the same name."""


def whose(path: Path) -> str:
    """The game whose folders a file is in, or nothing: each game has names of its own."""
    return next((game for game in GAMES if game in (*path.parts, path.stem)), "")


def classes_of(path: Path) -> list[str]:
    return [node.name for node in tree(path).body if isinstance(node, ast.ClassDef)]


def homonyms(files: dict[Path, list[str]]) -> dict[str, list[Path]]:
    """Class names that stand for two things: both of one game, or one of them of no game."""
    places: dict[str, list[Path]] = {}
    for path, found in files.items():
        for name in found:
            if not name.startswith("_"):
                places.setdefault(name, []).append(path)
    return {
        name: paths
        for name, paths in places.items()
        if len(paths) > 1 and ("" in map(whose, paths) or len(set(map(whose, paths))) < len(paths))
    }


def test_a_class_name_has_one_meaning() -> None:
    assert set(homonyms({path: classes_of(path) for path in FILES})) == WIRE_FORMS


def test_homonyms_are_noticed() -> None:
    one, other, common = (SOURCE / each / "x.py" for each in ("room25", "lockup", "kernel"))
    assert homonyms({one: ["Card"], other: ["Card"]}) == {}
    assert list(homonyms({one: ["Step"], common: ["Step"]})) == ["Step"]
    assert list(homonyms({one: ["A"], SOURCE / "bots" / "room25" / "y.py": ["A"]})) == ["A"]
