"""What bots say: nobody accuses himself, there is no chorus, plans are answered and followed."""

from collections import Counter
from typing import Any

import pytest

from cellmates import room25
from cellmates.bots.host import luck
from cellmates.bots.room25.agreed import agreed
from cellmates.bots.room25.careful import CarefulBot
from cellmates.bots.room25.choosing import candidates, promised, ranked
from cellmates.bots.room25.memory import Memory
from cellmates.bots.room25.replies import refusal, reply
from cellmates.bots.room25.second_thoughts import second_thought
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import Sight
from cellmates.bots.room25.talk import remark
from cellmates.bots.sitting import Sitting
from cellmates.kernel.event import EVERYBODY, Event
from cellmates.room25.board import CELLS, SIDES
from cellmates.room25.events import TALK
from cellmates.room25.names import (
    CHARACTER_NUMBERS,
    COLOURS,
    GUARD,
    MORTAL,
    RED,
    colour_of,
)
from cellmates.room25.options import CLUE_CELLS, OPTIONS
from cellmates.room25.table import Room25Table
from tests.bots.room25_positions import SUSPICION, choice, position

COOPERATION = {"mode": "cooperation", "seats": 4}


class Watched(Sitting):
    """A table of careful bots that notes what happens, with the table before it."""

    def __init__(self, keys: dict[str, object], number: int) -> None:
        seed = number.to_bytes(32, "big")
        self.room25 = room25.deal(room25.Config(**keys), seed)
        self.room25.listen()
        self.told: list[tuple[Room25Table, int, Event]] = []
        seats = range(self.room25.seats)
        super().__init__(self.room25, {seat: CarefulBot(luck(seed, seat)) for seat in seats})

    def choose(self, seat: int, option: int) -> None:
        before = self.room25.clone()
        super().choose(seat, option)
        self.told += [(before, seat, event) for event in self.room25.news]


@pytest.mark.parametrize("part", range(2))
def test_in_fifty_games_bots_talk_sense(part: int) -> None:
    """Fifty games of suspicion and cooperation in both parts."""
    kinds: Counter[str] = Counter()
    entered = moves = 0
    for number in range(part * 25, part * 25 + 25):
        keys = COOPERATION if number % 2 else {"mode": "suspicion", "seats": 6}
        watched = Watched(keys, number)
        watched.play()
        said: list[Event] = []
        for before, seat, event in watched.told:
            if event.kind in TALK:
                kinds[event.kind] += 1
                said.append(event)
                _talks_sense(before, seat, event, said)
            elif event.kind == "moved":
                moves += 1
                entered += _enters_told_red(before, seat, str(event.data["to"]), keys)
        assert len(said) < 45 * watched.room25.round_number  # nobody talks without end
    assert {"claim", "accuse", "defend", "yes", "plan_look", "plan_exit"} <= set(kinds)
    assert entered <= moves / 100


def _talks_sense(before: Room25Table, seat: int, event: Event, said: list[Event]) -> None:
    data = event.data
    assert data["seat"] == seat
    if event.kind == "accuse":
        who = CHARACTER_NUMBERS[str(data["who"])]
        assert before.seat_of[who] != seat
        assert before.on[who] >= 0
        assert not before.revealed >> who & 1
    if event.kind in ("yes", "no"):
        assert data["whom"] != seat
    if len(said) >= 3:  # never the same line three times in a row
        lines = [tuple((k, v) for k, v in sorted(e.data.items()) if k != "seat") for e in said[-3:]]
        assert len({(e.kind, line) for e, line in zip(said[-3:], lines, strict=True)}) > 1
    mine = [each for each in said[-2:] if each.data["seat"] == seat]
    unasked = [each for each in mine if each.kind.startswith("plan") or each.kind == "accuse"]
    assert len(unasked) < 2  # at most one unasked line in a row


def _enters_told_red(before: Room25Table, seat: int, cell: str, keys: dict[str, object]) -> bool:
    tile = before.tile_at[CELLS.index(cell)]
    hidden = not before.is_up(tile) and not before.seen[tile] >> seat & 1
    told = any(c[0] != seat and c[1] == tile and c[2] == RED for c in before.claims)
    return keys is COOPERATION and hidden and told


BOARD = """
    ?dark  ?dark   ?dark    ?dark  ?dark
    ?dark  empty   empty    empty  ?dark
    ?dark  ?trap   central  empty  ?dark
    ?dark  empty   empty    empty  room_25
    ?dark  ?dark   ?dark    ?dark  ?dark
"""


