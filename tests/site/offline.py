"""Chromium and a plain file server: whole games after the network is gone (`make test-site`)."""

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.hooks import RESULT, START, TABLE
from tests.browser.playing import gather, play
from tests.site.person import KEPT, SITE, FileServer, SitePerson, a_browser

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("room25", {"mode": "cooperation", "seats": 2}),
    ("room25", {"mode": "solo", "seats": 1}),
    ("room25", {"mode": "suspicion", "seats": 4}),
    ("room25", {"mode": "competition", "seats": 4}),
    ("room25", {"mode": "team", "seats": 4}),
    ("lockup", {"seats": 2}),
    ("lockup", {"seats": 3, "mode": "advanced"}),
    ("lockup", {"seats": 1, "mode": "solo"}),
]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with a_browser() as browser:
        yield browser


def test_everything_beside_the_tables_is_there_offline(browser: Browser) -> None:
    server = FileServer()
    context = browser.new_context(reduced_motion="reduce")
    ania = SitePerson(context, server.url, "Ania")
    ania.go("/")
    ania.page.evaluate(KEPT)
    server.stop()
    context.set_offline(True)

    for game in ("room25", "lockup"):
        ania.go(f"/rules/{game}")
        ania.find("main h2").first.wait_for()
        ania.go(f"/learn/{game}")
        ania.find("main button").first.wait_for()
    ania.go("/")
    with context.expect_page() as opened:
        ania.find('footer a[href$="third-party-notices.txt"]').click()
    assert "MIT" in opened.value.locator("body").inner_text()
    broken = {"name": "Mine", "files": {"goons.toml": "nonsense"}}
    told_in = {"en": "is no", "pl": "nie jest", "ru": "не", "cs": "není", "it": "non è"}
    for language, word in told_in.items():
        told = ania.ask("POST", "/api/games/lockup/material", broken, language=language)
        assert told[0] == 400
        assert f"{word} TOML" in told[1]["text"]
    context.close()


def test_the_site_can_be_installed(browser: Browser) -> None:
    manifest = json.loads((SITE / "manifest.webmanifest").read_text())
    for icon in manifest["icons"]:
        content = (SITE / icon["src"]).read_bytes()
        if icon["type"] == "image/png":  # a PNG says its width and height in its first chunk
            sizes = "x".join(str(int.from_bytes(content[at : at + 4])) for at in (16, 20))
            assert sizes == icon["sizes"]
    server = FileServer()
    context = browser.new_context()
    page = context.new_page()
    page.goto(server.url + "/")
    page.evaluate(KEPT)
    cdp = context.new_cdp_session(page)
    assert cdp.send("Page.getAppManifest")["errors"] == []
    found = cdp.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [each["errorId"] for each in found if each["errorId"] != "in-incognito"] == []
    context.close()
    server.stop()


def test_a_newer_version_is_offered_and_games_stay(browser: Browser, tmp_path: Path) -> None:
    site = tmp_path / "site"
    shutil.copytree(SITE, site)
    server = FileServer(site)
    context = browser.new_context(reduced_motion="reduce")
    ania = SitePerson(context, server.url, "Ania")
    ania.go("/")
    ania.page.evaluate(KEPT)
    table = gather(ania, [], game="room25", config={"mode": "solo", "seats": 1})
    play([ania], until=lambda: len(ania.chosen) >= 2)
    number = ania.number

    mark = '<meta name="deployed" content="again" />'
    index, worker = site / "index.html", site / "service_worker.js"
    index.write_text(index.read_text().replace("</title>", f"</title>{mark}"))
    told = worker.read_text()
    renewed = re.sub(r"(\$\{SITE\})[0-9a-f]{16}", r"\g<1>0123456789abcdef", told)
    assert renewed != told
    worker.write_text(renewed)

    deployed = ania.page.locator("meta[name=deployed]")
    ania.go("/")  # the version of before, until she wants the newer one
    ania.find("[data-take-newer]").wait_for()
    assert deployed.count() == 0
    ania.find("[data-take-newer]").click()
    deployed.wait_for(state="attached")
    server.stop()
    context.set_offline(True)
    ania.go(f"/t/{table}")
    ania.find(TABLE).wait_for()
    assert deployed.count() == 1
    ania.until(lambda: ania.number >= number)
    ania.check()
    context.close()


