"""What a finished game of Room 25 came to: what decided it, and its awards."""

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from cellmates import room25
from cellmates.kernel.ending import Ending, Finding
from cellmates.kernel.event import Event
from cellmates.locale import Texts, languages
from cellmates.room25.board import CELL_NUMBERS
from cellmates.room25.ending import FINDINGS, ending, slides_out
from cellmates.room25.options import OPTIONS
from cellmates.room25.positions import set_up
from cellmates.room25.table import Room25Table
from cellmates.terminal.room25.words import Words
from tests.room25.players import hurrying_choice, random_choice

EMPTY = """
?empty ?empty ?empty  ?empty ?empty
?empty ?empty ?empty  {d4}   {e4}
?empty ?empty central ?empty ?empty
?empty ?empty ?empty  ?empty ?empty
?empty ?empty ?empty  ?empty ?empty
"""


def told(position: Mapping[str, Any], *choices: str, mode: str = "cooperation") -> Ending:
    """The ending of a game that goes on from a position by these choices, `who: option`."""
    keys = {"mode": mode}
    played = set_up(keys, position)
    made: list[tuple[int, int]] = []
    for line in choices:
        who, text = line.split(": ")
        seat = room25.GAME.seat_of(played, who)
        made.append((seat, OPTIONS.parse(text)))
        played.choose(*made[-1])
    assert played.over
    return ending(set_up(keys, position), made)


def of_kind(found: Ending, kind: str) -> list[Finding]:
    return [each for each in found["findings"] if each["kind"] == kind]


def one_slide_short() -> dict[str, Any]:
    return {
        "rounds_left": 1,
        "turn": 2,
        "order": ["max", "alice"],
        "complex": EMPTY.format(d4="?empty", e4="room_25"),
        "key_used": True,
        "max": {"at": "e4", "program": ["look"]},
        "alice": {"at": "e4"},
    }


def test_all_inside_and_one_slide_short() -> None:
    found = told(one_slide_short(), "max: look n")
    assert found["headline"] == {
        "kind": "short_slides",
        "data": {"count": 1, "line": "4", "dir": "e"},
    }
    (stood,) = of_kind(found, "stood")
    assert stood["data"] == {"count": 2, "total": 2, "left": 0}


def test_a_team_that_wins_by_more_people_inside_is_told_how_many() -> None:
    position = one_slide_short()
    for who, team, seat in (
        ("max", "a", 0),
        ("alice", "b", 1),
        ("kevin", "a", 2),
        ("sarah", "b", 3),
    ):
        position[who] = {"at": "c3", **position.get(who, {}), "team": team, "seat": seat}
    position["alice"]["at"] = "c3"
    del position["key_used"]
    found = told(position, "max: look n", mode="team")
    assert found["headline"] == {"kind": "stood", "data": {"count": 1, "total": 2, "left": 0}}


def test_one_was_two_steps_away() -> None:
    position = one_slide_short()
    position["alice"] = {"at": "d3"}
    found = told(position, "max: look n")
    assert found["headline"] == {"kind": "short_steps", "data": {"who": "alice", "count": 2}}
    (slides,) = of_kind(found, "short_slides")
    assert slides["data"]["count"] == 1


def test_lies_are_the_claims_that_were_wrong() -> None:
    position = one_slide_short()
    lie, truth = "max: claim d3 red", "alice: claim d3 green"
    assert told(position, lie, truth, "max: look n")["lies"] == [1]
    assert told(position, truth, lie, "max: look n")["lies"] == [2]
    assert told(position, truth, "max: look n")["lies"] == []


def test_the_key_was_never_used() -> None:
    position = one_slide_short()
    position["key_used"] = False
    assert told(position, "max: look n")["headline"] == {"kind": "no_key", "data": {}}


def test_the_exit_was_never_found() -> None:
    position = one_slide_short()
    position["complex"] = EMPTY.format(d4="?empty", e4="?room_25")
    position["max"] = {"at": "c3", "program": ["look"]}
    position["alice"] = {"at": "c3"}
    found = told(position, "max: look n")
    assert found["headline"] == {"kind": "never_found", "data": {"cell": "e4"}}


