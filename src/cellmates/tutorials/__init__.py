"""Playable introductions: a file a game, played through into what the page shows step by step."""

from cellmates.tutorials.played import Chapter, Lesson, LessonScene, PlayedTutorial
from cellmates.tutorials.tutorial import Tutorial, TutorialError, names, read

__all__ = [
    "Chapter",
    "Lesson",
    "LessonScene",
    "PlayedTutorial",
    "Tutorial",
    "TutorialError",
    "names",
    "read",
]
