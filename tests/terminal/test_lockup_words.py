"""Everything that games of Lockup bring about has words and a picture, in every language."""

import io
import random
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from cellmates import lockup
from cellmates.games import GAMES
from cellmates.kernel.dice import Dice
from cellmates.kernel.event import EVERYBODY, Event
from cellmates.kernel.table import Table
from cellmates.locale import Texts, languages
from cellmates.lockup.cards import standard
from cellmates.lockup.names import CREWS, LOCATIONS
from cellmates.terminal.choosing import Choosing
from cellmates.terminal.console import Console
from cellmates.terminal.face import GameFace, face_of
from cellmates.terminal.lines import LineTable
from cellmates.terminal.lockup.explain import SIGNS
from cellmates.terminal.saves import Saves
from cellmates.terminal.session import Session
from cellmates.terminal.spans import plain, width
from cellmates.testing.conformance import play

CONFIGS: list[dict[str, object]] = [
    {"seats": 2, "advanced": True},
    {"seats": 3},
    {"seats": 4, "advanced": True},
    {"seats": 5},
    {"solo": "expert", "advanced": True},
]
SIZES = [(54, 17), (74, 23), (94, 33)]


@pytest.fixture(params=languages())
def face(request: pytest.FixtureRequest) -> GameFace[Any]:
    return face_of("lockup", Texts(request.param))


def positions(keys: dict[str, object], seed: int) -> Iterator[Table]:
    """A random game with some talk, after each choice; those who can play a tome like to."""
    table = lockup.deal(lockup.Config.from_dict(keys), bytes([seed] * 32))
    table.listen()
    rng = random.Random(seed)
    yield table
    while not table.over:
        seat = table.waiting[0]
        if rng.random() < 0.05:
            table.choose(seat, rng.choice(table.phrases(seat)))
            yield table
        table.choose(seat, rng.choice(table.decision(seat).options))
        yield table


def walk(choosing: Choosing) -> None:
    """Make every label that the lists can show."""
    for item in list(choosing.items):
        assert item.label.strip()
        assert "_" not in item.label
        if item.option is None:
            choosing.open(item.words)
            walk(choosing)
            choosing.back()


@pytest.mark.parametrize("keys", CONFIGS, ids=str)
def test_whole_games_have_words_and_pictures(face: GameFace[Any], keys: dict[str, object]) -> None:
    seen: set[str] = set()
    for number, table in enumerate(positions(keys, seed=len(str(keys)))):
        seat = table.waiting[0] if table.waiting else None
        view = table.view(seat)
        for event in table.news:
            sentence = face.sentence(event, view)
            assert "_" not in sentence
            assert "None" not in sentence
            face.tone(event)
            assert face.keeps(event, view)
        if seat is not None:
            decision = table.decision(seat)
            assert face.question(decision, view)
            walk(
                face.listed(
                    decision.options,
                    table.catalogue(),
                    decision.about,
                    view,
                    face.standing(decision, view),
                )
            )
            if decision.kind not in seen or number % 9 == 0:
                for option in decision.options:
                    assert all(face.why(option, decision.about, view))
                seen.add(decision.kind)
        if number % 19 == 0 or table.over:
            look_around(face, table)
    assert len(seen) > 4


def look_around(face: GameFace[Any], table: Table) -> None:
    for seat in (0, None):
        view = table.view(seat)
        for columns, rows in SIZES:
            lines = face.board(view, columns, rows, ("smithy",), "yard")
            assert len(lines) <= rows
            assert len({width(line) for line in lines}) == 1
            assert width(lines[0]) <= columns
            assert all(width(line) <= 25 for line in face.sheets(view, 25, rows))
        told = "\n".join(plain(line) for line in face.text_board(view))
        assert "_" not in told
        assert all(face.headline(view))
        assert face.welcome(view)
        assert face.explain(face.home(view), view)
    if not table.over:
        phrases = table.phrases(table.waiting[0])
        walk(face.listed(phrases, table.catalogue(), "", table.view(table.waiting[0])))


