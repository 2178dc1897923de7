"""The page is light, and there at once."""

from playwright.sync_api import Browser

from tests.browser.speed import interactive, weights

MOST_BYTES = 250_000
SECONDS = 3.0
"""Alone it takes half a second (`make page-speed`); tests share their machine."""


def test_the_first_load_is_light(browser: Browser, server: str) -> None:
    for locale in ("en-GB", "ru-RU"):
        context = browser.new_context(locale=locale)
        sizes = weights(context.new_page(), server)
        assert sum(sizes.values()) < MOST_BYTES, sizes
        script = next(url for url in sizes if url.endswith(".js"))
        assert sizes[script] < len(context.request.get(script).body())  # it came compressed
        context.close()


def test_the_page_is_there_at_once(browser: Browser, server: str) -> None:
    page = browser.new_page()
    assert min(interactive(page, server) for _ in range(3)) < SECONDS
    page.close()
