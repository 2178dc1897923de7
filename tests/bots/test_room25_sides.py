"""Prisoners and guards: whom the careful bot helps, believes and betrays."""

from typing import cast

import pytest

from cellmates import bots, room25
from cellmates.bots.room25.careful import CarefulBot
from cellmates.bots.room25.imagination import RoleBelief
from cellmates.bots.room25.lookahead import Lookahead
from cellmates.bots.room25.memory import Memory
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import Sight
from cellmates.bots.room25.talk import remark
from cellmates.bots.sitting import Sitting
from cellmates.room25.names import CHARACTER_NUMBERS
from cellmates.room25.table import Room25Table
from cellmates.room25.views import View
from tests.bots.room25_positions import SUSPICION, careful, choice, position, program

EXIT_AT_A5 = """
room_25  dark   ?dark    ?dark  ?dark
dark     empty  ?dark    empty  ?dark
?dark    empty  central  empty  ?dark
?dark    empty  empty    empty  ?dark
?dark    ?dark  ?dark    ?dark  ?dark
"""


def test_a_guard_pushes_a_prisoner_into_a_mortal_room() -> None:
    table = position(
        """
        ?dark  ?dark   ?dark    ?dark  ?room_25
        ?dark  mortal  empty    empty  ?dark
        ?dark  empty   central  empty  ?dark
        ?dark  empty   empty    empty  ?dark
        ?dark  ?dark   ?dark    ?dark  ?dark
        """,
        SUSPICION,
        turn=1,
        max={"at": "b3", "role": "guard", "program": ["push", "move"]},
        alice={"at": "b3"},
        kevin={"at": "c3"},
        sarah={"at": "c3"},
    )
    assert choice(table, "max") == "push alice n"


def test_a_guard_programs_the_push_when_the_chance_is_there() -> None:
    table = position(
        """
        ?dark  ?dark   ?dark    ?dark  ?room_25
        ?dark  mortal  empty    empty  ?dark
        ?dark  empty   central  empty  ?dark
        ?dark  empty   empty    empty  ?dark
        ?dark  ?dark   ?dark    ?dark  ?dark
        """,
        SUSPICION,
        max={"at": "b3", "role": "guard"},
        alice={"at": "b3"},
        kevin={"at": "c3"},
        sarah={"at": "c3"},
    )
    assert program(table, "max")[0] == "push"


def test_a_guard_does_not_slide_the_prisoners_out() -> None:
    inside = {"at": "a5"}
    table = position(
        EXIT_AT_A5,
        SUSPICION,
        rounds_left=3,
        turn=1,
        max={"at": "a4", "role": "guard", "program": ["control", "move"]},
        alice=inside,
        kevin=inside,
        sarah=inside,
    )
    assert choice(table, "max") != "slide a n"


def test_a_guard_inside_pushes_a_prisoner_out() -> None:
    inside = {"at": "a5"}
    table = position(
        EXIT_AT_A5,
        SUSPICION,
        rounds_left=2,
        max={"at": "a5", "role": "guard"},
        alice=inside,
        kevin=inside,
        sarah=inside,
    )
    assert program(table, "max")[0] in ("push", "control")


def test_prisoners_leave_without_a_known_guard() -> None:
    inside = {"at": "a5"}
    table = position(
        EXIT_AT_A5,
        SUSPICION,
        rounds_left=3,
        turn=1,
        alice={"at": "a5", "program": ["control", "look"]},
        kevin=inside,
        sarah=inside,
        max={"at": "c3", "role": "guard", "revealed": True},
    )
    assert choice(table, "alice") in ("slide a n", "slide 5 w")


def test_a_known_guard_is_pushed_out_rather_than_a_friend() -> None:
    inside = {"at": "a5"}
    table = position(
        EXIT_AT_A5,
        SUSPICION,
        rounds_left=3,
        turn=1,
        alice={"at": "a5", "program": ["push", "control"]},
        kevin=inside,
        sarah=inside,
        max={"at": "a5", "role": "guard", "revealed": True},
    )
    assert choice(table, "alice").startswith("push max")


