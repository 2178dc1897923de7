"""A terminal, or a pipe, as something to write lines to and read lines from."""

import sys
from typing import TextIO

from cellmates.terminal.spans import Line, ansi, plain


class Closed(Exception):
    """There is nobody on the other side any more; 0 or the number of the signal that said so."""

    def __init__(self, signal: int = 0) -> None:
        super().__init__(signal)
        self.signal = signal


class Console:
    """Standard input and output, line by line."""

    def __init__(self, reader: TextIO, writer: TextIO, styled: bool, colour: bool) -> None:
        self.reader = reader
        self.writer = writer
        self.styled = styled  # whether the other side understands ANSI codes at all
        self.colour = colour

    def write(self, line: Line | str = "") -> None:
        """Show a line."""
        if isinstance(line, str):
            text = line
        else:
            text = ansi(line, self.colour) if self.styled else plain(line).rstrip()
        try:
            self.writer.write(text + "\n")
            self.writer.flush()
        except OSError:
            raise Closed from None

    def ask(self, prompt: str) -> str:
        """Read a line."""
        try:
            if self.reader is sys.stdin and self.reader.isatty():
                return input(f"{prompt} ")  # a terminal lets one edit the line
            self.writer.write(f"{prompt} ")
            self.writer.flush()
            line = self.reader.readline()
            self.writer.write("\n" if not self.reader.isatty() else "")
        except (EOFError, OSError):
            raise Closed from None
        if not line:
            raise Closed
        return line.strip()

    def clear(self) -> None:
        """Leave nothing of what was written in sight, nor in what can be scrolled back to."""
        if self.styled:
            self.writer.write("\x1b[2J\x1b[3J\x1b[H")
            self.writer.flush()
        else:
            self.write("\n" * 60)
