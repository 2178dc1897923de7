"""Table talk of Lockup: proposals, answers, and what a view makes of them."""

import random

import pytest

from cellmates import lockup
from cellmates.kernel.dice import Dice
from cellmates.kernel.errors import IllegalChoice, NotYourDecision
from cellmates.lockup.table import LockupTable


def dealt(seats: int = 3) -> LockupTable:
    table = lockup.deal(lockup.Config(seats=seats), bytes(32))
    table.listen()
    return table


def say(table: LockupTable, seat: int, text: str) -> dict[str, object]:
    table.choose(seat, table.options.parse(text))
    (event,) = table.news
    return event.data


def texts(table: LockupTable, seat: int) -> set[str]:
    return {table.options.text(option) for option in table.phrases(seat)}


def test_proposals_are_answered_by_others_only() -> None:
    table = dealt()
    assert not any(text.startswith(("yes", "no ")) for text in texts(table, 1))
    told = say(table, 0, "deal smithy sewers")
    assert (told["location"], told["other"]) == ("smithy", "sewers")
    assert {"yes 0", "no 0 mine", "no 0 trust"} <= texts(table, 1)
    assert "yes 0" not in texts(table, 0)
    with pytest.raises((IllegalChoice, NotYourDecision)):
        table.choose(0, table.options.parse("yes 0"))
    assert say(table, 1, "yes 0")["of"] == 0
    told = say(table, 2, "no 0 mine")
    assert (told["refusal"], told["location"]) == ("mine", "smithy")
    assert table.view(None)["plans"] == [
        {
            "seat": 0,
            "text": "deal smithy sewers",
            "answers": [
                {"seat": 1, "yes": True, "why": None},
                {"seat": 2, "yes": False, "why": "mine"},
            ],
        }
    ]


def test_a_newer_proposal_replaces_the_older_one() -> None:
    table = dealt()
    say(table, 0, "plan yard")
    say(table, 1, "yes 0")
    assert say(table, 1, "no 0 mine")["location"] == "yard"
    say(table, 0, "warn smithy")
    assert table.view(1)["plans"] == [{"seat": 0, "text": "warn smithy", "answers": []}]
    assert say(table, 1, "no 0 trust")["location"] == "smithy"


def test_wordings_vary_and_are_recorded() -> None:
    one, other = dealt(), dealt()
    said = [say(one, seat, "plan yard")["wording"] for seat in (0, 1, 2, 0)]
    assert said == [say(other, seat, "plan yard")["wording"] for seat in (0, 1, 2, 0)]
    assert len(set(said)) == 3


def test_games_begin_with_other_wordings() -> None:
    said = set()
    for number in range(9):
        table = lockup.deal(lockup.Config(seats=3), number.to_bytes(32, "big"))
        table.listen()
        said.add(say(table, 0, "warn yard")["wording"])
    assert said == {0, 1, 2}


def test_a_reimagined_table_gives_the_same_talk() -> None:
    for seed in range(3):
        table = lockup.deal(lockup.Config(seats=3), seed.to_bytes(32, "big"))
        chance = random.Random(seed)
        for step in range(30):
            seat = chance.randrange(3)
            if step % 2:
                table.choose(seat, chance.choice(table.phrases(seat)))
            else:
                asked = chance.choice(table.waiting)
                table.choose(asked, chance.choice(table.decision(asked).options))
            for eyes in range(3):
                twin = table.reimagine(eyes, Dice(bytes([step]) * 32))
                assert twin.phrases(eyes) == table.phrases(eyes)
                assert twin.view(eyes)["plans"] == table.view(eyes)["plans"]


def test_a_yes_can_be_taken_back_in_words() -> None:
    table = dealt()
    say(table, 0, "warn yard")
    table.choose(1, table.options.parse("no 0 mine"))
    assert table.news[0].kind == "no"
    say(table, 2, "yes 0")
    table.choose(2, table.options.parse("no 0 other"))
    (event,) = table.news
    assert (event.kind, event.data["of"], event.data["location"]) == ("took_back", 0, "yard")
    assert [answer["yes"] for answer in table.view(0)["plans"][0]["answers"]] == [False, False]


def test_others_are_blamed_praised_and_asked_and_they_alone_reply() -> None:
    table = dealt()
    assert not any(text.startswith("reply") for text in texts(table, 1))
    assert not {"blame robbed 0", "praise 0", "ask 0"} & texts(table, 0)  # oneself
    assert "ask 3" not in texts(table, 0)  # nobody sits there
    assert say(table, 0, "blame robbed 1")["blame"] == "robbed"
    assert {"reply sorry 0", "reply mock 0"} <= texts(table, 1)
    assert not any(text.startswith("reply") for text in texts(table, 2))
    told = say(table, 1, "reply mock 0")
    assert (told["of"], told["reply"]) == (0, "mock")
    assert say(table, 2, "ask 1")["of"] == 1
    assert "reply secret 2" in texts(table, 1)
    say(table, 2, "groan")
    assert table.view(0)["plans"] == []  # none of it proposes anything


def test_nobody_is_there_to_be_blamed_in_a_game_alone() -> None:
    assert not any(text.startswith(("blame", "groan")) for text in texts(dealt(1), 0))
