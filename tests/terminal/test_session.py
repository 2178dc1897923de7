"""People and bots at a table: one door to secrets, taking back, saving, going on."""

import json
import os
from pathlib import Path

import pytest

from cellmates.bots.host import stories
from cellmates.games import GAMES
from cellmates.kernel.errors import IllegalChoice
from cellmates.kernel.record import RecordError, load
from cellmates.kernel.record import parse as parse_record
from cellmates.terminal.saves import Saves
from cellmates.terminal.session import Session, resumed
from tests.terminal.seats import EASY, SUSPICION, play_on, session_with

OPTIONS = GAMES["room25"].options


def test_people_see_their_own_seat_and_no_other() -> None:
    session = session_with(0, 2)
    assert session.view(2)["seat"] == 2
    assert session.view(None)["seat"] is None
    for seat in (1, 3, 9):
        for look in (session.view, session.log, session.decision, session.may, session.phrases):
            with pytest.raises(ValueError, match=f"seat {seat}"):
                look(seat)
        with pytest.raises(ValueError, match=f"seat {seat}"):
            session.choose(seat, 0)


def test_people_are_asked_before_bots_and_told_what_they_may_know() -> None:
    session = session_with(1)
    assert session.asked() == 1
    session.choose(1, OPTIONS.parse("clue c4"))
    assert [event.kind for event in session.unread(1)] == ["clue", "saw"]
    assert session.unread(1) == []
    assert [event.kind for event in session.log(None)] == ["clue"]
    assert session.asked() is None
    session.let_bot_choose()
    assert [event.kind for event in session.unread(1)] == ["clue"]


def test_a_wrong_choice_leaves_everything_as_it_was() -> None:
    session = session_with(0)
    before = session.table.digest()
    with pytest.raises(IllegalChoice):
        session.choose(0, OPTIONS.parse("move n"))
    assert (session.table.digest(), session.log(0)) == (before, [])


def test_bots_play_to_the_end_and_talk_on_the_way() -> None:
    session = session_with(0, keys=SUSPICION, seed=3, bot="careful")
    play_on(session, 1000)
    assert session.over
    assert session.asked() is None
    talkers = {event.data["seat"] for event in session.log(0) if event.kind == "claim"}
    assert talkers & {1, 2, 3}


def test_the_same_seed_makes_the_same_game() -> None:
    one, other = session_with(0, bot="careful"), session_with(0, bot="careful")
    play_on(one, 60)
    play_on(other, 60)
    assert one.table.choices() == other.table.choices()


# Taking back.


def at_programming(*people: int, **more: object) -> Session:
    session = session_with(*people, keys={**EASY, **more})
    while session.view(None)["phase"] != "programming":
        play_on(session, 1)
    return session


def test_a_program_can_be_taken_back_until_all_are_ready() -> None:
    session = at_programming(0, 1)
    seat = session.asked()
    assert seat is not None
    assert not session.can_take_back(seat)  # the clue was seen by everybody
    before = session.table.digest()
    session.choose(seat, session.decision(seat).options[3])
    assert session.can_take_back(seat)
    session.take_back(seat)
    assert session.table.digest() == before
    session.choose(seat, session.decision(seat).options[4])
    other = session.asked()
    assert other not in (None, seat)


def test_another_persons_program_in_between_stays() -> None:
    session = at_programming(0, 1)
    first = session.asked()
    assert first is not None
    session.choose(first, session.decision(first).options[3])
    second = session.asked()
    assert second is not None
    kept = session.decision(second).options[5]
    session.choose(second, kept)
    session.take_back(first)
    assert session.asked() == first
    assert (second, kept) in session.table.choices()
    session.choose(first, session.decision(first).options[0])
    play_on(session, 2)
    assert not session.can_take_back(first)


def test_what_somebody_has_learned_from_cannot_be_taken_back() -> None:
    session = session_with(0)
    session.choose(0, OPTIONS.parse("clue c4"))
    assert not session.can_take_back(0)
    with pytest.raises(ValueError, match="come of it"):
        session.take_back(0)


def test_one_person_with_several_characters_takes_back_the_last_one() -> None:
    session = at_programming(0, seats=1)
    first = session.decision(0).about
    session.choose(0, session.decision(0).options[0])
    second = session.decision(0).about
    session.choose(0, session.decision(0).options[0])
    session.take_back(0)
    assert session.decision(0).about == second
    session.take_back(0)
    assert session.decision(0).about == first


