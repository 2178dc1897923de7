"""Playable introductions: a file a game, played through into what the page shows step by step."""

from cellmates.tutorials.course import Course, Lesson, Scene, Stage
from cellmates.tutorials.tutorial import Tutorial, TutorialError, names, read

__all__ = ["Course", "Lesson", "Scene", "Stage", "Tutorial", "TutorialError", "names", "read"]
