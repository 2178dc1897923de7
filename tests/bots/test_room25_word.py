"""Whether bots of Room 25 keep to what they say."""

from typing import Any

import pytest

from cellmates import bots
from cellmates.bots.room25 import second_thoughts
from cellmates.bots.room25.actions import barring, parting
from cellmates.bots.room25.agreed import Agreement, agreed
from cellmates.bots.room25.choosing import candidates, ranked
from cellmates.bots.room25.foresight import Foresight, NextStep
from cellmates.bots.room25.lookahead import Lookahead
from cellmates.bots.room25.memory import Memory
from cellmates.bots.room25.programs import keeps_word
from cellmates.bots.room25.replies import reply
from cellmates.bots.room25.second_thoughts import second_thought
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import Sight
from cellmates.bots.room25.talk import remark
from cellmates.bots.room25.temperament import Temperament
from cellmates.kernel.dice import Dice
from cellmates.kernel.event import EVERYBODY, Event
from cellmates.room25.board import CELLS, DIRECTIONS, SLIDES
from cellmates.room25.names import CHARACTER_NUMBERS, CHARACTERS, CONTROL, LOOK, MOVE
from cellmates.room25.options import MOVE_TO, OPTIONS
from cellmates.room25.table import Room25Table
from tests.bots.room25_positions import COOPERATION, choice, position
from tests.bots.test_room25_talk import COOPERATION as FOUR
from tests.bots.test_room25_talk import Watched

MOVES = ("slid", "swapped", "pushed", "carried", "called", "over")
"""After one of these a look may have become impossible."""

BOARD = """
    ?dark  ?empty  ?empty   ?empty  ?room_25
    ?dark  ?cold   empty    ?cold   ?dark
    ?dark  empty   central  empty   ?dark
    ?dark  ?cold   {south}  ?cold   ?dark
    ?key   ?dark   ?empty   ?dark   ?dark
"""


def table(south: str = "empty", **people: Any) -> Room25Table:
    """Max and Alice stand south of the Central Room, unless it is said otherwise."""
    places = {"max": "c2", "alice": "c2", "kevin": "b3", "sarah": "d3"}
    here = {who: {"at": cell} for who, cell in places.items()}
    found = position(BOARD.format(south=south), COOPERATION, **{**here, **people})
    assert isinstance(found, Room25Table)
    return found


def seen(t: Room25Table, seat: int) -> Sight:
    return Sight(t.view(seat), Memory())  # type: ignore[arg-type]


def says(t: Room25Table, seat: int) -> str | None:
    sight = seen(t, seat)
    found = remark(sight, Sides(sight), t.phrases(seat), lambda: 0.5)
    return None if found is None else OPTIONS.text(found)


def test_who_has_told_of_a_room_does_not_ask_what_is_in_it() -> None:
    t = table()
    t.choose(1, OPTIONS.parse("plan look b2"))
    assert says(t, 0) == "yes 1"
    sight = seen(t, 0)
    sight.memory.told.add(t.tile_at[CELLS.index("b2")])
    assert reply(sight, Sides(sight), t.phrases(0)) is None


def test_an_announced_look_is_the_one_that_is_made() -> None:
    t = table()
    said = says(t, 0)
    assert said in ("plan look b2", "plan look c1", "plan look d2")
    t.choose(0, OPTIONS.parse(said))
    program = choice(t, "max").split()
    assert program[:2] == ["program", "look"]


def test_nobody_announces_a_look_who_has_to_leave_a_trap() -> None:
    assert says(table("trap"), 0) is not None
    armed = {"at": "c2", "armed": True}
    assert says(table("trap", max=armed), 0) is None


def test_nobody_announces_a_look_across_a_corridor() -> None:
    """From east to west one sees b2 and d2 only, from north to south c1."""
    along = table("pivoting", corridor={"c2": "ew"})
    assert says(along, 0) in ("plan look b2", "plan look d2")
    assert says(table("pivoting", corridor={"c2": "ns"}), 0) == "plan look c1"


