"""What the coach of Room 25 warns of, suggests and gives as reasons, from positions."""

from typing import Any

import pytest

from cellmates import room25
from cellmates.advice import MadeChoice
from cellmates.advice.advisor import _unwarned, _verdict
from cellmates.advice.room25 import Room25Advisor
from cellmates.bots.turns import Story
from cellmates.kernel.event import EVERYBODY, Event
from cellmates.kernel.table import Blocked, Table
from tests.advice.asking import advice_at, review_at, warned
from tests.bots.room25_positions import careful, position

KEYS: dict[str, object] = {"mode": "cooperation", "seats": 4}
GUARDED: dict[str, object] = {"mode": "suspicion", "seats": 4, "guards": 1}
PLAIN = """
?dark     ?dark   ?dark    ?dark   ?dark
?dark     empty   {c4}     empty   ?dark
?dark     {b3}    {c3}     {d3}    ?dark
?dark     empty   empty    empty   ?dark
?room_25  ?dark   ?dark    ?dark   ?key
"""


def complex_of(**rooms: str) -> str:
    return PLAIN.format(**{"c4": "empty", "b3": "empty", "c3": "central", "d3": "empty", **rooms})


def asked(table: Table, who: str) -> int:
    seat = room25.GAME.seat_of(table, who)
    room25.GAME.attend(table, who)
    return seat


def warnings(table: Table, who: str) -> dict[str, set[str]]:
    return warned("room25", table, asked(table, who), KEYS)


def moving(text: str, **more: Any) -> Table:
    alice = {"at": "c3", "program": ["move"], **more.pop("alice", {})}
    return position(text, turn=2, order=["alice", "max"], alice=alice, **more)


def test_warns_that_a_second_person_in_the_acid_kills_the_first() -> None:
    table = moving(complex_of(d3="acid_bath"), max={"at": "d3"})
    found = advice_at("room25", table, asked(table, "alice"), KEYS).warnings
    assert [each.why.data for each in found] == [
        {"cell": "d3", "room": "acid_bath", "victims": ["max"]}
    ]
    assert warnings(table, "alice") == {"warn_enter": {"move e"}}


def test_an_empty_acid_bath_is_no_danger() -> None:
    table = moving(complex_of(d3="acid_bath"), max={"at": "c3"})
    assert warnings(table, "alice") == {}


def test_warns_of_the_mortal_room_and_of_a_trap() -> None:
    table = moving(complex_of(d3="mortal", b3="trap"), max={"at": "c3"})
    assert warnings(table, "alice") == {"warn_enter": {"move e"}, "warn_linger": {"move w"}}


def test_does_not_warn_of_a_mortal_room_that_nobody_has_seen() -> None:
    table = moving(complex_of(d3="?mortal"), max={"at": "c3"})
    assert warnings(table, "alice") == {}


def test_the_timer_room_kills_in_the_last_round_only() -> None:
    for left, kinds in ((1, {"warn_enter": {"move e"}}), (4, {})):
        table = moving(complex_of(d3="timer"), max={"at": "c3"}, rounds_left=left)
        assert warnings(table, "alice") == kinds


def test_leaving_the_shredder_kills_who_stays() -> None:
    table = moving(complex_of(b3="shredder"), alice={"at": "b3"}, max={"at": "b3"})
    assert warnings(table, "alice")["warn_leave"] >= {"move n", "move s"}


def test_a_word_that_can_be_trusted_is_a_warning() -> None:
    table = moving(complex_of(d3="?mortal"), max={"at": "c3"})
    table.choose(asked(table, "max"), room25.OPTIONS.parse("claim d3 red"))
    assert warnings(table, "alice") == {"warn_claimed": {"move e"}}


def test_nobody_is_checked_where_nobody_lies() -> None:
    text = complex_of(d3="?empty", c4="?empty", b3="?empty", c2="?empty")
    alice = {"at": "c3", "program": ["look"]}
    table = position(text, turn=2, order=["alice", "max"], alice=alice, max={"at": "c3"})
    table.choose(asked(table, "max"), room25.OPTIONS.parse("claim d3 green"))
    seat = asked(table, "alice")
    advisor = Room25Advisor(careful(), room25.GAME.config(KEYS), Story(table.view(seat), []))
    found = {
        text: [
            each.kind
            for each in advisor.reasons(
                table.view(seat), table.decision(seat), room25.OPTIONS.parse(text)
            )
        ]
        for text in ("look e", "look n")
    }
    assert "reason_check" not in found["look e"]
    assert "reason_look" in found["look n"]


