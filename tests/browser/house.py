"""A server that deals each test the same tables in every run: `python -m tests.browser.house FILE`.

The file names the test that runs. People choose by lot with their names as seeds, bots with the
table's: so a game goes the same way each time, and what a test looks for is there or is not.
"""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace

from cellmates.locale import Texts, language_from_locale
from cellmates.server.launch.arguments import add_arguments
from cellmates.server.launch.start import run
from cellmates.server.lobby import lobby


def deals(file: Path) -> Callable[[int], bytes]:
    """Seeds that follow from the test which runs and from how many tables it has had."""
    tables: Counter[str] = Counter()

    def seed(size: int) -> bytes:
        test = file.read_text("utf-8")
        tables[test] += 1
        return sha256(f"{test} {tables[test]}".encode()).digest()[:size]

    return seed


def main() -> int:
    """What `python -m cellmates.server` does, but for the deals."""
    texts = Texts(language_from_locale(os.environ))
    parser = argparse.ArgumentParser(prog="python -m tests.browser.house")
    add_arguments(parser, texts)
    parser.add_argument("file", type=Path)
    args = parser.parse_args()
    vars(lobby)["secrets"] = SimpleNamespace(token_bytes=deals(args.file))
    return run(args, texts)


if __name__ == "__main__":
    sys.exit(main())
