"""`cellmates simulate`: figures one can trust, and errors that name what was wrong."""

import json
from typing import Any

import pytest

from cellmates.cli import main as cli
from cellmates.lab import arena
from cellmates.lab.statistics import wilson
from cellmates.locale import languages


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


def _simulate(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert cli.main(["simulate", "room25", "--bots", "random", *arguments]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def _json(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    found = json.loads(_simulate(capsys, *arguments, "--json"))
    assert isinstance(found, dict)
    return found


def test_the_same_seed_gives_the_same_result_for_any_jobs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    results = [
        _json(capsys, "--games", "12", "--seed", "abc", "--jobs", jobs) for jobs in ("1", "2")
    ]
    for result in results:
        speed = result.pop("speed")
        assert speed["games_per_second"] > 0
        assert speed["decisions_per_second"] > 0
    assert results[0] == results[1]
    assert results[0]["seed"] == "abc".rjust(64, "0")


def test_what_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    report = _json(capsys, "--games", "10", "--seed", "1", "--jobs", "1", "--seats", "5")
    (run,) = report["runs"]
    assert run["config"] == {"mode": "suspicion", "seats": 5}
    assert run["games"] == 10
    assert sum(run["reasons"].values()) == 10
    assert {outcome["side"] for outcome in run["outcomes"]} == {"guard", "prisoner"}
    for outcome in run["outcomes"]:
        share, low, high = wilson(outcome["wins"], 10)
        assert outcome["share"] == pytest.approx(share)
        assert (outcome["low"], outcome["high"]) == pytest.approx((low, high), abs=1e-5)
    assert sum(outcome["wins"] for outcome in run["outcomes"]) == 10
    for mean in run["means"].values():
        assert mean["low"] <= mean["mean"] <= mean["high"]
    assert set(run["means"]) == {"rounds", "decisions"}
    for counted in (run["reasons"], run["mishaps"]):  # the most frequent first
        assert len(counted) > 1
        assert list(counted.values()) == sorted(counted.values(), reverse=True)


def test_tables_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    out = _simulate(capsys, "--games", "10", "--seed", "1", "--jobs", "1")
    assert out.startswith("Simulation: 10 games, Suspicion, 6 players\n")
    for word in ("guards", "prisoners", "how it ended", "deaths", "rounds", "95 % interval"):
        assert word in out
    assert f"Seed of the whole run: {'1'.rjust(64, '0')}" in out
    assert "decisions a second" in out


@pytest.mark.parametrize("lang", languages())
def test_every_language_and_mode(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    out = _simulate(
        capsys, "--games", "4", "--jobs", "1", "--seed", "5", "--mode", "all", "--lang", lang
    )
    assert out.count("95 %") >= 15


def test_several_modes(capsys: pytest.CaptureFixture[str]) -> None:
    report = _json(capsys, "--games", "2", "--jobs", "1", "--mode", "solo,team")
    assert [run["config"]["mode"] for run in report["runs"]] == ["solo", "team"]


def test_a_fresh_seed_unless_one_is_given(capsys: pytest.CaptureFixture[str]) -> None:
    seeds = {_json(capsys, "--games", "1", "--jobs", "1")["seed"] for _ in range(2)}
    assert len(seeds) == 2


def test_settings_reach_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    report = _json(
        capsys,
        *("--games", "1", "--jobs", "1", "--mode", "cooperation", "--edition", "italian"),
        *("--seats", "2", "--level", "ultimate", "--madness", "--set", "madness_draws=2"),
        *("--set", "exit_zone_reserved=room_25,key", "--set", 'solo_exclude=["vortex"]'),
    )
    assert report["runs"][0]["config"] == {
        "mode": "cooperation",
        "edition": "italian",
        "seats": 2,
        "rule_level": "ultimate",
        "madness": True,
        "madness_draws": 2,
        "exit_zone_reserved": ["room_25", "key"],
        "solo_exclude": ["vortex"],
    }


def test_bots_by_role(capsys: pytest.CaptureFixture[str]) -> None:
    report = _json(capsys, "--games", "2", "--jobs", "1", "--sides", "guard=random,prisoner=random")
    assert report["runs"][0]["sides"] == {"guard": "random", "prisoner": "random"}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seats", "9"], "seats cannot be 9"),
        (["--seats", "six"], "seats is a number, not “six”"),
        (["--seed", "xyz"], '--seed: A seed is up to 64 hexadecimal digits (32 bytes); "xyz"'),
        (["--seed", "0" * 65], "--seed"),
        (["--bots", "hal"], 'There is no bot "hal". Bots: careful, shrewd, mastermind,'),
        (["--bots", ","], '--bots: There is no bot "".'),
        (["--sides", "guard=hal"], '--sides: There is no bot "hal"'),
        (["--sides", "cat=random"], '"cat" is no value of --sides. Possible: prisoner, guard.'),
        (["--mode", "chess"], 'mode: There is no mode "chess". Modes: cooperation,'),
        (["--edition", "greek"], 'edition: There is no edition "greek". Editions: ultimate,'),
        (["--level", "expert"], "rule_level cannot be “expert”"),
        (["--complex", "castle"], "complex_preset cannot be “castle”"),
        (["--set", "colour=red"], 'Unknown key "colour". Known: edition,'),
        (["--set", "flooded_deadline=never"], "flooded_deadline cannot be “never”"),
        (["--set", "madness"], '--set: "madness" should read KEY=VALUE'),
        (["--madness"], "madness is for cooperation and solo"),
        (["--guards", "2", "--mode", "solo"], "guards cannot be “2” in solo"),
        (["--games", "0"], "--games must be at least 1"),
        (["--games", "many"], '--games: "many" is not a whole number'),
        (["--jobs", "0"], "--jobs must be at least 1"),
        (["--jobs", "5000"], "--jobs must lie between 1 and 1,024"),
    ],
)
def test_what_is_wrong_is_named(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["simulate", "room25", *arguments]) == 2
    out, err = capsys.readouterr()
    assert said in err
    assert "Traceback" not in err
    assert out == ""


def test_an_interrupt_reports_what_there_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    real = arena.run

    def interrupted(*arguments: Any) -> Any:
        yield next(real(*arguments))
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "run", interrupted)
    arguments = ["simulate", "room25", "--bots", "random", "--games", "40", "--jobs", "1"]
    assert cli.main(arguments) == 130
    out, err = capsys.readouterr()
    assert "Stopped early, after 10 games." in out
    assert err == "Stopped.\n"


def test_an_interrupt_before_the_first_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*arguments: Any) -> Any:
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "run", interrupted)
    assert cli.main(["simulate", "room25", "--jobs", "1"]) == 130
    assert "after 0 games" in capsys.readouterr().out