def test_whoever_stands_in_a_trap_has_to_move_first() -> None:
    table = position(complex_of(b3="trap"), alice={"at": "b3", "armed": True}, max={"at": "c3"})
    stay = warnings(table, "alice")["warn_stay"]
    assert "program look" in stay
    assert "program look move" in stay
    assert not [text for text in stay if text.split()[1] == "move"]


def test_warns_in_the_acid_of_who_may_come_in() -> None:
    cells = {"alice": "b3", "max": "c3", "kevin": "b1", "sarah": "d1"}
    at: dict[str, Any] = {who: {"at": cell} for who, cell in cells.items()}
    text = complex_of(b3="acid_bath")
    together = position(text, **at)
    assert "warn_door" not in warnings(together, "alice")
    table = position(text, GUARDED, **at)
    seat = asked(table, "alice")
    found = {each.why.kind: each for each in advice_at("room25", table, seat, GUARDED).warnings}
    assert found["warn_door"].why.data == {"room": "acid_bath", "people": ["max"]}
    options = {room25.OPTIONS.text(option) for option in found["warn_door"].options}
    assert "program look move" in options
    assert not [text for text in options if text.split()[1] == "move"]


def test_says_before_what_would_be_lost_in_the_central_room() -> None:
    table = position(complex_of(), alice={"at": "c3"}, max={"at": "c3"})
    seat = asked(table, "alice")
    assert Blocked("program push", "central_push") in table.blocked(seat)
    found = {
        each.why.data["token"]: each.why.data["obstacle"]
        for each in advice_at("room25", table, seat, KEYS).warnings
        if each.why.kind == "warn_lost"
    }
    assert found["push"] == "central_push"
    assert found["control"] == "central_control"


def test_suggests_and_says_why() -> None:
    table = moving(complex_of(d3="mortal", c4="room_25"), max={"at": "c3"}, key_used=True)
    advice = advice_at("room25", table, asked(table, "alice"), KEYS)
    assert room25.OPTIONS.text(advice.suggestion) == "move n"
    assert [each.kind for each in advice.reasons] == ["reason_exit"]
    assert advice.goal is not None
    assert (advice.goal.kind, advice.goal.data) == ("goal_gather", {"cell": "c4", "count": 2})
    assert advice.ranked[0].option == advice.suggestion
    values = [each.value or 0 for each in advice.ranked]
    assert values == sorted(values, reverse=True)


def test_a_deadly_choice_is_told_with_a_better_one_and_why() -> None:
    table = moving(complex_of(d3="mortal", c4="room_25"), max={"at": "c4"}, key_used=True)
    seat = asked(table, "alice")
    parse = room25.OPTIONS.parse
    found = review_at("room25", table, MadeChoice(seat, parse("move e"), []), KEYS)
    assert found is not None
    assert (found.made.option, found.made.chance) == (parse("move e"), 0.0)
    assert found.better == found.others[0].option == parse("move n")
    assert found.gain > 2 * found.error
    assert [each.kind for each in found.reasons] == ["reason_exit"]
    best = review_at("room25", table, MadeChoice(seat, parse("move n"), []), KEYS)
    assert best is not None
    assert (best.better, best.gain, best.line, best.reasons) == (None, 0.0, [], [])
    assert best.others


@pytest.mark.parametrize(
    ("then", "said"),
    [
        (None, [("reason_exit", {"cell": "c4"})]),
        (["move n"], [("reason_exit", {"cell": "c4"})]),
        (["move e"], [("reason_known", {"cell": "d3", "room": "empty"})]),
        ([], [("reason_plan", {})]),
    ],
)
def test_a_program_is_given_the_reasons_of_the_deed_that_follows(
    then: list[str] | None, said: list[tuple[str, dict[str, str]]]
) -> None:
    """Without one, those of the best that can be done."""
    table = moving(complex_of(c4="room_25"), max={"at": "c4"}, key_used=True)
    seat = asked(table, "alice")
    advisor = Room25Advisor(careful(), room25.Config(**KEYS), Story(table.view(seat), []))
    parse = room25.OPTIONS.parse
    deeds = None if then is None else [parse(text) for text in then]
    view, decision = table.view(seat), table.decision(seat)
    found = advisor.reasons(view, decision, parse("program move"), deeds)
    assert [tuple(each) for each in found] == said


