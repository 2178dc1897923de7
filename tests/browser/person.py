"""Somebody in front of a browser: looks, clicks, and remembers all that came over the wire."""

import json
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    Response,
    WebSocket,
)

from tests.browser.hooks import ADRENALINE, PICK, PRESSED, RESULT, SEND, START_CARD
from tests.server.seen import told_after

Json = dict[str, Any]

PATIENCE = 30_000
"""Milliseconds until something that must happen has not happened."""

SHOWN = """() => ({
  over: document.querySelector('#result') !== null,
  options: [...document.querySelectorAll('[data-option]')]
    .filter((each) => !each.disabled && each.getClientRects().length > 0)
    .map((each) => each.dataset.option),
  programming: document.querySelector('.programming button:enabled') !== null,
  send: document.querySelector('[data-asked] [data-send]:enabled') !== null,
  picks: document.querySelectorAll('[data-asked] [data-pick]:enabled:not([aria-pressed="true"])')
    .length,
})"""

PICTURE = """() => ({
  cells: [...document.querySelectorAll('[data-cell]')].map((each) => each.ariaLabel),
  locations: [...document.querySelectorAll('[data-location]')].map((each) => each.textContent),
  asked: document.querySelector('[data-asked]')?.dataset.asked ?? null,
  options: [...document.querySelectorAll('[data-option]')].map((each) => each.dataset.option),
})"""


@dataclass
class Wire:
    """What came to one page: the frames of every socket, and the answers over HTTP."""

    sockets: list[list[Json]] = field(default_factory=list)
    sent: list[Json] = field(default_factory=list)
    answers: list[tuple[str, int, str]] = field(default_factory=list)
    _unread: list[Response] = field(default_factory=list)
    _replays: int = 0  # how many were asked for and have not come
    _told: Json | None = None
    over: bool = False  # whether the seat was told that the game has ended
    _table: str = ""
    _ended: set[str] = field(default_factory=set)  # tables of games that have ended

    def listen(self, page: Page) -> None:
        """Hear everything from now on."""
        page.on("websocket", self._open)
        page.on("request", self._ask)
        page.on("response", self._answer)

    def _open(self, socket: WebSocket) -> None:
        frames: list[Json] = []
        self.sockets.append(frames)
        socket.on("framereceived", lambda text: self._hear(frames, json.loads(text)))
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))

    def _hear(self, frames: list[Json], frame: Json) -> None:
        frames.append(frame)
        if frame["type"] == "welcome":
            self._table = frame["table"]["id"]
        told = frame if frame["type"] == "told" else frame.get("told")
        if told:
            self._told = told_after(self._told or {}, told)
            self.over = told["view"].get("over", self.over)
            if self.over:
                self._ended.add(self._table)

    def _ask(self, request: Request) -> None:
        if "/replay" in request.url:
            self._replays += 1

    def finish(self, page: Page) -> None:
        """Read all answers before a page is left, a replay that is under way, too."""
        for _ in range(40):
            if self._replays == 0:
                break
            page.wait_for_timeout(50)
        self._replays = 0
        self.read()

    def _answer(self, response: Response) -> None:
        if "/replay" in response.url:
            self._replays -= 1
        if "/api/" in response.url:
            self._unread.append(response)

    def read(self) -> None:
        """Read answers that have come; a page that is left behind takes its answers with it."""
        unread, self._unread = self._unread, []
        for response in unread:
            try:
                text = response.text()
            except Error:
                # Whoever goes on at once never reads it either. Only a replay could have held a
                # secret, and only while the game goes on: afterwards everything lies open, also
                # when the next game has begun.
                ended = any(f"/{table}/replay" in response.url for table in self._ended)
                assert "/replay" not in response.url or ended, response.url
                continue
            self.answers.append((response.url, response.status, text))

    def forget(self) -> None:
        """Begin anew, at another table."""
        for kept in (self.sockets, self.sent, self.answers, self._unread):
            kept.clear()
        self._told = None
        self.over = False

    @property
    def text(self) -> str:
        """All of it in one string, to search for what must not be there."""
        return json.dumps(self.sockets) + "".join(text for _, _, text in self.answers)

    def frames(self, type: str) -> list[Json]:
        """All frames of a type."""
        return [each for socket in self.sockets for each in socket if each["type"] == type]

    @property
    def wishes(self) -> list[int]:
        """The options that were chosen, each once however often it was sent; no refused ones."""
        refused = {frame["id"] for frame in self.frames("error")}
        chosen = {each["id"]: each["option"] for each in self.sent if each["type"] == "choose"}
        return [option for id, option in chosen.items() if id not in refused]

    @property
    def told(self) -> Json | None:
        """How things stand, by all that the seat was told."""
        return self._told


