"""Says whether the engine that Python would import here is the compiled one; exits 1 if not."""

import importlib
import pkgutil
import sys
from importlib.machinery import EXTENSION_SUFFIXES

from cellmates.games import PARTS

INTERPRETED = (".native", ".packing", ".beginners", ".careful", ".thinking")
"""What stays interpreted there: marks for the compiler, a pickler, and the bots themselves."""

COMPILED_PACKAGES = (
    "cellmates.kernel",
    *(parts.rules.partition(":")[0] for parts in PARTS.values()),
    *(f"cellmates.bots.{game}" for game in PARTS),
)


def modules() -> list[str]:
    """Every module of the packages that the speed build compiles."""
    names: list[str] = []
    for package in COMPILED_PACKAGES:
        names.append(package)
        found = pkgutil.walk_packages(importlib.import_module(package).__path__, package + ".")
        names.extend(info.name for info in found)
    return [name for name in names if not name.endswith(INTERPRETED)]


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
    print(f"compiled: all {len(modules())} modules of {' and '.join(COMPILED_PACKAGES)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
