"""Counting: one, a few and many where a language tells them apart."""

import pytest

from cellmates.locale import Texts

ROUNDS = {
    "en": {1: "1 round", 2: "2 rounds", 5: "5 rounds", 22: "22 rounds"},
    "pl": {1: "1 runda", 2: "2 rundy", 5: "5 rund", 12: "12 rund", 22: "22 rundy", 21: "21 rund"},
    "ru": {
        1: "1 раунд",
        2: "2 раунда",
        5: "5 раундов",
        12: "12 раундов",
        21: "21 раунд",
        22: "22 раунда",
    },
    "cs": {1: "1 kolo", 2: "2 kola", 5: "5 kol", 12: "12 kol", 22: "22 kol"},
    "it": {1: "1 round", 2: "2 round", 5: "5 round"},
}

CHOICES = {
    "en": {1: "1 choice", 2: "2 choices"},
    "pl": {1: "1 decyzja", 2: "2 decyzje", 5: "5 decyzji", 22: "22 decyzje"},
    "ru": {1: "1 решение", 2: "2 решения", 5: "5 решений", 22: "22 решения"},
    "cs": {1: "1 rozhodnutí", 2: "2 rozhodnutí", 5: "5 rozhodnutí"},
    "it": {1: "1 scelta", 2: "2 scelte", 5: "5 scelte"},
}


@pytest.mark.parametrize("lang", ROUNDS)
def test_rounds_are_counted_as_the_language_counts(lang: str) -> None:
    texts = Texts(lang)
    assert {n: texts("count-rounds", count=n) for n in ROUNDS[lang]} == ROUNDS[lang]


@pytest.mark.parametrize("lang", CHOICES)
def test_choices_are_counted_as_the_language_counts(lang: str) -> None:
    texts = Texts(lang)
    assert {n: texts("count-choices", count=n) for n in CHOICES[lang]} == CHOICES[lang]


@pytest.mark.parametrize(
    ("lang", "left", "ending"),
    [
        ("en", 5, "5 rounds left."),
        ("pl", 2, "zostały 2 rundy."),
        ("pl", 5, "zostało 5 rund."),
        ("ru", 2, "осталось 2 раунда."),
        ("ru", 5, "осталось 5 раундов."),
        ("cs", 2, "zbývají 2 kola."),
        ("cs", 5, "zbývá 5 kol."),
        ("it", 5, "restano 5 round."),
    ],
)
def test_what_is_left_agrees_with_its_number(lang: str, left: int, ending: str) -> None:
    assert Texts(lang)("event-alarm", left=left).endswith(ending)


AFTER = {
    "en": {
        "second": "after 30 seconds",
        "minute": "after 2 minutes",
        "hour": "after 1 hour",
        "day": "after 1 day",
    },
    "pl": {
        "second": "po 30 sekundach",
        "minute": "po 2 minutach",
        "hour": "po 1 godzinie",
        "day": "po 1 dniu",
    },
    "ru": {
        "second": "через 30 секунд",
        "minute": "через 2 минуты",
        "hour": "через 1 час",
        "day": "через 1 день",
    },
    "cs": {
        "second": "po 30 sekundách",
        "minute": "po 2 minutách",
        "hour": "po 1 hodině",
        "day": "po 1 dni",
    },
    "it": {
        "second": "dopo 30 secondi",
        "minute": "dopo 2 minuti",
        "hour": "dopo 1 ora",
        "day": "dopo 1 giorno",
    },
}


@pytest.mark.parametrize("lang", AFTER)
def test_a_length_of_time_has_the_case_of_its_preposition(lang: str) -> None:
    texts = Texts(lang)
    for (unit, said), count in zip(AFTER[lang].items(), (30, 2, 1, 1), strict=True):
        assert texts("after-time", unit=unit, count=count) == said
        assert said in texts("takeover-after", unit=unit, count=count)


CLAIMS = {
    "en": "b3 is red",
    "pl": "b3 jest czerwone",
    "ru": "b3 — красная",
    "cs": "b3 je červená",
    "it": "b3 è rossa",
}


@pytest.mark.parametrize("lang", CLAIMS)
def test_a_colour_agrees_with_the_word_for_a_room(lang: str) -> None:
    texts = Texts(lang)
    said = texts("option-claim", cell="b3", colour=texts("colour-red"))
    assert CLAIMS[lang] in said
