"""Programs that bots are asked for: nothing that cannot be done, no two things at once."""

from typing import Any

import pytest

from cellmates.bots.room25.actions import against
from cellmates.bots.room25.choosing import ranked
from cellmates.bots.room25.foresight import NextStep
from cellmates.bots.room25.lookahead import Lookahead
from cellmates.bots.room25.memory import Memory
from cellmates.bots.room25.proposals import breaks_word, told_of
from cellmates.bots.room25.replies import reply
from cellmates.bots.room25.second_thoughts import has_spoken_of_plans, second_thought
from cellmates.bots.room25.sense import in_vain
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import Sight
from cellmates.bots.room25.temperament import TEMPERAMENTS
from cellmates.kernel.table import Decision
from cellmates.room25.board import CELLS, SLIDES
from cellmates.room25.names import CHARACTER_NUMBERS, CONTROL, LOOK, MOVE, PUSH
from cellmates.room25.options import OPTIONS
from cellmates.room25.table import Room25Table
from tests.bots.room25_positions import COOPERATION, choice, position

HIDDEN = """
    ?dark  ?dark   ?empty   ?dark   ?dark
    ?dark  empty   empty    empty   ?dark
    ?dark  empty   central  empty   ?room_25
    ?dark  empty   empty    empty   ?dark
    ?dark  ?dark   ?key     ?dark   ?dark
"""


def searching(**places: str) -> Room25Table:
    """Nobody has found anything yet; the first seat is Bruce."""
    people: dict[str, Any] = {who: {"at": cell} for who, cell in places.items()}
    found = position(HIDDEN, COOPERATION, rounds_left=8, **people)
    assert isinstance(found, Room25Table)
    return found


def sight_of(t: Room25Table, seat: int, temper: str = "loyal") -> Sight:
    memory = Memory()
    memory.temper = TEMPERAMENTS[temper]
    return Sight(t.view(seat), memory)  # type: ignore[arg-type]


def answer(t: Room25Table, seat: int, temper: str = "loyal") -> str | None:
    """What a seat says to the plan that waits for its answer."""
    sight = sight_of(t, seat, temper)
    found = reply(sight, Sides(sight), t.phrases(seat))
    return None if found is None else OPTIONS.text(found)


@pytest.mark.parametrize(
    ("at", "tokens", "said"),
    [
        ("c3", "push control", "no 0 other"),  # nobody is pushed out of the Central Room
        ("c3", "push", "no 0 other"),
        ("c3", "control", "no 0 other"),  # its lines never slide
        ("c3", "special", "no 0 other"),  # nor is anything done there but looks and steps
        ("d3", "push control", "no 0 other"),  # he is alone there
        ("d3", "look push", "no 0 other"),
        ("c3", "look move", "yes 0"),
        ("c3", "move control", "yes 0"),  # he slides elsewhere
    ],
)
def test_nobody_agrees_to_lay_what_can_do_nothing(at: str, tokens: str, said: str) -> None:
    t = searching(bruce="c3", emmett=at, max="c3", kevin="b3")
    t.choose(0, OPTIONS.parse(f"plan program emmett {tokens}"))
    assert answer(t, 1) == said


@pytest.mark.parametrize(
    ("at", "said", "vain"),
    [
        ("d3", [], True),
        ("d3", ["1 plan e"], False),  # Kevin, next door, says that he comes
        ("d3", ["0 plan program kevin move"], True),  # he has not said yes
        ("d3", ["0 plan program kevin move", "1 yes 0"], False),
        ("d2", ["1 plan e"], True),  # he is too far off
        ("d2", [], True),
    ],
)
def test_a_push_needs_somebody_who_may_come(at: str, said: list[str], vain: bool) -> None:
    t = searching(emmett=at, kevin="c3", max="b2")
    t.choose(2, OPTIONS.parse("plan look b1"))
    for each in said:
        seat, text = each.split(maxsplit=1)
        t.choose(int(seat), OPTIONS.parse(text))
    sight = sight_of(t, 0)
    plan = Lookahead(sight, Sides(sight), CHARACTER_NUMBERS["emmett"])
    assert in_vain(plan, (LOOK, PUSH)) == vain
    assert not in_vain(plan, (MOVE, PUSH))
    assert not in_vain(plan, (LOOK, CONTROL))