def _clue(role: str, seed: int) -> tuple[str, str]:
    """What the first player sees by its clue, and what it says of it."""
    table = position(
        """
        ?dark  ?dark  ?dark    ?dark  ?room_25
        ?dark  ?dark  ?empty   ?dark  ?dark
        ?dark  ?dark  central  ?dark  ?dark
        ?dark  ?dark  ?mortal  ?dark  ?dark
        ?dark  ?dark  ?dark    ?dark  ?dark
        """,
        SUSPICION,
        turn="clue",
        max={"role": role},
        alice={},
        kevin={},
        sarah={},
    )
    bot = bots.make("room25", "careful", bytes([seed] * 32))
    Sitting(table, {0: bot}).play()
    claims = table.view(1)["claims"]
    assert len(claims) == 1
    return claims[0]["cell"], claims[0]["colour"]


def test_prisoners_tell_the_truth() -> None:
    assert _clue("prisoner", 1) == ("c4", "green")


def test_guards_tell_the_truth_of_what_everybody_will_look_at() -> None:
    """Where they lie: `test_room25_talk.py`."""
    assert {_clue("guard", seed)[1] for seed in range(20)} == {"green"}


def test_a_claim_of_red_is_heeded() -> None:
    table = position(
        """
        ?dark  ?dark  ?dark    ?dark  ?room_25
        ?dark  ?dark  ?dark    ?dark  ?dark
        ?dark  ?dark  central  ?dark  ?dark
        ?dark  ?dark  ?mortal  ?dark  ?dark
        ?dark  ?dark  ?dark    ?dark  ?key
        """,
        turn=1,
        max={"program": ["move", "look"]},
        alice={},
    )
    for cell in ("c2", "c4", "b3"):
        table.choose(1, room25.OPTIONS.parse(f"claim {cell} red"))
    assert choice(table, "max") == "move e"


def test_a_liar_is_accused_and_no_longer_believed() -> None:
    table = position(
        """
        ?dark  ?dark  ?dark    ?dark  ?room_25
        ?dark  ?dark  ?mortal  ?dark  ?dark
        ?dark  ?dark  central  ?dark  ?dark
        ?dark  ?dark  ?dark    ?dark  ?dark
        ?dark  ?dark  ?dark    ?dark  ?dark
        """,
        SUSPICION,
        max={"saw": ["c4"]},
        alice={"role": "guard"},
        kevin={},
        sarah={},
    )
    bot = careful()
    bot.begin(table.view(0))
    table.listen()
    table.choose(1, room25.OPTIONS.parse("claim c4 green"))
    said = []
    for _ in range(4):
        option = bot.talk(table.view(0), table.phrases(0))
        if option is not None:
            said.append(room25.OPTIONS.text(option))
            table.choose(0, option)
            bot.hear(table.news_for(0))
        assert bot.talk(table.view(0), table.phrases(0)) is None  # not twice in a row
        table.choose(2, room25.OPTIONS.parse("agree"))
        bot.hear(table.news_for(0))
    assert said == ["claim c4 red", "accuse alice lied", "plan avoid c4"]


def test_competitors_think_of_themselves() -> None:
    table = position(
        EXIT_AT_A5,
        {"mode": "competition"},
        rounds_left=4,
        turn=1,
        emmett={"at": "a5", "seat": 0, "program": ["control", "look"]},
        kevin={"at": "a5", "seat": 0},
        franck={"at": "b5", "seat": 1},
        jennifer={"at": "a5", "seat": 1},
    )
    assert choice(table, "emmett") in ("slide a n", "slide 5 w")


def test_teams_wait_for_their_own() -> None:
    table = position(
        EXIT_AT_A5,
        {"mode": "team"},
        rounds_left=4,
        emmett={"at": "a5", "team": "a"},
        franck={"at": "c3", "team": "b"},
        kevin={"at": "a5", "team": "a"},
        jennifer={"at": "c3", "team": "b"},
    )
    assert program(table, "emmett")[0] == "control"


