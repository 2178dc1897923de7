"""The page is light, and there at once."""

from tests.browser.conftest import Someone
from tests.browser.speed import interactive, weights

MOST_BYTES = 250_000
SECONDS = 3.0
"""Alone it takes a third of a second (`make page-speed`); tests share their machine."""


def test_the_first_load_is_light(someone: Someone) -> None:
    for locale in ("en-GB", "ru-RU"):
        ania = someone("Ania", locale=locale)
        sizes = weights(ania.page, ania.url)
        assert sum(sizes.values()) < MOST_BYTES, sizes
        script = next(url for url in sizes if url.endswith(".js"))
        assert sizes[script] < len(ania.fetch(script.removeprefix(ania.url)).encode())


def test_the_page_is_there_at_once(someone: Someone) -> None:
    ania = someone("Ania")
    assert min(interactive(ania.page, ania.url) for _ in range(3)) < SECONDS
