"""Adds the page and the compiled speed build to what pyproject.toml describes.

The page is built into the package before a wheel or an sdist is made from a clone; an sdist has it
inside, so that whoever installs one needs no Node.js. With CELLMATES_PAGE=0 it is not built, and
the package has the page that lies in the clone, or none.

With CELLMATES_COMPILE=1 the kernel, the games and what their bots think with go through mypyc, from
the same source. Everything else stays interpreted, and without the variable so does all of it.
"""

import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import takewhile
from pathlib import Path
from threading import Lock
from typing import Any, ClassVar

from setuptools import Command, Distribution, Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.sdist import sdist

SOURCE = Path("src", "cellmates")

PAGE = SOURCE / "server" / "static"
WEB = Path("web")
UNPACKED_SDIST = Path("PKG-INFO")
"""A file that only an sdist has."""

COMPILE = os.environ.get("CELLMATES_COMPILE") == "1"
COMPILER = ["mypy>=2.0"]
"""What compiling takes."""

COMPILER_CONFIG = """
[mypy]
mypy_path = src
namespace_packages = True
explicit_package_bases = True

[mypy-cellmates.bots.net]
follow_imports = skip
"""
"""What mypyc is told: less than `make types` asks for. Nothing that is compiled knows NumPy, whose
types, which learned bots use, would take a quarter of mypyc's time."""

INTERPRETED = (
    "native.py",
    "packing.py",
    "beginners.py",
    "careful.py",
    "guided.py",
    "learned.py",
    "thinking.py",
)
"""Marks for the compiler; and what derives from interpreted classes: a pickler, the bots."""

HOSTS = ("host.py", "scheduler.py", "sitting.py")
"""The modules of cellmates.bots between table and bot, whichever bots they are."""

COLD = {
    *("agreeing", "card", "cards", "catalogue", "codes", "config", "content", "datafile"),
    *("editions", "ending", "events", "expectations", "game", "match", "names", "options"),
    *("positions", "presets", "record", "stock", "views"),
}
"""Modules that run when the program starts, a game is dealt, stored or told; nobody waits for them,
so their C is not optimized, which takes a compiler a fifth of the time."""

HOT = {
    *("actions", "dice", "encoding", "lightsout", "movement", "rollcall", "rounds", "table"),
    *("table_rows", "turns", "veiling", "windows"),
}
"""Modules in which games that nobody watches spend their time, by `perf` over random games."""

HOT_BOTS = {
    *("actions", "belief", "goals", "layout", "lookahead", "memory", "plan", "programs"),
    *("rollout", "routes", "sight"),
}
"""Modules in which bots spend their time: fully optimized they think 2 to 5 % faster."""

SELDOM = {
    *("answers", "bonuses", "dealing", "errors", "faces", "guards", "lore", "party_encoding"),
    *("robots", "soft_player", "temperament", "tomes", "traits", "unasked"),
    *("cards", "characters", "modes", "rooms"),
}
"""Modules, and folders of them, that are asked now and then: each has less than a hundredth of the
time of random games and of those of careful bots, most of them less than five of ten thousand."""


def brought_along(source: str) -> bool:
    """Whether a unit of C is not made out of a module, but one of those that mypyc brings along."""
    path = Path(source)
    ours = path.stem.startswith(("__native_", "__unit")) or SOURCE.name in path.parts
    return not ours


def optimized(source: str) -> str:
    """How far a unit of C is optimized: what is hot, and mypyc's own, as far as it pays; the rest
    less, which halves the compiler's work and costs hardly any speed; what runs seldom by two
    thirds of that work; what runs once at the start not at all."""
    stem = Path(source).stem
    names = stem.split("___")
    if brought_along(source):
        return "-O2"
    if names == [stem] or names[-1] in COLD:  # one is named like a module and only finds its code
        return "-O0"
    if names[-1] in (HOT_BOTS if "bots" in names else HOT):
        return "-O2"
    return "-Og" if SELDOM & set(names) else "-O1"


UNIX = ["-fvisibility=hidden", "-w"]
"""Nothing but its start is called from outside a library, so its functions may be called directly
and be put into one another; and mypyc's C is not to be warned of, which costs time, too."""


def opening(source: str) -> str:
    """The headers that a unit of C begins with; those of modules have the same, and large ones."""
    with open(source, encoding="utf-8") as unit:
        return "".join(takewhile(lambda line: line.startswith("#include"), unit))


