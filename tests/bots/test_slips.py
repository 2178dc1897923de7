"""What no beginner does by mistake: red rooms he has called red, circles, undoing his own deeds."""

from typing import Any

import pytest

from cellmates import bots, room25
from cellmates.bots.room25.lookahead import Lookahead
from cellmates.bots.room25.memory import Memory
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import Sight
from cellmates.bots.room25.slips import slips
from cellmates.bots.room25.taking import silly, spoils
from cellmates.kernel.event import EVERYBODY, Event
from cellmates.kernel.table import Table
from cellmates.room25.board import SLIDES
from cellmates.room25.names import CHARACTER_NUMBERS, CONTROL, MOVE, PUSH
from cellmates.room25.options import OPTIONS
from tests.bots.room25_positions import position

BOARD = """
    ?dark  {b5}   ?dark    ?dark  ?dark
    {a4}   empty  {c4}     empty  ?dark
    ?dark  {b3}   central  empty  ?dark
    ?dark  empty  empty    empty  ?dark
    ?dark  ?dark  ?dark    ?dark  ?room_25
"""
"""Max stands in b4, or whoever is asked."""

ROUND = Event("round", EVERYBODY, {})


def board(**rooms: str) -> str:
    found: str = BOARD.format(**dict.fromkeys(("b5", "a4", "c4", "b3"), "empty") | rooms)
    return found


def moved(who: str, source: str, to: str) -> Event:
    return Event("moved", EVERYBODY, {"who": who, "from": source, "to": to})


def deeds(table: Table, who: str, *events: Event, level: str = "rookie") -> set[str]:
    """What many beginners do for a character that is asked something, after these events."""
    seat = room25.GAME.seat_of(table, who)
    room25.GAME.attend(table, who)
    decision = table.decision(seat)
    assert decision.about == who
    found = set()
    for number in range(40):
        bot = bots.make("room25", f"{level}:even", bytes([number]) * 32)
        view = table.view(seat)
        bot.begin(view)
        bot.hear(events)
        found.add(OPTIONS.text(bot.pick(table.view(seat), decision)))
    return found


def plan_of(table: Table, who: str, *events: Event) -> Lookahead:
    view: Any = table.view(room25.GAME.seat_of(table, who))
    memory = Memory()
    memory.begin(view)
    memory.follow(events)
    sight = Sight(view, memory)
    return Lookahead(sight, Sides(sight), CHARACTER_NUMBERS[who])


def acting(complex_text: str, *tokens: str, who: str = "max", **keys: Any) -> Table:
    """A character in b4 with these tokens, whose turn it is, and Alice beside the centre."""
    people = {"alice": {"at": "c2"}, who: {"at": "b4", "program": [*tokens]}}
    config = keys.pop("config", None)
    entries = {"turn": 1, "order": [who, "alice"], **people} | keys
    table = position(complex_text, config, **entries)
    if table.decision(table.waiting[0]).kind == "single":
        table.choose(table.waiting[0], OPTIONS.parse("now"))
    return table


ALL_RED = board(b5="acid_bath", a4="flooded", b3="shredder", c4="cold")


def test_who_has_refused_a_way_rather_goes_it_than_into_a_red_room() -> None:
    t = position(ALL_RED, max={"at": "b4", "seat": 0}, alice={"at": "b4", "seat": 1})
    t.choose(1, OPTIONS.parse("plan e"))
    t.choose(0, OPTIONS.parse("no 1 other"))
    for seat in range(2):
        t.choose(seat, OPTIONS.parse("program move look"))
    while t.waiting[0] != 0:
        t.choose(1, t.decision(1).options[0])
    assert deeds(t, "max") == {"move e"}


@pytest.mark.parametrize("left", [6, 1])
def test_nobody_steps_into_what_he_knows_to_be_red(left: int) -> None:
    """Nor in the last round, when all is lost: everybody sees it."""
    t = acting(
        board(b5="?flooded", a4="paranoia", b3="?flooded", c4="?mirror"),
        "move",
        max={"at": "b4", "program": ["move"], "saw": ["b5", "b3", "c4"]},
        rounds_left=left,
    )
    assert deeds(t, "max") == {"move e"}


