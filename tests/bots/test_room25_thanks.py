"""Thanks: said once, in time, to a friend, and nothing that bots do depends on it."""

from collections import Counter
from typing import Any

import pytest

from cellmates import bots, room25
from cellmates.bots.host import hooks_of, luck
from cellmates.bots.room25 import talk
from cellmates.bots.room25.careful import CarefulBot
from cellmates.bots.room25.memory import Memory
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import Sight
from cellmates.bots.room25.temperament import TEMPERAMENTS
from cellmates.bots.room25.thanks import thanks
from cellmates.bots.scheduler import Scheduler
from cellmates.bots.sitting import Sitting
from cellmates.bots.turns import Act
from cellmates.kernel.event import EVERYBODY, Event
from cellmates.room25.board import CELL_NUMBERS
from cellmates.room25.complex import slide_once
from cellmates.room25.names import BLUE, CHARACTER_NUMBERS, CHARACTERS
from cellmates.room25.options import OPTIONS, PLAN_PROGRAM, PRAISE, SLIDE
from cellmates.room25.table import Room25Table
from tests.bots.room25_positions import COOPERATION, SUSPICION, position

HIDDEN = """
    ?dark  ?dark   ?dark    ?dark  ?dark
    ?dark  empty   empty    empty  ?dark
    ?dark  prison  central  trap   ?dark
    ?dark  empty   empty    empty  {}
    ?key   ?dark   ?dark    empty  ?dark
"""
MAX, ALICE, KEVIN, SARAH = range(4)  # the seats


def event(kind: str, **data: object) -> Event:
    return Event(kind, EVERYBODY, {key.removesuffix("_"): value for key, value in data.items()})


OPENS = [
    event("token", who="kevin", token="move"),
    event("moved", who="kevin", from_="d2", to="e2"),
    event("revealed", cell="e2", room="room_25"),
]
FINDS_THE_KEY = [event("token", who="kevin", token="move"), event("key")]
PUSHES_OUT_OF_THE_TRAP = [event("pushed", who="max", by="kevin", from_="d3", to="d2")]
PUSHES_OUT_OF_AN_EMPTY_ROOM = [event("pushed", who="max", by="kevin", from_="d4", to="d2")]


class Crew:
    """Four seats that see the same things happen, and a table for what they say."""

    def __init__(
        self, events: list[Event], config: dict[str, object] = COOPERATION, **people: Any
    ) -> None:
        at = {"max": "d2", "alice": "c3", "kevin": "e2", "sarah": "b4", **people}
        entries = {who: {"at": each} if isinstance(each, str) else each for who, each in at.items()}
        before = position(HIDDEN.format("?room_25"), config, **entries)
        now = position(HIDDEN.format("room_25"), config, **entries)
        assert isinstance(now, Room25Table)
        self.table = now
        self.table.listen()
        self.minds = [Memory() for _ in range(4)]
        for seat, memory in enumerate(self.minds):
            Sight(before.view(seat), memory)  # type: ignore[arg-type]
            memory.follow(events)

    def thanks(self, seat: int) -> str | None:
        """What a seat says if it has nothing else to say."""
        sight = Sight(self.table.view(seat), self.minds[seat])  # type: ignore[arg-type]
        found = thanks(sight, Sides(sight), self.table.phrases(seat))
        return None if found is None else OPTIONS.text(found)

    def said(self) -> list[str | None]:
        """The same of all seats."""
        return [self.thanks(seat) for seat in range(4)]

    def say(self, seat: int, text: str) -> None:
        """Somebody speaks, and all hear it."""
        self.table.choose(seat, OPTIONS.parse(text))
        self.happens(*self.table.news)

    def happens(self, *events: Event) -> None:
        for memory in self.minds:
            memory.follow(events)


@pytest.mark.parametrize("events", [OPENS, FINDS_THE_KEY], ids=["Room 25", "key"])
def test_one_thanks_for_what_is_good_for_all(events: list[Event]) -> None:
    crew = Crew(events)
    assert crew.said() == ["praise kevin", "praise kevin", None, "praise kevin"]
    crew.say(SARAH, "praise kevin")
    assert crew.said() == [None] * 4


def test_who_has_told_where_room_25_is_gets_the_thanks() -> None:
    crew = Crew(OPENS)
    tile = crew.table.tile_at[CELL_NUMBERS["e2"]]
    crew.table.claims = ((ALICE, tile, BLUE, 1, CELL_NUMBERS["e2"]),)
    assert crew.said() == ["praise alice", None, "praise alice", "praise alice"]


def test_only_who_was_saved_thanks_for_it() -> None:
    assert Crew(PUSHES_OUT_OF_THE_TRAP).said() == ["praise kevin", None, None, None]
    assert Crew(PUSHES_OUT_OF_AN_EMPTY_ROOM).said() == [None] * 4
    carried = [event("carried", who="alice", by="max", from_="b3", to="c3")]
    assert Crew(carried).said() == [None, "praise max", None, None]


def test_nobody_thanks_for_being_pushed_from_one_danger_into_another() -> None:
    pushed = [event("pushed", who="max", by="kevin", from_="b3", to="d3")]
    assert Crew(pushed, max="d3").said() == [None] * 4


def test_a_slide_that_brings_one_next_to_room_25_is_worth_a_word() -> None:
    """Row 1 slides east: Sarah comes from d1 to e1, below the open Room 25."""
    crew = Crew([], sarah="d1")
    slide_once(crew.table, OPTIONS.parse("slide 1 e") - SLIDE)
    crew.happens(event("slid", line="1", dir="e", who="alice"))
    assert crew.said() == [None, None, None, "praise alice"]
    slide_once(crew.table, OPTIONS.parse("slide a n") - SLIDE)
    crew.happens(event("slid", line="a", dir="n", who="max"))
    assert crew.thanks(SARAH) is None  # she was there already


