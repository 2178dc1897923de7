"""A pseudo-terminal with the `cellmates` command in it, driven like a person would."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

_CODES = re.compile(r"\x1b(\[[0-9;?<>=]*[A-Za-z]|\][^\x07]*\x07|P[^\x1b]*\x1b\\|[=>()][0-9A-Z]?)")


def _take_the_terminal() -> None:
    """In the new process: keys are for it, and Ctrl-C is heard whatever the tests' process does."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_SETMASK, [])


class Terminal:
    """A command in a terminal of its own; `with` makes sure that it ends."""

    def __init__(
        self, *arguments: str, home: Path, columns: int = 80, rows: int = 24, term: str = "xterm"
    ) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        env = {name: os.environ[name] for name in ("PATH", "PYTHONPATH") if name in os.environ}
        env |= {"XDG_DATA_HOME": str(home), "HOME": str(home), "TERM": term, "LC_ALL": "C.UTF-8"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "cellmates", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=env,
            start_new_session=True,
            preexec_fn=_take_the_terminal,
        )
        os.close(slave)
        self.raw = ""
        self.closed = False

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.close()

    @property
    def text(self) -> str:
        """All that was written so far, without the codes for colours and places."""
        return _CODES.sub("", self.raw).replace("\r", "")

    def send(self, keys: str) -> None:
        """Type something."""
        os.write(self.master, keys.encode())

    def read(self, patience: float = 0.2) -> bool:
        """Take in what was written; False when the other side is gone."""
        ready, _, _ = select.select([self.master], [], [], patience)
        if not ready:
            return True
        try:
            data = os.read(self.master, 65536)
        except OSError:  # the command has ended
            return False
        self.raw += data.decode(errors="replace")
        return bool(data)

    def expect(self, text: str, patience: float = 20.0) -> None:
        """Wait until something was written after what was expected before."""
        end = time.monotonic() + patience
        while text not in self.text:
            assert time.monotonic() < end, f"no {text!r} in:\n{self.text[-2000:]}"
            if not self.read() and text not in self.text:
                raise AssertionError(f"it ended without {text!r}:\n{self.text[-2000:]}")

    def finish(self, patience: float = 20.0) -> int:
        """Wait until the command ends; its exit status."""
        end = time.monotonic() + patience
        while self.read():
            assert time.monotonic() < end, f"it does not end:\n{self.text[-2000:]}"
        return self.process.wait(patience)

    def close(self) -> None:
        """Close the terminal, as one closes its window."""
        if not self.closed:
            os.close(self.master)
            self.closed = True
