"""Settings that may come from outside the command line: from the environment, or from a file that
the environment names, as secrets should."""

import os
from collections.abc import Mapping
from pathlib import Path

from cellmates.data_folder import data_folder
from cellmates.server.support.bad_setting import BadSetting

PREFIX = "CELLMATES_"


def from_outside(name: str, environment: Mapping[str, str] = os.environ) -> str | None:
    """The value of CELLMATES_NAME, or what is in the file that CELLMATES_NAME_FILE names.

    An empty one is refused: an empty password or token would let everybody in.
    """
    key = f"{PREFIX}{name}"
    value = environment.get(key)
    if value is None:
        key = f"{key}_FILE"
        file = environment.get(key)
        if file is None:
            return None
        try:
            value = Path(file).read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError) as error:
            raise BadSetting("setting-cannot-read", key=key, problem=error) from None
    if not value:
        raise BadSetting("setting-empty", key=key)
    return value


def default_database() -> str:
    """The SQLite file in the person's data folder."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'server.db'}"
