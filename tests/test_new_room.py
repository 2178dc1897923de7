"""The page that shows how to add a room and a card is followed to the letter and played with."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "new-room.md"
BLOCK = re.compile(r"^```(\w+) (\w+) ?(\S*) ?(.*?)\n(.*?)^```$", re.M | re.S)

PLAY = """
import random, sys
from pathlib import Path
from cellmates import room25
from cellmates.games import GAMES
from cellmates.testing.scenario import check
from cellmates.locale import Texts
for path in sys.argv[1:]:
    print(check(Path(path), GAMES))
kinds = "central room_25 pantry vision moving control tunnel tunnel regeneration jamming mac mac"
kinds += " pivoting pivoting mirror prison vortex mortal mortal timer shredder shredder trap"
kinds += " flooded acid_bath"
config = room25.Config(mode="suspicion", seats=4, complex_preset=kinds.split())
entered = 0
for number in range(30):
    dice = random.Random(number)
    table = room25.deal(config, number.to_bytes(32, "big"))
    while not table.over:
        seat = table.waiting[0]
        table.choose(seat, dice.choice(table.decision(seat).options))
    entered += any(cell["room"] == "pantry" for cell in table.view(None)["cells"])
print(entered > 0, Texts("en")("room-pantry.short"))
"""


def blocks() -> Iterator[tuple[str, str, str, str]]:
    """The page's blocks: what to do, the file, the place in it, the text."""
    for _, verb, file, place, text in BLOCK.findall(PAGE.read_text("utf-8")):
        yield (
            verb,
            file,
            place.strip().removeprefix('"').removesuffix('"').replace('\\"', '"'),
            text,
        )


def edit(path: Path, verb: str, place: str, text: str) -> None:
    """Make one of the page's edits."""
    lines = path.read_text("utf-8").splitlines(keepends=True)
    if verb == "append":
        lines.append(text)
    else:
        (at,) = [number for number, line in enumerate(lines) if place in line]
        lines.insert(at + (verb == "after"), text)
    path.write_text("".join(lines), "utf-8")


def play(package: Path, scenarios: list[str]) -> subprocess.CompletedProcess[str]:
    """Play with a copy of the package."""
    command = [sys.executable, "-c", PLAY, *scenarios]
    return subprocess.run(
        command, env={"PYTHONPATH": str(package)}, capture_output=True, text=True, check=False
    )


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the sources."""
    shutil.copytree(ROOT / "src" / "cellmates", tmp_path / "src" / "cellmates")
    return tmp_path


def test_the_page_holds(package: Path) -> None:
    scenarios: list[str] = []
    for verb, file, place, text in blocks():
        if verb == "scenario":
            path = package / f"scenario{len(scenarios)}.toml"
            path.write_text(text, "utf-8")
            scenarios.append(str(path))
        else:
            edit(package / file, verb, place, text)
    assert len(scenarios) == 2
    done = play(package / "src", scenarios)
    assert done.stderr == ""
    assert done.stdout.split("\n") == ["[]", "[]", "True Pantry", ""]


def test_without_the_edits_it_does_not(package: Path) -> None:
    scenario = package / "scenario.toml"
    scenario.write_text(next(text for verb, *_, text in blocks() if verb == "scenario"), "utf-8")
    done = play(package / "src", [str(scenario)])
    assert "there is no room 'pantry'" in done.stderr
