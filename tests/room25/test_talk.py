"""Table talk: what may be said when, what is told of it, and what a view makes of it."""

import random
from itertools import pairwise

import pytest

from cellmates import room25
from cellmates.kernel.dice import Dice
from cellmates.kernel.errors import IllegalChoice, NotYourDecision
from cellmates.kernel.event import EVERYBODY, Event
from cellmates.locale import Texts, languages
from cellmates.room25.board import CELLS
from cellmates.room25.complex import slide_once
from cellmates.room25.names import (
    CHARACTERS,
    COLOURS,
    CONTROL,
    PROGRAMMING,
    ROOMS,
    TOKENS,
    colour_of,
)
from cellmates.room25.options import OPTIONS, REFUSALS, SAFE
from cellmates.room25.table import Room25Table
from cellmates.room25.talk import ANSWERS, REMEMBERED, WORDINGS, contradict
from cellmates.terminal.face import face_of
from tests.room25.players import PLAYERS


def dealt(**keys: object) -> Room25Table:
    table = room25.deal(room25.Config(**keys), bytes(32))
    table.listen()
    return table


def programming(**keys: object) -> Room25Table:
    """A table at which all program for the first time."""
    table = dealt(**keys)
    while table.phase != PROGRAMMING:
        seat = table.waiting[0]
        table.choose(seat, table.decision(seat).options[0])
    return table


def texts(table: Room25Table, seat: int) -> set[str]:
    return {OPTIONS.text(option) for option in table.phrases(seat)}


def say(table: Room25Table, seat: int, text: str) -> dict[str, object]:
    table.choose(seat, OPTIONS.parse(text))
    (event,) = table.news
    return event.data


def hidden(table: Room25Table) -> list[str]:
    return [CELLS[table.cell_of[tile]] for tile in range(25) if not table.is_up(tile)]


def test_plans_are_answered_by_others_only() -> None:
    table = dealt(mode="cooperation", seats=4)
    assert not any(text.startswith(("yes", "no ")) for text in texts(table, 1))
    say(table, 0, "plan look c4")
    say(table, 2, "plan stay")
    assert {"yes 0", "yes 2", "no 0 danger", "no 2 far"} <= texts(table, 1)
    assert not {"yes 0", "no 0 trust"} & texts(table, 0)
    with pytest.raises(IllegalChoice):
        table.choose(0, OPTIONS.parse("yes 0"))
    assert say(table, 1, "yes 0")["whom"] == 0
    assert say(table, 3, "no 0 other")["why"] == "other"
    assert say(table, 3, "yes 0")["seat"] == 3  # who changes his mind is counted once
    first, second = table.view(None)["plans"]
    assert (first["seat"], first["text"]) == (0, "plan look c4")
    assert first["answers"] == [
        {"seat": 1, "yes": True, "why": None},
        {"seat": 3, "yes": True, "why": None},
    ]
    assert second == {"seat": 2, "text": "plan stay", "answers": []}


def test_a_yes_says_what_one_will_do() -> None:
    """Nobody is «in» when somebody else says where he looks, or what to keep out of; who cannot
    slide a line only approves of it, and who is there already need not come. All are in c3."""
    table = dealt(mode="cooperation", seats=4)
    for plan, named in {
        "look c4": "look",
        "avoid c4": "avoid",
        "meet c4": "meet",
        "exit": "meet",
        "n": "go",
        "slide 4 w": "approve",
    }.items():
        say(table, 0, f"plan {plan}")
        assert say(table, 1, "yes 0")["plan"] == named
    for plan in ("meet c3", "key", "stay"):
        say(table, 0, f"plan {plan}")
        assert "plan" not in say(table, 1, "yes 0")
    (mine,) = [who for who in table.playing if table.seat_of[who] == 1]
    table.on[mine] = table.tile_at[CELLS.index("b4")]
    for plan, named in {"slide 4 w": "slide", "slide 5 w": "approve", "slide b n": "slide"}.items():
        say(table, 0, f"plan {plan}")
        assert say(table, 1, "yes 0")["plan"] == named
    table.played[mine] |= 1 << CONTROL
    for acting, named in ((mine, "slide"), (-1, "approve")):
        table.acting = acting
        say(table, 0, "plan slide 4 w")
        assert say(table, 1, "yes 0")["plan"] == named
    table.played[mine] = 0
    table.lost[mine] |= 1 << CONTROL
    say(table, 0, "plan slide 4 w")
    assert say(table, 1, "yes 0")["plan"] == "approve"
    (his,) = [who for who in table.playing if table.seat_of[who] == 0]
    table.on[his] = table.on[mine]
    say(table, 0, "plan slide 4 w")
    assert say(table, 1, "yes 0")["plan"] == "yours"