def test_nobody_calls_to_room_25_when_all_are_there() -> None:
    board = BOARD.format(south="room_25").replace("?room_25", "?dark").replace("?key", "?dark")
    inside = {"at": "c2"}
    people = {"max": inside, "alice": inside, "kevin": inside}
    for sarah, call in (({"at": "d3"}, True), (inside, False)):
        t = position(board, COOPERATION, **people, sarah=sarah, key_used=True)
        assert isinstance(t, Room25Table)
        assert (says(t, 0) == "plan exit") == call


@pytest.mark.parametrize("cell", ["b2", "c1", "d2"])
def test_who_thinks_tries_nothing_that_breaks_his_word(cell: str) -> None:
    """Wherever he has said that he will look; nothing is left to chance."""
    t = table()
    t.choose(0, OPTIONS.parse(f"plan look {cell}"))
    sight = seen(t, 0)
    plan = Lookahead(sight, Sides(sight), CHARACTER_NUMBERS["max"])
    options = ranked(sight, t.decision(0), 6)
    assert len(options) > 1
    assert all(keeps_word(plan, option) for option in options)
    for seat in range(4):
        t.choose(seat, OPTIONS.parse("program look move"))
    while t.waiting[0] != 0 or t.decision(0).kind != "look":
        seat = t.waiting[0]
        t.choose(seat, t.decision(seat).options[0])
    sight = seen(t, 0)
    (found,) = ranked(sight, t.decision(0), 6)
    t.listen()
    t.choose(0, found)
    assert [event.data["cell"] for event in t.news if event.kind == "looked"] == [cell]


def test_a_yes_binds_though_the_proposer_goes_on_to_something_else() -> None:
    """Until he proposes something else of the same kind."""
    t = table()

    def word(*said: tuple[int, str]) -> Agreement:
        for seat, text in said:
            t.choose(seat, OPTIONS.parse(text))
        sight = seen(t, 0)
        return agreed(sight, Sides(sight))

    word((3, "plan slide 2 e"), (0, "yes 3"), (3, "plan e"), (0, "yes 3"))
    found = word((3, "plan look d2"))
    assert found.slides == {SLIDES.index("2 e")}
    assert found.ways == {DIRECTIONS.index("e")}
    found = word((3, "plan meet b3"), (3, "plan slide b n"), (3, "plan key"))
    assert found.slides == {SLIDES.index("2 e")}
    assert found.ways == set()
    assert found.looks == {t.tile_at[CELLS.index("d2")]}
    assert word((3, "plan slide 2 w")).slides == set()


class Foreseen:
    """Stands in for what a character is going to do."""

    tokens = (MOVE, CONTROL)

    def __init__(self, slides: set[int], ways: set[int]) -> None:
        self.slides = slides
        self.ways = ways


@pytest.mark.replaces_insides
@pytest.mark.parametrize("plan", ["slide 2 e", "e"])
def test_who_will_do_otherwise_than_he_has_said_says_so(
    monkeypatch: pytest.MonkeyPatch, plan: str
) -> None:
    """A slide or a step that was refused and is made after all, or was agreed to and is not."""
    slides, ways = {SLIDES.index("2 e")}, {DIRECTIONS.index("e")}
    for does, first, then in (
        (Foreseen(slides, ways), "no 2 other", "yes 2"),
        (Foreseen(set(), set()), "no 2 other", None),
        (Foreseen(slides, ways), "yes 2", None),
        (Foreseen(set(), set()), "yes 2", "no 2 other"),
    ):
        t = table()
        t.choose(2, OPTIONS.parse(f"plan {plan}"))
        t.choose(0, OPTIONS.parse(first))
        for seat in range(4):
            t.choose(seat, OPTIONS.parse("program move control"))
        sight = seen(t, 0)
        monkeypatch.setattr(second_thoughts, "Foresight", lambda _, does=does: does)
        found = second_thought(sight, Sides(sight), t.phrases(0))
        assert (None if found is None else OPTIONS.text(found)) == then


