"""What is told of plans and of the answers to them: who makes them, and what speaks for a no."""

import pytest

from cellmates.locale import Texts, languages
from cellmates.room25.board import CELLS
from cellmates.room25.complex import slide_once, swap
from cellmates.room25.events import WORDS as EVENT_WORDS
from cellmates.room25.names import CHARACTERS, CONTROL, GUARD, LOOK, ROOMS
from cellmates.room25.options import OPTIONS, REFUSALS
from cellmates.room25.table import Room25Table
from cellmates.room25.talk import ANSWERS, WORDINGS
from cellmates.terminal.room25.words import Words
from tests.room25.test_talk import dealt, say, texts


def no(table: Room25Table, plan: str, why: str) -> dict[str, object]:
    """What is told when seat 1 refuses a plan of seat 0, besides who says what."""
    say(table, 0, plan)
    told = say(table, 1, f"no 0 {why}")
    assert told.get("because") in (None, *EVENT_WORDS["Because"])
    return {k: v for k, v in told.items() if k not in ("seat", "wording", "whom", "why")}


def lay(table: Room25Table, cell: str, room: str) -> None:
    """Another room in a cell, face up."""
    tile = table.tile_at[CELLS.index(cell)]
    table.room[tile] = ROOMS.index(room)
    table.dealt = tuple(table.room)
    table.up |= 1 << tile


def place(table: Room25Table, seat: int, cell: str) -> int:
    (who,) = [each for each in table.playing if table.seat_of[each] == seat]
    table.on[who] = table.tile_at[CELLS.index(cell)]
    return who


def test_who_can_make_a_slide_says_that_he_makes_it() -> None:
    table = dealt(mode="cooperation", seats=4)
    for seat, cell in enumerate(("b4", "c2", "c2", "d3")):
        place(table, seat, cell)
    assert say(table, 0, "plan slide 4 e")["own"] is True
    assert say(table, 1, "plan slide 2 e")["own"] is True  # though another one could make it, too
    assert "own" not in say(table, 3, "plan slide 4 e")
    table.lost[table.seat_of.index(0)] |= 1 << CONTROL
    assert "own" not in say(table, 0, "plan slide 4 e")


def test_everybody_sees_who_can_slide_a_line() -> None:
    table = dealt(mode="cooperation", seats=4)
    for seat, cell in enumerate(("b4", "c2", "c2", "e2")):
        place(table, seat, cell)
    rest = {"2": [1, 2, 3], "e": [3]}
    assert table.view(None)["sliders"] == {"4": [0], "b": [0], **rest}
    table.lost[table.seat_of.index(0)] |= 1 << CONTROL
    assert table.view(0)["sliders"] == rest


@pytest.mark.parametrize("lang", languages())
def test_who_can_make_a_slide_sees_that_he_promises_it(lang: str) -> None:
    table = dealt(mode="cooperation", seats=4)
    for seat, cell in enumerate(("b4", "c2", "c2", "d2")):
        place(table, seat, cell)
    words = Words(Texts(lang))
    about = CHARACTERS[table.seat_of.index(0)]
    for text in ("plan slide 4 e", "plan slide 4"):
        own, others = [
            words.branch(text.split(), about, table.view(seat))  # type: ignore[arg-type]
            if text.endswith("4")
            else words.notation(text, about, table.view(seat))  # type: ignore[arg-type]
            for seat in (0, 1)
        ]
        assert own != others


@pytest.mark.parametrize(("at", "steps"), [("c3", None), ("b3", None), ("b2", 3), ("a1", 5)])
def test_a_yes_from_far_away_says_how_far_it_is(at: str, steps: int | None) -> None:
    table = dealt(mode="cooperation", seats=4)
    place(table, 1, at)
    say(table, 0, "plan meet d3")
    told = say(table, 1, "yes 0")
    assert told["plan"] == ("meet" if steps is None else "set_out")
    assert told.get("steps") == steps
    assert told.get("cell") == (None if steps is None else "d3")


def test_a_warning_of_a_guard_who_has_shown_himself_names_him() -> None:
    table = dealt(mode="suspicion", seats=6)
    who = place(table, 1, "a5")
    lay(table, "a5", "empty")
    table.roles = tuple(GUARD if each == who else role for each, role in enumerate(table.roles))
    assert "who" not in say(table, 0, "plan avoid a5")
    table.revealed |= 1 << who
    assert say(table, 0, "plan avoid a5")["who"] == CHARACTERS[who]
    assert "who" not in say(table, 0, "plan avoid a4")


