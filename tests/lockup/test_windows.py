"""Tome windows: nobody is asked for nothing, nobody is asked twice for the same (LK-12.6, 12.7)."""

import random
from typing import Any

import pytest

from cellmates import lockup
from cellmates.lockup.cards import standard
from cellmates.lockup.options import WAIT, play_tome
from cellmates.lockup.tome import TOME_RULES
from cellmates.lockup.windows import (
    AFTER_FINAL_RAID,
    BEFORE_RAID,
    PlayTome,
    Window,
    playable,
)
from tests.lockup.configurations import CONFIGURATIONS
from tests.lockup.players import keen_choice, random_choice
from tests.lockup.tables import choose, laid_out, offers


def without_change(before: lockup.Table, after: lockup.Table) -> bool:
    """Whether nothing is different: cubes, tokens, cards, stars, a new ranking, a raid to come."""
    if raid_to_come(after) and not raid_to_come(before):
        return False
    if after.ranking and (before.location, before.ranking) != (after.location, after.ranking):
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
    changing = (*changing, "supply", "guards_up", "guards_down", "first")
    return all(getattr(before, key) == getattr(after, key) for key in changing)


def raid_to_come(t: lockup.Table) -> bool:
    """Whether what is asked is asked because a raid comes next."""
    question = t.open[0].question if t.open else None
    return isinstance(question, PlayTome) and question.window.moment == BEFORE_RAID


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_nobody_is_asked_without_a_tome_that_works(name: str) -> None:
    windows = 0
    for seed in range(8):
        dice = random.Random(seed)
        t = lockup.deal(lockup.Config(**CONFIGURATIONS[name]), seed.to_bytes(32, "big"))
        waited: dict[int, lockup.Table] = {}
        declined: dict[int, set[int]] = {}  # what each seat has waited with since
        while not t.over:
            seat = t.waiting[0]
            asked = t.decision(seat)
            if asked.kind == "window":
                windows += 1
                check_window(t, seat)
                if seat in waited and without_change(waited[seat], t):
                    assert not set(asked.options) <= declined[seat], "asked again for nothing"
                else:
                    declined[seat] = set()
            choice = (keen_choice if seed % 2 else random_choice)(t, dice)
            if asked.kind == "window" and dice.random() < 0.6:
                choice = (seat, WAIT)
            if choice[1] == WAIT:
                waited[seat] = t.clone()
                declined[seat].update(asked.options)
            t.choose(*choice)
    assert windows > 5


def check_window(t: lockup.Table, seat: int) -> None:
    """A seat that is asked holds a tome that would have an effect, and may wait."""
    question = t.open[0].question
    assert isinstance(question, PlayTome)
    first, *titles = t.decision(seat).options
    assert first == WAIT
    assert titles
    assert titles == playable(t, seat, question.window.timings(t, seat))
    for option in titles:
        title = option - play_tome(t.cards)
        assert title in t.hands[seat]
        twin = t.clone()
        twin.choose(seat, option)
        assert twin.hands[seat].count(title) == t.hands[seat].count(title) - 1 or (
            twin.tome_deck != t.tome_deck  # a goal or an effect may have brought another copy
        )


class Onlooker:
    """Sees every window of a game run, and who was told to be silent in it by having waited."""

    def __init__(self, t: lockup.Table) -> None:
        self.t = t
        self.waited: dict[int, lockup.Table] = {}
        self.declined: dict[int, set[int]] = {}
        self.silent = 0

    def choose(self, seat: int, option: int) -> None:
        """Make a choice as the table does, with a look at each window that follows."""
        t = self.t
        asked = t.open.pop()
        question, offered = asked.question, set(asked.options)
        assert asked.seat == seat
        if option == WAIT:
            if not self._waits(seat):
                self.declined[seat] = set()
            self.declined[seat] |= offered
            self.waited[seat] = t.clone()
        question.answer(t, option)
        while t.agenda and not t.open and t.outcome is None:
            step = t.agenda.pop()
            step.run(t)
            if isinstance(step, Window) and not t.open:
                for who in range(t.seats):
                    self._check_silence(step, who)

    def _waits(self, who: int) -> bool:
        return who in self.waited and without_change(self.waited[who], self.t)

    def _check_silence(self, window: Window, who: int) -> None:
        """A crew with a tome that works is passed over only if it has waited with that very one."""
        titles = set(playable(self.t, who, window.timings(self.t, who)))
        if titles:
            self.silent += 1
            assert titles <= self.declined[who], "not asked about a tome for this moment"


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_waiting_silences_only_what_one_was_asked_about(name: str) -> None:  # LK-12.1, LK-12.6
    silent = 0
    for seed in range(12):
        dice = random.Random(seed)
        t = lockup.deal(lockup.Config(**CONFIGURATIONS[name]), seed.to_bytes(32, "big"))
        eyes = Onlooker(t)
        while not t.over:
            seat = t.waiting[0]
            choice = (keen_choice if seed % 2 else random_choice)(t, dice)
            if t.decision(seat).kind == "window" and dice.random() < 0.8:
                choice = (seat, WAIT)
            eyes.choose(*choice)
        silent += eyes.silent
    assert silent > 20


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


