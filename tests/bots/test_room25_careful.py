"""The careful bot of Room 25 in whole games: every mode, plain views only, no cheating."""

import json
from copy import deepcopy

import pytest

from cellmates import bots, room25
from cellmates.bots.room25.lookahead import Lookahead
from cellmates.bots.room25.memory import Memory
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import Sight
from cellmates.bots.sitting import play
from cellmates.kernel import Table
from cellmates.room25.board import CELLS
from cellmates.room25.names import CHARACTER_NUMBERS
from tests.bots.room25_positions import position, program

CONFIGS = [
    {"mode": mode, "seats": seats, "edition": edition}
    for number, (mode, seats) in enumerate(
        (mode, seats) for mode, numbers in room25.GAME.seats.items() for seats in numbers
    )
    for edition in ("ultimate", ("polish", "russian", "season2", "italian", "season1")[number % 5])
    if not (edition == "season1" and (mode, seats) in {("suspicion", 7), ("suspicion", 8)})
    if not (edition == "season1" and (mode, seats) in {("competition", 4), ("team", 8)})
]


def deal(keys: dict[str, object], number: int) -> Table:
    return room25.deal(room25.Config.from_dict(keys), bytes([number]) * 32)


def careful(seats: int) -> list[bots.Bot]:
    return [bots.make("room25", "careful", bytes([seat])) for seat in range(seats)]


@pytest.mark.parametrize("keys", CONFIGS, ids=str)
def test_plays_every_mode_to_its_end(keys: dict[str, object]) -> None:
    seats = keys["seats"]
    assert isinstance(seats, int)
    for number, more in enumerate(({}, {"rule_level": "basic"}, {"ui_memory_aid": "none"})):
        table = deal({**keys, **more}, number)
        play(table, careful(seats))
        assert table.over


@pytest.mark.parametrize("mode", ["cooperation", "solo"])
def test_plays_madness(mode: str) -> None:
    for number in range(4):
        table = deal({"mode": mode, "madness": True}, number)
        play(table, careful(4 if mode == "cooperation" else 1))
        assert table.over


@pytest.mark.parametrize("mode", room25.GAME.modes)
def test_needs_plain_data_only_and_leaves_it_alone(mode: str) -> None:
    seats = room25.GAME.seats[mode][-1]
    table = deal({"mode": mode, "seats": seats}, 7)
    seen, told = careful(seats), careful(seats)
    while not table.over:
        for seat in table.waiting:
            view, decision = table.view(seat), table.decision(seat)
            before = deepcopy(view)
            option = seen[seat].pick(view, decision)
            assert view == before
            assert option in decision.options
            assert told[seat].pick(json.loads(json.dumps(view)), decision) == option
            table.choose(seat, option)


def test_the_same_seeds_make_the_same_game() -> None:
    one, other = deal({"mode": "suspicion"}, 3), deal({"mode": "suspicion"}, 3)
    play(one, careful(6))
    play(other, careful(6))
    assert one.choices() == other.choices()


def test_remembers_what_it_saw_when_the_table_does_not() -> None:
    """With `ui_memory_aid` none a view forgets; what was heard must do (R25-21.2)."""
    keys: dict[str, object] = {"mode": "cooperation", "rule_level": "basic"}
    reminded, forgetful = deal(keys, 5), deal({**keys, "ui_memory_aid": "none"}, 5)
    play(reminded, careful(4))
    play(forgetful, careful(4))
    assert reminded.choices() == forgetful.choices()


def test_falls_silent_in_the_end() -> None:
    table = deal({"mode": "suspicion"}, 1)
    seated = careful(6)
    table.listen()

    def choose(seat: int, option: int) -> None:
        table.choose(seat, option)
        for each, bot in enumerate(seated):
            bot.hear(table.news_for(each))

    for seat in table.waiting:
        choose(seat, seated[seat].pick(table.view(seat), table.decision(seat)))
    spoke = 0
    for _ in range(10):
        spoke = 0
        for seat in range(6):
            said = seated[seat].talk(table.view(seat), table.phrases(seat))
            if said is not None:
                spoke += 1
                choose(seat, said)
    assert spoke == 0


def test_wins_where_chance_does_not() -> None:
    config = room25.Config(
        mode="cooperation", seats=4, complex_preset="coop_easy", rule_level="basic"
    )
    wins = {"careful": 0, "random": 0}
    for name in wins:
        for number in range(40):
            table = room25.deal(config, number.to_bytes(32, "little"))
            play(table, [bots.make("room25", name, bytes([number, s])) for s in range(4)])
            assert table.outcome is not None
            wins[name] += table.outcome.reason == "escaped"
    assert wins["careful"] >= 5
    assert wins["random"] == 0


@pytest.mark.parametrize("emmett", ["c1", "d3"])
@pytest.mark.parametrize("rounds_left", [2, 5])
def test_nobody_moves_first_if_a_friend_may_take_the_only_way(
    emmett: str, rounds_left: int
) -> None:
    """Beside a1 are a room called red and an Acid Bath, which Emmett may enter before her: then
    every step kills somebody. A slide first gives other ways."""
    table = position(
        """
        ?dark  ?dark      ?dark    ?dark  ?dark
        ?dark  empty      empty    empty  ?dark
        ?dark  empty      central  empty  ?dark
        ?trap  empty      empty    empty  ?dark
        empty  acid_bath  empty    empty  ?dark
        """,
        rounds_left=rounds_left,
        key_used=True,
        emmett={"at": emmett},
        jennifer={"at": "a1"},
        max={"at": "d3"},
        alice={"at": "d4", "saw": ["a2"]},
    )
    alice = room25.GAME.seat_of(table, "alice")
    table.choose(alice, room25.OPTIONS.parse("claim a2 red"))
    sight = Sight(table.view(room25.GAME.seat_of(table, "jennifer")), Memory())  # type: ignore[arg-type]
    plan = Lookahead(sight, Sides(sight), CHARACTER_NUMBERS["jennifer"])
    acid = sight.tile_at[CELLS.index("b1")]
    assert (plan.taken_first(acid, plan.now) > 0) == (emmett == "c1")
    assert program(table, "jennifer")[0] == "control"
