"""A house with the site beside it: playing on when the line is gone, and solo games in the browser
(`make test-site`)."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.hooks import START_CARD
from tests.server.processes import ServerProcess
from tests.site.person import SITE, a_browser

ASKED = "[data-asked]"
AGAINST_BOTS = "[data-begin=bots]"
KEPT = """async () =>
  (await navigator.serviceWorker.getRegistration('/here/'))?.active?.state === 'activated'"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with a_browser() as browser:
        yield browser


def house(folder: Path, *flags: str) -> ServerProcess:
    """A house with a database of its own."""
    return ServerProcess(f"sqlite:///{folder / 'server.db'}", "--site", str(SITE), *flags)


def visitor(browser: Browser) -> Page:
    """Somebody who visits it."""
    page = browser.new_context(reduced_motion="reduce").new_page()
    page.set_default_timeout(180_000)
    return page


def close_card(page: Page) -> None:
    """Begin: the card that lies over the table is read and closed."""
    page.locator(START_CARD).wait_for()
    page.keyboard.press("Escape")
    page.locator(ASKED).first.wait_for()


def test_who_loses_the_line_plays_on_here(browser: Browser, tmp_path: Path) -> None:
    server = house(tmp_path)
    page = visitor(browser)
    page.goto(server.url)
    page.locator(AGAINST_BOTS).first.click()
    close_card(page)
    assert "/here/" not in page.url  # as long as the house answers, it is played there
    page.wait_for_function(KEPT)
    assert page.locator("[data-play-here]").count() == 0
    assert server.stop() == 0
    page.locator("[data-play-here]").click()
    page.locator(AGAINST_BOTS).first.click()
    close_card(page)
    assert page.locator("[data-back-to-house]").count() == 0
    again = house(tmp_path, "--port", server.url.rpartition(":")[2])
    page.locator("[data-back-to-house]").click()
    page.locator(AGAINST_BOTS).first.wait_for()
    assert page.url == f"{again.url}/"
    page.context.close()
    assert again.stop() == 0


def test_solo_games_begin_in_the_browser(browser: Browser, tmp_path: Path) -> None:
    server = house(tmp_path, "--solo-in-browser")
    page = visitor(browser)
    page.goto(server.url)
    page.locator(AGAINST_BOTS).first.click()
    page.locator(ASKED).first.wait_for()
    assert "/here/?/t/" in page.url
    page.context.close()
    assert server.stop() == 0
