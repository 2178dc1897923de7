"""The command line of the server."""

import argparse
import asyncio
from pathlib import Path

import pytest

from cellmates.server import cli
from cellmates.server.logs import JsonLines
from cellmates.server.timing import RealTime


def arguments(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    cli.add_arguments(parser)
    return parser.parse_args(list(words))


def test_the_database_lies_in_the_data_folder(tmp_path: Path) -> None:
    env = {"XDG_DATA_HOME": str(tmp_path)}
    assert cli.default_database(env) == f"sqlite:///{tmp_path / 'cellmates' / 'server.db'}"
    assert (tmp_path / "cellmates").is_dir()
    assert cli.data_folder({}).parts[-1] == "cellmates"


def test_it_listens_here_only_unless_told_otherwise() -> None:
    assert arguments().host is None
    assert not arguments().lan
    assert cli.lan_address().count(".") == 3


def test_what_cannot_start_says_why(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cli, "write_logs", lambda: None)
    assert cli.run(arguments("--database", "nonsense")) == 1
    assert "a database is" in capsys.readouterr().err


def test_logs_are_json_with_fields() -> None:
    import json
    import logging

    record = logging.LogRecord("here", logging.INFO, "", 0, "table %s", ("x",), None)
    record.fields = {"table": "abc"}
    line = json.loads(JsonLines().format(record))
    assert (line["what"], line["table"], line["level"]) == ("table x", "abc", "info")


def test_real_time_rings() -> None:
    async def test() -> None:
        rang = asyncio.Event()
        time = RealTime()
        time.ring(time.now() + 0.01, rang.set)
        time.ring(time.now() - 5, rang.set).cancel()
        await asyncio.wait_for(rang.wait(), 5)

    asyncio.run(test())
