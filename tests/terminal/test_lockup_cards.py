"""Cards of one's own at the table: they are played with, named, and told from other cards."""

import json
import shutil
from importlib.resources import files
from pathlib import Path

import pytest

from cellmates import bots, lockup
from cellmates.bots.sitting import play
from cellmates.cli.main import main
from cellmates.kernel.record import load, rebuild, record_of
from cellmates.locale import Texts
from cellmates.terminal.face import face_of
from cellmates.terminal.session import resumed
from cellmates.terminal.spans import plain

DATA = files("cellmates.lockup").joinpath("data")


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


def folder_with(folder: Path, file: str, old: str, new: str) -> Path:
    """A folder with one card file in which something is different."""
    text = DATA.joinpath(file).read_text("utf-8")
    assert old in text
    folder.mkdir(exist_ok=True)
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """Cards of which one goes by another slug and name."""
    folder = folder_with(tmp_path / "mine", "items.toml", "[bone_shiv]", "[rusty_fork]")
    text = (folder / "items.toml").read_text("utf-8").replace("Bone Shiv", "Rusty Fork")
    (folder / "items.toml").write_text(text, encoding="utf-8")
    return folder


def recorded(folder: Path, path: Path, most: int | None = None) -> Path:
    """The record of a game between bots with these cards."""
    config = lockup.Config(seats=2, cards=str(folder))
    table = lockup.deal(config, bytes(32))
    play(table, [bots.make("lockup", "random", bytes([seat] * 32)) for seat in range(2)], most)
    names: dict[str, object] = {"people": [0], "bots": {"1": "random"}}
    record_of(lockup.GAME, config, bytes(32), table, names).save(path)
    return path


def test_the_table_speaks_of_these_cards(own: Path) -> None:
    config = lockup.Config(seats=2, cards=str(own))
    face = face_of("lockup", Texts("en")).playing(config)
    view = lockup.deal(config, bytes(32)).view(0)
    (told,) = face.explain("rusty fork", view)
    assert told.startswith("Rusty Fork, an item: 6 stars.")
    assert face.explain("bone shiv", view) == []
    seen = set()
    for seed in range(12):
        table = lockup.deal(config, bytes([seed] * 32))
        seen |= {plain(line) for line in face.text_board(table.view(None))}
    assert any("Rusty Fork" in line for line in seen)


def test_records_hold_their_cards_and_can_be_verified(
    own: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = recorded(own, tmp_path / "game.json")
    record = load(path)
    cards = lockup.Config(seats=2, cards=str(own)).cards
    assert cards.content is not None
    assert record.config["cards"] == cards.content.to_dict()
    assert record.config["cards_digest"] == cards.digest
    assert str(tmp_path) not in path.read_text("utf-8")
    shutil.rmtree(own)  # another machine, or another day
    assert rebuild(record, lockup.GAME).over
    assert main(["verify", str(path)]) == 0
    assert main(["replay", str(path)]) == 0
    assert "The game is over" in capsys.readouterr().out


def test_games_with_the_standard_cards_say_nothing_of_cards() -> None:
    assert lockup.Config(seats=2).to_dict() == {"mode": "basic", "seats": 2}


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_record_with_other_cards_put_in_is_refused(
    command: str, own: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = recorded(own, tmp_path / "game.json")
    text = path.read_text("utf-8")
    assert "value = 8" in text
    path.write_text(text.replace("value = 8", "value = 9", 1), "utf-8")
    assert main([command, str(path)]) != 0
    captured = capsys.readouterr()
    assert "not the cards that the game was dealt with" in captured.out + captured.err


def test_a_saved_game_goes_on_whatever_becomes_of_the_folder(own: Path, tmp_path: Path) -> None:
    path = recorded(own, tmp_path / "game.json", most=40)
    folder_with(own, "items.toml", "value = 8", "value = 9")
    session = resumed(load(path), str(path))
    assert session.config.cards.name == "mine"
    assert next(item.value for item in session.config.cards.items) == 8


def test_names_alone_make_no_other_cards(own: Path, tmp_path: Path) -> None:
    path = recorded(own, tmp_path / "game.json")
    text = path.read_text("utf-8")
    path.write_text(text.replace("Rusty Fork", "Fork, rusty"), "utf-8")
    assert rebuild(load(path), lockup.GAME).over


BROKEN = [
    ("items.toml", "value = 8", "value = -8", "sharpened_spoon: value must be a whole number"),
    ("items.toml", "scrap = 3", "scrap = -3", "sharpened_spoon.cost: scrap must be a whole number"),
    ("items.toml", '["shield"]', '["sword"]', 'sharpened_spoon: treasures cannot be "sword"'),
    ("items.toml", "Łańcuchy na knykcie", "", 'knuckle_chains: there is no name in "pl"'),
    ("goons.toml", 'type = "bandit"', 'type = "bard"', 'ragpicker_jod: type cannot be "bard"'),
    ("tomes.toml", "copies = 2", "copies = 3", "tomes.toml: tomes: 29 instead of 28"),
    ("goals.toml", "[", "[[", "goals.toml"),
]


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize(("file", "old", "new", "complaint"), BROKEN, ids=[b[3] for b in BROKEN])
def test_a_broken_card_file_is_named_with_its_entry(
    command: str,
    file: str,
    old: str,
    new: str,
    complaint: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    folder = folder_with(tmp_path / "broken", file, old, new)
    assert main([command, "lockup", "--cards", str(folder)]) == 2
    assert complaint in capsys.readouterr().err


def test_a_folder_without_cards_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "lockup", "--cards", str(tmp_path)]) == 2
    assert "holds no card files" in capsys.readouterr().err
    assert main(["simulate", "lockup", "--cards", str(tmp_path / "nowhere")]) == 2
    assert "there is no such folder" in capsys.readouterr().err
    (tmp_path / "rooms.toml").write_text("")
    assert main(["simulate", "lockup", "--cards", str(tmp_path)]) == 2
    assert "rooms.toml: this is no card file" in capsys.readouterr().err


def test_simulating_with_cards_of_ones_own(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "lockup", "--cards", str(own), "--games", "2", "--jobs", "1"]
    assert main([*arguments, "--bots", "random", "--json"]) == 0
    (run,) = json.loads(capsys.readouterr().out)["runs"]
    assert run["config"]["cards"]["name"] == "mine"
    assert "cards_digest" in run["config"]
