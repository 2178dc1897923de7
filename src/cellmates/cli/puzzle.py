"""`cellmates puzzle`: positions with one proved answer, made, listed, solved and checked."""

import json
import os
import secrets
import shutil
import sys
from argparse import SUPPRESS, Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cellmates.cli.errors import UsageError
from cellmates.cli.parser import Parser, whole_number
from cellmates.cli.progress import ProgressBar
from cellmates.cli.settings import add_game
from cellmates.games import GAMES, PARTS
from cellmates.kernel.record import RecordError, parse_seed
from cellmates.locale import Texts, languages
from cellmates.puzzles import (
    Puzzle,
    called,
    check,
    from_line,
    kinds_of,
    shipped,
    to_line,
)
from cellmates.puzzles.making import make, make_kind
from cellmates.puzzles.telling import Told, config_of, position, solution, summary
from cellmates.terminal.console import Closed, Console
from cellmates.terminal.face import GameFace, face_of
from cellmates.terminal.spans import Line, Span

_NUMBER = 10
_GAMES = tuple(game for game in GAMES if PARTS[game].puzzles)


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    texts = parser.texts
    errands = parser.add_subparsers(dest="errand", required=True, metavar="ERRAND")
    kinds = tuple(kind for game in _GAMES for kind in kinds_of(game))
    making = _errand(errands, "make", texts)
    add_game(making, _GAMES)
    making.add_argument(
        "--number",
        type=whole_number(texts, "--number", 1),
        default=_NUMBER,
        metavar="N",
        help=texts("flag-with-default", text=texts("puzzle-flag-number"), value=_NUMBER),
    )
    kind = texts("puzzle-flag-kind", known=", ".join(kinds))
    making.add_argument("--kind", choices=kinds, metavar="KIND", help=kind)
    making.add_argument("--seed", metavar="HEX", help=texts("puzzle-flag-seed"))
    cores = os.cpu_count() or 1
    making.add_argument(
        "--jobs",
        type=whole_number(texts, "--jobs", 1, 1024),
        default=cores,
        metavar="N",
        help=texts("flag-with-default", text=texts("flag-jobs"), value=cores),
    )
    making.add_argument("--out", type=Path, metavar="FILE", help=texts("puzzle-flag-out"))
    playing = _errand(errands, "play", texts)
    add_game(playing, _GAMES)
    playing.add_argument("id", nargs="?", metavar="ID", help=texts("puzzle-argument-id"))
    playing.add_argument(
        "--answer",
        type=whole_number(texts, "--answer", 1),
        metavar="N",
        help=texts("puzzle-flag-answer"),
    )
    listing = _errand(errands, "list", texts)
    add_game(listing, _GAMES)
    checking = _errand(errands, "check", texts)
    checking.add_argument(
        "files", nargs="*", type=Path, metavar="FILE", help=texts("puzzle-argument-files")
    )
    for each in (making, playing, listing, checking):
        each.add_argument("--json", action="store_true", help=texts("flag-json"))


def _errand(errands: Any, name: str, texts: Texts) -> Parser:
    what = texts(f"puzzle-{name}")
    found: Parser = errands.add_parser(name, texts=texts, help=what, description=what)
    lang = texts("flag-lang", known=", ".join(languages()))
    found.add_argument("--lang", metavar="LANG", default=SUPPRESS, help=lang)
    return found


def run(args: Namespace) -> int:
    """Do what is asked: 0 if it was done, 1 if a puzzle does not hold."""
    errand = {"make": _make, "play": _play, "list": _list, "check": _check}[args.errand]
    return errand(args, args.texts)


# Making.


def _make(args: Namespace, texts: Texts) -> int:
    if args.kind is not None and args.kind not in kinds_of(args.game):
        known = ", ".join(kinds_of(args.game))
        raise UsageError(texts("error-unknown-value", key="--kind", value=args.kind, known=known))
    try:
        seed = secrets.token_bytes(32) if args.seed is None else parse_seed(args.seed)
    except RecordError as error:
        raise UsageError(str(error)) from None
    if args.kind is None:
        batches = make(args.game, args.number, seed, args.jobs)
    else:
        batches = make_kind(kinds_of(args.game)[args.kind], args.number, seed, args.jobs)
    puzzles: list[Puzzle] = []
    games = looked_at = 0
    with ProgressBar(texts, "puzzle-progress-making", args.number) as progress:
        for batch in batches:
            games += batch.games
            looked_at += batch.looked_at
            puzzles += batch.puzzles
            progress.advance(len(batch.puzzles))
    lines = "".join(f"{to_line(puzzle)}\n" for puzzle in puzzles)
    if args.out is not None:
        args.out.write_text(lines, encoding="utf-8")
    if args.json:
        told = {"games": games, "looked_at": looked_at, "seed": seed.hex()}
        print(json.dumps({**told, "puzzles": [summary(each) for each in puzzles]}, indent=1))
    elif args.out is None:
        print(lines, end="")
    else:
        told_seed = seed.hex().lstrip("0") or "0"
        count = len(puzzles)
        print(texts("puzzle-made", count=count, games=games, looked=looked_at, seed=told_seed))
    return 0


# Solving.


