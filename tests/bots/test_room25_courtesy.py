"""What a friend at the table may expect: no looks for nothing, no detours, answers that hold."""

from typing import Any

import pytest

from cellmates.bots.room25.answers import given_up
from cellmates.bots.room25.belief import Belief
from cellmates.bots.room25.choosing import ranked
from cellmates.bots.room25.foresight import NextStep
from cellmates.bots.room25.lookahead import Lookahead
from cellmates.bots.room25.memory import Memory
from cellmates.bots.room25.programs import promises, useful_tokens
from cellmates.bots.room25.replies import refusal, reply
from cellmates.bots.room25.second_thoughts import second_thought
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import Sight
from cellmates.kernel.event import EVERYBODY, Event
from cellmates.room25.board import CELLS
from cellmates.room25.names import CHARACTER_NUMBERS, RED, SPECIAL
from cellmates.room25.options import OPTIONS
from cellmates.room25.table import Room25Table
from tests.bots.room25_positions import COOPERATION, choice, position
from tests.bots.test_room25_word import says, seen, table

INSIDE = """
    ?dark  ?empty  ?empty   ?empty  ?dark
    ?dark  ?cold   empty    ?cold   ?dark
    ?dark  empty   central  empty   ?dark
    ?dark  ?cold   room_25  ?cold   ?dark
    ?key   ?dark   ?empty   ?dark   ?dark
"""


def waiting(*said: str, **people: Any) -> Room25Table:
    """Max and Alice wait in Room 25, Kevin and Sarah are on their way."""
    places = {"max": "c2", "alice": "c2", "kevin": "a5", "sarah": "a4"}
    here = {who: {"at": cell, "lost": ["control"]} for who, cell in places.items()}
    t = position(INSIDE, COOPERATION, key_used=True, rounds_left=6, **{**here, **people})
    assert isinstance(t, Room25Table)
    heed(t, said)
    return t


def heed(t: Room25Table, said: tuple[str, ...]) -> None:
    for each in said:
        seat, text = each.split(maxsplit=1)
        t.choose(int(seat), OPTIONS.parse(text))


def play_to(t: Room25Table, seat: int) -> None:
    while t.waiting[0] != seat:
        t.choose(t.waiting[0], t.decision(t.waiting[0]).options[0])


def tries(t: Room25Table, seat: int) -> list[str]:
    """The options that a bot that thinks would try, the best first."""
    return [OPTIONS.text(option) for option in ranked(seen(t, seat), t.decision(seat), 9)]


TOLD = ("2 claim b2 yellow", "2 claim c1 green")


def test_nobody_looks_where_he_has_just_let_a_friend_look() -> None:
    """Max waits, Alice looks at d2; the other two rooms have been told of."""
    t = waiting(*TOLD, "1 plan look d2", "0 yes 1")
    assert choice(t, "max") == "program look"  # there is nothing better
    for seat, tokens in enumerate(("look", "look", "move", "move")):
        t.choose(seat, OPTIONS.parse(f"program {tokens}"))
    play_to(t, 0)
    assert t.decision(0).kind == "single"
    assert tries(t, 0) == ["later"]
    t.choose(0, OPTIONS.parse("now"))
    assert t.decision(0).kind == "look"
    assert choice(t, "max") != "look e"
    assert "look e" not in tries(t, 0)


def test_nobody_lays_a_look_for_what_he_has_been_told() -> None:
    """Kevin steps into Room 25, around which everything is known: the step is all he needs."""
    t = waiting(*TOLD, "3 claim d2 red", kevin={"at": "c3", "lost": ["control", "special"]})
    sight = seen(t, 2)
    plan = Lookahead(sight, Sides(sight), CHARACTER_NUMBERS["kevin"])
    options = t.decision(2).options
    found = {OPTIONS.text(option): worth for worth, option in promises(plan, options)}
    assert found["program move"] > found["program move look"]
    assert tries(t, 2) == ["program move"]


