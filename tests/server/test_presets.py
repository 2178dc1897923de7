"""Presets, rules that differ from the book, and settings that matter: what a game tells a host."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from cellmates.games import GAMES
from cellmates.room25 import stock
from cellmates.server.lobby.configuring import agreed, checked, game_details
from cellmates.server.protocol.messages import Settings
from tests.server.playing import serving

FIRST = {"room25": ["first", "short", "families", "experts"], "lockup": ["first", "short"]}


@pytest.mark.parametrize("game", list(GAMES))
def test_every_preset_can_be_dealt_in_each_of_its_modes(game: str) -> None:
    details = game_details(game)
    names = [preset.name for preset in details.presets]
    assert [name for name in FIRST[game] if name in names] == FIRST[game]
    for preset in details.presets:
        for mode in preset.modes or details.modes:
            checked(game, {"mode": mode, **preset.keys})
        msgspec.convert({**msgspec.to_builtins(Settings()), **preset.house}, Settings)
        assert preset.minutes > 0
        assert preset.bot in details.bots
    for mode in details.modes:
        assert any(preset.book and mode in (preset.modes or [mode]) for preset in details.presets)


def test_rulebooks_as_printed_differ_from_no_book() -> None:
    books = [preset for preset in game_details("room25").presets if preset.book]
    assert {preset.keys.get("edition", "ultimate") for preset in books} == set(stock.editions())
    for preset in books:
        for mode in preset.modes:
            assert agreed("room25", {"mode": mode, **preset.keys}).departures == []


def test_every_level_is_what_its_keys_come_to() -> None:
    for game in GAMES:
        details = game_details(game)
        for mode, levels in details.levels.items():
            for level, keys in levels.items():
                assert agreed(game, {"mode": mode, **keys}).level == level
                assert GAMES[game].level({"mode": mode, **keys}) == level
    assert agreed("room25", {"mode": "cooperation", "edition": "season1"}).levels == ["basic"]


def _differences(keys: dict[str, Any]) -> list[tuple[str, Any, Any]]:
    return [(each.key, each.value, each.book) for each in agreed("room25", keys).departures]


def test_what_differs_is_measured_by_the_edition_that_is_played() -> None:
    changed = {"mode": "suspicion", "flooded_deadline": "next_turn", "rule_level": "ultimate"}
    usual = ("flooded_deadline", "next_turn", "next_round_second_action")
    assert _differences(changed) == [usual]
    assert _differences({**changed, "edition": "polish"}) == []  # so it is printed there
    polish = {"mode": "suspicion", "edition": "polish", "alarm_trigger": "before_minus5"}
    assert _differences(polish) == [("alarm_trigger", "before_minus5", "first_5_rounds")]
    book = {"mode": "suspicion", "exit_zone_reserved": ["room_25", "key", "vision", "moving"]}
    assert [key for key, *_ in _differences(book)] == ["exit_zone_reserved"]
    assert _differences({"mode": "suspicion", "seats": 5, "guards": 2, "first_player": 1}) == [
        ("first_player", 1, "random")
    ]
    # A table that was opened long ago may have keys that nobody knows any more.
    assert GAMES["room25"].departures({"edition": "lost", "no_such": 1}) == []


def test_only_what_matters_for_the_mode_is_asked() -> None:
    suspicion = set(agreed("room25", {"mode": "suspicion", "seats": 6}).matters)
    alone = set(agreed("room25", {"mode": "solo"}).matters)
    basic = set(agreed("room25", {"mode": "cooperation", "rule_level": "basic"}).matters)
    assert "unmask_rule" in suspicion - alone
    assert "solo_programs" in alone - suspicion
    assert "kevin_hack_blue" in suspicion - basic
    assert "mac_draw_again" in alone - suspicion
    assert not any(key.startswith("robot_") for key in basic)
    assert not {"guards", "team_talk"} & suspicion
    assert "guards" in agreed("room25", {"mode": "suspicion", "seats": 5}).matters


def test_every_setting_matters_somewhere() -> None:
    details = game_details("room25")
    ever: set[str] = set()
    for mode, numbers in details.modes.items():
        for seats in numbers:
            keys: dict[str, Any] = {"mode": mode, "seats": seats}
            wishes = [{"edition": "season2"}, *details.levels[mode].values()]
            for wish in wishes:
                ever |= set(agreed("room25", {**keys, **wish}).matters)
    assert {each.key for each in details.settings} - ever == set()


async def test_guests_are_told_which_rules_differ(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        config = {"mode": "cooperation", "seats": 2, "coop_win_requires_exit": False}
        made = await server.table(game="room25", config=config)
        async with server.player(made["table"]["id"]) as guest:
            differ = {"key": "coop_win_requires_exit", "value": False, "book": True}
            assert guest.table["departures"] == [differ]
            assert guest.table["level"] == "ultimate"
