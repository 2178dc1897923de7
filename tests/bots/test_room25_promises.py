"""What bots promise about rooms: to come in time or not at all, and nothing that they know."""

import pytest

from cellmates.bots.room25 import second_thoughts
from cellmates.bots.room25.agreed import agreed
from cellmates.bots.room25.foresight import NextStep
from cellmates.bots.room25.memory import Memory
from cellmates.bots.room25.second_thoughts import has_spoken_of_plans, second_thought
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import Sight
from cellmates.kernel.event import EVERYBODY, Event
from cellmates.room25.board import SLIDES
from cellmates.room25.options import OPTIONS
from cellmates.room25.table import Room25Table
from tests.bots.room25_positions import SUSPICION, position
from tests.bots.test_room25_talk import BOARD, COOPERATION, answer, says, table
from tests.bots.test_room25_word import Foreseen
from tests.bots.test_room25_word import table as row_2


def test_who_stands_in_a_red_room_needs_no_warning_of_it() -> None:
    """Sarah in b3 says nothing; Alice beside it does."""
    board = BOARD.replace("?trap", "trap")
    people = {"max": {"at": "c4"}, "alice": {"at": "c3"}, "kevin": {"at": "c3"}}
    t = position(board, SUSPICION, **people, sarah={"at": "b3"})
    assert isinstance(t, Room25Table)
    t.choose(0, OPTIONS.parse("plan avoid b3"))
    assert says(t, 3) is None
    assert says(t, 1) == "yes 0"


@pytest.mark.parametrize(
    ("at", "left", "why"), [("b4", 1, "far"), ("b4", 2, None), ("d3", 1, None)]
)
def test_in_the_last_round_nobody_promises_to_come_who_cannot(
    at: str, left: int, why: str | None
) -> None:
    assert answer(table(max={"at": at}, rounds_left=left), 1, "plan exit") == why


@pytest.mark.parametrize(
    ("at", "left", "why"), [("c3", 9, None), ("a3", 1, "far"), ("c3", 1, "far")]
)
def test_nobody_promises_to_meet_where_he_cannot_be_in_time(
    at: str, left: int, why: str | None
) -> None:
    """Room 25 is the meeting place; from c3 it is three steps."""
    assert answer(table(alice={"at": at}, rounds_left=left), 2, "plan meet e2", 1) == why


def test_nobody_sets_out_for_a_room_of_which_nobody_has_told_anything() -> None:
    board = BOARD.replace(" room_25", " ?room_25")
    people = {"max": {"at": "d2"}, "alice": {"at": "c3"}, "kevin": {"at": "c3"}}
    for told, why in ((None, "other"), ("claim a2 blue", None)):
        t = position(board, COOPERATION, rounds_left=9, **people, sarah={"at": "d3"})
        assert isinstance(t, Room25Table)
        if told:
            t.choose(3, OPTIONS.parse(told))
        assert answer(t, 2, "plan meet a2", 1) == why


def promised(said: tuple[str, ...], tokens: str = "move control") -> Room25Table:
    """Max and Alice stand in row 2, and Kevin north of it; all have programmed these tokens."""
    t = row_2()
    for each in said:
        who, text = each.split(maxsplit=1)
        t.choose(int(who), OPTIONS.parse(text))
    for seat in range(4):
        t.choose(seat, OPTIONS.parse(f"program {tokens}"))
    return t


def takes_back(t: Room25Table, seat: int, step: str, memory: Memory | None = None) -> str | None:
    sight = Sight(t.view(seat), memory or Memory())  # type: ignore[arg-type]
    next_step = NextStep(sight.mine[0], OPTIONS.parse(step))
    sight.memory.pending = "control" if step.startswith("slide") else "move"
    found = second_thought(sight, Sides(sight), t.phrases(seat), next_step)
    return None if found is None else OPTIONS.text(found)