UNCOVERED = "[data-asked], [data-option], [data-cell], [data-location], .layout, .programming"
"""What only a seat's view brings into the page."""


def test_people_hand_one_device_on_under_a_cover(browser: Browser) -> None:
    server = FileServer()
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, reduced_motion="reduce"
    )
    ania = SitePerson(context, server.url, "Ania")
    ania.go("/")
    config = {"mode": "suspicion", "seats": 4}
    wish = {"game": "room25", "config": config, "bots": {"1": "random", "2": "random"}}
    _, made = ania.ask("POST", "/api/tables", {**wish, "pace": 0, "name": "Ania"})
    ania.go(f"/t/{made['table']['id']}")
    ania.find('[data-person-in="3"]').click()
    ania.find(".lobby form input").fill("Bob")
    ania.find('[data-seat-another="3"]').click()
    ania.find(START).click()

    def covered() -> None:
        ania.find("[data-cover]").wait_for()
        assert ania.page.locator(UNCOVERED).count() == 0
        assert ania.page.locator("[aria-live]").all_inner_texts() == ["", ""]
        assert not ania.page.title().startswith("●")

    seen: dict[str, set[int]] = {}
    for name, seat in (("Ania", 0), ("Bob", 3), ("Ania", 0), ("Bob", 3)):
        covered()
        if name in seen:  # whoever comes again may reload first: still nobody's view
            ania.reload()
            covered()
        ania.find(f'[data-take="{seat}"]').click()
        ania.find(TABLE).wait_for()
        welcome = ania.wire.frames("welcome")[-1]
        assert welcome["seat"] == seat
        seen.setdefault(name, set()).add(welcome["told"]["view"]["seat"])
        play([ania], until=lambda: ania.sees("[data-pass]") or ania.over)
        if ania.over:
            break
        ania.find("[data-pass]").click()
    assert seen == {"Ania": {0}, "Bob": {3}}
    ania.check()
    context.close()
    server.stop()


@pytest.mark.parametrize(("game", "config"), GAMES)
def test_a_game_is_played_saved_and_verified_offline(
    game: str, config: dict[str, Any], browser: Browser
) -> None:
    server = FileServer()
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, reduced_motion="reduce"
    )
    ania = SitePerson(context, server.url, "Ania")
    ania.go("/")
    files = sum(1 for path in SITE.rglob("*") if path.is_file() and path.suffix != ".gz")
    files -= 1  # but for the worker itself
    assert ania.page.evaluate(KEPT) == files
    server.stop()
    context.set_offline(True)

    ania.reload()
    table = gather(ania, [], game=game, config=config)
    play([ania], until=lambda: len(ania.chosen) >= 3)
    number, sockets = ania.number, len(ania.wire.sockets)
    ania.reload()  # the engine is gone with the page: only what was kept is left
    ania.find(TABLE).wait_for()
    ania.until(lambda: len(ania.wire.sockets) > sockets and ania.number >= number)
    play([ania])
    ania.find(RESULT).wait_for()
    status, verdict = ania.ask("GET", f"/api/tables/{table}/verify")
    assert (status, verdict["genuine"]) == (200, True)

    ania.go("/")
    ania.find(f'a[href="?/t/{table}"]').wait_for()  # it is in the list of finished games
    _, record = ania.ask("GET", f"/api/tables/{table}/record")
    file = {"name": "game.json", "mimeType": "application/json"}
    ania.find("input[type=file]").set_input_files(
        {**file, "buffer": json.dumps(record).encode()}  # type: ignore[arg-type]
    )
    ania.find(RESULT).wait_for()  # the same game again, from its record
    assert f"/t/{table}" not in ania.page.url
    ania.check()
    context.close()
