"""The table of Room 25: the board comes first, its colours are not covered, few buttons."""

import pytest

from tests.browser.conftest import Someone
from tests.browser.hooks import COACH, START_CARD, UNMASK
from tests.browser.person import Json, Person
from tests.browser.playing import gather, gather_for, halt
from tests.server.seen import seen_after

COOPERATION = {"mode": "cooperation", "seats": 4}
SUSPICION = {"mode": "suspicion", "seats": 4}
LEAST = 0.55
"""The part of the window's shorter side that the board has at least."""

SIZES = [(768, 1024), (820, 1180), (1000, 700), (1024, 768), (1180, 820), (1280, 720), (1440, 900)]

COVERED = """cell => {
  const box = document.querySelector(`[data-cell="${cell}"] rect`).getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height * 0.4);
  return top?.closest('.complex') === null ? String(top?.className) : '';
}"""


def resize(person: Person, width: int, height: int) -> None:
    """Another window, and time to settle in it."""
    person.page.set_viewport_size({"width": width, "height": height})
    person.page.wait_for_timeout(150)


def test_the_board_is_large_and_free_at_every_width(someone: Someone) -> None:
    ania = someone("Ania")
    gather_for(ania, "program", game="room25", config=COOPERATION)
    for width, height in SIZES:
        resize(ania, width, height)
        box = ania.find(".complex").bounding_box()
        assert box is not None
        assert box["width"] >= LEAST * min(width, height), (width, height, box)
        assert box["y"] + box["height"] <= height + 1, (width, height, box)
        for cell in ("a5", "e5", "c3", "a1", "e1"):
            assert ania.page.evaluate(COVERED, cell) == "", (width, height, cell)


def test_options_are_outlined_with_their_keys_and_not_tinted(someone: Someone) -> None:
    ania = someone("Ania")
    gather_for(ania, "move", "look", game="room25", config=COOPERATION)
    legal = ania.find(".hit.legal rect")
    assert legal.count() > 0
    fills = legal.evaluate_all("all => all.map(each => getComputedStyle(each).fill)")
    assert set(fills) == {"rgba(0, 0, 0, 0)"}
    keys = ania.find(".key text").all_text_contents()
    buttons = ania.find("[data-asked] .options kbd").all_text_contents()
    assert keys
    assert set(keys) <= set(buttons)


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_the_goal_and_its_start_card_are_on_the_table(someone: Someone, size: str) -> None:
    ania = someone("Ania", size)
    gather(ania, [], begun=False, game="room25", config=COOPERATION)
    card = ania.find(START_CARD)
    assert "Cooperation" in card.inner_text()
    ania.begin()
    card.wait_for(state="detached")
    steps = ania.find(".goal li")
    assert steps.count() == 4
    assert steps.nth(0).get_attribute("aria-current") == "step"
    assert "Key Room" in steps.nth(0).inner_text()


def test_reminders_are_laid_by_touching_a_room_only(someone: Someone) -> None:
    ania = someone("Ania")
    gather_for(ania, "move", "look", "push", "control", game="room25", config=SUSPICION)
    assert ania.find(".ask [data-option^='remind']").count() == 0


def test_every_question_begins_at_the_top_of_the_dock_below_the_board(someone: Someone) -> None:
    ania = someone("Ania", "phone")
    gather(ania, [], game="room25", config=SUSPICION)
    resize(ania, 360, 600)  # so short that the page scrolls
    assert halt([ania], "clue")
    # Whoever has scrolled down to answer is led back to the top by the next question.
    ania.page.evaluate("window.scrollTo(0, 1e6); document.querySelector('.ask').scrollTop = 1e6")
    assert ania.page.evaluate("window.scrollY") > 0
    ania.page.evaluate("document.querySelector('[data-option^=clue]').click()")
    ania.until(lambda: ania.asked("program"))  # without M.A.C. cards nothing comes between
    ania.until(lambda: ania.page.evaluate("window.scrollY") == 0)
    assert ania.page.evaluate("document.querySelector('.ask').scrollTop") == 0


