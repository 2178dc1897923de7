"""Finished games that are kept: each must replay to the same digest for ever."""

import random
from pathlib import Path

from cellmates import room25
from cellmates.kernel.record import Record, record_of
from tests.room25.players import PLAYERS

FOLDER = Path(__file__).parent

GAMES: dict[str, dict[str, object]] = {
    "suspicion-ultimate": {"mode": "suspicion", "seats": 6},
    "suspicion-polish": {"mode": "suspicion", "edition": "polish", "seats": 5, "guards": 2},
    "suspicion-russian": {"mode": "suspicion", "edition": "russian", "seats": 8},
    "suspicion-season2": {"mode": "suspicion", "edition": "season2", "seats": 4},
    "suspicion-italian": {"mode": "suspicion", "edition": "italian", "seats": 7},
    "suspicion-season1": {"mode": "suspicion", "edition": "season1", "seats": 5},
    "cooperation-ultimate": {"mode": "cooperation", "seats": 4},
    "cooperation-polish-basic": {
        "mode": "cooperation",
        "edition": "polish",
        "seats": 2,
        "rule_level": "basic",
    },
    "cooperation-italian-madness": {
        "mode": "cooperation",
        "edition": "italian",
        "seats": 3,
        "madness": True,
    },
    "cooperation-season1": {"mode": "cooperation", "edition": "season1", "seats": 6},
    "solo-ultimate-madness": {"mode": "solo", "madness": True},
    "solo-season2": {"mode": "solo", "edition": "season2"},
    "solo-season1": {"mode": "solo", "edition": "season1"},
    "competition-ultimate": {"mode": "competition", "seats": 3},
    "competition-russian": {"mode": "competition", "edition": "russian", "seats": 4},
    "competition-season1": {"mode": "competition", "edition": "season1", "seats": 2},
    "team-ultimate": {"mode": "team", "seats": 6},
    "team-season2": {"mode": "team", "edition": "season2", "seats": 8},
    "team-talk": {"mode": "team", "seats": 4, "team_talk": "team_channel"},
}


def played(name: str) -> Record:
    """A game of that name, with some talk and whatever may be done unasked."""
    number = list(GAMES).index(name)
    config = room25.Config(**GAMES[name])
    seed = bytes([number + 1] * 32)
    dice = random.Random(number)
    player = PLAYERS[1 + number % 2]
    table = room25.deal(config, seed)
    while not table.over:
        seat = dice.randrange(table.seats)
        unasked = table.may(seat) or table.phrases(seat)
        if unasked and dice.random() < 0.1:
            table.choose(seat, dice.choice(unasked))
        else:
            table.choose(*player(table, dice))
    return record_of(room25.GAME, config, seed, table, {"0": name})
