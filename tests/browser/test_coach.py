"""The coach on the page: whole games with it, in two sizes; who may have it, and what it shows."""

from typing import Any

import pytest

from tests.browser.ahead import gather_ahead
from tests.browser.conftest import Someone
from tests.browser.hooks import COACH, COACH_ASK, COACH_LEVEL, COACH_SWITCH, RESULT, SETTINGS, TABLE
from tests.browser.person import Person
from tests.browser.playing import gather, halt, play
from tests.browser.test_access import look
from tests.browser.truth import compare

KINDS: list[tuple[str, dict[str, Any], str]] = [
    ("room25", {"mode": "suspicion", "seats": 5}, "phone"),
    ("lockup", {"seats": 3}, "desktop"),
]


def careful(config: dict[str, Any]) -> dict[str, str]:
    """Bots for all seats but the first."""
    return {str(seat): "careful" for seat in range(1, config["seats"])}


def sit_alone(person: Person, game: str, config: dict[str, Any], **wish: Any) -> str:
    """One person among bots; the game has begun."""
    wish = {"pace": 0, "name": person.name, "bots": careful(config), "start": True, **wish}
    status, made = person.ask("POST", "/api/tables", {"game": game, "config": config, **wish})
    assert status == 201, made
    table: str = made["table"]["id"]
    person.go(f"/t/{table}#{made['token']}")
    person.find(TABLE).wait_for()
    return table


@pytest.mark.parametrize(("game", "config", "size"), KINDS)
def test_a_whole_game_with_the_coach_on(
    game: str,
    config: dict[str, Any],
    size: str,
    someone: Someone,
    pytestconfig: pytest.Config,
) -> None:
    """Everything it says comes from what the seat knew (`truth.compare`).

    Of Lockup only the last round, unless `--whole-games` is asked for.
    """
    ania = someone("Ania", size)
    ania.context.add_init_script("localStorage.setItem('cellmates.coach', 'full')")
    if game == "room25" or pytestconfig.getoption("whole_games"):
        table = sit_alone(ania, game, config)
    else:
        table = gather_ahead(
            ania,
            until=lambda player: player.view["round"] >= player.view["rules"]["rounds"],
            game=game,
            config=config,
            bots=careful(config),
        )
    ania.until(ania.wants)
    ania.find(COACH).wait_for()
    look(ania, f"the coach of {game}", COACH)
    play([ania])
    ania.find(RESULT).wait_for()
    assert len(ania.wire.frames("hint")) > 5
    compare(table, {0: ania})


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_hints_suggest_when_they_are_asked_to(size: str, someone: Someone) -> None:
    ania = someone("Ania", size)
    sit_alone(ania, "room25", {"mode": "cooperation", "seats": 4})
    assert halt([ania], "program")
    card = ania.find(COACH)
    push = ania.find('button[data-token="push"]')
    push.click()  # what would be lost says why before it is sent
    why = "Push: nobody may be pushed out of the Central Room"
    assert why in ania.find(".programming .reasons").inner_text()
    push.click()
    if size == "phone":
        card.locator(".whistle").tap()
    ania.find(COACH_ASK).wait_for()
    assert "Would be lost here: Push, Control" in card.inner_text()
    assert card.locator("h3").count() == 0
    if size == "phone":
        ania.find(COACH_ASK).tap()
    else:
        ania.page.keyboard.press("h")
    card.locator("h3").wait_for()
    assert "Program" in card.locator("h3").inner_text()
    while not halt([ania], "move"):  # in some deals the game ends before it comes to that
        ania.wire.forget()
        sit_alone(ania, "room25", {"mode": "cooperation", "seats": 4})
    ania.find(COACH_ASK).wait_for()
    ania.find(COACH_ASK).click()
    ania.find("[data-option] .best").wait_for()
    look(ania, "a suggestion", COACH)


def test_the_level_is_kept_and_can_be_off(someone: Someone) -> None:
    ania = someone("Ania")
    sit_alone(ania, "room25", {"mode": "cooperation", "seats": 4})
    assert halt([ania], "program")
    level = ania.find(COACH_LEVEL)
    level.wait_for()
    assert ania.find(COACH).get_attribute("data-coach") == "hints"
    level.click()
    assert ania.find(COACH).get_attribute("data-coach") == "full"
    level.click()
    ania.find(COACH_SWITCH).wait_for()
    assert not ania.sees(COACH)
    ania.reload()
    ania.find(COACH_SWITCH).wait_for()
    ania.find(SETTINGS).click()
    ania.find("dialog[open] input[name='coach-level'][value='hints']").check()
    ania.page.keyboard.press("Escape")
    ania.find(COACH).wait_for()


def test_nobody_is_coached_among_people_unless_the_host_allows_it(someone: Someone) -> None:
    ania, ben = someone("Ania"), someone("Ben", "phone")
    config = {"mode": "cooperation", "seats": 4}
    for coach in (False, True):
        gather(ania, [ben], game="room25", config=config, coach=coach)
        assert halt([ania, ben], "program")
        ania.page.wait_for_timeout(300)
        assert ania.sees(COACH) == coach
        assert ben.sees(COACH) == coach


def test_what_is_not_offered_says_why(someone: Someone) -> None:
    ania = someone("Ania")
    ania.context.add_init_script("localStorage.setItem('cellmates.coach', 'off')")
    sit_alone(ania, "room25", {"mode": "cooperation", "seats": 4})
    assert halt([ania], "program")
    ania.find("details.blocked summary").click()
    said = ania.find("details.blocked").inner_text()
    assert "Push" in said
    assert "nobody may be pushed out of the Central Room" in said
