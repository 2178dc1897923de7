"""The tool that measures boxes finds what does not fit, and nothing else."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.boxes import misfits

LONG = "a word and one more word and yet another word"


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 300, "height": 300})
    yield context.new_page()
    context.close()


@pytest.mark.parametrize(
    ("html", "what"),
    [
        (f"<p style='width:80px;overflow:hidden;white-space:nowrap'>{LONG}</p>", "cut"),
        (f"<p style='width:80px;height:20px;overflow:hidden'>{LONG}</p>", "cut below"),
        ("<p style='font:20px/1.3 serif;height:18px;overflow:hidden'>gypsy</p>", "descenders cut"),
        (f"<button style='width:80px;white-space:nowrap'>{LONG}</button>", "outside"),
        (f"<p style='white-space:nowrap'>{LONG} {LONG}</p>", "off the window"),
        (f"<select style='width:80px'><option>{LONG}</option></select>", "select"),
    ],
)
def test_what_does_not_fit_is_found(page: Page, html: str, what: str) -> None:
    page.set_content(html)
    found = misfits(page)
    assert [each.split(":")[0] for each in found] == [what], found


@pytest.mark.parametrize(
    "html",
    [
        f"<p>{LONG} {LONG}</p>",
        f"<p style='width:80px;overflow:auto;white-space:nowrap'>{LONG}</p>",
        f"<p style='height:20px;overflow:auto'>{LONG} {LONG}</p>",
        f"<button>{LONG}</button>",
        f"<select><option>short</option><option>{LONG}</option></select>",
        f"<select style='width:80px'><option>a</option><option>{LONG}</option></select>",
        f"<p style='display:none;width:1px;overflow:hidden'>{LONG}</p>",
        f"<a href='/' style='position:absolute;left:-999px;white-space:nowrap'>{LONG}</a>",
    ],
)
def test_what_fits_or_scrolls_or_is_hidden_is_no_trouble(page: Page, html: str) -> None:
    page.set_content(html)
    assert misfits(page) == []
