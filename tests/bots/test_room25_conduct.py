"""What programs say about roles: forecasts, and what tokens that are turned up make of them."""

import pytest

from cellmates import bots, room25
from cellmates.bots.room25.conduct import forecasts
from cellmates.bots.room25.forecast import MOST, Forecast
from cellmates.bots.room25.memory import Memory
from cellmates.bots.room25.rollout import sight_of
from cellmates.bots.room25.thinking import ShrewdBot
from cellmates.bots.sitting import Sitting
from cellmates.kernel.dice import Dice
from cellmates.kernel.event import EVERYBODY, Event
from cellmates.room25.names import CHARACTERS, GUARD, LOOK, MOVE, PRISONER, PUSH, TOKEN_NUMBERS
from cellmates.room25.table import Room25Table
from tests.bots.room25_positions import SUSPICION, position

BESIDE_THE_MORTAL_ROOM = """
    ?dark  ?dark   ?dark    ?dark  ?room_25
    ?dark  mortal  empty    empty  ?dark
    ?dark  empty   central  empty  ?dark
    ?dark  empty   empty    empty  ?dark
    ?dark  ?dark   ?dark    ?dark  ?dark
    """


def test_a_program_of_guards_speaks_for_a_guard() -> None:
    forecast = Forecast([((PUSH, MOVE), 0.8, 0.1), ((LOOK, MOVE), 0.2, 0.9)])
    assert 0 < forecast.turn_up(PUSH) <= MOST
    assert forecast.turn_up(MOVE) == 0.0  # that was clear from the first token


def test_a_program_of_prisoners_speaks_for_a_prisoner() -> None:
    forecast = Forecast([((PUSH, MOVE), 0.8, 0.1), ((LOOK, MOVE), 0.2, 0.9)])
    assert -MOST <= forecast.turn_up(LOOK) < 0


def test_tokens_say_in_the_end_what_the_whole_program_says() -> None:
    rows = [((LOOK, MOVE), 0.1, 0.6), ((LOOK, PUSH), 0.5, 0.1), ((MOVE, LOOK), 0.4, 0.3)]
    forecast = Forecast(rows)
    total = forecast.turn_up(LOOK) + forecast.turn_up(PUSH)
    assert total == pytest.approx(Forecast([((PUSH,), 0.5, 0.1), *rows[2:]]).turn_up(PUSH))


def test_a_program_proves_nothing() -> None:
    assert Forecast([((PUSH,), 1.0, 0.0), ((LOOK,), 0.0, 1.0)]).turn_up(PUSH) == MOST


def test_what_was_not_programmed_says_nothing() -> None:
    forecast = Forecast([((LOOK,), 0.2, 0.9), ((PUSH,), 0.8, 0.1)])
    before = forecast.turn_up(PUSH)
    assert forecast.turn_up(MOVE) == 0.0  # bought with adrenaline
    assert forecast.spoken == before


def forecast_of(table: Room25Table, seat: int) -> dict[int, Forecast]:
    return forecasts(table, sight_of(table, seat, Memory()), Dice(bytes(32)))


def test_a_guard_is_expected_to_push_where_it_kills() -> None:
    table = position(
        BESIDE_THE_MORTAL_ROOM,
        SUSPICION,
        max={"at": "b3"},
        alice={"at": "b3", "role": "prisoner"},
        kevin={"at": "c3"},
        sarah={"at": "c3", "role": "guard"},
    )
    assert isinstance(table, Room25Table)
    alice, max_ = CHARACTERS.index("alice"), CHARACTERS.index("max")
    found = forecast_of(table, table.seat_of[alice])
    assert alice not in found
    assert found[max_].turn_up(PUSH) > 0.3


def test_forecasts_go_by_nothing_but_what_the_seat_knows() -> None:
    config = room25.Config(mode="suspicion", seats=5)
    table = room25.deal(config, seed=bytes([3]) * 32)
    sitting = Sitting(table, {s: bots.make("room25", "careful", bytes([s])) for s in range(5)})
    while table.round_number < 3:
        sitting.play(1)
    mine = forecast_of(table, 0)
    assert mine
    for number in range(5):
        twin = table.reimagine(0, Dice(bytes([number]) * 32))
        other = forecast_of(twin, 0)
        assert {who: each.rows for who, each in other.items()} == {
            who: each.rows for who, each in mine.items()
        }


def test_the_programs_of_guards_look_more_like_those_of_guards() -> None:
    """Somebody who has forecast what careful players program learns from what they do."""
    spoken: dict[int, list[float]] = {GUARD: [], PRISONER: []}
    for number in range(12):
        config = room25.Config(mode="suspicion", seats=6)
        table = room25.deal(config, seed=bytes([number]) * 32)
        seated = {seat: bots.make("room25", "careful", bytes([seat])) for seat in range(6)}
        sitting = Sitting(table, seated)
        while table.round_number < 4 and not table.over:
            sitting.play(1)
        watcher = next(s for w, s in enumerate(table.seat_of) if table.roles[w] == PRISONER)
        found = forecast_of(table, watcher)
        while table.round_number == 4 and not table.over:
            sitting.play(1)
            for event in table.news:
                who = CHARACTERS.index(str(event.data["who"])) if event.kind == "token" else -1
                if who in found:
                    found[who].turn_up(TOKEN_NUMBERS[str(event.data["token"])])
        for who, forecast in found.items():
            spoken[table.roles[who]].append(forecast.spoken)
    guards, prisoners = spoken[GUARD], spoken[PRISONER]
    assert sum(guards) / len(guards) > sum(prisoners) / len(prisoners) + 0.1


def test_tokens_are_held_against_people_as_they_are_turned_up() -> None:
    memory = Memory()
    memory.begun = True
    who = CHARACTERS.index("max")
    memory.forecasts = {who: Forecast([((PUSH, MOVE), 0.8, 0.1), ((LOOK, MOVE), 0.2, 0.9)])}
    memory.follow([Event("token", EVERYBODY, {"who": "max", "token": "push"})])
    assert memory.evidence[who] == memory.forecasts[who].spoken > 0
    memory.follow([Event("round", EVERYBODY, {"number": 2, "left": 6})])
    assert memory.forecasts == {}
    assert memory.evidence[who] > 0


def test_bots_that_think_forecast_when_they_program() -> None:
    config = room25.Config(mode="suspicion", seats=6)
    table = room25.deal(config, seed=bytes(32))
    thinker = ShrewdBot(bytes(32))
    others = {seat: bots.make("room25", "careful", bytes([seat])) for seat in range(1, 6)}
    sitting = Sitting(table, {0: thinker, **others})
    while not thinker.memory.forecasts:
        sitting.play(1)
    assert table.round_number == 1
    assert set(thinker.memory.forecasts) == set(table.playing) - {table.seat_of.index(0)}
