"""The Lockup table in a browser: by keyboard alone, waits after a reload, nothing cut off."""

import json
import re
from collections.abc import Sequence
from functools import partial

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, WebSocketRoute

from tests.browser.ahead import gather_ahead
from tests.browser.boxes import misfits
from tests.browser.conftest import Someone
from tests.browser.hooks import COACH, RESULT, SEND, START_CARD, TAKE_BACK
from tests.browser.person import Person
from tests.browser.playing import gather, play
from tests.browser.test_access import look
from tests.browser.test_keyboard import Typist
from tests.server.playing import Player

WINDOW_IN_ROLL_CALL = '.layout:has([data-phase="roll_call"]) [data-wait="round"]:enabled'
HOW_OFTEN = ".window summary"
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
        self.wire.read()
        asked = self.decision
        if asked is not None and asked["kind"] not in self.seen:
            if not self.wants():
                return False
            self.seen.add(asked["kind"])
            look(self, asked["kind"])
        return super().act()


class Reader(Person):
    """Somebody who wants to be in the Library, and keeps every tome."""

    LIKES = ("wait", "decline")

    def act(self) -> bool:
        for option in self.LIKES:
            library = self.sees("[data-location='library'].current")
            button = f'[data-option="{option}"]:enabled'  # not there once one begins to pay
            if (
                option in self.offers
                and not (option == "decline" and library)
                and self.sees(button)
            ):
                self.press(option)
                return True
        return super().act()


def read(player: Player, texts: Sequence[str]) -> str | None:
    """As a reader does, without a browser."""
    if "wait" in texts:
        return "wait"
    return "decline" if "decline" in texts and player.view["location"] != "library" else None


def offered_tomes(player: Player) -> bool:
    """Whether tomes may be played now."""
    asked = player.told["decision"]
    return asked is not None and asked["kind"] == "window"


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
    ania = someone("Ania")
    gather_ahead(
        ania,
        until=lambda player: offered_tomes(player) and player.view["phase"] == "roll_call",
        wish=read,
        game="lockup",
        config={"seats": 2, "mode": "advanced"},
    )
    ania.find(HOW_OFTEN).click()
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


def test_after_send_here_one_can_take_it_back(someone: Someone) -> None:
    """With a click, and with the key, as long as nobody was told of a token."""
    ania = someone("Ania")
    gather(ania, [], game="lockup", config={"seats": 3})
    ania.until(lambda: ania.asked("roll_call"))
    for by_key in (False, True):
        ania.find("[data-option='assign smithy']").click()
        ania.until(lambda: ania.asked("token"))
        if by_key:
            ania.page.keyboard.press("u")
        else:
            ania.find(TAKE_BACK).click()
        ania.until(lambda: ania.asked("roll_call"))


@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
def test_passing_lies_in_the_window_of_a_tablet(someone: Someone, locale: str) -> None:
    """Six tokens, the coach and one's own board leave it room beside the tokens."""
    ania = someone("Ania", locale=locale)
    ania.page.set_viewport_size({"width": 1024, "height": 768})
    gather(ania, [], game="lockup", config={"seats": 4})
    ania.until(lambda: ania.asked("roll_call"))
    ania.page.wait_for_timeout(500)
    box = ania.find("[data-option='pass']").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 768


def test_goals_say_stars_and_minimum(someone: Someone) -> None:
    """A leader goal `≥3 8`, an instant one `≥5 6`, a final one `8/4` or `3 each`."""
    ania = someone("Ania")
    for _ in range(3):
        gather(ania, [], game="lockup", config={"seats": 3})
        ania.until(ania.wants)
        leader, instant, final = (
            " ".join(each.inner_text().split()) for each in ania.find("[data-goal] .worth").all()
        )
        assert re.fullmatch(r"≥\d ?8", leader)
        assert re.fullmatch(r"≥\d ?\d+", instant)
        assert re.fullmatch(r"8/4|\d each|\d per \d", final)


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_card_says_at_the_start_who_one_is_and_what_wins(someone: Someone, size: str) -> None:
    ania = someone("Ania", size)
    gather(ania, [], begun=False, game="lockup", config={"seats": 3})
    card = ania.find(START_CARD)
    told = card.inner_text()
    assert "Basic" in told
    assert "most stars" in told
    assert card.locator("li").count() == 3
    assert misfits(ania.page) == []
    ania.begin()
    card.wait_for(state="detached")
    ania.reload()
    ania.until(ania.wants)
    assert card.count() == 0  # it is read once