def test_what_was_laid_already_is_no_matter_of_sense() -> None:
    t = searching(bruce="c3", emmett="c3", kevin="b3")
    t.choose(1, OPTIONS.parse("program push look"))
    t.choose(0, OPTIONS.parse("plan program emmett push"))
    assert answer(t, 1) == "yes 0"
    assert choice(t, "bruce").startswith("program")


NEAR = """
    ?dark  ?dark   ?dark    ?dark   ?dark
    ?dark  empty   empty    empty   empty
    ?dark  empty   central  empty   room_25
    ?dark  empty   empty    empty   empty
    ?dark  ?dark   ?dark    ?dark   ?dark
"""


def gathering(**places: str) -> Room25Table:
    """Room 25 lies open in e3."""
    people: dict[str, Any] = {who: {"at": cell} for who, cell in places.items()}
    found = position(NEAR, COOPERATION, key_used=True, rounds_left=4, **people)
    assert isinstance(found, Room25Table)
    return found


@pytest.mark.parametrize(
    ("first", "then", "said"),
    [
        ("program alice control move", "program alice move control", "no 3 other"),
        ("program alice control move", "program alice look", "no 3 other"),
        ("program alice control move", "program alice control", "yes 3"),
        ("program alice move", "program alice control", "yes 3"),  # two of one token each
        ("program alice look control", "e", "no 3 other"),  # no step is left
        ("program alice look control", "exit", "no 3 other"),
        ("program alice move control", "exit", "yes 3"),
        ("exit", "program alice look control", "no 3 other"),
        ("exit", "program alice move control", "yes 3"),
        ("e", "program alice look control", "no 3 other"),
        ("stay", "program alice move control", "no 3 other"),
    ],
)
def test_a_later_yes_fits_what_was_promised_before(first: str, then: str, said: str) -> None:
    """To another one in the same round, whatever Alice would make of it by itself."""
    t = gathering(max="e4", alice="d4", kevin="e4", sarah="d3")
    t.choose(0, OPTIONS.parse(f"plan {first}"))
    t.choose(1, OPTIONS.parse("yes 0"))
    t.choose(3, OPTIONS.parse(f"plan {then}"))
    assert answer(t, 1) == said


def test_two_promises_of_one_token_are_kept_together() -> None:
    t = gathering(max="e4", alice="d4", kevin="e4", sarah="d3")
    for seat, token in ((0, "move"), (3, "control")):
        t.choose(seat, OPTIONS.parse(f"plan program alice {token}"))
        t.choose(1, OPTIONS.parse(f"yes {seat}"))
    assert set(choice(t, "alice").split()[1:]) == {"move", "control"}


def test_nobody_tells_a_program_that_does_not_fit_his_word() -> None:
    """By the plan for all, which was made before anybody spoke."""
    t = gathering(max="e4", alice="d4", kevin="e4", sarah="d3")
    sight = sight_of(t, 1)
    me = CHARACTER_NUMBERS["alice"]
    sight.memory.intended = {me: (MOVE, CONTROL)}
    slide = OPTIONS.parse("slide d n") - OPTIONS.parse("slide a n")
    told = ["plan slide d n", "plan program alice move control"]
    assert [OPTIONS.text(each) for each in told_of(sight, {(1, slide): 1.0}, 0.75)] == told
    t.choose(0, OPTIONS.parse("plan program alice look move"))
    t.choose(1, OPTIONS.parse("yes 0"))
    sight = sight_of(t, 1)
    sight.memory.intended = {me: (MOVE, CONTROL)}
    assert told_of(sight, {(1, slide): 1.0}, 0.75) == []