@pytest.mark.replaces_insides
@pytest.mark.parametrize("pending", ["", "control"])
def test_what_has_been_decided_is_what_is_said(
    monkeypatch: pytest.MonkeyPatch, pending: str
) -> None:
    """By the token that was turned up, or by the Control Room, whatever was foreseen."""
    monkeypatch.setattr(
        second_thoughts, "Foresight", lambda _: Foreseen({SLIDES.index("2 w")}, set())
    )
    for way, first, then in (
        ("2 e", "no 2 other", "yes 2"),
        ("2 e", "no 2 trust", "yes 2"),
        ("2 e", "yes 2", None),
        ("2 w", "no 2 other", None),
        ("2 w", "yes 2", "no 2 other"),
    ):
        t = table()
        t.choose(2, OPTIONS.parse("plan slide 2 e"))
        t.choose(0, OPTIONS.parse(first))
        for seat in range(4):
            t.choose(seat, OPTIONS.parse("program move control"))
        sight = seen(t, 0)
        sight.memory.pending = pending
        step = NextStep(sight.mine[0], OPTIONS.parse(f"slide {way}"))
        found = second_thought(sight, Sides(sight), t.phrases(0), step)
        assert (None if found is None else OPTIONS.text(found)) == then


@pytest.mark.parametrize(("slide", "then"), [("2 w", "plan slide 2 w"), ("2 e", None)])
def test_another_slide_than_the_announced_one_is_announced(slide: str, then: str | None) -> None:
    t = table()
    t.choose(0, OPTIONS.parse("plan slide 2 e"))
    for seat in range(4):
        t.choose(seat, OPTIONS.parse("program move control"))
    sight = seen(t, 0)
    step = NextStep(sight.mine[0], OPTIONS.parse(f"slide {slide}"))
    found = second_thought(sight, Sides(sight), t.phrases(0), step)
    assert (None if found is None else OPTIONS.text(found)) == then


def test_a_look_without_a_look_token_is_refused() -> None:
    t = table(alice={"at": "c2", "lost": ["look"]})
    t.choose(1, OPTIONS.parse("plan look c1"))
    sight = seen(t, 0)
    assert OPTIONS.text(reply(sight, Sides(sight), t.phrases(0)) or 0) == "no 1 far"


def test_a_word_does_not_bind_when_a_friend_has_told_of_the_room() -> None:
    t = table()
    t.choose(0, OPTIONS.parse("plan look c1"))
    t.choose(1, OPTIONS.parse("claim c1 red"))
    sight = seen(t, 0)
    plan = Lookahead(sight, Sides(sight), CHARACTER_NUMBERS["max"])
    assert not any(keeps_word(plan, option) for option in t.decision(0).options)


def test_a_room_into_which_others_have_looked_is_worth_less_of_a_look() -> None:
    sight = seen(table(), 0)
    plan = Lookahead(sight, Sides(sight), CHARACTER_NUMBERS["max"])
    tile = sight.tile_at[CELLS.index("b2")]
    before = plan.curiosity(tile)
    sight.memory.looks[tile] = 1
    assert plan.curiosity(tile) < before


@pytest.mark.parametrize(("left", "tried"), [(7, False), (3, True)])
def test_who_thinks_tries_no_red_room_while_there_is_time(left: int, tried: bool) -> None:
    """A Trap lies open to the north; every other way is open, too."""
    board = """
        ?dark  ?empty  ?empty   ?empty  ?room_25
        ?dark  ?cold   trap     ?cold   ?dark
        ?dark  empty   central  empty   ?dark
        ?dark  ?cold   empty    ?cold   ?dark
        ?key   ?dark   empty    ?dark   ?dark
    """
    people = {who: {"at": "c3"} for who in ("max", "alice", "kevin", "sarah")}
    t = position(board, COOPERATION, rounds_left=left, **people)
    assert isinstance(t, Room25Table)
    for seat in range(4):
        t.choose(seat, OPTIONS.parse("program move look"))
    seat = t.waiting[0]
    while t.decision(seat).kind != "move":
        t.choose(seat, t.decision(seat).options[0])
    options = ranked(seen(t, seat), t.decision(seat), 6)
    assert (OPTIONS.parse("move n") in options) == tried


