"""`make lock`: pin every Python package with its hashes, for all systems and Pythons at once.

    python -m packages.lock [--keep]

Reads what pyproject.toml asks for and writes a file for each way to use the clone. They name no
place to download from. Versions are the newest that fit together; with --keep those of the files
stay where they still do.
"""

import argparse
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "requirements"

ALL = ("dev", ("--extra", "dev"))
PARTS = (("run", ("--group", "build")), ("docs", ("--extra", "docs", "--group", "build")))
"""Files, and what of pyproject.toml they hold; what is in a part has the versions of the whole."""

HEADER = "# Written by `make lock` out of pyproject.toml; not to be changed by hand.\n"


def compile(name: str, chosen: tuple[str, ...], *more: str) -> None:
    """Write one file."""
    file = FOLDER / f"{name}.txt"
    options = ("--universal", "--python-version", "3.11", "--generate-hashes", "--no-header")
    command = ["uv", "pip", "compile", "pyproject.toml", *chosen, *options, "--no-annotate"]
    output = ("--quiet", "--output-file", str(file))
    subprocess.run([*command, *more, *output], cwd=ROOT, check=True)
    written = file.read_text("utf-8").removeprefix(HEADER)
    file.write_text(HEADER + written, "utf-8")


def main() -> int:
    """Write all files."""
    parser = argparse.ArgumentParser(prog="python -m packages.lock")
    parser.add_argument("--keep", action="store_true", help="raise only what must be raised")
    newest = () if parser.parse_args().keep else ("--upgrade",)
    FOLDER.mkdir(exist_ok=True)
    compile(*ALL, *newest)
    for part in PARTS:
        compile(*part, *newest, "--constraint", str(FOLDER / f"{ALL[0]}.txt"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
