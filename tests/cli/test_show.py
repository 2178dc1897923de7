"""`cellmates show`: everything that lies in the box, in every language."""

import json
from typing import Any

import pytest

from cellmates.cli import main as cli
from cellmates.cli.settings import value_of
from cellmates.locale import Texts, languages
from cellmates.room25 import stock
from cellmates.terminal.reference import topics

TOPICS = ("rooms", "characters", "cards", "complexes", "editions", "switches", "presets")


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


def _show(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert cli.main(["show", "room25", *arguments]) == 0
    return capsys.readouterr().out


def _json(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, Any]]:
    found = json.loads(_show(capsys, *arguments, "--json"))
    assert isinstance(found, list)
    return found


def test_the_topics_of_the_game() -> None:
    assert tuple(topics("room25")) == TOPICS


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("topic", TOPICS)
def test_every_topic_lists_everything(
    topic: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = _show(capsys, topic, "--lang", lang)
    for entry in topics("room25")[topic].entries(Texts(lang)):
        assert entry.slug in shown
        assert entry.name in shown
        assert len(entry.facts) == len(topics("room25")[topic].columns)
        assert entry.what.split()[0] in shown
    assert max(len(line) for line in shown.splitlines()) <= 125


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("topic", TOPICS)
def test_everything_can_be_asked_for_by_slug_and_by_name(
    topic: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    shelf = topics("room25")[topic]
    entries = shelf.entries(Texts(lang))
    assert [entry.slug for entry in entries] == shelf.slugs()
    for entry in entries[::7]:
        by_slug = _show(capsys, topic, entry.slug, "--lang", lang)
        by_name = _show(capsys, topic, *entry.name.upper().split(), "--lang", lang)
        assert by_slug == by_name
        assert by_slug.startswith(entry.name)
        for label, text in entry.details:
            assert label in by_slug
            assert text.split()[0] in by_slug


def test_counts_and_sources_of_rooms(capsys: pytest.CaptureFixture[str]) -> None:
    rooms = {room["slug"]: room for room in _json(capsys, "rooms")}
    assert len(rooms) == 27
    assert sum(room["boxes"]["ultimate"] for room in rooms.values()) == 47
    assert rooms["vortex"] == {
        "slug": "vortex",
        "name": "Vortex Room",
        "what": "Whoever enters is sent to the Central Room at once.",
        "colour": "yellow",
        "level": "basic",
        "boxes": {"season1": 2, "season2": 0, "ultimate": 2, "italian": 2},
        "source": "rulebook",
    }
    assert "Rooms (27 kinds, 47 tiles in the box)" in _show(capsys, "rooms")


def test_the_deck(capsys: pytest.CaptureFixture[str]) -> None:
    assert sum(card["copies"] for card in _json(capsys, "cards")) == 58
    assert "(58 cards)" in _show(capsys, "cards")


def test_a_beginning_finds_all_that_begin_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(_json(capsys, "cards", "punishment")) == 7
    assert [card["slug"] for card in _json(capsys, "cards", "move", "4", "e")] == ["move 4 e"]
    assert [who["slug"] for who in _json(capsys, "characters", "kevin")] == ["kevin"]


def test_complexes_and_editions_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    for complex in _json(capsys, "complexes"):
        assert sum(complex["counts"].values()) + sum(complex["any"].values()) == 25
        assert complex["source"] in stock.SOURCES
    (italian,) = _json(capsys, "editions", "italian")
    assert italian["switches"]["room_set"] == "false_exit"
    switches = {switch["slug"]: switch for switch in _json(capsys, "switches")}
    assert switches["room_set"]["editions"] == {"italian": "false_exit"}
    assert set(switches) == set(stock.switches())


def test_values_read_as_set_takes_them() -> None:
    for entry in topics("room25")["switches"].entries(Texts("en")):
        default = stock.switches()[entry.slug].default
        if default is not None:
            shown = dict(entry.details)["default"]
            assert stock.setting(entry.slug, value_of(shown)) == default


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["room25", "rooms", "ballroom"], 'rooms: there is no "ballroom". There are: central,'),
        (["room25", "furniture"], '"furniture" is no value of TOPIC. Possible: rooms,'),
        (["monopoly", "rooms"], '"monopoly" is no value of GAME. Possible: room25'),
        (["room25"], "Missing: TOPIC"),
    ],
)
def test_what_there_is_not(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["show", *arguments]) == 2
    out, err = capsys.readouterr()
    assert said in err
    assert out == ""