@pytest.mark.parametrize(("told", "tried"), [(("3 claim d2 red",), False), ((), True)])
def test_adrenaline_is_no_third_look_at_what_is_known(told: tuple[str, ...], tried: bool) -> None:
    """Nor is it tried; Max could step, or push Alice, but for whom he waits."""
    t = waiting(
        *(*TOLD, *told),
        turn=2,
        max={"at": "c2", "adrenaline": "programmed"},
        order=["max", "alice", "kevin", "sarah"],
    )
    assert t.decision(0).kind == "use"
    assert ("use look" in tries(t, 0)[1:] or tries(t, 0) == ["use look"]) == tried


def test_from_friends_nobody_hides() -> None:
    t = waiting(*TOLD, "2 claim d2 yellow")
    sight = seen(t, 1)
    assert SPECIAL not in useful_tokens(Lookahead(sight, Sides(sight), CHARACTER_NUMBERS["alice"]))
    assert not any("special" in text for text in tries(t, 1))


def test_nobody_carries_a_friend_out_of_room_25() -> None:
    t = waiting(*TOLD, "1 plan look d2", "0 yes 1", max={"at": "c2"})
    assert "special" not in choice(t, "max")
    assert not any("special" in text for text in tries(t, 0))


@pytest.mark.parametrize(("lost", "given"), [(["control"], "special"), ([], "control")])
def test_of_four_nobody_gives_up_control_who_is_not_the_first(lost: list[str], given: str) -> None:
    t = table(kevin={"at": "b3", "lost": lost})
    sight = seen(t, 0)
    options = tuple(OPTIONS.parse(f"lose {token}") for token in ("look", "control", "special"))
    found = given_up(sight, Sides(sight), CHARACTER_NUMBERS["max"], options)
    assert OPTIONS.text(found) == f"lose {given}"


def decided(t: Room25Table, seat: int, option: str) -> str | None:
    """What somebody says before a step that has been decided."""
    sight = seen(t, seat)
    step = NextStep(sight.mine[0], OPTIONS.parse(option))
    found = second_thought(sight, Sides(sight), t.phrases(seat), step)
    return None if found is None else OPTIONS.text(found)


@pytest.mark.parametrize(
    ("answer", "step", "then"),
    [
        ("no 1 other", "move w", "yes 1"),  # there after all
        ("no 1 other", "move n", None),
        ("yes 1", "move w", None),
        ("yes 1", "move e", "no 1 other"),  # away from there
    ],
)
def test_a_word_on_a_meeting_is_taken_back_before_the_step(
    answer: str, step: str, then: str | None
) -> None:
    """All are to meet in b3, and Max stands in the middle."""
    t = table(max={"at": "c3"})
    heed(t, ("1 plan meet b3", f"0 {answer}"))
    for seat in range(4):
        t.choose(seat, OPTIONS.parse("program move look"))
    play_to(t, 0)
    assert decided(t, 0, step) == then


def test_who_has_agreed_to_come_to_room_25_says_it_before_he_steps_away() -> None:
    t = waiting("1 plan exit", "2 yes 1", kevin={"at": "c3"})
    for seat in range(4):
        t.choose(seat, OPTIONS.parse("program move look"))
    play_to(t, 2)
    assert decided(t, 2, "move n") == "no 1 other"
    assert decided(t, 2, "move s") is None