class Person:
    """A browser window of its own, at a table."""

    patience = PATIENCE

    def __init__(self, context: BrowserContext, url: str, name: str) -> None:
        self.context = context
        self.url = url
        self.name = name
        self.random = Random(name)
        self.wire = Wire()
        self.complaints: list[str] = []
        self._expected: list[str] = []
        self.chosen: list[str] = []
        self.leaves: set[str] = set()  # kinds of questions that are left open
        self.likes = ""  # how options begin that are taken wherever they can be
        self.begins = True  # closes the card that lies over the table when a game begins
        self.page = self.tab()

    def tab(self) -> Page:
        """One more page of this browser."""
        page = self.context.new_page()
        page.set_default_timeout(self.patience)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.wire.listen(page)
        page.add_locator_handler(
            page.locator(START_CARD),
            lambda: self.begin(page) if self.begins else None,
            no_wait_after=True,
        )
        return page

    def begin(self, page: Page | None = None) -> None:
        """Close the card that a game begins with, if it is there."""
        script = "card => document.querySelector(`${card} button`)?.click()"
        (page or self.page).evaluate(script, START_CARD)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        text = f"{message.type}: {message.text} {message.location}"
        if not any(re.search(pattern, text) for pattern in self._expected):
            self.complaints.append(text)

    def expects(self, pattern: str) -> None:
        """The browser will complain of this, and rightly so."""
        self._expected.append(pattern)

    def twin(self) -> "Person":
        """The same person in another tab of the same browser."""
        return Person(self.context, self.url, self.name)

    # Going somewhere.

    def go(self, path: str) -> None:
        """Open an address of the server."""
        self.follow(self.url + path)

    def follow(self, link: str) -> None:
        """Open a link that somebody sent."""
        self.wire.finish(self.page)
        self.page.goto(link)

    def reload(self) -> None:
        """As F5 does."""
        self.wire.finish(self.page)
        self.page.reload()

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """A request with this browser's cookies."""
        answer = self.context.request.fetch(
            self.url + path,
            method=method,
            data=None if body is None else json.dumps(body),
            headers={"Content-Type": "application/json"},
        )
        return answer.status, answer.json()

    def fetch(self, path: str) -> str:
        """What stands at an address, past the page."""
        answer = self.context.request.get(self.url + path)
        assert answer.ok, answer
        return answer.text()

    # At the table.

    def find(self, selector: str) -> Locator:
        """Something on the page."""
        return self.page.locator(selector)

    def sees(self, selector: str) -> bool:
        """Whether it is on the page now."""
        return self.find(selector).count() > 0

    def token(self, table: str) -> str:
        """The secret of the seat as the browser keeps it."""
        key = f"cellmates.seat.{table}"
        found: str | None = self.page.evaluate("key => localStorage.getItem(key)", key)
        assert found is not None
        return found

    @property
    def decision(self) -> Json | None:
        """What the seat is asked, as the wire has it."""
        told = self.wire.told
        asked: Json | None = told["decision"] if told else None
        return asked

    @property
    def number(self) -> int:
        """The position that the seat was told last."""
        told = self.wire.told
        return -1 if told is None else int(told["number"])

    @property
    def offers(self) -> list[str]:
        """What can be chosen, as the wire has it."""
        asked = self.decision
        return [] if asked is None else [each["text"] for each in asked["options"]]

    @property
    def over(self) -> bool:
        """Whether the result is on the screen."""
        return self.wire.over and self.sees(RESULT)

    def asked(self, *kinds: str) -> bool:
        """Whether the page shows one of these questions."""
        asked = self.decision
        return asked is not None and asked["kind"] in kinds and self.wants()

    def wants(self) -> bool:
        """Whether the page shows a question that can be answered."""
        asked = self.decision
        if asked is None:
            return False
        shown = self.page.evaluate(SHOWN)
        offered = {each["text"] for each in asked["options"]}
        if asked["kind"] == "program":
            return bool(shown["programming"])
        return bool(shown["send"] or shown["picks"] or not offered.isdisjoint(shown["options"]))

    def picture(self) -> Json:
        """What the page shows of the table, in words."""
        return dict(self.page.evaluate(PICTURE))

    def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds."""
        end = time.monotonic() + self.patience / 1000
        while not holds():
            assert time.monotonic() < end, f"{self.name} waited in vain"
            self.page.wait_for_timeout(20)

    def answer(self) -> None:
        """Answer what is asked, once the page shows it."""
        self.until(self.wants)
        assert self.act()

    def act(self) -> bool:
        """Answer what is asked, any way; whether there was something to answer."""
        self.wire.read()
        asked = self.decision
        if asked is None or asked["kind"] in self.leaves:
            return False
        shown = self.page.evaluate(SHOWN)
        offered = [each["text"] for each in asked["options"]]
        if asked["kind"] == "program":
            if shown["programming"]:
                self.program(self.random.choice(offered))
            return bool(shown["programming"])
        ways = [text for text in shown["options"] if text in offered]
        ways = [text for text in ways if self.likes and text.startswith(self.likes)] or ways
        if shown["send"]:  # a panel that is filled in
            self._click(self.find(SEND).first)
        elif shown["picks"] and (not ways or self.random.random() < 0.5):
            self._click(self.find(PICK).nth(self.random.randrange(shown["picks"])))
        elif ways:
            self.press(self.random.choice(ways))
        else:
            return False
        return True

    def _click(self, thing: Locator) -> bool:
        """Click something; false if it went away meanwhile."""
        end = time.monotonic() + self.patience / 1000
        while True:
            try:
                self._touch(thing)
            except Error:
                if thing.count() == 0 or thing.is_disabled():
                    return False
                if time.monotonic() > end:  # it is there, and cannot be clicked
                    raise
            else:
                return True

    def _touch(self, thing: Locator) -> None:
        thing.click(timeout=3000)
        self.page.mouse.move(0, 0)  # what is pointed at explains itself over its neighbours

    def press(self, option: str) -> None:
        """Click a button that sends an option."""
        if self._click(self.find(f'[data-option="{option}"]:enabled').first):
            self.chosen.append(option)

    def program(self, option: str) -> None:
        """Put tokens into their slots, and send them."""
        tokens = [word for word in option.split()[1:] if not word.startswith("+")]
        while self.sees(PRESSED):  # what was taken back lies there as it was
            if not self._click(self.find(PRESSED).first):
                return
        for token in tokens:
            self._click(self.find(f'button[data-token="{token}"]'))
        if "+adrenaline" in option:
            self._click(self.find(ADRENALINE))
        self.press(option)

    def check(self) -> None:
        """Nothing went wrong on the page."""
        self.wire.read()
        assert not self.complaints, self.complaints
