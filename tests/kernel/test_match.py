"""What may be taken back: an answer of which nothing has come, and nothing else."""

from random import Random

import pytest

from cellmates.games import GAMES
from cellmates.kernel import IllegalChoice
from cellmates.kernel.match import MOST_TAKE_BACKS, Match, replay

CONFIGS = [
    ("room25", {"mode": "suspicion", "seats": 5}),
    ("room25", {"mode": "cooperation", "seats": 2}),
    ("room25", {"mode": "competition", "seats": 2}),
    ("lockup", {"seats": 3}),
    ("lockup", {"seats": 2, "advanced": True}),
]


def dealt(game: str, keys: dict[str, object], seed: int = 0) -> Match:
    return Match(GAMES[game], GAMES[game].config(keys), bytes([seed] * 32))


def at_programming() -> Match:
    match = dealt("room25", {"mode": "suspicion", "seats": 5})
    while match.table.decision(match.table.waiting[0]).kind != "program":
        seat = match.table.waiting[0]
        match.choose(seat, match.table.decision(seat).options[0])
    return match


@pytest.mark.parametrize(("game", "keys"), CONFIGS)
def test_nobody_notices_that_something_was_taken_back(game: str, keys: dict[str, object]) -> None:
    """Nobody was told anything, nobody else is asked anything new, and all is as it was before."""
    random = Random(7)
    taken = 0
    for seed in range(4):
        match = dealt(game, keys, seed)
        while not match.table.over:
            table = match.table
            seat = random.choice(table.waiting)
            digest = table.digest()
            asked = {other: table.decision(other) for other in table.waiting if other != seat}
            option = random.choice(table.decision(seat).options)
            match.choose(seat, option)
            if not match.can_take_back(seat):
                continue
            assert not match.table.news
            others = {o: match.table.decision(o) for o in match.table.waiting if o != seat}
            assert others.items() <= asked.items()
            if random.random() < 0.4:
                match.take_back(seat)
                assert match.table.digest() == digest
                match.choose(seat, option)
                taken += 1
    assert taken > 0


def test_the_last_of_several_answers_is_taken_back_first() -> None:
    match = dealt("room25", {"mode": "cooperation", "seats": 1})
    while match.table.decision(0).kind != "program":
        match.choose(0, match.table.decision(0).options[0])
    digests = [match.table.digest()]
    for _ in range(2):
        match.choose(0, match.table.decision(0).options[0])
        digests.append(match.table.digest())
    match.take_back(0)
    assert match.table.digest() == digests[1]
    match.take_back(0)
    assert match.table.digest() == digests[0]
    assert not match.can_take_back(0)


def test_anothers_answer_in_between_stays() -> None:
    match = at_programming()
    first, second = match.table.waiting[:2]
    match.choose(first, match.table.decision(first).options[1])
    kept = match.table.decision(second).options[2]
    match.choose(second, kept)
    match.take_back(first)
    assert first in match.table.waiting
    assert (second, kept) in match.table.choices()
    match.take_back(second)
    assert set(match.table.waiting) >= {first, second}


def test_talk_keeps_nobody_from_taking_back() -> None:
    match = at_programming()
    first, second = match.table.waiting[:2]
    match.choose(first, match.table.decision(first).options[1])
    assert not match.choose(second, match.table.phrases(second)[0])
    assert match.can_take_back(first)
    match.take_back(first)
    assert len(match.table.phrases(first)) > 0
    assert [seat for seat, _ in match.table.choices()][-1] == second


def test_when_the_game_has_gone_on_nothing_is_taken_back() -> None:
    match = at_programming()
    waiting = match.table.waiting
    for seat in waiting:
        match.choose(seat, match.table.decision(seat).options[0])
    for seat in waiting:
        assert not match.can_take_back(seat)
        with pytest.raises(IllegalChoice, match="come of it"):
            match.take_back(seat)


def test_there_is_an_end_to_changing_ones_mind() -> None:
    match = at_programming()
    seat = match.table.waiting[0]
    for _ in range(MOST_TAKE_BACKS):
        match.choose(seat, match.table.decision(seat).options[0])
        assert match.can_take_back(seat)
        match.take_back(seat)
    match.choose(seat, match.table.decision(seat).options[0])
    assert not match.can_take_back(seat)


def test_a_replayed_table_is_the_same() -> None:
    match = at_programming()
    again = replay(match.game, match.config, match.seed, match.table.choices())
    assert again.digest() == match.table.digest()
    assert again.listening