def test_two_of_one_player_do_not_both_look_at_the_only_hidden_room() -> None:
    board = """
        empty  empty  ?cold    empty  empty
        empty  empty  empty    empty  empty
        empty  empty  central  empty  empty
        empty  empty  empty    empty  empty
        ?key   ?cold  empty    empty  ?room_25
    """
    people = {who: {"at": "c4"} for who in ("max", "alice", "kevin", "sarah")}
    t = position(board, {"mode": "solo"}, **people)
    assert isinstance(t, Room25Table)
    first, second = t.decision(0).about, ""
    for look in (True, False):
        tried = [OPTIONS.text(option) for option in ranked(seen(t, 0), t.decision(0), 20)]
        assert any(text.startswith("program look") for text in tried) == look
        t.choose(0, OPTIONS.parse("program look move"))
        second = t.decision(0).about
    assert first != second


def test_nothing_but_looks_and_steps_is_programmed_in_the_central_room() -> None:
    t = position(BOARD.format(south="room_25"), COOPERATION, key_used=True, rounds_left=3, **{
        who: {"at": "c3"} for who in ("jennifer", "max", "kevin", "sarah")
    })  # fmt: skip
    assert isinstance(t, Room25Table)
    for option in ranked(seen(t, 0), t.decision(0), 20):
        assert OPTIONS.text(option).split()[1] in ("look", "move")


@pytest.mark.parametrize(("said", "tried"), [([], True), (["1 plan meet b2", "0 yes 1"], False)])
def test_nobody_tries_to_slide_away_from_where_he_has_agreed_to_meet(
    said: list[str], tried: bool
) -> None:
    """Max stands beside b2, and could slide himself away from it."""
    t = table(max={"at": "a2"}, alice={"at": "c3"}, kevin={"at": "d3"}, sarah={"at": "d3"})
    for each in said:
        who, text = each.split(maxsplit=1)
        t.choose(int(who), OPTIONS.parse(text))
    for seat, tokens in enumerate(("control move", "move look", "look move", "look move")):
        t.choose(seat, OPTIONS.parse(f"program {tokens}"))
    while t.waiting[0] != 0:
        t.choose(t.waiting[0], t.decision(t.waiting[0]).options[0])
    decision = t.decision(0)
    assert decision.kind == "control"
    best, *rest = ranked(seen(t, 0), decision, 9)
    assert {OPTIONS.text(best), *map(OPTIONS.text, rest)} >= {"slide 2 e"}
    away = {OPTIONS.parse("slide a n"), OPTIONS.parse("slide a s")}
    assert bool(away & set(rest)) == tried


def answer(t: Room25Table, seat: int) -> str | None:
    sight = seen(t, seat)
    found = reply(sight, Sides(sight), t.phrases(seat))
    return None if found is None else OPTIONS.text(found)


def test_nobody_answers_who_proposed_a_slide_that_has_been_made_since() -> None:
    t = table(max={"at": "d3"}, alice={"at": "c2"})
    t.listen()
    memory = Memory()
    Sight(t.view(0), memory)  # type: ignore[arg-type]
    t.choose(1, OPTIONS.parse("plan slide d s"))
    memory.follow(t.news_for(0))
    sight = Sight(t.view(0), memory)  # type: ignore[arg-type]
    assert reply(sight, Sides(sight), t.phrases(0)) is not None
    memory.follow([Event("slid", EVERYBODY, {"who": "alice", "line": "d", "dir": "s"})])
    assert reply(sight, Sides(sight), t.phrases(0)) is None
    t.choose(1, OPTIONS.parse("plan slide d s"))  # once more
    memory.follow(t.news_for(0))
    sight = Sight(t.view(0), memory)  # type: ignore[arg-type]
    assert reply(sight, Sides(sight), t.phrases(0)) is not None


