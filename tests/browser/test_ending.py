"""The end of a game and the rules at a table, as people meet them, on a phone and on a desk."""

import re

import pytest

from tests.browser.ahead import gather_ahead
from tests.browser.conftest import SIZES, Someone
from tests.browser.hooks import LOBBY, REMATCH, RESULT, RULES, SIT, TABLE
from tests.browser.playing import gather, halt

COOPERATION = {"mode": "cooperation", "seats": 4}
MARKED = "() => CSS.highlights.get('found')?.size ?? 0"


@pytest.mark.parametrize("size", SIZES)
def test_the_result_says_what_decided_it_and_leads_there(someone: Someone, size: str) -> None:
    ania = someone("Ania", size)
    gather_ahead(ania, game="room25", config=COOPERATION)
    ania.find(RESULT).wait_for()
    ania.find(".hero .found dd").first.wait_for()
    ania.find(".hero .cut svg").wait_for()
    top = ania.find(RESULT).bounding_box()
    assert top is not None
    assert top["y"] < SIZES[size][1], "the result is not the first that is seen"
    ania.find(".hero a[href*='/replay']").click()
    ania.page.wait_for_url(re.compile(r"/replay\?(?=.*\beyes=all)(?=.*\bat=\d)"))
    ania.find("[data-mark]").first.wait_for(state="attached")
    number = ania.find(".scrub input").input_value()
    ania.find(".scrub input").focus()
    ania.page.keyboard.press("Home")
    ania.find("[data-next-mark]").click()
    assert ania.find(".scrub input").input_value() != "0"
    assert int(number) > 0
    ania.page.go_back()
    ania.find(RESULT).wait_for()
    over = ania.page.url
    ania.find(REMATCH).click()
    ania.page.wait_for_url(lambda url: url != over)
    ania.find(TABLE).wait_for()  # no lobby: nobody is waited for
    assert not ania.complaints


@pytest.mark.parametrize("size", SIZES)
def test_the_rules_are_read_without_leaving_the_table(someone: Someone, size: str) -> None:
    ania = someone("Ania", size)
    gather(ania, [], game="room25", config=COOPERATION)
    assert halt([ania], "program")
    ania.find(RULES).click()
    search = ania.find("dialog[open] input[type='search']")
    search.wait_for()
    search.fill("acdi")  # a typing error
    ania.find("dialog[open] [data-entry]").first.wait_for()
    ania.page.wait_for_function(f"({MARKED})() > 0")
    assert "Acid" in ania.find("dialog[open] .text").inner_text()
    ania.page.keyboard.press("Escape")
    ania.page.keyboard.press("Escape")
    ania.find("dialog[open]").wait_for(state="hidden")
    ania.find(".programming").wait_for()
    assert not ania.complaints


@pytest.mark.parametrize("size", SIZES)
def test_a_guest_asks_for_a_rematch_and_follows_the_host(someone: Someone, size: str) -> None:
    ania, bea = someone("Ania", size), someone("Bea", size)
    table = gather_ahead(ania, [bea], game="room25", config=COOPERATION)
    for person in (ania, bea):
        person.find(RESULT).wait_for()
    bea.find(REMATCH).click()  # a guest can only ask
    bea.find(REMATCH).wait_for(state="detached")
    ania.find(".result .hint:has-text('Bea')").wait_for()
    assert table in bea.page.url
    ania.find(REMATCH).click()
    ania.page.wait_for_url(lambda url: table not in url)
    bea.find(".result .hint.ready").wait_for()
    bea.find(".result a.primary").click()
    bea.page.wait_for_url(ania.page.url)
    for person in (ania, bea):
        person.find(LOBBY).wait_for()  # people are waited for, and keep their seats
        assert person.find(SIT).count() == 0
        assert not person.complaints


@pytest.mark.parametrize("size", SIZES)
def test_who_gives_up_against_bots_sees_how_it_ends(someone: Someone, size: str) -> None:
    ania = someone("Ania", size)
    gather(ania, [], game="room25", config=COOPERATION)
    assert halt([ania], "program")
    tab = ania.find("#tab-sheets")
    if tab.is_visible():
        tab.click()
    ania.page.get_by_role("button", name="Let a bot finish", exact=True).click()
    ania.find(".confirm .plain").click()  # thought better of it
    ania.find(".programming").wait_for()
    ania.page.get_by_role("button", name="Let a bot finish", exact=True).click()
    ania.find(".confirm .danger").click()
    ania.find(RESULT).wait_for()
    assert not ania.complaints


# Symbols and anchors of the rules share a page: what a picture uses must be a drawing.
UNDRAWN = """() => [...document.querySelectorAll('.text use')]
  .map((use) => use.getAttribute('href'))
  .filter((href) => document.querySelector(href)?.tagName.toLowerCase() !== 'symbol')"""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["room25", "lockup"])
def test_the_rules_work_one_round_through_in_pictures(
    someone: Someone, game: str, size: str
) -> None:
    ania = someone("Ania", size)
    ania.go(f"/rules/{game}#round")
    figures = ania.find("ol.round figure")
    figures.first.wait_for()
    assert figures.count() >= 6
    for figure in figures.all():
        assert figure.locator("svg").count() > 0
        assert figure.locator("figcaption").inner_text().strip()
        box = figure.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= SIZES[size][0]
    assert ania.page.evaluate(UNDRAWN) == []
    assert not ania.complaints
