"""`make screenshots`: play, and take pictures of all that there is to see.

python -m tests.browser.screenshots [--only PREFIX] [--into FOLDER]
"""

import argparse
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import WANTED, chromium
from tests.browser.conftest import SIZES
from tests.browser.hooks import (
    COACH_ASK,
    GAME_CARD,
    MY_TABLE,
    PAYING,
    RESULT,
    SIT,
    STEP_ON,
    TABLE,
    UNMASK,
)
from tests.browser.person import Person
from tests.browser.playing import halt, play
from tests.server.processes import ServerProcess

COOPERATION = {"mode": "cooperation", "seats": 4, "ui_memory_aid": "board"}
SUSPICION = {"mode": "suspicion", "seats": 6}
UNMASKING = {**SUSPICION, "guard_reveal_when": "any_time", "guard_reveal_needs_room25": False}
LOCKUP = {"seats": 4}
ADVANCED = {"seats": 2, "mode": "advanced"}
FOLD = ".layout > .ask > .fold"
WHISTLE = "[data-coach] .whistle"
COUNT = ".scores"

LONGEST = 1200.0
"""Seconds within which a game must be over, on a machine that has other things to do."""


class Sitter(Person):
    """Somebody who has all the time in the world: nothing here measures how soon things happen."""

    patience = 240_000


class Photographer:
    """Opens windows of all kinds, and takes pictures."""

    def __init__(self, browser: Browser, url: str, folder: Path) -> None:
        self.browser = browser
        self.url = url
        self.folder = folder
        self.complaints: list[str] = []
        self.taken = 0

    @contextmanager
    def window(
        self, size: str, theme: str = "dark", locale: str = "en-GB", moving: bool = False
    ) -> Iterator[Person]:
        """Somebody's window."""
        width, height = SIZES[size]
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=size == "phone",
            color_scheme="light" if theme == "light" else "dark",
            locale=locale,
            reduced_motion="no-preference" if moving else "reduce",
            device_scale_factor=2 if size == "phone" else 1,
        )
        person = Sitter(context, self.url, "Ania")
        try:
            yield person
        except Exception:
            person.page.screenshot(path=self.folder / f"failed-{size}.png")
            raise
        finally:
            self.complaints += person.complaints
            context.close()

    def take(self, person: Person, name: str, after: int = 400) -> None:
        """A picture, once everything stands still."""
        person.page.mouse.move(0, 0)
        person.page.wait_for_timeout(after)
        person.page.screenshot(path=self.folder / f"{name}.png")
        self.taken += 1
        print(name, flush=True)

    def scene(self, name: str, size: str) -> None:
        """All pictures of a scene; one that fails is a complaint, and the others go on."""
        try:
            SCENES[name](self, size)
        except Exception:
            traceback.print_exc()
            self.complaints.append(f"{name}, {size}: not finished, see above and failed-{size}.png")


def seat(person: Person, game: str, config: dict[str, Any], pace: float = 0) -> str:
    """A started table against bots."""
    others = range(1, config["seats"])
    wish = {
        "game": game,
        "config": config,
        "name": person.name,
        "pace": pace,
        "bots": {str(seat): "careful" for seat in others},
        "start": True,
        "talk": "free",
    }
    status, made = person.ask("POST", "/api/tables", wish)
    assert status == 201, made
    table: str = made["table"]["id"]
    person.page.goto("about:blank")  # what the game before is still asked for belongs to it
    person.wire.forget()
    person.go(f"/t/{table}#{made['token']}")
    person.find(TABLE).wait_for()
    return table


def reach(
    person: Person, game: str, config: dict[str, Any], there: Callable[[], bool], tries: int = 6
) -> None:
    """Play until something is to be seen; games that end before are played again."""
    for _ in range(tries):
        seat(person, game, config)
        person.chosen.clear()
        play([person], until=there, longest=LONGEST)
        if there():
            return
    raise AssertionError(f"{tries} games of {game} ended before it came to that")


def asked(person: Person, *kinds: str, config: dict[str, Any] = COOPERATION) -> None:
    """Play Room 25 until one is asked this; where a game ends before, another one."""
    while not halt([person], *kinds):
        seat(person, "room25", config)


