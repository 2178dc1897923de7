"""The words of the tutorials: every lesson and chapter has its text in every language."""

import pytest

from cellmates.games import GAMES
from cellmates.locale import Texts, languages
from cellmates.tutorials import names, read
from tests.locale.messages import spoken


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", names())
def test_every_lesson_has_its_words(name: str, lang: str) -> None:
    texts = Texts(lang)
    for chapter in read(name, GAMES).play()["chapters"]:
        assert texts(f"tutorial-{name}-{chapter['title']}")
        for lesson in chapter["lessons"]:
            assert texts(f"tutorial-{name}-{lesson['lesson']}"), lesson["lesson"]
            assert texts(f"tutorial-{name}-{lesson['lesson']}.title"), lesson["lesson"]


@pytest.mark.parametrize("name", names())
def test_no_words_are_left_over(name: str) -> None:
    tutorial = read(name, GAMES).play()
    used = {chapter["title"] for chapter in tutorial["chapters"]}
    used |= {lesson["lesson"] for chapter in tutorial["chapters"] for lesson in chapter["lessons"]}
    said = {each.id.split(".")[0] for each in spoken("en", f"learn/tutorial_{name}.ftl")}
    assert said == {f"tutorial-{name}-{word}" for word in used}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", names())
def test_the_worked_round_of_the_rules_is_one_chapter_with_captions(name: str, lang: str) -> None:
    texts = Texts(lang)
    pictured = {
        chapter["title"]: {each["lesson"] for each in chapter["lessons"] if each["picture"]}
        for chapter in read(name, GAMES).play()["chapters"]
    }
    [(title, lessons)] = [each for each in pictured.items() if each[1]]
    assert f"[round {title}]" in texts(f"rules-{name}-round")
    said = {each.id for each in spoken(lang, "learn/rounds.ftl")}
    captions = {id for id in said if id.startswith(f"round-{name}-")}
    assert captions == {f"round-{name}-{lesson}" for lesson in lessons}


@pytest.mark.parametrize("lang", languages())
def test_the_button_that_a_lesson_names_is_there(lang: str) -> None:
    texts = Texts(lang)
    assert f"*{texts('say-claim')}*" in texts("tutorial-lockup-talk")
