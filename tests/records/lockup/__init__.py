"""Finished games of Lockup that are kept: each must replay to the same digest for ever."""

import random
from pathlib import Path

from cellmates import lockup
from cellmates.kernel.record import Record, record_of
from tests.lockup.players import PLAYERS

FOLDER = Path(__file__).parent

GAMES: dict[str, dict[str, object]] = {
    "two": {"seats": 2},
    "two-advanced": {"seats": 2, "advanced": True},
    "three": {"seats": 3, "crews": ["goblins", "insectoids", "kobolds"]},
    "three-advanced": {"seats": 3, "mode": "advanced"},
    "four": {"seats": 4},
    "four-advanced-bandits": {"seats": 4, "advanced": True, "bandit_cube_at_setup": True},
    "five": {"seats": 5},
    "five-advanced": {"seats": 5, "advanced": True},
    "solo-moderate": {"solo": "moderate"},
    "solo-challenging": {"solo": "challenging"},
    "solo-expert": {"solo": "expert"},
    "solo-moderate-advanced": {"mode": "advanced_solo"},
    "solo-challenging-advanced": {"solo": "challenging", "advanced": True},
    "solo-expert-advanced": {"solo": "expert", "advanced": True},
}


def played(name: str) -> Record:
    """A game of that name, with some talk."""
    number = list(GAMES).index(name)
    config = lockup.Config(**GAMES[name])
    seed = bytes([number + 101] * 32)
    dice = random.Random(number)
    player = PLAYERS[number % len(PLAYERS)]
    table = lockup.deal(config, seed)
    while not table.over:
        seat = dice.randrange(table.seats)
        if dice.random() < 0.05:
            table.choose(seat, dice.choice(table.phrases(seat)))
        else:
            table.choose(*player(table, dice))
    return record_of(lockup.GAME, config, seed, table, {"0": name})
