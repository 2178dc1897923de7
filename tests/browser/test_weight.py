"""The page is light, and there at once."""

import time

from playwright.sync_api import Page, Request

from tests.browser.conftest import Someone
from tests.browser.hooks import GAME_CARD, ROOM25

MOST_BYTES = 250_000
INTERACTIVE = 1.0
SHARED = 3.0
"""Tests share their machine: the limit is kept alone (README), and looked after here."""


def listening(page: Page) -> list[Request]:
    """The requests of a page as they are answered."""
    requests: list[Request] = []
    page.on("requestfinished", lambda request: requests.append(request))
    return requests


def test_the_first_load_is_light(someone: Someone) -> None:
    for locale in ("en-GB", "ru-RU"):
        ania = someone("Ania", locale=locale)
        requests = listening(ania.page)
        ania.go("/")
        ania.find(GAME_CARD).first.wait_for()
        ania.page.wait_for_load_state("networkidle")
        sizes = {each.url: each.sizes()["responseBodySize"] for each in requests}
        assert sum(sizes.values()) < MOST_BYTES, sizes
        script = next(url for url in sizes if url.endswith(".js"))
        assert sizes[script] < len(ania.fetch(script.removeprefix(ania.url)).encode())


def test_the_page_is_there_at_once(someone: Someone) -> None:
    ania = someone("Ania")
    best = SHARED
    for _ in range(3):
        started = time.perf_counter()
        ania.go("/")
        ania.find(ROOM25).click()
        best = min(best, time.perf_counter() - started)
        if best < INTERACTIVE:
            break
    assert best < SHARED
