"""Every language in every window: nothing sticks out or is cut off, nothing is untranslated."""

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any
from urllib.request import Request, urlopen

import pytest
from fluent.syntax import ast

from cellmates.locale import languages
from tests.browser.boxes import misfits
from tests.browser.conftest import Someone
from tests.browser.hooks import GAME_CARD, LANGUAGE, LOBBY, RESULT, TABLE
from tests.browser.person import Person
from tests.locale.messages import files, parse

Wish = dict[str, Any]

HEADING = "main h1, main h2"
GAMES: dict[str, Wish] = {
    "room25": {"mode": "suspicion", "seats": 4},
    "lockup": {"seats": 3},
}
SEEN = """() => {
  const seen = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: where, textContent: text } = walker.currentNode;
    if (!where.closest('code, script, style')) seen.push(text.trim());
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
    for (const each of document.querySelectorAll(`[${name}]`)) seen.push(each.getAttribute(name));
  }
  return seen;
}"""
WINDOWS = [(360, 740), (390, 844), (1024, 768), (1280, 800), (1440, 900)]
SAMPLE = [(360, 740), (1280, 800)]
WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
UNSPOKEN = re.compile(r"[{}]|undefined|\[object|NaN")


def _texts(lang: str) -> Iterator[tuple[str, ast.Pattern]]:
    for file in files(lang):
        for entry in parse(lang, file).body:
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    yield entry.id.name, entry.value
                for attribute in entry.attributes:
                    yield f"{entry.id.name}.{attribute.id.name}", attribute.value


@cache
def ids() -> frozenset[str]:
    """What messages are called; names without a hyphen are words like any other."""
    return frozenset(id for id, _ in _texts("en") if "-" in id)


@cache
def phrases(lang: str) -> frozenset[str]:
    """What a language says in words of its own, without arguments."""
    found = set()
    for id, pattern in _texts(lang):
        parts = [part.value for part in pattern.elements if isinstance(part, ast.TextElement)]
        if len(parts) == len(pattern.elements) and id != "language-name":
            found.add("".join(parts))
    return frozenset(each for each in found if len(each) > 1)


@cache
def notation() -> frozenset[str]:
    """The keys of rule switches, which are the same in every language."""
    return frozenset(
        id.removeprefix("switch-") for id, _ in _texts("en") if id.startswith("switch-")
    )


@pytest.fixture(scope="module")
def places(server: str) -> dict[str, tuple[str, str]]:
    """Where to go, and what is there: a lobby, tables that ask something, games that are over."""

    def make(game: str, **wish: Any) -> str:
        body = {"game": game, "config": GAMES[game], "pace": 0, **wish}
        headers = {"Content-Type": "application/json", "Origin": server}
        request = Request(f"{server}/api/tables", json.dumps(body).encode(), headers)
        with urlopen(request) as answer:
            made = json.load(answer)
        return f"/t/{made['table']['id']}#{made['token']}"

    found = {
        "home": ("/", GAME_CARD),
        "rules": ("/rules/room25", HEADING),
        "tutorial": ("/learn/lockup", HEADING),
        "lobby": (make("room25", name="Ania"), LOBBY),
    }
    for game, config in GAMES.items():
        bots = {str(seat): "random" for seat in range(config["seats"])}
        others = {seat: bot for seat, bot in bots.items() if seat != "0"}
        found[game] = (make(game, name="Ania", bots=others, start=True, talk="free"), TABLE)
        over = make(game, bots=bots, sit=False, start=True)
        found[f"{game} over"] = (over.partition("#")[0], RESULT)
    return found


def wrong(person: Person, lang: str) -> list[str]:
    """What is on the screen and not said in this language, or too wide."""
    seen = set(person.page.evaluate(SEEN)) - notation()
    found = sorted(seen & (ids() | (phrases("en") - phrases(lang))))
    found += [text for text in seen if UNSPOKEN.search(text)]
    if person.page.evaluate(WIDER) > 0:
        found.append("wider than the window")
    return found


def look(person: Person, windows: list[tuple[int, int]]) -> None:
    """Every language in every window, once its texts have come."""
    misfitting: dict[str, list[str]] = {}
    for lang in languages():
        person.page.set_viewport_size({"width": windows[0][0], "height": windows[0][1]})
        person.find(LANGUAGE).select_option(lang)
        person.page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
        for width, height in windows:
            person.page.set_viewport_size({"width": width, "height": height})
            for _ in range(50):
                if not (found := wrong(person, lang)):
                    break
                person.page.wait_for_timeout(40)
            assert found == [], (lang, width)
            for each in misfits(person.page):
                misfitting.setdefault(each, []).append(f"{lang} {width}")
    told = [f"{text} ({', '.join(where)})" for text, where in misfitting.items()]
    assert told == [], "\n".join(told)


@pytest.mark.parametrize(
    "place",
    ["home", "rules", "tutorial", "lobby", *GAMES, *(f"{game} over" for game in GAMES)],
)
def test_every_language_fits(
    someone: Someone,
    places: dict[str, tuple[str, str]],
    place: str,
    pytestconfig: pytest.Config,
) -> None:
    ania = someone("Ania", "phone")
    path, mark = places[place]
    ania.go(path)
    ania.find(mark).first.wait_for()
    look(ania, WINDOWS if pytestconfig.getoption("all_sizes") else SAMPLE)
    if place == "lobby":  # every group of switches
        for group in ania.find("[data-group]").all():
            group.click()
            look(ania, WINDOWS if pytestconfig.getoption("all_sizes") else SAMPLE)
