"""A folder that keeps a run: its plan, the parts that are done, and in the end the result.

A run that was interrupted goes on with the parts that are missing. Files are written whole or not
at all.
"""

import json
import os
import tempfile
from pathlib import Path
from typing import Any

FORMATS = {"run": 2, "compare": 3, "ladder": 3, "tune": 3}
"""The form in which an experiment's files are written; it counts on when that changes."""


class RunFolderError(ValueError):
    """A folder that cannot be gone on with: `file` says where it lies and `key` what differs."""

    def __init__(self, file: Path, key: str = "", there: Any = None, here: Any = None) -> None:
        super().__init__(f"{file}: {key} is {there!r}, and here {here!r}" if key else str(file))
        self.file = file
        self.key = key
        self.there = there
        self.here = here


class RunFolder:
    """The folder of one plan; it is made if it is not there."""

    def __init__(self, path: Path, plan: dict[str, Any]) -> None:
        self.path = path
        self.plan = {"format": FORMATS[plan["experiment"]], **plan}
        file = path / "plan.json"
        if file.exists():
            self._check(file)
        else:
            path.mkdir(parents=True, exist_ok=True)
            self._write("plan.json", self.plan)

    def _check(self, file: Path) -> None:
        there = _read(file)
        here = json.loads(json.dumps(self.plan))
        for key in {**here, **there}:
            if there.get(key) != here.get(key):
                raise RunFolderError(file, key, there.get(key), here.get(key))

    def part(self, name: str) -> Any:
        """What was kept of a part; None: it has yet to be played."""
        file = self.file(name)
        return _read(file) if file.exists() else None

    def file(self, name: str) -> Path:
        """Where a part is kept."""
        return self.path / f"{name}.json"

    def keep(self, name: str, data: dict[str, Any]) -> None:
        """Keep a part."""
        self._write(f"{name}.json", data)

    def finish(self, result: dict[str, Any]) -> None:
        """Keep what all parts come to."""
        self._write("result.json", result)

    def _write(self, name: str, data: dict[str, Any]) -> None:
        handle, part = tempfile.mkstemp(dir=self.path, prefix=name, suffix=".part")
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump(data, file, indent=1, sort_keys=True)
            file.write("\n")
        os.replace(part, self.path / name)


def games_from(first: int) -> str:
    """The name of the part that begins with this game."""
    return f"games-{first:06}"


def kept(path: Path, name: str) -> dict[str, Any]:
    """What a folder keeps under a name: `plan`, `result`."""
    return _read(path / f"{name}.json")


def _read(file: Path) -> dict[str, Any]:
    try:
        data = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError):
        raise RunFolderError(file) from None
    if not isinstance(data, dict):
        raise RunFolderError(file)
    return data
