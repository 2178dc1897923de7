"""Making many puzzles: games are searched in several processes, and the same seed makes the same
puzzles however many there are."""

from collections.abc import Iterator

from cellmates.lab.executors import Processes
from cellmates.puzzles.kind import Kind, kinds_of
from cellmates.puzzles.searching import Batch, search_game

MOST_GAMES = 4000
"""Games of a kind that are played before one gives up."""


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
    for batch in Processes(jobs).in_order(_search, parts) if left else ():
        puzzles = batch.puzzles[:left]
        left -= len(puzzles)
        yield Batch(batch.games, batch.looked_at, puzzles)
        if not left:
            return


def _search(part: tuple[str, str, bytes, int]) -> Batch:
    game, name, seed, number = part
    return search_game(kinds_of(game)[name], seed, number)
