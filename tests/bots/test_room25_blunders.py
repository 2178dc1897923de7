"""What a beginner would laugh at, the careful bot does not do."""

from typing import Any, cast

import pytest

from cellmates import room25
from cellmates.bots import make
from cellmates.bots.room25 import prices
from cellmates.bots.room25.answers import given_up
from cellmates.bots.room25.choosing import ranked
from cellmates.bots.room25.lookahead import Lookahead
from cellmates.bots.room25.memory import Memory
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import Sight
from cellmates.kernel import Table
from cellmates.room25.names import CHARACTER_NUMBERS, CONTROL, LOOK, PUSH, TOKEN_NUMBERS
from cellmates.room25.options import LOSE
from cellmates.room25.views import View
from tests.bots.room25_positions import COOPERATION, SUSPICION, choice, position, program

SEEN_MORTAL = """
?empty    ?empty  ?empty   ?empty  ?empty
?empty    ?empty  ?mortal  ?empty  ?empty
?empty    ?empty  central  empty   ?empty
?empty    ?empty  ?empty   ?empty  ?empty
?room_25  ?empty  ?empty   ?empty  ?key
"""


def test_does_not_walk_into_a_mortal_room_it_has_seen() -> None:
    table = position(
        SEEN_MORTAL,
        turn=2,
        order=["alice", "max"],
        alice={"at": "c3", "program": ["move"], "saw": ["c4"]},
        max={"at": "c3"},
    )
    assert choice(table, "alice") != "move n"


def test_a_step_before_a_look_costs_more_also_among_suspects() -> None:
    table = position(SEEN_MORTAL, SUSPICION, alice={"at": "c3"}, max={"at": "c3"})
    sight = Sight(cast(View, table.view(room25.GAME.seat_of(table, "alice"))), Memory())
    plan = Lookahead(sight, Sides(sight), CHARACTER_NUMBERS["alice"])
    (tile,) = [each for side, each in plan.ways(plan.me, plan.now) if side == 0]
    before_look, before_push = (
        plan.step(plan.me, tile, plan.now, token)[0] for token in (LOOK, PUSH)
    )
    assert before_look >= before_push + prices.LOOK_FIRST


def test_heeds_a_friend_however_long_the_way_round_is() -> None:
    table = position(
        """
        ?dark     ?dark     ?dark     ?dark   dark
        ?dark     ?dark     ?dark     ?dark   shredder
        ?dark     ?dark     central   ?dark   ?trap
        ?dark     ?trap     ?trap     vortex  room_25
        ?dark     ?dark     ?dark     ?dark   ?key
        """,
        rounds_left=7,
        turn=1,
        key_used=True,
        order=["alice", "max"],
        alice={"at": "e4", "program": ["move", "look"]},
        max={"at": "e2"},
    )
    for red in ("e3", "b2", "c2"):
        table.choose(1, room25.OPTIONS.parse(f"claim {red} red"))
    assert choice(table, "alice") in ("move n", "move w")


@pytest.mark.parametrize("way", ["n", "e", "s", "w"])
def test_takes_the_only_safe_way_out_of_four(way: str) -> None:
    rooms = dict.fromkeys("nesw", "mortal") | {way: "empty"}
    table = position(
        f"""
        ?dark  ?dark        ?dark        ?dark        ?dark
        ?dark  ?dark        {rooms["n"]}  ?dark        ?dark
        ?dark  {rooms["w"]}  central      {rooms["e"]}  ?dark
        ?dark  ?dark        {rooms["s"]}  ?dark        ?dark
        ?dark  ?dark        ?dark        ?room_25     ?key
        """,
        turn=1,
        alice={"at": "c3", "program": ["move", "look"]},
        max={"at": "c3"},
    )
    assert choice(table, "alice") == f"move {way}"


PLAIN = """
?dark     ?dark   ?dark    ?dark   ?dark
?dark     empty   empty    empty   ?dark
?dark     {b3}    central  empty   ?dark
?dark     empty   empty    empty   ?dark
?room_25  ?dark   ?dark    ?dark   ?key
"""


def test_leaves_a_trap_with_its_next_action() -> None:
    table = position(PLAIN.format(b3="trap"), alice={"at": "b3", "armed": True}, max={"at": "c3"})
    assert program(table, "alice")[0] == "move"


def test_leaves_a_trap_by_adrenaline() -> None:
    table = position(
        PLAIN.format(b3="trap"),
        turn=3,
        alice={"at": "b3", "armed": True, "adrenaline": "programmed"},
        max={"at": "c3"},
    )
    assert choice(table, "alice") == "use move"


