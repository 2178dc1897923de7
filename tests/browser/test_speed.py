"""The page is light, and there at once."""

import pytest
from playwright.sync_api import Browser

from tests.browser.hooks import GAME_CARD, TABLE
from tests.browser.speed import GAMES, interactive, table, weights

MOST_BYTES = 280_000
SECONDS = 3.0
"""Alone it takes half a second (`make page-speed`); tests share their machine."""


@pytest.mark.parametrize("locale", ["pl-PL", "ru-RU"])
def test_the_first_load_is_light(browser: Browser, server: str, locale: str) -> None:
    for game, seats in (("", 0), *GAMES.items()):
        context = browser.new_context(locale=locale)
        page = context.new_page()
        url = table(page, server, game, seats) if game else server
        sizes = weights(page, url, TABLE if game else GAME_CARD)
        assert sum(sizes.values()) < MOST_BYTES, sizes
        script = next(url for url in sizes if url.endswith(".js"))
        assert sizes[script] < len(context.request.get(script).body())  # it came compressed
        context.close()


def test_the_page_is_there_at_once(browser: Browser, server: str) -> None:
    page = browser.new_page()
    assert min(interactive(page, server) for _ in range(3)) < SECONDS
    page.close()
