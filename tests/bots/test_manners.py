"""Manners: what nobody would forgive a bot, watched in some games (hundreds: `make manners`)."""

from collections import Counter

import pytest

from cellmates.bots.room25 import search as room25_search
from cellmates.bots.room25 import thinking as room25_thinking
from cellmates.room25.names import CHARACTERS, PROGRAMMING
from cellmates.room25.options import OPTIONS
from tests.manners import COOPERATION, SUSPICION, Watched, openings, watched_games


@pytest.mark.parametrize("part", range(4))
def test_careful_bots_mind_their_manners(part: int) -> None:
    seen: Counter[str] = Counter()
    for watched in watched_games(part * 8, part * 8 + 8, ["careful"]):
        assert watched.breaches == []
        seen += watched.seen
    assert seen["red"] > 20
    assert seen["look"] > 5
    assert seen["chorus"] > 100
    assert 0 < seen["praise"] < 20  # once in a while


def test_beginners_and_those_above_careful_mind_them_too(monkeypatch: pytest.MonkeyPatch) -> None:
    few = room25_search.Effort(tables=2, options=3, joint_tables=1, joint_options=2)
    monkeypatch.setattr(room25_thinking.MastermindBot, "effort", few)
    for watched in watched_games(100, 103, ["rookie", "regular", "mastermind"]):
        assert watched.breaches == []


@pytest.mark.parametrize("levels", [["careful"], ["rookie", "regular"]], ids=str)
def test_crews_do_not_all_open_at_one_location(levels: list[str]) -> None:
    found = openings(6, 12, levels)
    assert found.rounds == 36
    assert found.same <= found.expected + 3 * found.spread


def test_nobody_lays_a_look_for_what_a_person_has_just_been_shown() -> None:
    """Bots program at once, before a person says anything of its starting clue."""
    for number in range(1, 41):
        watched = Watched(COOPERATION, number, ["careful"], person=0)
        watched.play()
        watched.choose(0, watched.room25.decision(0).options[0])
        watched.play()
        assert watched.breaches == []


def test_bots_that_are_ready_answer_a_later_plan_of_a_person() -> None:
    watched = Watched(SUSPICION, 4, ["careful"], person=0)
    t = watched.room25
    while t.phase != PROGRAMMING:
        watched.play()
        watched.choose(0, t.decision(0).options[0])
    watched.play()
    assert t.waiting == (0,)  # all the others have programmed
    watched.choose(0, OPTIONS.parse("plan stay"))
    watched.play()
    plans = t.view(0)["plans"]
    answers = next(plan["answers"] for plan in plans if plan["seat"] == 0)
    assert answers
    assert t.waiting == (0,)
    said = len(watched.said)
    watched.play()
    assert len(watched.said) == said  # that is all until the person speaks again


def test_a_bot_that_is_ready_defends_itself() -> None:
    watched = Watched(SUSPICION, 4, ["careful"], person=0)
    t = watched.room25
    watched.play()
    watched.choose(0, t.decision(0).options[0])
    watched.play()
    who = next(who for who in t.playing if t.seat_of[who] == 3)
    watched.choose(0, OPTIONS.parse(f"accuse {CHARACTERS[who]} pushed"))
    watched.play()
    defences = [event.data["seat"] for _, event in watched.said if event.kind == "defend"]
    assert 3 in defences
