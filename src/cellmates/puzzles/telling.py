"""What of a puzzle is told to its solver: before he has answered nothing but what his seat knows,
afterwards the answer with its reasons, and everything face up."""

from typing import Any

from cellmates.games import GAMES
from cellmates.puzzles.grading import levels
from cellmates.puzzles.puzzle import Puzzle

Told = dict[str, Any]
"""Plain values; what is to be put into words is a finding: `kind` and `data` (`words.toml`)."""


def summary(puzzle: Puzzle) -> Told:
    """What a list of puzzles tells of each."""
    known = levels(puzzle.game)
    solver = known[puzzle.grade - 1] if puzzle.grade <= len(known) else None
    return {
        "id": puzzle.id,
        "game": puzzle.game,
        "kind": puzzle.kind,
        "grade": puzzle.grade,
        "grades": len(known) + 1,
        "solved_by": solver,
        "rate": _rate(puzzle),
    }


def _rate(puzzle: Puzzle) -> Told | None:
    """How often the answer and the next best succeed, in percent, where that was counted; None:
    the answer is proved. Which option is which is not told."""
    found = puzzle.problem
    data = [verdict["data"] for verdict in found.verdicts if verdict["kind"] == "rate"]
    if not data:
        return None
    best = found.verdicts[found.answer]["data"]
    others = sorted(each["percent"] for each in data if each is not best)
    return {**{key: best[key] for key in ("percent", "low", "high")}, "next": others[-1]}


def position(puzzle: Puzzle) -> Told:
    """What the solver is shown: the view of his seat, the question and the options."""
    table = puzzle.table()
    decision = table.decision(puzzle.seat)
    return {
        **summary(puzzle),
        "seat": puzzle.seat,
        "config": puzzle.config,
        "question": {"kind": f"puzzle_{puzzle.kind}", "data": puzzle.problem.ask},
        "about": decision.about,
        "options": puzzle.problem.options,
        "view": table.view(puzzle.seat),
    }


def solution(puzzle: Puzzle) -> Told:
    """The answer, why each option is or is not it, and where play shows it, how it goes on."""
    found = puzzle.problem
    table = puzzle.table()
    return {
        "answer": found.answer,
        "verdicts": [
            {
                "works": verdict["works"],
                "kind": f"puzzle_{verdict['kind']}",
                "data": {key: told for key, told in verdict["data"].items() if key != "line"},
            }
            for verdict in found.verdicts
        ],
        "steps": _steps(puzzle, found.verdicts[found.answer]["data"].get("line", [])),
        "open": table.open_view(),
    }


def _steps(puzzle: Puzzle, line: list[str]) -> list[Told]:
    """The solver's choices in a line of play: what he saw, what he was asked about, what he did."""
    table = puzzle.table()
    steps: list[Told] = []
    for text in line:
        seat = puzzle.seat
        about = table.decision(seat).about
        steps.append({"view": table.view(seat), "about": about, "text": text})
        table.choose(seat, table.catalogue().parse(text))
    return steps


def config_of(puzzle: Puzzle) -> Any:
    """What was agreed on in the game of a puzzle."""
    return GAMES[puzzle.game].config(puzzle.config)
