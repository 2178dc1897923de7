"""What somebody whose characters are all dead is told: the truth of the mode, and only to him."""

from typing import Any

import pytest

from cellmates import room25
from cellmates.kernel import Table
from cellmates.locale import Texts, languages
from cellmates.room25.deaths import kill
from cellmates.room25.names import GUARD
from cellmates.room25.roles import show_role
from cellmates.room25.rounds import StartRound
from cellmates.room25.views import WORDS
from cellmates.terminal.room25.words import Words
from tests.bots.room25_positions import position

COMPLEX = """
?room_25 ?empty ?empty  ?empty ?empty
?empty   ?empty ?empty  ?empty ?empty
?empty   ?empty central ?empty ?empty
?empty   ?empty ?empty  ?empty ?empty
?empty   ?empty ?empty  ?empty ?{last}
"""
DEAD: dict[str, Any] = {"alive": False}
OTHERS: dict[str, dict[str, Any]] = {
    "max": {"at": "c3"},
    "kevin": {"at": "c3"},
    "emmett": {"at": "c3"},
}


People = dict[str, dict[str, Any]]


def table_of(config: dict[str, object], people: People, last: str = "key") -> Table:
    return position(COMPLEX.format(last=last), config, **people)


def told(table: Table, who: str = "alice") -> list[str]:
    seat = room25.GAME.seat_of(table, who)
    view = table.view(seat)
    assert table.view(None)["after_death"] == []
    for sheet in view["characters"].values():
        if sheet["seat"] != seat:
            assert table.view(sheet["seat"])["after_death"] == []
    found: list[str] = view["after_death"]
    return found


def test_the_living_are_told_nothing() -> None:
    table = table_of({"mode": "cooperation"}, {"alice": {"at": "c3"}, **OTHERS})
    assert told(table) == []


def test_together_half_a_victory_is_left() -> None:
    config: dict[str, object] = {"mode": "cooperation", "coop_partial_victory": True}
    assert told(table_of(config, {"alice": DEAD, **OTHERS})) == ["partial", "talk"]


@pytest.mark.parametrize(
    ("role", "revealed", "expected"),
    [
        ("prisoner", False, ["prisoners", "role_hidden", "talk"]),
        ("prisoner", True, ["prisoners", "talk"]),
        ("guard", False, ["guards", "role_hidden", "talk"]),
    ],
)
def test_the_side_of_a_dead_one_can_still_win(
    role: str, revealed: bool, expected: list[str]
) -> None:
    alice = {"alive": False, "role": role, "revealed": revealed}
    others = {who: {**entry, "role": "prisoner"} for who, entry in OTHERS.items()}
    table = table_of({"mode": "suspicion", "guards": 1}, {"alice": alice, **others})
    assert told(table) == expected


def test_a_regeneration_room_brings_the_dead_back() -> None:
    alice = {"alive": False, "role": "prisoner"}
    others = {who: {**entry, "role": "prisoner"} for who, entry in OTHERS.items()}
    config: dict[str, object] = {"mode": "suspicion", "guards": 1}
    assert "revival" in told(table_of(config, {"alice": alice, **others}, "regeneration"))


def test_whoever_races_alone_is_out_once_both_are_dead() -> None:
    config: dict[str, object] = {"mode": "competition"}
    people: People = {
        "max": {"at": "c3", "seat": 1},
        "kevin": {"at": "c3", "seat": 1},
        "emmett": {"at": "c3", "seat": 2},
        "franck": {"at": "c3", "seat": 2},
    }
    both: People = {"alice": {"alive": False, "seat": 0}, "jennifer": {"alive": False, "seat": 0}}
    assert told(table_of(config, {**both, **people})) == ["race", "talk"]
    one = {**both, "jennifer": {"at": "c3", "seat": 0}}
    assert told(table_of(config, {**one, **people})) == []


def test_every_word_is_said_in_every_language() -> None:
    for language in languages():
        texts = Texts(language)
        for each in ("watch", *WORDS["AfterDeath"]):
            assert texts(f"after-death-{each}") != f"after-death-{each}"


@pytest.mark.parametrize("lang", languages())
def test_that_a_dead_guard_lays_adrenaline_aside_reads_otherwise(lang: str) -> None:
    said = []
    for dead in (False, True):
        table = room25.deal(room25.Config(mode="suspicion", seats=4), bytes(32))
        guard = next(who for who in table.playing if table.roles[who] == GUARD)
        show_role(table, guard)
        if dead:
            kill(table, [guard], "mortal")
        table.listen()
        StartRound().run(table)
        (event,) = [each for each in table.news if each.kind == "adrenaline_lost"]
        assert event.data.get("dead", False) == dead
        said.append(Words(Texts(lang)).sentence(event, table.view(None)))  # type: ignore[arg-type]
    assert said[0] != said[1]
