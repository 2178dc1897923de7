"""The game that `docs/new-game.md` adds is played in a browser, on the plain table."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import Someone
from tests.browser.hooks import RESULT
from tests.browser.playing import gather, play
from tests.browser.test_access import look
from tests.browser.test_plain_table import PLAIN, Plainly
from tests.followed import EDITS, ROOT, blocks, copy_of_the_package, edit
from tests.server.processes import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of a copy of the project in which the document was followed, page and all."""
    folder = copy_of_the_package(tmp_path_factory.mktemp("new_game"))
    for block in blocks(ROOT / "docs" / "new-game.md"):
        if block.verb in EDITS:
            edit(folder, block)
    shutil.copytree(ROOT / "web", folder / "web", ignore=shutil.ignore_patterns("node_modules"))
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    build = ["npm", "run", "--silent", "build", "--", "--logLevel", "warn"]
    subprocess.run(build, cwd=folder / "web", check=True)
    env = {**os.environ, "PYTHONPATH": str(folder / "src")}
    process = ServerProcess(f"sqlite:///{folder / 'server.db'}", env=env)
    yield process.url
    assert process.stop() == 0


def test_it_is_found_and_played_to_the_end(someone: Someone, tmp_path: Path) -> None:
    ania, jan = someone("Ania", kind=Plainly), someone("Jan", "phone", kind=Plainly)
    ania.go("/")
    ania.find(".game.shakedown").wait_for()
    assert "Hide a spoon" in ania.find(".game.shakedown").inner_text()
    gather(ania, [jan], game="shakedown", config={"seats": 3})
    ania.find(PLAIN).wait_for()
    play([ania, jan], until=lambda: ania.wants() and len(ania.chosen) >= 2)
    shown = ania.find(PLAIN).inner_text()
    assert "my favourite" in shown.lower()
    look(ania, "the new game")
    play([ania, jan])
    for person in (ania, jan):
        person.find(RESULT).wait_for()
    assert "Found out" in ania.page.inner_text("body")
