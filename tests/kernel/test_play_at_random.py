"""Playing at random in one call: the same game as choice by choice."""

from random import Random

import pytest

from cellmates.games import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_a_game_played_at_random_can_be_played_again_choice_by_choice(name: str) -> None:
    game = GAMES[name]
    config = game.config({"seats": 4})
    table = game.deal(config, bytes(32))
    taken = table.play_at_random(Random(1).random)
    assert table.over
    choices = table.choices()
    assert len(choices) == taken
    again = game.deal(config, bytes(32))
    for seat, option in choices:
        assert option in again.decision(seat).options
        again.choose(seat, option)
    assert again.digest() == table.digest()


def test_it_stops_after_so_many_options() -> None:
    game = GAMES["room25"]
    table = game.deal(game.config({"seats": 4}), bytes(32))
    assert table.play_at_random(Random(1).random, 5) == 5
    assert not table.over
    assert len(table.choices()) == 5