@pytest.mark.parametrize("program_left", [["look"], ["control"]])
def test_does_not_enter_a_known_trap_with_another_action_to_come(program_left: list[str]) -> None:
    table = position(
        PLAIN.format(b3="trap"),
        turn=1,
        alice={"at": "c3", "program": ["move", *program_left]},
        max={"at": "c3"},
    )
    assert choice(table, "alice") != "move w"


@pytest.mark.parametrize("flood", [1, 2])
def test_does_not_drown(flood: int) -> None:
    table = position(
        PLAIN.format(b3="flooded"),
        closed=["b3"],
        alice={"at": "b3", "flood": flood},
        max={"at": "c3"},
    )
    assert "move" in program(table, "alice")


def test_does_not_join_a_friend_in_the_acid() -> None:
    table = position(
        PLAIN.format(b3="acid_bath"),
        turn=1,
        alice={"at": "c3", "program": ["move", "look"]},
        max={"at": "b3"},
    )
    assert choice(table, "alice") != "move w"


def test_does_not_leave_a_friend_in_the_shredder() -> None:
    table = position(
        PLAIN.format(b3="shredder"), alice={"at": "b3"}, max={"at": "b3"}, emmett={"at": "c3"}
    )
    assert "move" not in program(table, "alice")


def test_does_not_push_a_friend_into_death() -> None:
    table = position(
        """
        ?dark     ?dark   ?dark    ?dark   ?dark
        ?dark     mortal  empty    empty   ?dark
        mortal    empty   central  empty   ?dark
        ?dark     mortal  empty    empty   ?dark
        ?room_25  ?dark   ?dark    ?dark   ?key
        """,
        turn=1,
        alice={"at": "b3", "program": ["push", "look"]},
        max={"at": "b3"},
    )
    assert choice(table, "alice") == "push max e"


EXIT_AT_A5 = """
room_25  dark   ?dark    ?dark  ?dark
dark     empty  ?dark    empty  ?dark
?dark    empty  central  empty  ?dark
?dark    empty  empty    empty  ?dark
?dark    ?dark  ?dark    ?dark  ?dark
"""


def test_goes_out_when_everybody_is_inside() -> None:
    inside = {"at": "a5"}
    table = position(EXIT_AT_A5, key_used=True, alice=inside, max=inside, emmett=inside)
    assert program(table, "alice")[0] == "control"
    table = position(
        EXIT_AT_A5,
        key_used=True,
        turn=1,
        alice={"at": "a5", "program": ["control", "look"]},
        max=inside,
        emmett=inside,
    )
    assert choice(table, "alice") in ("slide a n", "slide 5 w")


def test_the_last_one_walks_in_and_slides_all_out() -> None:
    inside = {"at": "a5"}
    table = position(
        EXIT_AT_A5, key_used=True, alice={"at": "a4"}, max=inside, emmett=inside, kevin=inside
    )
    assert program(table, "alice")[:2] == ["move", "control"]


def test_those_inside_wait_for_the_one_next_door() -> None:
    inside = {"at": "a5"}
    table = position(
        EXIT_AT_A5, key_used=True, alice={"at": "a4"}, max=inside, emmett=inside, kevin=inside
    )
    tokens = program(table, "max")
    assert "move" not in tokens
    assert "push" not in tokens
    assert tokens[0] != "control"


def test_does_not_leave_room_25_while_others_come() -> None:
    table = position(
        EXIT_AT_A5, key_used=True, alice={"at": "a5"}, max={"at": "b3"}, emmett={"at": "c2"}
    )
    assert "move" not in program(table, "alice")


def test_slides_an_inner_room_25_towards_an_exit() -> None:
    inside = {"at": "b4"}
    table = position(
        """
        ?dark  dark     ?dark    ?dark  ?dark
        dark   room_25  ?dark    empty  ?dark
        ?dark  empty    central  empty  ?dark
        ?dark  empty    empty    empty  ?dark
        ?dark  ?dark    ?dark    ?dark  ?dark
        """,
        key_used=True,
        turn=1,
        rounds_left=2,
        alice={"at": "b4", "program": ["control", "look"]},
        max=inside,
        emmett=inside,
    )
    assert choice(table, "alice") in ("slide b n", "slide 4 w")


def test_does_not_look_in_the_dark() -> None:
    table = position(PLAIN.format(b3="dark"), alice={"at": "b3"}, max={"at": "c3"})
    assert program(table, "alice")[0] != "look"


def test_programs_only_look_and_move_in_the_central_room() -> None:
    table = position(SEEN_MORTAL, turn=0, alice={"at": "c3"}, max={"at": "c3"})
    assert sorted(program(table, "alice")) == ["look", "move"]


def test_does_not_push_or_slide_in_the_central_room_first_either() -> None:
    table = position(EXIT_AT_A5, key_used=True, alice={"at": "c3"}, max={"at": "c3"})
    assert program(table, "alice")[0] in ("look", "move")


