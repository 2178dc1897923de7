"""Games of older rules, from today's server to the program that played them: `make check-upgrade`.

For every database of an older program that the tests keep: today's server opens it and gives the
raw record of the finished game; the program of that game's `rules_version`, out of the history of
this repository, plays it again by the script of docs/upgrading.md and verifies the record.
"""

import asyncio
import json
import os
import re
import subprocess
import sys
import tarfile
import tempfile
from io import BytesIO
from pathlib import Path
from typing import Any

from cellmates.games import GAMES
from tests.server.playing import serving
from tests.server.test_migrations import kept, released, restore

ROOT = Path(__file__).parent.parent


def _git(*arguments: str) -> bytes:
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout


def _revision(game: str, version: int) -> str:
    """The newest revision that plays a game by a version of its rules."""
    file = f"src/cellmates/{game}/game.py"
    changes = _git("log", "-G", "rules_version = ", "--format=%H", "--", file).decode().split()
    for change in changes:
        try:
            text = _git("show", f"{change}^:{file}").decode()
        except subprocess.CalledProcessError:
            continue
        if re.search(rf"rules_version = {version}\b", text):
            return f"{change}^"
    raise SystemExit(f"no revision plays {game} by rules version {version}")


def _script() -> str:
    text = (ROOT / "docs" / "upgrading.md").read_text(encoding="utf-8")
    return text.partition("```python\n")[2].partition("```")[0]


async def _raw(folder: Path, schema: str) -> dict[str, Any]:
    """The record that today's server gives of the finished game of an old database."""
    restore(schema, folder / "server.db")
    async with serving(folder) as server:
        table = kept(schema)[0]["over"]["table"]
        status, raw = await server.ask("GET", f"/api/tables/{table}/record")
        assert status == 200, raw
        return dict(raw)


def _verify(raw: dict[str, Any], folder: Path) -> None:
    revision = _revision(raw["game"], raw["rules_version"])
    with tarfile.open(fileobj=BytesIO(_git("archive", revision, "src"))) as archive:
        archive.extractall(folder, filter="data")
    (folder / "raw.json").write_text(json.dumps(raw), encoding="utf-8")
    (folder / "replay_raw.py").write_text(_script(), encoding="utf-8")

    def run(*arguments: str) -> str:
        environment = {**os.environ, "PYTHONPATH": str(folder / "src")}
        command = [sys.executable, *arguments]
        done = subprocess.run(
            command, cwd=folder, env=environment, check=True, text=True, stdout=subprocess.PIPE
        )
        return done.stdout

    (folder / "record.json").write_text(run("replay_raw.py", "raw.json"), encoding="utf-8")
    said = run("-m", "cellmates", "verify", "record.json", "--lang", "en")
    print(f"{raw['game']}, rules version {raw['rules_version']}, by {revision[:8]}: {said.strip()}")


def main() -> None:
    """Do it for every old database whose rules are not today's."""
    checked = 0
    for schema in released():
        with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as two:
            raw = asyncio.run(_raw(Path(one), schema))
            if raw["rules_version"] != GAMES[raw["game"]].rules_version:
                _verify(raw, Path(two))
                checked += 1
    if not checked:
        raise SystemExit("no database of older rules is kept")


if __name__ == "__main__":
    main()
