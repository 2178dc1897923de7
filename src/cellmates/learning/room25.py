"""Room 25 as a net learns it."""

from typing import Any, ClassVar

from cellmates.bots import Bot
from cellmates.bots.room25.careful import CarefulBot
from cellmates.bots.room25.learned import NOTES, LearnedBot, noted
from cellmates.kernel.table import Decision, Table
from cellmates.learning.curriculum import Curriculum, Secret, TrainingSetup
from cellmates.room25.names import GUARD, NO_ROLE, ROOMS
from cellmates.room25.table import Room25Table

EASY: dict[str, object] = {"complex_preset": "coop_easy", "rule_level": "basic"}


class SilentBot(CarefulBot):
    """Remembers, talks and reveals itself as careful does; its picks mean nothing."""

    def pick(self, view: dict[str, Any], decision: Decision) -> int:
        self._see(view)
        return decision.options[0]


class Room25Curriculum(Curriculum):
    """All modes at once; those most played the most often."""

    name: ClassVar[str] = "room25"
    seats: ClassVar[int] = 8
    notes: ClassVar[int] = NOTES
    secrets: ClassVar[tuple[Secret, ...]] = (
        Secret("roles", 8, 2),
        Secret("rooms", 25, len(ROOMS)),
    )
    setups: ClassVar[tuple[TrainingSetup, ...]] = (
        TrainingSetup("cooperation easy", 4, {"mode": "cooperation", "seats": 4, **EASY}),
        TrainingSetup("cooperation", 3, {"mode": "cooperation", "seats": 4}),
        TrainingSetup(
            "cooperation madness", 1, {"mode": "cooperation", "seats": 4, "madness": True}
        ),
        TrainingSetup("cooperation 6", 1, {"mode": "cooperation", "seats": 6}),
        TrainingSetup("solo", 2, {"mode": "solo"}),
        TrainingSetup("suspicion 6", 4, {"mode": "suspicion", "seats": 6}),
        TrainingSetup("suspicion 5", 1, {"mode": "suspicion", "seats": 5}),
        TrainingSetup("suspicion 8", 1, {"mode": "suspicion", "seats": 8}),
        TrainingSetup("competition 3", 1, {"mode": "competition", "seats": 3}),
        TrainingSetup("team 6", 1, {"mode": "team", "seats": 6}),
    )

    def told(self, table: Table, seat: int, bot: Bot) -> bytes:
        assert isinstance(bot, CarefulBot)
        return super().told(table, seat, bot) + noted(bot.memory)

    def hidden(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, Room25Table)
        t = table
        roles = [
            -1
            if t.roles[who] == NO_ROLE or t.seat_of[who] == seat or t.revealed >> who & 1
            else int(t.roles[who] == GUARD)
            for who in range(8)
        ]
        rooms = [
            -1 if t.up >> tile & 1 or t.seen[tile] >> seat & 1 else t.room[tile]
            for tile in t.tile_at
        ]
        return roles + rooms

    def silent_bot(self, seed: bytes) -> Bot:
        return SilentBot(seed)

    def learned_bot(self, seed: bytes, net: Any) -> Bot:
        return LearnedBot(seed, net)


CURRICULUM = Room25Curriculum