def test_nobody_promises_more_than_he_can_do() -> None:
    """A look and a step go together; two steps to different sides do not, though he would take
    either of them."""
    for first, second in (("e", "s"), ("s", "e")):
        t = table()
        t.choose(0, OPTIONS.parse("plan look c1"))
        t.choose(1, OPTIONS.parse(f"plan {first}"))
        assert answer(t, 0) == "yes 1"
        t.choose(0, OPTIONS.parse("yes 1"))
        t.choose(2, OPTIONS.parse(f"plan {second}"))
        assert answer(t, 0) == "no 2 other"


def test_a_yes_to_room_25_is_given_by_who_goes_there() -> None:
    """Nobody has seen it but Sarah, who says where it is: east of d3, where she stands."""
    for cell, yes in (("e3", True), ("a3", False)):
        t = table(max={"at": "c3"})
        t.choose(3, OPTIONS.parse(f"claim {cell} blue"))
        t.choose(3, OPTIONS.parse("plan exit"))
        assert answer(t, 1) == "yes 3"
        assert yes or answer(t, 2) == "yes 3"
    t = table()
    t.choose(3, OPTIONS.parse("plan exit"))
    assert answer(t, 0) == "no 3 other"  # nobody knows where


def test_in_sixty_games_announced_looks_are_made() -> None:
    """But for those whose room was opened or told of before, or where something was moved."""
    announced = kept = 0
    for number in range(60):
        watched = Watched(FOUR, number)
        watched.play()
        word: dict[int, int] = {}  # the tile that each seat has said it will look at
        for before, seat, event in watched.told:
            data = event.data
            if event.kind == "round":
                word.clear()
            elif event.kind == "plan_look":
                word[seat] = before.tile_at[CELLS.index(str(data["cell"]))]
                announced += 1
            elif event.kind == "looked":
                who = before.seat_of[CHARACTERS.index(str(data["who"]))]
                tile = before.tile_at[CELLS.index(str(data["cell"]))]
                kept += word.pop(who, None) == tile
            elif event.kind in ("revealed", "claim", *MOVES):
                announced -= _excused(before, event, word)
    assert announced > 50
    assert kept >= announced


def _excused(before: Room25Table, event: Event, word: dict[int, int]) -> int:
    """How many need not or cannot keep their word any more."""
    if event.kind in MOVES:
        found = list(word)
    else:
        tile = before.tile_at[CELLS.index(str(event.data["cell"]))]
        found = [seat for seat, mine in word.items() if mine == tile]
    for seat in found:
        del word[seat]
    return len(found)


def test_nobody_weighs_a_step_into_a_room_that_is_known_to_be_room_25() -> None:
    """Told by a friend; what else there is is not tried out."""
    t = table(max={"at": "e4"}, rounds_left=3)
    t.choose(1, OPTIONS.parse("claim e5 blue"))
    for seat in range(4):
        t.choose(seat, OPTIONS.parse("program move look"))
    while t.waiting[0] != 0:
        t.choose(t.waiting[0], t.decision(t.waiting[0]).options[0])
    sight = seen(t, 0)
    decision = t.decision(0)
    assert decision.kind == "move"
    assert len(ranked(sight, decision, 4)) > 1
    assert [OPTIONS.text(each) for each in candidates(sight, decision, 4)] == ["move n"]


def test_a_token_that_was_turned_up_is_foreseen_until_something_comes_of_it() -> None:
    """Max has to say where he goes; a Look is left."""
    t = table()
    t.listen()
    sight = seen(t, 0)
    for seat in range(4):
        t.choose(seat, OPTIONS.parse("program move look"))
        sight.memory.follow(t.news_for(0))
    assert t.decision(0).kind == "move"
    foreseen = []
    for _ in range(2):
        now = Sight(t.view(0), sight.memory)  # type: ignore[arg-type]
        foreseen.append(Foresight(Lookahead(now, Sides(now), CHARACTER_NUMBERS["max"])).tokens)
        if 0 in t.waiting:
            t.choose(0, t.decision(0).options[0])
            sight.memory.follow(t.news_for(0))
    assert foreseen == [(MOVE, LOOK), (LOOK,)]