def table(**keys: Any) -> Room25Table:
    people = {
        **{"max": {"at": "c4"}, "alice": {"at": "c3"}},
        **{"kevin": {"at": "c3"}, "sarah": {"at": "b4"}},
    }
    found = position(BOARD, SUSPICION, **{**people, **keys})
    assert isinstance(found, Room25Table)
    return found


def answer(t: Room25Table, proposer: int, text: str, seat: int = 0) -> str | None:
    t.choose(proposer, OPTIONS.parse(text))
    sight = Sight(t.view(seat), Memory())  # type: ignore[arg-type]
    (plan,) = [each for each in sight.view["plans"] if each["seat"] == proposer]
    return refusal(sight, Sides(sight), plan)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("plan exit", None),
        ("plan avoid b3", None),
        ("plan look c5", None),
        ("plan look d5", "far"),
        ("plan avoid c2", "other"),  # it lies open and is safe
        ("plan stay", "other"),  # Room 25 is found
        ("plan meet a1", "far"),
        ("plan meet b4", "other"),
        ("plan meet d3", None),  # it lies on the way to Room 25
        ("plan slide 2 w", "other"),  # that takes Room 25 away from the edge
        ("plan e", None),
        ("plan n", "other"),  # the way to Room 25 is another one
    ],
)
def test_a_plan_is_refused_with_the_right_reason(text: str, why: str | None) -> None:
    assert answer(table(), 1, text) == why


@pytest.mark.parametrize(("role", "why"), [("guard", None), ("prisoner", "other")])
def test_one_keeps_away_from_guards_who_are_known_but_not_from_prisoners(
    role: str, why: str | None
) -> None:
    """Sarah stands in b4, which lies open and is safe."""
    sarah = {"at": "b4", "role": role, "revealed": True}
    assert answer(table(sarah=sarah), 1, "plan avoid b4") == why


def test_nobody_promises_to_go_where_somebody_has_just_called_a_room_red() -> None:
    for text in ("plan w", "plan meet b3"):
        t = table()
        t.choose(3, OPTIONS.parse("claim b3 red"))
        assert answer(t, 2, text, seat=1) == "danger"


@pytest.mark.parametrize("revealed", [False, True])
def test_a_guard_who_has_shown_himself_promises_nothing(revealed: bool) -> None:
    t = table(max={"at": "c4", "role": "guard", "revealed": revealed})
    t.choose(1, OPTIONS.parse("plan exit"))
    sight = Sight(t.view(0), Memory())  # type: ignore[arg-type]
    assert (reply(sight, Sides(sight), t.phrases(0)) is None) == revealed


def says(t: Room25Table, seat: int, memory: Memory | None = None) -> str | None:
    """What a seat answers, if anything."""
    sight = Sight(t.view(seat), memory or Memory())  # type: ignore[arg-type]
    found = reply(sight, Sides(sight), t.phrases(seat))
    return None if found is None else OPTIONS.text(found)


def remarks(t: Room25Table, seat: int, memory: Memory) -> str | None:
    """What a seat says unasked, or to whatever waits for an answer."""
    sight = Sight(t.view(seat), memory)  # type: ignore[arg-type]
    found = remark(sight, Sides(sight), t.phrases(seat), lambda: 0.5)
    return None if found is None else OPTIONS.text(found)


@pytest.mark.parametrize("own", ["plan meet e5", "plan meet e1"])
def test_nobody_refuses_what_he_has_proposed_himself(own: str) -> None:
    t = table()
    t.choose(0, OPTIONS.parse(own))
    t.choose(1, OPTIONS.parse("plan meet e5"))
    sight = Sight(t.view(0), Memory())  # type: ignore[arg-type]
    option = reply(sight, Sides(sight), t.phrases(0))
    refused = option is not None and OPTIONS.text(option).startswith("no")
    assert refused == (own != "plan meet e5")


