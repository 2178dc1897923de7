"""Room 25 as a net learns it."""

from typing import Any, ClassVar

from cellmates.bots import Bot
from cellmates.bots.room25.careful import CarefulBot, Shown
from cellmates.bots.room25.guided import GuidedBot
from cellmates.bots.room25.learned import NOTES, LearnedBot, noted
from cellmates.bots.room25.party_encoding import CELL, LAYOUT, encode_party
from cellmates.bots.room25.value import fitted_chance, parties
from cellmates.kernel.table import Decision, Table
from cellmates.learning.curriculum import Curriculum, Judged, Secret, Standing, TrainingSetup
from cellmates.room25.names import GUARD, NO_ROLE, PROGRAMMING, ROOMS
from cellmates.room25.table import Room25Table

EASY: dict[str, object] = {"complex_preset": "coop_easy", "rule_level": "basic"}


def turned(cell: int, way: int) -> int:
    """The cell that lies here when the complex is turned by quarters and perhaps mirrored."""
    row, column = divmod(cell, 5)
    for _ in range(way % 4):
        row, column = column, 4 - row
    return 5 * row + (4 - column if way >= 4 else column)


def symmetries() -> list[list[int]]:
    """The orders of a party's bytes for the eight ways to look at the complex."""
    first = LAYOUT.field("cells").offset
    return [
        [
            *range(first),
            *[
                first + CELL * turned(cell, way) + place
                for cell in range(25)
                for place in range(CELL)
            ],
        ]
        for way in range(8)
    ]


class SilentBot(CarefulBot):
    """Remembers and talks as careful does; its picks mean nothing."""

    def pick(self, view: Shown, decision: Decision) -> int:
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

    judged: ClassVar[Judged] = Judged(LAYOUT, 0, symmetries())

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

    def round_of(self, table: Table) -> int:
        assert isinstance(table, Room25Table)
        return table.round_number if table.phase == PROGRAMMING else 0

    def standings(self, table: Table) -> list[Standing]:
        assert isinstance(table, Room25Table)
        return [
            Standing(seat, encode_party(table, mine), fitted_chance(table, mine))
            for mine, seat in parties(table)
        ]

    def learned_bot(self, seed: bytes, net: Any) -> Bot:
        if not net.facts["options"]:
            return GuidedBot(seed, net)
        return LearnedBot(seed, net)


CURRICULUM = Room25Curriculum
