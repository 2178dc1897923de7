"""Tome windows: nobody is asked for nothing, nobody is asked twice for the same (LK-12.6, 12.7)."""

import random

import pytest

from cellmates import lockup
from cellmates.lockup.options import WAIT, play_tome
from cellmates.lockup.tome import TOME_RULES
from cellmates.lockup.windows import PlayTome, playable
from tests.lockup.configurations import CONFIGURATIONS
from tests.lockup.players import keen_choice, random_choice
from tests.lockup.tables import choose, laid_out, offers


def without_change(before: lockup.Table, after: lockup.Table) -> bool:
    """Whether nothing on the table is different: cubes, tokens, cards, stars, a ranking."""
    if after.ranking and before.location != after.location:
        return False
    changing: tuple[str, ...] = (
        "stars",
        "power",
        "suspicion",
        "cubes",
        "items",
        "reserved",
        "goons",
        "hands",
    )
    changing = (
        *changing,
        "token_at",
        "face_down",
        "shown",
        "dens",
        "watch",
        "loose_cubes",
        "display",
    )
    changing = (*changing, "supply", "ranking", "guards_up", "guards_down", "first")
    return all(getattr(before, key) == getattr(after, key) for key in changing)


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_nobody_is_asked_without_a_tome_that_works(name: str) -> None:
    windows = 0
    for seed in range(8):
        dice = random.Random(seed)
        t = lockup.deal(lockup.Config(**CONFIGURATIONS[name]), seed.to_bytes(32, "big"))
        waited: dict[int, lockup.Table] = {}
        while not t.over:
            seat = t.waiting[0]
            asked = t.decision(seat)
            if asked.kind == "window":
                windows += 1
                check_window(t, seat)
                if seat in waited:
                    assert not without_change(waited[seat], t), "asked again for nothing"
            choice = (keen_choice if seed % 2 else random_choice)(t, dice)
            if asked.kind == "window" and dice.random() < 0.6:
                choice = (seat, WAIT)
            if choice[1] == WAIT:
                waited[seat] = t.clone()
            t.choose(*choice)
    assert windows > 5


def check_window(t: lockup.Table, seat: int) -> None:
    """A seat that is asked holds a tome that would have an effect, and may wait."""
    question = t.open[0].question
    assert isinstance(question, PlayTome)
    first, *titles = t.decision(seat).options
    assert first == WAIT
    assert titles
    moment, own = question.window.moment, question.window.active == seat
    assert titles == playable(t, seat, moment, own)
    for option in titles:
        title = option - play_tome(t.cards)
        assert title in t.hands[seat]
        twin = t.clone()
        twin.choose(seat, option)
        assert twin.hands[seat].count(title) == t.hands[seat].count(title) - 1 or (
            twin.tome_deck != t.tome_deck  # a goal or an effect may have brought another copy
        )


def test_every_tome_is_useless_somewhere_and_useful_somewhere() -> None:
    """Each title is offered in some window and left out in another while in hand."""
    offered: set[int] = set()
    withheld: set[int] = set()
    for seed in range(80):
        dice = random.Random(seed)
        t = lockup.deal(lockup.Config(seats=2 + seed % 4, advanced=True), seed.to_bytes(32, "big"))
        while not t.over:
            seat = t.waiting[0]
            if t.decision(seat).kind == "window":
                there = {option - play_tome(t.cards) for option in t.decision(seat).options[1:]}
                offered |= there
                withheld |= set(t.hands[seat]) - there
            t.choose(*random_choice(t, dice))
    assert offered == set(range(len(TOME_RULES)))
    assert len(withheld) > 6


def test_after_waiting_one_is_asked_when_something_has_changed() -> None:
    position = {
        "phase": "roll_call",
        "seat0": {"cell": ["2", "3"], "tomes": ["iron_will_regimen"]},
        "seat1": {"cell": ["2", "3"]},
    }
    t = laid_out(position, seats=2)
    assert t.decision(0).kind == "window"
    choose(t, "0: wait")
    assert t.decision(0).kind == "roll_call"
    choose(t, "0: assign yard", "0: token 2", "0: done")
    assert t.decision(0).kind == "window"  # a token lies in the yard now
    choose(t, "0: wait")
    assert t.decision(1).kind == "roll_call"
    choose(t, "1: pass")
    assert t.decision(0).kind == "roll_call"  # a pass changes nothing on the table


def test_a_passed_crew_is_not_asked_in_roll_call() -> None:  # LK-5.9, LK-12.2
    position = {
        "phase": "roll_call",
        "next": 1,
        "seat0": {"passed": True, "cell": ["2"], "tomes": ["iron_will_regimen"]},
        "seat1": {"cell": ["2", "3"]},
    }
    t = laid_out(position, seats=2)
    choose(t, "1: assign yard", "1: token 2", "1: done")
    assert t.decision(1).kind == "roll_call"
    choose(t, "1: pass")
    assert (t.waiting, t.decision(0).kind) == ((0,), "window")  # the lights are out


def test_windows_ask_the_active_crew_first() -> None:  # LK-12.7
    tomes = {"tomes": ["iron_will_regimen"], "cell": ["2", "3"]}
    t = laid_out(
        {"phase": "roll_call", "first": 2, "next": 1, "seat0": tomes, "seat1": tomes,
         "seat2": tomes}, seats=3,
    )  # fmt: skip
    order = []
    while t.decision(t.waiting[0]).kind == "window":
        order.append(t.waiting[0])
        choose(t, f"{t.waiting[0]}: wait")
    assert order == [1, 2, 0]
    assert offers(t, 1)[-1] == "pass"