def test_a_new_plan_of_a_seat_replaces_its_old_one_and_its_answers() -> None:
    table = dealt(mode="cooperation", seats=4)
    say(table, 0, "plan look c4")
    say(table, 1, "yes 0")
    say(table, 0, "plan slide 4 w")
    assert table.view(1)["plans"] == [{"seat": 0, "text": "plan slide 4 w", "answers": []}]


def test_plans_are_over_with_their_round() -> None:
    table = dealt(mode="suspicion", seats=6)
    chance = random.Random(2)
    while table.round_number == 0:
        table.choose(*PLAYERS[0](table, chance))
    say(table, 0, "plan exit")
    number = table.round_number
    while table.round_number == number and not table.over:
        assert [plan["seat"] for plan in table.view(1)["plans"]] == [0]
        table.choose(*PLAYERS[0](table, chance))
    assert not table.over
    assert table.view(1)["plans"] == []
    assert "yes 0" not in texts(table, 1)


def test_nobody_accuses_himself_the_dead_or_the_unmasked() -> None:
    table = dealt(mode="suspicion", seats=6)
    own = {seat: CHARACTERS[who] for who in table.playing for seat in [table.seat_of[who]]}
    assert f"accuse {own[0]}" not in texts(table, 0)
    assert f"accuse {own[0]} lied" not in texts(table, 0)
    assert {f"accuse {own[1]}", f"accuse {own[1]} pushed"} <= texts(table, 0)
    numbers = {seat: CHARACTERS.index(name) for seat, name in own.items()}
    table.revealed |= 1 << numbers[1]
    table.on[numbers[2]] = -1
    accused = {text.split()[1] for text in texts(table, 0) if text.startswith("accuse")}
    assert accused == {own[3], own[4], own[5]}
    with pytest.raises((IllegalChoice, NotYourDecision)):
        table.choose(0, OPTIONS.parse(f"accuse {own[0]}"))


def test_nobody_is_accused_where_there_are_no_guards() -> None:
    table = dealt(mode="cooperation", seats=4)
    assert not any(text.startswith("accuse") for text in texts(table, 0))
    assert {"defend accident", "defend unaware"} <= texts(table, 0)
    assert "defend innocent" not in texts(table, 0)


def test_the_key_is_spoken_of_only_where_it_is_wanted() -> None:
    assert "plan key" in texts(dealt(mode="cooperation", seats=4), 0)
    assert "plan key" not in texts(dealt(mode="suspicion", seats=6), 0)


def test_a_claim_names_whom_it_contradicts() -> None:
    table = dealt(mode="suspicion", seats=6)
    cell = hidden(table)[0]
    assert "against" not in say(table, 0, f"claim {cell} red")
    assert "against" not in say(table, 1, f"claim {cell} red")
    told = say(table, 2, f"claim {cell} green")
    assert (told["against"], told["said"]) == (1, "red")
    assert say(table, 3, f"claim {cell} safe")["against"] == 1


def test_safe_contradicts_only_red() -> None:
    for colour in range(4):
        assert contradict(SAFE, colour) == (COLOURS[colour] == "red") == contradict(colour, SAFE)
    assert not contradict(1, 1)
    assert contradict(1, 2)


def test_wordings_vary_and_are_the_same_for_everybody() -> None:
    table, again = dealt(mode="cooperation", seats=4), dealt(mode="cooperation", seats=4)
    said = [say(table, seat, "plan stay")["wording"] for seat in (0, 1, 2, 0, 0, 1)]
    assert said == [say(again, seat, "plan stay")["wording"] for seat in (0, 1, 2, 0, 0, 1)]
    assert set(said) == {0, 1, 2}
    assert said[0] != said[1] != said[2]


