"""A whole game by keyboard alone, from the first page to the result."""

from tests.browser.conftest import Someone
from tests.browser.hooks import SOLO, START, START_CARD, WITH_FRIENDS
from tests.browser.person import Person
from tests.browser.playing import play

TOKENS = ("look", "move", "push", "control", "special")
FOCUSED = "selector => document.activeElement?.matches(selector) ?? false"


class Typist(Person):
    """Somebody whose mouse is broken."""

    def reach(self, selector: str) -> None:
        """Go there by Tab, from wherever the focus is."""
        for _ in range(500):
            if self.page.evaluate(FOCUSED, selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never leads to {selector}")

    def enter(self, selector: str) -> None:
        """Go there and press Enter."""
        self.reach(selector)
        self.page.keyboard.press("Enter")

    def press(self, option: str) -> None:
        """By its number where it has one, else by going there."""
        buttons = [str(each) for each in self.page.evaluate(NUMBERED)]
        if option in buttons[:9]:
            self.page.keyboard.press(str(buttons.index(option) + 1))
        else:
            self.enter(f'[data-option="{option}"]')
        self.chosen.append(option)

    def program(self, option: str) -> None:
        """A digit for each token, Enter sends."""
        self.page.keyboard.press("Backspace")
        self.page.keyboard.press("Backspace")
        for word in option.split()[1:]:
            key = "a" if word == "+adrenaline" else str(TOKENS.index(word) + 1)
            self.page.keyboard.press(key)
        self.page.keyboard.press("Enter")
        self.chosen.append(option)


NUMBERED = """() => [...document.querySelectorAll('[data-asked="true"] [data-option]')]
  .filter((each) => each.querySelector('kbd') !== null)
  .map((each) => each.dataset.option)"""


def test_the_keyboard_alone_plays_a_whole_game(someone: Someone) -> None:
    ania = someone("Ania", locale="it-IT", kind=Typist)
    assert isinstance(ania, Typist)
    ania.begins = False
    ania.go("/")
    ania.enter(WITH_FRIENDS)
    ania.find(SOLO).wait_for()
    ania.enter(SOLO)
    ania.find(START).wait_for()  # alone there is no free seat
    ania.enter(START)
    ania.find(START_CARD).wait_for()
    ania.page.keyboard.press("Escape")
    ania.find(START_CARD).wait_for(state="detached")
    play([ania])
    assert len(ania.chosen) > 3
    assert ania.find("html").get_attribute("lang") == "it"
    ania.enter("#result ~ * a, .result a")