def test_every_crew_shows_its_stars_if_it_ended_now(someone: Someone) -> None:
    ania = someone("Ania", "phone")
    gather_ahead(ania, until=lambda player: player.number >= 40, game="lockup", config={"seats": 3})
    ania.until(ania.wants)
    shown = [ania.find(f"li[data-crew='{seat}'] [data-if-ended]") for seat in range(3)]
    stars = [int(each.get_attribute("data-if-ended") or "") for each in shown]
    assert ania.wire.told is not None
    assert ania.wire.told["view"].get("if_ended", stars) == stars
    chips = [ania.find(f".chip[data-crew='{seat}'] small").inner_text() for seat in range(3)]
    assert chips == [f"→{count}" for count in stars]


def test_the_room_that_is_resolved_keeps_its_rewards_and_its_goon(someone: Someone) -> None:
    ania = someone("Ania")
    gather(ania, [], game="lockup", config={"seats": 3})
    ania.likes = "assign sewers"
    ania.leaves = {"reward"}
    play([ania], until=lambda: ania.over or ania.asked("reward"))
    room = ania.find(".room.current")
    assert room.locator(".ranks.resolved").is_visible()
    assert room.locator(".prize").count() > 0
    for goon in room.locator("[data-goon]").all():
        assert goon.locator(".plate strong").inner_text()


def test_labels_begin_with_what_is_seen(someone: Someone) -> None:
    ania = someone("Ania")
    gather(ania, [], game="lockup", config={"seats": 3})
    ania.until(lambda: ania.asked("roll_call"))
    for button in ania.find(".room [data-option]").all():
        label = button.get_attribute("aria-label") or ""
        assert label.startswith(button.inner_text().strip())


NAMED = """() => [...document.querySelectorAll('.dock button:enabled')].map((button) => {
  const said = (without) => {
    const copy = button.cloneNode(true);
    for (const each of copy.querySelectorAll(without)) each.remove();
    return copy.textContent.trim().replaceAll(/\\s+/g, ' ');
  };
  return [button.ariaLabel ?? said('[aria-hidden=true]'), said('.unseen, kbd, svg')];
})"""


def test_answers_are_named_by_what_they_show(someone: Someone) -> None:
    ania = someone("Ania")
    gather(ania, [], game="lockup", config={"seats": 2, "mode": "advanced"})
    ania.likes = "assign cell_block"
    kinds: set[str] = set()

    def look_at_answers() -> bool:
        if ania.wants() and ania.decision is not None:
            kinds.add(ania.decision["kind"])
            for name, seen in ania.page.evaluate(NAMED):
                assert seen in name, ania.decision["kind"]
        return ania.over or {"cell_block", "token"} <= kinds

    play([ania], until=look_at_answers)
    assert {"cell_block", "token"} <= kinds


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 740)])
def test_on_a_phone_the_board_comes_first(someone: Someone, width: int, height: int) -> None:
    """The sheet leaves most of the window to the board, and folds to what is asked."""
    ania = someone("Ania", "phone")
    ania.page.set_viewport_size({"width": width, "height": height})
    gather(ania, [], game="lockup", config={"seats": 4})
    ania.until(lambda: ania.asked("roll_call"))
    sheet, title = ania.find(".layout > .ask"), ania.find("#question")
    open_box, asked = sheet.bounding_box(), title.bounding_box()
    assert open_box is not None
    assert asked is not None
    assert open_box["height"] <= 0.42 * height
    assert open_box["y"] <= asked["y"]
    assert asked["y"] + asked["height"] <= height
    ania.find(".ask > .fold").click()
    folded = sheet.bounding_box()
    assert folded is not None
    assert folded["height"] <= 0.12 * height
    assert title.is_visible()
    assert not ania.find("[data-token='5']").is_visible()
    ania.find("[data-option='assign smithy']").click()
    ania.until(lambda: ania.asked("token"))
    assert ania.find("[data-token='5']").is_visible(), "what is asked anew unfolds it"


GOALS = """() => {
  const bottom = Math.max(...[...document.querySelectorAll('[data-goal]')]
    .map((each) => each.getBoundingClientRect().bottom));
  return [bottom, document.querySelector('.layout > .ask').getBoundingClientRect().top];
}"""


DOCK = """() => {
  const dock = document.querySelector('.ask');
  return [dock.scrollHeight, dock.clientHeight];
}"""


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_all_tokens_are_in_sight_while_they_are_sent(someone: Someone, locale: str) -> None:
    """The title, what may be taken back and the coach leave both rows of tokens their room."""
    ania = someone("Ania", locale=locale)
    ania.page.set_viewport_size({"width": 1280, "height": 800})
    gather(ania, [], game="lockup", config={"seats": 2})
    ania.until(lambda: ania.asked("roll_call"))
    ania.find(".room [data-option^='assign ']:enabled").first.click()
    ania.until(lambda: ania.asked("token") and ania.sees(TAKE_BACK))
    ania.find(f"{COACH} .said p, {COACH} .said li").first.wait_for()
    needed, there = ania.page.evaluate(DOCK)
    assert needed <= there


