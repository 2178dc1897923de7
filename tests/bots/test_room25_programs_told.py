"""Programs that bots tell and ask for: what they say yes to they lay, and people hear the plan."""

from typing import Any

import pytest

from cellmates.bots.room25.agreed import lays
from cellmates.bots.room25.lookahead import Lookahead
from cellmates.bots.room25.memory import Memory
from cellmates.bots.room25.programs import promises
from cellmates.bots.room25.proposals import breaks_word, told_of
from cellmates.bots.room25.search import Searcher
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import Sight
from cellmates.bots.room25.talk import remark
from cellmates.bots.room25.temperament import TEMPERAMENTS
from cellmates.bots.room25.thinking import MASTERMIND
from cellmates.kernel.event import EVERYBODY, Event
from cellmates.room25.names import CHARACTER_NUMBERS, CONTROL, LOOK, MOVE, PUSH
from cellmates.room25.options import OPTIONS, PROGRAMS, WITH_ADRENALINE
from cellmates.room25.table import Room25Table
from tests.bots.room25_positions import COOPERATION, choice, position
from tests.bots.test_room25_proposals import BOARD

PLACES = {"max": "e3", "alice": "d4", "kevin": "e4", "sarah": "d3"}
MAX, ALICE, KEVIN, SARAH = (CHARACTER_NUMBERS[who] for who in PLACES)


def table() -> Room25Table:
    """Max is in Room 25, the others are near."""
    people: dict[str, Any] = {who: {"at": cell} for who, cell in PLACES.items()}
    found = position(BOARD, COOPERATION, key_used=True, rounds_left=4, **people)
    assert isinstance(found, Room25Table)
    return found


def sight_of(t: Room25Table, seat: int, memory: Memory | None = None) -> Sight:
    memory = memory or Memory()
    memory.temper = TEMPERAMENTS["even"]
    return Sight(t.view(seat), memory)  # type: ignore[arg-type]


def says(t: Room25Table, seat: int, memory: Memory | None = None) -> str | None:
    sight = sight_of(t, seat, memory)
    found = remark(sight, Sides(sight), t.phrases(seat), lambda: 0.5, lambda *_: [])
    return None if found is None else OPTIONS.text(found)


def told(t: Room25Table, memory: Memory, made: dict[tuple[int, int], float]) -> list[str]:
    """What the first seat says of the plan that it intends."""
    return [OPTIONS.text(option) for option in told_of(sight_of(t, 0, memory), made, 0.75)]


def test_a_program_is_laid_if_it_has_the_tokens_told_in_their_order() -> None:
    assert lays((MOVE, CONTROL), (MOVE, CONTROL))
    assert lays((MOVE, CONTROL), (CONTROL,))
    assert lays((CONTROL,), ())
    assert not lays((CONTROL, MOVE), (MOVE, CONTROL))
    assert not lays((LOOK, MOVE), (CONTROL,))


def test_who_agrees_to_lay_something_lays_it() -> None:
    """What is as good as anything: a Push with nobody to be pushed is not."""
    t = table()
    t.choose(0, OPTIONS.parse("plan program kevin move"))
    assert says(t, 2) == "yes 0"
    t.choose(2, OPTIONS.parse("yes 0"))
    assert "move" in choice(t, "kevin").split()
    t = table()
    t.choose(0, OPTIONS.parse("plan program kevin push"))
    assert says(t, 2) == "no 0 other"


def test_what_costs_little_is_laid_because_somebody_asks_for_it() -> None:
    t = table()
    assert choice(t, "alice") == "program move control"
    t.choose(2, OPTIONS.parse("plan program alice control move"))
    assert says(t, 1) == "yes 2"
    t.choose(1, OPTIONS.parse("yes 2"))
    assert choice(t, "alice") == "program control move"


def test_beside_what_was_promised_only_what_is_useful_is_laid() -> None:
    t = table()
    t.choose(1, OPTIONS.parse("plan program max control"))
    t.choose(0, OPTIONS.parse("yes 1"))
    assert choice(t, "max") == "program look control"


def test_nobody_leaves_room_25_or_empties_it_beside_what_was_promised() -> None:
    """Max and Kevin are there, and Max, who can no longer look, has promised Control alone."""
    places = {**PLACES, "kevin": "e3"}
    people: dict[str, Any] = {who: {"at": cell} for who, cell in places.items()}
    people["max"]["lost"] = ["look", "special"]
    t = position(BOARD, COOPERATION, key_used=True, rounds_left=4, **people)
    t.choose(0, OPTIONS.parse("plan program max control"))
    assert isinstance(t, Room25Table)
    sight = sight_of(t, 0)
    weighed = promises(Lookahead(sight, Sides(sight), MAX), t.decision(0).options)
    assert [OPTIONS.text(option) for _, option in weighed] == ["program control"]


def test_only_who_is_asked_answers() -> None:
    t = table()
    t.choose(0, OPTIONS.parse("plan program kevin move"))
    for seat in (1, 3):
        said = says(t, seat)
        assert said is None or not said.startswith(("yes", "no"))


def test_who_has_a_plan_for_all_agrees_to_what_is_in_it_and_to_nothing_else() -> None:
    for tokens, answer in (((CONTROL, LOOK), "yes 0"), ((MOVE, LOOK), "no 0 other")):
        t = table()
        t.choose(0, OPTIONS.parse("plan program sarah control"))
        memory = Memory()
        memory.intended = {SARAH: tokens}
        assert says(t, 3, memory) == (answer if answer == "yes 0" else says(t, 3))