@pytest.mark.parametrize(("way", "answer"), [("s", "yes 0"), ("n", "no 0 other")])
def test_only_who_makes_a_slide_says_yes_to_it(way: str, answer: str) -> None:
    """Sarah stands in b4 and would come nearer to Room 25 or not; nobody slides out of the Central
    Room, where Alice and Kevin are."""
    t = table()
    t.choose(0, OPTIONS.parse(f"plan slide b {way}"))
    assert says(t, 1) is None
    assert says(t, 3) == answer
    t.choose(3, OPTIONS.parse(answer))
    assert choice(t, "sarah").startswith("program control") == (way == "s")
    for seat in range(4):
        t.choose(seat, OPTIONS.parse(f"program {'control' if seat == 3 else 'look'} move"))
    while t.waiting[0] != 3:
        t.choose(t.waiting[0], t.decision(t.waiting[0]).options[0])
    assert (choice(t, "sarah") == f"slide b {way}") == (way == "s")
    sight = Sight(t.view(3), Memory())  # type: ignore[arg-type]
    tried = {OPTIONS.text(option) for option in ranked(sight, t.decision(3), 6)}
    assert (f"slide b {way}" in tried) == (way == "s")


def test_nobody_refuses_a_slide_that_another_one_makes() -> None:
    """Max proposes what he can do himself; Sarah in the same line has nothing to say to it."""
    t = table(max={"at": "b2"})
    t.choose(0, OPTIONS.parse("plan slide b n"))
    assert says(t, 3) is None


def test_a_slide_that_only_its_proposer_can_make_is_approved_of() -> None:
    """And whoever approves has not promised to make it himself."""
    t = table(max={"at": "d2"})
    t.choose(0, OPTIONS.parse("plan slide d n"))
    assert says(t, 1) == "yes 0"
    t.choose(1, OPTIONS.parse("yes 0"))
    sight = Sight(t.view(1), Memory())  # type: ignore[arg-type]
    assert not agreed(sight, Sides(sight)).slides


@pytest.mark.parametrize(("cell", "counts"), [("b5", True), ("a2", False)])
def test_a_look_counts_while_its_speaker_is_near_enough_to_make_it(cell: str, counts: bool) -> None:
    t = table(**{"max": {"at": "c4", "role": "prisoner"}})
    t.choose(3, OPTIONS.parse(f"plan look {cell}"))
    t.choose(0, OPTIONS.parse("yes 3"))
    sight = Sight(t.view(0), Memory())  # type: ignore[arg-type]
    assert (t.tile_at[CELLS.index(cell)] in agreed(sight, Sides(sight)).looks) == counts


@pytest.mark.parametrize("tokens", ["control look", "look control", "look move"])
def test_who_thinks_tries_only_what_keeps_a_promised_slide(tokens: str) -> None:
    """In the program, and in the slide itself."""
    t = table()
    t.choose(0, OPTIONS.parse("plan slide b s"))
    t.choose(3, OPTIONS.parse("yes 0"))
    sight = Sight(t.view(3), Memory())  # type: ignore[arg-type]
    tried = [OPTIONS.text(option) for option in candidates(sight, t.decision(3), 8)]
    assert (f"program {tokens}" in tried) <= ("control" in tokens)
    assert all("control" in each for each in tried)


def test_who_cannot_leave_does_not_refuse_to_be_met_or_to_wait() -> None:
    board = BOARD.replace("empty  room_25", "prison  room_25")
    for text, why in (
        ("plan meet d2", None),
        ("plan meet d3", "far"),
        ("plan e", "far"),
        ("plan stay", None),
    ):
        t = position(board, SUSPICION, **{
            **{"max": {"at": "d2"}, "alice": {"at": "b4"}},
            **{"kevin": {"at": "b4"}, "sarah": {"at": "b4"}},
        })  # fmt: skip
        assert isinstance(t, Room25Table)
        assert answer(t, 1, text) == why, text


def test_a_slide_that_nobody_can_make_is_out_of_reach() -> None:
    t = table(sarah={"at": "c3"})
    t.choose(0, OPTIONS.parse("plan slide a n"))
    assert says(t, 1) == "no 0 far"


KEY_BOARD = """
    ?dark  ?dark   ?dark    ?dark  ?dark
    ?dark  empty   empty    empty  ?dark
    ?dark  ?trap   central  empty  ?dark
    ?dark  empty   empty    empty  room_25
    ?key   ?dark   ?dark    ?dark  ?dark
"""


def test_who_waits_in_room_25_does_not_promise_to_fetch_the_key() -> None:
    """Nor does who searches for the key promise to come to Room 25."""
    inside = {"at": "e2"}
    people = {"max": {"at": "a3"}, "alice": {"at": "b2"}, "kevin": inside, "sarah": inside}
    t = position(KEY_BOARD, {"mode": "cooperation"}, rounds_left=4, **people)
    assert isinstance(t, Room25Table)
    t.choose(0, OPTIONS.parse("plan key"))
    assert says(t, 1) == "yes 0"
    assert says(t, 2) is None
    t.choose(0, OPTIONS.parse("plan exit"))
    assert says(t, 1) == "no 0 other"
    assert says(t, 2) is None  # there already