def _play(args: Namespace, texts: Texts) -> int:
    puzzles = shipped(args.game)
    if not puzzles:
        raise UsageError(texts("puzzle-none", game=args.game))
    name = secrets.choice(list(puzzles)) if args.id is None else args.id
    puzzle = called(args.game, name)
    if puzzle is None:
        raise UsageError(texts("puzzle-unknown", id=name))
    options = puzzle.problem.options
    if args.answer is not None and args.answer > len(options):
        raise UsageError(texts("error-bad-range", key="--answer", least=1, most=len(options)))
    if args.json:
        told = position(puzzle)
        if args.answer is not None:
            told["right"] = args.answer - 1 == puzzle.problem.answer
            told["solution"] = solution(puzzle)
        print(json.dumps(told, ensure_ascii=False, indent=1))
        return 0
    styled = sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    colour = styled and not os.environ.get("NO_COLOR")
    console = Console(sys.stdin, sys.stdout, styled, colour)
    shown = ShownPuzzle(puzzle, texts)
    try:
        for line in shown.lines():
            console.write(line)
        answer = args.answer
        while answer is None:
            given = console.ask(texts("puzzle-which"))
            if not given:
                answer = 0
            elif given.isdecimal() and 1 <= int(given) <= len(options):
                answer = int(given)
        for line in shown.answered(answer - 1 if answer else None):
            console.write(line)
    except Closed:
        return 0
    return 0


class ShownPuzzle:
    """A puzzle in words, from what its solver may know."""

    def __init__(self, puzzle: Puzzle, texts: Texts) -> None:
        self.puzzle = puzzle
        self.texts = texts
        self.told = position(puzzle)
        self.face: GameFace[Any] = face_of(puzzle.game, texts).playing(config_of(puzzle))

    def lines(self) -> Iterator[Line]:
        """The table, the question, the options."""
        texts, view = self.texts, self.told["view"]
        columns, rows = shutil.get_terminal_size()
        yield [Span(f"{self.puzzle.id}  {kind_name(self.told, texts)}", "title")]
        yield [Span(grade_text(self.told, texts), "quiet")]
        yield []
        if sys.stdout.isatty():
            yield from self.face.board(view, columns, max(rows - 1, 20))
        else:
            yield from self.face.text_board(view)
        yield []
        yield [Span(self.face.finding(self.told["question"], view)[1], "strong")]
        for number, option in enumerate(self.told["options"], start=1):
            yield [Span(f"  {number}  ", "quiet"), Span(self._option(option))]

    def answered(self, answer: int | None) -> Iterator[Line]:
        """Whether the answer was right, and why each option is or is not it."""
        texts, view = self.texts, self.told["view"]
        told = solution(self.puzzle)
        options = self.told["options"]
        right = self._option(options[told["answer"]])
        if answer == told["answer"]:
            yield [Span(texts("puzzle-right"), "green strong")]
        else:
            yield [Span(texts("puzzle-wrong", option=right), "red")]
        for option, verdict in zip(options, told["verdicts"], strict=True):
            style = "green" if verdict["works"] else "quiet"
            why = self.face.finding({"kind": verdict["kind"], "data": verdict["data"]}, view)[1]
            yield [Span(f"  {self._option(option)}: ", style), Span(why)]
        for step in told["steps"][1:]:
            text = self.face.notation(step["text"], step["about"], step["view"])
            yield [Span(f"    → {text}", "quiet")]

    def _option(self, texts: list[str]) -> str:
        about, view = self.told["about"], self.told["view"]
        return " + ".join([self.face.notation(text, about, view) for text in texts])


def kind_name(told: Told, texts: Texts) -> str:
    """What a kind of puzzle is called."""
    return texts(f"puzzle-kind-{told['kind']}")


def grade_text(told: Told, texts: Texts) -> str:
    """How hard a puzzle is, and how it is proved."""
    grade = texts("puzzle-grade", grade=told["grade"], grades=told["grades"])
    if told["solved_by"] is None:
        solved = texts("puzzle-solved-by-none")
    else:
        solved = texts("puzzle-solved-by", level=texts(f"botkind-{told['solved_by']}"))
    rate = told["rate"]
    proof = texts("puzzle-proved") if rate is None else texts("puzzle-rated", **rate)
    return f"{grade}: {solved}; {proof}"


def _list(args: Namespace, texts: Texts) -> int:
    told = [summary(puzzle) for puzzle in shipped(args.game).values()]
    if args.json:
        print(json.dumps(told, ensure_ascii=False, indent=1))
        return 0
    for each in told:
        kind, grade = kind_name(each, texts), grade_text(each, texts)
        print(texts("puzzle-row", id=each["id"], kind=kind, grade=grade))
    return 0


# Checking.


def _check(args: Namespace, texts: Texts) -> int:
    puzzles = [puzzle for path in args.files for puzzle in _read(path, texts)]
    if not args.files:
        puzzles = [puzzle for game in _GAMES for puzzle in shipped(game).values()]
    problems: dict[str, str] = {}
    with ProgressBar(texts, "puzzle-progress-checking", len(puzzles)) as progress:
        for puzzle in puzzles:
            problem = check(puzzle)
            if problem is not None:
                problems[puzzle.id] = problem
            progress.advance()
    if args.json:
        print(json.dumps({"checked": len(puzzles), "problems": problems}, indent=1))
    else:
        for id, problem in problems.items():
            print(texts("puzzle-fails", id=id, problem=problem))
        if not problems:
            print(texts("puzzle-holds", count=len(puzzles)))
    return 1 if problems else 0


def _read(path: Path, texts: Texts) -> list[Puzzle]:
    try:
        return [from_line(line) for line in path.read_text(encoding="utf-8").splitlines()]
    except (OSError, ValueError, KeyError, TypeError):
        raise UsageError(texts("puzzle-no-file", file=str(path))) from None
