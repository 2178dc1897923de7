"""Looking for a puzzle in one game: bots play it, positions are looked at, and what has one answer
is kept and graded. Everything comes from one seed.
"""

import hashlib
from dataclasses import replace
from typing import NamedTuple

from cellmates import bots
from cellmates.bots.sitting import Sitting
from cellmates.games import GAMES
from cellmates.kernel.table import Table
from cellmates.puzzles.grading import LUCKY, TRIES, levels
from cellmates.puzzles.kind import Kind, PlayedOut, kinds_of
from cellmates.puzzles.puzzle import PosedQuestion, Puzzle, history_of

PLAYERS = ("careful", "regular", "rookie")
"""The bots that play the games, in turn: the weaker ones get into more trouble."""

MOST_LOOKED_AT = 12
"""Moments of one game that are looked at."""


class Batch(NamedTuple):
    """What came of some games: how many moments were looked at, and the puzzles found."""

    games: int
    looked_at: int
    puzzles: list[Puzzle]


def search_game(kind: Kind, seed: bytes, number: int) -> Batch:
    """Play the game of this number, and look for one puzzle in it."""
    own = hashlib.blake2b(f"{kind.name} {number}".encode(), key=seed, digest_size=32).digest()
    played = play(kind, own, number)
    best: Puzzle | None = None
    looked_at = 0
    for moment in kind.candidates(played):
        if looked_at == MOST_LOOKED_AT:
            break
        looked_at += 1
        table = played.tables[moment.number].clone()
        found = kind.find(table, moment.seat, moment.ask)
        if found is not None:
            history = history_of(played.choices[: moment.number])
            best = _puzzle(kind, own, number, history, moment.seat, found)
            if kind.wanted == "first" or (
                kind.wanted == "any" and own[0] % MOST_LOOKED_AT < looked_at
            ):
                break
    return Batch(1, looked_at, [] if best is None else [graded(kind, best)])


def _puzzle(
    kind: Kind, seed: bytes, number: int, history: bytes, seat: int, found: PosedQuestion
) -> Puzzle:
    game = GAMES[kind.game]
    keys = game.config_keys(game.config(kind.keys(number)))
    return Puzzle(kind.game, game.rules_version, kind.name, keys, seed, history, seat, found, 0)


def graded(kind: Kind, puzzle: Puzzle) -> Puzzle:
    """The same puzzle with its grade: the weakest level of bots that solves it."""
    known = levels(puzzle.game)
    for grade, level in enumerate(known, start=1):
        if kind.solved_by(puzzle, level, range(TRIES if level in LUCKY else 1)):
            return replace(puzzle, grade=grade)
    return replace(puzzle, grade=len(known) + 1)


def play(kind: Kind, seed: bytes, number: int) -> PlayedOut:
    """Let bots play a game, as far as the kind of puzzle wants it."""
    game = GAMES[kind.game]
    config = game.config(kind.keys(number))
    table = game.deal(config, seed)
    level = PLAYERS[number % len(PLAYERS)]
    seated = {
        seat: bots.make(kind.game, level, hashlib.sha256(seed + bytes([seat])).digest(), config)
        for seat in range(config.seats)
    }
    sitting = Sitting(table, seated)
    while not table.over and not kind.enough(table):
        sitting.play(1)
    tables: list[Table] = []
    again = game.deal(config, seed)
    for seat, option in table.choices():
        tables.append(again.clone())
        again.choose(seat, option)
    return PlayedOut(tables, table.choices(), again)


def check(puzzle: Puzzle, quickly: bool = False) -> str | None:
    """What is wrong with a puzzle; None: its position can be played, and all is as it says.
    Quickly: where success rates were counted, only some tables are tried again."""
    game = GAMES[puzzle.game]
    if puzzle.rules_version != game.rules_version:
        return f"rules version {puzzle.rules_version}; here it is {game.rules_version}"
    kind = kinds_of(puzzle.game).get(puzzle.kind)
    if kind is None:
        return f"no kind of puzzle is called {puzzle.kind!r}"
    try:
        table = puzzle.table()
    except ValueError as error:
        return f"the position cannot be played: {error}"
    if quickly:
        holds = kind.holds_at_a_glance(table, puzzle)
    else:
        holds = kind.find(table, puzzle.seat, puzzle.problem.ask) == puzzle.problem
    return None if holds else "the position does not have this one answer"
