"""Settings that may come from outside the command line: from the environment, or from a file that
the environment names, as secrets should."""

import os
from collections.abc import Mapping
from pathlib import Path

from cellmates.data_folder import data_folder

PREFIX = "CELLMATES_"


def from_outside(name: str, environment: Mapping[str, str] = os.environ) -> str | None:
    """The value of CELLMATES_NAME, or what is in the file that CELLMATES_NAME_FILE names."""
    value = environment.get(f"{PREFIX}{name}")
    if value is not None:
        return value
    file = environment.get(f"{PREFIX}{name}_FILE")
    return None if file is None else Path(file).read_text(encoding="utf-8").strip()


def default_database() -> str:
    """The SQLite file in the person's data folder."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'server.db'}"