def reasons_of_a_guard(option: str, text: str, **more: Any) -> list[tuple[str, dict[str, Any]]]:
    """Why Alice, the only guard, might choose an option."""
    news = more.pop("news", [])
    alice = {"at": "c3", "program": ["move"], **more.pop("alice", {}), "role": "guard"}
    people = {"max": {"at": "c3"}, "sarah": {"at": "c3"}, **more.pop("people", {})}
    roles = {who: {"role": "prisoner", **entry} for who, entry in people.items()}
    table = position(text, GUARDED, turn=2, order=["alice", *people], alice=alice, **roles, **more)
    seat = asked(table, "alice")
    config = room25.GAME.config(GUARDED)
    advisor = Room25Advisor(careful(), config, Story(table.view(seat), news))
    found = advisor.reasons(table.view(seat), table.decision(seat), room25.OPTIONS.parse(option))
    return [(each.kind, dict(each.data)) for each in found]


def test_a_guard_is_told_whom_a_step_kills() -> None:
    in_acid = {"max": {"at": "d3"}, "sarah": {"at": "c3"}}
    assert reasons_of_a_guard("move e", complex_of(d3="acid_bath"), people=in_acid) == [
        ("reason_kill", {"victims": ["max"]})
    ]
    shredded = {"max": {"at": "b3"}, "sarah": {"at": "c3"}}
    found = reasons_of_a_guard(
        "move e", complex_of(b3="shredder"), alice={"at": "b3"}, people=shredded
    )
    assert found == [("reason_kill", {"victims": ["max"]})]


def test_a_guard_seems_to_be_a_prisoner_until_he_stands_in_the_way() -> None:
    assert reasons_of_a_guard("move e", complex_of(d3="?dark"), rounds_left=9) == [
        ("reason_unsuspected", {})
    ]
    found = reasons_of_a_guard("move e", complex_of(b3="room_25"), rounds_left=9)
    assert found == [
        ("reason_hinder", {}),
        ("reason_known", {"cell": "d3", "room": "empty"}),
    ]


def test_a_guard_who_was_accused_is_not_told_that_nobody_suspects_him() -> None:
    accused = Event("accuse", EVERYBODY, {"seat": 1, "wording": 0, "who": "alice", "why": "lied"})
    found = reasons_of_a_guard("move e", complex_of(d3="?dark"), rounds_left=9, news=[[accused]])
    assert found == [("reason_plan", {})]


def test_nothing_is_said_of_what_is_done_after_a_step() -> None:
    table = position(complex_of(d3="?dark", b3="?dark"), alice={"at": "c3"}, max={"at": "c3"})
    seat = asked(table, "alice")
    advisor = Room25Advisor(careful(), room25.GAME.config(KEYS), Story(table.view(seat), []))
    view, decision = table.view(seat), table.decision(seat)

    def kinds(option: str) -> list[str]:
        found = advisor.reasons(view, decision, room25.OPTIONS.parse(option))
        return [each.kind for each in found]

    assert "reason_look" in kinds("program look move")
    assert kinds("program move look") == kinds("program move")


def test_a_look_at_what_one_has_seen_checks_nobody_s_word() -> None:
    for saw, kind in ((["d3"], "reason_plan"), ([], "reason_look")):
        alice = {"at": "c3", "program": ["look"], "saw": saw}
        people: dict[str, Any] = {"alice": alice, "max": {"at": "c3"}}
        table = position(complex_of(d3="?dark", b3="?dark"), turn=2, order=["alice"], **people)
        seat = asked(table, "alice")
        advisor = Room25Advisor(careful(), room25.GAME.config(KEYS), Story(table.view(seat), []))
        option = room25.OPTIONS.parse("look e")
        found = advisor.reasons(table.view(seat), table.decision(seat), option)
        assert found[0].kind == kind


