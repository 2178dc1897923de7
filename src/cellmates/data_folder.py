"""Where a person's games are kept on this machine."""

import os
from pathlib import Path

import platformdirs

_NAME = "cellmates"


def data_folder() -> Path:
    """`$XDG_DATA_HOME/cellmates`, or the place that the system has for such data.

    Data was kept in `~/.local/share` on every system once (Linux: still); if it is there, it
    stays there.
    """
    earlier = Path.home() / ".local" / "share" / _NAME
    if not os.environ.get("XDG_DATA_HOME") and earlier.is_dir():
        return earlier
    return platformdirs.user_data_path(_NAME, appauthor=False)
