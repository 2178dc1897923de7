"""Who is let in and for how long things are kept: passwords, invitations, cookies, devices,
figures, shares of the public list, tables that come to an end."""

import asyncio
from pathlib import Path

import pytest
from aiohttp import ClientSession, CookieJar

from cellmates.cli.main import main
from cellmates.server.lobby.tokens import hashed
from cellmates.server.store import store
from cellmates.server.store.expiry import DAY, Keep
from cellmates.server.store.house import add_invitation, drop_invitation
from cellmates.server.support.limits import Limits, limits_from
from cellmates.server.support.outside import from_outside
from tests.server.faketime import FakeTime
from tests.server.playing import serving

CONFIG = {"seats": 2}
CODE = "a" * 43


async def test_a_house_asks_for_its_password(tmp_path: Path) -> None:
    async with serving(tmp_path, password="tatra") as server:
        assert (await server.ask("GET", "/healthz"))[0] == 200
        assert (await server.ask("GET", "/api/door"))[1] == {"needs": "password", "here": None}
        for method, path in (("GET", "/api/tables"), ("POST", "/api/tables"), ("GET", "/ws")):
            status, refused = await server.ask(method, path)
            assert (status, refused["code"]) == (401, "password_needed")
        status, refused = await server.ask("POST", "/api/enter", {"password": "matra"})
        assert (status, refused["code"]) == (403, "wrong_password")
        assert (await server.ask("POST", "/api/enter", {"password": "tatra"}))[0] == 200
        assert (await server.ask("GET", "/api/door"))[1] == {"needs": None, "here": None}
        assert (await server.ask("GET", "/api/tables"))[0] == 200
        (door,) = [each for each in server.http.cookie_jar if each.key == "cellmates-door"]
        assert "tatra" not in door.value
    async with serving(tmp_path, password="fatra") as server:  # another password: all out
        server.http.cookie_jar.update_cookies({"cellmates-door": door.value})
        assert (await server.ask("GET", "/api/tables"))[0] == 401


async def test_passwords_cannot_be_tried_without_end(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(), password="tatra") as server:
        tried = [
            (await server.ask("POST", "/api/enter", {"password": f"{each}"}))[0]
            for each in range(11)
        ]
        assert tried == [403] * 10 + [429]


async def test_a_house_of_invitations(tmp_path: Path) -> None:
    async with serving(tmp_path, invited_only=True, heartbeat=1e9) as server:
        database = server.service.database
        async with database.writing() as connection:
            await add_invitation(connection, hashed(CODE), 0.0, None, 1, "for the club")
        assert (await server.ask("GET", "/api/tables"))[1]["code"] == "invitation_needed"
        wrong = await server.ask("POST", "/api/enter", {"invitation": "b" * 43})
        assert wrong[1]["code"] == "wrong_invitation"
        assert (await server.ask("POST", "/api/enter", {"invitation": CODE}))[0] == 200
        assert (await server.ask("GET", "/api/tables"))[0] == 200
        async with ClientSession() as second:  # it was for one
            url = f"{server.url}/api/enter"
            async with second.post(url, json={"invitation": CODE}) as response:
                assert response.status == 403
        async with database.writing() as connection:
            await drop_invitation(connection, hashed(CODE))
        await server.service.admission.reread()
        assert (await server.ask("GET", "/api/tables"))[0] == 401