# The scenes.


def around(camera: Photographer, size: str) -> None:
    """Home, a new table, the lobby, rules, tutorials."""
    for theme in ("dark", "light"):
        with camera.window(size, theme) as person:
            person.go("/")
            person.find(GAME_CARD).first.wait_for()
            camera.take(person, f"home-{theme}-{size}")
    with camera.window(size) as person:
        changed = {**SUSPICION, "flooded_deadline": "next_turn"}
        wish = {"game": "room25", "config": changed, "name": "Ania", "bots": {"4": "careful"}}
        made = person.ask("POST", "/api/tables", wish)[1]
        person.go(f"/t/{made['table']['id']}#{made['token']}")
        person.find("[data-group='rooms']").wait_for()
        camera.take(person, f"lobby-{size}")
        person.find("[data-group='rooms']").click()
        person.find("[data-setting='flooded_deadline']").scroll_into_view_if_needed()
        camera.take(person, f"lobby-switches-{size}")
        person.ask("POST", "/api/tables", {"game": "lockup", "config": LOCKUP, "name": "Ania"})
        person.go("/")
        person.find(MY_TABLE).first.wait_for()
        camera.take(person, f"home-return-{size}")
        for game in ("room25", "lockup"):
            person.go(f"/rules/{game}")
            camera.take(person, f"rules-{game}-{size}", 800)
            person.go(f"/learn/{game}")
            camera.take(person, f"tutorial-{game}-{size}", 800)


def room25(camera: Photographer, size: str) -> None:
    """The start, programming, targets, a cell, a slide, the mask, the end, a replay."""
    with camera.window(size) as person:
        seat(person, "room25", COOPERATION)
        camera.take(person, f"room25-start-{size}")
        asked(person, "program")
        camera.take(person, f"room25-programming-{size}")
        asked(person, "move", "look", "push")
        camera.take(person, f"room25-targets-{size}")
        person.find("[data-cell='c4']").click(position={"x": 8, "y": 8})
        camera.take(person, f"room25-cell-{size}", 800)
        reach(person, "room25", COOPERATION, lambda: len(person.chosen) >= 12)
        camera.take(person, f"room25-middle-{size}")
    with camera.window(size, moving=True) as person:
        seat(person, "room25", COOPERATION)
        asked(person, "control")
        person.answer()
        camera.take(person, f"room25-slide-{size}", 220)
    with camera.window(size) as person:
        while True:  # a guard in every third deal
            seat(person, "room25", UNMASKING)
            asked(person, "program", config=UNMASKING)
            if person.sees(UNMASK):
                break
        camera.take(person, f"room25-guard-{size}")
        person.find(UNMASK).click()
        camera.take(person, f"room25-mask-{size}")
    finished(camera, size, "room25", SUSPICION)


def widths(camera: Photographer, size: str) -> None:
    """The table of Room 25 in windows between a phone and a desktop, by day."""
    if size != "desktop":
        return
    with camera.window(size, "light") as person:
        reach(person, "room25", SUSPICION, lambda: len(person.chosen) >= 9)
        for width, height in ((768, 1024), (1024, 768), (1440, 900)):
            person.page.set_viewport_size({"width": width, "height": height})
            camera.take(person, f"room25-light-{width}x{height}")


def suspicion(camera: Photographer, size: str) -> None:
    """Hidden roles in the light, in Russian."""
    with camera.window(size, "light", "ru-RU") as person:
        reach(person, "room25", SUSPICION, lambda: len(person.chosen) >= 9)
        camera.take(person, f"room25-light-ru-{size}")