LONGEST_GOALS = """() => {
  for (const each of document.querySelectorAll('[data-goal] .what'))
    each.textContent = 'sets of a shield, a gem and a spell';
}"""


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (1280, 800), (1440, 900)])
def test_all_three_goals_are_in_sight(someone: Someone, width: int, height: int) -> None:
    """Also while the coach speaks, whose hint comes with the first question."""
    ania = someone("Ania")
    ania.page.set_viewport_size({"width": width, "height": height})
    gather(ania, [], game="lockup", config={"seats": 4})
    ania.until(lambda: ania.asked("roll_call"))
    ania.find(f"{COACH} .said p, {COACH} .said li").first.wait_for()
    ania.page.evaluate(LONGEST_GOALS)
    bottom, edge = ania.page.evaluate(GOALS)
    assert bottom <= edge


TOPS = """() => [...document.querySelectorAll('.shelf .cards > *')]
  .map((each) => Math.round(each.getBoundingClientRect().top))"""


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_cards_to_craft_and_to_recruit_fit(someone: Someone, locale: str) -> None:
    """In the introduction, where the same cards lie every time: in one row, nothing cut off."""
    ania = someone("Ania", locale=locale)
    ania.page.set_viewport_size({"width": 1440, "height": 900})
    chapters = ania.ask("GET", "/api/tutorials/lockup")[1]["chapters"]
    places = {
        lesson["lesson"]: f"{at}.{place}"
        for at, chapter in enumerate(chapters)
        for place, lesson in enumerate(chapter["lessons"])
    }
    ania.go("/rules/lockup")
    for lesson in ("recruit", "craft"):
        keep = "place => localStorage.setItem('cellmates.tutorial.lockup', place)"
        ania.page.evaluate(keep, places[lesson])
        ania.go("/learn/lockup")
        ania.find(f"[data-lesson='{lesson}']").wait_for()
        ania.find(".shelf .cards > *").first.wait_for()
        tops = set(ania.page.evaluate(TOPS))
        assert len(tops) == 1, "a card wraps"
        assert [each for each in misfits(ania.page) if ".lesson" not in each] == []
    bottom, edge = ania.page.evaluate(GOALS)
    assert bottom <= edge, "the items to craft hide a goal"


@pytest.mark.parametrize("width", [360, 390])
def test_alone_on_a_phone_every_goon_says_its_kind(someone: Someone, width: int) -> None:
    ania = someone("Ania", "phone", locale="ru-RU")
    ania.page.set_viewport_size({"width": width, "height": 844})
    gather(ania, [], game="lockup", config={"mode": "solo", "seats": 1})
    ania.until(lambda: ania.asked("turn_up", "roll_call"))
    assert misfits(ania.page) == []
    assert ania.page.evaluate(CUT) == []
    kinds = [each.inner_text() for each in ania.find(".room .plate .type").all()]
    assert kinds
    assert all("…" not in kind and len(kind) > 3 for kind in kinds)


IN_LIST = ".plain-options [data-option^='turn ']"
IN_ROOM = ".room [data-option^='turn ']:enabled"


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_what_rooms_offer_is_listed_for_keys_and_who_asks(someone: Someone, size: str) -> None:
    ania = someone("Ania", size)
    gather(ania, [], game="lockup", config={"mode": "solo", "seats": 1})
    ania.until(lambda: ania.asked("turn_up"))
    offered = ania.find(IN_ROOM).count()
    assert offered > 1
    assert not ania.sees(IN_LIST)
    unfold = ania.find(".plain-options .list")
    unfold.click()
    assert ania.find(IN_LIST).count() == offered
    unfold.click()
    assert not ania.sees(IN_LIST)
    ania.page.keyboard.press("1")  # a digit chooses nothing that is not in sight
    ania.until(lambda: ania.sees(IN_LIST))
    assert ania.wire.wishes == []
    ania.page.keyboard.press("1")
    ania.until(lambda: len(ania.wire.wishes) == 1)


PRISON = "() => document.querySelector('.prison').getBoundingClientRect().toJSON()"


@pytest.mark.parametrize(("width", "height"), [(768, 1024), (1024, 768), (1280, 800), (1440, 900)])
def test_the_prison_comes_first(someone: Someone, width: int, height: int) -> None:
    ania = someone("Ania")
    ania.page.set_viewport_size({"width": width, "height": height})
    gather(ania, [], game="lockup", config={"seats": 4})
    ania.until(ania.wants)
    prison = ania.page.evaluate(PRISON)
    assert min(prison["width"], prison["height"]) >= 0.55 * min(width, height) - 0.5


