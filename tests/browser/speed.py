"""`make page-speed`: how soon the server is up, how soon the page can be used, what it weighs, how
smoothly it moves."""

import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, Request, sync_playwright

from tests.browser.chromium import WANTED, chromium
from tests.browser.hooks import GAME_CARD, LOBBY, STEP_ON, TABLE, WITH_FRIENDS
from tests.server.processes import ServerProcess

TIMES = 5
GAMES = {"room25": 4, "lockup": 4}
SLIDES = 5
"""So many slides of Room 25 are watched."""

FRAMES = """() => new Promise((done) => {
  const times = [];
  const watch = (now) => {
    times.push(now);
    const moving = document.querySelector('.board .skip-steps') !== null || times.length < 20;
    if (moving) requestAnimationFrame(watch);
    else done(times.slice(1).map((time, at) => time - times[at]));
  };
  requestAnimationFrame(watch);
})"""
"""The milliseconds between the pictures that the browser makes while steps are shown."""

LANGUAGES = {"en": "en-GB", "pl": "pl-PL", "ru": "ru-RU", "cs": "cs-CZ", "it": "it-IT"}


def answered(page: Page) -> list[Request]:
    """The requests of a page, as they are answered."""
    requests: list[Request] = []
    page.on("requestfinished", lambda request: requests.append(request))
    return requests


def weights(page: Page, url: str, awaited: str) -> dict[str, int]:
    """The bytes that come over the wire for a page that was never opened before, by address."""
    requests = answered(page)
    page.goto(url)
    page.locator(awaited).first.wait_for()
    page.wait_for_load_state("networkidle")
    return {each.url: each.sizes()["responseBodySize"] for each in requests}


def table(page: Page, url: str, game: str, seats: int, **more: object) -> str:
    """The address of a new table where bots play."""
    bots = {str(seat): "random" for seat in range(seats)}
    config = {"seats": seats}
    wish = {"game": game, "config": config, "bots": bots, "sit": False, "start": True, **more}
    made = page.request.post(f"{url}/api/tables", data=wish).json()
    return f"{url}/t/{made['table']['id']}"


def interactive(page: Page, url: str) -> float:
    """Seconds from typing the address to a click that has worked."""
    started = time.perf_counter()
    page.goto(url, wait_until="commit")
    page.locator(WITH_FRIENDS).click()
    page.locator(LOBBY).wait_for()
    return time.perf_counter() - started


def slides(page: Page, url: str) -> list[str]:
    """The addresses of the moments before somebody slides a line, in games of bots."""
    found: list[str] = []
    config = {"mode": "suspicion", "seats": 6}
    while len(found) < SLIDES:  # in some games hardly anybody slides
        address = table(page, url, "room25", 6, config=config, pace=0)
        page.goto(address)  # bots play when somebody watches
        id = address.rpartition("/")[2]
        while page.request.get(f"{url}/api/tables/{id}").json()["state"] != "over":
            page.wait_for_timeout(200)
        told = page.request.get(f"{url}/api/tables/{id}/replay?eyes=open&views=0").json()
        found += [
            f"{address}/replay?at={frame['number'] - 1}"
            for frame in told["frames"]
            if any(event["kind"] == "slid" for event in frame["events"])
        ]
    return found[:SLIDES]


def frames(page: Page, address: str) -> list[float]:
    """Step over that moment, and look how long each picture stays."""
    page.goto(address)
    page.locator(STEP_ON).click()
    found: list[float] = page.evaluate(FRAMES)
    return found


def median(measure: Callable[[], float]) -> float:
    """The middle one of several."""
    return statistics.median(measure() for _ in range(TIMES))


def start(database: str) -> float:
    """Seconds until a server in a new process has said where it is."""
    started = time.perf_counter()
    server = ServerProcess(database)
    taken = time.perf_counter() - started
    server.stop()
    return taken


def _fresh(browser: Browser, url: str) -> float:
    context = browser.new_context()
    try:
        return interactive(context.new_page(), url)
    finally:
        context.close()


def _weight(browser: Browser, locale: str, url: str, awaited: str) -> int:
    context = browser.new_context(locale=locale)
    try:
        return sum(weights(context.new_page(), url, awaited).values())
    finally:
        context.close()


def main() -> int:
    """Measure and print."""
    path = chromium()
    if path is None:
        print(WANTED, file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = f"sqlite:///{Path(folder) / 'server.db'}"
        print(f"server start, new database   {start(database):.2f} s")
        print(f"server start                 {median(lambda: start(database)):.2f} s")
        server = ServerProcess(database)
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        _fresh(browser, server.url)
        soon = median(lambda: _fresh(browser, server.url))
        print(f"page interactive, no cache   {soon:.2f} s")
        for language, locale in LANGUAGES.items():
            sizes = [_weight(browser, locale, server.url, GAME_CARD)]
            for game, seats in GAMES.items():
                page = browser.new_page()
                sizes.append(_weight(browser, locale, table(page, server.url, game, seats), TABLE))
                page.close()
            home, *tables = (f"{size / 1000:.0f} KB" for size in sizes)
            print(
                f"first load in {language}: home {home}, tables {' and '.join(tables)}, compressed"
            )
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        spans = [span for each in slides(page, server.url) for span in frames(page, each)]
        late = sum(1 for span in spans if span > 1.5 * statistics.median(spans))
        print(
            f"slides, {len(spans)} frames      {1000 * len(spans) / sum(spans):.0f} a second,"
            f" the slowest {max(spans):.0f} ms, {late} late ones"
        )
        browser.close()
        server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