def test_uses_both_actions_while_there_is_something_to_find() -> None:
    table = position(PLAIN.format(b3="empty"), alice={"at": "b3"}, max={"at": "c3"})
    assert len(program(table, "alice")) >= 2


def test_walks_out_of_a_cold_room() -> None:
    table = position(PLAIN.format(b3="cold"), alice={"at": "b3"}, max={"at": "c3"})
    assert program(table, "alice") == ["move"]


def test_goes_for_the_key_first() -> None:
    table = position(
        """
        ?dark    ?dark    ?dark    ?dark  ?dark
        room_25  empty    ?dark    empty  ?dark
        ?dark    empty    central  empty  ?dark
        ?dark    ?key     empty    empty  ?dark
        ?dark    ?dark    ?dark    ?dark  ?dark
        """,
        turn=1,
        alice={"at": "b3", "program": ["move", "look"], "saw": ["b2"]},
        max={"at": "d3"},
    )
    assert choice(table, "alice") == "move s"


def test_does_not_die_of_a_timer_in_the_last_round() -> None:
    table = position(
        PLAIN.format(b3="timer"),
        turn=1,
        rounds_left=1,
        alice={"at": "c3", "program": ["move", "look"]},
        max={"at": "c3"},
    )
    assert choice(table, "alice") != "move w"


@pytest.mark.parametrize("left", [8, 3])
def test_nobody_saves_two_steps_by_the_timer(left: int) -> None:
    """It takes a round from everybody, and that costs the more the fewer are left."""
    assert prices.timer(left) < prices.timer(left - 1)
    table = position(
        """
        ?dark  ?dark  ?dark    ?dark  ?dark
        ?dark  ?dark  ?dark    ?dark  ?dark
        ?dark  empty  central  ?dark  ?dark
        ?dark  empty  timer    ?dark  ?dark
        ?dark  empty  room_25  ?dark  ?dark
        """,
        turn=1,
        rounds_left=left,
        key_used=True,
        alice={"at": "c3", "program": ["move", "look"]},
        max={"at": "c1"},
    )
    assert choice(table, "alice") == "move w"


BLIND_WEST = """
?empty    ?empty  ?empty   ?empty  ?empty
?empty    ?empty  trap     ?empty  ?empty
?empty    ?empty  central  cold    ?empty
?empty    ?empty  trap     ?empty  ?empty
?room_25  ?empty  ?empty   ?empty  ?key
"""


def test_nobody_steps_where_a_friend_has_said_that_he_will_look() -> None:
    """Left to herself she takes the blind step, and it is all that she has."""
    people: dict[str, dict[str, object]] = {
        "alice": {"at": "c3", "program": ["move"]},
        "max": {"at": "c3", "program": ["look", "move"]},
    }
    table = position(BLIND_WEST, turn=2, order=["alice", "max"], **people)
    assert choice(table, "alice") == "move w"
    t = position(BLIND_WEST, turn=2, order=["alice", "max"], **people)
    t.choose(room25.GAME.seat_of(t, "max"), room25.OPTIONS.parse("plan look b3"))
    assert choice(t, "alice") != "move w"


def test_bots_that_think_wait_with_a_step_that_does_harm() -> None:
    mortal = SOUTH.format(south="mortal").replace("?empty  empty ", "mortal  mortal", 1)
    rooms = mortal.replace("?empty  ?empty  central  empty", "?empty  mortal  central  mortal")
    table = position(
        rooms,
        turn=1,
        order=["alice", "max"],
        alice={"at": "c3", "program": ["move"]},
        max={"at": "c3", "program": ["look", "move"]},
    )
    assert tried(table, "alice") == ["later"]


def test_a_friend_is_not_pushed_out_of_room_25() -> None:
    table = position(
        """
        ?dark    ?dark  ?dark    ?dark  ?dark
        ?dark    ?dark  ?dark    ?dark  ?dark
        ?dark    ?dark  central  ?dark  ?dark
        empty    ?dark  ?dark    ?dark  ?dark
        room_25  empty  ?dark    ?dark  ?dark
        """,
        key_used=True,
        rounds_left=2,
        alice={"at": "a1", "lost": ["look", "control", "special"]},
        max={"at": "a1"},
        kevin={"at": "e5"},
    )
    assert program(table, "alice")[0] == "move"  # and back in the next round