def test_every_option_has_a_phrase_and_a_reason(face: GameFace[Any]) -> None:
    table = lockup.deal(lockup.Config(seats=5), bytes(32))
    view = table.view(0)
    catalogue = table.catalogue()
    phrases: dict[str, list[str]] = {}
    for option in range(len(catalogue)):
        verb = catalogue.text(option).split()[0]
        phrase = face.option(option, "0", view)
        assert "_" not in phrase
        assert phrase not in phrases.setdefault(verb, []), phrase
        phrases[verb].append(phrase)
        assert all(face.why(option, "0", view))
        face.places(option, "0", view)


def test_a_question_mark_explains_everything(face: GameFace[Any]) -> None:
    """Every location, token, cube, icon, type, card and sign, by slug and by name."""
    view = lockup.deal(lockup.Config(seats=3), bytes(32)).view(0)
    cards = standard()
    slugs = [slug for slug in cards.names["en"] if slug not in ("side_a", "off_duty")]
    for slug in [*slugs, *LOCATIONS, *CREWS, *SIGNS, "enforcer", "lookout", "hidden", "raid"]:
        told = face.explain(slug, view)
        assert told, slug
        assert all("_" not in paragraph for paragraph in told), slug
    for slug in slugs:
        assert face.explain(cards.names[face.texts.lang][slug].upper(), view), slug
    for number in range(1, 9):
        assert face.explain(str(number), view)
    assert face.explain("", view) == []
    assert face.explain("xyzzy", view) == []
    assert [plain(line) for line in face.help(view)]


def test_two_letters_tell_crews_apart(face: GameFace[Any]) -> None:
    marks = [face.texts(f"crewmark-{crew}") for crew in (*CREWS, "guards")]
    assert len(set(marks)) == len(marks)
    assert {len(mark) for mark in marks} == {2}


# In English, word by word.


def told(kind: str, /, **data: object) -> str:
    face = face_of("lockup", Texts("en"))
    view = lockup.deal(lockup.Config(seats=3), bytes(32)).view(0)
    return face.sentence(Event(kind, EVERYBODY, data), view)


def test_sentences_name_crews_cards_and_cubes() -> None:
    assert told("gained", seat=0, kind="potion", count=2) == "Gnolls gained 2 potions."
    assert told("ranked", location="sewers", order=[1, 0], strengths=[7, 0]) == (
        "Sewers, the places: Kobolds 7, Gnolls 0."
    )
    assert told("swapped", seat=2, given=["scrap", "iron"], taken="gold") == (
        "Bugbears swapped scrap and iron for gold."
    )
    assert "Two-Axe Varga" in told("recruited", seat=0, goon="two_axe_varga", location="smithy")
    assert told("recruited", seat=0, goon="whisk", location=None) == "Whisk joined Gnolls."
    assert "a face-down token" in told("moved_token", seat=0, location="yard", to="sewers")
    assert "Kobolds" in told("passed_suspicion", seat=0, to=1, count=1)
    assert "8" in told("stars", seat=0, count=-8)
    assert told("over", winners=[0, 2], reason="shared").count("and") > 1


def test_the_board_shows_backs_to_others_and_faces_to_their_owner() -> None:
    face = face_of("lockup", Texts("en"))
    table = lockup.deal(lockup.Config(seats=3), bytes(32))
    first = table.waiting[0]
    for text in ("assign smithy", "token ?5", "token lookout", "done"):
        table.choose(first, table.catalogue().parse(text))

    def smithy(seat: int | None) -> str:
        lines = [plain(line) for line in face.board(table.view(seat), 74, 23)]
        return next(line for line in lines if "Smithy" in line)

    assert ":L(5)" in smithy(first)
    assert ":L▒" in smithy((first + 1) % 3)
    assert ":L▒" in smithy(None)
    words = [plain(line) for line in face.text_board(table.view(None))]
    assert any("4 Smithy" in line and ":L▒" in line for line in words)


def test_places_follow_each_other() -> None:
    face = face_of("lockup", Texts("en"))
    assert face.neighbour("yard", "down") == "sewers"
    assert face.neighbour("yard", "up") == "yard"
    assert face.neighbour("library", "right") == "library"
    assert face.neighbour("library", "left") == "cell_block"


