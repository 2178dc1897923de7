"""There is advice on every kind of question that random games come to."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from cellmates.advice import AdviceWork
from cellmates.advice.hint import hint
from cellmates.games import GAMES

DEALS: dict[str, list[dict[str, Any]]] = {
    "lockup": [
        {"seats": 1, "mode": "solo"},
        {"seats": 3},
        {"seats": 4, "mode": "advanced"},
    ],
    "room25": [
        {"mode": "cooperation", "seats": 4, "rule_level": "ultimate"},
        {"mode": "cooperation", "seats": 4, "madness": True},
        {"mode": "suspicion", "seats": 6},
        {"mode": "competition", "seats": 4},
        {"mode": "team", "seats": 4},
        {"mode": "solo", "seats": 1},
    ],
}
RARE = {"lockup": {"map_token", "map_to", "rob"}, "room25": {"vision", "clue", "push"}}
ROUNDS = 6
OF_EACH = 4


@pytest.mark.parametrize("game", DEALS)
def test_the_coach_has_something_to_say_about_every_kind_of_question(game: str) -> None:
    rules = GAMES[game]
    asked: Counter[str] = Counter()
    for number in range(ROUNDS * len(DEALS[game])):
        config = rules.config(DEALS[game][number % len(DEALS[game])])
        seed, random = number.to_bytes(32, "big"), Random(number)
        table = rules.deal(config, seed)
        while not table.over:
            seat = random.choice(table.waiting)
            decision = table.decision(seat)
            asked[decision.kind] += 1
            if asked[decision.kind] <= OF_EACH:
                work = AdviceWork(level="careful")
                advice = hint(rules, config, seed, table.choices(), seat, work)
                assert advice.suggestion in decision.options, decision.kind
                assert advice.reasons, decision.kind
            table.choose(seat, random.choice(decision.options))
    assert asked.keys() >= RARE[game]
