"""The Lockup table in a browser: by keyboard alone, waits after a reload, nothing cut off."""

import pytest
from playwright.sync_api import BrowserContext, Locator

from tests.browser.conftest import Someone
from tests.browser.hooks import RESULT, SEND
from tests.browser.person import Person
from tests.browser.playing import gather, play
from tests.browser.test_access import look
from tests.browser.test_keyboard import Typist

WINDOW_IN_ROLL_CALL = '.layout:has([data-phase="roll_call"]) [data-wait="round"]:enabled'
SKIP = "[data-skip]"
TOLD = """() => [
  document.querySelector('.caption').textContent.trim(),
  document.querySelector('#question').textContent.trim(),
]"""
STANDING = "[data-standing='round']"
CUT = """() => [...document.querySelectorAll('.room *')]
  .filter((each) => getComputedStyle(each).textOverflow === 'ellipsis')
  .filter((each) => each.getClientRects().length > 0 && each.scrollWidth > each.clientWidth)
  .map((each) => each.textContent)"""


class LockupTypist(Typist):
    """Somebody who reaches everything by Tab, and looks at every kind of question."""

    def __init__(self, context: BrowserContext, url: str, name: str) -> None:
        super().__init__(context, url, name)
        self.seen: set[str] = set()

    def _touch(self, thing: Locator) -> None:
        button = thing.element_handle(timeout=3000)
        for _ in range(400):
            if button.evaluate("button => document.activeElement === button"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("Tab never leads there")

    def act(self) -> bool:
        asked = self.decision
        if asked is not None and asked["kind"] not in self.seen and self.wants():
            self.seen.add(asked["kind"])
            look(self, asked["kind"])
        return super().act()


class Reader(Person):
    """Somebody who wants to be in the Library, and keeps every tome."""

    LIKES = ("wait", "decline")

    def act(self) -> bool:
        for option in self.LIKES:
            library = self.sees("[data-location='library'].current")
            if option in self.offers and not (option == "decline" and library) and self.wants():
                self.press(option)
                return True
        return super().act()


def rounds(person: Person) -> int:
    """The round that the page shows."""
    text = person.find(".rounds strong").text_content() or ""
    return int(text.split("/")[0])


def test_a_round_by_keyboard_alone(someone: Someone) -> None:
    ania = someone("Ania", locale="pl-PL", kind=LockupTypist)
    assert isinstance(ania, LockupTypist)
    gather(ania, [], game="lockup", config={"seats": 3})
    play([ania], until=lambda: ania.over or rounds(ania) > 1)
    assert "roll_call" in ania.seen
    assert len(ania.seen) > 2


def test_waiting_for_tomes_outlives_a_reload(someone: Someone) -> None:
    ania = someone("Ania", kind=Reader)
    for _ in range(5):
        gather(ania, [], game="lockup", config={"seats": 2, "mode": "advanced"})
        play([ania], until=lambda: ania.over or ania.sees(WINDOW_IN_ROLL_CALL))
        if not ania.over:
            break
    ania.find(WINDOW_IN_ROLL_CALL).click()
    ania.find(STANDING).wait_for()
    ania.reload()
    ania.find(STANDING).wait_for()
    ania.until(lambda: ania.wants() and not ania.asked("window"))
    ania.find(f"{STANDING} button").click()
    assert not ania.sees(STANDING)
    ania.reload()
    ania.until(ania.wants)
    assert not ania.sees(STANDING)


def test_who_waits_is_not_told_the_same_twice(someone: Someone) -> None:
    ania = someone("Ania")
    ania.page.emulate_media(reduced_motion="no-preference")
    gather(ania, [], game="lockup", config={"seats": 3})
    ania.until(lambda: ania.asked("roll_call"))
    ania.press("pass")
    ania.find(SKIP).wait_for()
    told = 0
    for _ in range(20):
        caption, title = ania.page.evaluate(TOLD)
        told += bool(caption)
        assert caption == "" or caption != title
        ania.page.wait_for_timeout(50)
    assert told > 0
    ania.page.keyboard.press("s")
    ania.until(lambda: not ania.sees(SKIP))
    ania.until(lambda: ania.over or ania.wants())


def test_tokens_are_dragged_to_a_location(someone: Someone) -> None:
    ania = someone("Ania")
    gather(ania, [], game="lockup", config={"seats": 3})
    ania.until(lambda: ania.asked("roll_call"))
    ania.find("[data-token='?3']").click()
    ania.find("[data-token='5']").hover()
    ania.page.mouse.down()
    smithy = ania.find("[data-location='smithy']")
    box = smithy.bounding_box()
    assert box is not None
    ania.page.mouse.move(box["x"] + 60, box["y"] + 60, steps=8)
    ania.page.mouse.up()
    assert smithy.locator(".ghost").count() == 2
    ania.page.wait_for_timeout(800)
    assert not ania.sees("[role='tooltip']"), "what one drags over is not asked about"
    ania.find(SEND).click()
    ania.until(lambda: smithy.locator(".ghost").count() == 0)
    ania.until(lambda: smithy.locator(".piece").count() >= 2)


def test_the_count_of_five_crews_fits_a_phone(someone: Someone) -> None:
    ania = someone("Ania", "phone", "ru-RU")
    bots = {str(seat): "random" for seat in range(5)}
    wish = {"game": "lockup", "config": {"seats": 5}, "pace": 0, "bots": bots}
    made = ania.ask("POST", "/api/tables", {**wish, "sit": False, "start": True})[1]
    ania.go(f"/t/{made['table']['id']}")
    ania.find(RESULT).wait_for()
    for row in ania.find("[data-scores] [aria-expanded]").all():
        row.click()
    assert ania.find("[data-why='goons'] li").count() == 5
    look(ania, "the final count")


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU", "cs-CZ"])
def test_nothing_in_a_room_is_cut_off(someone: Someone, locale: str) -> None:
    ania = someone("Ania", locale=locale)
    gather(ania, [], game="lockup", config={"seats": 5})
    for _ in range(3):
        ania.answer()
        ania.until(lambda: ania.over or ania.wants())
        assert ania.page.evaluate(CUT) == []
