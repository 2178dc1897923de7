"""Says whether the engine that Python would import here is the compiled one; exits 1 if not."""

import ast
import importlib
import pkgutil
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from cellmates.games import PARTS

SETUP = Path(__file__).resolve().parent.parent / "setup.py"

COMPILED_PACKAGES = (
    "cellmates.kernel",
    *(parts.rules.partition(":")[0] for parts in PARTS.values()),
    *(f"cellmates.bots.{game}" for game in PARTS),
)
HOSTS = ("cellmates.bots.host", "cellmates.bots.scheduler", "cellmates.bots.sitting")
"""Modules of another package that it compiles."""


def left_out() -> tuple[str, ...]:
    """How the names of the modules end that setup.py leaves interpreted; it cannot be imported
    without building something."""
    for line in ast.parse(SETUP.read_text("utf-8")).body:
        match line:
            case ast.Assign(targets=[ast.Name("INTERPRETED")], value=files):
                return tuple(f".{file.removesuffix('.py')}" for file in ast.literal_eval(files))
    raise ValueError(f"{SETUP} names no INTERPRETED")


def modules() -> list[str]:
    """Every module that the speed build compiles."""
    names = list(HOSTS)
    for package in COMPILED_PACKAGES:
        names.append(package)
        found = pkgutil.walk_packages(importlib.import_module(package).__path__, package + ".")
        names.extend(info.name for info in found)
    return [name for name in names if not name.endswith(left_out())]


def interpreted() -> list[str]:
    """Those modules that come from a .py file."""
    return [
        name
        for name in modules()
        if not (importlib.import_module(name).__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))
    ]


def main() -> int:
    """Print the verdict and return the exit status."""
    plain = interpreted()
    if plain:
        print("not compiled:", ", ".join(plain), file=sys.stderr)
        return 1
    print(f"compiled: all {len(modules())} modules of {', '.join(COMPILED_PACKAGES)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