def test_nobody_answers_twice_in_a_row_in_the_same_words() -> None:
    """Neither one after the other nor the same one again, be it yes or no."""
    for answer in ("yes {}", "no {} other"):
        table = dealt(mode="cooperation", seats=4)
        for seat in range(4):
            say(table, seat, "plan avoid d5")  # a no to it has no reason that all could see
        said: list[tuple[int, object]] = []
        for seat, whom in [(1, 0), (2, 0), (3, 0), (0, 1), (2, 1), (3, 1), (1, 2), (2, 0)] * 3:
            say(table, 3, "agree")  # other words do not count
            said.append((seat, say(table, seat, answer.format(whom))["wording"]))
            if len(table.said) == REMEMBERED:
                break
        words = [wording for _, wording in said]
        assert set(words) == set(range(ANSWERS))
        assert all(one != other for one, other in pairwise(words))
        for seat in range(4):
            mine = [wording for who, wording in said if who == seat]
            assert all(one != other for one, other in pairwise(mine))


@pytest.mark.parametrize("lang", languages())
def test_every_way_to_say_yes_or_no_is_another_one(lang: str) -> None:
    texts = Texts(lang)
    for plan in ("none", "look", "avoid"):
        said = {texts("event-yes", wording=n, whom="Max", plan=plan) for n in range(ANSWERS)}
        assert len(said) == ANSWERS
    for why in REFUSALS:
        said = {
            texts("event-no", wording=n, whom="Max", why=why, because="none")
            for n in range(ANSWERS)
        }
        assert len(said) == ANSWERS


def test_a_claim_is_settled_by_what_the_eyes_have_seen() -> None:
    table = dealt(mode="suspicion", seats=6, ui_memory_aid="board")
    tile = next(tile for tile in range(25) if not table.is_up(tile))
    cell = CELLS[table.cell_of[tile]]
    colour = COLOURS[colour_of(table.room[tile])]
    other = next(each for each in COLOURS if each != colour)
    say(table, 0, f"claim {cell} {other}")
    say(table, 1, f"claim {cell} {colour}")
    table.seen[tile] |= 1 << 2
    fates = [claim["fate"] for claim in table.view(2)["claims"]]
    assert fates == ["wrong", "right"]
    assert table.view(2)["claims"][0]["room"] == ROOMS[table.room[tile]]
    for eyes in (None, 3):
        claims = table.view(eyes)["claims"]
        assert [claim["fate"] for claim in claims] == ["disputed", "disputed"]
        assert [claim["against"] for claim in claims] == [[1], [0]]
        assert {claim["room"] for claim in claims} == {None}
    table.up |= 1 << tile
    assert [claim["fate"] for claim in table.view(None)["claims"]] == ["wrong", "right"]


def test_a_claim_follows_its_tile_and_remembers_where_it_was() -> None:
    table = dealt(mode="suspicion", seats=6)
    tile = table.tile_at[CELLS.index("a4")]
    say(table, 0, "claim a4 red")
    slide_once(table, OPTIONS.parse("slide 4 e") - OPTIONS.parse("slide a n"))
    (claim,) = table.view(0)["claims"]
    assert (claim["tile"], claim["then"], claim["cell"]) == (tile, "a4", "b4")
    assert claim["round"] == table.round_number


def test_without_memory_aid_only_what_lies_open_settles_a_claim() -> None:
    table = dealt(mode="suspicion", seats=6, ui_memory_aid="none")
    tile = next(tile for tile in range(25) if not table.is_up(tile))
    table.seen[tile] |= 1
    say(table, 1, f"claim {CELLS[table.cell_of[tile]]} red")
    assert table.view(0)["claims"][0]["fate"] == "open"


@pytest.mark.parametrize(
    "keys",
    [
        {"mode": "suspicion", "seats": 6},
        {"mode": "cooperation", "seats": 4},
        {"mode": "team", "seats": 4, "team_talk": "team_channel"},
        {"mode": "suspicion", "seats": 5, "ui_memory_aid": "none"},
    ],
)
def test_a_reimagined_table_gives_the_same_talk(keys: dict[str, object]) -> None:
    """The law of secrecy for talk: phrases, claims and their fates, plans and their answers."""
    for seed in range(3):
        table = room25.deal(room25.Config(**keys), seed.to_bytes(32, "big"))
        table.listen()
        chance = random.Random(seed)
        for step in range(50):
            if table.over:
                break
            seat = chance.randrange(table.seats)
            phrases = table.phrases(seat)
            if phrases and step % 2:
                table.choose(seat, chance.choice(phrases))
            else:
                table.choose(*PLAYERS[0](table, chance))
            for eyes in range(table.seats):
                twin = table.reimagine(eyes, Dice(bytes([step]) * 32))
                assert twin.phrases(eyes) == table.phrases(eyes)
                for part in ("claims", "plans", "said"):
                    assert twin.view(eyes)[part] == table.view(eyes)[part]