def test_max_carries_nobody_into_a_room_that_he_knows_to_be_red() -> None:
    t = acting(
        board(b5="?flooded", b3="mortal", c4="mortal"),
        *("special", "move"),
        max={"at": "b4", "program": ["special", "move"], "saw": ["b5"]},
        emmett={"at": "b4"},
    )
    assert "carry emmett w" in deeds(t, "max")
    assert "carry emmett n" not in deeds(t, "max")


def test_jennifer_calls_nobody_into_a_red_room_unless_he_is_caught() -> None:
    for caught in (False, True):
        t = position(
            board(c4="trap").replace("empty  trap", "flooded  trap"),
            jennifer={"at": "b4", "seat": 0},
            max={"at": "c4", "armed": caught, "seat": 1},
        )
        plan = plan_of(t, "jennifer")
        assert slips(plan, OPTIONS.parse("call max"), plan.now) is not caught


def test_a_robot_sends_no_friend_into_a_red_room_nor_oneself_back() -> None:
    t = position(
        board(b5="?flooded"),
        robots=["b4"],
        kevin={"at": "b4", "saw": ["b5"]},
        alice={"at": "b4"},
    )
    plan = plan_of(t, "kevin", ROUND, moved("kevin", "a4", "b4"))
    orders = ["1 push kevin w", "1 push kevin n", "1 push alice n", "1 push alice w", "1 move n"]
    silly_ones = [each for each in orders if slips(plan, OPTIONS.parse(f"order {each}"), plan.now)]
    assert silly_ones == ["1 push kevin w", "1 push kevin n", "1 push alice n"]


@pytest.mark.parametrize("level", ["rookie", "regular"])
def test_nobody_goes_to_and_fro(level: str) -> None:
    """Back once perhaps, then another way."""
    t = acting(board(), "move", rounds_left=6)
    back = [ROUND, moved("max", "a4", "b4")]
    if level == "rookie":
        assert "move w" in deeds(t, "max")
    again = [ROUND, moved("max", "b4", "a4"), *back]
    assert "move w" not in deeds(t, "max", *again, level=level)


def test_nobody_goes_back_within_a_round() -> None:
    t = acting(board(), "move", rounds_left=6)
    assert "move w" not in deeds(t, "max", moved("max", "a4", "b4"))


def test_a_find_is_a_reason_to_turn_back() -> None:
    t = acting(board(), "move", rounds_left=6)
    found = Event("revealed", EVERYBODY, {"cell": "e1", "room": "room_25"})
    plan = plan_of(t, "max", moved("max", "a4", "b4"), found)
    assert not silly(plan, (MOVE,), OPTIONS.parse("move w"), plan.now)
    assert not plan.trail


def test_who_goes_to_and_fro_between_red_rooms_goes_through_one() -> None:
    t = acting(board(b5="mortal", b3="mortal", a4="acid_bath", c4="cold"), "move", rounds_left=6)
    path = [ROUND, moved("max", "b4", "c4"), ROUND, moved("max", "c4", "b4")]
    assert deeds(t, "max", *path) == {"move w"}


def test_nobody_takes_back_his_own_slide_or_swap() -> None:
    t = acting(board(), "control", rounds_left=6)
    slid = Event("slid", EVERYBODY, {"who": "max", "line": "b", "dir": "n"})
    assert "slide b s" in deeds(t, "max")
    assert "slide b s" not in deeds(t, "max", ROUND, slid, ROUND)
    plan = plan_of(t, "max", ROUND, slid, ROUND, ROUND)
    assert not silly(plan, (CONTROL,), OPTIONS.parse("slide b s"), plan.now)
    other = Event("slid", EVERYBODY, {"who": "alice", "line": "b", "dir": "n"})
    plan = plan_of(t, "max", ROUND, other, ROUND)
    assert not silly(plan, (CONTROL,), OPTIONS.parse("slide b s"), plan.now)
    t = position(board(), kevin={"at": "b4"}, alice={"at": "c2"})
    token = Event("token", EVERYBODY, {"who": "kevin", "token": "special"})
    swap = Event("swapped", EVERYBODY, {"cell": "a4", "other": "b5"})
    plan = plan_of(t, "kevin", ROUND, token, swap, ROUND)
    hacks = [OPTIONS.parse(each) for each in ("hack a4 b5", "hack a4 c4")]
    assert [slips(plan, hack, plan.now) for hack in hacks] == [True, False]


