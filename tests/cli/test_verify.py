"""`cellmates verify`: genuine records pass, and everything that was tampered with is named."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cellmates.cli import main as cli
from cellmates.kernel.dealing import Dealing, commitment
from cellmates.kernel.record import load, rebuild, record_of
from cellmates.room25 import GAME
from tests.terminal.played import played

VERSION = GAME.rules_version


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return played(tmp_path / "game.json")


def test_genuine_records(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = played(tmp_path / "other.json", "cooperation", most=10)
    before = record.read_bytes()
    assert cli.main(["verify", str(record), str(other)]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith(f"ok {record}: The seed fits its published SHA-256.")
    assert "All 10 choices were possible" in second
    assert record.read_bytes() == before


def _another_choice(data: dict[str, Any]) -> None:
    data["choices"][20] = data["choices"][20].split(":")[0] + ": dies max"


def _another_seat(data: dict[str, Any]) -> None:
    data["choices"][0] = "7:" + data["choices"][0].split(":")[1]


def _fewer_choices(data: dict[str, Any]) -> None:
    del data["choices"][-3:]


def _another_seed(data: dict[str, Any]) -> None:
    data["seed"] = "08" + data["seed"][2:]


def _another_digest(data: dict[str, Any]) -> None:
    data["digest"] = "0" * 32


def _another_mode(data: dict[str, Any]) -> None:
    data["config"]["mode"] = "tea_party"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (_another_choice, 'choice 21 ("dies max") was not possible'),
        (_another_seat, "choice 1 ("),
        (_fewer_choices, "does not lead to the position it claims"),
        (_another_seed, "The seed does not fit its published SHA-256."),
        (_another_digest, "does not lead to the position it claims"),
        (_another_mode, "config: mode cannot be 'tea_party'"),
    ],
)
def test_what_does_not_hold(
    change: Callable[[dict[str, Any]], None],
    said: str,
    record: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    data = json.loads(record.read_text())
    change(data)
    record.write_text(json.dumps(data))
    assert cli.main(["verify", str(record)]) == 1
    out = capsys.readouterr().out
    assert out.startswith(f"FAIL {record}: ")
    assert said in out


def _cut(text: str) -> str:
    return text[: len(text) // 2]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (_cut, "is cut short"),
        (lambda text: "", "is cut short"),
        (lambda text: text.replace('"config": {', '"config": {,'), "line 5"),
        (lambda text: "[]", "not a record"),
        (lambda text: text.replace('"digest"', '"dogest"'), "the field 'digest' is missing"),
        (
            lambda text: text.replace(f'"rules_version": {VERSION}', '"rules_version": 99'),
            "version 99",
        ),
        (lambda text: text.replace('"room25"', '"room26"'), 'There is no game "room26"'),
        (lambda text: text.replace('"seed": "07', '"seed": "xy'), "hex"),
    ],
)
def test_what_cannot_be_read(
    change: Callable[[str], str], said: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record.write_text(change(record.read_text()))
    assert cli.main(["verify", str(record)]) == 2
    out, err = capsys.readouterr()
    assert said in err
    assert str(record) in err
    assert out == ""


def test_no_file_and_no_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["verify", str(tmp_path / "gone.json")]) == 2
    assert "There is no file" in capsys.readouterr().err
    (tmp_path / "noise.json").write_bytes(bytes(range(256)))
    assert cli.main(["verify", str(tmp_path / "noise.json")]) == 2
    assert "not a text file" in capsys.readouterr().err


def test_unreadable_weighs_more_than_false(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    false = tmp_path / "false.json"
    data = json.loads(record.read_text())
    _another_digest(data)
    false.write_text(json.dumps(data))
    assert cli.main(["verify", str(tmp_path / "gone.json"), str(false), str(record)]) == 2
    out, err = capsys.readouterr()
    assert [line.split()[0] for line in out.splitlines()] == ["FAIL", "ok"]
    assert err.startswith("error ")


def test_who_could_have_chosen_the_deal(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nonces = {0: bytes(32), 2: bytes([2]) * 32}
    hashes = {seat: commitment(nonce) for seat, nonce in nonces.items()}
    mixed, public = tmp_path / "mixed.json", tmp_path / "public.json"
    for dealing, path in (
        (Dealing(bytes([9]) * 32, {**hashes, 1: "00" * 32}, nonces), mixed),
        (Dealing(bytes([9]) * 32, {}, {}, "day 2026-11-16"), public),
    ):
        config = GAME.config({"mode": "solo"})
        table = GAME.deal(config, dealing.seed)
        record_of(GAME, config, dealing.seed, table, {}, dealing).save(path)
    assert cli.main(["verify", str(record), str(mixed), str(public)]) == 0
    alone, both, known = capsys.readouterr().out.splitlines()
    assert "The house alone drew the seed" in alone
    assert "2 seats mixed nonces of their own into the deal" in both
    assert "One promised nonce is missing" in both
    assert "the choice of 2 deals" in both
    assert "was public before the game" in known
    data = json.loads(mixed.read_text())
    data["dealing"]["house"] = "00" * 32
    mixed.write_text(json.dumps(data))
    assert cli.main(["verify", str(mixed)]) == 1
    assert "The seed does not fit its published SHA-256." in capsys.readouterr().out


def test_verdicts_for_programs(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    altered, broken = tmp_path / "altered.json", tmp_path / "broken.json"
    data = json.loads(record.read_text())
    _another_digest(data)
    altered.write_text(json.dumps(data))
    broken.write_text("[]")
    assert cli.main(["verify", "--json", str(record), str(altered), str(broken)]) == 2
    out, err = capsys.readouterr()
    genuine, other, unreadable = json.loads(out)
    choices = len(data["choices"])
    whole = {"file": str(record), "status": "holds", "problem": None, "choices": choices}
    assert genuine == {**whole, "dealt": {"who": "house", "mixed": 0, "missing": 0}}
    assert (other["status"], other["choices"]) == ("fails", choices)
    assert "was altered" in other["problem"]
    assert (unreadable["status"], unreadable["choices"]) == ("unreadable", None)
    assert err == ""


def test_what_was_only_said_is_no_choice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = played(tmp_path / "game.json", "cooperation", most=10)
    read = load(record)
    table = rebuild(read, GAME)
    seat, phrase = next((seat, said[0]) for seat in range(4) if (said := table.phrases(seat)))
    table.choose(seat, phrase)
    record_of(GAME, GAME.config(read.config), read.seed, table, {}).save(record)
    assert len(load(record).choices) == 11
    assert cli.main(["verify", str(record)]) == 0
    assert "All 10 choices were possible" in capsys.readouterr().out


def test_a_wrong_flag_shows_the_usage_of_this_command(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["verify", str(record), "--jsno"]) == 2
    err = capsys.readouterr().err
    assert err.startswith("Usage: cellmates verify ")
    assert "Not understood: --jsno" in err
    assert 'Type "cellmates verify --help"' in err
