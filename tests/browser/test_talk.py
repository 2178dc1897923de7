"""Talk at the table: plans are made with a few taps, bots answer, one feed holds it all."""

import os
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import Someone
from tests.browser.person import Person
from tests.browser.playing import gather, halt

TOGETHER = {"mode": "cooperation", "seats": 4}
SUSPICION = {"mode": "suspicion", "seats": 6}


def sit(person: Person, config: dict[str, Any]) -> None:
    """One person among careful bots, who talk, while everybody programs."""
    bots = {str(seat): "careful" for seat in range(1, 6)}
    seats = {seat: bot for seat, bot in bots.items() if int(seat) < config["seats"]}
    gather(person, [], game="room25", config=config, bots=seats)
    assert halt([person], "program")


def picture(person: Person, name: str) -> None:
    """A picture to look at, where one is wanted."""
    if folder := os.environ.get("CELLMATES_PICTURES"):
        person.page.screenshot(path=Path(folder) / f"{name}.png")


def open_talk(person: Person, size: str) -> None:
    if size == "phone":
        person.find("#tab-talk").tap()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_plan_is_proposed_by_taps_and_answered_by_bots(someone: Someone, size: str) -> None:
    ania = someone("Ania", size)
    sit(ania, TOGETHER)
    open_talk(ania, size)
    talk = ania.find("#panel-talk")
    assert talk.get_by_role("button", name="Accuse").count() == 0  # nobody hides a role here
    talk.get_by_role("button", name="Propose", exact=True).click()
    talk.get_by_role("button", name="Do not enter …").click()
    talk.get_by_role("button", name="b5: Do not enter b5!").click()
    mine = talk.locator(".plans li", has_text="do not enter b5")
    mine.locator(".tally", has_text="1 yes").wait_for()
    assert mine.get_by_role("button").count() == 0  # nobody answers himself
    picture(ania, f"talk-{size}")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_program_is_asked_for_token_by_token(someone: Someone, size: str) -> None:
    ania = someone("Ania", size)
    sit(ania, {**TOGETHER, "characters": ["alice", "kevin", "max", "sarah"]})
    open_talk(ania, size)
    talk = ania.find("#panel-talk")

    def tap(name: str) -> None:
        talk.get_by_role("button", name=name, exact=True).click()

    tap("Propose")
    tap("Tell or ask for a program …")
    picture(ania, f"program-who-{size}")
    tap("Kevin")
    picture(ania, f"program-first-{size}")
    assert talk.get_by_role("button", name="Hack", exact=True).count() == 1
    tap("Move")
    talk.get_by_role("button", name="Kevin, please lay Move.").wait_for()
    picture(ania, f"program-second-{size}")
    tap("Kevin, please lay Move, then Control.")
    mine = talk.locator(".plans li", has_text="please lay Move, then Control")
    mine.wait_for()
    picture(ania, f"program-said-{size}")
    tap("Propose")
    tap("Tell or ask for a program …")
    tap("Alice")
    tap("Look")
    tap("I program Look.")
    talk.locator(".plans li", has_text="I program Look.").wait_for()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_others_are_praised_by_two_taps(someone: Someone, size: str) -> None:
    ania = someone("Ania", size)
    sit(ania, TOGETHER)
    open_talk(ania, size)
    talk = ania.find("#panel-talk")
    talk.get_by_role("button", name="Praise", exact=True).click()
    others = talk.get_by_role("button", name="Praise ")
    others.first.wait_for()
    picture(ania, f"praise-{size}")
    assert others.count() == 3
    others.first.click()
    said = ania.find("#panel-talk .heard" if size == "phone" else "#panel-log li.speech")
    said.locator(".own").first.wait_for()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_room_is_tapped_and_something_proposed_about_it(someone: Someone, size: str) -> None:
    ania = someone("Ania", size)
    sit(ania, TOGETHER)
    ania.find("[data-cell='b5']").first.click()
    card = ania.find("section[aria-label='b5']")
    if size == "phone":
        card.get_by_role("button", name="Propose", exact=True).click()
    card.locator(".plans button").first.wait_for()
    names = [each.get_attribute("aria-label") for each in card.locator(".plans .slide").all()]
    assert names == [
        "b: Slide line b north.",
        "b: Slide line b south.",
        "5: Slide line 5 east.",
        "5: Slide line 5 west.",
    ]
    picture(ania, f"card-{size}")
    card.get_by_role("button", name="Do not enter", exact=True).click()
    open_talk(ania, size)
    talk = ania.find("#panel-talk")
    talk.locator(".plans li", has_text="do not enter b5").wait_for()
    said = ania.find("#panel-talk .heard" if size == "phone" else "#panel-log li.speech")
    said.locator(".own", has_text="b5").first.wait_for()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_speech_stands_in_bubbles_and_filters_stay(someone: Someone, size: str) -> None:
    ania = someone("Ania", size)
    sit(ania, SUSPICION)
    if size == "phone":
        ania.find("#tab-log").tap()
    feed = ania.find("#panel-log")
    feed.locator("li.speech .face svg").first.wait_for()
    who = feed.locator("li.speech strong").first.inner_text()  # bots may go on speaking
    picture(ania, f"feed-{size}")
    if size == "phone":  # the tab for talk shows the same bubbles
        open_talk(ania, size)
        bubble = ania.find("#panel-talk .heard .bubble").first
        bubble.locator(".face svg").wait_for()
        assert bubble.locator("strong").inner_text() == who
        picture(ania, "talk-tab-phone")
        ania.find("#tab-log").tap()
    for each, kept in (("Talk", ".speech"), ("Actions", ":not(.speech)")):
        feed.get_by_role("button", name=each, exact=True).click()
        lines = feed.locator("li")
        assert lines.count() == feed.locator(f"li{kept}").count() > 0
    ania.page.evaluate("document.querySelector('#panel-log').scrollTop = 1e6")
    first = feed.get_by_role("button", name="Everything", exact=True)
    assert first.evaluate(
        "it => { const box = it.getBoundingClientRect();"
        " return it.contains(document.elementFromPoint(box.x + box.width / 2, box.y + 8)); }"
    )


