"""`cellmates check`: one line a scenario, and an exit status that means something."""

import json
from pathlib import Path

import pytest

from cellmates.cli import main as cli

HOLDS = """
game = "room25"
[position]
order = ["alice", "max"]
[expect]
at = { alice = "c3" }
"""
FAILS = HOLDS.replace('"c3"', '"c4"')
TYPO = HOLDS.replace("order", "ordre")


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


def _write(folder: Path, **texts: str) -> Path:
    for name, text in texts.items():
        (folder / f"{name}.toml").write_text(text)
    return folder


def test_what_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = _write(tmp_path, one=HOLDS) / "one.toml"
    assert cli.main(["check", str(file)]) == 0
    assert capsys.readouterr().out == f"ok {file}\nThe scenario holds.\n"


def test_what_differs_is_told_on_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _write(tmp_path, a=HOLDS, b=FAILS)
    assert cli.main(["check", str(tmp_path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"ok {tmp_path / 'a.toml'}"
    assert lines[1].startswith(f"FAIL {tmp_path / 'b.toml'}: after 0: at")
    assert "c4" in lines[1]
    assert lines[2] == "1 scenario failed, 1 held."


def test_quiet_prints_failures_only(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _write(tmp_path, a=HOLDS, b=FAILS)
    assert cli.main(["check", "--quiet", str(tmp_path)]) == 1
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == ["FAIL", "1"]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (TYPO, "position: unknown key 'ordre'"),
        (HOLDS.replace("room25", "room26"), "there is no 'room26'"),
        (HOLDS.replace("[expect]", "[expect"), "line 5"),
        (HOLDS.replace("expect", "expects"), "unknown key 'expects'"),
    ],
)
def test_what_is_no_scenario_is_an_error_that_names_the_place(
    text: str, place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _write(tmp_path, a=HOLDS, b=text)
    assert cli.main(["check", str(tmp_path)]) == 2
    out, err = capsys.readouterr()
    assert str(tmp_path / "b.toml") in err
    assert place in err
    assert out == f"ok {tmp_path / 'a.toml'}\nThe scenario holds.\n"


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["check", "no-such.toml"]) == 2
    assert "no-such.toml: No such file or directory" in capsys.readouterr().err


def test_a_folder_without_scenarios(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["check", str(tmp_path)]) == 2
    assert f"No files found in {tmp_path}" in capsys.readouterr().err


def test_other_languages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _write(tmp_path, a=HOLDS)
    assert cli.main(["check", str(tmp_path), "--lang", "it"]) == 0
    assert "scenario" in capsys.readouterr().out.splitlines()[1]


def test_verdicts_for_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _write(tmp_path, a=HOLDS, b=FAILS, c=TYPO)
    assert cli.main(["check", "--json", str(tmp_path)]) == 2
    out, err = capsys.readouterr()
    found = json.loads(out)
    assert [(Path(each["file"]).name, each["status"]) for each in found] == [
        ("a.toml", "holds"),
        ("b.toml", "fails"),
        ("c.toml", "unreadable"),
    ]
    assert [len(each["problems"]) for each in found] == [0, 1, 1]
    assert err == ""