LABELS = """() => [...document.querySelectorAll('.programming .token .word')].map((each) => {
  const text = document.createRange();
  text.selectNodeContents(each);
  return { name: each.textContent, size: getComputedStyle(each).fontSize,
           lines: text.getClientRects().length };
})"""


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_all_tokens_are_named_in_letters_of_one_size(someone: Someone, size: str) -> None:
    ania = someone("Ania", size, locale="pl-PL")
    gather_for(ania, "program", game="room25", config=COOPERATION)
    labels = ania.page.evaluate(LABELS)
    assert {"Ruch", "Wypchnięcie"} <= {each["name"] for each in labels}
    assert len({each["size"] for each in labels}) == 1, labels
    assert {each["lines"] for each in labels if " " not in each["name"]} == {1}, labels


HAND = """() => {
  const all = [...document.querySelectorAll('.programming .token, .programming .slots button')];
  const tabs = document.querySelector('.tabs').getBoundingClientRect();
  return all.map((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return { left, right, top, bottom, free: bottom <= tabs.top && right <= tabs.right };
  });
}"""


def test_tokens_slots_and_the_board_are_whole_in_a_low_window(someone: Someone) -> None:
    """A page zoomed to twice its size, a phone on its side, and a small one upright."""
    ania = someone("Ania")
    gather_for(ania, "program", game="room25", config=COOPERATION)
    for width, height in ((720, 450), (844, 390), (360, 740)):
        resize(ania, width, height)
        boxes = ania.page.evaluate(HAND)
        assert len(boxes) >= 7, boxes  # four tokens, two slots, the button
        for place, box in enumerate(boxes):
            assert box["right"] - box["left"] >= 40, (width, place, boxes)
            assert box["bottom"] - box["top"] >= 40, (width, place, boxes)
            assert box["free"], (width, place, boxes)
            for other in boxes[:place]:
                beside = box["left"] >= other["right"] or other["left"] >= box["right"]
                below = box["top"] >= other["bottom"] or other["top"] >= box["bottom"]
                assert beside or below, (width, box, other)
        board = ania.find(".complex").bounding_box()
        assert board is not None
        assert board["y"] + board["height"] <= height, (width, board)


def test_enter_begins_and_a_question_mark_tells_the_keys(someone: Someone) -> None:
    ania = someone("Ania")
    gather(ania, [], begun=False, game="room25", config=COOPERATION)
    ania.until(lambda: ania.asked("clue", "program") and not ania.sees("[data-scene]"))
    card = ania.find(START_CARD)
    assert card.is_visible()
    for key in ("Tab", "1", "Tab"):  # neither the focus nor a key gets past the card
        ania.page.keyboard.press(key)
        assert card.is_visible()
    assert ania.wire.wishes == []
    ania.page.keyboard.press("Enter")
    card.wait_for(state="detached")
    keys = ania.find("[data-shortcuts]")
    assert not keys.is_visible()
    ania.page.keyboard.press("?")
    keys.wait_for(state="visible")
    assert keys.locator("kbd").count() == 9
    ania.page.keyboard.press("Escape")
    keys.wait_for(state="hidden")


SOON = {**SUSPICION, "guard_reveal_needs_room25": False}
COST = "dialog #unmask-cost"

HIDDEN = """selectors => selectors.filter((selector) => {
  const found = document.querySelector(selector);
  const { left, right, top, bottom } = found.getBoundingClientRect();
  const points = [[left + 2, (top + bottom) / 2], [(left + right) / 2, bottom - 2]];
  return !points.every(([x, y]) => found.contains(document.elementFromPoint(x, y)));
})"""
CUT = "card => card.scrollHeight > card.clientHeight + 1"


def seen(person: Person) -> Json:
    """The table by all that came over the wire."""
    view: Json = {}
    for frame in [each for socket in person.wire.sockets for each in socket]:
        if told := frame if frame["type"] == "told" else frame.get("told"):
            view = seen_after(view, told)
    return view