ANY_TIME = {
    "airtight_alibis": {"suspicion": 1},
    "the_gentle_art_of_framing": {"suspicion": 1},
    "scavengers_almanac": {},
    "alchemists_primer": {},
    "ironmongers_digest": {},
    "iron_will_regimen": {},
}
"""Every tome that fits any moment, and what makes it work; all crews here have cubes."""

OWN_TURN = (
    {"phase": "roll_call", "first": 1, "next": 1},
    {"cell": ["2", "3"], "placed": {"yard": ["4"]}},
    ("1: assign sewers", "1: token 5", "1: done", "0: wait"),
)
RANKED = (
    {"phase": "lights_out", "location": "yard"},
    {"cell": ["2"], "placed": {"sewers": ["3"]}},
    (),
)
CHOW_HALL = (
    {"phase": "lights_out", "location": "chow_hall", "goons": {"sewers": "whisk"}},
    {"cell": ["2"], "placed": {"chow_hall": ["5"]}},
    ("0: wait",),
)
CELL_BLOCK = (
    {"phase": "lights_out", "location": "cell_block", "display": ["bone_shiv", "gate_bar_axe"]},
    {"cell": ["2"], "placed": {"cell_block": ["5"]}},
    ("0: wait",),
)
FITS: dict[str, tuple[dict[str, Any], dict[str, Any], tuple[str, ...]]] = {
    "big_book_of_stealth": OWN_TURN,
    "map_of_the_old_wing": OWN_TURN,
    "manual_of_muscle": RANKED,
    "tales_of_seniority": RANKED,
    "recruiters_handbook": CHOW_HALL,
    "cutthroat_crafting": CELL_BLOCK,
    "contraband_blueprints": CELL_BLOCK,
}
"""Every tome for a moment of its own: a position, one's own part of it, and the way from the wait
at the moment before to the one that it is for."""


def test_every_title_is_in_one_of_the_two_lists() -> None:
    """The Atlas, whose moments follow those for everything in solo alone, has a scenario."""
    slugs = {tome.slug for tome in standard().tomes}
    assert slugs == {*ANY_TIME, *FITS, "atlas_of_hideouts"}


@pytest.mark.parametrize("later", FITS)
@pytest.mark.parametrize("before", ANY_TIME)
def test_waiting_with_one_tome_hides_no_other(before: str, later: str) -> None:  # LK-12.6
    position, own, way = FITS[later]
    cubes = {"scrap": 2, "iron": 1, "potion": 1}
    seat0 = {**own, **ANY_TIME[before], "resources": cubes, "tomes": [before, later]}
    seat1 = {"cell": ["2", "5"], "resources": cubes}
    decks: dict[str, list[str]] = {"items": [], "goons": [], "tomes": []}
    t = laid_out({**position, "decks": decks, "seat0": seat0, "seat1": seat1}, seats=2)
    assert offers(t, 0) == ["wait", f"tome {before}"]
    choose(t, "0: wait", *way)
    assert sorted(offers(t, 0)) == sorted(["wait", f"tome {before}", f"tome {later}"])
    choose(t, "0: wait")
    assert f"tome {later}" not in offers(t, 0)  # its moment is over


HANDS = {
    "round": 2,
    "goons": {"sewers": "ragpicker_jod"},
    "seat0": {"tomes": ["iron_will_regimen", "manual_of_muscle"], "placed": {"sewers": ["3"]}},
}


def can_wait(t: lockup.Table, seat: int) -> list[str]:
    """The tomes of which a seat is told that they may wait."""
    found = t.view(seat)["offer"]["can_wait"]
    assert isinstance(found, list)
    return found


def test_a_tome_whose_moment_passes_cannot_wait() -> None:
    t = laid_out({**HANDS, "phase": "lights_out", "location": "sewers"}, seats=2)
    assert sorted(offers(t, 0)) == ["tome iron_will_regimen", "tome manual_of_muscle", "wait"]
    assert can_wait(t, 0) == ["iron_will_regimen"]


def test_only_who_is_asked_hears_which_tomes_may_wait() -> None:
    t = laid_out({**HANDS, "phase": "lights_out", "location": "sewers"}, seats=2)
    assert t.view(1)["offer"] is None
    assert t.view(None)["offer"] is None


def test_before_a_raid_no_tome_can_wait() -> None:
    waits: dict[bool, int] = {True: 0, False: 0}
    for seed in range(6):
        t = lockup.deal(lockup.Config(seats=4), seed.to_bytes(32, "big"))
        dice = random.Random(seed)
        while not t.over:
            seat = t.waiting[0]
            question = t.open[0].question
            choice = keen_choice(t, dice)
            if isinstance(question, PlayTome):
                raid = question.window.moment in (BEFORE_RAID, AFTER_FINAL_RAID)
                waits[raid] += 1
                assert not (raid and can_wait(t, seat))
                choice = (seat, WAIT)
            t.choose(*choice)
    assert min(waits.values()) > 3