def compiled_files() -> list[str]:
    """The kernel, every game of the list in games.py, which cannot be imported here, the folders of
    their bots, and what hosts them. Bots stay interpreted: anybody may derive from `Bot`."""
    listed = (SOURCE / "games.py").read_text("utf-8")
    games = re.findall(r'rules="cellmates\.(\w+):', listed)
    folders = ["kernel", *games, *[f"bots/{game}" for game in games]]
    found = [path for folder in folders for path in SOURCE.glob(f"{folder}/**/*.py")]
    found += [SOURCE / "bots" / name for name in HOSTS]
    return sorted(str(path) for path in found if path.name not in INTERPRETED)


def extensions() -> list[Extension]:
    """The mypyc extensions.

    A unit of C for each module: one unit for all of them takes a compiler three times as long, and
    keeps one core busy only.
    """
    from mypyc.build import mypycify

    config = Path("build", "mypyc.ini")
    config.parent.mkdir(exist_ok=True)
    config.write_text(COMPILER_CONFIG, "utf-8")
    return mypycify(
        [f"--config-file={config}", *compiled_files()],
        opt_level="2",
        debug_level="0",
        multi_file=True,
    )


def joined(extensions: list[Extension]) -> list[list[Extension]]:
    """The libraries that only find a module's code, which mypyc makes for each of them, by folder:
    the first of each list is now to be built from the sources of all, the others are copies of it.
    They are 179 in 11 folders, and building each took a fifth of the compiler's time."""
    folders: dict[Path, list[Extension]] = {}
    for extension in extensions:
        if len(extension.sources) == 1:
            folders.setdefault(Path(extension.sources[0]).parent, []).append(extension)
    for folder, found in folders.items():
        lines = ["#include <Python.h>"]
        for number, extension in enumerate(found):
            # Each starts a module of another name, but has this name, too, which Windows asks for.
            lines.append(f"#define PyInit___init__ PyInit___init__{number}")
            lines.append(f'#include "{Path(extension.sources[0]).name}"')
            lines.append("#undef PyInit___init__")
        unit = folder / "__starters.c"
        unit.write_text("\n".join(lines) + "\n", "utf-8")
        found[0].sources = [str(unit)]
    return list(folders.values())


UNIT = 1_000_000
"""Bytes of C that modules of one unit have together, if none of them is larger by itself."""


def grouped(extension: Extension, folder: Path) -> dict[str, str]:
    """Units of an extension, and how far each is optimized: what is hot stands alone, other modules
    that are optimized alike stand together, which spares a compiler a sixth of its time for them.
    The headers that all begin with are read once for each unit, not once for each module."""
    found: dict[str, str] = {}
    waiting: dict[str, list[str]] = {}

    def put_together(level: str) -> None:
        together = waiting.pop(level)
        unit = folder / f"__unit{level}_{len(found)}.c"
        lines = [opening(together[0]), "\n"]
        lines += [f'#include "{Path(source).name}"\n' for source in together]
        unit.write_text("".join(lines), "utf-8")
        found[str(unit)] = level

    for source in extension.sources:
        level = optimized(source)
        if brought_along(source) or level == "-O2":
            found[source] = level
            continue
        together = [*waiting.get(level, []), source]
        if len(together) > 1 and sum(map(os.path.getsize, together)) > UNIT:
            put_together(level)
            together = [source]
        waiting[level] = together
    for level in list(waiting):
        put_together(level)
    return found


class PerhapsCompiled(Distribution):
    """A package that has extensions if they are asked for; which ones, only mypyc can tell, which
    is not installed yet while setuptools is asked what to install for the build."""

    def has_ext_modules(self) -> bool:
        """Whether there is something to compile."""
        return COMPILE


