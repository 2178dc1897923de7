"""What a puzzle is: a position out of a game, a question, its options and the one answer."""

import base64
import hashlib
import json
import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from cellmates.games import GAMES
from cellmates.kernel.match import replay
from cellmates.kernel.table import Table

Verdict = dict[str, Any]
"""Why an option is or is not the answer: `works`, a `kind` that names the sentence, and its
arguments (`data`)."""


@dataclass(frozen=True)
class PosedQuestion:
    """What a position asks, and what is right about it."""

    ask: dict[str, Any]  # arguments of the question
    options: list[list[str]]  # each in the game's notation; several texts are one answer
    answer: int  # which of them
    verdicts: list[Verdict]  # one for each of them


@dataclass(frozen=True)
class Puzzle:
    """A position of a game with a question for one seat. The position is the beginning of a game:
    what it was dealt from, and the choices until then."""

    game: str
    rules_version: int
    kind: str
    config: dict[str, Any]
    seed: bytes
    history: bytes  # two bytes for each choice, as a table keeps them
    seat: int
    problem: PosedQuestion
    grade: int  # 1: the weakest bots solve it; one more than there are levels: none does

    @property
    def id(self) -> str:
        """Its short name, the same for the same position and question."""
        told = json.dumps([self.game, self.kind, self.config, self.seed.hex(), self.seat])
        digest = hashlib.blake2b(told.encode() + self.history, digest_size=5).digest()
        return base64.b32encode(digest).decode().lower()

    def table(self) -> Table:
        """The table of the position."""
        game = GAMES[self.game]
        return replay(game, game.config(self.config), self.seed, self.choices())

    def choices(self) -> list[tuple[int, int]]:
        """The choices that lead to the position."""
        pairs = zip(self.history[::2], self.history[1::2], strict=True)
        return [(high >> 5, (high & 31) << 8 | low) for high, low in pairs]


def history_of(choices: Iterable[tuple[int, int]]) -> bytes:
    """Choices in two bytes each: three bits for the seat, thirteen for the option."""
    return b"".join([(seat << 13 | option).to_bytes(2, "big") for seat, option in choices])


def to_line(puzzle: Puzzle) -> str:
    """A puzzle as one line of a data file."""
    found = puzzle.problem
    return json.dumps(
        {
            "id": puzzle.id,
            "game": puzzle.game,
            "rules_version": puzzle.rules_version,
            "kind": puzzle.kind,
            "config": puzzle.config,
            "seed": puzzle.seed.hex(),
            "history": base64.b85encode(zlib.compress(puzzle.history, 9)).decode(),
            "seat": puzzle.seat,
            "ask": found.ask,
            "options": found.options,
            "answer": found.answer,
            "verdicts": found.verdicts,
            "grade": puzzle.grade,
        },
        ensure_ascii=False,
        separators=(",", ":"),
    )


def from_line(line: str) -> Puzzle:
    """The puzzle of such a line."""
    data = json.loads(line)
    return Puzzle(
        game=data["game"],
        rules_version=data["rules_version"],
        kind=data["kind"],
        config=data["config"],
        seed=bytes.fromhex(data["seed"]),
        history=zlib.decompress(base64.b85decode(data["history"])),
        seat=data["seat"],
        problem=PosedQuestion(data["ask"], data["options"], data["answer"], data["verdicts"]),
        grade=data["grade"],
    )
