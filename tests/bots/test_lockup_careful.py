"""The careful bot of Lockup in whole games: it sees only views, and it wins."""

import json
from copy import deepcopy

import pytest

from cellmates import bots, lockup
from cellmates.bots.lockup import CarefulBot
from cellmates.bots.lockup.sight import location_number
from cellmates.bots.sitting import Sitting, play
from cellmates.kernel.table import Decision
from cellmates.lockup.names import PHASES
from tests.lockup.own_sets import extreme_sets, fork

CONFIGS = [
    *[{"seats": seats, "advanced": advanced} for seats in (2, 3, 4, 5) for advanced in (0, 1)],
    *[
        {"solo": level, "advanced": advanced}
        for level in ("moderate", "expert")
        for advanced in (0, 1)
    ],
    {"solo": "challenging", "advanced": 0},
]


def config_of(keys: dict[str, object]) -> lockup.Config:
    return lockup.Config(**{**keys, "advanced": bool(keys["advanced"])})


@pytest.mark.parametrize("keys", CONFIGS, ids=str)
def test_plays_every_game_to_its_end(keys: dict[str, object]) -> None:
    config = config_of(keys)
    for number in range(2):
        table = lockup.deal(config, bytes([number]) * 32)
        play(table, [CarefulBot(bytes([number, seat])) for seat in range(config.seats)])
        assert table.over


@pytest.mark.parametrize("keys", CONFIGS[2::3], ids=str)
def test_needs_plain_data_only_and_leaves_it_alone(keys: dict[str, object]) -> None:
    config = config_of(keys)
    table = lockup.deal(config, bytes(32))
    seats = range(config.seats)
    seen = [CarefulBot(bytes([seat])) for seat in seats]
    told = [CarefulBot(bytes([seat])) for seat in seats]
    while not table.over:
        seat = table.waiting[0]
        view, decision = table.view(seat), table.decision(seat)
        before = deepcopy(view)
        option = seen[seat].pick(view, decision)
        assert view == before
        assert option in decision.options
        assert told[seat].pick(json.loads(json.dumps(view)), decision) == option
        table.choose(seat, option)


def test_what_is_foreseen_is_what_it_would_pick() -> None:
    table = lockup.deal(lockup.Config(seats=3), bytes(32))
    looking = [CarefulBot(bytes([seat])) for seat in range(3)]
    again = lockup.deal(lockup.Config(seats=3), bytes(32))
    for seat, bot in enumerate(looking):
        bot.begin(table.view(seat))
    while not table.over:
        seat = table.waiting[0]
        table.choose(seat, looking[seat].pick(table.view(seat), table.decision(seat)))
    silent = {seat: CarefulBot(bytes([seat])) for seat in range(3)}
    Sitting(again, silent, talk=False).play()
    assert again.digest() == table.digest()


@pytest.mark.parametrize("keys", CONFIGS, ids=str)
def test_it_hears_where_the_game_stands(keys: dict[str, object]) -> None:
    """What it knows of the moment without looking is what its view would show."""
    config = config_of(keys)
    table = lockup.deal(config, bytes(32))
    table.listen()
    bots = [CarefulBot(bytes([seat])) for seat in range(config.seats)]
    for seat, bot in enumerate(bots):
        bot.begin(table.view(seat))
    ranked = 0
    while not table.over:
        seat = table.waiting[0]
        view, heard = table.view(seat), bots[seat].player.heard
        assert (heard.round, PHASES[heard.phase]) == (view["round"], view["phase"])
        assert heard.location == location_number(view["location"])
        assert heard.ranked == bool(view["ranking"])
        ranked += heard.ranked
        table.choose(seat, bots[seat].pick(view, table.decision(seat)))
        for number, bot in enumerate(bots):
            bot.hear(table.news_for(number))
    assert ranked


def test_a_bot_that_comes_in_the_middle_of_a_turn() -> None:
    table = lockup.deal(lockup.Config(seats=2), bytes(32))
    seat = table.waiting[0]
    table.choose(seat, table.decision(seat).options[0])
    decision = table.decision(seat)
    assert decision.kind == "token"
    late = CarefulBot(bytes(32))
    assert late.foreseen(decision) is None
    assert late.pick(table.view(seat), decision) in decision.options


def test_cards_it_does_not_know_are_played_at_random() -> None:
    table = lockup.deal(lockup.Config(seats=2), bytes(32))
    seat = table.waiting[0]
    view = {**table.view(seat), "cards": "mine"}
    decision = table.decision(seat)
    picked = {CarefulBot(bytes([n])).pick(view, decision) for n in range(40)}
    assert picked <= set(decision.options)
    assert len(picked) > 3


def test_cards_of_somebodys_own_are_played_as_carefully() -> None:
    config = lockup.Config(seats=4, cards=fork())
    wins = 0
    for number in range(6):
        table = lockup.deal(config, bytes([number]) * 32)
        seated = [bots.make("lockup", "random", bytes([number, seat])) for seat in range(4)]
        seated[number % 4] = bots.make("lockup", "careful", bytes([number]), config)
        play(table, seated)
        assert table.outcome is not None
        wins += table.outcome.winners == (number % 4,)
    assert wins >= 5


def test_it_copes_with_any_cards_that_can_be_played() -> None:
    for number, config in enumerate(extreme_sets(8)):
        table = lockup.deal(config, bytes([number]) * 32)
        play(
            table,
            [bots.make("lockup", "careful", bytes([s]), config) for s in range(config.seats)],
        )
        assert table.over


def test_an_unknown_question_gets_an_answer() -> None:
    table = lockup.deal(lockup.Config(seats=2), bytes(32))
    view = table.view(table.waiting[0])
    assert CarefulBot(bytes(32)).pick(view, Decision("novelty", "0", (3, 4))) in (3, 4)


def test_is_in_the_registry() -> None:
    assert bots.names("lockup")[0] == "careful"
    assert isinstance(bots.make("lockup", "careful", bytes(32)), CarefulBot)


def test_beats_random_bots() -> None:
    wins = 0
    for number in range(12):
        table = lockup.deal(lockup.Config(seats=4), bytes([number]) * 32)
        seated = [bots.make("lockup", "random", bytes([number, seat])) for seat in range(4)]
        seated[number % 4] = CarefulBot(bytes([number]))
        play(table, seated)
        assert table.outcome is not None
        wins += table.outcome.winners == (number % 4,)
    assert wins >= 11


def test_beats_the_moderate_guards() -> None:
    wins = 0
    for number in range(20):
        table = lockup.deal(lockup.Config(solo="moderate"), bytes([number]) * 32)
        play(table, [CarefulBot(bytes([number]))])
        assert table.outcome is not None
        wins += table.outcome.winners == (0,)
    assert wins >= 15
