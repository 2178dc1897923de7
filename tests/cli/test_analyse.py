"""`cellmates analyse`: tables, a curve, JSON; kept once made; refused before the end."""

import json
from pathlib import Path

import pytest

from cellmates.analysis import analyst
from cellmates.analysis import lockup as of_lockup
from cellmates.analysis import room25 as of_room25
from cellmates.cli import analyse as command
from cellmates.cli.main import main
from cellmates.locale import languages

RECORDS = Path(__file__).parents[1] / "records"


@pytest.fixture(autouse=True)
def little_work(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(analyst, "DEALS", 2)
    monkeypatch.setattr(of_room25.chances, "ROLLOUTS", 1)
    monkeypatch.setattr(of_room25.Room25Analyst, "tables", 2)
    monkeypatch.setattr(of_room25.beliefs, "TABLES", 2)
    monkeypatch.setattr(of_lockup.chances, "ROLLOUTS", 1)
    monkeypatch.setattr(of_lockup.LockupAnalyst, "tables", 2)
    monkeypatch.setattr(command, "data_folder", lambda: tmp_path)


_REASON = {
    "en": "Why: “",
    "pl": "Dlaczego: „",
    "ru": "Почему: «",
    "cs": "Proč: „",
    "it": "Perché: «",
}


def never(*args: object) -> None:
    raise AssertionError("it was made already")


@pytest.mark.parametrize("name", ["competition-ultimate", "lockup/solo-expert"])
def test_it_is_told_in_every_language_and_made_once(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    record = str(RECORDS / f"{name}.json")
    assert main(["analyse", record, "--jobs", "1", "--json"]) == 0
    made = json.loads(capsys.readouterr().out)
    assert made["curve"][-1][0] in (0, 1000)
    monkeypatch.setattr(command, "analyse_in_parts", never)
    for lang in languages():
        assert main(["analyse", record, "--lang", lang]) == 0
        said = capsys.readouterr().out
        assert "▁" in said or "█" in said
        assert "{" not in said
        assert "analysis-" not in said
        assert "insight-" not in said
        assert "advice-" not in said
        assert (_REASON[lang] in said) == any(each["why"] for each in made["choices"])


def test_an_unfinished_game_is_refused_but_to_own_eyes(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    from cellmates.games import GAMES
    from cellmates.kernel.record import load, record_of

    whole = load(RECORDS / "suspicion-season2.json")
    game = GAMES[whole.game]
    config = game.config(whole.config)
    table = game.deal(config, whole.seed)
    for seat, text in whole.choices[:12]:
        table.choose(seat, table.catalogue().parse(text))
    cut = tmp_path / "cut.json"
    record_of(game, config, whole.seed, table, {}).save(cut)
    assert main(["analyse", str(cut), "--lang", "en"]) == 2
    assert "cut.json" in capsys.readouterr().err
    assert main(["analyse", str(cut), "--as", "1", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "a guard with" in said
    assert "most likely" in said