def test_who_stands_in_a_room_does_not_promise_to_keep_out_of_it() -> None:
    table = dealt(mode="cooperation", seats=4)
    place(table, 1, "a5")
    for cell, plan in (("a4", "avoid"), ("a5", None)):
        say(table, 0, f"plan avoid {cell}")
        assert say(table, 1, "yes 0").get("plan") == plan


@pytest.mark.parametrize("what", ["look", "meet", "avoid"])
def test_a_plan_about_a_room_goes_with_its_tile(what: str) -> None:
    """With the answers that it had; what is said of a line or a way does not move."""
    table = dealt(mode="cooperation", seats=4)
    say(table, 0, f"plan {what} b1")
    say(table, 1, "yes 0")
    say(table, 2, "plan slide b n")

    def plans() -> list[tuple[str, int]]:
        found = table.view(3)["plans"]
        return [(plan["text"], len(plan["answers"])) for plan in found]

    slides = OPTIONS.parse("slide a n")
    for text, cell in (("b n", "b2"), ("b s", "b1"), ("b s", "b5"), ("5 w", "a5"), ("5 w", "e5")):
        slide_once(table, OPTIONS.parse(f"slide {text}") - slides)
        assert plans() == [(f"plan {what} {cell}", 1), ("plan slide b n", 0)]
    swap(table, table.tile_at[CELLS.index("e5")], table.tile_at[CELLS.index("c1")])
    assert plans()[0] == (f"plan {what} c1", 1)
    table.round_number += 1
    said = table.said
    slide_once(table, 0)
    assert table.said == said


def test_a_no_says_which_room_is_red_and_who_says_so() -> None:
    table = dealt(mode="cooperation", seats=4)
    assert no(table, "plan meet b3", "danger") == {}
    say(table, 0, "claim b3 red")  # whose plan it is need not be told what he said himself
    assert no(table, "plan meet b3", "danger") == {}
    say(table, 2, "claim b3 red")
    told = {"because": "told", "cell": "b3", "teller": 2}
    assert no(table, "plan meet b3", "danger") == told
    assert no(table, "plan w", "danger") == told  # all are in c3
    lay(table, "b3", "acid_bath")
    assert no(table, "plan w", "danger") == {"because": "open", "cell": "b3", "room": "acid_bath"}
    say(table, 1, "claim d3 red")
    assert no(table, "plan e", "danger") == {"because": "seen", "cell": "d3"}
    table.armed[place(table, 1, "b4")] = 1
    assert no(table, "plan stay", "danger") == {"because": "deadly", "cell": "b4"}


def test_a_no_says_what_makes_a_plan_impossible() -> None:
    table = dealt(mode="cooperation", seats=4)
    assert no(table, "plan slide 1 e", "far") == {"because": "nobody", "line": "1"}
    place(table, 2, "b2")
    assert no(table, "plan slide 1 e", "far") == {}
    slide_once(table, OPTIONS.parse("slide 1 w") - OPTIONS.parse("slide a n"))
    assert no(table, "plan slide 1 e", "far") == {"because": "gone", "line": "1", "dir": "w"}
    assert no(table, "plan meet a1", "far") == {"because": "steps", "cell": "a1", "steps": 4}
    assert no(table, "plan meet b3", "far") == {}
    lay(table, "e1", "room_25")
    assert no(table, "plan exit", "far") == {"because": "steps", "cell": "e1", "steps": 4}
    for plan in ("plan look b4", "plan avoid b4", "plan key", "plan stay"):  # they lead elsewhere
        assert no(table, plan, "far") == {}
    for who in table.playing:
        if table.seat_of[who] == 0:
            table.lost[who] |= 1 << LOOK
    assert no(table, "plan look b4", "far") == {"because": "no_look", "cell": "b4"}
    table.lost = [0] * 8
    told = {"because": "away", "cell": "a1", "steps": 4}
    assert no(table, "plan look a1", "far") == told  # whoever proposes it stands in c3
    place(table, 1, "c5")
    assert no(table, "plan n", "far") == {"because": "edge", "dir": "n"}
    table.closed |= 1 << table.tile_at[CELLS.index("b5")]
    assert no(table, "plan w", "far") == {"because": "barred", "cell": "b5"}
    assert no(table, "plan e", "far") == {}


