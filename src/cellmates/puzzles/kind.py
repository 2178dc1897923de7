"""What a kind of puzzle is; each game has its own (`cellmates.games` says where)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from cellmates.games import GAMES, PARTS, part
from cellmates.kernel.table import Table
from cellmates.puzzles.grading import picked
from cellmates.puzzles.puzzle import PosedQuestion, Puzzle


class Candidate(NamedTuple):
    """A position that may make a puzzle: after how many choices, for whom, asking what."""

    number: int
    seat: int
    ask: dict[str, Any]


@dataclass(frozen=True)
class PlayedOut:
    """A game that bots have played, with what each table looked like that somebody chose at."""

    tables: list[Table]  # before each choice
    choices: list[tuple[int, int]]
    end: Table


class Kind:
    """A question that some positions of a game ask."""

    name: str
    game: str
    share: int  # how many of the game's puzzles are of this kind, beside the others' shares
    proved = True  # whether `find` proves its answer; else it counts how often options succeed
    wanted = "any"  # which of a game's moments with one answer makes the puzzle: first, last, any

    def keys(self, number: int) -> dict[str, Any]:
        """The configuration of the game of this number in which positions are looked for."""
        raise NotImplementedError

    def candidates(self, played: PlayedOut) -> Iterator[Candidate]:
        """The moments of a game that may make a puzzle, the most promising first. What became of
        the game may be looked at: nothing is proved yet."""
        raise NotImplementedError

    def find(self, table: Table, seat: int, ask: dict[str, Any]) -> PosedQuestion | None:
        """What a position asks, if it has one answer. Which one it is depends on nothing but what
        the seat knows; a line of play that is shown afterwards may depend on what lies hidden."""
        raise NotImplementedError

    def holds_at_a_glance(self, table: Table, puzzle: Puzzle) -> bool:
        """A quick check that a puzzle holds; where `find` is quick, all of it."""
        return self.find(table, puzzle.seat, puzzle.problem.ask) == puzzle.problem

    def enough(self, table: Table) -> bool:
        """Whether a game need not be played on."""
        return False

    def solved_by(self, puzzle: Puzzle, level: str, tries: Sequence[int]) -> bool:
        """Whether a bot of this level takes the answer in most of its tries."""
        game = GAMES[puzzle.game]
        [text] = puzzle.problem.options[puzzle.problem.answer]
        right = [picked(puzzle, game, level, number) == text for number in tries]
        return 2 * sum(right) > len(right)


def kinds_of(game: str) -> dict[str, Kind]:
    """The kinds of puzzles of a game, by name; none: it has no puzzles."""
    place = PARTS[game].puzzles
    kinds: tuple[Kind, ...] = part(place) if place else ()
    return {kind.name: kind for kind in kinds}
