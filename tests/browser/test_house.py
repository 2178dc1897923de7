"""The house around the games: start page, lobby, languages, talk, the end and what follows."""

import json

import pytest
from playwright.sync_api import WebSocketRoute

from tests.browser.ahead import gather_ahead
from tests.browser.conftest import SIZES, Someone
from tests.browser.hooks import (
    FINISHED,
    GAME_CARD,
    HOUSE,
    INVITATION,
    LANGUAGE,
    LOBBY,
    MODES,
    MY_TABLE,
    PLAY_NOW,
    PRESETS,
    PROVEN,
    REMATCH,
    RESULT,
    SIT,
    STEP_ON,
    TABLE,
    TALK,
    VERIFY,
    WITH_FRIENDS,
)
from tests.browser.playing import gather


@pytest.mark.parametrize("size", SIZES)
def test_one_click_to_a_game_against_bots(someone: Someone, size: str) -> None:
    ania = someone("Ania", size)
    ania.go("/")
    ania.find("header .name input, .newcomer .name input").fill("Ania")
    ania.find(PLAY_NOW).click()
    ania.find(TABLE).wait_for()
    ania.until(ania.wants)
    ania.page.go_back()
    ania.find(MY_TABLE).wait_for()
    assert "Ania" in ania.find("h1").inner_text()
    ania.find(MY_TABLE).click()
    ania.find(TABLE).wait_for()


def test_a_name_is_kept_as_soon_as_it_is_typed(someone: Someone) -> None:
    ania = someone("Ania", "phone")
    ania.go("/")
    ania.find(".newcomer .name input").fill("Ania of the yard")
    ania.find(".game.lockup a[href='/learn/lockup']").click()
    ania.find("[data-lesson]").wait_for()
    ania.go("/")
    name = ania.find(".newcomer .name input")
    name.wait_for()
    assert name.input_value() == "Ania of the yard"


def test_the_start_page_says_what_the_games_are(someone: Someone) -> None:
    ania = someone("Ania")
    ania.go("/")
    for game, facts in (("room25", ("1–8", "30")), ("lockup", ("1–5", "60"))):
        card = ania.find(f".game.{game}")
        card.wait_for()
        assert all(fact in card.inner_text() for fact in facts)
        ania.find(f".game.{game} .picture .cover svg").first.wait_for()
        assert card.locator(f"a[href='/learn/{game}']").count() == 1


def test_levels_and_guards_are_those_of_the_mode(someone: Someone) -> None:
    ania = someone("Ania")
    ania.go("/")
    ania.find(WITH_FRIENDS).click()

    def offered(selector: str) -> list[str]:
        values = "els => els.map(el => el.value)"
        found: list[str] = ania.find(f"{selector} option").evaluate_all(values)
        return found

    level, guards = "[data-level]", "[data-setting='guards']"
    ania.until(lambda: offered(level) == ["basic", "ultimate", "madness"])
    ania.find(level).select_option("madness")
    ania.find(f"{MODES} >> text=Suspicion").click()
    ania.until(lambda: offered(level) == ["basic", "ultimate"])
    ania.find("[data-group='roles']").click()
    assert offered(guards) == []
    ania.find("[data-setting='seats'] select").select_option("5")
    ania.until(lambda: offered(guards) == ["1", "2"])
    ania.find("[data-preset='season1']").click()
    ania.until(lambda: offered(level) == ["basic"] and offered(guards) == [])


@pytest.mark.parametrize("size", SIZES)
def test_presets_and_what_differs_from_the_book(someone: Someone, size: str) -> None:
    ania, jan = someone("Ania", size), someone("Jan", size)
    ania.go("/")
    ania.find(WITH_FRIENDS).click()
    ania.find(f"{PRESETS}[data-preset='first'][aria-pressed='true']").wait_for()
    ania.find(f"{PRESETS}[data-preset='families']").click()
    ania.find("[data-departure='coop_partial_victory']").wait_for()
    jan.go(ania.page.url.removeprefix(ania.url))
    told = jan.find("[data-departure='coop_win_requires_exit']")
    told.wait_for()
    assert "book: yes" in told.inner_text()
    # One of them is undone where it stands, the other with all.
    ania.find("[data-group='victory']").click()
    ania.find("[data-setting='coop_win_requires_exit'] .book").click()
    told.wait_for(state="detached")
    assert jan.find("[data-departure]").count() == 1
    ania.find(".departures button").click()
    jan.find(".departures").wait_for(state="detached")


def test_guests_at_the_table_see_which_rules_differ(someone: Someone) -> None:
    ania, jan = someone("Ania"), someone("Jan")
    config = {"mode": "cooperation", "seats": 2, "flooded_deadline": "next_turn"}
    gather(ania, [jan], game="room25", config=config)
    told = jan.find("[data-departure='flooded_deadline']")
    told.first.wait_for(state="attached")
    assert "to one's next turn" in (told.first.text_content() or "")