def gather_guard(person: Person, **config: object) -> str:
    """Alone among bots, to be programmed, and a guard; whose name in the game is."""
    while True:
        gather_for(person, "program", game="room25", config={**SOON, **config})
        sheets = seen(person)["characters"]
        (who,) = [name for name, sheet in sheets.items() if sheet["seat"] == 0]
        if sheets[who]["role"] == "guard":
            return str(who)
        person.wire.forget()


def shown(person: Person, who: str) -> bool:
    """Whether everybody knows who it is."""
    return bool(seen(person)["characters"][who]["revealed"])


def test_the_button_stays_in_sight_below_an_open_coach(someone: Someone) -> None:
    ania = someone("Ania", "phone")
    gather_for(ania, "program", game="room25", config=COOPERATION)
    ania.find(f"{COACH} .whistle").tap()
    ania.find(f"{COACH} .said:not(.folded)").wait_for()
    for height in (740, 844):
        resize(ania, 390, height)
        for box in ania.page.evaluate(HAND):
            assert box["free"], (height, box)


WITHIN = """([inner, outer]) => {
  const box = document.querySelector(inner).getBoundingClientRect();
  const around = document.querySelector(outer).getBoundingClientRect();
  return box.top >= around.top - 1 && box.bottom <= around.bottom + 1;
}"""
MANY_ANSWERS = "document.querySelector('.words').style.minHeight = '30rem'"


def test_columns_show_what_is_opened_and_the_dock_ones_own_face(someone: Someone) -> None:
    ania = someone("Ania")
    resize(ania, 1440, 900)
    gather_for(ania, "program", game="room25", config={**SUSPICION, "seats": 6})
    ania.find(".sheets > details.card > summary").click()
    ania.until(lambda: ania.page.evaluate(WITHIN, [".sheets > details.card", ".sheets"]))
    ania.page.evaluate(MANY_ANSWERS)
    assert ania.page.evaluate(WITHIN, [".own", ".ask"])


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_mask_comes_off_by_a_second_click_that_says_its_cost(someone: Someone, size: str) -> None:
    ania = someone("Ania", size)
    who = gather_guard(ania, guard_reveal_when="any_time")
    ania.find(f"{COACH} .said li").first.wait_for(state="attached")
    # Mask, tokens, the last button and the coach, all of them without scrolling.
    beside = f"{COACH} .whistle"
    assert ania.page.evaluate(HIDDEN, [UNMASK, "[data-token]", ".ready-now", beside]) == []
    if size == "desktop":
        assert not ania.find(f"{COACH} .said").evaluate(CUT)
    done = len(ania.wire.wishes)
    ania.find(UNMASK).click()
    cost = ania.find(COST).inner_text()
    assert "Everybody learns that you are a guard." in cost
    assert "Your adrenaline is lost from the next round on." in cost
    ania.page.keyboard.press("Escape")
    ania.find(COST).wait_for(state="detached")
    ania.find(UNMASK).click()
    assert len(ania.wire.wishes) == done  # nothing was done so far
    assert not shown(ania, who)
    ania.find("dialog [data-option='reveal']").click()
    ania.until(lambda: shown(ania, who))
    assert not ania.sees(UNMASK)


def test_a_guard_settles_before_his_turn_that_the_mask_comes_off(someone: Someone) -> None:
    """However short his turn is: a lost action asks nothing, and the others play on."""
    ania = someone("Ania")
    who = gather_guard(ania)
    for taken_back in (True, False):
        ania.find(UNMASK).click()
        assert ania.find(COST).is_visible()
        ania.find("dialog [data-arm]").click()
        ania.find("[data-disarm]").wait_for()
        if taken_back:
            ania.find("[data-disarm]").click()
    assert not shown(ania, who)
    ania.answer()
    ania.until(lambda: shown(ania, who))
    assert "reveal" not in ania.chosen  # nobody has clicked again