def test_others_who_live_are_praised_and_nobody_praises_himself() -> None:
    for mode, seats in (("cooperation", 4), ("suspicion", 6)):
        table = dealt(mode=mode, seats=seats)
        own = {table.seat_of[who]: CHARACTERS[who] for who in table.playing}
        table.on[CHARACTERS.index(own[2])] = -1
        table.revealed |= 1 << CHARACTERS.index(own[3])
        praised = {text.split()[1] for text in texts(table, 0) if text.startswith("praise")}
        assert praised == set(own.values()) - {own[0], own[2]}
        with pytest.raises((IllegalChoice, NotYourDecision)):
            table.choose(0, OPTIONS.parse(f"praise {own[0]}"))
        told = say(table, 0, f"praise {own[1]}")
        assert (told["seat"], told["who"]) == (0, own[1])
        assert table.view(1)["said"][-1]["text"] == f"praise {own[1]}"
        assert table.view(1)["plans"] == []


def test_nobody_is_there_to_be_praised_in_a_game_alone() -> None:
    assert not any(text.startswith("praise") for text in texts(dealt(mode="solo"), 0))


@pytest.mark.parametrize("lang", languages())
def test_praise_names_whom_it_is_for_in_three_ways(lang: str) -> None:
    texts = Texts(lang)
    said = {texts("event-praise", wording=number, who="Max") for number in range(WORDINGS)}
    assert len(said) == WORDINGS
    assert all("Max" in line for line in said)


def programs(table: Room25Table, seat: int) -> set[str]:
    """What a seat may say of programs."""
    start = "plan program "
    return {text[len(start) :] for text in texts(table, seat) if text.startswith(start)}


def test_programs_are_told_and_asked_for_while_all_program() -> None:
    table = programming(mode="cooperation", seats=4)
    table.lost = [0] * 8
    people = [CHARACTERS[who] for who in sorted(table.playing)]
    for seat in range(4):
        offered = programs(table, seat)
        assert {text.split()[0] for text in offered} == set(people)
        assert len(offered) == 25 * 4
        assert list(table.phrases(seat)) == sorted(table.phrases(seat))
    name = people[1]
    who = CHARACTERS.index(name)
    table.lost[who] = 1 << TOKENS.index("control") | 1 << TOKENS.index("look")
    left = ("move", "push", "special")
    pairs = {f"{one} {other}" for one in left for other in left if one != other}
    own = {text.removeprefix(f"{name} ") for text in programs(table, 0) if text.startswith(name)}
    assert own == {*left, *pairs}
    with pytest.raises(IllegalChoice):
        table.choose(0, OPTIONS.parse(f"plan program {name} look"))
    table.on[who] = -1
    assert {text.split()[0] for text in programs(table, 0)} == {*people} - {name}


def test_who_programs_in_a_cold_room_is_asked_for_one_action() -> None:
    table = programming(mode="cooperation", seats=4)
    names = [CHARACTERS[who] for who in sorted(table.playing)]
    table.lost = [0] * 8
    table.chilled |= 1 << CHARACTERS.index(names[2])
    said = programs(table, 0)
    assert {text for text in said if text.startswith(names[2])} == {
        f"{names[2]} {token}" for token in TOKENS
    }
    assert len(said) == 25 * 3 + 5


def test_special_abilities_are_asked_for_at_their_level_only() -> None:
    table = programming(mode="suspicion", seats=4, rule_level="basic")
    assert len(programs(table, 0)) == 16 * 4
    assert not any("special" in text for text in programs(table, 0))


def test_nobody_asks_for_programs_who_is_alone_or_when_they_lie() -> None:
    assert not programs(programming(mode="solo"), 0)
    table = dealt(mode="cooperation", seats=4)
    assert table.phase != PROGRAMMING
    assert not programs(table, 0)
    table = programming(mode="cooperation", seats=4)
    while table.phase == PROGRAMMING:
        seat = table.waiting[0]
        table.choose(seat, table.decision(seat).options[0])
    assert not programs(table, 0)


