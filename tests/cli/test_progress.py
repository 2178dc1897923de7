"""The progress bar: late, on terminals only, and gone at the end."""

import io

import pytest

from cellmates.cli.progress import PATIENCE, ProgressBar
from cellmates.locale import Texts


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


class _Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(autouse=True)
def _terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")


def test_it_comes_after_two_seconds_and_goes() -> None:
    terminal, clock = _Terminal(), _Clock()
    with ProgressBar(Texts("en"), "progress-checking", 10, terminal, clock) as progress:
        progress.advance(2)
        assert terminal.getvalue() == ""
        clock.now += PATIENCE
        progress.advance(3)
        assert "[############............] Checking: 5 of 10" in terminal.getvalue()
        assert "about 2 seconds left" in terminal.getvalue()
        shown = terminal.getvalue()
        progress.advance()
        assert terminal.getvalue() == shown  # not more often than one can see
        clock.now += 1
        progress.advance()
        assert "7 of 10" in terminal.getvalue()
    assert terminal.getvalue().endswith("\r\x1b[K")


def test_it_steps_aside_for_other_lines() -> None:
    terminal, clock = _Terminal(), _Clock()
    progress = ProgressBar(Texts("en"), "progress-checking", 10, terminal, clock)
    progress.hide()
    assert terminal.getvalue() == ""
    clock.now += 5
    progress.advance()
    progress.hide()
    progress.hide()
    assert terminal.getvalue().count("\r\x1b[K") == 1


def test_pipes_and_dumb_terminals_see_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, pipe, dumb = _Clock(), io.StringIO(), _Terminal()
    in_a_pipe = ProgressBar(Texts("en"), "progress-checking", 2, pipe, clock)
    monkeypatch.setenv("TERM", "dumb")
    on_a_dumb_one = ProgressBar(Texts("en"), "progress-checking", 2, dumb, clock)
    clock.now += 60
    for progress in (in_a_pipe, on_a_dumb_one):
        progress.advance()
        progress.hide()
    assert pipe.getvalue() == dumb.getvalue() == ""
