"""A server with more to do than it can refuses newcomers, and those who sit go on."""

from dataclasses import replace
from pathlib import Path

import pytest

from cellmates.server.support.limits import UNLIMITED
from cellmates.server.support.pressure import LEAST, WINDOW, Pressure
from tests.server.playing import Server, serving


def test_one_in_five_commands_of_some_seconds_must_have_been_late() -> None:
    clock = [100.0]
    pressure = Pressure(0.3, lambda: clock[0])

    def busy() -> bool:
        return pressure.busy

    for _ in range(LEAST - 1):
        pressure.note(5.0)
        assert not busy()  # too few to tell
    pressure.note(5.0)
    assert busy()
    for _ in range(4 * LEAST + 1):
        pressure.note(0.01)
    assert not busy()  # one slow table is no reason
    clock[0] += WINDOW / 2
    for _ in range(LEAST):
        pressure.note(0.4)
    assert busy()
    for _ in range(LEAST):  # a moment in which nobody waits is no reason to let anybody in
        pressure.note(0.01)
    assert busy()
    clock[0] += WINDOW + 0.1
    assert not busy()  # nobody has sent anything since


def press(server: Server, monkeypatch: pytest.MonkeyPatch, busy: bool) -> None:
    monkeypatch.setattr(Pressure, "busy", busy)


async def test_newcomers_are_refused_and_those_who_sit_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, replace(UNLIMITED, late_seconds=0.1)) as server:
        made = await server.table(game="lockup", config={"seats": 2}, bots={"1": "random"})
        id, token = made["table"]["id"], made["token"]
        other = (await server.table(game="lockup", config={"seats": 3}))["table"]["id"]
        async with server.player(id, token) as ania:
            press(server, monkeypatch, busy=True)
            assert (await ania.command(type="start"))["type"] == "done"
            async with server.player(id, token) as again:  # her connection was lost
                assert again.seat == 0
            for path, body in (
                ("/api/tables", {"game": "lockup"}),
                (f"/api/tables/{other}/sit", {}),
            ):
                url = server.url + path
                async with server.http.post(url, json={"name": "Jan", **body}) as response:
                    assert response.status == 503
                    assert response.headers["Retry-After"] == "10"
                    assert (await response.json())["code"] == "busy"
            for table in (id, other):  # a spectator, and a table that is not in memory
                async with server.player(table) as jan:
                    await jan.until(lambda jan=jan: jan.closed)  # type: ignore[misc]
                    assert jan.wire[0]["code"] == "busy"
                    assert jan.ws.close_code == 1013
            assert (await server.ask("GET", "/api/tables"))[0] == 200
            press(server, monkeypatch, busy=False)
            async with server.player(id) as jan:
                assert jan.wire[0]["type"] == "welcome"
