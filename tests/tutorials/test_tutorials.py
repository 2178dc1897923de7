"""Tutorials: every file can be played to its end, and a wrong one says what is wrong."""

import pytest

from cellmates.games import GAMES
from cellmates.tutorials import Lesson, PlayedTutorial, TutorialError, names, read
from cellmates.tutorials.tutorial import parse

SMALL = """
game = "room25"
seat = "max"
[[chapter]]
title = "one"
[chapter.config]
mode = "cooperation"
[chapter.position]
turn = 0
order = ["max", "alice"]
[chapter.position.max]
at = "c3"
[chapter.position.alice]
at = "c3"
[[chapter.step]]
lesson = "program"
show = "tokens"
choose = "program look move"
then = ["alice: program move look"]
[[chapter.step]]
lesson = "look"
show = ["cell c4", "cell c2"]
choose = "look n"
then = ["alice: ~"]
[[chapter.step]]
lesson = "end"
"""


def lessons(tutorial: PlayedTutorial) -> list[Lesson]:
    return [lesson for chapter in tutorial["chapters"] for lesson in chapter["lessons"]]


def small(old: str = "", new: str = "") -> PlayedTutorial:
    assert old in SMALL
    return parse("small", SMALL.replace(old, new, 1), GAMES).play()


def test_every_game_has_a_tutorial() -> None:
    assert set(names()) <= set(GAMES)
    assert "room25" in names()


@pytest.mark.parametrize("name", names())
def test_tutorials_can_be_played_to_the_end(name: str) -> None:
    tutorial = read(name, GAMES).play()
    assert tutorial["game"] == name
    assert all(chapter["lessons"] for chapter in tutorial["chapters"])
    assert lessons(tutorial)[-1]["choose"] is None


@pytest.mark.parametrize("name", names())
def test_what_the_player_is_to_take_is_offered(name: str) -> None:
    for lesson in lessons(read(name, GAMES).play()):
        choose = lesson["choose"]
        asked = lesson["decision"]["options"] if lesson["decision"] else []
        if choose is not None:
            assert choose in [*asked, *lesson["may"], *lesson["phrases"]], lesson["lesson"]


@pytest.mark.parametrize("name", names())
def test_a_chapter_begins_with_a_whole_view_and_goes_on_with_what_changed(name: str) -> None:
    for chapter in read(name, GAMES).play()["chapters"]:
        scenes = [scene for lesson in chapter["lessons"] for scene in lesson["scenes"]]
        assert [scene["number"] for scene in scenes] == list(range(len(scenes)))
        view = scenes[0]["view"]
        assert view["seat"] == chapter["seat"]
        for scene in scenes[1:]:
            assert set(scene["view"]) < set(view)


@pytest.mark.parametrize("name", names())
def test_lessons_are_called_differently(name: str) -> None:
    tutorial = read(name, GAMES).play()
    called = [lesson["lesson"] for lesson in lessons(tutorial)]
    called += [chapter["title"] for chapter in tutorial["chapters"]]
    assert sorted(called) == sorted(set(called))


def test_a_course_tells_what_the_player_may_know() -> None:
    program, look, end = lessons(small())
    assert program["show"] == ["tokens"]
    assert look["show"] == ["cell c4", "cell c2"]
    assert program["choose"] is not None
    assert program["choose"]["text"] == "program look move"
    assert [scene["number"] for scene in look["scenes"]] == [1, 2]
    kinds = [event["kind"] for scene in end["scenes"] for event in scene["events"]]
    assert "saw" in kinds  # Max, who is the player, has looked
    assert kinds.count("looked") == 1
    assert end["choose"] is None


def test_what_others_know_is_left_out() -> None:
    text = SMALL.replace('seat = "max"', 'seat = "alice"')
    text = text.replace('choose = "program look move"', 'choose = "program move look"')
    text = text.replace('then = ["alice: program move look"]', 'then = ["max: program look move"]')
    text = text.replace('choose = "look n"\nthen = ["alice: ~"]', 'then = ["max: look n"]')
    tutorial = parse("small", text, GAMES).play()
    scenes = [scene for lesson in lessons(tutorial) for scene in lesson["scenes"]]
    kinds = [event["kind"] for scene in scenes for event in scene["events"]]
    assert "looked" in kinds
    assert "saw" not in kinds


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("room25", "chess", "there is no 'chess'"),
        ('"max"', '"emmett"', "'emmett' is not in the game"),
        ("title", "titel", "unknown key 'titel'"),
        ('title = "one"', "", "needs a title"),
        ("show", "point", "step 1: unknown key 'point'"),
        ('lesson = "look"', "", "step 2: there is no lesson"),
        ("program look move", "program look look", "step 1: there is no option"),
        ("program look move", "move n", "step 1: 'move n' is not on offer; the options are"),
        ('"look n"', '"move n"', "step 2: 'move n' is not on offer"),
        ("alice: program move look", "alice: move n", "step 1: "),
        ("alice: program", "alice program", "is not 'who: option'"),
        ('lesson = "end"', 'lesson = "end"\nchoose = "look n"', "last step must not ask"),
        ('lesson = "end"', 'lesson = "end"\nthen = ["max: ~"]', "nothing is shown"),
        ("c3", "z9", "there is no cell 'z9'"),
        ("[[chapter]]", "[[chapter", "small: "),
    ],
)
def test_what_is_wrong_is_said(old: str, new: str, complaint: str) -> None:
    with pytest.raises(TutorialError, match=complaint.replace("(", r"\(")):
        small(old, new)


def test_a_tutorial_without_chapters_is_none() -> None:
    with pytest.raises(TutorialError, match="there is no chapter"):
        parse("small", 'game = "room25"', GAMES)


def test_somebody_who_is_not_asked_cannot_choose() -> None:
    with pytest.raises(TutorialError, match="step 2"):
        small('then = ["alice: ~"]', 'then = ["max: look s"]')