def fatal(turn_up: str = "?mortal") -> dict[str, Any]:
    return {
        "rounds_left": 3,
        "turn": 2,
        "order": ["max", "alice", "sarah", "kevin"],
        "complex": EMPTY.format(d4=turn_up, e4="room_25"),
        "key_used": True,
        "max": {"at": "c4", "program": ["move"]},
        "alice": {"at": "e4", "saw": ["d4"]},
        "sarah": {"at": "e4", "saw": ["d4"]},
        "kevin": {"at": "e4"},
    }


def test_a_death_names_who_where_why_and_who_had_warned() -> None:
    found = told(fatal(), "sarah: claim d4 red", "kevin: claim d4 green", "max: move e")
    assert found["headline"] == {"kind": "fell", "data": {"who": "max", "room": "mortal"}}
    assert found["moment"] == 3
    kinds = [each["kind"] for each in found["findings"]]
    assert kinds == ["died", "where", "cause", "went_in", "warned", "misled", "silent", "stood"]
    told_of = {each["kind"]: each["data"] for each in found["findings"]}
    assert told_of["died"] == {"who": "max", "round": told_of["warned"]["round"], "number": 2}
    assert told_of["where"] == {"cell": "d4", "room": "mortal"}
    assert told_of["went_in"] == {"who": "max", "from": "c4"}
    assert told_of["warned"]["seat"] == 2
    assert told_of["misled"]["seat"] == 3
    assert told_of["silent"] == {"seats": [1]}
    assert told_of["stood"] == {"count": 3, "total": 3, "left": 3}


def test_an_open_room_had_no_need_of_warnings() -> None:
    found = told(fatal("mortal"), "max: move e")
    assert not of_kind(found, "warned")
    assert not of_kind(found, "silent")


def test_a_push_has_its_author() -> None:
    position = fatal()
    position["order"] = ["alice", "max", "sarah", "kevin"]
    position["max"] = {"at": "c4"}
    position["alice"] = {"at": "c4", "program": ["push"]}
    found = told(position, "alice: push max e")
    (pushed,) = of_kind(found, "pushed_in")
    assert pushed["data"] == {"by": "alice", "from": "c4"}


def test_a_death_that_nobody_brought_names_no_way_in() -> None:
    """Max walks about elsewhere in the very choice after which the water has risen."""
    position = fatal("flooded")
    position["order"] = ["max", "alice", "sarah", "kevin"]
    position["max"] = {"at": "c4", "program": ["move"]}
    position["alice"] = {"at": "d4", "flood": 2}
    found = told(position, "max: move w")
    assert found["headline"] == {"kind": "fell", "data": {"who": "alice", "room": "flooded"}}
    assert not [each for each in found["findings"] if each["kind"].endswith("_in")]


def test_an_escape_names_the_slide() -> None:
    position = one_slide_short()
    position["max"] = {"at": "e4", "program": ["control"]}
    found = told(position, "max: slide 4 e")
    assert found["headline"] == {"kind": "out", "data": {"count": 0}}
    assert of_kind(found, "slid_out")[0]["data"] == {"who": "max", "line": "4", "dir": "e"}


@pytest.mark.parametrize(
    ("cell", "count"), [("e4", 1), ("d4", 2), ("c1", 2), ("b3", 3), ("a3", 2), ("c4", 3)]
)
def test_slides_until_a_tile_falls(cell: str, count: int) -> None:
    """The middle row and column do not slide: from there the way leads through another line."""
    assert slides_out(CELL_NUMBERS[cell])[0] == count == shortest(cell)


def shortest(cell: str) -> int:
    """The same by walking along the edges of the alphabet: every way of up to five slides."""
    columns, rows = "abcde", "12345"
    ways = [(cell[0], cell[1])]
    for number in range(1, 6):
        after = []
        for column, row in ways:
            c, r = columns.index(column), rows.index(row)
            places = [(c + by, r) for by in (1, -1) if row != "3"]
            places += [(c, r + by) for by in (1, -1) if column != "c"]
            for across, up in places:
                if not (0 <= across < 5 and 0 <= up < 5):
                    return number
                after.append((columns[across], rows[up]))
        ways = after
    raise AssertionError(cell)


def played(keys: Mapping[str, object], seed: int) -> Room25Table:
    dice = random.Random(seed)
    config = room25.Config(**keys)
    table = room25.deal(config, seed.to_bytes(32, "big"))
    choice = hurrying_choice if seed % 2 else random_choice
    while not table.over:
        table.choose(*choice(table, dice))
    return table