def test_a_no_says_what_is_wrong_with_a_plan() -> None:
    table = dealt(mode="cooperation", seats=4)
    assert no(table, "plan stay", "other") == {"because": "search"}
    assert no(table, "plan exit", "other") == {"because": "key_first"}
    lay(table, "c4", "vortex")
    assert no(table, "plan n", "other") == {"because": "back", "cell": "c4"}
    told: dict[str, object] = {"because": "harmless", "cell": "c4", "room": "vortex"}
    assert no(table, "plan avoid c4", "other") == told
    say(table, 2, "claim a1 green")
    told = {"because": "safe_told", "cell": "a1", "said": "green", "teller": 2}
    assert no(table, "plan avoid a1", "other") == told
    say(table, 0, "claim a3 green")  # nobody is told what he has said himself
    assert no(table, "plan avoid a3", "other") == {}
    say(table, 1, "claim a2 safe")
    told = {"because": "safe_seen", "cell": "a2", "said": "safe"}
    assert no(table, "plan avoid a2", "other") == told
    lay(table, "e4", "room_25")
    table.found = True
    assert no(table, "plan slide 4 w", "other") == {"because": "inwards", "line": "4"}
    assert no(table, "plan slide 4 e", "other") == {}
    assert no(table, "plan stay", "other") == {"because": "outside"}
    table.key_used = True
    assert no(table, "plan exit", "other") == {}
    lay(table, "b3", "empty")
    assert no(table, "plan w", "other") == {"because": "astray", "cell": "b3"}
    assert no(table, "plan meet d4", "other") == {"because": "untold", "cell": "d4"}


def test_the_dead_may_refuse_any_plan() -> None:
    """They stand nowhere, so that nothing about their place can speak for it."""
    table = dealt(mode="cooperation", seats=4)
    lay(table, "e4", "room_25")
    lay(table, "d4", "empty")
    table.found = table.key_used = True
    table.on[table.seat_of.index(1)] = -1
    for plan in sorted(texts(table, 0)):
        if plan.startswith("plan"):
            for why in REFUSALS:
                assert no(table, plan, why).get("because") not in ("edge", "steps", "astray")


def test_what_leads_one_of_two_nearer_is_no_way_astray() -> None:
    table = dealt(mode="cooperation", seats=2)
    lay(table, "e4", "room_25")
    table.found = table.key_used = True
    near, far = [who for who in table.playing if table.seat_of[who] == 1][:2]
    for who, cell in ((near, "d4"), (far, "a4")):
        lay(table, cell, "empty")
        table.on[who] = table.tile_at[CELLS.index(cell)]
    lay(table, "c4", "empty")
    assert no(table, "plan meet c4", "other") == {}
    lay(table, "a5", "empty")
    assert no(table, "plan meet a5", "other") == {"because": "astray", "cell": "a5"}


def test_a_no_says_that_there_is_nothing_to_gain() -> None:
    """While all still search."""
    table = dealt(mode="suspicion", seats=6)
    assert no(table, "plan exit", "other") == {"because": "early"}
    place(table, 1, "b4")
    assert no(table, "plan slide 4 e", "other") == {"because": "early"}
    slide_once(table, OPTIONS.parse("slide 4 e") - OPTIONS.parse("slide a n"))
    assert no(table, "plan slide 4 e", "other") == {"because": "early"}  # it is wanted once more
    say(table, 1, "yes 0")
    told: dict[str, object] = {"because": "done", "line": "4", "dir": "e"}
    assert no(table, "plan slide 4 e", "other") == told
    assert no(table, "plan meet d3", "other") == {"because": "untold", "cell": "d3"}
    say(table, 0, "claim d3 yellow")  # nobody is told what he has said himself
    assert no(table, "plan meet d3", "other") == {}
    say(table, 2, "claim d3 yellow")
    told = {"because": "slow_told", "cell": "d3", "teller": 2}
    assert no(table, "plan meet d3", "other") == told
    say(table, 1, "claim c2 yellow")
    assert no(table, "plan meet c2", "other") == {"because": "slow_seen", "cell": "c2"}
    lay(table, "d3", "dark")
    told = {"because": "slow_open", "cell": "d3", "room": "dark"}
    assert no(table, "plan meet d3", "other") == told
    lay(table, "d3", "empty")
    assert no(table, "plan meet d3", "other") == {}  # it is a place like any other
    lay(table, "d4", "empty")
    assert no(table, "plan e", "other") == {"because": "known", "cell": "d4", "room": "empty"}


