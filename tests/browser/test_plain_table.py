"""The plain table: any game is seen and played without art, also one that the page never heard of.

`?plain` behind the address of a table shows a game there that the page has art for.
"""

import re

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute

from cellmates.locale import Texts
from tests.browser.conftest import Someone
from tests.browser.hooks import FILL, LOBBY, RESULT, START, TABLE
from tests.browser.person import Json, Person
from tests.browser.playing import gather, halt, play
from tests.browser.test_access import SWITCHES, look
from tests.browser.test_keyboard import Typist

PLAIN = "[data-plain]"
OPTION = f"{PLAIN} [data-asked='true'] .options [data-option]:enabled"
FILTER = f"{PLAIN} input[type='search']"

GAMES: dict[str, Json] = {
    "room25": {"mode": "solo", "seats": 1},
    "lockup": {"seats": 3},
}
PROGRAMS = {"mode": "cooperation", "seats": 4}
"""A question with many answers."""

UNKNOWN = "thirdgame"


TEXTS = Texts("en")


def label(key: str) -> str:
    """What a key of a view is called."""
    short = re.sub("_seats?$", "", key)
    word = f"plain-word-{short}"
    return TEXTS(word) if word in TEXTS else short.replace("_", " ")


class Plainly(Person):
    """Somebody who answers every question by its buttons, programs, too."""

    def wants(self) -> bool:
        """Whether the page shows a question that can be answered."""
        return self.decision is not None and self.sees(OPTION)

    def act(self) -> bool:
        """Answer what is asked by one of the buttons."""
        self.wire.read()
        shown = [each.get_attribute("data-option") for each in self.find(OPTION).all()]
        asked = self.decision  # as it is now: a question may have come while the page was read
        if asked is None or asked["kind"] in self.leaves:
            return False
        ways = [text for text in self.offers if text in shown]
        if ways:
            self.press(self.random.choice(ways))
        return bool(ways)


class PlainTypist(Plainly, Typist):
    """The same by keys alone."""


@pytest.mark.parametrize(("theme", "size"), [("dark", "phone"), ("light", "desktop")])
@pytest.mark.parametrize("game", GAMES)
def test_it_shows_and_asks_everything(someone: Someone, theme: str, size: str, game: str) -> None:
    ania = someone("Ania", size, kind=Plainly, color_scheme=theme)
    table = gather(ania, [], game=game, config=GAMES[game])
    ania.go(f"/t/{table}?plain")
    ania.find(PLAIN).wait_for()
    ania.until(ania.wants)
    told = ania.wire.told
    assert told is not None
    text = ania.find(f"{PLAIN} .board").inner_text()
    for key in told["view"]:
        assert label(key).lower() in text.lower(), key
    buttons = ania.find(OPTION)
    assert sorted(str(each.get_attribute("data-option")) for each in buttons.all()) == sorted(
        ania.offers
    )
    look(ania, f"{game} at the plain table")
    play([ania], until=lambda: len(ania.chosen) >= 6 and ania.wants())
    look(ania, f"{game} later at the plain table")


def test_a_game_is_played_there_to_the_end_by_keys(someone: Someone) -> None:
    ania = someone("Ania", locale="cs-CZ", kind=PlainTypist)
    table = gather(ania, [], game="room25", config=GAMES["room25"])
    ania.go(f"/t/{table}?plain")
    play([ania])
    assert len(ania.chosen) > 5
    ania.find(RESULT).wait_for()
    look(ania, "the result above the plain table")


def test_long_lists_are_looked_through(someone: Someone) -> None:
    ania = someone("Ania", kind=Plainly)
    table = gather(ania, [], game="room25", config=PROGRAMS)
    ania.go(f"/t/{table}?plain")
    assert halt([ania], "program")
    ania.find(FILTER).wait_for()
    option = ania.offers[-1]
    ania.find(FILTER).fill(option)
    fits = [text for text in ania.offers if option in text]
    ania.until(lambda: ania.find(OPTION).count() == len(fits))
    assert len(fits) < len(ania.offers)
    ania.press(option)
    ania.until(lambda: ania.number > 0 and option in ania.chosen)


def disguise(page: Page, game: str, name: str) -> None:
    """The server's game goes by a name that the page does not know."""

    def answer(route: Route) -> None:
        request = route.request
        body = request.post_data
        response = route.fetch(
            url=request.url.replace(f"/{name}", f"/{game}"),
            post_data=None if body is None else body.replace(f'"{name}"', f'"{game}"'),
        )
        route.fulfill(response=response, body=response.text().replace(f'"{game}"', f'"{name}"'))

    def pass_on(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(str(text).replace(f'"{game}"', f'"{name}"')))

    page.route(re.compile("/api/"), answer)
    page.route_web_socket(re.compile("/ws$"), pass_on)


def test_a_game_that_the_page_does_not_know(someone: Someone) -> None:
    ania = someone("Ania", "phone", kind=Plainly)
    disguise(ania.page, "lockup", UNKNOWN)
    ania.go("/")
    card = ania.find(f".game.{UNKNOWN}")
    card.wait_for()
    assert card.locator("a[href*='/rules/']").count() == 0, "there are no rules to read"
    look(ania, "home with a game that the page does not know")
    ania.find(f".game.{UNKNOWN} [data-begin='friends']").click()
    ania.find(f"{LOBBY} [data-group]").first.wait_for()
    assert UNKNOWN in ania.find(f"{LOBBY} h1").inner_text()
    for group in ania.find(f"{LOBBY} [data-group]").all():
        group.click()
        look(ania, "its lobby", SWITCHES)
    look(ania, "its lobby")
    ania.find(FILL).click()  # bots take the free seats
    ania.find(START).click()
    ania.find(PLAIN).wait_for()
    for _ in range(3):
        ania.find(OPTION).first.click()
        ania.page.wait_for_timeout(150)
        ania.find(OPTION).first.wait_for()
    look(ania, "its table")


def test_other_games_are_offered_in_the_lobby(someone: Someone) -> None:
    ania = someone("Ania")
    wish = {"game": "lockup", "config": {"seats": 3}, "name": ania.name}
    made = ania.ask("POST", "/api/tables", wish)[1]
    ania.go(f"/t/{made['table']['id']}#{made['token']}")
    ania.find(f"{LOBBY} [data-change='room25']").click()
    ania.find(".table.room25").wait_for()


def test_a_game_with_art_is_shown_with_it(someone: Someone) -> None:
    ania = someone("Ania")
    gather(ania, [], game="room25", config=GAMES["room25"])
    ania.find(TABLE).wait_for()
    assert not ania.sees(PLAIN)
