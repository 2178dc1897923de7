"""Small things that make a table kind: all at hand on a phone, nothing lost, everybody told."""

from playwright.sync_api import Locator

from tests.browser.ahead import gather_ahead
from tests.browser.conftest import Someone
from tests.browser.hooks import TABLE, TAKE_BACK
from tests.browser.person import Person
from tests.browser.playing import gather, halt, play

SUSPICION = {"mode": "suspicion", "seats": 4}
FINGER = 24
"""Pixels that a target has at least."""


def in_sight(person: Person, thing: Locator) -> bool:
    """Whether all of something is on the screen, with nothing over it."""
    box = thing.bounding_box()
    assert box is not None
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    on_top = thing.evaluate("(it, [x, y]) => it.contains(document.elementFromPoint(x, y))", middle)
    size = person.page.viewport_size
    assert size is not None
    return bool(on_top and box["y"] >= 0 and box["y"] + box["height"] <= size["height"])


def test_claims_and_the_note_of_a_room_are_at_hand_on_a_phone(someone: Someone) -> None:
    ania = someone("Ania", "phone")
    gather(ania, [], game="room25", config={**SUSPICION, "seats": 6})
    assert halt([ania], "program")
    ania.find("[data-cell='b2']").tap(position={"x": 8, "y": 8})
    card = "section[aria-label='b2']"
    ania.find(f"{card} button.say").first.wait_for()
    for thing in (*ania.find(f"{card} button.say").all(), ania.find(f"{card} input")):
        ania.until(lambda thing=thing: in_sight(ania, thing))  # type: ignore[misc]


def test_lines_of_the_log_are_wide_enough_for_a_finger(someone: Someone) -> None:
    ania = someone("Ania", "phone")
    gather(ania, [], game="room25", config=SUSPICION)
    assert halt([ania], "program")
    ania.find("#tab-log").tap()
    ania.find("#panel-log li button").first.wait_for()
    boxes = [line.bounding_box() for line in ania.find("#panel-log li button").all()]
    assert boxes
    assert all(box is not None and box["height"] >= FINGER for box in boxes)


def test_a_program_taken_back_lies_in_its_slots(someone: Someone) -> None:
    ania, bea = someone("Ania"), someone("Bea")
    gather(ania, [bea], game="room25", config=SUSPICION)
    assert halt([ania, bea], "program")
    ania.program("program move look")
    ania.find(TAKE_BACK).click()
    ania.find("[data-slot='0'].full").wait_for()
    slots = [ania.find(f"[data-slot='{slot}']").get_attribute("aria-label") for slot in (0, 1)]
    assert [str(slot).split(": ")[1] for slot in slots] == ["Move", "Look"]
    ania.find("button[data-option='program move look']:enabled").wait_for()


def test_what_a_bot_is_asked_is_the_bots_until_one_comes_back(someone: Someone) -> None:
    ania, bea = someone("Ania"), someone("Bea")
    table = gather(ania, [bea], game="room25", config=SUSPICION, pace=10)
    assert halt([ania, bea], "clue")
    ania.page.get_by_role("button", name="Let a bot play for me").click()
    ania.find(".confirm .danger").click()
    ania.find(".relieved button").wait_for()
    assert ania.find("[data-asked]").get_attribute("data-asked") == "false"
    assert ania.find("[data-option]").count() == 0
    assert "Your turn" not in ania.page.title()
    ania.find(".relieved button").click()
    ania.find("[data-asked='true']").wait_for()
    assert ania.find("[data-option]").count() > 0
    assert table in ania.page.url


def test_who_comes_back_the_next_day_is_shown_what_happened(someone: Someone) -> None:
    ania, bea = someone("Ania", "phone"), someone("Bea")
    table = gather(ania, [bea], game="room25", config=SUSPICION, clock={"kind": "days", "days": 2})
    assert halt([ania, bea], "program")
    ania.answer()
    ania.go("/")
    yesterday = """key => {
      const [number, at] = localStorage.getItem(key).split(' ');
      localStorage.setItem(key, `${number} ${at - 86400}`);
    }"""
    ania.page.evaluate(yesterday, f"cellmates.left.{table}")
    bea.answer()
    ania.go(f"/t/{table}")
    ania.find(TABLE).wait_for()
    ania.find(".relieved button.primary").tap()
    ania.find(".replay .leave").tap()
    ania.find(TABLE).wait_for()
    assert not ania.sees(".relieved")
    assert not ania.sees(".replay")


def test_everybody_is_told_how_it_went_and_how_it_goes_on(someone: Someone) -> None:
    ania, bea = someone("Ania"), someone("Bea")
    gather_ahead(ania, [bea], game="room25", config=SUSPICION)
    for person in (ania, bea):
        person.find(".people .mine").wait_for()
        won = person.sees(".people .mine.won")
        assert (person.find(".verdict").inner_text().lower() == "you won") == won
    assert "Ania" in bea.find(".hint").inner_text()
    ania.find(".result button.primary").click()
    bea.find(".result a.primary").click()
    bea.find(".lobby li.mine").wait_for()


def test_a_link_that_leads_nowhere_says_so_for_good(someone: Someone) -> None:
    ania = someone("Ania", "phone")
    ania.page.clock.install()
    ania.go("/t/zzzzzzzzzz")
    ania.find("main [role='alert'] h1").wait_for()
    ania.page.clock.fast_forward(60_000)
    assert "no such table" in ania.find("main [role='alert'] h1").inner_text()
    assert ania.find("main a[href='/']").count() == 1


def test_a_reader_of_the_log_is_left_where_she_reads(someone: Someone) -> None:
    ania = someone("Ania")
    gather_ahead(  # a game that is never over early
        ania, until=lambda player: player.number >= 60, game="lockup", config={"seats": 3}
    )
    log = "#panel-log"
    end = "box => box.scrollHeight - box.scrollTop - box.clientHeight"
    ania.find(log).wait_for()
    ania.until(lambda: ania.find(log).evaluate("box => box.scrollTop") > 60)
    assert ania.find(log).evaluate(end) < FINGER
    # Half way up: what is read stays where it is, although lines come and the oldest go.
    ania.find(log).evaluate(
        "box => { box.dispatchEvent(new Event('wheel')); box.scrollTop = box.scrollTop / 2; }"
    )
    ania.page.wait_for_timeout(100)
    read = ania.find(log).evaluate_handle(
        """box => [...box.querySelectorAll('li')].find(
          line => line.getBoundingClientRect().top > box.getBoundingClientRect().top)"""
    )
    top = "line => line.getBoundingClientRect().top"
    before = read.evaluate(top)
    number = ania.number
    play([ania], until=lambda: ania.number > number + 5)
    assert abs(read.evaluate(top) - before) < FINGER
