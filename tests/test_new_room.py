"""The page that shows how to add a room and a card is followed to the letter and played with."""

import subprocess
from pathlib import Path

import pytest

from tests.followed import ROOT, blocks, copy_of_the_package, edit, python

PAGE = ROOT / "docs" / "new-room.md"

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


def play(package: Path, scenarios: list[str]) -> subprocess.CompletedProcess[str]:
    """Play with a copy of the package."""
    return python(package, "-c", PLAY, *scenarios)


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the sources."""
    return copy_of_the_package(tmp_path)


def test_the_page_holds(package: Path) -> None:
    scenarios: list[str] = []
    for block in blocks(PAGE):
        if block.verb == "scenario":
            path = package / f"scenario{len(scenarios)}.toml"
            path.write_text(block.text, "utf-8")
            scenarios.append(str(path))
        else:
            edit(package, block)
    assert len(scenarios) == 2
    done = play(package, scenarios)
    assert done.stderr == ""
    assert done.stdout.split("\n") == ["[]", "[]", "True Pantry", ""]


def test_without_the_edits_it_does_not(package: Path) -> None:
    scenario = package / "scenario.toml"
    text = next(block.text for block in blocks(PAGE) if block.verb == "scenario")
    scenario.write_text(text, "utf-8")
    done = play(package, [str(scenario)])
    assert "there is no room 'pantry'" in done.stderr
