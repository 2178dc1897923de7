"""Playable introductions: a file a game, played through into what the page shows step by step."""

from cellmates.tutorials.played import Chapter, Lesson, PlayedTutorial, Scene
from cellmates.tutorials.tutorial import Tutorial, TutorialError, names, read

__all__ = [
    "Chapter",
    "Lesson",
    "PlayedTutorial",
    "Scene",
    "Tutorial",
    "TutorialError",
    "names",
    "read",
]