@pytest.mark.parametrize(
    ("at", "tokens", "step", "thanks"),
    [
        ("c3", None, None, False),  # beside it, and it has not laid anything
        ("c3", "look move", None, False),
        ("c3", "look control", None, True),
        ("c2", None, None, True),  # not beside it
        ("c3", "move look", "move w", False),
        ("c3", "move look", "move n", True),
    ],
)
def test_who_may_go_there_does_not_thank_for_a_warning(
    at: str, tokens: str | None, step: str | None, thanks: bool
) -> None:
    """A guard stands in b3, which lies open."""
    people: dict[str, Any] = {who: {"at": "d3"} for who in ("alice", "sarah")}
    kevin = {"at": "b3", "role": "guard", "revealed": True}
    max_ = {"at": at, "role": "prisoner"}
    t = position(INSIDE, {"mode": "suspicion"}, max=max_, **people, kevin=kevin)
    assert isinstance(t, Room25Table)
    t.choose(1, OPTIONS.parse("plan avoid b3"))
    if tokens is not None:
        for seat in range(4):
            if seat in t.waiting:
                t.choose(seat, OPTIONS.parse(f"program {tokens if seat == 0 else 'look move'}"))
    sight = seen(t, 0)
    next_step = None if step is None else NextStep(sight.mine[0], OPTIONS.parse(step))
    found = reply(sight, Sides(sight), t.phrases(0), next_step)
    assert found == (OPTIONS.parse("yes 1") if thanks else None)


@pytest.mark.parametrize(("step", "then"), [("move w", "no 1 other"), ("move n", None)])
def test_thanks_for_a_warning_are_taken_back_before_the_step(step: str, then: str | None) -> None:
    t = table(max={"at": "c3"})
    heed(t, ("1 plan avoid b3", "0 yes 1"))
    for seat in range(4):
        t.choose(seat, OPTIONS.parse("program move look"))
    play_to(t, 0)
    assert decided(t, 0, step) == then


def test_what_was_done_already_is_not_taken_back() -> None:
    """All went west; what lies west of there now is another matter."""
    t = table(max={"at": "c3"})
    t.listen()
    memory = Memory()
    Sight(t.view(0), memory)  # type: ignore[arg-type]
    heed(t, ("1 plan w", "0 yes 1"))
    for seat in range(4):
        t.choose(seat, OPTIONS.parse("program move look"))
    play_to(t, 0)
    assert t.decision(0).kind == "move"
    t.choose(0, OPTIONS.parse("move w"))
    memory.follow(t.news_for(0))
    memory.follow([Event("token", EVERYBODY, {"who": "alice", "token": "move"})])
    heed(t, ("2 claim a3 red",))
    sight = Sight(t.view(0), memory)  # type: ignore[arg-type]
    assert refusal(sight, Sides(sight), sight.view["plans"][0]) == "danger"
    assert second_thought(sight, Sides(sight), t.phrases(0)) is None


KEY_FOUND = """
    ?dark  ?empty  ?empty   ?empty  ?dark
    ?dark  ?cold   empty    ?cold   ?dark
    empty  empty   central  empty   ?dark
    ?dark  ?cold   room_25  ?cold   ?dark
    ?dark  ?key    ?empty   ?dark   ?dark
"""


def wanting(**people: Any) -> Room25Table:
    """Kevin has told of the key in b1; Max and Sarah are in Room 25."""
    places = {"max": "c2", "alice": "b3", "kevin": "b3", "sarah": "c2"}
    here = {who: {"at": cell} for who, cell in places.items()}
    t = position(KEY_FOUND, COOPERATION, rounds_left=6, **{**here, **people})
    assert isinstance(t, Room25Table)
    heed(t, ("2 claim b1 blue",))
    return t


def answers(t: Room25Table, seats: tuple[int, ...]) -> list[str | None]:
    """What these seats answer, one after the other."""
    found = []
    for seat in seats:
        said = says(t, seat)
        said = said if said is not None and said.split()[0] in ("yes", "no") else None
        found.append(said)
        if said is not None:
            t.choose(seat, OPTIONS.parse(said))
    return found


def test_a_call_for_the_key_is_answered_when_it_has_been_found() -> None:
    """By who goes: of those who are as near, another one than whoever calls."""
    for caller, other in ((1, 2), (2, 1)):
        t = wanting(max={"at": "e3"}, sarah={"at": "e3"})
        heed(t, (f"{caller} plan key",))
        assert answers(t, (other,)) == [f"yes {caller}"]