def retold(keys: Mapping[str, object], seed: int) -> tuple[Room25Table, Ending]:
    table = played(keys, seed)
    config = room25.Config(**keys)
    found = room25.GAME.ending(config, seed.to_bytes(32, "big"), table.choices())
    return table, found


@pytest.mark.parametrize("seed", range(8))
def test_a_hand_on_the_lever_slid_the_lines_itself(seed: int) -> None:
    """The M.A.C.'s slides, which follow a seat's last action, are nobody's."""
    keys = {"mode": "cooperation", "seats": 4}
    table, found = retold(keys, seed)
    slid = Counter(
        seat for seat, option in table.choices() if OPTIONS.text(option).startswith("slide ")
    )
    slid.update(_slid_without_choice(keys, seed, table.choices()))
    for award in found["awards"]:
        if award["name"] == "slider":
            assert {slid[seat] for seat in award["seats"]} == {award["count"]}


def _slid_without_choice(
    keys: Mapping[str, object], seed: int, choices: list[tuple[int, int]]
) -> list[int]:
    """The seats that had one line to slide: the slide follows the token at once."""
    table = room25.deal(room25.Config(**keys), seed.to_bytes(32, "big"))
    table.listen()
    seats = []
    sheets = table.view(None)["characters"]
    for seat, option in choices:
        table.choose(seat, option)
        for before, event in zip(table.news, table.news[1:], strict=False):
            control = before.kind == "token" and before.data["token"] == "control"
            if event.kind == "slid" and control:
                seats.append(sheets[str(before.data["who"])]["seat"])
    return seats


@pytest.mark.parametrize("seed", range(8))
def test_into_the_dark_counts_only_rooms_one_had_not_seen(seed: int) -> None:
    keys = {"mode": "cooperation", "seats": 4, "ui_memory_aid": "board"}
    table, found = retold(keys, seed)
    again = room25.deal(room25.Config(**keys), seed.to_bytes(32, "big"))
    again.listen()
    dark: Counter[int] = Counter()
    for seat, option in table.choices():
        known = [again.view(each)["knows"] for each in range(4)]
        again.choose(seat, option)
        dark.update(_entered_blindly(again, again.news, known))
    for award in found["awards"]:
        if award["name"] == "explorer":
            assert {dark[seat] for seat in award["seats"]} == {award["count"]}


def _entered_blindly(
    table: Room25Table, news: list[Event], known: list[dict[str, str]]
) -> list[int]:
    """Who turned up a room by moving, without having seen it; lines do not slide in between."""
    seats = []
    mover, at = -1, ""
    sheets = table.view(None)["characters"]
    for event in news:
        if event.kind == "moved":
            mover, at = sheets[str(event.data["who"])]["seat"], str(event.data["to"])
        elif event.kind == "revealed" and event.data["cell"] == at and mover >= 0:
            if at not in known[mover]:
                seats.append(mover)
            mover = -1
    return seats


KEYS: list[dict[str, object]] = [
    {"mode": "cooperation", "seats": 4},
    {"mode": "cooperation", "seats": 4, "madness": True, "rule_level": "ultimate"},
    {"mode": "suspicion", "seats": 6},
    {"mode": "solo", "seats": 1},
    {"mode": "competition", "seats": 3},
    {"mode": "team", "seats": 6},
]


@pytest.mark.parametrize("keys", KEYS, ids=lambda keys: keys["mode"])
def test_every_game_has_an_ending_in_words(keys: dict[str, object]) -> None:
    for seed in range(4):
        table, found = retold(keys, seed)
        assert 0 < found["moment"] <= len(table.choices())
        assert table.outcome is not None
        assert found["headline"] is not None or table.outcome.reason == "more_inside"
        headline = [] if found["headline"] is None else [found["headline"]]
        view = table.view(None)
        for each in (*headline, *found["findings"]):
            there = FINDINGS[each["kind"]]
            assert set(each["data"]) - set(there.maybe.split()) == set(there.details.split())
            for lang in languages():
                words = Words(Texts(lang)).wording
                assert words.finding(each, view)
                assert words.head(each)
