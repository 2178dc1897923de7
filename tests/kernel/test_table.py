"""Three ways to be wrong, three errors; news; the course of a table."""

import pytest

from cellmates import room25
from cellmates.kernel import (
    EVERYBODY,
    Decision,
    Dice,
    Event,
    IllegalChoice,
    MalformedChoice,
    NotYourDecision,
)
from cellmates.testing import conformance

OPTION = room25.OPTIONS.parse


@pytest.fixture
def table() -> room25.Table:
    return room25.deal(room25.Config(mode="cooperation", seats=4), bytes(32))


def test_there_is_no_such_option(table: room25.Table) -> None:
    for option in (-1, len(room25.OPTIONS)):
        with pytest.raises(MalformedChoice, match=f"no option number {option}"):
            table.choose(0, option)


def test_an_option_that_is_not_on_offer(table: room25.Table) -> None:
    with pytest.raises(IllegalChoice, match="'hide' is not on offer; the options are: clue c4, "):
        table.choose(0, OPTION("hide"))


def test_two_choices_for_one_seat(table: room25.Table) -> None:
    table.choose(0, OPTION("clue c4"))
    digest = table.digest()
    with pytest.raises(NotYourDecision, match=r"'clue b3': seat 0 is not asked; waiting for \("):
        table.choose(0, OPTION("clue b3"))
    assert table.digest() == digest


def test_a_seat_that_is_not_there(table: room25.Table) -> None:
    with pytest.raises(NotYourDecision, match="seat 7 is not asked"):
        table.choose(7, OPTION("clue b3"))
    with pytest.raises(NotYourDecision, match="seat 7 has nothing to decide"):
        table.decision(7)


def test_nothing_can_be_chosen_after_the_end(table: room25.Table) -> None:
    conformance.play(table, Dice(bytes(32)))
    assert table.waiting == ()
    with pytest.raises(IllegalChoice, match="the game is over"):
        table.choose(0, OPTION("clue c4"))
    with pytest.raises(MalformedChoice):
        table.choose(0, -1)


def test_news_only_for_those_who_listen(table: room25.Table) -> None:
    deaf = table.clone()
    table.listen()
    table.choose(0, OPTION("clue c4"))
    deaf.choose(0, OPTION("clue c4"))
    assert deaf.news == []
    assert [event.kind for event in table.news] == ["clue", "saw"]
    assert [event.kind for event in table.news_for(0)] == ["clue", "saw"]
    assert [event.kind for event in table.news_for(1)] == ["clue"]
    assert [event.kind for event in table.news_for(None)] == ["clue"]


def test_news_are_those_of_the_latest_choice(table: room25.Table) -> None:
    table.listen()
    table.choose(0, OPTION("clue c4"))
    table.choose(0, OPTION("agree"))
    assert [event.kind for event in table.news] == ["agree"]


def test_choices_are_remembered_in_order(table: room25.Table) -> None:
    made = [(0, OPTION("clue c4")), (2, OPTION("agree")), (3, OPTION("clue b3"))]
    for seat, option in made:
        table.choose(seat, option)
    assert table.choices() == made
    assert table.clone().choices() == made


def test_who_hears_an_event() -> None:
    assert Event("over", EVERYBODY, {}).heard_by(None)
    assert Event("saw", 0b10, {}).heard_by(1)
    assert not Event("saw", 0b10, {}).heard_by(0)
    assert not Event("saw", 0b10, {}).heard_by(None)


def test_decisions_are_values() -> None:
    decision = Decision("look", "max", (64, 65))
    assert repr(decision) == "Decision('look', 'max', (64, 65))"
    assert decision == Decision("look", "max", (64, 65))
    assert hash(decision) == hash(Decision("look", "max", (64, 65)))
    for other in (
        Decision("move", "max", (64, 65)),
        Decision("look", "alice", (64, 65)),
        Decision("look", "max", (64,)),
        "look",
    ):
        assert decision != other