def test_who_is_near_refuses_even_if_somebody_is_too_far_away() -> None:
    """A no for each reason, but no chorus."""
    t = table(kevin={"at": "e1"})
    t.choose(1, OPTIONS.parse("plan meet b5"))
    assert says(t, 2) == "no 1 far"
    t.choose(2, OPTIONS.parse("no 1 far"))
    assert says(t, 0) == "no 1 other"
    t.choose(0, OPTIONS.parse("no 1 other"))
    assert says(t, 3) is None


def test_nobody_answers_when_the_phase_is_over() -> None:
    t = table()
    memory = Memory()
    Sight(t.view(0), memory)  # type: ignore[arg-type]
    t.listen()
    t.choose(1, OPTIONS.parse("plan exit"))
    memory.follow(t.news_for(0))
    assert says(t, 0, memory) == "yes 1"
    memory.follow([Event("turn", EVERYBODY, {"number": 1})])
    assert says(t, 0, memory) is None
    t.choose(1, OPTIONS.parse("plan exit"))  # said again
    memory.follow(t.news_for(0))
    assert says(t, 0, memory) == "yes 1"


def test_a_yes_is_taken_back_when_the_way_turns_out_to_be_dangerous() -> None:
    t = table()
    t.choose(2, OPTIONS.parse("plan meet b3"))
    t.choose(1, OPTIONS.parse("yes 2"))

    assert _thinks_again(t, 1) is None
    t.choose(3, OPTIONS.parse("claim b3 red"))
    assert _thinks_again(t, 1) == "no 2 danger"
    t.choose(1, OPTIONS.parse("no 2 danger"))
    assert _thinks_again(t, 1) is None
    assert says(t, 1) is None


def _thinks_again(t: Room25Table, seat: int) -> str | None:
    sight = Sight(t.view(seat), Memory())  # type: ignore[arg-type]
    found = second_thought(sight, Sides(sight), t.phrases(seat))
    return None if found is None else OPTIONS.text(found)


def on_the_way(t: Room25Table, answer: str, tokens: str) -> Room25Table:
    """Alice in the middle has answered Max, who wants to go west, and it is her turn."""
    t.choose(0, OPTIONS.parse("plan w"))
    t.choose(1, OPTIONS.parse(answer))
    for seat in range(4):
        t.choose(seat, OPTIONS.parse(f"program {tokens}"))
    while t.waiting[0] != 1:
        t.choose(t.waiting[0], t.decision(t.waiting[0]).options[0])
    return t


WEST = """
    ?dark  ?dark   ?dark    ?dark  ?dark
    ?dark  empty   ?dark    empty  ?dark
    ?dark  {west}  central  {east}  ?dark
    ?dark  empty   ?dark    empty   {south_east}
    ?dark  ?dark   ?dark    ?dark  ?dark
"""


NORTH_WEST = {
    **{"max": {"at": "b4"}, "alice": {"at": "c3"}},
    **{"kevin": {"at": "b4"}, "sarah": {"at": "b4"}},
}


@pytest.mark.parametrize(("answer", "goes"), [("yes 0", True), ("no 0 other", False)])
def test_who_thinks_goes_where_he_has_said_and_not_where_he_has_refused(
    answer: str, goes: bool
) -> None:
    board = WEST.format(west="empty", east="empty", south_east="?room_25")
    t = position(board, COOPERATION, key_used=True, rounds_left=7, **NORTH_WEST)
    assert isinstance(t, Room25Table)
    on_the_way(t, answer, "move look")
    assert choice(t, "alice") == "move w" or not goes
    sight = Sight(t.view(1), Memory())  # type: ignore[arg-type]
    options = [OPTIONS.text(option) for option in ranked(sight, t.decision(1), 6)]
    assert ("move w" in options) == goes
    assert not goes or promised(sight, t.decision(1)) == {OPTIONS.parse("move w")}


@pytest.mark.parametrize(
    ("west", "east", "south_east", "said"),
    [
        ("empty", "empty", "?room_25", None),
        ("trap", "empty", "?room_25", "no 0 danger"),
        ("empty", "room_25", "empty", "no 0 other"),
    ],
)
def test_a_promised_step_is_taken_back_when_it_will_be_another_one(
    west: str, east: str, south_east: str, said: str | None
) -> None:
    board = WEST.format(west=west, east=east, south_east=south_east)
    t = position(board, COOPERATION, key_used=True, rounds_left=7, **NORTH_WEST)
    assert isinstance(t, Room25Table)
    assert _thinks_again(on_the_way(t, "yes 0", "look move"), 1) == said