@pytest.mark.parametrize(
    ("exit_found", "others", "lost"),
    [(True, [], "look"), (False, [], "control"), (False, ["max"], "look")],
)
def test_the_token_that_is_needed_least_is_given_up(
    exit_found: bool, others: list[str], lost: str
) -> None:
    """Look once nothing is left to find; Control while three friends still have theirs."""
    room = "room_25" if exit_found else "?room_25"
    people: dict[str, Any] = {
        who: {"at": "c3", "lost": ["control"] * (who in others)}
        for who in ("max", "kevin", "sarah")
    }
    t = position(
        f"""
        ?dark   ?dark  ?dark    ?dark  ?dark
        ?dark   ?dark  ?dark    ?dark  ?dark
        ?dark   ?dark  central  ?dark  ?dark
        ?dark   ?dark  ?dark    ?dark  ?dark
        {room}  ?dark  ?dark    ?dark  ?dark
        """,
        key_used=exit_found,
        alice={"at": "c3"},
        **people,
    )
    sight = Sight(cast(View, t.view(0)), Memory())
    options = tuple(LOSE + token for token in (LOOK, CONTROL))
    me = CHARACTER_NUMBERS["alice"]
    assert given_up(sight, Sides(sight), me, options) == LOSE + TOKEN_NUMBERS[lost]


def test_a_prisoner_does_not_slide_room_25_away_from_those_who_come() -> None:
    table = position(
        EXIT_AT_A5,
        SUSPICION,
        rounds_left=4,
        alice={"at": "a5"},
        max={"at": "a4"},
        emmett={"at": "b5"},
        kevin={"at": "b4", "role": "guard"},
    )
    assert program(table, "alice")[0] != "control"


def tried(table: Table, who: str) -> list[str]:
    """What a bot that thinks would try out, the best first."""
    room25.GAME.attend(table, who)
    seat = room25.GAME.seat_of(table, who)
    sight = Sight(cast(View, table.view(seat)), Memory())
    return [room25.OPTIONS.text(option) for option in ranked(sight, table.decision(seat), 6)]


SOUTH = """
?empty    ?empty  ?empty   ?empty  ?empty
?empty    ?empty  empty    ?empty  ?empty
?empty    ?empty  central  empty   ?empty
?empty    ?empty  {south}  ?empty  ?empty
?room_25  ?empty  ?empty   ?empty  ?key
"""


@pytest.mark.parametrize(
    ("south", "friends", "config"),
    [
        ("mirror", ["c2"], SUSPICION),
        ("shredder", ["c2"], SUSPICION),
        ("dark", ["c2", "c2"], COOPERATION),
    ],
)
def test_nobody_follows_a_friend_into_what_bothers_while_other_ways_are_free(
    south: str, friends: list[str], config: dict[str, object]
) -> None:
    others = dict(zip(("max", "emmett"), friends, strict=False))
    people: dict[str, Any] = {who: {"at": at} for who, at in others.items()}
    table = position(
        SOUTH.format(south=south),
        config,
        turn=1,
        rounds_left=7,
        alice={"at": "c3", "program": ["move", "look"]},
        kevin={"at": "c3", **({"role": "guard"} if config is SUSPICION else {})},
        sarah={"at": "c3"},
        **people,
    )
    found = tried(table, "alice")
    assert "move s" not in found
    assert {"move n", "move e"} <= set(found)


@pytest.mark.parametrize(("crowded", "way"), [("d3", "e"), ("c2", "s")])
def test_of_two_dark_rooms_the_empty_one_is_entered(crowded: str, way: str) -> None:
    table = position(
        """
        ?empty    ?empty  ?empty   ?empty  ?empty
        ?empty    ?empty  mortal   ?empty  ?empty
        ?empty    mortal  central  dark    ?empty
        ?empty    ?empty  dark     ?empty  ?empty
        ?room_25  ?empty  ?empty   ?empty  ?key
        """,
        turn=1,
        rounds_left=7,
        alice={"at": "c3", "program": ["move", "look"]},
        max={"at": crowded},
        emmett={"at": crowded},
    )
    assert choice(table, "alice") != f"move {way}"


def test_nobody_looks_where_several_have_told_the_colour() -> None:
    """Two say that c4 is red; of d3 nobody has spoken."""
    table = position(
        SOUTH.format(south="empty")
        .replace("?empty  empty ", "?empty  ?trap ")
        .replace("central  empty ", "central  ?empty"),
        SUSPICION,
        turn=1,
        rounds_left=9,
        alice={"at": "c3", "program": ["look", "move"]},
        max={"at": "c3"},
        emmett={"at": "c3"},
        kevin={"at": "c2", "role": "guard"},
        sarah={"at": "c2"},
    )
    for who in ("max", "emmett"):
        seat = room25.GAME.seat_of(table, who)
        table.choose(seat, room25.OPTIONS.parse("claim c4 red"))
    assert "look n" not in tried(table, "alice")
    assert "look e" in tried(table, "alice")


def test_random_never_complains() -> None:
    table = position(PLAIN.format(b3="empty"), alice={"at": "b3"}, max={"at": "c3"})
    decision = table.decision(0)
    option = make("room25", "random", bytes(32)).pick(table.view(0), decision)
    assert option in decision.options
