"""Everything that games bring about has words and a picture, in every language."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from cellmates import room25
from cellmates.kernel.event import EVERYBODY, Event
from cellmates.kernel.table import Table
from cellmates.locale import Texts, languages
from cellmates.room25.names import GUARD
from cellmates.terminal.choosing import Choosing
from cellmates.terminal.face import GameFace, face_of
from cellmates.terminal.spans import plain, width

CONFIGS: list[dict[str, object]] = [
    {"mode": "cooperation", "seats": 4, "ui_memory_aid": "board"},
    {"mode": "cooperation", "seats": 1, "rule_level": "basic", "complex_preset": "coop_easy"},
    {"mode": "cooperation", "seats": 3, "madness": True},
    {"mode": "suspicion", "seats": 8},
    {"mode": "suspicion", "seats": 5, "edition": "italian"},
    {"mode": "suspicion", "seats": 4, "edition": "season1"},
    {"mode": "solo", "ui_memory_aid": "none"},
    {"mode": "competition", "seats": 3, "ui_memory_aid": "board"},
    {"mode": "team", "seats": 6},
]


@pytest.fixture(params=languages())
def face(request: pytest.FixtureRequest) -> GameFace[Any]:
    return face_of("room25", Texts(request.param))


def positions(config: dict[str, object], seed: int) -> Iterator[Table]:
    """A random game with much talk, after each choice."""
    table = room25.deal(room25.Config.from_dict(config), bytes([seed] * 32))
    table.listen()
    rng = random.Random(seed)
    yield table
    while not table.over:
        seat = rng.choice(table.waiting)
        for more in (table.may(seat), table.phrases(seat)):
            if more and rng.random() < 0.2:
                table.choose(seat, rng.choice(more))
                yield table
        table.choose(seat, rng.choice(table.decision(seat).options))
        yield table


def walk(choosing: Choosing) -> None:
    """Make every label that the lists can show."""
    for item in list(choosing.items):
        assert item.label.strip()
        if item.option is None:
            choosing.open(item.words)
            walk(choosing)


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_whole_games_have_words_and_pictures(
    face: GameFace[Any], config: dict[str, object]
) -> None:
    for number, table in enumerate(positions(config, seed=len(str(config)))):
        seat = table.waiting[0] if table.waiting else None
        view = table.view(seat)
        for event in table.news:
            assert "_" not in face.sentence(event, view)
            face.tone(event)
        if number % 3 == 0:
            _, *lines = face.board(view, 54, 17)
            assert {width(line) for line in lines} == {54}
        if seat is not None:
            decision = table.decision(seat)
            assert face.question(decision, view)
            for option in decision.options:
                assert all(face.why(option, decision.about, view))
        if number % 7 == 0:
            look_around(face, table)


def look_around(face: GameFace[Any], table: Table) -> None:
    for seat in (*range(2), None) if len(table.view(None)["characters"]) > 4 else (0, None):
        view = table.view(seat)
        assert len(face.board(view, 54, 17)) == 17
        assert all(width(line) <= 26 for line in face.sheets(view, 26, 17))
        assert face.text_board(view)
        assert all(face.headline(view))
        assert face.welcome(view)
        assert face.help(view)
        for cell in ("c3", "a5", "e1", face.home(view)):
            assert face.explain(cell, view)
        if seat is not None and not table.over:
            options = [table.may(seat), table.phrases(seat)]
            for offered in options:
                walk(face.listed(offered, room25.OPTIONS, "", view))
    if table.over:
        assert face.ending(table.view(None))


def test_every_option_has_a_phrase_of_its_own(face: GameFace[Any]) -> None:
    dealt = room25.deal(room25.Config(seats=8), bytes(32)).view(0)
    view = {**dealt, "robots": ["b2", "d4"]}  # so that both can be sent somewhere
    by_verb: dict[tuple[str, str], list[str]] = {}
    for option in range(len(room25.OPTIONS)):
        phrase = face.option(option, "alice", view)
        assert phrase
        assert all(face.why(option, "alice", view))
        verb = room25.OPTIONS.text(option).split()[0]
        assert phrase not in by_verb.setdefault((verb, ""), [])
        by_verb[verb, ""].append(phrase)


def test_sentences_name_people_things_and_winners() -> None:
    face = face_of("room25", Texts("en"))
    view = room25.deal(room25.Config(characters=["max", "alice", "kevin", "sarah", "emmett",
                                                 "franck"]), bytes(32)).view(0)  # fmt: skip

    def told(kind: str, **data: object) -> str:
        return face.sentence(Event(kind, EVERYBODY, data), view)

    claim = {"seat": 0, "wording": 0, "cell": "b2", "colour": "red"}
    assert told("claim", **claim) == 'Max: "b2 is red."'
    against = told("claim", **claim, against=1, said="green")
    assert against == 'Max: "Not so, Alice: b2 is red, not green."'
    assert told("no", seat=2, wording=1, whom=0, why="danger") == ('Kevin: "Too dangerous, Max."')
    lost = {"who": "kevin", "token": "look"}
    assert told("lost", **lost, obstacle="dark").startswith("Kevin loses Look: ")
    waits = "Kevin has nothing left to look at from there and waits."
    assert told("lost", **lost, obstacle="all_open") == waits
    assert told("card", card="move 4 e x2") == "M.A.C. card: Complex movement: row 4 east ×2."
    assert told("card", card="punishment max alice") == "M.A.C. card: Punishment: Max and Alice."
    assert told("card", card="deactivate red") == "M.A.C. card: Deactivated rooms: red."
    assert told("over", winners=["guards"], reason="two_dead").endswith(
        "the guards (two prisoners are dead)."
    )
    assert "Nobody wins" in told("over", winners=[], reason="countdown")
    assert "Team A" in told("over", winners=["a"], reason="escaped")
    assert "Alice" in told("over", winners=[1], reason="last_alive")


def test_the_board_shows_marks_letters_and_what_is_known() -> None:
    face = face_of("room25", Texts("en"))
    table = room25.GAME.position(
        {"mode": "cooperation", "ui_memory_aid": "board"},
        {
            "rounds_left": 5,
            "turn": 1,
            "order": ["alice", "max"],
            "complex": """
                ?empty ?empty empty ?empty ?empty
                ?empty pivoting vortex flooded ?empty
                ?empty ?empty central ?empty ?empty
                ?empty ?mortal acid_bath ?empty ?empty
                room_25 ?empty ?empty ?empty ?trap
            """,
            "locks": ["c5"],
            "closed": ["d4"],
            "robots": ["c5"],
            "slid": {"4": "e", "b": "n"},
            "corridor": {"b4": "ns"},
            "alice": {"at": "c2", "program": ["move"], "saw": ["b2"], "reminder": "e1"},
            "max": {"at": "c2", "program": ["look"], "hidden": True},
        },
    )
    table.choose(1, room25.OPTIONS.parse("claim b2 yellow"))
    lines = [plain(line) for line in face.board(table.view(0), 54, 17)]
    text = "\n".join(lines)
    for part in ("▲ Vortex", "✖ Acid", "◆ Room 25", "A m", "R1", "◙", "╳", "↕", "✖ Mortal░", "M▲",
                 "!A", "4→", "b↑"):  # fmt: skip
        assert part in text, part
    assert "Mortal" not in "\n".join(plain(line) for line in face.board(table.view(1), 54, 17))
    marked = "\n".join(plain(line) for line in face.board(table.view(0), 54, 17, ("b2",), "d2"))
    assert "┃" in marked
    assert "║" in marked
    told = "\n".join(plain(line) for line in face.text_board(table.view(0)))
    assert "(✖Mortal)" in told
    assert "b2 yellow ▲ (M)" in told


def test_a_crowd_is_shown_whole() -> None:
    face = face_of("room25", Texts("en"))
    keys = {"mode": "suspicion", "seats": 8, "rule_level": "basic"}
    table = room25.GAME.deal(room25.GAME.config(keys), bytes(32))
    told = [plain(line) for line in face.text_board(table.view(0))]
    row = next(line for line in told if line.startswith("3  "))
    crowd = row.split("Central ")[1].split()[0]
    assert sorted(crowd) == sorted("ABEFJKMS")
    heads = next(line for line in told if line.startswith("   a"))
    assert heads.index("d") == row.index("?", row.index("Central"))
    assert max(len(row), len(heads)) <= 80


def test_the_memory_aid_decides_what_board_and_log_keep() -> None:
    face = face_of("room25", Texts("en"))
    saw = Event("saw", 1, {"who": "max", "cell": "c4", "room": "mortal"})
    for aid, on_board, in_log in (
        ("board", True, True), ("events_only", False, True), ("none", False, False),
    ):  # fmt: skip
        config = room25.Config(mode="cooperation", ui_memory_aid=aid)
        table = room25.deal(config, bytes(32))
        table.choose(0, table.decision(0).options[0])
        view = table.view(0)
        text = "\n".join(plain(line) for line in face.board(view, 54, 17))
        shown = sum(text.count(mark) for mark in "◆●▲✖") > 1  # the Central Room is always there
        assert shown == on_board
        assert face.keeps(saw, view) == in_log


@pytest.mark.parametrize(("revealed", "said"), [(False, "0 of 2 dead + 1"), (True, "1 of 2 dead)")])
def test_a_guard_is_told_of_each_death_once(revealed: bool, said: str) -> None:
    """Who knows both guards knows that the dead one was a prisoner."""
    table = room25.deal(room25.Config(mode="suspicion", seats=6), bytes(32))
    guards = [who for who in table.playing if table.roles[who] == GUARD]
    dead = next(who for who in table.playing if who not in guards)
    table.on[dead] = -1
    table.alive &= ~(1 << dead)
    table.revealed |= revealed << guards[1]
    board = face_of("room25", Texts("en")).text_board(table.view(table.seat_of[guards[0]]))
    assert said in "\n".join(plain(line) for line in board)