@pytest.mark.parametrize(("proposer", "then"), [(1, "plan slide 2 w"), (2, "no 2 other")])
def test_who_only_approves_of_a_slide_takes_nothing_back(proposer: int, then: str | None) -> None:
    """Alice can make it herself, so that Max only says what he does; Kevin has asked for it."""
    t = promised((f"{proposer} plan slide 2 e", f"0 yes {proposer}"))
    assert takes_back(t, 0, "slide 2 w") == then


@pytest.mark.parametrize(("line", "then"), [("2", None), ("1", "no 2 other")])
def test_a_slide_that_was_made_is_not_taken_back(line: str, then: str | None) -> None:
    """Alice has made what Max has promised to Kevin, or something else."""
    t = row_2()
    t.listen()
    memory = Memory()
    Sight(t.view(0), memory)  # type: ignore[arg-type]
    for seat, text in ((2, "plan slide 2 e"), (0, "yes 2")):
        t.choose(seat, OPTIONS.parse(text))
        memory.follow(t.news_for(0))
    for seat in range(4):
        t.choose(seat, OPTIONS.parse("program move control"))
    memory.follow([Event("slid", EVERYBODY, {"line": line, "dir": "e", "who": "alice"})])
    assert takes_back(t, 0, "slide 2 w", memory) == then


@pytest.mark.replaces_insides
@pytest.mark.parametrize(
    ("step", "then"), [("move e", None), ("move n", "no 2 other"), ("slide 2 w", "no 2 other")]
)
def test_a_slide_is_taken_back_when_it_comes_to_it(
    monkeypatch: pytest.MonkeyPatch, step: str, then: str | None
) -> None:
    """Whatever was foreseen, not before, unless one steps out of its line."""
    foreseen = Foreseen({SLIDES.index("2 w")}, set())
    monkeypatch.setattr(second_thoughts, "Foresight", lambda _: foreseen)
    t = promised(("2 plan slide 2 e", "0 yes 2"))
    assert takes_back(t, 0, step) == then


@pytest.mark.parametrize(
    ("mode", "answer", "thinks"),
    [
        ("cooperation", None, True),
        ("cooperation", "yes 0", False),  # one is enough
        ("competition", None, False),  # rivals are not thanked
    ],
)
def test_who_may_thank_for_a_warning_thinks_of_his_step_first(
    mode: str, answer: str | None, thinks: bool
) -> None:
    names = ("max", "alice", "kevin", "sarah", "emmett", "franck")
    seats, number = (4, 4) if mode == "cooperation" else (3, 6)  # two each among three rivals
    people = {who: {"at": "c4", "seat": place % seats} for place, who in enumerate(names[:number])}
    t = position(BOARD, {"mode": mode, "seats": seats}, **people)
    t.choose(0, OPTIONS.parse("plan avoid b3"))
    if answer is not None:
        t.choose(2, OPTIONS.parse(answer))
    sight = Sight(t.view(1), Memory())  # type: ignore[arg-type]
    assert has_spoken_of_plans(sight) == thinks


def test_what_was_asked_of_another_one_is_his_though_one_has_come_into_the_line() -> None:
    t = row_2()
    t.listen()
    minds = {seat: Memory() for seat in (0, 2)}
    for seat, memory in minds.items():
        Sight(t.view(seat), memory)  # type: ignore[arg-type]
    slide = SLIDES.index("2 e")

    def choose(seat: int, text: str) -> None:
        t.choose(seat, OPTIONS.parse(text))
        for each, memory in minds.items():
            memory.follow(t.news_for(each))

    choose(2, "plan slide 2 e")
    choose(0, "yes 2")
    for seat in range(4):
        choose(seat, "program move control")
    while t.waiting[0] != 2:
        text = OPTIONS.text(t.decision(t.waiting[0]).options[0])
        choose(t.waiting[0], "move w" if text.startswith("move") else text)
    choose(2, "move s")  # Kevin is in row 2 now
    found = {}
    for seat, memory in minds.items():
        sight = Sight(t.view(seat), memory)  # type: ignore[arg-type]
        word = agreed(sight, Sides(sight))
        found[seat] = (slide in word.slides, slide in word.left)
    assert found == {0: (True, False), 2: (False, True)}
