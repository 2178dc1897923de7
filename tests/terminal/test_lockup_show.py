"""What lies in the box of Lockup, and what comes out of many games of it."""

import json
from pathlib import Path

import pytest

from cellmates import bots, lockup
from cellmates.bots.sitting import play
from cellmates.cli.main import main
from cellmates.kernel.record import record_of
from cellmates.lab.lockup import STUDY
from cellmates.locale import languages
from cellmates.terminal.lockup.reference import TOPICS

NUMBERS = {
    "items": 34, "goons": 33, "tomes": 14, "goals": 18, "traits": 18, "crews": 6, "guards": 22,
    "locations": 8,
}  # fmt: skip


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


def output(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(list(arguments)) == 0
    return capsys.readouterr().out


def test_every_topic_is_there() -> None:
    assert set(TOPICS) == set(NUMBERS)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("topic", NUMBERS)
def test_every_card_has_a_name_facts_and_a_source(
    topic: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    entries = json.loads(output(capsys, "--lang", lang, "show", "lockup", topic, "--json"))
    assert len(entries) == NUMBERS[topic]
    assert [entry["slug"] for entry in entries] == TOPICS[topic].slugs()
    for entry in entries:
        assert entry["name"]
        assert "_" not in entry["name"]
        assert entry["source"] in ("rulebook", "reconstructed")
    listed = output(capsys, "--lang", lang, "show", "lockup", topic)
    assert len(listed.splitlines()) > NUMBERS[topic]


def test_one_card_by_name_or_slug(capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("two_axe_varga", "Two-Axe Varga", "two-axe"):
        told = output(capsys, "show", "lockup", "goons", *name.split())
        assert "marauder" in told
        assert "shield, gem" in told
        assert "reconstructed" in told
    assert "3 scrap" in output(capsys, "show", "lockup", "items", "sharpened", "spoon")
    assert "First: 2 iron" in output(capsys, "show", "lockup", "locations", "smithy")
    assert "Kuźnia (smithy)" in output(
        capsys, "--lang", "pl", "show", "lockup", "locations", "kuźnia"
    )
    assert main(["show", "lockup", "items", "vortex"]) == 2
    assert main(["show", "lockup", "rooms"]) == 2


# Many games.


def test_a_simulation_counts_stars_raids_and_wins(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("simulate", "lockup", "--games", "4", "--seats", "3", "--seed", "1", "--jobs", "1")
    (run,) = json.loads(output(capsys, *arguments, "--bots", "random", "--json"))["runs"]
    assert set(run["means"]) == {
        "decisions", "stars-1", "stars-2", "stars-3", "stars-best", "items", "goons-recruited",
        "raids",
    }  # fmt: skip
    assert run["means"]["raids"]["mean"] >= 1  # the final raid always comes
    assert sum(outcome["games"] for outcome in run["outcomes"]) == 12
    text = output(capsys, *arguments, "--bots", "random")
    assert "stars, seat 3" in text
    assert "raids" in text


def test_a_solo_simulation_tells_how_often_the_guards_lose(
    capsys: pytest.CaptureFixture[str],
) -> None:
    arguments = ("simulate", "lockup", "--set", "solo=expert", "--games", "4", "--jobs", "1")
    (run,) = json.loads(output(capsys, *arguments, "--bots", "random", "--json"))["runs"]
    (outcome,) = run["outcomes"]
    assert outcome["games"] == 4
    assert outcome["wins"] == run["reasons"].get("stars", 0)
    assert "stars-guards" in run["means"]


def test_the_result_does_not_depend_on_the_processes(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("simulate", "lockup", "--games", "8", "--seed", "2", "--bots", "random", "--json")
    one = json.loads(output(capsys, *arguments, "--jobs", "1"))
    two = json.loads(output(capsys, *arguments, "--jobs", "2"))
    assert one["runs"] == two["runs"]


def test_figures_agree_with_the_table() -> None:
    table = lockup.deal(lockup.Config(seats=2), bytes(32))
    play(table, [bots.make("lockup", "random", bytes([seat] * 32)) for seat in range(2)])
    figures = STUDY.figures(table)
    assert table.outcome is not None
    assert [figures["stars-1"], figures["stars-2"]] == list(table.outcome.scores)
    assert figures["stars-best"] == max(table.outcome.scores)


# Records.


@pytest.fixture
def record(tmp_path: Path) -> Path:
    config = lockup.Config(seats=3, advanced=True)
    table = lockup.deal(config, bytes(32))
    play(table, [bots.make("lockup", "random", bytes([seat] * 32)) for seat in range(3)])
    path = tmp_path / "game.json"
    record_of(lockup.GAME, config, bytes(32), table, {}).save(path)
    return path


@pytest.mark.parametrize("lang", languages())
def test_a_record_is_told_in_every_language(
    lang: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = output(capsys, "--lang", lang, "replay", str(record))
    assert len(told.splitlines()) > 200
    assert "_" not in told.replace(str(record), "")


def test_a_record_as_one_seat_saw_it(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    everything = output(capsys, "replay", str(record), "--until", "60")
    mine = output(capsys, "replay", str(record), "--as", "1", "--until", "60")
    nobody = output(capsys, "replay", str(record), "--as", "spectator", "--until", "60")
    assert "Kobolds:" in mine
    assert len(nobody) < len(mine) < len(everything)


def test_a_record_is_verified_and_an_altered_one_is_not(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "genuine" in output(capsys, "verify", str(record))
    text = record.read_text().replace(": pass", ": assign yard", 1)
    record.write_text(text)
    assert main(["verify", str(record)]) == 1
