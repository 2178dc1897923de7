"""Adds the compiled speed build to the plain one that pyproject.toml describes.

With CELLMATES_COMPILE=1 the kernel, the games and what their bots think with go through mypyc, from
the same source. Everything else stays interpreted, and without the variable so does all of it.
"""

import os
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src", "cellmates")

INTERPRETED = ("native.py", "packing.py", "beginners.py", "careful.py", "thinking.py")
"""Marks for the compiler; and what derives from interpreted classes: a pickler, the bots."""

COLD = {
    *("agreeing", "card", "cards", "catalogue", "codes", "config", "content", "datafile"),
    *("editions", "ending", "events", "expectations", "game", "match", "names", "options"),
    *("positions", "presets", "record", "stock", "views"),
}
"""Modules that run when the program starts, a game is dealt, stored or told; nobody waits for them,
so their C is not optimized, which takes a compiler a fifth of the time."""


def optimized(source: str) -> str:
    """How far a unit of C is optimized: the rules as far as it pays; bots less, which halves the
    compiler's work and could not be told in their speed; what runs once at the start not at all."""
    stem = Path(source).stem
    names = stem.split("___")
    if names[-1] in COLD or (names == [stem] and stem.startswith("__native_")):
        return "-O0"
    return "-O1" if "bots" in names else "-O2"


def compiled_files() -> list[str]:
    """The kernel, every game of the list in games.py, which cannot be imported here, and the
    folders of their bots. What all bots share stays interpreted: anybody may derive from `Bot`."""
    listed = (SOURCE / "games.py").read_text("utf-8")
    games = re.findall(r'rules="cellmates\.(\w+):', listed)
    folders = ["kernel", *games, *[f"bots/{game}" for game in games]]
    found = [path for folder in folders for path in SOURCE.glob(f"{folder}/**/*.py")]
    return sorted(str(path) for path in found if path.name not in INTERPRETED)


def extensions() -> list[Extension]:
    """The mypyc extensions, or none unless they were asked for.

    A unit of C for each module: one unit for all of them takes a compiler three times as long, and
    keeps one core busy only.
    """
    if os.environ.get("CELLMATES_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    return mypycify(
        ["--config-file=pyproject.toml", *compiled_files()],
        opt_level="2",
        debug_level="0",
        multi_file=True,
    )


class ParallelBuild(build_ext):
    """Compiles the units of an extension on all cores; setuptools takes one after the other."""

    def build_extensions(self) -> None:
        """Build every extension."""
        cores = os.cpu_count() or 1
        compiler: Any = self.compiler

        def compile_units(
            sources: list[str],
            output_dir: str | None = None,
            macros: Any = None,
            include_dirs: Any = None,
            debug: bool = False,
            extra_preargs: Any = None,
            extra_postargs: Any = None,
            depends: Any = None,
        ) -> list[str]:
            _, objects, extra, flags, units = compiler._setup_compile(
                output_dir, macros, include_dirs, sources, depends, extra_postargs
            )
            options = compiler._get_cc_args(flags, debug, extra_preargs)

            def compile_unit(name: str) -> None:
                source, suffix = units[name]
                more = [*extra, optimized(source)]
                compiler._compile(name, source, suffix, options, more, flags)

            with ThreadPoolExecutor(cores) as pool:
                list(pool.map(compile_unit, [name for name in objects if name in units]))
            return list(objects)

        if compiler.compiler_type == "unix":
            compiler.compile = compile_units
        self.parallel = cores
        super().build_extensions()


setup(ext_modules=extensions(), cmdclass={"build_ext": ParallelBuild})
