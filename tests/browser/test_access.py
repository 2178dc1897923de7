"""Everybody can use the page: axe finds nothing serious, and nothing is wider than a phone."""

from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import Someone
from tests.browser.hooks import GAME_CARD, LOBBY, MY_TABLE, RESULT, STEP_ON
from tests.browser.person import Person
from tests.browser.playing import gather, play

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GAMES: dict[str, dict[str, Any]] = {
    "room25": {"mode": "cooperation", "seats": 4},
    "lockup": {"seats": 3},
}
SERIOUS = ("serious", "critical")
FINDINGS = """async (part) => {
  const { violations } = await axe.run(part);
  return violations.map(({ id, impact, nodes }) => ({
    id, impact, where: nodes.slice(0, 3).map((node) => `${node.html} ${node.failureSummary}`),
  }));
}"""
WIDTH = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


SWITCHES = "*:has(> .search [data-group])"


def look(person: Person, where: str, part: str = "html") -> None:
    """axe finds nothing serious here, and nothing sticks out."""
    person.page.wait_for_timeout(50)
    # The page's policy forbids scripts of others; the debugger may run them all the same.
    person.page.evaluate(AXE.read_text("utf-8"))
    found = person.page.evaluate(FINDINGS, part)
    assert [each for each in found if each["impact"] in SERIOUS] == [], where
    assert person.page.evaluate(WIDTH) <= 0, f"{where} is wider than the window"


@pytest.mark.parametrize(("theme", "size"), [("dark", "phone"), ("light", "desktop")])
def test_pages_around_the_table(someone: Someone, theme: str, size: str) -> None:
    ania = someone("Ania", size, color_scheme=theme)
    ania.go("/")
    ania.find(GAME_CARD).first.wait_for()
    look(ania, "home")
    for game in GAMES:
        ania.go("/")
        ania.find(f".game.{game} [data-begin='friends']").click()
        ania.find("[data-group]").first.wait_for()
        for group in ania.find("[data-group]").all():
            group.click()
            look(ania, f"lobby of {game}", SWITCHES)
        look(ania, f"lobby of {game}")
    ania.go("/")
    ania.find(MY_TABLE).first.wait_for()
    look(ania, "home with games")
    for game in GAMES:
        for page in (f"/rules/{game}", f"/learn/{game}"):
            ania.go(page)
            ania.find("main h1, main h2").first.wait_for()
            look(ania, page)


@pytest.mark.parametrize(("theme", "size"), [("light", "phone"), ("dark", "desktop")])
@pytest.mark.parametrize("game", GAMES)
def test_tables(someone: Someone, theme: str, size: str, game: str) -> None:
    ania = someone("Ania", size, "ru-RU", color_scheme=theme)
    wish = {"game": game, "config": GAMES[game], "pace": 0, "name": ania.name}
    made = ania.ask("POST", "/api/tables", wish)[1]
    ania.go(f"/t/{made['table']['id']}#{made['token']}")
    ania.find(LOBBY).wait_for()
    look(ania, "lobby")
    gather(ania, [], game=game, config=GAMES[game])
    play([ania], until=lambda: len(ania.chosen) >= 1 and ania.wants())
    look(ania, "table")


@pytest.mark.parametrize(("theme", "size"), [("dark", "phone"), ("light", "desktop")])
@pytest.mark.parametrize("game", GAMES)
def test_what_comes_after(someone: Someone, theme: str, size: str, game: str) -> None:
    ania = someone("Ania", size, "pl-PL", color_scheme=theme)
    seats = GAMES[game]["seats"]
    bots = {str(seat): "random" for seat in range(seats)}
    wish = {"game": game, "config": GAMES[game], "pace": 0, "bots": bots}
    made = ania.ask("POST", "/api/tables", {**wish, "sit": False, "start": True})[1]
    table = made["table"]["id"]
    ania.go(f"/t/{table}")
    ania.find(RESULT).wait_for()
    look(ania, "result")
    ania.go(f"/t/{table}/replay?at=1")
    ania.find(STEP_ON).click()
    look(ania, "replay")
