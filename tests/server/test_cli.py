"""The command line of the server."""

import argparse
import asyncio
import json
import logging
import shutil
import socket
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from aiohttp import web

from cellmates.cli.main import main
from cellmates.kernel import match
from cellmates.locale import Texts
from cellmates.server.launch import announce, start
from cellmates.server.launch.arguments import add_arguments
from cellmates.server.support import lan_addresses, outside
from cellmates.server.support.logs import JsonLines, TextLines
from cellmates.server.support.timing import RealTime
from tests.lockup.own_sets import DATA
from tests.server.processes import ServerProcess

TEXTS = Texts("en")


def arguments(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    add_arguments(parser, TEXTS)
    return parser.parse_args(list(words))


@pytest.fixture(autouse=True)
def _no_logs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "write_logs", lambda level, as_json: None)


def test_the_database_lies_in_the_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert outside.default_database() == f"sqlite:///{tmp_path / 'cellmates' / 'server.db'}"
    assert (tmp_path / "cellmates").is_dir()


def test_it_listens_here_only_unless_told_otherwise() -> None:
    assert arguments().host is None
    assert not arguments().lan
    assert lan_addresses.lan_address().count(".") == 3


@pytest.mark.parametrize("port", ["99999", "-1", "x"])
def test_a_port_is_a_number(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        arguments(f"--port={port}")
    assert "between 0 and 65535" in capsys.readouterr().err


@pytest.mark.parametrize("wrong", ["games.example.org", "https://", "https://a.org/b", "ftp://a"])
def test_an_origin_is_an_address(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        arguments("--origin", wrong)
    assert f"“{wrong}” is not an address" in capsys.readouterr().err


def test_an_origin_is_kept_as_browsers_name_it() -> None:
    given = arguments("--origin", "https://Games.example.org/", "--origin", "http://[::1]:8025")
    assert given.origin == ["https://games.example.org", "http://[::1]:8025"]


@pytest.mark.parametrize("name", ["DATABASE", "PASSWORD", "METRICS_TOKEN"])
def test_a_secret_that_cannot_be_read_is_named(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(start, "_serve", None)
    empty = tmp_path / "empty"
    empty.write_text("\n", encoding="utf-8")
    for file, problem in ((empty, "empty"), (tmp_path / "none", "no such file")):
        monkeypatch.setenv(f"CELLMATES_{name}_FILE", str(file))
        assert start.run(arguments(), TEXTS) == 2
        said = capsys.readouterr().err
        assert said.startswith(f"CELLMATES_{name}_FILE: ")
        assert problem in said


def test_what_cannot_start_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    assert start.run(arguments("--database", "nonsense"), TEXTS) == 1
    assert "a database is" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("flags", "problem"),
    [
        (["--database", "nonsense"], "baza to sqlite:///FILE"),
        (["--database", "sqlite:////no/x.db"], "/no/x.db.lock: nie ma takiego pliku ani folderu"),
        (["--database", "postgresql://a@127.0.0.1:1/b"], "pod tym adresem nic nie odpowiada"),
        (["--database", "postgresql://a@127.0.0.1:1/b", "--sealed"], "zapieczętowany serwer"),
        (["--host", "192.0.2.1", "--port", "8025"], "ten komputer nie ma takiego adresu"),
        (["--limit", "tables=x"], "taka liczba tu nie pasuje"),
        (["--password-file", "/no"], "--password-file: /no: nie ma takiego pliku ani folderu"),
        (["--bot-processes", "0"], "--bot-processes musi wynosić co najmniej 1."),
        (["--idle", "-1"], "--idle musi wynosić co najmniej 0."),
    ],
)
def test_why_it_cannot_start_is_said_in_the_reader_s_language(
    flags: list[str], problem: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = () if "--database" in flags else ("--database", f"sqlite:///{tmp_path / 'x.db'}")
    assert main(["serve", "--lang", "pl", *flags, *database]) in (1, 2)
    assert problem in capsys.readouterr().err


def test_broken_cards_are_told_and_nothing_is_served(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(start, "_serve", None)
    (tmp_path / "items.toml").write_text("[a]\n", encoding="utf-8")
    for folder, problem in (
        (tmp_path, f"--cards: {tmp_path}: \nitems.toml, line 1: a: there is no name"),
        (tmp_path / "nowhere", f"--cards: {tmp_path / 'nowhere'}: there is no such folder"),
    ):
        assert start.run(arguments("--cards", str(folder)), TEXTS) == 2
        assert capsys.readouterr().err.startswith(problem)


def test_two_sets_of_one_name_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for place in ("here", "there"):
        shutil.copytree(DATA, tmp_path / place / "mine")
    words = [
        word for place in ("here", "there") for word in ("--cards", f"{tmp_path / place}/mine")
    ]
    assert start.run(arguments(*words), TEXTS) == 2
    assert "two sets called “mine”" in capsys.readouterr().err


def test_a_second_server_for_the_same_games_shows_the_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    opened: list[str] = []
    monkeypatch.setattr(start, "open_browser", opened.append)
    server = ServerProcess(outside.default_database())
    try:
        port = int(server.url.rpartition(":")[2])
        monkeypatch.setattr(start, "PORT", port)
        assert start.run(arguments("--open"), TEXTS) == 0
        assert f"already open: {server.url}/" in capsys.readouterr().out
        assert opened == [f"{server.url}/"]
        assert start.run(arguments("--lan"), TEXTS) == 1
        monkeypatch.setenv("CELLMATES_DATABASE", "nonsense")
        assert start.run(arguments(), TEXTS) == 1
        monkeypatch.delenv("CELLMATES_DATABASE")
        monkeypatch.setattr(start, "PORT", 1)
        assert start.run(arguments(), TEXTS) == 1
        assert "another server uses this file" in capsys.readouterr().err
    finally:
        assert server.stop() == 0


async def test_a_taken_port_is_replaced_unless_it_was_asked_for() -> None:
    runner = web.AppRunner(web.Application())
    await runner.setup()
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        with pytest.raises(OSError, match="in use"):
            await announce.listen(runner, "127.0.0.1", taken, else_any=False)
        assert await announce.listen(runner, "127.0.0.1", taken, else_any=True) != taken
    await runner.cleanup()


@pytest.mark.parametrize(
    ("env", "terminal", "platform", "expected"),
    [
        ({"DISPLAY": ":0"}, True, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, True, "linux", True),
        ({"DISPLAY": ":0"}, False, "linux", False),
        ({"DISPLAY": ":0", "CI": "true"}, True, "linux", False),
        ({"DISPLAY": ":0", "SSH_CONNECTION": "a b"}, True, "linux", False),
        ({}, True, "linux", False),
        ({}, True, "darwin", True),
    ],
)
def test_a_window_opens_only_where_somebody_sees_it(
    env: dict[str, str], terminal: bool, platform: str, expected: bool
) -> None:
    assert announce.has_browser(env, terminal, platform) is expected


@pytest.mark.parametrize("build", ["compiled", "interpreted"])
def test_it_says_which_build_plays(
    build: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = f"match{EXTENSION_SUFFIXES[0]}" if build == "compiled" else "match.py"
    monkeypatch.setattr(match, "__file__", file)
    start._welcome(["http://127.0.0.1:8025/"], 8025, 8025, False, TEXTS)
    assert f"The {build} build plays." in capsys.readouterr().out


def test_logs_are_json_with_fields() -> None:
    record = logging.LogRecord("here", logging.INFO, "", 0, "table %s", ("x",), None)
    record.fields = {"table": "abc"}
    line = json.loads(JsonLines().format(record))
    assert (line["what"], line["table"], line["level"]) == ("table x", "abc", "info")


def test_logs_for_people_are_lines_to_be_read() -> None:
    record = logging.LogRecord("here", logging.WARNING, "", 0, "table %s", ("x",), None)
    record.fields = {"table": "abc"}
    assert TextLines().format(record)[8:] == "  warning: table x (table abc)"
    record = logging.LogRecord("here", logging.INFO, "", 0, "listening", (), None)
    assert TextLines().format(record)[8:] == "  listening"


@pytest.mark.parametrize(
    ("words", "terminal", "as_json"),
    [((), True, False), ((), False, True), (("--log", "json"), True, True),
     (("--log", "text"), False, False)],
)  # fmt: skip
def test_json_logs_are_for_programs(
    words: tuple[str, ...], terminal: bool, as_json: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[bool] = []
    monkeypatch.setattr(start, "write_logs", lambda level, as_json: written.append(as_json))
    monkeypatch.setattr("sys.stderr.isatty", lambda: terminal)
    assert start.run(arguments("--cards", "/nowhere", *words), TEXTS) == 2
    assert written == [as_json]


async def test_real_time_rings() -> None:
    rang = asyncio.Event()
    time = RealTime()
    time.ring(time.now() + 0.01, rang.set)
    time.ring(time.now() - 5, rang.set).cancel()
    await asyncio.wait_for(rang.wait(), 5)
