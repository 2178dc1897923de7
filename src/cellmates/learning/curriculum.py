"""What a game has to say for a net to learn it; `cellmates.learning.room25` is an example."""

from importlib import import_module
from typing import Any, ClassVar, NamedTuple

from cellmates.bots import Bot
from cellmates.games import GAMES, PARTS, part
from cellmates.kernel.encoding import EncodingLayout
from cellmates.kernel.game import Game
from cellmates.kernel.table import Table
from cellmates.lab.study import Study, study_of

MOST_OFFERED = 64
"""No decision has more options."""


class Secret(NamedTuple):
    """Something hidden that a net shall guess while it learns: so many things, each of so many
    kinds."""

    name: str
    things: int
    kinds: int


class TrainingSetup(NamedTuple):
    """A configuration to learn from: a name for it, how often it is played, its keys."""

    name: str
    weight: float
    keys: dict[str, object]


class Standing(NamedTuple):
    """A party at the start of a round: one of its seats, the bytes that tell of it, and how likely
    it wins by the value that was fitted without a net."""

    seat: int
    told: bytes
    fitted: float


class Judged(NamedTuple):
    """What a judging net reads: the layout of the encoding, bytes after it, and orders of the bytes
    that tell of the same table turned or mirrored, the first as it is."""

    layout: EncodingLayout
    notes: int
    symmetries: list[list[int]]


class Curriculum:
    """A game as a net learns it."""

    name: ClassVar[str]
    seats: ClassVar[int]  # at most
    notes: ClassVar[int]  # bytes after the encoding
    secrets: ClassVar[tuple[Secret, ...]] = ()
    setups: ClassVar[tuple[TrainingSetup, ...]]
    judged: ClassVar[Judged]

    def __init__(self) -> None:
        self.game: Game = GAMES[self.name]
        self.encoding: Any = part(PARTS[self.name].encoding)
        self.layout: EncodingLayout = self.encoding.LAYOUT
        self.study: Study = study_of(self.name)
        self.bytes = self.layout.size + self.notes
        self.options = len(self.game.options)

    def told(self, table: Table, seat: int, bot: Bot) -> bytes:
        """What a net reads when a bot that has just looked at its view decides: the encoding, and
        the bot's notes."""
        found: bytes = self.encoding.encode(table, seat)
        return found

    def truth(self, table: Table) -> bytes:
        """The whole truth, for a critic in training."""
        found: bytes = self.encoding.encode_truth(table)
        return found

    def hidden(self, table: Table, seat: int) -> list[int]:
        """The kind of each thing of each secret, or -1 where the seat knows it or there is none."""
        return []

    def reward(self, table: Table, seat: int) -> float:
        """What a finished game was worth to a seat, from 0 to 1."""
        assert table.outcome is not None
        return float(self.study.won(table.outcome, seat))

    def standings(self, table: Table) -> list["Standing"]:
        """How each party stands when a round begins, for a net that judges imagined tables."""
        raise NotImplementedError

    def silent_bot(self, seed: bytes) -> Bot:
        """A bot that does all that a learned one does, except that others pick for it."""
        raise NotImplementedError

    def round_of(self, table: Table) -> int:
        """The round that has just begun, or 0 if none has."""
        raise NotImplementedError

    def learned_bot(self, seed: bytes, net: Any) -> Bot:
        """A bot with such a net: one whose picks come from it, or one that searches and judges by
        it."""
        raise NotImplementedError


def curriculum_of(game: str) -> Curriculum:
    """The curriculum of a game; a ValueError if a net cannot learn it."""
    if game not in GAMES or not PARTS[game].learned:
        there = ", ".join(name for name in GAMES if PARTS[name].learned)
        raise ValueError(f"there is nothing to learn {game!r} by; there are {there}")
    found: Curriculum = import_module(f"cellmates.learning.{game}").CURRICULUM()
    return found