def test_who_looks_somewhere_himself_and_who_is_held_say_so() -> None:
    table = dealt(mode="cooperation", seats=4)
    say(table, 1, "plan look b4")
    say(table, 1, "plan stay")
    assert no(table, "plan look b4", "other") == {"because": "myself", "cell": "b4"}
    lay(table, "b2", "prison")
    place(table, 1, "b2")
    assert no(table, "plan w", "far") == {"because": "held", "cell": "b2"}
    assert no(table, "plan meet b3", "far") == {"because": "held", "cell": "b2"}
    assert no(table, "plan meet b2", "far") == {}


@pytest.mark.parametrize(
    ("own", "told"),
    [
        ("plan look d5", {"because": "own_look", "cell": "d5"}),
        ("plan meet d5", {"because": "own_meet", "cell": "d5"}),
        ("plan slide 4 w", {"because": "own_slide", "line": "4", "dir": "w"}),
        ("plan exit", {"because": "own_exit"}),
        ("plan key", {"because": "own_key"}),
        ("plan s", {"because": "own_way", "dir": "s"}),
        ("plan avoid d5", {}),
        ("plan stay", {}),
    ],
)
def test_a_no_says_what_one_has_proposed_oneself(own: str, told: dict[str, object]) -> None:
    """As long as it stands, and not of what is refused."""
    table = dealt(mode="cooperation", seats=4)
    say(table, 0, "claim b4 green")  # nothing else speaks against going there
    say(table, 1, own)
    assert no(table, "plan meet b4", "other") == told
    assert str(no(table, own, "other").get("because")) not in str(told)
    (mine,) = [who for who in table.playing if table.seat_of[who] == 1]
    table.played[mine] = 31
    if own in ("plan look d5", "plan slide 4 w", "plan s"):
        assert no(table, "plan meet b4", "other") == {}
    table.round_number += 1
    assert no(table, "plan meet b4", "other") == {}


def test_who_does_not_trust_names_the_word_that_was_wrong() -> None:
    table = dealt(mode="suspicion", seats=6)
    say(table, 0, "claim b4 green")
    assert no(table, "plan meet a1", "trust") == {}
    lay(table, "b4", "trap")
    for _ in range(3):
        assert no(table, "plan meet a1", "trust") == {"because": "lied", "cell": "b4"}
        table.round_number += 1
    assert no(table, "plan meet a1", "trust") == {}  # that is an old story


def test_what_only_a_team_has_heard_is_no_reason_for_all() -> None:
    """With a channel for each team, a claim of the other team counts for nobody."""
    table = dealt(mode="team", seats=4, team_talk="team_channel")
    audience = [table.mode.audience(table, seat) for seat in range(4)]
    mate = next(seat for seat in range(1, 4) if audience[seat] == audience[0])
    rival = next(seat for seat in range(1, 4) if audience[seat] != audience[0])
    say(table, rival, "claim b3 red")
    say(table, 0, "plan meet b3")
    assert "because" not in say(table, mate, "no 0 danger")
    assert say(table, mate, "no 0 other")["because"] == "untold"
    table.claims = tuple((mate, *made[1:]) for made in table.claims)
    assert say(table, mate, "no 0 danger")["because"] == "seen"


@pytest.mark.parametrize("lang", languages())
def test_every_reason_has_words_in_each_wording(lang: str) -> None:
    texts = Texts(lang)
    details: dict[str, str | int] = {
        "cell": "b3",
        "room": "Acid",
        "line": "4",
        "dir": "east",
        "steps": 4,
        "teller": "Eve",
        "said": "green",
    }
    plain = {
        texts("event-no", wording=n, whom="Max", why="other", because="none")
        for n in range(ANSWERS)
    }
    for because in EVENT_WORDS["Because"]:
        said = {
            texts("event-no", wording=n, whom="Max", why="other", because=because, **details)
            for n in range(WORDINGS)
        }
        assert len(said) >= 2
        assert not said & plain
        assert not any("{" in line for line in said)