def test_what_was_seen_is_told_before_a_yes_is_taken_back() -> None:
    """«It is deadly» means nothing to those who do not know of which room."""
    people = {who: {"at": "c3"} for who in ("max", "alice", "kevin", "sarah")}
    t = position(BOARD.replace("?trap", "?mortal"), SUSPICION, **people)
    assert isinstance(t, Room25Table)
    t.choose(2, OPTIONS.parse("plan w"))
    t.choose(1, OPTIONS.parse("yes 2"))
    memory = Memory()
    Sight(t.view(1), memory)  # type: ignore[arg-type]
    t.seen[t.tile_at[CELLS.index("b3")]] |= 1 << 1
    assert _thinks_again(t, 1) == "no 2 danger"
    assert remarks(t, 1, memory) == "claim b3 red"
    t.listen()
    t.choose(1, OPTIONS.parse("claim b3 red"))
    memory.follow(t.news_for(1))
    assert remarks(t, 1, memory) == "no 2 danger"


def test_nobody_promises_to_come_who_goes_elsewhere() -> None:
    """The only step to c5 leads through a Mortal Room."""
    t = position(
        """
        ?dark  ?dark  ?empty   ?dark  ?room_25
        ?dark  ?dark  mortal   ?dark  ?dark
        ?dark  ?dark  central  ?dark  ?dark
        ?dark  ?dark  empty    ?dark  ?dark
        ?dark  ?dark  ?empty   ?dark  ?key
        """,
        max={"at": "c3"},
        alice={"at": "c3"},
        kevin={"at": "b3"},
    )
    assert isinstance(t, Room25Table)
    assert answer(t, 1, "plan meet c5") == "other"


def test_what_was_promised_is_found_among_the_options() -> None:
    t = table()
    t.choose(1, OPTIONS.parse("plan slide 4 w"))
    t.choose(0, OPTIONS.parse("yes 1"))
    sight = Sight(t.view(0), Memory())  # type: ignore[arg-type]
    decision = t.decision(0)
    assert decision.kind == "program"
    kept = promised(sight, decision)
    assert kept == {each for each in decision.options if "control" in OPTIONS.text(each)}


def test_a_guard_does_not_lie_about_what_others_will_check() -> None:
    """The four rooms round the centre are looked at by everybody: a lie there is found out. So is
    one about a room into which others have looked."""
    lies = claims = 0
    for number in range(60):
        watched = Watched({"mode": "suspicion", "seats": 6}, number)
        watched.play(120)
        for before, seat, event in watched.told:
            who = next(who for who in before.playing if before.seat_of[who] == seat)
            if event.kind != "claim" or before.roles[who] != GUARD:
                continue
            tile = before.tile_at[CELLS.index(str(event.data["cell"]))]
            near = SIDES[CELLS.index(str(event.data["cell"]))]
            beside = [c for _, c in near]
            eyes = [w for w in before.playing if before.seat_of[w] != seat and before.lives(w)]
            looking = sum(before.tile_at.index(before.on[w]) in beside for w in eyes)
            claims += 1
            if COLOURS[colour_of(before.room[tile])] != event.data["colour"]:
                lies += 1
                assert looking < 2
                seen_by = [w for w in eyes if before.seen[tile] >> before.seat_of[w] & 1]
                assert not seen_by
    assert claims > 40
    assert lies > 3


def test_nobody_promises_to_stay_who_would_rather_search() -> None:
    t = room25.deal(room25.Config(**COOPERATION), bytes(32))
    while t.view(None)["phase"] != "programming":
        seat = t.waiting[0]
        t.choose(seat, t.decision(seat).options[0])
    assert answer(t, 1, "plan stay") == "other"


def test_bots_leave_a_starting_clue_to_whom_it_was_shown() -> None:
    """A person who has looked is given the time to tell of it."""
    for number in range(6):
        seed = number.to_bytes(32, "big")
        t = room25.deal(room25.Config(**COOPERATION), seed)
        sitting = Sitting(t, {seat: CarefulBot(luck(seed, seat)) for seat in (1, 2, 3)})
        shown = t.tile_at[CELLS.index("c4")]
        sitting.choose(0, OPTIONS.parse("clue c4"))
        sitting.play()
        looks = {plan["text"] for plan in t.view(0)["plans"]}
        assert f"plan look {CELLS[t.tile_at.index(shown)]}" not in looks


