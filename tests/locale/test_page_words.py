"""The terminal says what the page is held to: `web/tests/fixtures/words.json`."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from cellmates import bots
from cellmates.games import GAMES
from cellmates.kernel.event import EVERYBODY, Event
from cellmates.kernel.table import Decision
from cellmates.locale import Texts
from cellmates.lockup.names import CREWS
from cellmates.terminal.face import face_of
from cellmates.terminal.lockup.explain import about_card, about_crew, card_slugs
from cellmates.terminal.wording import table_of

ROOT = Path(__file__).parents[2]
KEPT = json.loads((ROOT / "web/tests/fixtures/words.json").read_text("utf-8"))
AGAIN = "if the change is meant: python web/tests/fixtures/make_words.py"


@pytest.mark.parametrize("game", tuple(GAMES))
def test_the_file_holds_every_event_question_and_option(game: str) -> None:
    kept, table = KEPT[game], table_of(game)
    assert {event["kind"] for event in kept["events"]} == set(table.events), AGAIN
    assert {asked["kind"] for asked in kept["questions"]} == set(table.questions), AGAIN
    texts = GAMES[game].options.texts
    assert [option["text"] for option in kept["options"]] == list(texts), AGAIN


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("game", tuple(GAMES))
def test_the_terminal_says_what_the_file_says(game: str, lang: str) -> None:
    face: Any = face_of(game, Texts(lang))
    kept = KEPT[game]
    view = kept["view"]
    for told in kept["events"]:
        event = Event(told["kind"], EVERYBODY, told["data"])
        assert face.sentence(event, kept["views"][told["view"]]) == told["said"][lang], AGAIN
    for asked in kept["questions"]:
        decision = Decision(asked["kind"], asked["about"], ())
        question = face.words.question(decision, {**view, **asked["there"]})
        assert question == asked["said"][lang], AGAIN
    for number, option in enumerate(kept["options"]):
        assert face.option(number, option["about"], view) == option["said"][lang], AGAIN
        assert list(face.places(number, option["about"], view)) == option["places"], AGAIN


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_terminal_says_of_every_card_and_crew_what_the_file_says(lang: str) -> None:
    face: Any = face_of("lockup", Texts(lang))
    words = face.words
    kept = KEPT["lockup"]
    rules = kept["view"]["rules"]
    told = {slug: about_card(words, slug, rules) for slug in card_slugs(words)}
    assert told == {card["slug"]: card["said"][lang] for card in kept["cards"]}, AGAIN
    told = {crew: about_crew(words, crew) for crew in CREWS}
    assert told == {crew["slug"]: crew["said"][lang] for crew in kept["crews"]}, AGAIN


def test_the_page_knows_the_levels_of_bots_in_their_order() -> None:
    """Strips show how strong a bot is without asking the server for its games."""
    source = (ROOT / "web/src/words/bot_name.ts").read_text("utf-8")
    (listed,) = re.findall(r"LEVELS = \[(.*?)\]", source)
    for game in ("room25", "lockup"):
        assert tuple(re.findall(r"'(\w+)'", listed)) == bots.ranked(game)