EDGE = """
    ?dark    ?dark  ?dark    ?dark   ?dark
    room_25  empty  empty    empty   ?dark
    empty    empty  central  empty   ?dark
    empty    empty  empty    empty   ?dark
    empty    ?dark  ?dark    ?dark   ?dark
"""


@pytest.mark.parametrize(("at", "spoilt"), [("a3", True), ("a4", False)])
def test_room_25_is_not_slid_to_the_other_side_while_a_friend_is_missing(
    at: str, spoilt: bool
) -> None:
    t = position(EDGE, key_used=True, max={"at": "a4"}, alice={"at": at})
    plan = plan_of(t, "max")
    assert spoils(plan, SLIDES.index("4 w"), plan.now) is spoilt


def test_who_has_agreed_to_stay_lays_no_slide_and_no_adrenaline() -> None:
    t = position(
        EDGE,
        {"mode": "cooperation", "seats": 3},
        key_used=True,
        rounds_left=2,
        max={"at": "a4", "seat": 0},
        alice={"at": "a4", "seat": 1},
        kevin={"at": "d2", "seat": 2},
    )
    assert any("control" in each for each in deeds(t, "max"))
    t.choose(1, OPTIONS.parse("plan stay"))
    t.choose(0, OPTIONS.parse("yes 1"))
    for program in deeds(t, "max"):
        assert "control" not in program
        assert "move" not in program


def test_who_has_waited_to_see_takes_no_blind_step() -> None:
    """A Vortex that lies open does no harm."""
    t = position(
        board(b5="vortex", a4="?dark", b3="?dark", c4="?dark"),
        turn=2,
        order=["max", "alice"],
        rounds_left=7,
        max={"at": "b4", "program": ["move"]},
        alice={"at": "c2"},
    )
    assert deeds(t, "max") == {"move n"}


def test_nobody_steps_where_he_has_said_that_he_will_look() -> None:
    t = position(
        board(b5="?cold"),
        {"mode": "cooperation", "seats": 2},
        max={"at": "b4", "seat": 0},
        alice={"at": "b4", "seat": 1, "saw": ["b5"]},
    )
    t.choose(0, OPTIONS.parse("plan look b5"))
    t.choose(1, OPTIONS.parse("claim b5 yellow"))
    plan = plan_of(t, "max")
    assert silly(plan, (MOVE,), OPTIONS.parse("move n"), plan.now)


def test_nobody_pushes_a_friend_for_nothing() -> None:
    edge = EDGE.replace("empty    empty  central", "empty    cold   central")
    t = position(edge, key_used=True, max={"at": "b4"}, alice={"at": "b4"})
    plan = plan_of(t, "max")
    ways = [
        way for way in "nesw" if silly(plan, (PUSH,), OPTIONS.parse(f"push alice {way}"), plan.now)
    ]
    assert ways == ["n", "e", "s"]


def test_nobody_steps_to_where_there_is_nothing_to_look_at() -> None:
    """To the centre, around which all lies open, while other rooms have hidden ones beside them."""
    text = """
        ?dark  ?dark  empty    ?dark  ?dark
        ?dark  empty  empty    empty  ?dark
        ?dark  empty  central  empty  ?dark
        ?dark  empty  empty    empty  ?dark
        ?dark  ?dark  ?dark    ?dark  ?room_25
    """
    t = acting(text, "move", "look", max={"at": "c4", "program": ["move", "look"]}, rounds_left=6)
    assert "move s" not in deeds(t, "max")


def test_adrenaline_is_not_used_to_go_back() -> None:
    t = acting(
        board(a4="empty", b5="?trap", b3="?trap", c4="?trap"),
        turn=3,
        max={"at": "b4", "adrenaline": "programmed", "saw": ["b5", "b3", "c4"]},
    )
    assert "use move" not in deeds(t, "max", moved("max", "a4", "b4"))


def test_nobody_takes_a_blind_step_once_room_25_lies_open() -> None:
    """Though the key is still sought."""
    hidden = board(a4="?dark")
    for text, blind in ((hidden, False), (hidden.replace("?room_25", "room_25"), True)):
        t = position(text, max={"at": "b4"}, alice={"at": "c2"}, rounds_left=7)
        plan = plan_of(t, "max")
        assert silly(plan, (MOVE,), OPTIONS.parse("move w"), plan.now) is blind
