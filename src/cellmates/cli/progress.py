"""A progress bar for anything that takes longer than two seconds, on a terminal only."""

import os
import sys
import time
from collections.abc import Callable
from types import TracebackType
from typing import TextIO

from cellmates.locale import Texts

PATIENCE = 2.0
"""Seconds before the bar appears."""

_WIDTH = 24
_EVERY = 0.1


class ProgressBar:
    """A bar on the last line of the terminal; `with` takes it away at the end."""

    def __init__(
        self,
        texts: Texts,
        id: str,
        total: int,
        stream: TextIO | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.texts = texts
        self.id = id
        self.total = total
        self.done = 0
        self.stream = sys.stderr if stream is None else stream
        self.clock = clock
        self.started = clock()
        self.next = self.started + PATIENCE
        self.shown = False
        if not self.stream.isatty() or os.environ.get("TERM") == "dumb":
            self.next = float("inf")

    def __enter__(self) -> "ProgressBar":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.hide()

    def advance(self, steps: int = 1) -> None:
        """So much more is done."""
        self.done += steps
        now = self.clock()
        if now >= self.next:
            self.next = now + _EVERY
            self._draw(now)

    def hide(self) -> None:
        """Clear the line, for instance to print another one above it."""
        if self.shown:
            self.stream.write("\r\x1b[K")
            self.stream.flush()
            self.shown = False

    def _draw(self, now: float) -> None:
        share = self.done / self.total if self.total else 1.0
        full = round(share * _WIDTH)
        line = f"[{'#' * full}{'.' * (_WIDTH - full)}] "
        line += self.texts(self.id, done=self.done, total=self.total)
        if self.done:
            left = round((now - self.started) * (self.total - self.done) / self.done)
            line += ", " + self.texts("progress-left", count=left)
        self.stream.write(f"\r{line}\x1b[K")
        self.stream.flush()
        self.shown = True