def test_a_switch_is_found_by_a_word_and_only_where_it_matters(someone: Someone) -> None:
    ania = someone("Ania")
    ania.go("/")
    ania.find(WITH_FRIENDS).click()
    ania.find(f"{MODES} >> text=Suspicion").click()
    search = ania.find("input[type='search']")
    ania.find("[data-preset='ultimate']").click()
    search.fill("unmask")
    ania.find("[data-setting='guard_reveal_when']").wait_for()
    assert not ania.sees("[data-setting='flooded_deadline']")
    ania.find("[data-setting='guard_reveal_when'] input").last.check()
    ania.find("[data-departure='guard_reveal_when']").wait_for()
    ania.find(f"{MODES} >> text=Cooperation").click()
    ania.find("[data-setting='guard_reveal_when']").wait_for(state="detached")
    elsewhere = ania.find("[data-elsewhere]")
    elsewhere.wait_for()
    assert "When guards may unmask" in elsewhere.inner_text()
    search.fill("floded")  # typing errors are forgiven
    ania.find("[data-setting='flooded_deadline']").wait_for()


def test_bots_are_asked_in_and_sent_away(someone: Someone) -> None:
    ania = someone("Ania", "phone")
    ania.go("/")
    ania.find(WITH_FRIENDS).click()
    ania.find("[data-bot-in='1']").click()
    change = ania.find(f"{LOBBY} li:nth-child(2) button[aria-expanded]")
    change.click()
    ania.find("[data-bot='random']").click()
    ania.find("[data-bot='random'][aria-checked='true']").wait_for()
    ania.page.get_by_role("button", name="Send the bot away").click()
    # Whoever comes next is like the one that was picked last.
    ania.find("[data-bot-in='2']").click()
    ania.find(f"{LOBBY} li:nth-child(3) >> text=random bot").wait_for()
    ania.find("[data-bot-in='1']").wait_for()


def test_enter_ends_the_change_of_a_name(someone: Someone) -> None:
    ania = someone("Ania")
    ania.go("/")
    ania.find(WITH_FRIENDS).click()
    ania.find(f"{LOBBY} li.mine button[aria-expanded]").click()
    ania.find("[data-rename]").fill("Ann")
    ania.page.keyboard.press("Enter")
    ania.find(f"{LOBBY} li.mine >> text=Ann").first.wait_for()
    assert not ania.sees("[data-rename]")
    assert ania.find(f"{LOBBY} li.mine button[aria-expanded='false']:focus").count() == 1


def test_no_picture_of_an_address_that_no_phone_can_open(someone: Someone) -> None:
    ania = someone("Ania")
    ania.go("/")
    ania.find(WITH_FRIENDS).click()
    ania.find(f"{INVITATION} input").wait_for()
    assert ania.find(f"{INVITATION} img").count() == 0


def test_who_waits_where_and_how_the_host_closes_the_table(someone: Someone) -> None:
    ania, jan = someone("Ania"), someone("Jan", "phone")
    ania.go("/")
    ania.find(".name input").fill("Ania of the yard")
    ania.find(WITH_FRIENDS).click()
    ania.find(LOBBY).wait_for()
    jan.go("/")
    table = jan.find(HOUSE).filter(has_text="Ania of the yard waits here")
    table.wait_for()
    assert "3 free seats" in table.inner_text()
    assert "Cooperation" in table.inner_text()
    table.locator("a").click()
    jan.find(SIT).first.click()
    jan.find(f"{LOBBY} li.mine").wait_for()
    jan.expects("status of 404")
    ania.page.get_by_role("button", name="Close the table").click()
    ania.find(".confirm .danger").click()
    ania.find(GAME_CARD).first.wait_for()
    jan.find("main .loading[role='alert']").wait_for()


def test_finished_games_tell_how_and_when_and_can_be_deleted(someone: Someone) -> None:
    ania = someone("Ania")
    table = gather_ahead(ania, game="room25", config={"mode": "suspicion", "seats": 4})
    won = "won" in ania.find(".verdict").inner_text().lower()
    ania.find("header a.brand").click()  # the result may still be asking for something
    over = ania.find(f"{FINISHED}[data-listed='{table}']")
    over.wait_for()
    said = over.inner_text()
    assert ("Won" if won else "Lost") in said
    assert ("guard" in said) != ("prisoner" in said)
    assert over.locator("time").inner_text()
    over.locator("button").click()
    over.locator(".danger").click()
    over.wait_for(state="detached")


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
    table = gather_ahead(ania, game="room25", config={"mode": "suspicion", "seats": 4})
    ania.find(VERIFY).click()
    ania.find(PROVEN).first.wait_for()
    # The seed and the record; that the house alone drew the seed is said, and neither good nor bad.
    assert ania.find(f"{PROVEN}.good").count() == 2
    assert ania.find(PROVEN).count() == 3
    ania.go(f"/t/{table}/replay?at=3")
    ania.find(STEP_ON).click()
    ania.page.wait_for_url("**/replay?*at=4*")
    ania.go(f"/t/{table}")
    ania.find(RESULT).wait_for()
    ania.find(REMATCH).click()  # against bots: the next game begins at once
    ania.page.wait_for_url(lambda url: table not in url)
    ania.find(TABLE).wait_for()


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
    ania.find(".silence").first.wait_for()
    assert ania.find(TALK).count() == 0