def test_who_does_not_program_is_not_asked_to() -> None:
    table = programming(mode="cooperation", seats=4)
    shown, mad = (who for who in sorted(table.playing) if table.seat_of[who] in (1, 2))
    table.unprogrammed |= 1 << shown
    table.paranoid |= 1 << mad
    named = {text.split()[0] for text in programs(table, 0)}
    assert not {CHARACTERS[shown], CHARACTERS[mad]} & named
    assert len(named) == 2


def test_a_program_is_a_plan_and_a_yes_says_who_lays_it() -> None:
    table = programming(mode="cooperation", seats=4)
    own = {table.seat_of[who]: CHARACTERS[who] for who in table.playing}
    told = say(table, 0, f"plan program {own[1]} move control")
    assert {**told, "wording": 0} == {
        **{"seat": 0, "wording": 0, "who": own[1], "first": "move", "second": "control"},
    }
    (plan,) = table.view(None)["plans"]
    assert plan == {"seat": 0, "text": f"plan program {own[1]} move control", "answers": []}
    option = OPTIONS.parse(plan["text"])
    assert table.calls_for_answer(option)
    assert not table.is_courtesy(option)
    assert table.is_courtesy(OPTIONS.parse("praise max"))
    yes = say(table, 1, "yes 0")
    assert (yes["plan"], yes["who"]) == ("program", own[1])
    assert (yes["first"], yes["second"]) == ("move", "control")
    yes = say(table, 2, "yes 0")
    assert yes["plan"] == "noted"
    assert "first" not in yes
    told = say(table, 3, f"plan program {own[3]} look")
    assert told["own"] is True
    assert not {"second", "several"} & set(told)
    assert say(table, 0, "yes 3")["plan"] == "noted"


def test_who_runs_several_says_for_whom_he_programs() -> None:
    table = programming(mode="cooperation", seats=2)
    own = [CHARACTERS[who] for who in sorted(table.playing) if table.seat_of[who] == 0]
    assert len(own) > 1
    for name in own:
        assert say(table, 0, f"plan program {name} push")["several"] is True


@pytest.mark.parametrize("why", REFUSALS)
def test_a_no_to_a_program_has_no_reason_that_all_can_see(why: str) -> None:
    """Not even what whoever refuses has proposed himself."""
    table = programming(mode="cooperation", seats=4)
    own = {table.seat_of[who]: CHARACTERS[who] for who in table.playing}
    table.lost[CHARACTERS.index(own[1])] = 1 << TOKENS.index("control")
    say(table, 1, "plan look c4")
    say(table, 1, f"plan program {own[1]} look")
    say(table, 0, f"plan program {own[1]} move push")
    assert "because" not in say(table, 1, f"no 0 {why}")


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("own", [{}, {"own": True}, {"own": True, "several": True}], ids=str)
@pytest.mark.parametrize("second", [None, "control"])
def test_programs_are_told_and_asked_for_in_three_ways(
    lang: str, own: dict[str, object], second: str | None
) -> None:
    face = face_of("room25", Texts(lang))
    view = programming(mode="cooperation", characters=["max", "alice", "kevin", "sarah"]).view(0)
    texts = Texts(lang)
    more = {} if second is None else {"second": second}
    said = set()
    for wording in range(WORDINGS):
        data = {"seat": 0, "wording": wording, "who": "kevin", "first": "special", **more, **own}
        said.add(face.sentence(Event("plan_program", EVERYBODY, data), view))
    assert len(said) == WORDINGS
    for line in said:
        assert texts("special-kevin") in line
        assert (texts("token-control") in line) is (second is not None)
        assert (texts("character-kevin") in line) is (own != {"own": True})


@pytest.mark.parametrize("lang", languages())
def test_a_yes_to_a_program_is_said_in_many_ways(lang: str) -> None:
    face = face_of("room25", Texts(lang))
    view = programming(mode="cooperation", characters=["max", "alice", "kevin", "sarah"]).view(0)
    for plan in ("program", "noted"):
        data = {"seat": 1, "whom": 0, "plan": plan}
        more = {"who": "alice", "first": "move", "second": "look"} if plan == "program" else {}
        said = {
            face.sentence(Event("yes", EVERYBODY, {**data, **more, "wording": number}), view)
            for number in range(ANSWERS)
        }
        assert len(said) == ANSWERS
        assert all((Texts(lang)("token-look") in line) is (plan == "program") for line in said)