def test_names_of_cards_are_where_the_cards_are() -> None:
    """No card is named in the message files: a person's own cards bring their own names."""
    text = files("cellmates.locale").joinpath("en", "lockup_terminal.ftl").read_text("utf-8")
    assert not [name for name in standard().names["en"].values() if f" {name} " in text]


def test_stars_before_the_count_are_those_of_the_view() -> None:
    """Nobody falls below nothing (LK-15.11), so they cannot be worked out from the rest."""
    table = lockup.deal(lockup.Config(seats=2), bytes(32))
    play(table, Dice(bytes(32)))
    view = table.view(None)
    view["scoring"] = {**view["scoring"], "before": [77, 88]}
    lines = [plain(line) for line in face_of("lockup", Texts("en")).ending(view)]
    rows = [line.split() for line in lines[3:]]
    assert {"77", "88"} <= {word for row in rows for word in row}


def test_locations_have_the_same_letters_whichever_are_open() -> None:
    face = face_of("lockup", Texts("en"))
    table = lockup.deal(lockup.Config(seats=2), bytes(32))
    catalogue, view = table.catalogue(), table.view(table.waiting[0])
    letters: dict[str, set[str]] = {}
    for closed in LOCATIONS[:7]:
        open_places = [place for place in LOCATIONS[:7] if place != closed]
        options = [catalogue.parse(f"assign {place}") for place in open_places]
        items = face.listed([*options, catalogue.parse("pass")], catalogue, "", view).items
        given = [item.letter for item in items if item.letter]
        assert len(given) == len(set(given))
        for item in items:
            letters.setdefault(item.words[-1], set()).add(item.letter)
    assert all(len(each) == 1 for each in letters.values())
    assert letters["smithy"] == {"h"}
    assert letters["sewers"] == {"s"}


def test_a_location_is_not_called_closed_while_tokens_are_sent_there() -> None:
    face = face_of("lockup", Texts("en"))
    table = lockup.deal(lockup.Config(seats=2), bytes(32))
    seat = table.waiting[0]

    def closed() -> list[str]:
        lines = [plain(line) for line in face.text_board(table.view(seat))]
        return [line for line in lines if "closed to you" in line]

    table.choose(seat, table.catalogue().parse("assign smithy"))
    assert table.decision(seat).kind == "token"
    assert closed() == []
    table.choose(seat, table.catalogue().parse("token 5"))
    if table.waiting == (seat,) and table.decision(seat).kind == "token":
        table.choose(seat, table.catalogue().parse("done"))
    assert closed() == ["closed to you: Smithy"]


def test_what_a_raid_costs_is_said_once() -> None:
    face = face_of("lockup", Texts("en"))
    raided = Event("raided", EVERYBODY, {"seat": 0, "loss": 8})
    stars = Event("stars", EVERYBODY, {"seat": 0, "count": -8, "total": 2})
    assert face.repeats(stars, raided)
    assert not face.repeats(stars, None)
    assert not face.repeats(raided, stars)


def test_a_raid_is_logged_once_for_each_crew(tmp_path: Path) -> None:
    game = GAMES["lockup"]
    session = Session(game, game.config({"seats": 4}), bytes([3] * 32), [0], ["random"])
    face = face_of("lockup", Texts("en"))
    out = io.StringIO()
    table = LineTable(session, face, Console(io.StringIO(), out, False, False), Saves(tmp_path))
    while not session.over:
        if session.asked() is None:
            session.let_bot_choose()
        else:
            session.choose(0, session.decision(0).options[0])
    losses = [event for event in session.log(0) if event.kind == "raided"]
    table._news(0)
    table._show_log(0)
    text = out.getvalue().replace("\n", " ")
    assert losses
    assert text.count(" in the raid.") == 2 * len(losses)
    for event in losses:
        again = face.sentence(
            Event(
                "stars",
                EVERYBODY,
                {**event.data, "count": -int(str(event.data["loss"])), "total": 0},
            ),
            session.view(0),
        )
        assert again not in text
