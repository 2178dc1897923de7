"""`cellmates lab run`, `report` and `record`: an experiment, its HTML file, and a game of it."""

import builtins
import json
import re
import socket
import sys
import types
import webbrowser
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from cellmates.cli import main as cli
from cellmates.lab.document import Chart
from cellmates.lab.plots import svg
from cellmates.lab.statistics import Interval
from cellmates.locale import languages

RUN = ("run", "room25", "--bots", "random", "--games", "12", "--seed", "7", "--jobs", "1")
SUSPICION = (*RUN, "--mode", "suspicion", "--vary", "seats=5,6")


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("run")
    assert cli.main(["lab", *SUSPICION, "--keep", str(folder), "--json"]) == 0
    return folder


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run with few plots, for it takes long to draw them."""
    folder = tmp_path_factory.mktemp("run")
    assert cli.main(["lab", *RUN, "--mode", "solo", "--keep", str(folder), "--json"]) == 0
    return folder


def _refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert cli.main(["lab", *arguments]) == 2
    return capsys.readouterr().err


def _copy(kept: Path, into: Path) -> Path:
    for file in kept.iterdir():
        (into / file.name).write_bytes(file.read_bytes())
    return into


def _changed(file: Path, change: Callable[[dict[str, Any]], object]) -> None:
    data = json.loads(file.read_text("utf-8"))
    change(data)
    file.write_text(json.dumps(data), "utf-8")


def test_people_read_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["lab", *SUSPICION]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.startswith("12 games of each configuration and line-up, on the same deals\n")
    assert "seats=6 · random  guards" in out
    assert "Beside the first configuration" in out
    assert f"Seed of the whole run: {7:064x}" in out


def test_what_the_rules_do_not_allow_is_left_out_and_said(
    capsys: pytest.CaptureFixture[str],
) -> None:
    varied = ("--vary", "mode=solo,team", "--vary", "seats=1,4")
    assert cli.main(["lab", *RUN, *varied, "--json"]) == 0
    out, err = capsys.readouterr()
    assert [cell["varied"] for cell in json.loads(out)["cells"]] == [
        {"mode": "solo", "seats": 1},
        {"mode": "team", "seats": 4},
    ]
    assert err.count("Left out: ") == 2
    assert "Left out: mode=solo, seats=4." in err
    assert "seats" in _refused(capsys, *RUN, "--mode", "solo", "--vary", "seats=1,9")
    assert "nobody" in _refused(capsys, *RUN, "--vary", "edition=ultimate,nobody")


def test_line_ups_and_single_changes(capsys: pytest.CaptureFixture[str]) -> None:
    each = ("--bots", "random,random", "--each", "edition=season1", "--mode", "solo")
    assert cli.main(["lab", *RUN, *each, "--json", "--games", "2"]) == 0
    cells = json.loads(capsys.readouterr().out)["cells"]
    assert [(cell["varied"], len(cell["bots"])) for cell in cells] == [
        ({}, 1), ({}, 2), ({"edition": "season1"}, 1), ({"edition": "season1"}, 2),
    ]  # fmt: skip
    assert "--vary cannot" in _refused(capsys, *SUSPICION, "--switches")
    assert "genius" in _refused(capsys, "run", "room25", "--bots", "genius")
    assert "--vary" in _refused(capsys, *RUN, "--vary", "edition")


def test_a_folder_of_another_run_is_left_alone(
    capsys: pytest.CaptureFixture[str], kept: Path, tmp_path: Path
) -> None:
    folder = _copy(kept, tmp_path)
    before = {file.name: file.read_bytes() for file in folder.iterdir()}
    said = _refused(capsys, *RUN, "--mode", "solo", "--keep", str(folder))
    assert "keeps another run: keys is" in said
    _changed(folder / "plan.json", lambda plan: plan.update(version="0.0.0"))
    said = _refused(capsys, *SUSPICION, "--keep", str(folder))
    assert 'keeps another run: version is "0.0.0" there' in said
    assert {name: (folder / name).read_bytes() for name in before if name != "plan.json"} == {
        name: data for name, data in before.items() if name != "plan.json"
    }


class _Page(HTMLParser):
    """Counts tags, and notes whatever would be fetched from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: dict[str, int] = {}
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] = self.tags.get(tag, 0) + 1
        for name, value in attrs:
            if name in ("src", "href", "xlink:href") and not str(value).startswith("#"):
                self.fetched.append(str(value))