MANY = {
    "tomes": ["big_book_of_stealth", "cutthroat_crafting", "atlas_of_hideouts", "manual_of_muscle"],
    "items": ["sharpened_spoon", "bone_shiv", "knuckle_chains", "bunk_leg_club", "pot_lid_vest"],
    "goons": ["ragpicker_jod", "sour_wenna", "nails_orrick", "velvet_sarn", "humming_acolyte"],
    "reserved": ["nail_studded_maul"],
    "cubes": {"scrap": 3, "potion": 2, "iron": 2, "gold": 1},
}

TALL = ["loose_brick_stash", "transmuters_kettle", "smugglers_strongbox", "grimoire_of_cell_nine"]
"""Items with long names, many icons and high prices."""


def enrich(page: Page) -> None:
    """The page is told that the first crew owns a lot, and that tall cards lie in the market."""

    def told(text: str) -> str:
        frame = json.loads(text)
        for holder in (frame, frame.get("told") or {}):
            view = holder.get("view", {})
            for crew in view.get("crews", [])[:1]:
                crew.update(MANY)
            if "display" in view:
                view["display"] = TALL
        return json.dumps(frame)

    def pass_on(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(told(str(text))))

    page.route_web_socket(re.compile("/ws$"), pass_on)


IN_SIGHT = """() => {
  const box = (each) => each.getBoundingClientRect();
  const lowest = (where) => Math.max(...[...document.querySelectorAll(where)]
    .map((each) => box(each).bottom));
  const dock = box(document.querySelector('.layout > .ask'));
  return {
    dock: dock.height,
    edge: dock.top,
    prices: lowest('.market .price'),
    goals: lowest('[data-goal]'),
    crews: lowest('.side li[data-crew]'),
    seen: box(document.querySelector('.side > .crews')).bottom,
    prison: box(document.querySelector('.prison')).height,
  };
}"""


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1440, 900)])
def test_many_cards_hide_nothing(someone: Someone, width: int, height: int) -> None:
    """One's own panel stays low; prices, goals and rivals stay in sight; questions move nothing."""
    ania = someone("Ania")
    enrich(ania.page)
    ania.page.set_viewport_size({"width": width, "height": height})
    gather(ania, [], game="lockup", config={"seats": 4})
    ania.until(lambda: ania.asked("roll_call"))
    ania.find(f"{COACH} .said p, {COACH} .said li").first.wait_for()
    ania.page.evaluate("document.fonts.ready.then(() => true)")
    shown = ania.page.evaluate(IN_SIGHT)
    assert ania.find(".home .shelf .card").count() == 15
    assert shown["dock"] <= 0.2 * height
    assert shown["prices"] <= shown["edge"]
    assert shown["goals"] <= shown["edge"]
    assert shown["crews"] <= shown["seen"] + 1
    for asked_about in (".home .shelf .card", "[data-location='sewers'] .head"):
        ania.find(asked_about).first.click()
        ania.find("[role='tooltip']").wait_for()
        assert ania.page.evaluate(IN_SIGHT) == shown
        ania.page.keyboard.press("Escape")
        assert not ania.sees("[role='tooltip']")


def holds_fewer(person: Person, tome: str, held: int) -> bool:
    """Whether one's panel shows fewer of this tome than before; in a window it has no chips."""
    if person.over or not person.wants() or person.asked("window"):
        return person.over
    return person.find(f"[data-play-next='{tome}']").count() < held


def test_a_tome_is_played_from_ones_own_panel(someone: Someone) -> None:
    """Declined once, it asks no more in this phase; ordered, it is played by itself."""
    ania = someone("Ania", kind=Reader)
    # Some tomes find no moment any more before the game ends.
    for _ in range(6):
        gather_ahead(
            ania,
            until=offered_tomes,
            wish=read,
            game="lockup",
            config={"seats": 2, "mode": "advanced"},
        )
        play([ania], until=lambda: ania.over or ania.sees("[data-standing='declined']"))
        # Another window may come first; there are no chips beside one.
        play([ania], until=lambda: ania.wants() and ania.sees("[data-play-next]:enabled"))
        if ania.over:
            continue
        chip = ania.find("[data-play-next]:enabled").first
        tome = chip.get_attribute("data-play-next") or ""
        chip.click()
        assert chip.get_attribute("aria-pressed") == "true"
        held = ania.find(f"[data-play-next='{tome}']").count()
        play([ania], until=partial(holds_fewer, ania, tome, held))
        if not ania.over:
            return
    raise AssertionError("no order was ever carried out")
