"""The server on a machine of its own, started as a host does, and what it shows on the terminal."""

import os
import subprocess
import sys
from pathlib import Path

from tests.lan.network import Host


class Serving:
    """`cellmates serve --open --lan`, as `make play ARGS=--lan` has it."""

    def __init__(self, host: Host, folder: Path) -> None:
        command = Path(sys.executable).with_name("cellmates")
        self._process = subprocess.Popen(
            host.command(str(command), "serve", "--open", "--lan", "--lang", "en"),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "XDG_DATA_HOME": str(folder / "data")},
            text=True,
        )
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip()
        assert self.address, "the server did not start"
        code: list[str] = []
        for line in self._process.stdout:
            if not line.strip("█▀▄ \n"):
                code.append(line.rstrip("\n"))
            elif code:
                break
        self.code = "\n".join(code)

    def stop(self) -> int:
        """As Ctrl-C does; returns the exit status."""
        self._process.terminate()
        return self._process.wait(20)