class ParallelBuild(build_ext):
    """Compiles the units of an extension on all cores; setuptools takes one after the other."""

    def finalize_options(self) -> None:
        """Let mypyc write the units, if they are to be compiled: whoever asks for the package's
        description alone need not wait for that."""
        if COMPILE and not set(self.distribution.commands) <= {"dist_info", "egg_info", "sdist"}:
            self.distribution.ext_modules = extensions()
        super().finalize_options()

    def build_extensions(self) -> None:
        """Build every extension."""
        cores = os.cpu_count() or 1
        compiler: Any = self.compiler
        levels: dict[str, str] = {}
        read: dict[tuple[str, ...], str] = {}
        reading = Lock()

        def read_once(source: str, more: list[str], options: list[str], flags: list[str]) -> str:
            """A header with those that a unit begins with, which the compiler has read already."""
            start = opening(source)
            with reading:
                key = (start, *more, *options, *flags)
                if key not in read:
                    header = Path(self.build_temp, "headers", f"{len(read)}.h")
                    header.parent.mkdir(parents=True, exist_ok=True)
                    header.write_text(start, "utf-8")
                    compiler._compile(f"{header}.gch", str(header), ".h", options, more, flags)
                    read[key] = str(header)
                return read[key]

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
                more = [*extra, *UNIX, levels.get(source) or optimized(source)]
                if sys.platform == "linux" and not brought_along(source):
                    more += ["-include", read_once(source, more, options, flags)]
                compiler._compile(name, source, suffix, options, more, flags)

            # The largest first, so that no core is left alone with one in the end.
            names = [name for name in objects if name in units]
            names.sort(key=lambda name: -os.path.getsize(units[name][0]))
            with ThreadPoolExecutor(cores) as pool:
                list(pool.map(compile_unit, names))
            return list(objects)

        starters: list[list[Extension]] = []
        if compiler.compiler_type == "unix":
            compiler.compile = compile_units
            starters = joined(self.extensions)
            for extension in self.extensions:
                if len(extension.sources) > 1:
                    levels = grouped(extension, Path("build"))
                    extension.sources = list(levels)
        everything = self.extensions
        copies = [extension for found in starters for extension in found[1:]]
        self.extensions = [extension for extension in everything if extension not in copies]
        self.parallel = cores
        super().build_extensions()
        self.extensions = everything
        for first, *others in starters:
            for other in others:
                shutil.copyfile(
                    self.get_ext_fullpath(first.name), self.get_ext_fullpath(other.name)
                )


class PageMissing(SystemExit):
    """The page cannot be built: says what is lacking, and the build ends."""

    def __init__(self, problem: str) -> None:
        super().__init__(
            f"""
The page that browsers show could not be built: {problem}.
It is built from the folder web by Node.js 20.19 or newer with npm (https://nodejs.org, or your
system's packages), which fetches what it needs from the internet. Wheels and sdists that are
already built have the page inside and need none of it.
To build without the page (the terminal and Python only): CELLMATES_PAGE=0
"""
        )


class BuildPage(Command):
    """Builds the page into the package, unless it is inside already or not wanted."""

    description = "build the page that browsers show into the package"
    user_options: ClassVar[list[tuple[str, str | None, str]]] = []

    def initialize_options(self) -> None:
        """Nothing can be set."""

    def finalize_options(self) -> None:
        """Nothing can be set."""

    def run(self) -> None:
        """Build it by npm, as `make web` does."""
        if os.environ.get("CELLMATES_PAGE") == "0":
            return
        if UNPACKED_SDIST.exists():
            if not (PAGE / "index.html").is_file():
                raise PageMissing("this sdist was made without it")
            return
        npm = shutil.which("npm")
        if npm is None:
            raise PageMissing("there is no npm")
        if not (WEB / "node_modules").is_dir():
            self._npm(npm, "ci", "--no-audit", "--no-fund", "--loglevel=error")
        self._npm(npm, "run", "--silent", "build", "--", "--logLevel", "warn")

    def _npm(self, npm: str, *arguments: str) -> None:
        done = subprocess.run([npm, *arguments], cwd=WEB, stdout=sys.stderr)
        if done.returncode != 0:
            raise PageMissing(f"`npm {' '.join(arguments)}` failed, see above")


class Build(build):
    """A build of the package has the page; editable ones, which do without this command, use what
    is in the clone."""

    def run(self) -> None:
        """Build the page first, because the list of files is made afterwards."""
        self.run_command("build_page")
        super().run()


class SourceDistribution(sdist):
    """An sdist has the page, too."""

    def run(self) -> None:
        """Build the page first, because the list of files is made afterwards."""
        self.run_command("build_page")
        super().run()


setup(
    distclass=PerhapsCompiled,
    setup_requires=COMPILER if COMPILE else [],
    cmdclass={
        "build": Build,
        "build_ext": ParallelBuild,
        "build_page": BuildPage,
        "sdist": SourceDistribution,
    },
)
