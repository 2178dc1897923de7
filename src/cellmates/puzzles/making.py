"""Making puzzles: bots play, positions are looked at, and what has one answer is kept and graded.

Everything comes from one seed, so that the same command makes the same puzzles, however many
processes share the work.
"""

import hashlib
from collections.abc import Iterator
from typing import NamedTuple

from cellmates import bots
from cellmates.bots.sitting import Sitting
from cellmates.games import GAMES
from cellmates.kernel.table import Table
from cellmates.lab.executors import in_order
from cellmates.puzzles.grading import LUCKY, TRIES, levels
from cellmates.puzzles.kind import Kind, PlayedOut, kinds_of
from cellmates.puzzles.puzzle import Found, Puzzle, history_of

PLAYERS = ("careful", "regular", "rookie")
"""The bots that play the games, in turn: the weaker ones get into more trouble."""

MOST_LOOKED_AT = 12
"""Moments of one game that are looked at."""

MOST_GAMES = 4000
"""Games of a kind that are played before one gives up."""


class Batch(NamedTuple):
    """What came of some games: how many moments were looked at, and the puzzles found."""

    games: int
    looked_at: int
    puzzles: list[Puzzle]


def make(game: str, number: int, seed: bytes, jobs: int) -> Iterator[Batch]:
    """Make so many puzzles of a game; the batches come as they are done."""
    kinds = kinds_of(game)
    total = sum(kind.share for kind in kinds.values())
    left = number
    for place, kind in enumerate(kinds.values(), start=1):
        wanted = left if place == len(kinds) else round(number * kind.share / total)
        left -= wanted
        yield from make_kind(kind, wanted, seed, jobs)


def make_kind(kind: Kind, number: int, seed: bytes, jobs: int) -> Iterator[Batch]:
    """Make so many puzzles of a kind."""
    parts = [(kind.game, kind.name, seed, game) for game in range(MOST_GAMES)]
    left = number
    for batch in in_order(_search, parts, jobs) if left else ():
        puzzles = batch.puzzles[:left]
        left -= len(puzzles)
        yield Batch(batch.games, batch.looked_at, puzzles)
        if not left:
            return


def _search(part: tuple[str, str, bytes, int]) -> Batch:
    game, name, seed, number = part
    return search_game(kinds_of(game)[name], seed, number)


def search_game(kind: Kind, seed: bytes, number: int) -> Batch:
    """Play the game of this number, and look for one puzzle in it."""
    own = hashlib.blake2b(f"{kind.name} {number}".encode(), key=seed, digest_size=32).digest()
    played = play(kind, own, number)
    best: Puzzle | None = None
    looked_at = 0
    for moment in kind.moments(played):
        if looked_at == MOST_LOOKED_AT:
            break
        looked_at += 1
        table = played.tables[moment.number].clone()
        found = kind.find(table, moment.seat, moment.ask)
        if found is not None:
            history = history_of(played.choices[: moment.number])
            best = _puzzle(kind, own, number, history, moment.seat, found)
            if own[0] % MOST_LOOKED_AT < looked_at:
                break  # not always the last moment that has one answer, nor the first
    return Batch(1, looked_at, [] if best is None else [graded(kind, best)])


def _puzzle(
    kind: Kind, seed: bytes, number: int, history: bytes, seat: int, found: Found
) -> Puzzle:
    game = GAMES[kind.game]
    keys = game.config_keys(game.config(kind.keys(number)))
    return Puzzle(
        kind.game, game.rules_version, kind.name, keys, seed, history, seat, found, []
    )


def graded(kind: Kind, puzzle: Puzzle) -> Puzzle:
    """The same puzzle with the levels of bots that solve it."""
    solving = [
        level
        for level in levels(puzzle.game)
        if kind.solved_by(puzzle, level, range(TRIES if level in LUCKY else 1))
    ]
    return Puzzle(
        puzzle.game,
        puzzle.rules_version,
        puzzle.kind,
        puzzle.config,
        puzzle.seed,
        puzzle.history,
        puzzle.seat,
        puzzle.found,
        solving,
    )


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
    tables: list[Table] = []
    choose = table.choose

    def choose_and_keep(seat: int, option: int) -> None:
        tables.append(table.clone())
        choose(seat, option)

    sitting.table.choose = choose_and_keep  # type: ignore[method-assign]
    while not table.over and not kind.enough(table):
        sitting.play(1)
    return PlayedOut(tables, table.choices(), table)


def check(puzzle: Puzzle) -> str | None:
    """What is wrong with a puzzle; None: its position can be played, and all is as it says."""
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
    found = kind.find(table, puzzle.seat, puzzle.found.ask)
    return None if found == puzzle.found else "the position does not have this one answer"