def test_a_step_is_foreseen_with_the_taste_for_the_unknown_that_decides_it() -> None:
    """So that nobody promises to go where he does not go by a whim of his temperament."""
    t = table()
    for seat in range(4):
        t.choose(seat, OPTIONS.parse("program move look"))
    while t.waiting[0] != 0:
        t.choose(t.waiting[0], t.decision(t.waiting[0]).options[0])
    steps = []
    for risk in (-100.0, 100.0):
        memory = Memory()
        memory.temper = Temperament("whimsical", risk=risk)
        sight = Sight(t.view(0), memory)  # type: ignore[arg-type]
        (step,) = ranked(sight, t.decision(0), 1)
        plan = Lookahead(sight, Sides(sight), CHARACTER_NUMBERS["max"])
        assert Foresight(plan, (MOVE, LOOK)).ways == {step - MOVE_TO}
        steps.append(step)
    assert len(set(steps)) == 2


def test_what_has_just_been_said_counts_for_what_is_done_with_it() -> None:
    """A bot that is asked for a step may answer first: it answers and steps from one view."""
    t = table()
    t.listen()
    first, news = t.view(0), []
    for seat in range(4):
        t.choose(seat, OPTIONS.parse("program move look"))
        news.append(t.news_for(0))
    while t.waiting[0] != 0:
        t.choose(t.waiting[0], t.decision(t.waiting[0]).options[0])
        news.append(t.news_for(0))
    kept = refused = 0
    for way in DIRECTIONS:
        asked = t.clone()
        asked.choose(1, OPTIONS.parse(f"plan {way}"))
        for level in ("rookie", "regular", "careful:loyal", "shrewd:loyal"):
            for number in range(6):
                bot = bots.make("room25", level, bytes([number]))
                bot.begin(first)
                for events in news:
                    bot.hear(events)
                bot.imagined = asked.reimagine(0, Dice(bytes([number]) * 32))
                view = asked.view(0)
                said = bot.talk(view, asked.phrases(0))
                assert said is not None
                step = OPTIONS.text(bot.pick(view, asked.decision(0)))
                assert (step == f"move {way}") == (OPTIONS.text(said) == "yes 1"), level
                kept += OPTIONS.text(said) == "yes 1"
                refused += OPTIONS.text(said).startswith("no 1")
    assert kept > 10
    assert refused > 10


def test_who_agrees_to_wait_neither_steps_nor_slides() -> None:
    """In Room 25, whether he has programmed a slide or not; sliding it out is another matter."""
    board = BOARD.format(south="empty").replace("?room_25", "?dark").replace("?key", "?dark")
    board = board.replace("?cold   empty    ?cold   ?dark", "?cold   empty    room_25  ?dark", 1)
    people = {who: {"at": "d4"} for who in ("max", "alice", "kevin")} | {"sarah": {"at": "b3"}}
    for tokens, yes in (("look control", False), ("look", True)):
        t = position(board, COOPERATION, key_used=True, **people)
        assert isinstance(t, Room25Table)
        for seat in range(4):
            t.choose(seat, OPTIONS.parse(f"program {tokens}"))
        t.choose(1, OPTIONS.parse("plan stay"))
        assert (answer(t, 0) == "yes 1") == yes


def test_a_yes_to_wait_is_taken_back_by_who_has_laid_a_slide() -> None:
    board = BOARD.format(south="empty").replace("?room_25", "?dark").replace("?key", "?dark")
    board = board.replace("?cold   empty    ?cold   ?dark", "?cold   empty    room_25  ?dark", 1)
    people = {who: {"at": "d4"} for who in ("max", "alice", "kevin")} | {"sarah": {"at": "b3"}}
    for tokens, then in (("look control", "no 1 other"), ("look", None)):
        t = position(board, COOPERATION, key_used=True, **people)
        assert isinstance(t, Room25Table)
        t.choose(1, OPTIONS.parse("plan stay"))
        t.choose(0, OPTIONS.parse("yes 1"))
        for seat in range(4):
            t.choose(seat, OPTIONS.parse(f"program {tokens}"))
        sight = seen(t, 0)
        found = second_thought(sight, Sides(sight), t.phrases(0))
        assert (None if found is None else OPTIONS.text(found)) == then


