"""The tables of words hold all of a game, and all languages have what they name."""

import re
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

import cellmates.lockup
from cellmates import room25
from cellmates.games import GAMES
from cellmates.kernel.catalogue import Catalogue
from cellmates.kernel.event import EVERYBODY, EventKind
from cellmates.locale import Texts, languages
from cellmates.lockup import events as lockup_events
from cellmates.lockup.cards import standard
from cellmates.lockup.options import catalogue_of
from cellmates.room25 import events as room25_events
from cellmates.terminal.face import face_of
from cellmates.terminal.wording import Template, WordsTable, table_of
from tests.locale.messages import files as message_files
from tests.locale.messages import spoken
from tests.room25.decisions import KINDS as DECISIONS

EVENTS: dict[str, dict[str, EventKind]] = {
    "room25": room25_events.EVENTS,
    "lockup": lockup_events.EVENTS,
}
TONES = {"talk", "alert", "title", "good", "private"}
# web/src/shell/sound.svelte.ts knows how they sound; each has a caption.
SOUNDS = {
    said.id.removeprefix("sound-")
    for said in spoken("en", "web_scenes.ftl")
    if said.id.startswith("sound-")
}
LOCKUP = "\n".join(
    path.read_text("utf-8") for path in Path(cellmates.lockup.__file__).parent.glob("*.py")
)


def raw(game: str) -> dict[str, Any]:
    return tomllib.loads(files(f"cellmates.{game}").joinpath("words.toml").read_text())


@cache
def arguments(lang: str) -> dict[str, frozenset[str]]:
    """The arguments of every message of a language."""
    return {
        said.id: said.arguments
        for file in message_files(lang)
        if not file.startswith("learn")
        for said in spoken(lang, file)
    }


def catalogue(game: str) -> Catalogue:
    return room25.OPTIONS if game == "room25" else catalogue_of(standard())


def entries(table: WordsTable) -> list[Template]:
    return [
        *table.events.values(),
        *table.questions.values(),
        *table.findings.values(),
        *table.advice.values(),
        *table.obstacles.values(),
        *(pattern.template for pattern in (*table.options, *table.branches)),
    ]


# What the games do is in the tables, and nothing else.


@pytest.mark.parametrize("game", tuple(EVENTS))
def test_every_event_is_in_its_table(game: str) -> None:
    assert set(table_of(game).events) == set(EVENTS[game])


@pytest.mark.parametrize("game", tuple(EVENTS))
def test_an_event_is_told_with_details_that_it_has(game: str) -> None:
    for kind, entry in table_of(game).events.items():
        details = {name for argument in entry.arguments for name in argument.of}
        there = EVENTS[game][kind]
        assert details - {"who", "more"} <= {*there.details.split(), *there.maybe.split()}, kind


def test_every_question_of_room25_is_in_its_table() -> None:
    alone = {"hide", "recover"}  # a question with one option answers itself
    assert set(table_of("room25").questions) == set(DECISIONS) - alone


def test_every_question_of_lockup_is_in_its_table() -> None:
    asked = set(re.findall(r'__init__\("(\w+)"(?: if .* else "(\w+)")?, ', LOCKUP))
    assert set(table_of("lockup").questions) == {kind for pair in asked for kind in pair if kind}


@pytest.mark.parametrize("game", tuple(GAMES))
def test_every_option_fits_a_line_and_every_line_an_option(game: str) -> None:
    table, options = table_of(game), catalogue(game)
    fitting = [table.option(options.text(number))[0] for number in range(len(options))]
    used = {id(entry) for entry in fitting}
    assert [line.notation for line in table.options if id(line.template) not in used] == []


@pytest.mark.parametrize("game", tuple(GAMES))
def test_every_branch_is_the_beginning_of_options(game: str) -> None:
    options = catalogue(game)
    texts = [options.text(number).split() for number in range(len(options))]
    beginnings = {" ".join(text[:words]) for text in texts for words in range(1, len(text))}
    beginnings |= {text[-1] for text in texts} | {" ".join(text) for text in texts}
    for line in table_of(game).branches:
        assert any(line.form.fullmatch(each) for each in beginnings), line.notation


