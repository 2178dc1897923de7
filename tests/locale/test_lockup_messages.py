"""Lockup has words for all its things, in every language."""

import re
from pathlib import Path

import pytest

import cellmates.lockup
from cellmates.locale import Texts, languages
from cellmates.lockup import cards
from cellmates.lockup.config import MODES
from cellmates.lockup.names import CREWS, KINDS, LEVELS, LOCATIONS, TOKENS
from cellmates.lockup.options import catalogue_of
from tests.locale import lockup_vocabulary as words
from tests.locale.messages import spoken

METRICS = [
    *cards.METRICS,
    *(f"{metric}-{which}" for metric, all in cards.METRICS_OF.items() for which in all),
]
SOURCE = "\n".join(
    path.read_text("utf-8") for path in Path(cellmates.lockup.__file__).parent.glob("*.py")
)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(
    ("kind", "slugs", "attributes"),
    [
        ("location", LOCATIONS, "what short"),
        ("kind", (*KINDS, "any"), "what cubes"),
        ("cube", ("power", "suspicion"), "what"),
        ("token", (*TOKENS, "hidden"), "what short"),
        ("treasure", cards.TREASURES, "what"),
        ("effect", cards.EFFECTS, "what"),
        ("goontype", cards.GOON_TYPES, "what"),
        ("timing", tuple(cards.TOME_TIMINGS.values()), ""),
        ("goalkind", cards.GOAL_KINDS, "what"),
        ("metric", METRICS, ""),
        ("bonus", cards.BONUSES, ""),
        ("crew", (*CREWS, "guards"), "short"),
        ("guard", ("card", "hidden", "fist", "draw", "off_duty"), "what"),
        ("level", LEVELS, "what"),
        ("lockup-phase", words.PHASES, "what"),
        ("category", words.CATEGORIES, ""),
        ("reason", words.REASONS, ""),
        ("deck", words.DECKS, ""),
        ("lockup-event", tuple(words.EVENTS), ""),
        ("lockup-option", tuple(words.OPTIONS), "why"),
        ("lockup-ask", words.DECISIONS, ""),
    ],
)
def test_everything_has_words(lang: str, kind: str, slugs: list[str], attributes: str) -> None:
    texts = Texts(lang)
    wanted = [f"{kind}-{slug}" for slug in slugs]
    wanted += [f"{id}.{attribute}" for id in wanted for attribute in attributes.split()]
    assert [id for id in wanted if id not in texts] == []


@pytest.mark.parametrize("lang", languages())
def test_tomes_goals_and_modes_are_explained(lang: str) -> None:
    texts = Texts(lang)
    for code in cards.TOME_CODES:
        assert f"tomecode-{code}.what" in texts
    for shape in ("leader.card", "instant.card", "final.contest", "final.per", "final.reach"):
        assert f"goalkind-{shape}" in texts
    for mode in MODES:
        assert f"mode-{mode}" in texts
        assert f"lockup-mode-{mode}.what" in texts or f"mode-{mode}.what" in texts


@pytest.mark.parametrize("lang", languages())
def test_events_options_and_questions_are_told_in_full(lang: str) -> None:
    arguments = {said.id: said.arguments for said in spoken(lang, "lockup.ftl")}
    for kind, told in words.EVENTS.items():
        assert arguments[f"lockup-event-{kind}"] == set(told.split()), kind
    for option, named in words.OPTIONS.items():
        assert arguments[f"lockup-option-{option}"] == set(named.split()), option
        assert arguments[f"lockup-option-{option}.why"] == set(), option
    for decision in words.DECISIONS:
        assert arguments[f"lockup-ask-{decision}"] == {"who"}, decision


def test_every_event_that_the_game_tells_has_words() -> None:
    told = set(re.findall(r'\btell\(\s*"(\w+)"', SOURCE))
    assert told
    assert told <= set(words.EVENTS)


def test_every_question_that_the_game_asks_has_words() -> None:
    asked = set(re.findall(r'__init__\("(\w+)"(?: if .* else "(\w+)")?, ', SOURCE))
    kinds = {kind for pair in asked for kind in pair if kind}
    assert kinds
    assert kinds <= set(words.DECISIONS)


def option_id(text: str) -> str:
    """The message of an option, by its notation."""
    verb, *rest = text.split()
    if verb == "token" and rest[0].startswith("?"):
        return "token-down"
    if verb == "turn" or rest in (["cubes"], ["two"], ["none"]):
        return f"{verb}-{rest[0]}"
    return verb


def test_every_option_of_the_catalogue_has_words() -> None:
    catalogue = catalogue_of(cards.standard())
    used = {option_id(catalogue.text(number)) for number in range(len(catalogue))}
    assert used == set(words.OPTIONS)


@pytest.mark.parametrize("lang", languages())
def test_short_names_fit_and_differ(lang: str) -> None:
    texts = Texts(lang)
    for kind, slugs, longest in (
        ("location", LOCATIONS, 8),
        ("token", (*TOKENS, "hidden"), 1),
        ("crew", (*CREWS, "guards"), 10),
    ):
        short = [texts(f"{kind}-{slug}.short") for slug in slugs]
        assert [name for name in short if not 0 < len(name) <= longest] == []
        assert len(set(short)) == len(short)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(
    ("kind", "slugs"),
    [
        ("location", LOCATIONS),
        ("kind", KINDS),
        ("token", TOKENS),
        ("treasure", cards.TREASURES),
        ("effect", cards.EFFECTS),
        ("goontype", cards.GOON_TYPES),
        ("metric", METRICS),
        ("crew", CREWS),
        ("level", LEVELS),
        ("lockup-phase", words.PHASES),
        ("category", words.CATEGORIES),
    ],
)
def test_no_two_things_share_a_name(lang: str, kind: str, slugs: list[str]) -> None:
    texts = Texts(lang)
    names = [texts(f"{kind}-{slug}") for slug in slugs]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("lang", languages())
def test_the_cards_call_places_and_crews_by_the_same_names(lang: str) -> None:
    texts, names = Texts(lang), cards.standard().names[lang]
    for location in LOCATIONS[:6]:
        assert names[location] == texts(f"location-{location}")
    for crew in CREWS:
        assert names[crew] == texts(f"crew-{crew}.short")
    assert names["off_duty"] == texts("guard-off_duty")


CUBES = {
    "en": {1: "1 potion", 2: "2 potions"},
    "pl": {1: "1 mikstura", 2: "2 mikstury", 5: "5 mikstur"},
    "ru": {1: "1 зелье", 2: "2 зелья", 5: "5 зелий"},
    "cs": {1: "1 lektvar", 2: "2 lektvary", 5: "5 lektvarů"},
    "it": {1: "1 pozione", 2: "2 pozioni"},
}


@pytest.mark.parametrize("lang", languages())
def test_cubes_are_counted_as_the_language_counts(lang: str) -> None:
    texts = Texts(lang)
    assert {n: texts("kind-potion.cubes", count=n) for n in CUBES[lang]} == CUBES[lang]


def test_a_goal_is_told_by_its_kind_and_what_it_counts() -> None:
    texts = Texts("en")
    rats = texts("goalkind-leader.card", minimum=2, thing=texts("metric-goon-ratfolk"), count=8)
    assert rats == "The most (at least 2): ratfolk. At the end: 8 stars."
    kit = texts("goalkind-final.per", per=1, thing=texts("metric-treasure_set"), count=3)
    assert kit == "At the end 3 stars for each of these: sets of a shield, a gem and a spell."