async def test_a_cookie_is_of_the_servers_own_making(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        server.http.cookie_jar.update_cookies({"cellmates": "x" * 43})
        made = await server.table(game="lockup", config=CONFIG)
        given = {each.key: each.value for each in server.http.cookie_jar}["cellmates"]
        assert given != "x" * 43
        row = await server.service.store.table(made["table"]["id"])
        assert row is not None
        assert row.host == hashed(given)
        again = await server.table(game="lockup", config=CONFIG)  # its own is kept
        row = await server.service.store.table(again["table"]["id"])
        assert row is not None
        assert row.host == hashed(given)


async def test_other_devices_of_a_seat_are_ended(tmp_path: Path) -> None:
    jar = CookieJar(unsafe=True)
    async with serving(tmp_path) as server, ClientSession(cookie_jar=jar) as browser:
        made = await server.table(game="lockup", config=CONFIG)
        id = made["table"]["id"]
        async with browser.post(f"{server.url}/api/tables/{id}/sit", json={"name": "Jan"}) as sat:
            own = (await sat.json())["token"]
        async with browser.post(f"{server.url}/api/tables/{id}/link", json={}) as given:
            link = (await given.json())["token"]
        async with server.player(id, link) as phone:
            assert (await phone.command(type="only_here"))["code"] == "not_seated"  # a thief's, too
            async with browser.ws_connect(server.url + "/ws") as ws:
                await ws.send_json({"type": "hello", "table": id, "token": own})
                await ws.send_json({"type": "only_here", "id": "o"})
                told = await ws.receive_json()
                while told["type"] != "done":
                    assert told["type"] != "error"
                    told = await ws.receive_json()
                await phone.until(lambda: phone.closed)
                assert phone.got("bye")[0]["code"] == "ended"
        async with server.player(id, link) as phone:
            assert phone.wire[0]["code"] == "bad_token"
        async with server.player(id, own) as desk:
            assert desk.seat == 1


async def test_figures_are_for_whoever_measures(tmp_path: Path) -> None:
    async with serving(tmp_path, behind_proxy=True) as server:
        assert (await server.ask("GET", "/metrics"))[0] == 404
    async with serving(tmp_path, behind_proxy=True, metrics_token="m" * 20) as server:
        assert (await server.ask("GET", "/metrics"))[0] == 404
        headers = {"Authorization": f"Bearer {'m' * 20}"}
        async with server.http.get(f"{server.url}/metrics", headers=headers) as response:
            assert response.status == 200


async def test_every_address_has_its_share_of_the_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "LISTED", 4)
    async with serving(tmp_path, behind_proxy=True) as server:

        async def make(address: str) -> str:
            body = {"game": "lockup", "config": CONFIG}
            headers = {"X-Forwarded-For": address}
            url = f"{server.url}/api/tables"
            async with server.http.post(url, json=body, headers=headers) as response:
                return str((await response.json())["table"]["id"])

        victim = await make("203.0.113.1")
        flood = [await make("203.0.113.2") for _ in range(6)]
        listed = [each["id"] for each in (await server.ask("GET", "/api/tables"))[1]["tables"]]
        assert listed == [*flood[:2:-1], victim]


async def test_full_tables_are_not_offered(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made = await server.table(game="lockup", config=CONFIG, spectators=False)
        assert len((await server.ask("GET", "/api/tables"))[1]["tables"]) == 1
        await server.sit(made["table"]["id"], "Jan")
        assert (await server.ask("GET", "/api/tables"))[1]["tables"] == []


async def test_tables_come_to_an_end(tmp_path: Path) -> None:
    time = FakeTime()
    keep = Keep(open=2, abandoned=5, finished=10)
    async with serving(tmp_path, time=time, keep=keep) as server:
        lobby = (await server.table(game="lockup", config=CONFIG))["table"]["id"]
        id, (one, _) = await server.filled("lockup", CONFIG, 2, seats=2)
        look = server.service.housekeeper.look

        async def state(table: str) -> str | None:
            row = await server.service.store.table(table)
            return None if row is None else row.closed or row.state

        time.advance(1.5 * DAY)
        async with server.player(lobby):
            await look()
        while server.service.tables.here():
            await asyncio.sleep(0)
        time.advance(1 * DAY)
        await look()
        assert await state(lobby) == "open"  # somebody was there a day ago
        time.advance(1.5 * DAY)
        await look()
        assert (await state(lobby), await state(id)) == (None, "playing")
        async with server.player(id, one):
            time.advance(6 * DAY)
            await look()
            assert await state(id) == "playing"  # somebody is there
        while server.service.tables.here():
            await asyncio.sleep(0)
        time.advance(6 * DAY)
        await look()
        assert await state(id) == "abandoned"
        time.advance(11 * DAY)
        await look()
        assert await state(id) is None


def test_limits_are_settings() -> None:
    limits = limits_from(["tables=0.5", "connections=64"], Limits())
    assert (limits.tables, limits.connections, limits.requests) == (0.5, 64, Limits().requests)
    for wrong in ("tables", "chairs=1", "connections=1.5", "tables=0"):
        with pytest.raises(ValueError, match=wrong.partition("=")[0]):
            limits_from([wrong], Limits())


def test_secrets_come_from_outside(tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text("sqlite:///x.db\n")
    assert from_outside("DATABASE", {}) is None
    assert from_outside("DATABASE", {"CELLMATES_DATABASE": "a"}) == "a"
    assert from_outside("DATABASE", {"CELLMATES_DATABASE_FILE": str(secret)}) == "sqlite:///x.db"


@pytest.mark.parametrize(
    "wrong",
    [["--keep", "open=x"], ["--keep", "chairs=3"], ["--limit", "x=1"], ["--password-file", "/no"]],
)
def test_wrong_settings_are_refused(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", *wrong]) == 2
    assert wrong[0] in capsys.readouterr().err
