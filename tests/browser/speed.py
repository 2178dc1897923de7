"""`make page-speed`: how soon the server is up, how soon the page can be used, what it weighs."""

import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, Request, sync_playwright

from tests.browser.chromium import WANTED, chromium
from tests.browser.hooks import GAME_CARD, PLAY, ROOM25
from tests.server.processes import ServerProcess

TIMES = 5
LANGUAGES = {"en": "en-GB", "pl": "pl-PL", "ru": "ru-RU", "cs": "cs-CZ", "it": "it-IT"}


def answered(page: Page) -> list[Request]:
    """The requests of a page, as they are answered."""
    requests: list[Request] = []
    page.on("requestfinished", lambda request: requests.append(request))
    return requests


def weights(page: Page, url: str) -> dict[str, int]:
    """The bytes that come over the wire for the first page, by address."""
    requests = answered(page)
    page.goto(url)
    page.locator(GAME_CARD).first.wait_for()
    page.wait_for_load_state("networkidle")
    return {each.url: each.sizes()["responseBodySize"] for each in requests}


def interactive(page: Page, url: str) -> float:
    """Seconds from typing the address to a click that has worked."""
    started = time.perf_counter()
    page.goto(url, wait_until="commit")
    page.locator(ROOM25).click()
    page.locator(PLAY).wait_for()
    return time.perf_counter() - started


def median(measure: Callable[[], float]) -> float:
    """The middle one of several."""
    return statistics.median(measure() for _ in range(TIMES))


def start(database: str) -> float:
    """Seconds until a server in a new process has said where it is."""
    started = time.perf_counter()
    server = ServerProcess(database)
    taken = time.perf_counter() - started
    server.stop()
    return taken


def _fresh(browser: Browser, url: str) -> float:
    context = browser.new_context()
    try:
        return interactive(context.new_page(), url)
    finally:
        context.close()


def main() -> int:
    """Measure and print."""
    path = chromium()
    if path is None:
        print(WANTED, file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = f"sqlite:///{Path(folder) / 'server.db'}"
        print(f"server start, new database   {start(database):.2f} s")
        print(f"server start                 {median(lambda: start(database)):.2f} s")
        server = ServerProcess(database)
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        _fresh(browser, server.url)
        soon = median(lambda: _fresh(browser, server.url))
        print(f"page interactive, no cache   {soon:.2f} s")
        for language, locale in LANGUAGES.items():
            context = browser.new_context(locale=locale)
            total = sum(weights(context.new_page(), server.url).values())
            print(f"first load in {language}             {total / 1000:.0f} KB compressed")
            context.close()
        browser.close()
        server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
