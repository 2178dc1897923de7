"""What the engine in the browser makes by itself is what ordinary Python makes: new puzzles, and
the deals of a day in the browser, in a house and in a terminal (`make test-site`)."""

import json
import os
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from cellmates.games import GAMES
from cellmates.kernel.day import day_seed
from cellmates.kernel.record import parse, rebuild
from cellmates.puzzles import kinds_of, search_game
from cellmates.puzzles.telling import position
from tests.server.processes import ServerProcess
from tests.site.person import KEPT, FileServer, SitePerson, a_browser


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with a_browser() as browser:
        yield browser


@pytest.fixture
def ania(browser: Browser) -> Iterator[SitePerson]:
    """Somebody whose network is gone after the first visit."""
    server = FileServer()
    context = browser.new_context(reduced_motion="reduce")
    person = SitePerson(context, server.url, "Ania")
    person.go("/")
    person.page.evaluate(KEPT)
    server.stop()
    context.set_offline(True)
    person.reload()
    yield person
    person.check()
    context.close()


@pytest.mark.parametrize("game", ["room25", "lockup"])
def test_a_new_puzzle_is_the_one_that_its_name_makes_anywhere(game: str, ania: SitePerson) -> None:
    ania.go(f"/puzzles/{game}")
    ania.find("[data-make]").click()
    ania.find("[data-answer]").wait_for()
    name = ania.page.url.rpartition("/")[2]
    _, told = ania.ask("GET", f"/api/puzzles/{game}/{name}")
    new, kind, seed, number = name.split("-")
    assert (new, told["id"]) == ("new", name)
    [puzzle] = search_game(
        kinds_of(game)[kind], bytes.fromhex(seed).rjust(32, b"\0"), int(number)
    ).puzzles
    here = json.loads(json.dumps(position(puzzle)))
    assert told == {**here, "id": name}

    ania.reload()  # another worker, which has to make it again
    answer = puzzle.problem.answer
    ania.find("form input[name=option]").nth(answer).check()
    ania.find("[data-answer]").click()
    ania.find(".result.right").wait_for()


def test_a_day_is_dealt_alike_in_the_browser_in_a_house_and_in_a_terminal(
    ania: SitePerson, tmp_path: Path
) -> None:
    house = ServerProcess(f"sqlite:///{tmp_path / 'server.db'}")

    def ask(method: str, path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        kind = {"Content-Type": "application/json"}
        asked = urllib.request.Request(house.url + path, data, kind, method=method)
        with urllib.request.urlopen(asked) as answered:
            return json.load(answered)

    days = ask("GET", "/api/days")
    date = days["today"]
    offline = ania.ask("GET", "/api/days")[1]
    assert (offline["dates"], offline["deals"]) == (days["dates"], days["deals"])
    for deal in days["deals"]:
        game, mode = deal["game"], deal["mode"]
        path = f"/api/days/{date}/{game}/{mode}"
        command = [sys.executable, "-m", "cellmates", "day", game, "--mode", mode]
        terminal = json.loads(
            subprocess.run(
                [*command, "--date", date, "--json"],
                stdout=subprocess.PIPE,
                check=True,
                env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
            ).stdout
        )
        seed = day_seed(game, mode, date).hex()
        assert terminal["seed"] == ask("GET", path)["seed"] == seed
        there = ask("POST", path, {"name": "Ania"})["table"]
        _, sat = ania.ask("POST", path, {"name": "Ania"})
        assert sat["table"]["commitment"] == there["commitment"]
        assert sat["table"]["config"] == there["config"]
        status, saved = ania.ask("GET", f"/api/tables/{sat['table']['id']}/save")
        assert status == 200
        record = parse(json.dumps(saved), "saved")
        rules = GAMES[game]
        table = rebuild(record, rules)  # its digest, of all secrets too, is that of WebAssembly
        assert record.seed.hex() == seed
        assert rules.config(record.config) == rules.config(terminal["config"])
        assert table.digest() == record.digest
    assert house.stop() == 0
