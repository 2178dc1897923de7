"""`cellmates replay`: the game again, and never more of it than the eyes may see."""

import json
import os
import pty
import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from cellmates.cli import main as cli
from cellmates.games import GAMES
from cellmates.kernel.record import load, stages
from cellmates.locale import languages
from tests.terminal.played import played


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    return played(tmp_path / "finished.json")


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    return played(tmp_path / "unfinished.json", most=30)


def _replay(capsys: pytest.CaptureFixture[str], *arguments: object) -> list[str]:
    assert cli.main(["replay", *map(str, arguments)]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert "\x1b" not in out
    return out.splitlines()


def test_a_finished_game_shows_everything(
    finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = _replay(capsys, finished)
    assert lines == _replay(capsys, finished, "--as", "all")
    assert lines[:2] == [f"Replay of {finished}", "everything face up"]
    choices = [line for line in lines if line[:4].strip().isdecimal()]
    assert len(choices) == len(load(finished).choices)
    assert any("Program" in line for line in choices)
    assert any(" saw in " in line for line in lines)
    assert "The record ends here." in lines
    assert any(line.startswith("The show is over.") for line in lines)


def test_a_step_is_named_by_where_it_leads(
    finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = _replay(capsys, finished)
    steps = 0
    for choice, told in pairwise(lines):
        named = re.search(r": Move to (\w\d)", choice)
        went = re.search(r"moved from \w\d to (\w\d)\.", told)
        if named and went:
            assert named[1] == went[1]
            steps += 1
    assert steps > 3


def test_an_unfinished_game_is_seen_by_a_spectator(
    unfinished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = _replay(capsys, unfinished)
    assert lines == _replay(capsys, unfinished, "--as", "spectator")
    assert lines[1] == "as seen by a spectator"
    text = "\n".join(lines)
    for secret in (" saw in ", ": Program ", "guard:", "prisoner"):
        assert secret not in text


def _seats(path: Path) -> dict[str, int]:
    """The seat of each character; there is one a seat in suspicion."""
    table = next(stages(load(path), GAMES["room25"])).table
    return {who: sheet["seat"] for who, sheet in table.view(None)["characters"].items()}


def test_a_seat_sees_its_own_choices_and_secrets_only(
    unfinished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    choices = load(unfinished).choices
    for who, seat in _seats(unfinished).items():
        lines = _replay(capsys, unfinished, "--as", seat)
        secrets = [line[6:] for line in lines if ": Program " in line or " saw in " in line]
        assert secrets
        assert all(secret.lower().startswith(who) for secret in secrets)
        programs = [text for by, text in choices if by == seat and text.startswith("program")]
        assert sum(": Program " in secret for secret in secrets) == len(programs)


def test_a_seat_goes_by_the_name_of_its_character(
    unfinished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seat = _seats(unfinished)["alice"]
    by_name = _replay(capsys, unfinished, "--as", "Alice")
    assert by_name == _replay(capsys, unfinished, "--as", seat)


def test_secrets_of_a_game_that_goes_on_stay_secret(
    unfinished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["replay", str(unfinished), "--as", "all"]) == 2
    out, err = capsys.readouterr()
    assert "is not over yet" in err
    assert out == ""


@pytest.mark.parametrize("seat", ["6", "-1x", "nobody"])
def test_no_such_seat(seat: str, finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", str(finished), f"--as={seat}"]) == 2
    assert f"There is no seat {seat}" in capsys.readouterr().err


def test_until(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = _replay(capsys, finished, "--until", 6)
    total = len(load(finished).choices)
    assert f"Choice 6 of {total}" in lines
    assert not any(line.startswith("   7 ") for line in lines)
    assert f"Choice 0 of {total}" in _replay(capsys, finished, "--until", 0)
    assert _replay(capsys, finished, "--until", 9999) == _replay(capsys, finished)


def test_until_must_be_a_number(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for wrong, said in (("x", '"x" is not a whole number'), ("-1", "--until")):
        assert cli.main(["replay", str(finished), f"--until={wrong}"]) == 2
        assert said in capsys.readouterr().err


def test_everything_is_what_the_end_would_reveal(finished: Path) -> None:
    game = GAMES["room25"]
    for match in stages(load(finished), game):
        table = match.table
        seen = table.open_view()
        assert len(seen["knows"]) == sum(not cell["up"] for cell in seen["cells"])
        assert all(sheet["role"] for sheet in seen["characters"].values())
        assert seen["over"] == table.over
        assert seen["asked"] == list(table.waiting)
        assert seen["memory_aid"] == "board"


def test_one_player_with_several_characters(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = _replay(capsys, played(tmp_path / "solo.json", "solo"))
    assert any("Program" in line for line in lines)


@pytest.mark.parametrize("lang", languages())
def test_every_language(lang: str, finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    english = _replay(capsys, finished)
    spoken = _replay(capsys, finished, "--lang", lang)
    assert (spoken == english) == (lang == "en")
    assert len(spoken) == len(english)


def test_an_altered_record(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(finished.read_text())
    data["digest"] = "0" * 32
    finished.write_text(json.dumps(data))
    assert cli.main(["replay", str(finished)]) == 1
    assert "does not lead to the position it claims" in capsys.readouterr().err
    data["choices"][3] = "0: dies max"
    finished.write_text(json.dumps(data))
    assert cli.main(["replay", str(finished)]) == 2
    out, err = capsys.readouterr()
    assert "choice 4" in err
    assert out == ""


@pytest.mark.parametrize(("extra", "coloured"), [({}, True), ({"TERM": "dumb"}, False)])
def test_a_terminal_gets_a_drawn_board(
    extra: dict[str, str], coloured: bool, finished: Path
) -> None:
    ours, theirs = pty.openpty()
    env = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "40", **extra}
    command = [sys.executable, "-m", "cellmates", "replay", str(finished)]
    with subprocess.Popen(command, stdout=theirs, env=env) as running:
        os.close(theirs)
        shown = b""
        while True:
            try:
                part = os.read(ours, 65536)
            except OSError:
                break
            if not part:
                break
            shown += part
        assert running.wait(30) == 0
    os.close(ours)
    assert (b"\x1b[" in shown) == coloured
    assert "┌".encode() in shown


def _data(capsys: pytest.CaptureFixture[str], *arguments: object) -> dict[str, Any]:
    assert cli.main(["replay", "--json", *map(str, arguments)]) == 0
    return dict(json.loads(capsys.readouterr().out))


def test_the_same_game_for_programs(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = load(finished)
    whole = _data(capsys, finished)
    assert (whole["game"], whole["eyes"], whole["total"]) == ("room25", "all", len(record.choices))
    assert [(each["seat"], each["option"]) for each in whole["choices"]] == record.choices
    assert whole["choices"][-1]["events"][-1]["said"].startswith("The show is over.")
    part = _data(capsys, finished, "--until", 3)
    assert part["choices"] == whole["choices"][:3]


def test_programs_see_no_more_than_the_eyes(
    unfinished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = load(unfinished)
    told = _data(capsys, unfinished, "--as", "0")
    *_, match = stages(record, GAMES["room25"], "")
    for each, (seat, option) in zip(told["choices"], record.choices, strict=True):
        assert each["option"] == (option if seat == 0 else None)
    assert told["view"] == json.loads(json.dumps(match.table.view(0)))
    spectator = _data(capsys, unfinished)
    assert spectator["eyes"] == "spectator"
    assert {each["option"] for each in spectator["choices"]} == {None}
    assert "saw" not in {e["kind"] for each in spectator["choices"] for e in each["events"]}
