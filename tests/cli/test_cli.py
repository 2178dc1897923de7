"""The command as a whole: help, languages, exit statuses, and no traceback for mistakes."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cellmates import __version__
from cellmates.cli import check
from cellmates.cli import main as cli
from cellmates.cli.errors import UsageError
from cellmates.locale import languages

HERE = Path(__file__).parent
SCENARIOS = HERE.parent / "scenarios" / "room25"


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--help"]) == 0
    out = capsys.readouterr().out
    for command in cli.COMMANDS:
        assert f"\n    {command}" in out
    assert out.startswith("Usage: cellmates")


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("command", cli.COMMANDS)
def test_every_command_has_help_in_every_language(
    lang: str, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["--lang", lang, command, "--help"]) == 0
    before = capsys.readouterr().out
    assert cli.main([command, "--help", "--lang", lang]) == 0
    assert capsys.readouterr().out == before
    assert cli.main([command, "--help"]) == 0
    assert (capsys.readouterr().out == before) == (lang == "en")


def test_the_locale_is_the_default_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "cs_CZ.UTF-8")
    assert cli.main(["--help"]) == 0
    assert capsys.readouterr().out.startswith("Použití: cellmates")


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--version"]) == 0
    assert capsys.readouterr().out == f"Cellmates {__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "Usage: cellmates"),
        (["dance"], 'There is no command "dance". Commands: play, day, serve,'),
        (["--lang", "xx"], 'There are no texts in "xx". Languages: en,'),
        (["--lang"], "--lang needs a value."),
        (["check"], "Missing: FILE"),
        (["check", "--bogus", "x"], "Not understood: --bogus"),
        (["check", "--help=no"], "--help"),
    ],
)
def test_wrong_usage_is_explained(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(arguments) == 2
    out, err = capsys.readouterr()
    assert said in err
    assert out == ""


def test_wrong_usage_is_explained_in_the_language_asked_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert cli.main(["check", "--lang", "pl"]) == 2
    assert "Brakuje: FILE" in capsys.readouterr().err


def test_a_usage_error_of_a_command_ends_with_two(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(args: object) -> int:
        raise UsageError("not like this")

    monkeypatch.setattr(check, "run", run)
    assert cli.main(["check", "x"]) == 2
    assert capsys.readouterr().err == "Error: not like this\n"


def test_an_interrupt_ends_with_130(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(args: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(check, "run", run)
    assert cli.main(["check", "x"]) == 130
    assert capsys.readouterr().err == "Stopped.\n"


def test_python_dash_m() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "cellmates", "--version"], capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_a_reader_that_stops_reading_is_no_accident() -> None:
    command = [sys.executable, "-m", "cellmates", "check", str(SCENARIOS)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.read(1)
        running.stdout.close()
        assert running.wait(60) == 141
        assert running.stderr.read() == b""


def test_a_terminal_without_the_letters_still_shows_something() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "cellmates", "--lang", "ru", "--help"],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert done.returncode == 0
    assert b"cellmates" in done.stdout


def test_control_c_leaves_no_traceback() -> None:
    command = [sys.executable, "-m", "cellmates", "check", *[str(SCENARIOS)] * 50]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        running.stdout.read(1)
        running.send_signal(signal.SIGINT)
        _, err = running.communicate(timeout=60)
        assert running.returncode == 130
        assert b"Traceback" not in err


def test_help_comes_at_once_and_reads_no_game() -> None:
    code = (
        "import sys; from cellmates.cli.main import main; main(['--help']);"
        "sys.exit(any(name in sys.modules for name in"
        " ('cellmates.room25', 'textual', 'multiprocessing', 'tomllib')))"
    )
    started = time.perf_counter()
    done = subprocess.run([sys.executable, "-c", code], capture_output=True)
    assert done.returncode == 0
    assert time.perf_counter() - started < 3  # 0.3 s on an idle machine; tests share theirs