def test_who_walks_into_an_occupied_acid_bath_is_accused() -> None:
    table = position(
        """
        ?dark  ?dark      ?dark    ?dark  ?room_25
        ?dark  acid_bath  empty    ?dark  ?dark
        ?dark  empty      central  ?dark  ?dark
        ?dark  ?dark      ?dark    ?dark  ?dark
        ?dark  ?dark      ?dark    ?dark  ?dark
        """,
        SUSPICION,
        turn=1,
        max={"at": "b3", "role": "guard", "program": ["move", "look"]},
        alice={"at": "b4"},
        kevin={"at": "c3", "program": ["look", "move"]},
        sarah={"at": "c3", "program": ["look", "move"]},
    )
    table.listen()
    witness = careful()
    assert witness.talk(table.view(2), table.phrases(2)) is None
    table.choose(0, room25.OPTIONS.parse("move n"))
    witness.hear(table.news_for(2))
    option = witness.talk(table.view(2), table.phrases(2))
    assert option is not None
    assert room25.OPTIONS.text(option) == "accuse max"


def test_no_guard_shows_himself() -> None:
    inside = {"at": "a5"}
    table = position(
        EXIT_AT_A5,
        SUSPICION,
        rounds_left=4,
        turn=1,
        max={"at": "a4", "role": "guard", "program": ["control", "move"]},
        alice=inside,
        kevin=inside,
        sarah={"at": "c3"},
    )
    assert room25.OPTIONS.parse("reveal") in table.may(0)
    assert careful().unasked(table.view(0), table.may(0)) is None


@pytest.mark.parametrize(
    ("rule", "inside", "unmasks"),
    [
        ("outside_equals_guards", 1, False),  # 2 in, 4 out, 2 guards
        ("outside_equals_guards", 3, True),
        ("majority_of_survivors", 2, True),  # 3 of 5 who live
        ("majority_of_survivors", 1, False),
        ("majority_of_all", 2, False),  # 3 of 6
        ("majority_of_all", 3, True),
    ],
)
def test_a_guard_knows_when_he_would_unmask_himself(rule: str, inside: int, unmasks: bool) -> None:
    others = ("alice", "kevin", "sarah", "emmett")
    places = {who: {"at": "a5" if number < inside else "c3"} for number, who in enumerate(others)}
    table = position(
        EXIT_AT_A5,
        {**SUSPICION, "seats": 6, "guards": 2, "unmask_rule": rule},
        turn=1,
        max={"at": "b5", "role": "guard", "program": ["move", "look"]},
        franck={"alive": False},
        **places,
    )
    view = cast(View, table.view(room25.GAME.seat_of(table, "max")))
    sight = Sight(view, Memory())
    plan = Lookahead(sight, Sides(sight), CHARACTER_NUMBERS["max"])
    assert (plan._unmasking(plan.me) > 0) == unmasks


def test_guards_are_suspected_among_as_many_as_a_position_has() -> None:
    table = position(
        EXIT_AT_A5,
        SUSPICION,
        alice={"at": "c3"},
        max={"at": "c3", "role": "guard"},
        kevin={"at": "c3", "role": "guard"},
        sarah={"at": "c3", "role": "guard"},
        franck={"at": "c3"},
    )
    alice = room25.GAME.seat_of(table, "alice")
    belief = RoleBelief(cast(Room25Table, table), alice, [0.0] * 8)
    assert {guards.bit_count() for guards in belief.sets} == {3}
    assert len(belief.sets) == 4


