"""`cellmates play` as people meet it: in a terminal, in a pipe, and with all that can go wrong."""

import io
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from cellmates.cli import main as cli
from cellmates.kernel.record import load, rebuild
from cellmates.room25 import GAME
from cellmates.terminal.saves import Saves
from tests.terminal.pseudo import Terminal
from tests.terminal.seats import play_on, session_with

SEED = "8" * 16


@pytest.fixture(autouse=True)
def _home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.delenv("NO_COLOR", raising=False)


def saved(folder: Path) -> list[Path]:
    return sorted((folder / "cellmates" / "saves").glob("*.json"))


def finished(folder: Path) -> list[Path]:
    return sorted((folder / "cellmates" / "records").glob("*"))


def until_saved(terminal: Terminal, folder: Path, choice: str) -> None:
    """Wait until a choice has reached the disk."""
    end = time.monotonic() + 20
    while not any(choice in path.read_text() for path in saved(folder)):
        assert time.monotonic() < end, terminal.text[-2000:]
        terminal.read()


# In a terminal.


def test_a_whole_game_line_by_line(tmp_path: Path) -> None:
    with Terminal("play", "--plain", "--seed", SEED, home=tmp_path) as terminal:
        prompts = 0
        while terminal.read():
            if terminal.text.count("Your choice:") > prompts:
                prompts = terminal.text.count("Your choice:")
                terminal.send("1\n")
        assert terminal.process.wait(10) == 0
        assert "The show is over." in terminal.text
        assert "\x1b[" in terminal.raw  # in colour
    (record,) = finished(tmp_path)
    assert f"The record of the game is in {record}" in terminal.text.replace("\n", "")
    assert rebuild(load(record), GAME).over
    assert saved(tmp_path) == []


def test_a_whole_game_on_the_full_screen(tmp_path: Path) -> None:
    arguments = ("play", "--fast", "--seed", SEED, "--lang", "pl")
    with Terminal(*arguments, home=tmp_path, term="xterm-256color") as terminal:
        terminal.expect("Runda:")
        end = time.monotonic() + 60
        while terminal.read(0.05):
            assert time.monotonic() < end, terminal.text[-2000:]
            if terminal.process.poll() is None:
                terminal.send("\r")
        assert terminal.process.wait(10) == 0
        assert "◆" in terminal.text
        assert "records" in terminal.text.rpartition("room25-")[0][-200:]
    (record,) = finished(tmp_path)
    assert rebuild(load(record), GAME).over


def test_the_menu_then_a_game_then_quit_and_go_on(tmp_path: Path) -> None:
    with Terminal("play", home=tmp_path, term="xterm-256color") as terminal:
        terminal.expect("Cooperation")
        terminal.send("\r" * 8)
        terminal.expect("A round:")
        terminal.send("x")
        terminal.expect("starting clue")
        terminal.send("2")
        until_saved(terminal, tmp_path, "0: clue b3")
        terminal.send("q")
        assert terminal.finish() == 0
        assert "cellmates play --resume" in terminal.text
    (save,) = saved(tmp_path)
    record = load(save)
    assert GAME.config(record.config).complex.id == "coop_easy"
    assert (0, "clue b3") in record.choices
    with Terminal("play", "--resume", "--plain", home=tmp_path) as terminal:
        terminal.expect("goes on")
        terminal.expect("Your choice:")
        terminal.send("quit\n")
        assert terminal.finish() == 0
    assert load(saved(tmp_path)[0]).choices[: len(record.choices)] == record.choices


@pytest.mark.parametrize("plain", [True, False])
def test_closing_the_terminal_keeps_the_game(plain: bool, tmp_path: Path) -> None:
    arguments = ["play", "--seed", SEED, "--fast", *(["--plain"] if plain else [])]
    with Terminal(*arguments, home=tmp_path, term="xterm-256color") as terminal:
        if not plain:
            terminal.expect("A round:")
            terminal.send("x")
        terminal.expect("starting clue")
        terminal.send("1\n" if plain else "1")
        until_saved(terminal, tmp_path, "0: clue c4")
        terminal.close()
        assert terminal.process.wait(10) in (0, 128 + signal.SIGHUP)
    (save,) = saved(tmp_path)
    table = rebuild(load(save), GAME)
    assert not table.over
    assert (0, "clue c4") in load(save).choices


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_signals_save_the_game(plain: bool, number: signal.Signals, tmp_path: Path) -> None:
    arguments = ["play", "--seed", SEED, *(["--plain"] if plain else [])]
    with Terminal(*arguments, home=tmp_path, term="xterm-256color") as terminal:
        terminal.expect("Use the Key Room")
        if not plain:
            time.sleep(0.3)
        terminal.process.send_signal(number)
        assert terminal.finish() == 128 + number
    assert load(saved(tmp_path)[0]).seed.hex().endswith(SEED)


