"""What a tutorial looks like once it was played: plain data for the page, one seat's knowledge."""

from typing import Any, TypedDict


class LessonOption(TypedDict):
    """An option by its number and in its notation."""

    option: int
    text: str


class LessonQuestion(TypedDict):
    """What the player is asked."""

    kind: str
    about: str
    options: list[LessonOption]


class LessonEvent(TypedDict):
    """An event that the player may know of, with the choice that led to it."""

    kind: str
    data: dict[str, Any]
    number: int


class LessonScene(TypedDict):
    """One choice of the script: what happened, and what has changed in the player's view."""

    number: int
    events: list[LessonEvent]
    view: dict[str, Any]


class Lesson(TypedDict):
    """One step: the scenes that lead to it, what is taught there, and the way on.

    `picture` names the places that the worked round of the rules draws of it; empty: no picture.
    """

    lesson: str
    show: list[str]
    picture: list[str]
    choose: LessonOption | None
    scenes: list[LessonScene]
    decision: LessonQuestion | None
    may: list[LessonOption]
    phrases: list[LessonOption]


class Chapter(TypedDict):
    """A chapter: a table set up anew, and its lessons."""

    title: str
    config: dict[str, Any]
    seat: int
    lessons: list[Lesson]


class PlayedTutorial(TypedDict):
    """A whole tutorial."""

    game: str
    chapters: list[Chapter]