def test_the_line_that_is_clicked_is_the_one_that_is_marked(someone: Someone) -> None:
    """Several lines belong to one position; the first of all is what the house says of the deal."""
    ania = someone("Ania")
    sit(ania, SUSPICION)
    for place in (0, 1, 3):
        line = ania.find("#panel-log li:not(.speech) button.moment").nth(place)
        text = line.inner_text().strip()
        line.click()
        marked = ania.find("#panel-log li[aria-current='step']").filter(has_text=text)
        marked.wait_for()
        assert marked.inner_text().strip() == text
        assert ania.find("#panel-log [aria-current='step']").count() == 1


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_notebook_keeps_a_mark_and_a_note_over_a_reload(someone: Someone, size: str) -> None:
    ania = someone("Ania", size)
    sit(ania, SUSPICION)

    other = ania.find(".person:not(.mine)").first

    def kept() -> int:
        wishes = {each["id"] for each in ania.wire.sent if each["type"] == "note"}
        return len([each for each in ania.wire.frames("done") if each["id"] in wishes])

    def open_first() -> None:
        if size == "phone":
            ania.find("#tab-sheets").tap()
        other.locator("summary").click()

    open_first()
    other.locator("button.stamp.liar").click()
    other.locator("summary .stamp.liar").wait_for()
    if size == "phone":  # beside the board, too
        assert ania.find(".order .mark.liar").count() == 1
    other.locator("input").fill("watch the doors")
    other.locator("input").press("Tab")
    picture(ania, f"notebook-{size}")
    ania.until(lambda: kept() == 2)
    ania.reload()
    other.locator("summary .stamp.liar").wait_for(state="attached")
    open_first()
    assert other.locator("input").input_value() == "watch the doors"


IN_SIGHT = """it => {
  const box = it.getBoundingClientRect();
  return [box.left + 4, box.right - 4].every((x) => [box.top + 4, box.bottom - 4].every(
    (y) => it.contains(document.elementFromPoint(x, y))));
}"""


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_what_one_wants_to_say_opens_in_sight_and_has_the_focus(
    someone: Someone, size: str
) -> None:
    ania = someone("Ania", size)
    sit(ania, SUSPICION)
    open_talk(ania, size)
    talk = ania.find("#panel-talk")
    opener = talk.get_by_role("button", name="Claim", exact=True)
    opener.click()
    dialog = talk.get_by_role("dialog", name="Claim")
    dialog.get_by_role("button", name="a1", exact=True).wait_for()
    assert dialog.evaluate("it => it === document.activeElement")
    assert dialog.evaluate(IN_SIGHT)
    dialog.get_by_role("button", name="a1", exact=True).click()
    assert dialog.evaluate("it => it === document.activeElement")  # it was not lost with the button
    ania.page.keyboard.press("Escape")  # one step back
    dialog.get_by_role("button", name="a1", exact=True).wait_for()
    ania.page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    assert opener.evaluate("it => it === document.activeElement")
    if size == "phone":
        assert talk.is_visible()  # Escape closed the dialog and not the sheet
