"""The house around the games: three clicks to play, languages, talk, the end and what follows."""

import json

from playwright.sync_api import WebSocketRoute

from tests.browser.conftest import Someone
from tests.browser.hooks import (
    LANGUAGE,
    MODES,
    MY_TABLE,
    PLAY,
    PROVEN,
    REMATCH,
    RESULT,
    ROOM25,
    START,
    STEP_ON,
    TABLE,
    TALK,
    VERIFY,
)
from tests.browser.playing import gather, play


def test_three_clicks_to_a_game_against_bots(someone: Someone) -> None:
    ania = someone("Ania", "phone")
    ania.go("/")
    ania.find(ROOM25).click()
    ania.find(PLAY).click()
    ania.find(TABLE).wait_for()
    ania.until(ania.wants)
    ania.page.go_back()
    ania.find(ROOM25).wait_for()
    ania.find(MY_TABLE).click()
    ania.find(TABLE).wait_for()


def test_levels_and_guards_are_those_of_the_mode(someone: Someone) -> None:
    ania = someone("Ania")
    ania.go("/")
    ania.find(ROOM25).click()
    options = "els => els.map(el => el.value)"

    def offered(key: str) -> list[str]:
        found: list[str] = ania.find(f"[data-setting='{key}'] option").evaluate_all(options)
        return found

    ania.until(lambda: offered("madness") == ["basic", "ultimate", "madness"])
    ania.find("[data-setting='madness'] select").select_option("madness")
    ania.find(f"{MODES} >> text=Suspicion").click()
    ania.until(lambda: offered("madness") == ["basic", "ultimate"])
    ania.find("form details summary").first.click()
    ania.find("[data-setting='edition']").wait_for()
    assert offered("guards") == []
    ania.find("[data-setting='seats'] select").select_option("5")
    ania.until(lambda: offered("guards") == ["1", "2"])
    ania.find("[data-setting='edition'] select").select_option("season1")
    ania.until(lambda: offered("guards") == [])


def test_the_language_changes_at_any_time(someone: Someone) -> None:
    ania = someone("Ania", locale="de-DE")
    gather(ania, [], game="lockup", config={"seats": 2})
    html = ania.find("html")
    assert html.get_attribute("lang") == "en"
    seen: set[str] = set()
    for language in ("pl", "ru", "cs", "it", "en"):
        ania.find(LANGUAGE).select_option(language)
        ania.page.wait_for_function("lang => document.documentElement.lang === lang", arg=language)
        words = ania.find(TABLE).inner_text()
        assert not any(sign in words for sign in ("{", "}", "undefined", "[object", "NaN"))
        seen.add(words)
    assert len(seen) == 5
    ania.reload()
    ania.find(TABLE).wait_for()
    assert html.get_attribute("lang") == "en"


def test_after_the_end(someone: Someone) -> None:
    ania = someone("Ania")
    table = gather(ania, [], game="room25", config={"mode": "suspicion", "seats": 4})
    play([ania])
    ania.find(VERIFY).click()
    ania.find(PROVEN).first.wait_for()
    assert ania.find(f"{PROVEN}.good").count() == ania.find(PROVEN).count() == 2
    ania.go(f"/t/{table}/replay?at=3")
    ania.find(STEP_ON).click()
    ania.page.wait_for_url("**/replay?*at=4*")
    ania.go(f"/t/{table}")
    ania.find(RESULT).wait_for()
    ania.find(REMATCH).click()
    ania.find(START).click()
    ania.find(TABLE).wait_for()
    assert table not in ania.page.url


def test_jamming_silences_everybody_visibly(someone: Someone) -> None:
    ania = someone("Ania")

    def jam(route: WebSocketRoute) -> None:
        """Let the server say that the complex is jammed."""
        server = route.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            frame = json.loads(text)
            told = frame if frame["type"] == "told" else frame.get("told")
            if told:
                told["view"]["jammed"] = True
            route.send(json.dumps(frame))

        server.on_message(pass_on)

    config = {"mode": "cooperation", "seats": 4}
    table = gather(ania, [], game="room25", config=config, talk="free")
    assert ania.find(TALK).count() > 0
    ania.page.route_web_socket("**/ws", jam)
    ania.go(f"/t/{table}")
    ania.find(".silenced").first.wait_for()
    assert ania.find(TALK).count() == 0
