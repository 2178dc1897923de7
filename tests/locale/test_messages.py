"""The message files: all languages say the same things, and everything has words."""

import pytest
from fluent.syntax import ast

from cellmates.locale import Texts, languages
from tests.locale import vocabulary as words
from tests.locale.messages import files, parse, spoken

OTHERS = [lang for lang in languages() if lang != "en"]
FILES = files("en")
IN_ALL = [(lang, file) for lang in languages() for file in FILES]
IN_OTHERS = [(lang, file) for lang in OTHERS for file in FILES]


@pytest.mark.parametrize("lang", languages())
def test_every_line_is_understood(lang: str) -> None:
    for file in files(lang):
        junk = [entry for entry in parse(lang, file).body if isinstance(entry, ast.Junk)]
        assert [entry.content for entry in junk] == []


@pytest.mark.parametrize("lang", languages())
def test_no_message_is_given_twice(lang: str) -> None:
    ids = [
        entry.id.name
        for file in files(lang)
        for entry in parse(lang, file).body
        if isinstance(entry, ast.Message)
    ]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize(("lang", "file"), IN_OTHERS)
def test_the_same_messages_and_attributes_in_the_same_order(lang: str, file: str) -> None:
    assert [said.id for said in spoken(lang, file)] == [said.id for said in spoken("en", file)]


@pytest.mark.parametrize(("lang", "file"), IN_OTHERS)
def test_the_same_arguments(lang: str, file: str) -> None:
    ours = {said.id: said.arguments for said in spoken(lang, file)}
    assert ours == {said.id: said.arguments for said in spoken("en", file)}


@pytest.mark.parametrize(("lang", "file"), IN_ALL)
def test_everything_can_be_spoken(lang: str, file: str) -> None:
    texts = Texts(lang)
    for said in spoken(lang, file):
        for value in ("c4", "none", "a", 0, 1, 2, 5):
            text = texts(said.id, **dict.fromkeys(said.arguments, value))
            assert text == text.strip() or said.id == "plus-adrenaline", said.id
            assert "  " not in text, said.id


@pytest.mark.parametrize("lang", OTHERS)
def test_every_sentence_is_translated(lang: str) -> None:
    """Names may be alike in two languages; an explanation never is."""
    english, texts = Texts("en"), Texts(lang)
    for file in FILES:
        for said in spoken(lang, file):
            if said.id.endswith((".what", ".why")):
                arguments = dict.fromkeys(said.arguments, "c4")
                assert texts(said.id, **arguments) != english(said.id, **arguments), said.id


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(
    ("kind", "slugs", "attributes"),
    [
        ("room", words.ROOMS, "what short"),
        ("colour", words.COLOURS, "word"),
        ("character", words.CHARACTERS, "special what"),
        ("token", words.TOKENS, "what"),
        ("card", words.CARDS, "what"),
        ("mode", words.MODES, "what"),
        ("edition", words.EDITIONS, "what"),
        ("level", words.LEVELS, "what"),
        ("role", words.ROLES, "what"),
        ("cause", words.CAUSES, ""),
        ("reason", words.REASONS, ""),
        ("dir", words.DIRECTIONS, ""),
        ("phase", words.PHASES, "what"),
        ("marker", words.MARKERS, "what"),
    ],
)
def test_everything_has_words(lang: str, kind: str, slugs: list[str], attributes: str) -> None:
    texts = Texts(lang)
    wanted = [f"{kind}-{slug}" for slug in slugs]
    wanted += [f"{id}.{attribute}" for id in wanted for attribute in attributes.split()]
    assert [id for id in wanted if id not in texts] == []


@pytest.mark.parametrize("lang", languages())
def test_short_names_of_rooms_fit_a_tile_and_differ(lang: str) -> None:
    texts = Texts(lang)
    short = [texts(f"room-{room}.short") for room in words.ROOMS]
    assert [name for name in short if not 0 < len(name) <= 8] == []
    assert len(set(short)) == len(short)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(
    ("kind", "slugs"),
    [
        ("room", words.ROOMS),
        ("character", words.CHARACTERS),
        ("token", words.TOKENS),
        ("card", words.CARDS),
        ("mode", words.MODES),
        ("edition", words.EDITIONS),
        ("dir", words.DIRECTIONS),
        ("colour", words.COLOURS),
    ],
)
def test_no_two_things_share_a_name(lang: str, kind: str, slugs: list[str]) -> None:
    texts = Texts(lang)
    names = [texts(f"{kind}-{slug}") for slug in slugs]
    assert len(set(names)) == len(names)