def test_bots_never_hear_of_what_was_taken_back() -> None:
    session = session_with(0, 1, keys=SUSPICION, bot="careful")
    taken = 0
    while not session.over:
        seat = session.asked()
        if seat is None:
            session.let_bot_choose()
            continue
        options = session.decision(seat).options
        session.choose(seat, options[-1])
        if session.can_take_back(seat):
            session.take_back(seat)
            session.choose(seat, options[0])
            taken += 1
        told = stories(session.game, session.config, session.seed, session.table.choices(), (2, 3))
        for bot in (2, 3):
            waiting = session._scheduler._seats[bot].unheard
            heard = session._players[bot].heard
            assert told[bot].news[heard:] == waiting
    assert taken > 3


# Saving and going on.


def test_a_session_goes_on_where_it_was_saved(tmp_path: Path) -> None:
    session = session_with(0, 2, keys=SUSPICION, bot="careful")
    play_on(session, 40)
    path = Saves(tmp_path).save(session)
    again = resumed(load(path), str(path))
    assert again.table.digest() == session.table.digest()
    assert (again.logs, again.people, again.bot_names) == (
        session.logs, session.people, session.bot_names,
    )  # fmt: skip
    for seat in (0, 2, None):
        assert again.view(seat) == session.view(seat)
    assert again.unread(0) == session.log(0)[-10:]
    play_on(again, 1000)
    assert again.over


def test_bots_play_on_as_if_nothing_had_happened() -> None:
    """They are told all that their seats were told, so that they need not be saved."""
    keys = {**EASY, "ui_memory_aid": "none"}
    session = session_with(keys=keys, bot="careful")
    while len(session.table.choices()) < 30 or session._acts:  # nobody is in the middle of a turn
        session.let_bot_choose()
    again = resumed(parse_record(session.record().to_json(), "x"), "x")
    play_on(session, 1000)
    play_on(again, 1000)
    assert again.over
    assert again.table.choices() == session.table.choices()


def test_saving_keeps_one_file_and_a_finished_game_becomes_a_record(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    session = session_with(0)
    first = saves.save(session)
    play_on(session, 10)
    assert saves.save(session) == first
    assert [path.name for path in tmp_path.rglob("*.json")] == [first.name]
    assert saves.latest() == first
    play_on(session, 1000)
    assert saves.save(session) == tmp_path / "records" / first.name
    assert saves.latest() is None


def test_two_games_begun_at_once_have_files_of_their_own(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    one, other = saves.save(session_with(0)), saves.save(session_with(0))
    assert one != other
    os.utime(one, (2e9, 2e9))
    assert saves.latest() == one


def test_a_file_of_the_players_own_stays_where_it_is(tmp_path: Path) -> None:
    saves = Saves(tmp_path / "data")
    session = session_with(0)
    session.path = tmp_path / "mine.json"
    play_on(session, 1000)
    assert saves.save(session) == tmp_path / "mine.json"
    assert load(tmp_path / "mine.json").digest == session.table.digest()


def saved_with(change: dict[str, object]) -> str:
    session = session_with(0)
    play_on(session, 6)
    return json.dumps({**json.loads(session.record().to_json()), **change})


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"names": {}}, "does not say who plays"),
        ({"names": {"people": ["x"], "bots": {}}}, "a seat is a number"),
        ({"names": {"people": [0], "bots": {"1": "random"}}}, "not every seat has a player"),
        ({"names": {"people": [0], "bots": {"1": "hal", "2": "hal", "3": "hal"}}}, "hal"),
        ({"digest": "0" * 32}, "altered"),
        ({"rules_version": 99}, "rules version 99"),
        ({"choices": ["0: move n"]}, "choice 1"),
        ({"config": {"mode": "cooperation", "seats": 9}}, "seats"),
    ],
)
def test_what_is_wrong_with_a_save_is_said(change: dict[str, object], message: str) -> None:
    with pytest.raises(RecordError, match=message) as error:
        resumed(parse_record(saved_with(change), "x.json"), "x.json")
    assert "x.json" in str(error.value)


def test_a_look_that_leaves_no_choice_is_confided_when_a_bot_has_chosen() -> None:
    """Somebody may want to tell of it, though nobody asked her anything."""
    shown = 0
    for seed in range(12):
        session = session_with(0, seed=seed, bot="careful")
        while not session.over and shown == 0:
            seat = session.asked()
            before = len(session.log(0))
            if seat is not None:
                options = session.decision(seat).options
                looks = [each for each in options if OPTIONS.text(each) == "program move look"]
                session.choose(seat, (looks or options)[0])
                continue
            session.let_bot_choose()
            saw = [event for event in session.log(0)[before:] if event.kind == "saw"]
            shown += len(saw)
            assert all(event in session.confided(0) for event in saw)
    assert shown
