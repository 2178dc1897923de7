"""Puzzles cut out of games of bots: each has one answer, proved or labelled by its success rate."""

from cellmates.puzzles.grading import levels
from cellmates.puzzles.kind import Kind, kinds_of
from cellmates.puzzles.puzzle import PosedQuestion, Puzzle, Verdict, from_line, to_line
from cellmates.puzzles.searching import check, search_game
from cellmates.puzzles.shipped import called, shipped

__all__ = [
    "Kind",
    "PosedQuestion",
    "Puzzle",
    "Verdict",
    "called",
    "check",
    "from_line",
    "kinds_of",
    "levels",
    "search_game",
    "shipped",
    "to_line",
]
