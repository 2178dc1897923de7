"""Puzzles cut out of games of bots, each with one answer that is proved."""

from cellmates.puzzles.grading import grade_of, levels
from cellmates.puzzles.kind import Kind, kinds_of
from cellmates.puzzles.making import Batch, check, make, make_kind
from cellmates.puzzles.puzzle import Found, Puzzle, Verdict, from_line, to_line
from cellmates.puzzles.shipped import called, shipped

__all__ = [
    "Batch",
    "Found",
    "Kind",
    "Puzzle",
    "Verdict",
    "called",
    "check",
    "from_line",
    "grade_of",
    "kinds_of",
    "levels",
    "make",
    "make_kind",
    "shipped",
    "to_line",
]
