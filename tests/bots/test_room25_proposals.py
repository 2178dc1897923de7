"""What bots propose by themselves: what helps them, what can be done, and not too much of it."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from cellmates import room25
from cellmates.bots.host import luck
from cellmates.bots.room25 import search
from cellmates.bots.room25.agreed import agreed
from cellmates.bots.room25.careful import CarefulBot
from cellmates.bots.room25.memory import Memory
from cellmates.bots.room25.proposals import ENOUGH, asked, proposal
from cellmates.bots.room25.search import Effort, Searcher
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import Sight
from cellmates.bots.room25.talk import remark
from cellmates.bots.room25.temperament import TEMPERAMENTS
from cellmates.bots.sitting import Sitting
from cellmates.kernel.dice import Dice
from cellmates.kernel.event import EVERYBODY, Event
from cellmates.room25.board import LINE_CELLS, LINE_NUMBERS, SLIDE_DIRECTIONS, SLIDES
from cellmates.room25.events import TALK
from cellmates.room25.names import CHARACTER_NUMBERS, CONTROL, PROGRAMMING
from cellmates.room25.options import CLAIM, OPTIONS, PLAN_SLIDE
from cellmates.room25.table import Room25Table
from tests.bots.room25_positions import COOPERATION, choice, position
from tests.bots.test_room25_talk import COOPERATION as FOUR
from tests.bots.test_room25_talk import Watched

BOARD = """
    ?dark  ?dark   ?dark    ?dark   ?dark
    ?dark  empty   empty    empty   empty
    ?dark  empty   central  empty   room_25
    ?dark  empty   empty    empty   empty
    ?dark  ?dark   ?dark    ?dark   ?dark
