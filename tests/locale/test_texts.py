"""The loader: how a message is found, spoken and refused."""

import subprocess
import sys

import pytest

from cellmates.locale import Texts, language_from_locale, languages, with_minus
from tests.locale.messages import FOLDER


def test_every_language_has_its_folder() -> None:
    folders = {path.parent.name for path in FOLDER.glob("*/*.ftl")}
    assert folders == set(languages())


def test_a_message_its_attribute_and_its_arguments() -> None:
    texts = Texts("en")
    assert texts("room-vortex") == "Vortex Room"
    assert texts("room-vortex.short") == "Vortex"
    moved = texts("event-moved", who="Max", **{"from": "c3", "to": "c4"})
    assert moved == "Max moved from c3 to c4."


def test_no_invisible_marks_around_arguments() -> None:
    for lang in languages():
        assert Texts(lang)("event-hid", who="Max").isprintable()


def test_arguments_that_a_message_does_not_need_are_ignored() -> None:
    assert Texts("en")("room-vortex", who="Max") == "Vortex Room"


@pytest.mark.parametrize("id", ["room-ballroom", "room-vortex.smell", "", ".what"])
def test_a_message_that_does_not_exist_is_an_error(id: str) -> None:
    texts = Texts("cs")
    with pytest.raises(KeyError):
        texts(id)
    assert id not in texts


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(TypeError, match="event-hid"):
        Texts("it")("event-hid")


def test_what_there_is() -> None:
    texts = Texts("pl")
    assert "room-vortex" in texts
    assert "room-vortex.what" in texts
    assert "menu-new" in texts


@pytest.mark.parametrize("lang", languages())
def test_negative_numbers_have_the_minus_sign_of_our_messages(lang: str) -> None:
    told = Texts(lang)("lockup-finding-gave_away", category="goons", count=-3, stars=12)
    assert "−3" in told
    assert "-" not in told


def test_what_people_typed_keeps_its_hyphens() -> None:
    told = Texts("en")("error-no-such-file", file="games/2026-11-16 -1.json")
    assert "2026-11-16 -1.json" in told
    assert with_minus("R25-5.6, a-1, --3") == "R25-5.6, a-1, --3"
    assert with_minus("-3, (-4)") == "−3, (−4)"


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(ValueError, match="xx"):
        Texts("xx")


def test_nothing_and_truth_can_be_told() -> None:
    texts = Texts("en")
    alone = texts("option-program", first="Look", second=None, adrenaline=False)
    both = texts("option-program", first="Look", second="Move", adrenaline=True)
    assert alone == "Program Look alone"
    assert both == "Program Look, then Move + Adrenaline"


@pytest.mark.parametrize(
    ("env", "lang"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "ru"}, "ru"),
        ({"LANG": "cs.UTF-8"}, "cs"),
        ({"LANG": "it-IT"}, "it"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "it_IT", "LANG": "pl_PL"}, "it"),
        ({"LC_ALL": "cs_CZ", "LC_MESSAGES": "it_IT", "LANG": "pl_PL"}, "cs"),
        ({"LC_ALL": "C.UTF-8", "LANG": "pl_PL"}, "en"),
    ],
)
def test_the_language_of_a_locale(env: dict[str, str], lang: str) -> None:
    assert language_from_locale(env) == lang


def test_the_repr_makes_it_again() -> None:
    assert repr(eval(repr(Texts("ru")))) == "Texts('ru')"


def test_importing_does_not_load_fluent() -> None:
    code = "import sys, cellmates.locale; sys.exit('fluent' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
