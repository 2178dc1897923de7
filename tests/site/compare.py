"""`python -m tests.site.compare`: the engine in WebAssembly plays the very games of a server.

Bots play the same deals on a real server and in the Python of browsers under Node; the digest of
every game, and all views and events of all seats, must be the same.
"""

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.server.playing import serving
from tests.site.deals import played
from tests.site.person import SITE

ROOT = Path(__file__).parents[2]


async def _on_a_server(games: int) -> list[dict[str, Any]]:
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder)) as server:

            async def ask(method: str, path: str, body: object) -> Any:
                status, told = await server.ask(method, path, body)
                assert status < 300, told
                return told

            return [await played(ask, number) for number in range(games)]


def _in_webassembly(games: int) -> list[dict[str, Any]]:
    parts = (ROOT / "web/engine/play.mjs", SITE / "engine", ROOT, games)
    command = ["node", *map(str, parts)]
    ended = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True)
    found: list[dict[str, Any]] = json.loads(ended.stdout)
    return found


def main(argv: list[str] | None = None) -> int:
    """Compare; 1 if a game is not the same."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    games = parser.parse_args(argv).games
    started = time.monotonic()
    here = asyncio.run(_on_a_server(games))
    there = _in_webassembly(games)
    different = [one["deal"] for one, other in zip(here, there, strict=True) if one != other]
    choices = sum(each["frames"] for each in here)
    print(f"{games} games, {choices} choices, {time.monotonic() - started:.0f} s:", end=" ")
    print(f"deals {different} differ" if different else "the same to the last view")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
