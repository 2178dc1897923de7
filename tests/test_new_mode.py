"""The page that shows how to add a mode of Room 25 is followed to the letter, and it is played."""

import json
from pathlib import Path

import pytest

from cellmates.locale import languages
from tests.followed import EDITS, ROOT, blocks, copy_of_the_package, edit, python

PAGE = ROOT / "docs" / "new-mode.md"

SCENARIO = """
import sys
from pathlib import Path
from cellmates.games import GAMES
from cellmates.testing.scenario import check
print(check(Path(sys.argv[1]), GAMES))
"""

OVER_THE_SERVER = """
import asyncio, sys
from pathlib import Path
from random import Random
from tests.server.playing import serving

async def play():
    async with serving(Path(sys.argv[1])) as server:
        games = (await server.ask("GET", "/api/games"))[1]["games"]
        (told,) = [game for game in games if game["name"] == "room25"]
        print(list(told["modes"])[-1], told["modes"]["scramble"], list(told["levels"]["scramble"]))
        config = {"mode": "scramble", "rule_level": "basic", "seats": 4}
        id, tokens = await server.filled("room25", config, 2, seats=4, bot="careful")
        async with server.player(id, tokens[0]) as one, server.player(id, tokens[1]) as two:
            await asyncio.gather(one.play(Random(1)), two.play(Random(2)))
            assert one.view["over"] and one.view["mode"] == "scramble", one.view
            print(len(one.view["characters"]), one.view["rounds"], one.view["rules"]["teams"])
        print((await server.ask("GET", f"/api/tables/{id}/verify"))[1]["genuine"])

asyncio.run(play())
"""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package in which the page was followed."""
    folder = copy_of_the_package(tmp_path_factory.mktemp("new_mode"))
    for block in blocks(PAGE):
        if block.verb in EDITS:
            edit(folder, block)
    return folder


def test_one_file_the_list_and_the_words() -> None:
    made = [block for block in blocks(PAGE) if block.verb in EDITS]
    words = {f"src/cellmates/locale/{lang}/room25.ftl" for lang in languages()}
    modes = {f"src/cellmates/room25/modes/{name}.py" for name in ("scramble", "__init__")}
    assert {block.file for block in made} == words | modes


def test_it_conforms(project: Path) -> None:
    (check,) = [block.text for block in blocks(PAGE) if block.verb == "check"]
    done = python(project, "-c", check)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_scenario_holds(project: Path, tmp_path: Path) -> None:
    (scenario,) = [block.text for block in blocks(PAGE) if block.verb == "scenario"]
    path = tmp_path / "scenario.toml"
    path.write_text(scenario, "utf-8")
    assert python(project, "-c", SCENARIO, str(path)).stdout == "[]\n"
    path.write_text(scenario.replace("winners = [0, 2]", "winners = [0]"), "utf-8")
    assert "winners" in python(project, "-c", SCENARIO, str(path)).stdout


@pytest.mark.parametrize(("lang", "name"), [("en", "Scramble"), ("cs", "Úprk")])
def test_it_plays_in_the_terminal(project: Path, lang: str, name: str) -> None:
    said = python(
        project, "-m", "cellmates", "play", "room25", "--mode", "scramble", "--seats", "3",
        "--level", "basic", "--people", "1", "--plain", "--seed", "1", "--lang", lang,
        given=f"explain {name}\n" + "1\n" * 200,
    )  # fmt: skip
    assert said.returncode == 0, said.stderr
    assert said.stdout.count(name) > 1
    if lang == "en":
        assert "everybody for themselves" in said.stdout
        assert "The show is over." in said.stdout


def test_bots_play_it(project: Path) -> None:
    done = python(
        project, "-m", "cellmates", "simulate", "room25", "--mode", "scramble",
        "--games", "20", "--bots", "careful", "--json",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    (run,) = json.loads(done.stdout)["runs"]
    assert run["games"] == 20
    assert set(run["reasons"]) <= {"escaped", "last_alive", "still_inside", "countdown"}
    assert set(run["reasons"]) & {"escaped", "still_inside"}  # they find the way out


def test_it_plays_over_the_server(project: Path, tmp_path: Path) -> None:
    done = python(project, "-c", OVER_THE_SERVER, str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        "scramble [3, 4, 5, 6] ['basic', 'ultimate']",
        "4 8 False",
        "True",
    ]


def test_without_the_edits_there_is_no_such_mode(tmp_path: Path) -> None:
    folder = copy_of_the_package(tmp_path)
    done = python(folder, "-m", "cellmates", "play", "room25", "--mode", "scramble")
    assert done.returncode == 2
    assert "scramble" in done.stderr
