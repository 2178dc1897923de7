"""Tome windows without tedium: an answer that stands, and nothing else that is skipped."""

import io
from pathlib import Path

import pytest

from cellmates.games import GAMES
from cellmates.kernel.table import Decision
from cellmates.locale import Texts
from cellmates.terminal.commands import Take, Unclear, read
from cellmates.terminal.console import Console
from cellmates.terminal.face import face_of
from cellmates.terminal.lines import Left, LineTable
from cellmates.terminal.saves import Saves
from cellmates.terminal.session import Session
from cellmates.terminal.standing_answer import StandingAnswer

FACE = face_of("lockup", Texts("en"))
ANYTIME = ("scavengers_almanac", "iron_will_regimen", "ironmongers_digest")


def session_with(*people: int, seed: int = 3, **keys: object) -> Session:
    game = GAMES["lockup"]
    return Session(game, game.config(keys), bytes([seed] * 32), people, ["random"])


def go_on(session: Session) -> None:
    """The next bot decides, or the person takes the first option, but never plays a tome."""
    seat = session.asked()
    if seat is None:
        session.let_bot_choose()
    else:
        decision = session.decision(seat)
        session.choose(seat, decision.options[0])


def in_window(phase: str, **keys: object) -> Session:
    """A session that asks a person in this phase whether to play a tome that fits any time."""
    for seed in range(1, 60):
        session = session_with(0, seed=seed, **{"seats": 4, "advanced": True, **keys})
        while not session.over:
            if session.asked() == 0 and session.decision(0).kind == "window":
                view = session.view(0)
                if view["phase"] == phase and set(view["crews"][0]["tomes"]) & set(ANYTIME):
                    return session
            go_on(session)
    raise AssertionError("no such window")


def offered(session: Session, word: str) -> StandingAnswer:
    standing = FACE.standing(session.decision(0), session.view(0))
    return next(each for each in standing if each.words == ("wait", word))


def stand(session: Session, word: str) -> list[tuple[object, ...]]:
    """Wait for that long; where and what the person is asked until then."""
    standing = offered(session, word)
    scope = standing.scope(session.view(0))
    session.stand(0, standing)
    session.choose(0, standing.option)
    asked: list[tuple[object, ...]] = []
    while not session.over and standing.scope(session.view(0)) == scope:
        if session.asked() == 0:
            asked.append((session.decision(0).kind,))
        go_on(session)
    return asked


@pytest.mark.parametrize(
    ("phase", "word"),
    [
        ("roll_call", "phase"),
        ("roll_call", "round"),
        ("lights_out", "location"),
        ("lights_out", "phase"),
        ("lights_out", "round"),
        ("patrol", "round"),
    ],
)
def test_who_waits_is_asked_about_tomes_no_more_but_about_all_else(phase: str, word: str) -> None:
    session = in_window(phase)
    before = len(session.table.choices())
    asked = stand(session, word)
    assert ("window",) not in asked
    made = session.table.choices()[before:]
    waits = [option for seat, option in made if seat == 0 and option == offered_wait(session)]
    assert waits  # what was answered for the person is in the record like any answer


def offered_wait(session: Session) -> int:
    return session.table.catalogue().parse("wait")


def test_the_windows_come_back_when_the_time_is_over() -> None:
    session = in_window("lights_out")
    stand(session, "location")
    for _ in range(400):
        if session.over or (session.asked() == 0 and session.decision(0).kind == "window"):
            break
        go_on(session)
    assert session.over or session.decision(0).kind == "window"


def test_roll_call_has_no_location_to_wait_for_and_the_end_no_round() -> None:
    session = in_window("roll_call")
    words = [each.words[1] for each in FACE.standing(session.decision(0), session.view(0))]
    assert words == ["phase", "round", "again"]
    final = {**session.view(0), "phase": "final"}
    last = FACE.standing(session.decision(0), final)
    assert [each.words[1] for each in last] == ["phase", "again"]