def test_it_is_said_before_the_next_programs_are_played_or_not_at_all() -> None:
    crew = Crew(OPENS)
    crew.happens(event("turn", number=2), event("round", left=5), event("programming"))
    assert crew.thanks(MAX) == "praise kevin"
    crew.happens(event("turn", number=1))
    assert crew.said() == [None] * 4


def test_a_rescue_is_spoken_of_at_once_or_not_at_all() -> None:
    crew = Crew(PUSHES_OUT_OF_THE_TRAP)
    crew.happens(event("token", who="sarah", token="look"))
    assert crew.thanks(MAX) == "praise kevin"
    crew.happens(event("token", who="kevin", token="move"))
    assert crew.thanks(MAX) is None


def test_nobody_is_thanked_for_a_slide_after_which_one_has_walked() -> None:
    crew = Crew([], sarah="d1")
    slide_once(crew.table, OPTIONS.parse("slide 1 e") - SLIDE)
    crew.happens(event("slid", line="1", dir="e", who="alice"))
    crew.happens(event("moved", who="sarah", from_="d1", to="e1"))
    assert crew.thanks(SARAH) is None


def test_nobody_is_thanked_in_answer_to_something_else() -> None:
    crew = Crew(OPENS)
    crew.say(KEVIN, "plan key")
    assert crew.said() == [None] * 4


def test_once_a_round() -> None:
    crew = Crew(OPENS)
    crew.say(MAX, "praise kevin")
    crew.happens(*FINDS_THE_KEY)
    assert crew.said() == [None] * 4
    crew.happens(event("round", left=5))
    assert crew.thanks(ALICE) == "praise kevin"


def test_who_has_spoken_of_something_else_leaves_it_to_others() -> None:
    crew = Crew(OPENS)
    crew.say(MAX, "plan exit")
    assert crew.said() == [None, "praise kevin", None, "praise kevin"]


def test_thanks_change_nothing_in_what_others_say() -> None:
    """Who spoke last is remembered, so that nobody speaks twice in a row; thanks do not count."""
    crew = Crew(OPENS)
    crew.say(ALICE, "plan exit")
    crew.say(MAX, "praise kevin")
    assert {memory.last_voice for memory in crew.minds} == {ALICE}


def test_the_silent_say_nothing() -> None:
    for name, temper in TEMPERAMENTS.items():
        crew = Crew(OPENS)
        crew.minds[MAX].temper = temper
        assert (crew.thanks(MAX) is None) == (name == "silent")


def test_nobody_thanks_an_enemy() -> None:
    crew = Crew(OPENS, SUSPICION)
    assert crew.said() == ["praise kevin", "praise kevin", None, "praise kevin"]
    crew.minds[MAX].evidence[CHARACTER_NUMBERS["kevin"]] = 3.0  # he has lied to Max
    assert crew.said() == [None, "praise kevin", None, "praise kevin"]
    shown = {"at": "e2", "role": "guard", "revealed": True}
    assert Crew(OPENS, SUSPICION, kevin=shown).said() == [None] * 4


def test_a_guard_does_as_if_until_he_is_known() -> None:
    for revealed in (False, True):
        crew = Crew(OPENS, SUSPICION, max={"at": "d2", "role": "guard", "revealed": revealed})
        assert (crew.thanks(MAX) is None) == revealed


def test_rivals_do_not_thank_each_other() -> None:
    assert Crew(OPENS, {"mode": "competition"}).said() == [None] * 4


@pytest.mark.parametrize(("words", "turns"), [("praise", 1), ("plan stay", 2)])
def test_nobody_gets_another_turn_to_speak_because_of_thanks(words: str, turns: int) -> None:
    """As all would after a proposal that the last one made."""
    t = room25.deal(room25.Config(mode="cooperation", seats=4), bytes(32))
    t.listen()
    first = next(CHARACTERS[who] for who in t.playing if t.seat_of[who] == 0)
    option = OPTIONS.parse(f"praise {first}" if words == "praise" else words)
    scheduler = Scheduler()
    for seat in range(4):
        scheduler.sit(seat, hooks_of(CarefulBot), t)

    def choose(seat: int, option: int) -> None:
        t.choose(seat, option)
        scheduler.heard(seat, option, t.news)

    spoke: list[int] = []
    while (turn := scheduler.due(t)[0]).decision is None:
        spoke.append(turn.seat)
        scheduler.apply(t, turn, Act(words=option if len(spoke) == 4 else None), choose)
    assert max(Counter(spoke).values()) == turns


@pytest.mark.replaces_insides
@pytest.mark.parametrize("mode", ["cooperation", "suspicion"])
def test_bots_do_and_say_the_same_without_thanks(
    mode: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = 4 if mode == "cooperation" else 6

    def played(number: int) -> list[tuple[int, int]]:
        seed = number.to_bytes(32, "big")
        config = room25.Config(mode=mode, seats=seats)
        t = room25.deal(config, seed)
        t.listen()
        made = {s: bots.make("room25", "careful", luck(seed, s), config) for s in range(seats)}
        Sitting(t, made).play()
        return list(t.choices())

    games = [played(number) for number in range(15)]
    praise = sum(_praises(option) for choices in games for _, option in choices)
    assert 3 <= praise <= 30
    monkeypatch.setattr(talk, "thanks", lambda *_: None)
    for number, choices in enumerate(games):
        assert played(number) == [each for each in choices if not _praises(each[1])]


def _praises(option: int) -> bool:
    return PRAISE <= option < PLAN_PROGRAM
