"""`make site-speed`: how soon the site can be played, what it weighs, how fast its engine is."""

import gzip
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.site.person import KEPT, SITE, FileServer, a_browser

TIMES = 3
ENGINE = Path(__file__).parents[2] / "web" / "engine"


def _weight(paths: list[Path]) -> str:
    plain = sum(path.stat().st_size for path in paths)
    packed = sum(len(gzip.compress(path.read_bytes(), 9)) for path in paths)
    return f"{packed / 1e6:.2f} MB compressed ({plain / 1e6:.2f} MB)"


def _visit(page: Page, url: str) -> tuple[float, float]:
    """Seconds until the page can be used, and until the first question can be answered."""
    started = time.monotonic()
    page.goto(url)
    begin = page.locator("[data-begin=bots]").first
    begin.wait_for()
    usable = time.monotonic() - started
    begin.click()
    page.locator("[data-asked=true]").first.wait_for()
    return usable, time.monotonic() - started


def _starts(browser: Browser, url: str) -> tuple[list[float], list[float], list[float]]:
    usable, cold, warm = [], [], []
    for _ in range(TIMES):
        context = browser.new_context(reduced_motion="reduce")
        page = context.new_page()
        page.set_default_timeout(120_000)
        shown, asked = _visit(page, url)
        usable.append(shown)
        cold.append(asked)
        page.evaluate(KEPT)
        warm.append(_visit(page, url)[1])
        context.close()
    return usable, cold, warm


def main() -> int:
    """Print the figures."""
    files = [path for path in SITE.rglob("*") if path.is_file() and path.suffix != ".gz"]
    engine = [path for path in files if SITE / "engine" in path.parents]
    ours = [path for path in engine if path.name == "engine.bin"]
    print(f"engine with Python: {_weight(engine)}; of it our archive: {_weight(ours)}")
    print(f"the page, all languages and pictures: {_weight([p for p in files if p not in engine])}")
    busy = os.getloadavg()[0]
    server = FileServer()
    with a_browser() as browser:
        usable, cold, warm = _starts(browser, server.url + "/")
    server.stop()
    for name, seconds in (
        ("page usable, cold", usable),
        ("first question, cold", cold),
        ("first question, warm", warm),
    ):
        print(f"{name}: {statistics.median(seconds):.2f} s (median of {TIMES})")
    command = ["node", str(ENGINE / "decisions.mjs"), str(SITE / "engine")]
    told = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True).stdout
    for kind, made in json.loads(told).items():
        print(f"{kind}: {made:,} random decisions/s")
    print(f"load of the machine before: {busy:.1f} on {os.cpu_count()} cores")
    return 0


if __name__ == "__main__":
    sys.exit(main())