"""

ROW_4 = {"max": "d4", "alice": "c4", "kevin": "b4", "sarah": "e4"}
"""Column e should go north, and Sarah alone stands in it."""

OWN = {"max": "b4", "alice": "c2", "kevin": "b2", "sarah": "e2"}
"""Row 4 should go east, and Max alone stands in it."""


def table(places: dict[str, str], **more: Any) -> Room25Table:
    """All want to go to Room 25, and Alice has called to it."""
    people = {who: {"at": cell} for who, cell in places.items()}
    found = position(BOARD, COOPERATION, key_used=True, rounds_left=5, **people, **more)
    assert isinstance(found, Room25Table)
    found.choose(1, OPTIONS.parse("plan exit"))
    found.choose(0, OPTIONS.parse("yes 1"))
    return found


def says(t: Room25Table, seat: int = 0, temper: str = "even", luck: float = 0.5) -> str | None:
    memory = Memory()
    memory.temper = TEMPERAMENTS[temper]
    sight = Sight(t.view(seat), memory)  # type: ignore[arg-type]
    found = remark(sight, Sides(sight), t.phrases(seat), lambda: luck)
    return None if found is None else OPTIONS.text(found)


def test_somebody_else_is_asked_for_a_slide_that_helps() -> None:
    t = table(ROW_4)
    assert says(t) == "plan slide e n"
    t.choose(0, OPTIONS.parse("plan slide e n"))
    t.choose(3, OPTIONS.parse("yes 1"))
    assert says(t, 3) == "yes 0"


def test_nobody_is_asked_for_a_slide_that_he_cannot_make() -> None:
    """Without Control, or with his program laid; and none goes against the way of its line."""
    t = table(ROW_4)
    assert _asked(t)
    t.lost[CHARACTER_NUMBERS["sarah"]] |= 1 << CONTROL
    assert not _asked(t)
    t = table(ROW_4)
    t.choose(3, OPTIONS.parse("program look move"))
    assert not _asked(t)
    t = table(ROW_4)
    t.slid[LINE_NUMBERS["e"]] = 2
    assert says(t) != "plan slide e n"


def _asked(t: Room25Table) -> bool:
    sight = Sight(t.view(0), Memory())  # type: ignore[arg-type]
    return asked(sight, Sides(sight), OPTIONS.parse("plan slide e n") - PLAN_SLIDE)


def test_who_is_about_to_slide_says_so_and_does_it() -> None:
    t = table(OWN)
    assert says(t) == "plan slide 4 e"
    t.choose(0, OPTIONS.parse("plan slide 4 e"))
    assert "control" in choice(t, "max")


def test_three_proposals_are_enough() -> None:
    t = table(ROW_4)
    for seat, text in ((2, "plan look a4"), (3, "plan look e5")):
        t.choose(seat, OPTIONS.parse(text))
        t.choose(0, OPTIONS.parse(f"yes {seat}"))
    assert len(t.view(0)["plans"]) == ENOUGH
    assert says(t) is None


def test_who_is_silent_proposes_seldom() -> None:
    t = table(ROW_4)
    assert says(t, temper="silent") is None
    assert says(t, temper="silent", luck=0.1) == "plan slide e n"


@pytest.mark.parametrize(
    ("role", "claimed", "warns"),
    [
        ("prisoner", None, True),
        ("guard", "claim b4 red", True),
        ("guard", "claim b4 green", False),
        ("guard", None, False),  # he may yet lie about it
    ],
)
def test_a_guard_warns_only_of_what_he_has_called_red(
    role: str, claimed: str | None, warns: bool
) -> None:
    """Max has seen that b4 kills at once, and Alice stands beside it."""
    board = BOARD.replace(
        "?dark  empty   empty    empty   empty", "?dark ?mortal empty empty empty"
    )
    places = {"alice": "b3", "kevin": "c3", "sarah": "c3"}
    people: dict[str, Any] = {who: {"at": cell} for who, cell in places.items()}
    max_ = {"at": "c4", "role": role, "saw": ["b4"]}
    t = position(board.replace("room_25", "?room_25"), {"mode": "suspicion"}, max=max_, **people)
    seat = room25.GAME.seat_of(t, "max")
    memory = Memory()
    sight = Sight(t.view(seat), memory)  # type: ignore[arg-type]
    if claimed is not None:
        cell, claim = divmod(OPTIONS.parse(claimed) - CLAIM, 5)
        memory.words[sight.tile_at[cell]] = claim
    option = proposal(sight, Sides(sight), t.phrases(seat), lambda: 0.5, lambda *_: [])
    said = None if option is None else OPTIONS.text(option)
    assert (said == "plan avoid b4") == warns


@pytest.mark.parametrize(
    ("said", "warns"),
    [
        ([], True),
        (["claim b4 red"], False),
        (["plan avoid b4"], False),
        (["claim b4 green"], True),
        (["claim b4 red", "claim b4 green"], True),  # somebody disputes it
        (["claim b4 red", None], True),  # that was in another round
    ],
)
def test_nobody_warns_of_what_was_called_red_the_same_round(
    said: list[str | None], warns: bool
) -> None:
    """Max has seen that b4 kills at once, and Alice stands beside it."""
    row = "?dark  empty   empty    empty   empty"
    board = BOARD.replace(row, "?dark ?mortal empty empty empty").replace("room_25", "?room_25")
    people: dict[str, Any] = {who: {"at": "c3"} for who in ("kevin", "sarah")}
    max_ = {"at": "c4", "saw": ["b4"]}
    t = position(board, COOPERATION, max=max_, alice={"at": "b3"}, **people)
    t.listen()
    memory = Memory()
    sight = Sight(t.view(0), memory)  # type: ignore[arg-type]
    for place, line in enumerate(said):
        if line is None:
            memory.follow([Event("round", EVERYBODY, {"left": 5})])
        else:
            t.choose(2 + place, OPTIONS.parse(line))
            memory.follow(t.news_for(0))
    sight = Sight(t.view(0), memory)  # type: ignore[arg-type]
    option = proposal(sight, Sides(sight), t.phrases(0), lambda: 0.5, lambda *_: [])
    assert (option == OPTIONS.parse("plan avoid b4")) == warns


@pytest.mark.replaces_insides
@pytest.mark.parametrize(
    ("made", "said"),
    [
        ({}, []),
        ({(0, "4 e"): 1.0}, ["plan slide 4 e"]),
        ({(0, "4 e"): 0.5}, []),
        ({(2, "4 e"): 1.0}, []),  # where one can do it oneself nobody else is asked
    ],
)
def test_who_has_a_plan_for_all_proposes_what_is_in_it(
    monkeypatch: pytest.MonkeyPatch, made: dict[tuple[int, str], float], said: list[str]
) -> None:
    """And of that only what helps by what a careful player goes by."""
    t = table(OWN)
    slides = {
        (seat, OPTIONS.parse(f"plan slide {text}") - PLAN_SLIDE): share
        for (seat, text), share in made.items()
    }
    monkeypatch.setattr(search, "slides_in", lambda *_: slides)
    assert _slides(t) == said


@pytest.mark.replaces_insides
def test_the_plan_for_all_is_asked_for_slides_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table(ROW_4)
    slide = OPTIONS.parse("plan slide e n") - PLAN_SLIDE
    for share, said in ((0.6, ["plan slide e n"]), (0.4, [])):
        monkeypatch.setattr(search, "slides_in", lambda *_, s=share: {(3, slide): s})
        assert _slides(t) == said


def test_what_is_said_to_be_in_the_plan_for_all_is_there() -> None:
    t = table(OWN)
    assert _slides(t) == ["plan slide 4 e"]


def _slides(t: Room25Table) -> list[str]:
    return [text for text in _ideas(t) if text.startswith("plan slide")]


def _ideas(t: Room25Table) -> list[str]:
    effort = Effort(tables=2, options=3, joint_tables=4, joint_options=4)
    sight = Sight(t.view(0), Memory())  # type: ignore[arg-type]
    imagined = t.reimagine(0, Dice(bytes(32)))
    assert isinstance(imagined, Room25Table)
    found = Searcher(bytes(32), effort).ideas(imagined, sight, Sides(sight))
    return [OPTIONS.text(option) for option in found]


def test_in_sixteen_games_proposals_are_few_and_possible() -> None:
    kinds: Counter[str] = Counter()
    rounds = 0
    for number in range(16):
        watched = Watched(FOUR, number)
        watched.play()
        rounds += watched.room25.round_number
        made: set[tuple[int, int, str]] = set()  # who announces another slide has a new plan
        for before, seat, event in watched.told:
            if event.kind.startswith("plan_") and event.kind != "plan_avoid":
                kinds[event.kind] += 1
                made.add((before.round_number, seat, event.kind))
                assert event.kind != "plan_slide" or _can_be_slid(before, event)
        assert max(Counter(number for number, _, _ in made).values()) <= ENOUGH
    assert kinds.total() > 0.6 * rounds
    assert kinds["plan_slide"] > 4


def _can_be_slid(t: Room25Table, event: Event) -> bool:
    """Whether a line may go that way and somebody with Control is in it or beside it."""
    line = LINE_NUMBERS[str(event.data["line"])]
    way = 1 if SLIDE_DIRECTIONS[line * 2] == event.data["dir"] else 2
    near = [
        who
        for who in t.playing
        if t.lives(who)
        and not t.lost[who] >> CONTROL & 1
        and any(_apart(t.cell_of[t.on[who]], cell) <= 1 for cell in LINE_CELLS[line])
    ]
    return t.slid[line] in (0, way) and bool(near)


def _apart(one: int, other: int) -> int:
    return abs(one % 5 - other % 5) + abs(one // 5 - other // 5)


class Heard(Sitting):
    """A table of careful bots with a person in seat 0, which notes what is said."""

    def __init__(self, number: int) -> None:
        seed = number.to_bytes(32, "big")
        self.room25 = room25.deal(room25.Config(**FOUR), seed)
        self.person = CarefulBot(luck(seed, 0))
        self.person.begin(self.room25.view(0))
        self.said: list[Event] = []
        super().__init__(self.room25, {seat: CarefulBot(luck(seed, seat)) for seat in (1, 2, 3)})

    def choose(self, seat: int, option: int) -> None:
        super().choose(seat, option)
        self.said += [event for event in self.room25.news if event.kind in TALK]

    def play_with(self, plan: str) -> None:
        """To the end; the person begins every round with this plan, before anybody programs."""
        t = self.room25
        while not t.over:
            option = OPTIONS.parse(plan)
            if t.phase == PROGRAMMING and len(t.waiting) == 4 and option in t.phrases(0):
                self.choose(0, option)
            self.play()
            if 0 in t.waiting:
                self.choose(0, self.person.pick(t.view(0), t.decision(0)))


def test_who_refuses_without_a_reason_goes_on_to_say_what_he_will_do() -> None:
    """If that is worth saying; and nobody goes on who has given a reason."""
    followed = Counter[bool]()
    for number in range(12):
        heard = Heard(number)
        heard.play_with("plan w")
        for before, after in pairwise(heard.said):
            if before.kind == "no" and before.data["why"] == "other":
                goes_on = after.data["seat"] == before.data["seat"] and after.kind != "claim"
                if after.kind.startswith("plan") and after.kind != "plan_avoid":
                    followed["because" in before.data] += goes_on
    assert followed[False] > 0
    assert followed[True] == 0


@pytest.mark.parametrize(
    ("said", "own", "left"),
    [
        (["0 plan slide b n"], True, False),  # nobody has said yes
        (["0 plan slide b n", "3 yes 0"], True, False),  # Sarah does not stand in it
        (["0 plan slide b n", "2 yes 0"], True, False),  # Kevin approves of it
        (["2 plan slide b n"], False, True),
        (["2 plan slide b n", "0 yes 2"], False, True),
        (["3 plan slide b n", "2 yes 3"], False, True),
        (["3 plan slide b n", "2 yes 3", "0 yes 3"], True, False),
    ],
)
def test_a_slide_is_left_to_who_has_said_that_he_makes_it(
    said: list[str], own: bool, left: bool
) -> None:
    """Max and Kevin stand in column b."""
    t = table(OWN)
    for each in said:
        who, text = each.split(maxsplit=1)
        t.choose(int(who), OPTIONS.parse(text))
    sight = Sight(t.view(0), Memory())  # type: ignore[arg-type]
    found = agreed(sight, Sides(sight))
    slide = SLIDES.index("b n")
    assert (slide in found.slides, slide in found.left) == (own, left)
