"""The puzzles that come with the package: a file for each game, a puzzle a line."""

from functools import cache
from importlib.resources import files

from cellmates.puzzles.puzzle import Puzzle, from_line


@cache
def shipped(game: str) -> dict[str, Puzzle]:
    """The puzzles of a game by their short names, in the order of the file; none if there is no
    file."""
    file = files("cellmates.puzzles").joinpath("data", f"{game}.jsonl")
    if not file.is_file():
        return {}
    puzzles = [from_line(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return {puzzle.id: puzzle for puzzle in puzzles}


def called(game: str, name: str) -> Puzzle | None:
    """The puzzle of this short name."""
    return shipped(game).get(name)