def test_people_hear_what_they_have_to_lay_and_what_oneself_does() -> None:
    t = table()
    memory = Memory()
    memory.intended = {MAX: (CONTROL, LOOK), ALICE: (MOVE, CONTROL), KEVIN: (MOVE, LOOK)}
    slide = OPTIONS.parse("slide e n") - OPTIONS.parse("slide a n")
    said = ["plan program alice move control", "plan slide e n", "plan program max control look"]
    assert told(t, memory, {(0, slide): 0.8, (1, slide): 1.0}) == said
    assert told(t, memory, {(0, slide): 0.7}) == [said[0], said[2]]  # too unsure to announce
    memory.strays = {KEVIN}  # who has done something else is asked, the others know the plan
    assert told(t, memory, {}) == ["plan program kevin move", said[2]]
    t.choose(2, OPTIONS.parse("plan program kevin look"))  # he has spoken of it himself
    assert told(t, memory, {}) == [said[2]]


def test_nobody_is_asked_who_has_programmed_or_for_a_look() -> None:
    t = table()
    memory = Memory()
    memory.intended = {ALICE: (LOOK,), KEVIN: (MOVE,)}
    memory.strays = {ALICE, KEVIN}
    assert told(t, memory, {}) == ["plan program kevin move"]
    t.choose(2, OPTIONS.parse("program move look"))
    assert told(t, memory, {}) == []


def test_who_plays_something_else_than_the_plan_holds_is_known_to_make_none() -> None:
    memory = Memory()
    memory.begun = True
    memory.intended = {ALICE: (MOVE, CONTROL), KEVIN: (LOOK, MOVE)}
    for who, token in (("alice", "control"), ("alice", "move"), ("kevin", "push")):
        memory.follow([Event("token", EVERYBODY, {"who": who, "token": token})])
    assert memory.strays == {KEVIN}
    memory.follow([Event("round", EVERYBODY, {"left": 3})])
    assert memory.intended == {}
    assert memory.strays == {KEVIN}


@pytest.mark.parametrize(
    ("plan", "answer", "broken"),
    [
        ("plan program alice control", None, True),  # told by herself
        ("plan program alice move", None, False),
        ("plan slide 4 e", None, True),  # she means to slide
        ("plan look e5", "yes 1", False),
        ("plan s", None, False),
        ("plan s", "yes 1", True),
    ],
)
def test_a_plan_is_made_again_if_somebody_promises_something_else(
    plan: str, answer: str | None, broken: bool
) -> None:
    t = table()
    t.choose(1, OPTIONS.parse(plan))
    if answer is not None:
        t.choose(0, OPTIONS.parse(answer))
    memory = Memory()
    memory.intended = {MAX: (LOOK,), ALICE: (MOVE, PUSH), KEVIN: (MOVE, LOOK), SARAH: (MOVE, LOOK)}
    assert breaks_word(sight_of(t, 0, memory)) == broken


def test_a_mastermind_reckons_with_the_program_that_a_person_tells() -> None:
    t = table()
    for text, tokens in (("move look", (MOVE, LOOK)), ("look move", (LOOK, MOVE))):
        twin = t.clone()
        twin.choose(1, OPTIONS.parse(f"plan program alice {text}"))
        imagined = twin.clone()
        searcher = Searcher(bytes(32), MASTERMIND.part(0.3))
        found = searcher.choose(imagined, sight_of(twin, 0), twin.decision(0))
        assert found[0].option in twin.decision(0).options
        laid = searcher.agreed[ALICE] - OPTIONS.parse("program")
        assert lays(PROGRAMS[laid % WITH_ADRENALINE], tokens)


def test_who_refuses_and_has_nothing_better_to_tell_tells_its_program() -> None:
    t = table()
    t.choose(0, OPTIONS.parse("plan program sarah push"))
    t.choose(3, OPTIONS.parse("no 0 other"))
    memory = Memory()
    memory.owes = True
    memory.proposed = {"plan exit"}
    said = says(t, 3, memory)
    assert said is not None
    assert said.startswith("plan program sarah ")
    t.choose(3, OPTIONS.parse(said))
    assert choice(t, "sarah").split()[1 : len(said.split()) - 2] == said.split()[3:]


KEY_BOARD = """
empty     empty    empty    empty  ?dark
empty     ?key     empty    empty  ?dark
empty     empty    central  empty  ?dark
empty     empty    empty    empty  ?dark
room_25   empty    empty    empty  ?dark
"""


def test_who_fetches_the_key_leaves_the_plan_for_all() -> None:
    """That plan looks one round ahead and would take everybody to Room 25, the key forgotten."""
    places = {"max": "a1", "alice": "b2", "kevin": "a2", "sarah": "a1"}
    people: dict[str, Any] = {who: {"at": cell} for who, cell in places.items()}
    for used in (False, True):
        t = position(KEY_BOARD, COOPERATION, key_used=used, rounds_left=5, **people)
        assert isinstance(t, Room25Table)
        if not used:
            t.choose(0, OPTIONS.parse("claim b4 blue"))
        for seat, who in enumerate(CHARACTER_NUMBERS[name] for name in places):
            searcher = Searcher(bytes(32), MASTERMIND.part(0.2))
            found = searcher.choose(t.clone(), sight_of(t, seat), t.decision(seat))
            fetches = who == ALICE and not used
            assert (found[0].times > 0 or len(found) > 1) == fetches
            assert (found[0].option == searcher.agreed[who]) or fetches