def test_a_lead_of_a_few_percent_is_not_clear() -> None:
    errors = {1: 0.02, 2: 0.02, 3: 0.02}
    assert _verdict({1: 0.25, 2: 0.22, 3: 0.20}, errors, 1) == "close"
    assert _verdict({1: 0.45, 2: 0.22, 3: 0.20}, errors, 1) == "clear"
    assert _verdict({1: 0.45, 2: 0.22, 3: 0.20}, {1: 0.3}, 1) == "close"


def test_of_two_that_win_as_often_the_one_without_a_warning_is_suggested() -> None:
    weighed, errors = {1: 1.0, 2: 0.998, 3: 0.6}, {1: 0.0, 2: 0.0, 3: 0.1}
    assert _unwarned(weighed, errors, 1, {1}) == 2
    assert _unwarned(weighed, errors, 1, {1, 2}) == 1
    assert _unwarned(weighed, errors, 1, set()) == 1


def test_a_guard_looks_to_say_what_he_likes() -> None:
    found = reasons_of_a_guard("look e", complex_of(d3="?dark"), alice={"program": ["look"]})
    assert found == [("reason_know", {"cell": "d3"})]


def test_a_way_that_is_not_offered_says_why() -> None:
    table = moving(complex_of(d3="flooded"), closed=["d3"], max={"at": "c3"})
    assert table.blocked(asked(table, "alice")) == (Blocked("move e", "closed"),)
    table = moving(complex_of(b3="prison"), alice={"at": "b3"}, max={"at": "b4"})
    assert Blocked("move s", "prison") in table.blocked(asked(table, "alice"))


def test_a_line_that_cannot_slide_says_why() -> None:
    table = position(
        complex_of(),
        turn=2,
        order=["alice", "max"],
        slid={"b": "n"},
        alice={"at": "b4", "program": ["control"]},
        max={"at": "c3"},
    )
    assert table.blocked(asked(table, "alice")) == (Blocked("slide b s", "slid"),)


@pytest.mark.parametrize(
    ("alice", "token", "why"),
    [
        ({"at": "c3"}, "push", "central_push"),
        ({"at": "b3"}, "push", "alone"),
        ({"at": "c3"}, "control", "central_control"),
        ({"at": "c3"}, "special", "central_special"),
        ({"at": "d3"}, "look", "dark"),
    ],
)
def test_a_lost_action_says_why(alice: dict[str, Any], token: str, why: str) -> None:
    table = position(
        complex_of(d3="dark"),
        {"mode": "cooperation", "rule_level": "ultimate"},
        turn=1,
        order=["max", "alice"],
        alice={**alice, "program": [token]},
        max={"at": "c4", "program": ["look", "move"]},
    )
    table.listen()
    told: list[dict[str, Any]] = []
    while not told and not table.over:
        seat = table.waiting[0]
        table.choose(seat, table.decision(seat).options[0])
        told = [event.data for event in table.news if event.kind == "lost"]
    assert {"who": "alice", "token": token, "obstacle": why} in told


@pytest.mark.replaces_insides
@pytest.mark.parametrize(
    ("values", "told"),
    [
        ({0: 0.32, 1: 0.25}, ("chance", {"percent": 32, "error": 3, "next_best": 25})),
        ({0: 0.32, 1: 0.33}, ("chance_alone", {"percent": 32, "error": 3})),
    ],
)
def test_the_next_best_is_named_only_where_it_is_worse(
    values: dict[int, float], told: tuple[str, dict[str, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that thinks may prefer what it has tried more often to what came out better."""
    table = moving(complex_of(), max={"at": "c3"})
    seat = asked(table, "alice")
    advisor = Room25Advisor(careful(), room25.Config(**KEYS), Story(table.view(seat), []))
    weighed = (values, dict.fromkeys(values, 0.03), 0)
    monkeypatch.setattr(advisor.player, "consider", lambda turn: weighed)
    chance = advisor.advise(table.view(seat), table.decision(seat)).reasons[0]
    assert (chance.kind, chance.data) == told