def test_who_stays_says_how_far_the_key_is_and_two_answers_are_enough() -> None:
    t = wanting(alice={"at": "a3"}, max={"at": "e2"}, sarah={"at": "e2"}, kevin={"at": "e2"})
    heed(t, ("1 plan key",))
    assert answers(t, (0, 2, 3)) == ["no 1 far", None, None]
    t.listen()
    t.choose(3, OPTIONS.parse("no 1 far"))
    (event,) = [event for event in t.news if event.kind == "no"]
    assert (event.data["because"], event.data["cell"]) == ("steps", "b1")
    t = wanting(max={"at": "e3"}, sarah={"at": "e3"})
    heed(t, ("1 plan key", "3 yes 1", "0 yes 1"))
    assert answers(t, (2,)) == [None]


@pytest.mark.parametrize("later", ["red", "safe"])
def test_safe_and_red_go_together_among_friends(later: str) -> None:
    """An Acid Bath harms nobody who is alone in it, and is red all the same."""
    t = table()
    first = {"red": "safe", "safe": "red"}[later]
    heed(t, (f"1 claim b2 {first}",))
    t.listen()
    t.choose(2, OPTIONS.parse(f"claim b2 {later}"))
    assert "against" not in t.news[0].data
    sight = seen(t, 0)
    tile = sight.tile_at[CELLS.index("b2")]
    assert Belief(sight, Sides(sight)).hue[tile] == RED


def test_nobody_who_thinks_tries_an_open_vortex() -> None:
    """It only leads back to the middle, where he stands; south is Room 25."""
    board = INSIDE.replace("central  empty", "central  vortex")
    places = {"max": "c3", "alice": "c2", "kevin": "a5", "sarah": "a4"}
    people = {who: {"at": cell} for who, cell in places.items()}
    t = position(board, COOPERATION, key_used=True, rounds_left=6, **people)
    assert isinstance(t, Room25Table)
    for seat in range(4):
        t.choose(seat, OPTIONS.parse("program move look"))
    play_to(t, 0)
    assert tries(t, 0)[0] == "move s"
    assert "move e" not in tries(t, 0)
    assert "move w" in tries(t, 0)


@pytest.mark.parametrize("west", ["mirror", "vortex", "empty"])
def test_nobody_who_can_stay_steps_where_it_only_harms(west: str) -> None:
    """North of Jennifer is an open Trap; she knows of another one in the east, and Alice
    looks south."""
    board = f"""
        ?dark  trap       ?dark    ?dark  ?dark
        {west}  empty  ?trap  ?dark  ?dark
        ?dark  ?cold      central  ?dark  ?dark
        ?dark  ?dark      ?dark    ?dark  ?dark
        ?dark  ?key       ?dark    ?dark  ?room_25
    """
    here = {"at": "b4"}
    people = {"jennifer": {**here, "saw": ["c4"]}, "alice": here, "max": here}
    t = position(board, COOPERATION, rounds_left=7, **people, kevin={"at": "c3"})
    assert isinstance(t, Room25Table)
    heed(t, ("0 claim c4 red", "1 plan look b3", "0 yes 1"))
    programs = [choice(t, "jennifer"), *tries(t, 0)]
    stays = not any(text.split()[1] == "move" for text in programs)
    assert stays == (west != "empty")


def test_what_can_only_be_the_key_is_looked_at_once() -> None:
    """Kevin has told of it; Alice stands beside it, too."""
    t = wanting(alice={"at": "b2"}, kevin={"at": "b2"}, max={"at": "e3"})
    sight = seen(t, 1)
    plan = Lookahead(sight, Sides(sight), CHARACTER_NUMBERS["alice"])
    assert plan.settled(sight.tile_at[CELLS.index("b1")])