@pytest.mark.parametrize(("knows", "said"), [(False, "yes 2"), (True, "no 2 other")])
def test_who_knows_that_it_is_the_key_does_not_set_out_for_room_25(knows: bool, said: str) -> None:
    """Sarah has called it blue, and Max has looked into it since."""
    t = searching(max="c2", alice="c3", sarah="d2")
    t.choose(2, OPTIONS.parse("claim c1 blue"))
    t.choose(2, OPTIONS.parse("plan exit"))
    if knows:
        t.seen[t.tile_at[CELLS.index("c1")]] |= 1
    assert answer(t, 0) == said


@pytest.mark.parametrize("own", ["program alice push", "meet a1", "stay"])
def test_nobody_refuses_what_he_has_proposed_himself(own: str) -> None:
    """Whatever has become of it since: if he would not do it any more he is silent."""
    t = gathering(max="b3", alice="d4", kevin="e4", sarah="b3")
    t.choose(0, OPTIONS.parse(f"plan {own}"))
    refused = answer(t, 1)
    assert refused is not None
    assert refused.startswith("no 0")
    t.choose(1, OPTIONS.parse(f"plan {own}"))
    assert answer(t, 1) is None


@pytest.mark.parametrize(
    ("own", "max_at", "said"),
    [
        ([], "a3", "no 0 other"),  # it takes Room 25 back inside
        (["4 w"], "a3", "yes 0"),
        (["4 w"], "b4", "yes 0"),  # he can make it himself
        (["4 w", "4 e"], "a3", None),  # she has changed her mind
        (["4 w", "d n"], "a3", "yes 0"),
        (["4 e"], "a3", "no 0 other"),
    ],
)
def test_a_slide_that_one_has_announced_is_one_s_own(
    own: list[str], max_at: str, said: str | None
) -> None:
    """Alice stands in row 4, at the end of which Room 25 lies."""
    lines = NEAR.replace("room_25", "empty").strip().splitlines()
    lines[1] = "?dark  empty   empty    empty   room_25"
    people = {"max": max_at, "alice": "d4", "kevin": "c2", "sarah": "b3"}
    here: dict[str, Any] = {who: {"at": cell} for who, cell in people.items()}
    t = position("\n".join(lines), COOPERATION, key_used=True, rounds_left=4, **here)
    assert isinstance(t, Room25Table)
    for slide in own:
        t.choose(1, OPTIONS.parse(f"plan slide {slide}"))
    t.choose(0, OPTIONS.parse("plan slide 4 w"))
    assert answer(t, 1) == said


def test_a_program_that_one_tells_is_the_whole_of_it() -> None:
    """Who is asked for a token lays at least that."""
    t = gathering(max="e4", alice="d4", kevin="e4", sarah="d3")
    t.choose(0, OPTIONS.parse("plan program alice move"))
    t.choose(1, OPTIONS.parse("yes 0"))
    assert choice(t, "alice") == "program move control"
    t.choose(1, OPTIONS.parse("plan program alice move"))
    assert choice(t, "alice") == "program move"
    t.choose(3, OPTIONS.parse("plan program alice control"))
    assert answer(t, 1) == "no 3 other"
    t.choose(1, OPTIONS.parse("plan program alice control move"))
    assert choice(t, "alice") == "program control move"


CORNER = """
    ?dark  ?dark   ?dark    ?dark   ?dark
    ?dark  empty   empty    room_25 empty
    ?dark  empty   central  empty   empty
    ?dark  empty   empty    empty   empty
    ?dark  ?dark   ?dark    ?dark   ?dark
"""