@pytest.mark.parametrize("game", tuple(GAMES))
def test_the_tables_hold_nothing_that_nobody_reads(game: str) -> None:
    data = raw(game)
    also = {"message", "told", "arguments"}
    allowed = {
        "events": also | {"tone", "ms", "sound"},
        "options": also | {"at", "card", "token", "rest", "rest_message", "answers"},
        "branches": also,
        "questions": also | {"at"},
        "findings": also | {"head"},
        "insights": also | {"head"},
        "advice": also,
        "obstacles": also,
    }
    for group, keys in allowed.items():
        for name, line in data[group].items():
            assert set(line) <= keys, (group, name)
    for name, wait in data.pop("waits", {}).items():
        assert {"same"} <= set(wait) <= {"same", "there", "not_in"}, name
    assert set(data) == {*allowed, "messages", "kinds", "arguments", "usual"}
    for kind, line in data["events"].items():
        assert line.get("tone", "talk") in TONES, kind
        assert line.get("sound", "win") in SOUNDS, kind
        assert type(line.get("ms", 0)) is int, kind


@pytest.mark.parametrize("game", tuple(GAMES))
def test_every_argument_and_every_kind_is_known_and_used(game: str) -> None:
    table = table_of(game)
    told = {argument.name for entry in entries(table) for argument in entry.arguments}
    kinds = {argument.kind for entry in entries(table) for argument in entry.arguments}
    kinds |= {table.lists[kind] for kind in kinds & set(table.lists)}
    assert set(table.arguments) == told
    assert kinds == {*table.named, *table.lists, *table.printed, *table.coded}


@pytest.mark.parametrize("game", tuple(GAMES))
def test_the_terminal_has_code_for_what_only_code_can_say(game: str) -> None:
    face: Any = face_of(game, Texts("en"))
    assert set(face.words.wording.coded) == table_of(game).coded


# All languages have what the tables name.


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", tuple(GAMES))
def test_every_message_takes_the_arguments_that_it_is_told(game: str, lang: str) -> None:
    """Each argument is said, and none is asked for that the table does not tell."""
    known = arguments(lang)
    for entry in entries(table_of(game)):
        told = {argument.name for argument in entry.arguments}
        assert known[entry.message] == told, entry.message
    for pattern in table_of(game).options:
        assert known[f"{pattern.template.message}.why"] == set(), pattern.notation
        if "rest_message" in pattern.template.more:
            told = {argument.name for argument in pattern.template.arguments}
            assert known[pattern.template.more["rest_message"]] <= told, pattern.notation


@pytest.mark.parametrize("game", tuple(GAMES))
def test_every_message_of_the_families_is_in_the_table(game: str) -> None:
    """An event, option, question, branch or finding that no line names would never be said."""
    table = table_of(game)
    named = {entry.message for entry in entries(table)}
    if game == "lockup":
        named |= {"lockup-ask-at", "lockup-ask-place"}  # said before a question
    family = tuple(start for group, start in table.messages.items() if group != "speech")
    spare = [id for id in arguments("en") if id.startswith(family) and "." not in id]
    assert sorted(set(spare) - named) == []


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", tuple(GAMES))
def test_every_named_kind_has_names(game: str, lang: str) -> None:
    texts = arguments(lang)
    for message in table_of(game).named.values():
        start, end = message.split("{}")
        found = [id for id in texts if id.startswith(start) and id.endswith(end)]
        assert len(found) > 1, message


# What is private by its tone is private by its audience.


CONFIGS: list[tuple[str, dict[str, object]]] = [
    ("room25", {"mode": "suspicion", "seats": 6}),
    ("room25", {"mode": "team", "seats": 4}),
    ("room25", {"mode": "cooperation", "seats": 2, "madness": True}),
    ("lockup", {"seats": 4, "advanced": True}),
    ("lockup", {"solo": "expert"}),
]


@pytest.mark.parametrize(("game", "config"), CONFIGS, ids=str)
def test_only_private_events_are_kept_from_others(game: str, config: dict[str, object]) -> None:
    luck = Random(str(config))
    described = GAMES[game]
    table = described.deal(described.config(config), luck.randbytes(32))
    table.listen()
    while not table.over:
        seat = luck.choice(table.waiting)
        if (phrases := table.phrases(seat)) and luck.random() < 0.1:
            table.choose(seat, luck.choice(phrases))
        else:
            table.choose(seat, luck.choice(table.decision(seat).options))
        for event in table.news:
            tone = table_of(game).events[event.kind].more.get("tone")
            if tone != "talk":
                assert (tone == "private") == (event.audience != EVERYBODY), event