def test_control_c_saves_the_game(tmp_path: Path) -> None:
    with Terminal("play", "--seed", SEED, "--plain", home=tmp_path) as terminal:
        terminal.expect("Your choice:")
        time.sleep(0.5)  # nobody is as quick as between the prompt and the reading
        terminal.send("\x03")
        assert terminal.finish() == 130
        assert "is saved in" in terminal.text
    with Terminal("play", "--resume", home=tmp_path) as terminal:
        terminal.expect("ON AIR")
        terminal.send("\x03")
        assert terminal.finish() == 0


def test_a_dumb_or_small_terminal_gets_lines_without_codes(tmp_path: Path) -> None:
    with Terminal("play", "--seed", SEED, home=tmp_path, term="dumb") as terminal:
        terminal.expect("Your choice:")
        assert "\x1b" not in terminal.raw
        terminal.send("quit\n")
        terminal.finish()
    with Terminal("play", "--seed", SEED, home=tmp_path, columns=70) as terminal:
        terminal.expect("Your choice:")
        terminal.send("quit\n")
        terminal.finish()


def test_no_color_is_heeded(tmp_path: Path) -> None:
    with Terminal("play", "--seed", SEED, "--plain", "--no-color", home=tmp_path) as terminal:
        terminal.expect("Your choice:")
        assert "\x1b[1m" in terminal.raw
        assert "\x1b[9" not in terminal.raw
        terminal.send("quit\n")
        terminal.finish()


# In a pipe.