@pytest.mark.parametrize("lang", languages())
def test_a_report_is_one_file_in_every_language(
    lang: str, small: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "report.html"
    arguments = ["lab", "report", str(small), "--html", str(file), "--no-open", "--lang", lang]
    assert cli.main(arguments) == 0
    assert str(file) in capsys.readouterr().out
    text = file.read_text("utf-8")
    page = _Page()
    page.feed(text)
    assert f'<html lang="{lang}">' in text
    assert page.tags["svg"] >= 3
    assert page.tags["table"] == page.tags["svg"]  # one under each plot
    assert page.fetched == []
    assert "url(http" not in text
    assert "script" not in page.tags
    assert not re.search(r"lab-(report|column|fact|kind)-", text)
    assert f"{7:064x}" in text


def test_a_report_is_opened(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[str] = []

    def nowhere(address: str) -> bool:
        opened.append(address)
        return False

    monkeypatch.setattr(webbrowser, "open", nowhere)
    folder = _copy(kept, tmp_path)
    assert cli.main(["lab", "report", str(folder)]) == 0
    assert opened == [(folder / "report.html").as_uri()]
    page = _Page()
    page.feed((folder / "report.html").read_text("utf-8"))
    assert page.tags["table"] == page.tags["svg"] >= 10
    assert "No browser could be opened" in capsys.readouterr().out


def test_what_cannot_be_reported(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    report = ("report", str(tmp_path), "--no-open")
    assert "There is no run in" in _refused(capsys, *report)
    _copy(kept, tmp_path)
    (tmp_path / "result.json").unlink()
    assert "is not finished. Start it again" in _refused(capsys, *report)
    (tmp_path / "result.json").write_text("{")
    assert "result.json cannot be read" in _refused(capsys, *report)
    (tmp_path / "result.json").write_text("{}")
    assert "result.json cannot be understood" in _refused(capsys, *report)
    _changed(tmp_path / "plan.json", lambda plan: plan.update(format=9))
    assert "was written in format 9" in _refused(capsys, *report)
    (tmp_path / "plan.json").write_text("")
    assert "plan.json cannot be read" in _refused(capsys, *report)
    monkeypatch.delitem(sys.modules, "matplotlib", raising=False)
    there = builtins.__import__

    def without(name: str, *rest: Any, **more: Any) -> Any:
        if name.startswith("matplotlib"):
            raise ImportError(name)
        return there(name, *rest, **more)

    monkeypatch.setattr(builtins, "__import__", without)
    said = _refused(capsys, "report", str(kept), "--no-open")
    assert 'pip install "cellmates[lab]"' in said
    assert not (kept / "report.html").exists()


def test_a_game_of_a_run_is_a_record(
    kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    assert cli.main(["lab", "record", str(kept), "2", "11"]) == 0
    record = json.loads(capsys.readouterr().out)
    rows = json.loads((kept / "cell-001-games-000000.json").read_text("utf-8"))["games"]
    assert record["digest"] == rows[11]["digest"]
    assert record["config"]["seats"] == 6
    assert "CELL" in _refused(capsys, "record", str(kept), "3", "0")
    assert "NUMBER" in _refused(capsys, "record", str(kept), "1", "12")
    folder = _copy(kept, tmp_path)
    _changed(folder / "plan.json", lambda plan: plan.update(rules_version=0))
    assert "rules_version is 0 there" in _refused(capsys, "record", str(folder), "1", "0")
    _changed(folder / "plan.json", lambda plan: plan.pop("cells"))
    assert "cannot be understood" in _refused(capsys, "record", str(folder), "1", "0")
    _changed(folder / "plan.json", lambda plan: plan.update(experiment="compare"))
    assert "in format 2, and this version reads 3" in _refused(
        capsys, "record", str(folder), "1", "0"
    )
    _changed(folder / "plan.json", lambda plan: plan.update(experiment="other"))
    assert "keeps a run of “other”" in _refused(capsys, "record", str(folder), "1", "0")


@pytest.mark.parametrize("kind", ["dots", "bars", "columns", "lines"])
def test_every_kind_of_chart_is_drawn(kind: str) -> None:
    values = [Interval(0.2, 0.1, 0.3), Interval(0.5, 0.4, 0.6)]
    chart = Chart(kind, "share", ["one", "two & three"], [("a", values), ("b", values)])
    drawn = svg(chart)
    assert drawn == svg(chart)
    assert drawn.startswith("<svg")
    assert drawn.rstrip().endswith("</svg>")
    assert ">one<" in drawn
    assert "two &amp; three" in drawn
    assert "<dc:date>" not in drawn


LADDER = ("ladder", "room25", "--mode", "competition", "--seats", "2", "--seed", "7", "--jobs", "1")
COMPARED = ("compare", *RUN[1:], "--mode", "solo", "--with", "edition=season1")


def test_a_ladder_is_printed_and_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ladder = (*LADDER, "--bots", "random,rookie", "--games", "2", "--keep", str(tmp_path))
    assert cli.main(["lab", *ladder]) == 0
    out = capsys.readouterr().out
    assert out.startswith("bot ")
    assert "Bradley and Terry" in out
    assert cli.main(["lab", *ladder, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 2
    assert found["meetings"][0]["cells"] == [1]
    deals = json.loads((tmp_path / "meeting-000-games-000000.json").read_text("utf-8"))["digests"]
    assert [[_digest(capsys, tmp_path, 1, number)] for number in (0, 1)] == deals
    assert cli.main(["lab", "report", str(tmp_path), "--no-open", "--lang", "it"]) == 0
    page = _Page()
    page.feed((tmp_path / "report.html").read_text("utf-8"))
    assert page.tags["svg"] == page.tags["table"] == 2
    assert "two different bots" in _refused(capsys, *LADDER, "--bots", "random")
    assert "genius" in _refused(capsys, *LADDER, "--bots", "random,genius")


def _digest(capsys: pytest.CaptureFixture[str], folder: Path, cell: int, number: int) -> str:
    capsys.readouterr()
    assert cli.main(["lab", "record", str(folder), str(cell), str(number)]) == 0
    digest: str = json.loads(capsys.readouterr().out)["digest"]
    return digest


def test_a_comparison_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["lab", *COMPARED, "--keep", str(tmp_path)]) == 0
    both = json.loads((tmp_path / "games-000000.json").read_text("utf-8"))["digests"][11]
    assert [_digest(capsys, tmp_path, cell, 11) for cell in (1, 2)] == both
    assert both[0] != both[1]
    assert "CELL" in _refused(capsys, "record", str(tmp_path), "3", "0")
    assert cli.main(["lab", "report", str(tmp_path), "--no-open"]) == 0
    page = _Page()
    page.feed((tmp_path / "report.html").read_text("utf-8"))
    assert page.tags["svg"] == page.tags["table"] == 2


def test_games_of_a_ladder_whose_bots_change_sides(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bots = ("--bots", "random,rookie,regular", "--games", "1")
    sides = ("ladder", "room25", "--mode", "team", "--seats", "4", "--seed", "7", "--jobs", "1")
    assert cli.main(["lab", *sides, *bots, "--keep", str(tmp_path), "--json"]) == 0
    meetings = json.loads(capsys.readouterr().out)["meetings"]
    assert [each["cells"] for each in meetings] == [[1, 2], [3, 4], [5, 6]]
    kept = json.loads((tmp_path / "meeting-001-games-000000.json").read_text("utf-8"))
    assert [_digest(capsys, tmp_path, cell, 0) for cell in (3, 4)] == kept["digests"][0]


def test_a_search_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tune = ("tune", *RUN[1:4], "--mode", "solo", "--seed", "7", "--jobs", "1", "--games", "2")
    varied = ("--vary", "edition=ultimate,season1", "--trials", "3", "--confirm", "2")
    assert cli.main(["lab", *tune, *varied, "--keep", str(tmp_path), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    names = [cell["name"] for cell in found["cells"]]
    assert names[-2:] == ["agreed", "best"]
    for cell, name in enumerate(names, start=1):
        kept = json.loads((tmp_path / f"{name}-games-000000.json").read_text("utf-8"))
        assert _digest(capsys, tmp_path, cell, 1) == kept["digests"][1]
    assert cli.main(["lab", "report", str(tmp_path), "--no-open", "--lang", "pl"]) == 0
    page = _Page()
    text = (tmp_path / "report.html").read_text("utf-8")
    page.feed(text)
    assert page.tags["svg"] == page.tags["table"] == 2
    assert "Poszukiwanie ustawień: " in text
    (tmp_path / "result.json").unlink()
    assert "is not finished" in _refused(capsys, "record", str(tmp_path), "1", "0")


def test_a_cluster_that_is_not_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    run = (*RUN, "--mode", "solo", "--keep", str(tmp_path))
    monkeypatch.setitem(sys.modules, "ray", None)
    assert 'pip install "cellmates[ray]"' in _refused(capsys, *run, "--ray")
    monkeypatch.setitem(sys.modules, "ray", types.ModuleType("ray"))
    assert "it is written host:port" in _refused(capsys, *run, "--ray", "somewhere")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))  # and nobody listens
        address = f"127.0.0.1:{free.getsockname()[1]}"
        assert f"No Ray cluster answers at {address}" in _refused(capsys, *run, "--ray", address)
    assert [file.name for file in tmp_path.iterdir()] == ["plan.json"]
