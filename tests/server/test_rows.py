"""What is stored is read back, whatever has become of the messages since, or became before."""

import json
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import update

from cellmates.server.lobby.wire import clock_of, clock_row, settings_row
from cellmates.server.protocol.messages import DaysClock, LiveClock, NoClock, Settings
from cellmates.server.store.rows import (
    ClockRow,
    OutcomeRow,
    SettingsRow,
    as_json,
    outcome_of,
    settings_of,
)
from cellmates.server.store.schema import tables
from tests.server.playing import Json, serving

OLD = {
    "clock": {"kind": "live", "decision": 30.0, "bank": 100.0, "per_round": 9},
    "takeover": 60.0,
    "pace": 0.5,
    "talk": "free",
    "spectators": False,
    "listed": False,
    "colour": "a field that no message has any more",
}
"""Settings as another version of the server may have stored them."""


def test_settings_with_a_field_that_is_gone_are_read() -> None:
    found = settings_of(json.dumps(OLD))
    assert found == SettingsRow(ClockRow("live", 30.0, 100.0), 60.0, 0.5, "free", False, False)


@pytest.mark.parametrize("field", list(OLD))
def test_settings_without_a_field_that_has_come_are_read(field: str) -> None:
    text = json.dumps({key: value for key, value in OLD.items() if key != field})
    found, usual = settings_of(text), SettingsRow()
    if field in SettingsRow.__struct_fields__:
        assert getattr(found, field) == getattr(usual, field)


def test_outcomes_are_read_as_tolerantly() -> None:
    more = {"winners": [1], "reason": "stars", "scores": [3.0], "medals": ["gold"]}
    assert outcome_of(json.dumps(more)) == OutcomeRow([1], "stars", [3.0])
    assert outcome_of('{"winners": ["guards"]}') == OutcomeRow(["guards"], "", [])


def test_settings_as_the_messages_once_wrote_them_are_read() -> None:
    """Before the store had structures of its own it kept the message itself."""
    for clock in (NoClock(), LiveClock(30, 100), DaysClock(3)):
        wish = Settings(clock=clock, takeover=None, pace=0.0, talk="free", listed=False)
        kept = msgspec.json.encode(wish).decode()
        assert settings_of(kept) == settings_row(wish)


def test_what_a_host_wishes_comes_back_from_the_store() -> None:
    for clock in (NoClock(), LiveClock(30, 100), DaysClock(3)):
        wish = Settings(clock=clock, takeover=None, pace=0.0, talk="free", spectators=False)
        assert clock_of(clock_row(clock)) == clock
        kept = settings_of(as_json(settings_row(wish)))
        told = {key: getattr(kept, key) for key in Settings.__struct_fields__ if key != "clock"}
        assert Settings(clock=clock_of(kept.clock), **told) == wish


async def test_a_table_of_another_version_is_loaded_and_told(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made = await server.table(game="room25", config={"seats": 4})
        id = made["table"]["id"]
        async with server.service.database.writing() as connection:
            await connection.execute(update(tables).values(settings=json.dumps(OLD)))
        async with server.player(id, made["token"]) as host:
            welcome: Json = host.wire[0]
            assert welcome["table"]["talk"] == "free"
            assert welcome["table"]["clock"] == {
                "kind": "live",
                "decision": 30.0,
                "bank": 100.0,
            }
            answer = await host.command(type="swap", seat=0, other=2)
            assert answer["type"] == "done"