def test_a_round_that_one_waits_for_ends_before_the_final_raid() -> None:
    session = in_window("lights_out")
    scope = offered(session, "round").scope
    view = session.view(0)
    assert scope(view) == scope({**view, "phase": "patrol"})
    assert scope(view) != scope({**view, "phase": "final"})
    assert scope(view) != scope({**view, "round": view["round"] + 1})


def test_only_windows_can_be_waited_out() -> None:
    session = session_with(0, seats=4)
    while session.asked() is None:
        session.let_bot_choose()
    assert FACE.standing(session.decision(0), session.view(0)) == ()
    standing = offered(in_window("lights_out"), "round")
    view = session.view(0)
    assert not standing.answers(Decision("reward", "0", (standing.option,)), view)


def test_taking_back_ends_the_waiting() -> None:
    session = in_window("lights_out")
    standing = offered(session, "phase")
    session.stand(0, standing)
    session.choose(0, standing.option)
    if session.can_take_back(0):
        session.take_back(0)
        assert session.asked() == 0
        assert session.decision(0).kind == "window"
        session.choose(0, standing.option)
    session.stand(0, None)
    assert not session._standing


# A tome that can wait is asked about once a phase.


def windows_of_the_phase(session: Session, again: bool) -> list[set[str]]:
    """What is offered in every window that the person is asked until this phase is over."""
    asked: list[set[str]] = []
    view = session.view(0)
    span = view["round"], view["phase"]
    while not session.over and (view["round"], view["phase"]) == span:
        if session.asked() == 0 and session.decision(0).kind == "window":
            decision, before = session.decision(0), session.standing(0)
            offer = view["offer"]
            assert offer is not None
            asked.append(set(offer["can_wait"]))
            wait = offered_wait(session)
            lasting = FACE.lasting(wait, decision, view, before)
            session.stand(0, offered(session, "again") if again else lasting)
            session.choose(0, wait)
        else:
            go_on(session)
        view = session.view(0)
    return asked


def test_a_tome_that_can_wait_is_asked_about_once_a_phase() -> None:
    once = windows_of_the_phase(in_window("lights_out"), again=False)
    tomes = [tome for window in once for tome in window]
    assert once
    assert len(tomes) == len(set(tomes)), "nothing is asked twice"
    assert len(windows_of_the_phase(in_window("lights_out"), again=True)) > len(once)


def test_a_tome_whose_moment_passes_is_asked_about_although_it_was_declined() -> None:
    session = in_window("lights_out")
    decision, view = session.decision(0), session.view(0)
    standing = FACE.lasting(offered_wait(session), decision, view, None)
    assert standing is not None
    assert standing.answers(decision, view)
    last_chance = {**view, "offer": {**view["offer"], "can_wait": []}}
    assert not standing.answers(decision, last_chance)
    assert FACE.lasting(offered_wait(session), decision, last_chance, standing) is standing


# Typing it.


def meaning(line: str) -> object:
    session = in_window("lights_out")
    view, decision = session.view(0), session.decision(0)
    catalogue = session.table.catalogue()
    standing = FACE.standing(decision, view)
    choosing = FACE.listed(decision.options, catalogue, decision.about, view, standing)
    return read(line, choosing, (), catalogue, Texts("en"))


def test_waiting_can_be_typed() -> None:
    once = meaning("wait")
    assert isinstance(once, Take)
    assert once.standing is None
    for line in ("wait location", "wait loc", "WAIT  LOCATION"):
        longer = meaning(line)
        assert isinstance(longer, Take)
        assert longer.standing is not None
        assert longer.standing.words == ("wait", "location")
    assert isinstance(meaning("wait forever"), Unclear)


def test_in_lines_it_is_listed_explained_and_taken(tmp_path: Path) -> None:
    session = in_window("lights_out")
    out = io.StringIO()
    number = len(session.decision(0).options) + 1
    console = Console(io.StringIO(f"? {number}\nwait round\nquit\n"), out, False, False)
    with pytest.raises(Left):
        LineTable(session, FACE, console, Saves(tmp_path)).play()
    text = out.getvalue()
    assert "Not before this location is over" in text
    assert "You are not asked about tomes until the next location." in text
    assert session._standing