def piped(typed: str, *arguments: str) -> tuple[int, str, str]:
    done = subprocess.run(
        [sys.executable, "-m", "cellmates", "play", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=60,
        encoding="utf-8",
    )
    return done.returncode, done.stdout, done.stderr


def test_a_pipe_gets_plain_lines_and_its_end_saves(tmp_path: Path) -> None:
    status, out, err = piped("clue c4\n", "--seed", SEED)
    assert (status, err) == (0, "")
    assert "\x1b" not in out
    assert "saw in c4" in out
    assert f"The game is saved in {saved(tmp_path)[0]}" in out


def test_resuming_a_named_file_and_the_latest(tmp_path: Path) -> None:
    piped("clue c4\n", "--seed", SEED)
    (first,) = saved(tmp_path)
    piped("", "--seed", "9", "--mode", "suspicion")
    (second,) = [path for path in saved(tmp_path) if path != first]
    os.utime(first, (1, 1))
    status, out, _ = piped("", "--resume")
    assert status == 0
    assert "Suspicion" in out
    status, out, _ = piped("", "--resume", str(first))
    assert "Cooperation" in out
    assert out.endswith("Go on with: cellmates play --resume\n")
    assert second.exists()
    mine = tmp_path / "my game.json"
    first.rename(mine)
    status, out, _ = piped("", "--resume", str(mine))
    assert status == 0
    assert out.endswith(f"Go on with: cellmates play --resume '{mine}'\n")
    assert load(mine).choices


@pytest.mark.parametrize(
    ("arguments", "keys"),
    [
        ((), {"mode": "cooperation", "rule_level": "basic"}),
        (("room25", "--seats", "2"), {"seats": 2, "rule_level": "basic"}),
        (("--mode", "suspicion", "--seats", "6"), {"mode": "suspicion", "seats": 6}),
        (("--mode", "solo", "--level", "madness"), {"madness": True, "rule_level": "ultimate"}),
        (("--edition", "polish"), {"edition": "polish"}),
        (("--complex", "coop_normal", "--mode", "cooperation", "--level", "basic"),
         {"complex_preset": "coop_normal"}),
        (("--mode", "suspicion", "--set", "flooded_deadline=next_turn"),
         {"flooded_deadline": "next_turn"}),
        (("--memory", "none"), {"ui_memory_aid": "none"}),
    ],
)  # fmt: skip
def test_flags_make_the_game(
    arguments: tuple[str, ...],
    keys: dict[str, object],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert cli.main(["play", *arguments]) == 0
    config = load(saved(tmp_path)[0]).config
    assert config.items() >= keys.items()
    assert config["ui_memory_aid"] == keys.get("ui_memory_aid", "board")


@pytest.mark.parametrize(
    ("arguments", "people", "mine"),
    [
        (("--you", "alice"), [0], {"alice": 0}),
        (("--you", "Alice, Max"), [0, 1], {"alice": 0, "max": 1}),
        (("--you", "alice,max", "--people", "1", "--seats", "2"), [0], {"alice": 0, "max": 0}),
        (("--you", "alice,max,sarah", "--mode", "solo"), [0], {"alice": 0, "sarah": 0}),
        (("--mode", "competition", "--you", "sarah"), [0], {"sarah": 0, "bruce": 0}),
        (("--mode", "team", "--seats", "4", "--you", "kevin"), [0], {"kevin": 0, "emmett": 2}),
        (("--mode", "team", "--seats", "8", "--you", "max"), [0], {"max": 0, "alice": 1}),
        (("--people", "3"), [0, 1, 2], {}),
        (("--people", "0", "--bots", "random,careful"), [], {}),
    ],
)
def test_who_plays_whom(
    arguments: tuple[str, ...],
    people: list[int],
    mine: dict[str, int],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert cli.main(["play", "--seed", SEED, *arguments]) == 0
    path = next(iter([*saved(tmp_path), *finished(tmp_path)]))
    record = load(path)
    assert record.names["people"] == people
    seats = {who: sheet["seat"] for who, sheet in
             rebuild(record, GAME).view(None)["characters"].items()}  # fmt: skip
    assert seats.items() >= mine.items()


# What can go wrong.


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--seed", "xyz"), "xyz"),
        (("--seed", "1" * 65), "seed"),
        (("--mode", "chess"), "mode"),
        (("--seats", "9"), "seats"),
        (("--seats", "many"), "seats"),
        (("--edition", "season9"), "season9"),
        (("--level", "hard"), "rule_level"),
        (("--complex", "nowhere"), "complex_preset"),
        (("--set", "colour=red"), "colour"),
        (("--set", "gards=1"), "Did you mean guards?"),
        (("lockup", "--set", "sol=moderate"), "seats, solo. Did you mean solo?"),
        (("lockup", "--edition", "polish"), "Lockup has no editions"),
        (("--mode", "cooperatoin"), "Did you mean cooperation?"),
        (("--bots", "carefull"), "Did you mean careful?"),
        (("--seed", "0" * 65), "up to 64 hexadecimal digits"),
        (("--set", "nonsense"), "KEY=VALUE"),
        (("--bots", "hal"), "hal"),
        (("--bots", "careful:evil"), 'No bot is "evil". After a colon: bold'),
        (("--you", "bob"), "bob"),
        (("--you", "alice,alice"), "twice"),
        (("--you", "alice,bruce,kevin,max,sarah"), "too many"),
        (("--you", "alice,bruce", "--mode", "competition", "--people", "1"), "one side"),
        (("--people", "5"), "--people"),
        (("--people", "0", "--you", "max"), "--people"),
        (("--people", "x"), "x"),
        (("--memory", "perfect"), "perfect"),
        (("--lang", "xx"), "xx"),
        (("--dance",), "--dance"),
        (("chess",), "chess"),
        (("--resume",), "no saved game"),
        (("--resume", "nowhere.json"), "nowhere.json"),
    ],
)
def test_wrong_arguments_are_named(
    arguments: tuple[str, ...], message: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert cli.main(["play", *arguments]) == 2
    captured = capsys.readouterr()
    assert message in captured.err
    assert "Traceback" not in captured.err
    assert saved(tmp_path) == []


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda text: text[: len(text) // 2], "cut short"),
        (
            lambda text: text.replace(
                f'"rules_version": {GAME.rules_version}', '"rules_version": 7'
            ),
            "rules version 7",
        ),
        (lambda text: text.replace("clue c4", "clue c3"), "choice 1"),
        (lambda text: text.replace("clue c4", "clue b3"), "altered"),
        (lambda _: "[]", "not a record"),
        (lambda _: "\0", "line 1"),
    ],
)
def test_a_broken_save_is_refused_and_left_alone(
    change: object, message: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    session = session_with(0)
    play_on(session, 6)
    path = Saves(tmp_path / "cellmates").save(session)
    assert callable(change)
    broken = change(path.read_text())
    path.write_text(broken)
    assert cli.main(["play", "--resume"]) == 2
    assert message in capsys.readouterr().err
    assert path.read_text() == broken


def test_nowhere_to_save_is_told_before_the_game(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "cellmates").write_text("in the way")
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n"))
    assert cli.main(["play", "--seed", SEED]) == 2
    captured = capsys.readouterr()
    assert "cannot be written" in captured.err
    assert "Your choice" not in captured.out


def test_a_finished_record_can_be_looked_at_again(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    session = session_with(0)
    play_on(session, 1000)
    path = Saves(tmp_path / "cellmates").save(session)
    before = json.loads(path.read_text())
    assert cli.main(["play", "--resume", str(path)]) == 0
    assert "The show is over" in capsys.readouterr().out
    assert json.loads(path.read_text()) == before


@pytest.mark.parametrize(
    ("change", "trouble"),
    [
        (
            lambda text: text.replace(
                f'"rules_version": {GAME.rules_version}', '"rules_version": 1'
            ),
            "rules version 1",
        ),
        (lambda text: text[: len(text) // 2], "cut short"),
        (lambda text: text.replace("clue c4", "clue b3"), "altered"),
    ],
)
def test_a_save_that_cannot_be_gone_on_with_is_passed_over(
    change: Callable[[str], str],
    trouble: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    saves = Saves(tmp_path / "cellmates")
    playable, other = session_with(0), session_with(0)
    for session, most in ((playable, 4), (other, 6)):
        play_on(session, most)
        saves.save(session)
    assert playable.path is not None
    assert other.path is not None
    other.path.write_text(change(other.path.read_text()))
    os.utime(playable.path, (1, 1))
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert cli.main(["play", "--resume"]) == 0
    captured = capsys.readouterr()
    assert "Passed over: " in captured.err
    assert str(other.path) in captured.err
    assert trouble in captured.err
    assert f"The game from {playable.path} goes on. 4 choices" in captured.out
