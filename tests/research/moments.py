"""Random games of both kinds, choice by choice."""

import random
from collections.abc import Iterator

import pytest

from cellmates.games import GAMES
from cellmates.kernel.table import Table

CONFIGURATIONS: list[tuple[str, dict[str, object]]] = [
    ("room25", {"mode": "suspicion", "seats": 6, "guards": 2}),
    ("room25", {"mode": "suspicion", "seats": 4, "edition": "season1"}),
    ("room25", {"mode": "cooperation", "seats": 2, "madness": True}),
    ("room25", {"mode": "solo", "seats": 1}),
    ("room25", {"mode": "competition", "seats": 4, "ui_memory_aid": "none"}),
    ("room25", {"mode": "team", "seats": 4, "team_talk": "team_channel"}),
    ("room25", {"mode": "team", "seats": 8, "edition": "italian"}),
    ("lockup", {"seats": 2}),
    ("lockup", {"seats": 5}),
    ("lockup", {"seats": 4, "advanced": True}),
    ("lockup", {"solo": "expert"}),
]
EACH = pytest.mark.parametrize(("game", "keys"), CONFIGURATIONS, ids=str)


def moments(game: str, keys: dict[str, object], seed: int, talk: float = 0.1) -> Iterator[Table]:
    """A random game with some talk, choice by choice, its end included."""
    dice = random.Random(seed)
    table = GAMES[game].deal(GAMES[game].config(keys), seed.to_bytes(32, "big"))
    while True:
        yield table
        if table.over:
            return
        seat = dice.choice(table.waiting)
        phrases = table.phrases(seat) if dice.random() < talk else ()
        table.choose(seat, dice.choice(phrases or table.decision(seat).options))
