"""The page that shows how to add a game is followed to the letter, and the game is played."""

import json
import re
from pathlib import Path

import pytest

from tests.followed import EDITS, ROOT, blocks, copy_of_the_package, edit, python

PAGE = ROOT / "docs" / "new-game.md"

OVER_THE_SERVER = """
import asyncio, sys
from pathlib import Path
from random import Random
from tests.server.playing import serving

async def play():
    async with serving(Path(sys.argv[1])) as server:
        id, tokens = await server.filled("shakedown", {"seats": 4}, 2, seats=4)
        async with server.player(id, tokens[0]) as one, server.player(id, tokens[1]) as two:
            await asyncio.gather(one.play(Random(1)), two.play(Random(2)))
            assert one.view["over"] and one.view["my_favourite"], one.view
            rest = [{key: value for key, value in each.items() if not key.startswith("my_")}
                    for each in (one.view, two.view)]
            assert rest[0] == rest[1]
            verdict = await server.ask("GET", f"/api/tables/{id}/verify")
            print(len(one.view["favourites"]), verdict[1])

asyncio.run(play())
"""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package in which the page was followed."""
    folder = copy_of_the_package(tmp_path_factory.mktemp("new_game"))
    for block in blocks(PAGE):
        if block.verb in EDITS:
            edit(folder, block)
    return folder


def test_only_one_line_outside_the_new_folder_and_the_words() -> None:
    made = [block for block in blocks(PAGE) if block.verb in EDITS]
    elsewhere = [
        block
        for block in made
        if not block.file.startswith("src/cellmates/shakedown/") and "/locale/" not in block.file
    ]
    (line,) = elsewhere
    assert (line.file, line.text.count("\n")) == ("src/cellmates/games.py", 1)
    (rules,) = [block.text for block in made if block.file.endswith("shakedown/__init__.py")]
    assert len([text for text in rules.splitlines() if text.strip()]) < 150


def test_it_conforms(project: Path) -> None:
    (check,) = [block.text for block in blocks(PAGE) if block.verb == "check"]
    done = python(project, "-c", check)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_leak_would_be_noticed(tmp_path: Path) -> None:
    """The kit is not fooled: a table that shows a spoon to everybody does not conform."""
    folder = copy_of_the_package(tmp_path)
    for block in blocks(PAGE):
        if block.verb in EDITS:
            text = block.text.replace('"my_spoon": None', '"my_spoon": self.spot[:]')
            edit(folder, block._replace(text=text))
    (check,) = [block.text for block in blocks(PAGE) if block.verb == "check"]
    assert "Nonconformance" in python(folder, "-c", check).stderr


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_it_plays_in_the_terminal(project: Path, lang: str) -> None:
    said = python(
        project, "-m", "cellmates", "play", "shakedown", "--seats", "3", "--people", "1",
        "--plain", "--seed", "1", "--lang", lang,
        given="1\n" * 20,
    )  # fmt: skip
    assert said.returncode == 0, said.stderr
    english = ["Where do you hide", "The warden is Player", "Search the", "Winners: Player"]
    polish = ["Gdzie ukrywasz", "Ukryj ją w pryczy", "Strażnik: Gracz", "koniec gry: nie"]
    for text in english if lang == "en" else polish:
        assert text in said.stdout


@pytest.mark.parametrize("lang", ["pl", "ru", "cs", "it"])
def test_nothing_is_said_in_english_to_those_who_read_another_language(
    project: Path, lang: str
) -> None:
    code = f"""
from cellmates.games import GAMES
from cellmates.kernel.dice import Dice
from cellmates.locale import Texts
from cellmates.terminal.face import face_of
game = GAMES["shakedown"]
table = game.deal(game.config({{"seats": 3}}), bytes(32))
table.listen()
face, dice = face_of("shakedown", Texts({lang!r})), Dice(bytes(32))
while not table.over:
    seat = table.waiting[0]
    options = table.decision(seat).options
    print(face.question(table.decision(seat), table.view(seat)))
    for option in options:
        print(face.option(option, "", table.view(seat)))
    table.choose(seat, options[dice.below(len(options))])
    for event in table.news_for(seat):
        print(face.sentence(event, table.view(seat)))
for line in face.text_board(table.view(0)):
    print("".join(span.text for span in line))
"""
    said = python(project, "-c", code)
    assert (said.returncode, said.stderr) == (0, "")
    english = (
        r"\b(seat|warden|over|round|rounds|scores|searches|found|favourites?|my|spoon|bunk|pipe"
    )
    english += r"|book|hide|search|points|nobody|winners)\b"
    left = {each for each in re.findall(english, said.stdout) if (lang, each) != ("it", "round")}
    assert left == set(), said.stdout


def test_it_is_simulated(project: Path) -> None:
    done = python(project, "-m", "cellmates", "simulate", "shakedown", "--games", "20", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["runs"][0]["games"] == 20


def test_it_is_recorded_replayed_and_verified(project: Path, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    code = f"""
from pathlib import Path
from cellmates.games import GAMES
from cellmates.kernel.dice import Dice
from cellmates.kernel.record import record_of
from cellmates.testing.conformance import play
game = GAMES["shakedown"]
config = game.config({{"seats": 4}})
table = game.deal(config, bytes(32))
play(table, Dice(bytes(32)))
record_of(game, config, bytes(32), table, {{}}).save(Path({str(record)!r}))
"""
    assert python(project, "-c", code).stderr == ""
    replayed = python(project, "-m", "cellmates", "replay", str(record), "--lang", "en")
    assert "Which" not in replayed.stdout
    assert re.search(r"searches the (bunk|pipe|book)", replayed.stdout), replayed.stderr
    assert python(project, "-m", "cellmates", "verify", str(record)).returncode == 0
    record.write_text(record.read_text().replace("hide bunk", "hide pipe", 1))
    assert python(project, "-m", "cellmates", "verify", str(record)).returncode == 1


def test_it_plays_over_the_server(project: Path, tmp_path: Path) -> None:
    done = python(project, "-c", OVER_THE_SERVER, str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("4 {"), done.stdout


def test_without_the_line_there_is_no_such_game(tmp_path: Path) -> None:
    folder = copy_of_the_package(tmp_path)
    assert python(folder, "-m", "cellmates", "play", "shakedown").returncode == 2
