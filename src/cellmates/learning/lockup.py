"""Lockup as a net learns it."""

from collections.abc import Container
from math import tanh
from typing import Any, ClassVar

from cellmates.bots.bot import EVERY_KIND, Bot
from cellmates.bots.lockup import guided
from cellmates.bots.lockup.learned import NOTES, LearnedBot
from cellmates.bots.lockup.value import worth
from cellmates.kernel.table import Decision, Table
from cellmates.learning.curriculum import Curriculum, Judged, Standing, TrainingSetup
from cellmates.lockup.encoding import LAYOUT
from cellmates.lockup.names import ROUNDS
from cellmates.lockup.table import LockupTable

_STARS = 12.0
"""A lead of so many stars is clear."""


class SilentBot(Bot):
    """Picks mean nothing, and it says nothing; so it needs no view."""

    foresees: ClassVar[Container[str]] = EVERY_KIND

    def foreseen(self, decision: Decision) -> int | None:
        return decision.options[0]

    def pick(self, view: dict[str, Any], decision: Decision) -> int:
        return decision.options[0]


class LockupCurriculum(Curriculum):
    """All numbers of crews; alone against the guards at every level."""

    name: ClassVar[str] = "lockup"
    seats: ClassVar[int] = 5
    notes: ClassVar[int] = NOTES
    setups: ClassVar[tuple[TrainingSetup, ...]] = (
        TrainingSetup("crews 4", 4, {"seats": 4}),
        TrainingSetup("crews 3", 1, {"seats": 3}),
        TrainingSetup("crews 2", 1, {"seats": 2}),
        TrainingSetup("crews 5", 1, {"seats": 5}),
        TrainingSetup("crews 4 advanced", 1, {"seats": 4, "advanced": True}),
        TrainingSetup("solo expert", 3, {"solo": "expert"}),
    )

    judged: ClassVar[Judged] = Judged(
        LAYOUT, guided.NOTES, [list(range(LAYOUT.size + guided.NOTES))]
    )

    def reward(self, table: Table, seat: int) -> float:
        """Half for winning, half by the lead in stars: more is learnt from a game that way."""
        assert isinstance(table, LockupTable)
        stars = table.stars
        lead = stars[seat] - max(stars[who] for who in range(table.participants) if who != seat)
        return (super().reward(table, seat) + (1 + tanh(lead / _STARS)) / 2) / 2

    def silent_bot(self, seed: bytes) -> Bot:
        return SilentBot(seed)

    def round_of(self, table: Table) -> int:
        assert isinstance(table, LockupTable)
        return table.round_number if 1 < table.round_number <= ROUNDS else 0

    def standings(self, table: Table) -> list[Standing]:
        assert isinstance(table, LockupTable)
        return [
            Standing(seat, guided.encode_standing(table, seat), worth(table, seat))
            for seat in range(table.seats)
        ]

    def learned_bot(self, seed: bytes, net: Any) -> Bot:
        if not net.facts["options"]:
            return guided.GuidedBot(seed, net)
        return LearnedBot(seed, net)


CURRICULUM = LockupCurriculum