def lockup(camera: Photographer, size: str) -> None:
    """The start, roll call, lights out, paying, a tome window, the coach, the count."""
    with camera.window(size) as person:
        person.begins = False
        seat(person, "lockup", LOCKUP)
        camera.take(person, f"lockup-start-{size}", 1500)
        person.begins = True
        person.begin()
        halt([person], "roll_call")
        camera.take(person, f"lockup-roll-call-{size}")
        if size == "phone":
            person.find(FOLD).click()
            camera.take(person, f"lockup-folded-{size}")
            person.find(FOLD).click()
        person.find(COACH_ASK if size == "desktop" else WHISTLE).click()
        camera.take(person, f"lockup-coach-{size}", 1500)
        if size == "phone":
            person.find(WHISTLE).click()
        person.answer()
        halt([person], "token")
        camera.take(person, f"lockup-assigning-{size}")
        halt([person], "chow_hall", "swap", "cell_block")
        camera.take(person, f"lockup-lights-out-{size}")
        person.likes = "craft"
        reach(person, "lockup", LOCKUP, lambda: person.sees(PAYING))
        camera.take(person, f"lockup-paying-{size}")
        person.likes = "assign library"
        reach(person, "lockup", ADVANCED, lambda: person.asked("window"))
        camera.take(person, f"lockup-tome-{size}")
    for theme, locale in (("light", "pl-PL"), ("dark", "it-IT"), ("dark", "cs-CZ")):
        with camera.window(size, theme, locale) as person:
            reach(person, "lockup", LOCKUP, lambda: len(person.chosen) >= 15)
            camera.take(person, f"lockup-{theme}-{locale[:2]}-{size}")
    for theme in ("dark", "light"):
        lockup_lobby(camera, size, theme)
    finished(camera, size, "lockup", LOCKUP)
    finished(camera, size, "lockup", LOCKUP, "light")


def lockup_lobby(camera: Photographer, size: str, theme: str) -> None:
    """A host who is new, and a guest who follows the link."""
    with camera.window(size, theme) as person, camera.window(size, theme) as guest:
        wish = {"game": "lockup", "config": LOCKUP, "name": "Ania", "bots": {"3": "rookie"}}
        made = person.ask("POST", "/api/tables", wish)[1]
        person.go(f"/t/{made['table']['id']}#{made['token']}")
        person.find("[data-group='house']").wait_for()
        camera.take(person, f"lockup-lobby-{theme}-{size}")
        guest.go(f"/t/{made['table']['id']}")
        guest.find(SIT).first.wait_for()
        camera.take(guest, f"lockup-guest-{theme}-{size}")


def finished(
    camera: Photographer, size: str, game: str, config: dict[str, Any], theme: str = "dark"
) -> None:
    """How it ended, and how it came to that."""
    light = "-light" if theme == "light" else ""
    with camera.window(size, theme) as person:
        table = seat(person, game, config)
        play([person], longest=LONGEST)
        person.find(RESULT).scroll_into_view_if_needed()
        camera.take(person, f"{game}-result{light}-{size}", 2500)
        if person.sees(COUNT):
            person.find(COUNT).first.scroll_into_view_if_needed()
            camera.take(person, f"{game}-count{light}-{size}")
        person.go(f"/t/{table}/replay?at=20")
        person.find(STEP_ON).click()
        camera.take(person, f"{game}-replay{light}-{size}")


SCENES: dict[str, Callable[[Photographer, str], None]] = {
    "around": around,
    "room25": room25,
    "suspicion": suspicion,
    "widths": widths,
    "lockup": lockup,
}


def main() -> int:
    """Take them all; 1 if a page complained of something."""
    parser = argparse.ArgumentParser(prog="python -m tests.browser.screenshots")
    parser.add_argument("--only", default="", metavar="SCENE", help=", ".join(SCENES))
    parser.add_argument("--into", type=Path, default=Path("screenshots"), metavar="FOLDER")
    args = parser.parse_args()
    path = chromium()
    if path is None:
        print(WANTED, file=sys.stderr)
        return 1
    args.into.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        server = ServerProcess(f"sqlite:///{folder}/server.db")
        stack.callback(server.stop)
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(
            executable_path=path,
            args=["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
        )
        stack.callback(browser.close)
        camera = Photographer(browser, server.url, args.into)
        for name in SCENES:
            if name.startswith(args.only):
                for size in SIZES:
                    camera.scene(name, size)
    print(f"{camera.taken} pictures in {args.into}")
    for complaint in sorted(set(camera.complaints)):
        print(complaint, file=sys.stderr)
    return int(bool(camera.complaints))


if __name__ == "__main__":
    sys.exit(main())
