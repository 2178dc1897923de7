"""Beginners: they err among what makes sense, never by a jump, and play every kind of game."""

from random import Random

import pytest

from cellmates import bots
from cellmates.bots.room25.beginners import RookieBot, _entered
from cellmates.bots.room25.choosing import sensible, worths
from cellmates.bots.room25.memory import Memory
from cellmates.bots.room25.rollout import sight_of
from cellmates.bots.sitting import Sitting, play
from cellmates.bots.softly import softly
from cellmates.games import GAMES
from cellmates.room25.names import RED, ROOMS, VORTEX, colour_of
from cellmates.room25.options import OPTIONS
from cellmates.room25.table import Room25Table
from tests.bots.room25_positions import position

DANGEROUS = {VORTEX, *[room for room in range(len(ROOMS)) if colour_of(room) == RED]}

KINDS: list[tuple[str, dict[str, object]]] = [
    ("room25", {"mode": "cooperation", "seats": 4}),
    ("room25", {"mode": "suspicion", "seats": 5}),
    ("lockup", {"seats": 3, "advanced": True}),
    ("lockup", {"solo": "moderate"}),
]


def test_a_soft_choice_stays_within_reach_and_prefers_the_better() -> None:
    random = Random(1).random
    values = {1: 10.0, 2: 8.0, 3: 0.0}
    taken = [softly(values, random, 4.0, 5.0) for _ in range(400)]
    assert set(taken) == {1, 2}
    assert taken.count(1) > taken.count(2) > 80


@pytest.mark.parametrize("level", ["rookie", "regular"])
@pytest.mark.parametrize(("game", "keys"), KINDS)
def test_beginners_play_to_the_end(game: str, keys: dict[str, object], level: str) -> None:
    config = GAMES[game].config(keys)
    table = GAMES[game].deal(config, bytes([2]) * 32)
    play(table, [bots.make(game, level, bytes([seat]), config) for seat in range(config.seats)])
    assert table.over


def test_a_rookie_errs_now_and_then() -> None:
    """It errs, among the options that a careful player compares."""
    config = GAMES["room25"].config({"mode": "solo"})
    table = GAMES["room25"].deal(config, bytes([5]) * 32)
    assert isinstance(table, Room25Table)
    sitting = Sitting(table, {0: bots.make("room25", "rookie", b"", config)})
    compared = erred = 0
    while not table.over:
        decision = table.decision(0)
        found = worths(sight_of(table, 0, Memory()), decision)
        made = len(table.choices())
        sitting.play(1)
        taken = table.choices()[made][1]
        if taken in found:
            compared += 1
            erred += found[taken] < max(found.values())
    assert compared > 10
    assert erred > 0


def test_a_rookie_keeps_out_of_rooms_that_it_knows_to_be_dangerous() -> None:
    config = GAMES["room25"].config({"mode": "cooperation", "seats": 4})
    tempted = 0
    for number in range(6):
        table = GAMES["room25"].deal(config, bytes([number]) * 32)
        assert isinstance(table, Room25Table)
        rookies = {seat: bots.make("room25", "rookie", bytes([seat]), config) for seat in range(4)}
        sitting = Sitting(table, rookies)
        while not table.over:
            seat = table.waiting[0]
            decision = table.decision(seat)
            if decision.kind == "move":
                rookie = rookies[seat]
                assert isinstance(rookie, RookieBot)
                sight = rookie._see(table.view(seat))
                entered = {each: _entered(sight, decision, each) for each in decision.options}
                red = {each for each, room in entered.items() if room in DANGEROUS}
                others = set(sensible(sight, decision)) - red
            made = len(table.choices())
            sitting.play(1)
            taken = [option for who, option in table.choices()[made:] if who == seat]
            if decision.kind == "move" and red and others and taken:
                tempted += 1
                assert taken[-1] not in red
    assert tempted > 10


def rookies_do(board: str, proposal: str = "") -> set[str]:
    """What many rookies do with their Move when Max is asked; Alice may propose something to which
    he says yes."""
    found = set()
    for number in range(40):
        t = position(board, max={"at": "c4"}, alice={"at": "c3"})
        assert isinstance(t, Room25Table)
        rookie = bots.make("room25", "rookie", bytes([number]), t.config)
        if proposal:
            t.choose(1, OPTIONS.parse(proposal))
            t.choose(0, OPTIONS.parse("yes 1"))
        for seat in range(2):
            t.choose(seat, OPTIONS.parse("program move look"))
        while t.waiting[0] != 0:
            t.choose(1, t.decision(1).options[0])
        found.add(OPTIONS.text(rookie.pick(t.view(0), t.decision(0))))
    return found


OPEN = """
    ?dark  ?dark   {north}  ?dark  ?dark
    ?dark  {west}  empty    empty  ?dark
    ?dark  empty   central  empty  ?dark
    ?dark  empty   empty    empty  ?dark
    ?dark  ?dark   ?dark    ?dark  ?room_25
"""


def test_a_rookie_walks_into_no_prison_by_mistake_nor_past_the_key() -> None:
    assert "move w" not in rookies_do(OPEN.format(north="empty", west="prison"))
    assert rookies_do(OPEN.format(north="key", west="empty")) == {"move n"}


def test_a_rookie_takes_no_look_into_the_dark_by_mistake() -> None:
    """All have a Look left."""
    assert "move w" in rookies_do(OPEN.format(north="empty", west="empty"))
    assert "move w" not in rookies_do(OPEN.format(north="empty", west="dark"))


@pytest.mark.parametrize("way", ["e", "w"])
def test_a_rookie_goes_where_it_has_said_that_it_will_go(way: str) -> None:
    board = OPEN.format(north="empty", west="empty")
    assert len(rookies_do(board)) > 1
    assert rookies_do(board, f"plan {way}") == {f"move {way}"}