def test_bots_take_the_starting_clues_that_nobody_else_has() -> None:
    for cell in CLUE_CELLS:
        t = room25.deal(room25.Config(**COOPERATION), bytes(32))
        sitting = Sitting(t, {seat: CarefulBot(luck(bytes(32), seat)) for seat in (1, 2, 3)})
        sitting.choose(0, OPTIONS.parse(f"clue {CELLS[cell]}"))
        sitting.play()
        assert all(t.seen[t.tile_at[each]] for each in CLUE_CELLS)


def test_a_lie_that_all_have_seen_is_not_defended_as_the_truth() -> None:
    memory = Memory()
    t = table()
    Sight(t.view(2), memory)  # type: ignore[arg-type]
    assert OPTIONS.text(_accused_of_lying(t, memory)) == "defend honest"
    memory.follow(
        [Event("claim", EVERYBODY, {"seat": 2, "wording": 0, "cell": "b3", "colour": "green"})]
    )
    memory.follow([Event("revealed", EVERYBODY, {"cell": "b3", "room": "trap"})])
    assert OPTIONS.text(_accused_of_lying(t, memory)) == "defend innocent"


def _accused_of_lying(t: Room25Table, memory: Memory) -> int:
    memory.follow(
        [Event("accuse", EVERYBODY, {"seat": 0, "wording": 0, "who": "kevin", "why": "lied"})]
    )
    sight = Sight(t.view(2), memory)  # type: ignore[arg-type]
    said = remark(sight, Sides(sight), t.phrases(2), lambda: 0.5)
    assert said is not None
    return said


def test_a_liar_is_told_that_nobody_trusts_him() -> None:
    t = table()
    sight = Sight(t.view(0), Memory())  # type: ignore[arg-type]
    sight.memory.evidence[CHARACTER_NUMBERS["alice"]] = 6.0
    t.choose(1, OPTIONS.parse("plan exit"))
    sight = Sight(t.view(0), sight.memory)  # type: ignore[arg-type]
    assert refusal(sight, Sides(sight), sight.view["plans"][0]) == "trust"


def test_what_was_agreed_on_is_read_from_the_view() -> None:
    t = table()
    for seat, text in ((1, "plan slide 4 w"), (2, "plan look c5"), (3, "plan avoid b3")):
        t.choose(seat, OPTIONS.parse(text))

    def found() -> Any:
        sight = Sight(t.view(0), Memory())  # type: ignore[arg-type]
        return sight, agreed(sight, Sides(sight))

    sight, agreement = found()
    assert agreement.slides == set()  # nobody has said yes
    assert agreement.looks == {sight.tile_at[CELLS.index("c5")]}
    assert agreement.avoid == {sight.tile_at[CELLS.index("b3")]}
    t.choose(0, OPTIONS.parse("yes 1"))
    t.choose(0, OPTIONS.parse("no 2 other"))
    sight, agreement = found()
    assert agreement.slides == {OPTIONS.parse("slide 4 w") - OPTIONS.parse("slide a n")}
    assert agreement.looks == set()


def test_an_accused_bot_says_something_for_itself_once() -> None:
    watched = Watched({"mode": "suspicion", "seats": 6}, 3)
    bots = watched._players
    t = watched.room25
    who = next(who for who in t.playing if t.seat_of[who] == 2)
    bot = bots[2].bot
    bot.begin(t.view(2))
    t.choose(0, OPTIONS.parse(f"accuse {room25.names.CHARACTERS[who]} pushed"))
    bot.hear(t.news_for(2))
    phrases = t.phrases(2)
    first = bot.talk(t.view(2), phrases)
    assert first is not None
    assert OPTIONS.text(first) == "defend accident"
    t.choose(2, first)
    bot.hear(t.news_for(2))
    again = bot.talk(t.view(2), phrases)
    assert again is None or not OPTIONS.text(again).startswith("defend")


def test_the_mortal_room_is_what_bots_warn_of() -> None:
    """Only whoever has seen it says so; the warning tells no more than the word «red» does."""
    for number in range(1, 40, 2):
        watched = Watched(COOPERATION, number)
        watched.play()
        for before, seat, event in watched.told:
            if event.kind == "plan_avoid":
                tile = before.tile_at[CELLS.index(str(event.data["cell"]))]
                assert before.room[tile] == MORTAL
                assert before.seen[tile] >> seat & 1