@pytest.mark.replaces_insides
def test_nobody_says_yes_again_to_what_he_has_refused_as_dangerous(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Though he goes there himself: he would say no again, and so on."""
    t = table()
    t.choose(3, OPTIONS.parse("claim d2 red"))
    t.choose(1, OPTIONS.parse("plan e"))
    t.choose(0, OPTIONS.parse("no 1 danger"))
    for seat in range(4):
        t.choose(seat, OPTIONS.parse("program move look"))
    does = Foreseen(set(), {DIRECTIONS.index("e")})
    monkeypatch.setattr(second_thoughts, "Foresight", lambda _: does)
    sight = seen(t, 0)
    assert second_thought(sight, Sides(sight), t.phrases(0)) is None


@pytest.mark.parametrize(
    ("said", "bars"),
    [
        (["1 plan w"], True),
        (["3 plan w", "1 yes 3"], True),
        (["1 plan n"], False),
        (["3 plan w", "1 no 3 other"], False),
        (["1 plan w", "3 claim b2 green"], False),  # that is what comes there
        (["1 plan w", "3 claim b2 red"], True),
    ],
)
def test_nobody_slides_away_where_friends_are_about_to_go(said: list[str], bars: bool) -> None:
    """Max could slide column b north; Alice goes from the Central Room to where he stands."""
    t = table(max={"at": "b3"}, alice={"at": "c3"}, kevin={"at": "d3"}, sarah={"at": "d3"})
    for each in said:
        who, text = each.split(maxsplit=1)
        t.choose(int(who), OPTIONS.parse(text))
    for seat, tokens in enumerate(("control look", "move look", "look move", "look move")):
        t.choose(seat, OPTIONS.parse(f"program {tokens}"))
    while t.waiting[0] != 0:
        t.choose(t.waiting[0], t.decision(t.waiting[0]).options[0])
    sight = seen(t, 0)
    plan = Lookahead(sight, Sides(sight), CHARACTER_NUMBERS["max"])
    assert (barring(plan, SLIDES.index("b n"), plan.now) > 0) == bars


@pytest.mark.parametrize(
    ("said", "alice", "parts"),
    [
        (["2 claim b1 blue"], "b2", True),  # where Room 25 lies open that is the key
        ([], "b2", False),  # nobody knows it
        (["2 claim b1 blue"], "d2", False),  # she is not beside it
        (["1 plan meet b1", "0 yes 1"], "b2", True),
        (["1 plan meet b1", "0 no 1 other"], "b2", False),
    ],
)
def test_nobody_slides_friends_away_from_what_they_are_about_to_enter(
    said: list[str], alice: str, parts: bool
) -> None:
    """Max could slide row 1 east; Alice may still step south, to b1."""
    board = """
        ?dark  ?empty  ?empty   ?empty  room_25
        ?dark  ?cold   empty    ?cold   ?dark
        ?dark  empty   central  empty   ?dark
        ?dark  empty   empty    empty   ?dark
        ?dark  ?key    empty    ?dark   ?dark
    """
    people: dict[str, Any] = {"max": {"at": "c1"}, "alice": {"at": alice}, "kevin": {"at": "c3"}}
    t = position(board, COOPERATION, **people)
    assert isinstance(t, Room25Table)
    for each in said:
        who, text = each.split(maxsplit=1)
        t.choose(int(who), OPTIONS.parse(text))
    sight = seen(t, 0)
    plan = Lookahead(sight, Sides(sight), CHARACTER_NUMBERS["max"])
    assert (parting(plan, SLIDES.index("1 e"), plan.now) > 0) == parts