@pytest.mark.parametrize(
    ("said", "slide", "counts"),
    [
        (["0 plan slide 2 w"], "2 e", True),
        (["0 plan slide 2 w"], "2 w", False),  # it is left to him, which is another matter
        (["0 plan slide 2 w", "1 no 0 other"], "2 e", False),  # she has said so
        (["3 plan slide 2 w"], "2 e", False),  # he cannot make it
        (["1 plan slide 2 w"], "2 e", True),  # her own word
        (["1 plan slide 2 w", "1 plan slide 2 e"], "2 e", False),
        ([], "d s", False),
        (["0 plan program alice look", "1 yes 0"], "d s", True),  # Room 25 goes back inside
        (["0 plan program alice look", "1 yes 0"], "d n", True),  # and Sarah stays behind
        (["0 plan program alice look", "1 yes 0"], "2 e", False),
        (["0 plan program alice look control", "1 yes 0"], "d s", False),
        (["0 plan program alice look", "1 yes 0", "1 plan slide d s"], "d s", False),
    ],
)
def test_nobody_slides_against_what_friends_count_on(
    said: list[str], slide: str, counts: bool
) -> None:
    """Alice could slide row 2, in which Max stands, and Room 25 away from Sarah."""
    t = corner()
    for each in said:
        seat, text = each.split(maxsplit=1)
        t.choose(int(seat), OPTIONS.parse(text))
    sight = sight_of(t, 1)
    plan = Lookahead(sight, Sides(sight), CHARACTER_NUMBERS["alice"])
    assert (against(plan, SLIDES.index(slide), plan.now) > 0) == counts


def corner() -> Room25Table:
    people = {"max": "b2", "alice": "d2", "kevin": "d3", "sarah": "c4"}
    here: dict[str, Any] = {who: {"at": cell} for who, cell in people.items()}
    t = position(CORNER, COOPERATION, key_used=True, rounds_left=4, **here)
    assert isinstance(t, Room25Table)
    return t


@pytest.mark.parametrize(("said", "tried"), [([], True), (["0 plan slide 2 w"], False)])
def test_nobody_tries_a_slide_against_an_announced_one(said: list[str], tried: bool) -> None:
    t = corner()
    for each in said:
        seat, text = each.split(maxsplit=1)
        t.choose(int(seat), OPTIONS.parse(text))
    decision = asked_to_slide(t)
    found = ranked(sight_of(t, 1), decision, 9)
    assert (OPTIONS.parse("slide 2 e") in found) == tried


def asked_to_slide(t: Room25Table) -> Decision:
    """Let the game go on until Alice has to slide."""
    for seat, tokens in enumerate(("look control", "control look", "look move", "look move")):
        t.choose(seat, OPTIONS.parse(f"program {tokens}"))
    while t.waiting[0] != 1:
        t.choose(t.waiting[0], t.decision(t.waiting[0]).options[0])
    decision = t.decision(1)
    assert decision.kind == "control"
    return decision


@pytest.mark.parametrize(("slide", "said"), [("2 e", "plan slide 2 e"), ("2 w", None)])
def test_who_slides_against_an_announced_slide_says_so_before(slide: str, said: str | None) -> None:
    t = corner()
    t.choose(0, OPTIONS.parse("plan slide 2 w"))
    asked_to_slide(t)
    sight = sight_of(t, 1)
    assert has_spoken_of_plans(sight)
    step = NextStep(CHARACTER_NUMBERS["alice"], OPTIONS.parse(f"slide {slide}"))
    found = second_thought(sight, Sides(sight), t.phrases(1), step)
    assert (None if found is None else OPTIONS.text(found)) == said


@pytest.mark.parametrize(("stray", "broken"), [(True, True), (False, False)])
def test_the_plan_is_made_again_if_somebody_counts_on_a_line(stray: bool, broken: bool) -> None:
    """Somebody who does not make such plans, and slides a line in which oneself means to."""
    t = corner()
    t.choose(0, OPTIONS.parse("plan slide 2 w"))
    sight = sight_of(t, 1)
    max_, alice = (CHARACTER_NUMBERS[who] for who in ("max", "alice"))
    sight.memory.intended = {max_: (CONTROL, LOOK), alice: (CONTROL, MOVE)}
    sight.memory.strays = {max_} if stray else set()
    assert breaks_word(sight) == broken
