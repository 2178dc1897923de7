"""Lockup has words for all its things, in every language."""

import pytest

from cellmates import lockup
from cellmates.kernel.event import EVERYBODY, Event
from cellmates.locale import Texts, languages
from cellmates.lockup import cards
from cellmates.lockup.config import MODES
from cellmates.lockup.names import CREWS, KINDS, LEVELS, LOCATIONS, TOKENS
from cellmates.lockup.options import REFUSALS
from cellmates.lockup.talk import WORDINGS
from cellmates.terminal.face import face_of
from tests.locale import lockup_vocabulary as words

METRICS = [
    *cards.METRICS,
    *(f"{metric}-{which}" for metric, all in cards.METRICS_OF.items() for which in all),
]


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
    "en": {"scrap": {2: "2 scrap"}, "potion": {1: "1 potion", 2: "2 potions"}},
    "pl": {
        "scrap": {1: "1 odpadek", 2: "2 odpadki", 5: "5 odpadków"},
        "potion": {1: "1 mikstura", 2: "2 mikstury", 5: "5 mikstur"},
        "iron": {1: "1 żelazo", 3: "3 żelaza"},
        "any": {1: "1 dowolna kostka", 2: "2 dowolne kostki", 5: "5 dowolnych kostek"},
    },
    "ru": {
        "scrap": {1: "1 хлам", 2: "2 хлама"},
        "potion": {1: "1 зелье", 2: "2 зелья", 5: "5 зелий"},
        "iron": {1: "1 железо", 3: "3 железа"},
        "gold": {1: "1 золото", 2: "2 золота"},
    },
    "cs": {
        "scrap": {1: "1 šrot", 2: "2 šroty", 5: "5 šrotů"},
        "potion": {1: "1 lektvar", 2: "2 lektvary", 5: "5 lektvarů"},
    },
    "it": {"potion": {1: "1 pozione", 2: "2 pozioni"}, "any": {2: "2 cubi a scelta"}},
}


@pytest.mark.parametrize("lang", languages())
def test_cubes_are_counted_as_the_language_counts(lang: str) -> None:
    texts = Texts(lang)
    for kind, counted in CUBES[lang].items():
        assert {n: texts(f"kind-{kind}.cubes", count=n) for n in counted} == counted


SENT = {
    "en": "Ann sent 2 face-down tokens to the Chow Hall.",
    "pl": "Ann wysyła do Stołówki 2 zakryte żetony.",
    "ru": "Ann посылает в Столовую 2 закрытых жетона.",
    "cs": "Ann vysílá do Jídelny 2 žetony lícem dolů.",
    "it": "Ann ha mandato alla Mensa 2 segnalini coperti.",
}
TOOK = {
    "en": "Ann took 1 suspicion in the Sewers.",
    "pl": "Ann bierze w Kanałach 1 kostkę podejrzeń.",
    "ru": "Ann берет в Канализации 1 кубик подозрений.",
    "cs": "Ann bere ve Stokách 1 kostku podezření.",
    "it": "Ann ha preso 1 cubo sospetto nelle Fogne.",
}


@pytest.mark.parametrize("lang", languages())
def test_a_place_stands_in_its_case(lang: str) -> None:
    texts = Texts(lang)
    there, here = texts("location-chow_hall.to"), texts("location-sewers.at")
    sent = texts("lockup-event-assigned", seat="Ann", location=there, up=None, down=2)
    took = texts("lockup-event-suspicion", seat="Ann", location=here, count=1)
    assert (sent, took) == (SENT[lang], TOOK[lang])


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("refusal", REFUSALS)
def test_two_crews_that_refuse_one_after_the_other_use_other_words(lang: str, refusal: str) -> None:
    texts = Texts(lang)
    there = texts("location-chow_hall.to")
    for event in ("lockup-event-no", "lockup-event-took_back"):
        said = [
            texts(event, wording=number, of="Ann", refusal=refusal, location=there)
            for number in range(WORDINGS)
        ]
        assert len(set(said)) == WORDINGS


def test_places_of_a_deal_have_their_article() -> None:
    texts = Texts("en")
    yard, sewers = texts("location-yard"), texts("location-sewers")
    offer = texts(
        "lockup-event-deal", wording=0, location=yard, other=sewers, into="", other_into=""
    )
    assert offer == "Leave me the Exercise Yard and you get the Sewers."


@pytest.mark.parametrize("lang", languages())
def test_stars_that_are_lost_have_one_minus_sign(lang: str) -> None:
    face = face_of("lockup", Texts(lang))
    view = lockup.deal(lockup.Config.from_dict({"seats": 2}), bytes(32)).view(0)
    lost = Event("scored", EVERYBODY, {"seat": 0, "category": "goons", "stars": -3})
    assert "−3 " in face.sentence(lost, view)
    assert "-" not in face.sentence(lost, view)


def test_a_goal_is_told_by_its_kind_and_what_it_counts() -> None:
    texts = Texts("en")
    rats = texts("goalkind-leader.card", minimum=2, thing=texts("metric-goon-ratfolk"), count=8)
    assert rats == "The most (at least 2): ratfolk. At the end: 8 stars."
    kit = texts("goalkind-final.per", per=1, thing=texts("metric-treasure_set"), count=3)
    assert kit == "At the end 3 stars for each of these: sets of a shield, a gem and a spell."
