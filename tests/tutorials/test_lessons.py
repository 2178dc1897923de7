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
    course = read(name, GAMES).play()
    used = {chapter["title"] for chapter in course["chapters"]}
    used |= {lesson["lesson"] for chapter in course["chapters"] for lesson in chapter["lessons"]}
    said = {each.id.split(".")[0] for each in spoken("en", f"learn/tutorial_{name}.ftl")}
    assert said == {f"tutorial-{name}-{word}" for word in used}