def test_a_prisoner_waits_in_room_25_where_there_is_nothing_to_see() -> None:
    table = position(
        """
        ?dark  ?dark  empty    empty  room_25
        ?dark  ?dark  empty    empty  empty
        empty  empty  central  empty  empty
        ?dark  ?dark  ?dark    ?dark  ?dark
        ?dark  ?dark  ?dark    ?dark  ?dark
        """,
        SUSPICION,
        max={"role": "prisoner", "at": "e5", "lost": ["control"]},
        alice={"at": "c5"},
        kevin={"at": "e3"},
        sarah={"at": "b3"},
    )
    assert "move" not in program(table, "max")


def odds_of(evidence: dict[str, float]) -> dict[str, float]:
    """How likely a prisoner takes each of five others for a guard, two of whom are."""
    names = ("max", "kevin", "sarah", "franck", "emmett")
    table = position(
        EXIT_AT_A5,
        SUSPICION,
        alice={"at": "c3", "role": "prisoner"},
        **{
            name: {"at": "c3", "role": "guard" if name in names[:2] else "prisoner"}
            for name in names
        },
    )
    sight = Sight(table.view(room25.GAME.seat_of(table, "alice")), Memory())  # type: ignore[arg-type]
    for name, amount in evidence.items():
        sight.memory.evidence[CHARACTER_NUMBERS[name]] = amount
    odds = Sides(sight).guard_odds
    return {name: odds[CHARACTER_NUMBERS[name]] for name in names}


def test_the_surer_one_is_of_both_guards_the_more_one_trusts_the_others() -> None:
    assert list(odds_of({}).values()) == pytest.approx([0.4] * 5)
    one = odds_of({"max": 3.0})
    both = odds_of({"max": 6.0, "kevin": 6.0})
    assert one["max"] > 0.9
    assert 0.2 < one["sarah"] < 0.3
    assert both["max"] > 0.98
    assert both["sarah"] < 0.01
    assert sum(both.values()) == pytest.approx(2.0)


@pytest.mark.parametrize(("saw", "told"), [("e2", "claim e2 green"), ("d1", "claim d1 red")])
def test_a_guard_does_not_lie_about_where_he_goes_next(saw: str, told: str) -> None:
    table = position(
        """
        empty  empty  empty    empty   empty
        empty  empty  empty    empty   empty
        empty  empty  central  empty   empty
        empty  empty  empty    mortal  ?empty
        empty  empty  empty    ?empty  ?room_25
        """,
        SUSPICION,
        max={"at": "e3", "role": "guard", "saw": [saw]},
        alice={"at": "c3", "role": "prisoner"},
        kevin={"at": "c3", "role": "prisoner"},
    )
    seat = room25.GAME.seat_of(table, "max")
    sight = Sight(table.view(seat), Memory())  # type: ignore[arg-type]
    option = remark(sight, Sides(sight), table.phrases(seat), lambda: 0.0)
    assert option is not None
    assert room25.OPTIONS.text(option) == told


@pytest.mark.parametrize(("evidence", "spared"), [(8.0, True), (0.0, False)])
def test_a_guard_spares_whom_everybody_takes_for_the_other_guard(
    evidence: float, spared: bool
) -> None:
    """Who comes into the acid kills whoever stands there."""
    table = position(
        """
        ?dark  ?dark   ?dark     ?dark  ?room_25
        ?dark  empty   acid_bath empty  ?dark
        ?dark  empty   central   empty  ?dark
        ?dark  empty   empty     empty  ?dark
        ?dark  ?dark   ?dark     ?dark  ?dark
        """,
        {"mode": "suspicion", "seats": 6},
        turn=1,
        max={"at": "c3", "role": "guard", "program": ["move", "look"]},
        kevin={"at": "c4", "role": "guard"},
        alice={"at": "c2"},
        sarah={"at": "b2"},
        franck={"at": "c2"},
        jennifer={"at": "d2"},
    )
    bot = careful()
    seat = room25.GAME.seat_of(table, "max")
    bot.begin(table.view(seat))
    assert isinstance(bot, CarefulBot)
    bot.memory.evidence[CHARACTER_NUMBERS["kevin"]] = evidence
    assert (choice(table, "max", bot) != "move n") == spared
