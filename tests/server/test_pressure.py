"""A server with more to do than it can refuses newcomers, and those who sit go on."""

from dataclasses import replace
from pathlib import Path

import pytest

from cellmates.server.support.limits import UNLIMITED
from cellmates.server.support.pressure import EVERY, LOOKS, Pressure
from tests.server.playing import Server, serving


class Worker:
    """Processor time that goes on when it is told to."""

    def __init__(self) -> None:
        self.used = 0.0

    def __call__(self) -> float:
        return self.used

    def look(self, pressure: Pressure, worked: float) -> bool:
        self.used += worked
        pressure.look()
        return pressure.busy


def test_one_long_piece_of_work_is_not_too_much() -> None:
    worker = Worker()
    pressure = Pressure(0.1, worker)
    assert not worker.look(pressure, 5.0)
    assert not worker.look(pressure, EVERY)
    for _ in range(LOOKS - 1):
        assert not worker.look(pressure, EVERY + 0.2)
    assert worker.look(pressure, EVERY + 0.2)
    assert not worker.look(pressure, EVERY)


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
