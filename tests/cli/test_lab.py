"""`cellmates lab`: what a rule is worth, the same on any number of cores, gone on with later."""

import json
from pathlib import Path

import pytest

from cellmates.cli import main as cli
from cellmates.cli.laboratory import compare, power
from cellmates.lab.paired import PairedPlan, PairedResults, play_pairs
from cellmates.locale import languages

COMPARE = (
    *("compare", "room25", "--mode", "competition", "--seats", "2", "--bots", "random"),
    *("--with", "edition=season1", "--seed", "7"),
)


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setattr(power, "_PATIENCE", 0.01)


def _lab(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert cli.main(["lab", *arguments]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def _refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert cli.main(["lab", *arguments]) == 2
    return capsys.readouterr().err


def _files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_any_number_of_jobs_gives_the_same_bytes(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    printed = {}
    for jobs in ("1", "2"):
        keep = ("--keep", str(tmp_path / jobs), "--games", "25", "--json")
        printed[jobs] = _lab(capsys, *COMPARE, *keep, "--jobs", jobs)
    assert printed["1"] == printed["2"]
    kept = _files(tmp_path / "1")
    assert kept == _files(tmp_path / "2")
    assert sorted(kept) == ["games-000000.json", "games-000020.json", "plan.json", "result.json"]
    report = json.loads(printed["1"])
    assert report == json.loads(kept["result.json"])
    assert report["pairs"] == 25
    part = json.loads(kept["games-000020.json"])
    assert [len(both) for both in part["digests"]] == [2] * 5
    for outcome in report["outcomes"]:
        assert outcome["pairs"] == 25
        gained = outcome["only_with"] - outcome["only_without"]
        assert outcome["difference"]["value"] == round(gained / 25, 6)


def test_a_run_goes_on_where_it_stopped(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = (*COMPARE, "--games", "25", "--jobs", "1", "--keep", str(tmp_path), "--json")
    whole = _lab(capsys, *arguments)
    (tmp_path / "games-000020.json").unlink()
    (tmp_path / "result.json").unlink()
    played = []

    def watched(part: tuple[PairedPlan, int, int]) -> PairedResults:
        played.append(part[1:])
        return play_pairs(part)

    monkeypatch.setattr(compare, "play_pairs", watched)
    assert _lab(capsys, *arguments) == whole
    assert played == [(20, 25)]


def test_the_same_command_without_a_seed_goes_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    arguments = (*COMPARE[:-2], "--games", "3", "--jobs", "1", "--keep", str(tmp_path), "--json")
    whole = _lab(capsys, *arguments)
    assert _lab(capsys, *arguments) == whole
    assert "seed is" in _refused(capsys, *arguments, "--seed", "7")
    for broken in ('{"seed": 7}', '{"seed": "x"}', "{}", "["):
        (tmp_path / "plan.json").write_text(broken)
        assert "plan.json cannot be read" in _refused(capsys, *arguments)
    other = (*COMPARE[:-2], "--games", "3", "--jobs", "1", "--json")
    assert json.loads(_lab(capsys, *other))["seed"] != json.loads(whole)["seed"]


def test_a_folder_of_something_else_is_left_alone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    arguments = (*COMPARE, "--jobs", "1", "--keep", str(tmp_path))
    _lab(capsys, *arguments, "--games", "3")
    before = _files(tmp_path)
    said = _refused(capsys, *arguments, "--games", "4")
    assert "keeps another run: games is 3 there and 4 here" in said
    (tmp_path / "games-000000.json").write_text("{")
    said = _refused(capsys, *arguments, "--games", "3")
    assert "games-000000.json cannot be read. Delete it" in said
    (tmp_path / "games-000000.json").write_text('{"games": 3}')
    assert "games-000000.json cannot be read" in _refused(capsys, *arguments, "--games", "3")
    assert _files(tmp_path)["plan.json"] == before["plan.json"]
    (tmp_path / "file").write_text("")
    said = _refused(capsys, *COMPARE, "--keep", str(tmp_path / "file"))
    assert f"{tmp_path / 'file'}: " in said


def test_a_comparison_stops_when_it_is_sure(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def always(part: tuple[PairedPlan, int, int]) -> PairedResults:
        results = PairedResults()
        results.games = part[2] - part[1]
        results.wins["player", False, True] = 4
        results.wins["player", False, False] = results.games - 4
        results.digests = [("one", "other")] * results.games
        return results

    monkeypatch.setattr(compare, "play_pairs", always)
    arguments = (*COMPARE, "--games", "200", "--jobs", "1", "--keep", str(tmp_path), "--json")
    report = json.loads(_lab(capsys, *arguments, "--stop"))
    assert report["pairs"] == 40  # 8 of 8 are one in 28; 4 of 4 one in three
    assert report["outcomes"][0]["p"] == round(9 / 256, 6)
    # Parts that were played ahead do not count.
    whole = tmp_path / "games-000040.json"
    whole.write_bytes((tmp_path / "games-000020.json").read_bytes())
    assert json.loads(_lab(capsys, *arguments, "--stop")) == report
    assert "stop is true there and false here" in _refused(capsys, *arguments)
    (tmp_path / "other").mkdir()
    text = _lab(capsys, *arguments[:-2], str(tmp_path / "other"), "--stop")
    assert "p holds whenever one stops" in text


def test_people_read_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    out = _lab(capsys, *COMPARE, "--games", "4", "--jobs", "1")
    assert out.startswith("4 deals played twice, the second time with edition=season1\n")
    assert "player 1" in out
    assert "McNemar" in out
    seed = f"{7:064x}"
    assert f"Seed of the whole run: {seed}" in out


@pytest.mark.parametrize("lang", languages())
def test_every_language_has_the_words(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    out = _lab(capsys, "power", "room25", "--mode", "solo", "--bots", "random", "--lang", lang)
    assert "401" in out
    assert "626" in out
    assert "lab-" not in out


def test_how_many_games_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    out = json.loads(
        _lab(capsys, "power", "room25", "--mode", "solo", "--bots", "random", "--json")
    )
    assert (out["games"], out["pairs"]) == (2401, 626)
    assert (out["margin"], out["difference"]) == (2.0, 5.0)
    assert out["seconds_a_game"] > 0


def test_how_many_games_a_question_takes(capsys: pytest.CaptureFixture[str]) -> None:
    solo = ("power", "room25", "--mode", "solo", "--bots", "random")
    out = _lab(capsys, *solo, "--margin", "1", "--share", "10%")
    assert "±1 % takes 3,458 games: about" in out
    assert "on one core" in out
    said = _refused(capsys, *solo, "--difference", "30")
    assert "only what ends differently can be gained" in said
    assert "--margin" in _refused(capsys, *solo, "--margin", "120")


@pytest.mark.parametrize(("arguments", "words"), [
    (("compare", "room25"), "--with"),
    (("compare", "room25", "--with", "edition"), "--with"),
    (("compare", "room25", "--with", "edition=nobody"), "edition"),
    (("compare", "room25", "--with", "colour=red"), "colour"),
    (("compare", "room25", "--with", "madness=true", "--bots", "genius"), "genius"),
    ((), "EXPERIMENT"),
])  # fmt: skip
def test_what_is_wrong_is_named(
    arguments: tuple[str, ...], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert words in _refused(capsys, *arguments)
