"""What a host may do to people: send them away for good, mute them, hand the chair over, let others
play on, close a game."""

from pathlib import Path
from typing import Any

from aiohttp import ClientSession, CookieJar

from tests.server.playing import Server, serving

CONFIG = {"seats": 2}


async def playing(server: Server) -> tuple[str, str, str]:
    """A game of two people that has begun: the table, the host's token and the guest's."""
    id, (host, guest) = await server.filled("lockup", CONFIG, 2, seats=2, talk="free")
    return id, host, guest


async def sit(server: Server, browser: ClientSession, table: str, name: str) -> tuple[int, Any]:
    """Sit down in a browser that has a cookie of its own."""
    url = f"{server.url}/api/tables/{table}/sit"
    async with browser.post(url, json={"name": name}) as response:
        return response.status, await response.json()


async def test_who_is_sent_away_cannot_sit_down_again(tmp_path: Path) -> None:
    async with (
        serving(tmp_path) as server,
        ClientSession(cookie_jar=CookieJar(unsafe=True)) as browser,
    ):
        made = await server.table(game="lockup", config=CONFIG)
        id = made["table"]["id"]
        status, jan = await sit(server, browser, id, "Jan")
        assert status == 200
        async with server.player(id, made["token"]) as host:
            assert (await host.command(type="kick", seat=0))["code"] == "own_seat"
            assert (await host.command(type="kick", seat=jan["seat"]))["type"] == "done"
            await host.until(lambda: host.table["shut_out"])
            status, refused = await sit(server, browser, id, "Jan II")
            assert (status, refused["code"]) == (403, "shut_out")
            assert (await host.command(type="pardon"))["type"] == "done"
            await host.until(lambda: not host.table["shut_out"])
            assert (await sit(server, browser, id, "Jan"))[0] == 200


async def test_who_is_sent_away_cannot_come_back_without_her_cookie(tmp_path: Path) -> None:
    async with serving(tmp_path, behind_proxy=True) as server:

        def at(address: str) -> ClientSession:
            jar = CookieJar(unsafe=True)
            return ClientSession(headers={"X-Forwarded-For": address}, cookie_jar=jar)

        made = await server.table(game="lockup", config={"seats": 3})
        id = made["table"]["id"]
        async with server.player(id, made["token"]) as host, at("203.0.113.7") as browser:
            status, jan = await sit(server, browser, id, "Jan")
            assert status == 200
            async with browser.ws_connect(server.url + "/ws") as ws:
                await ws.send_json({"type": "hello", "table": id, "token": jan["token"]})
                await host.until(lambda: host.table["seats"][1]["here"])
                assert (await host.command(type="kick", seat=1))["type"] == "done"
                # Whoever watches then is told that there is no seat for her.
                async with browser.ws_connect(server.url + "/ws") as again:
                    await again.send_json({"type": "hello", "table": id})
                    assert (await again.receive_json())["shut_out"]
            async with at("203.0.113.7") as stranger:
                assert (await sit(server, stranger, id, "Mia"))[1]["code"] == "shut_out"
            async with at("203.0.113.8") as stranger:
                assert (await sit(server, stranger, id, "Mia"))[0] == 200
        kept = await server.service.store.table(id)
        assert kept is not None
        assert "203.0.113.7" not in repr(kept)


async def test_somebody_else_plays_on_for_who_is_sent_away(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, chair, token = await playing(server)
        async with server.player(id, chair) as host:
            async with server.player(id, token) as guest:
                assert (await guest.command(type="chat", text="nonsense"))["type"] == "done"
                assert (await guest.command(type="kick", seat=0))["code"] == "not_host"
                assert (await host.command(type="kick", seat=1))["type"] == "done"
                await guest.until(lambda: guest.closed)
                assert guest.got("bye")[0]["code"] == "kicked"
            await host.until(lambda: host.table["seats"][1]["relieved"])
            assert host.table["seats"][1]["name"] is None
            relieved = next(line for line in host.got("line") if line["kind"] == "relieved")
            assert (relieved["text"], relieved["name"]) == ("sent_away", "P1")
            ola = await server.sit(id, "Ola")
            assert ola["seat"] == 1
            async with server.player(id, ola["token"]) as newcomer:
                await host.until(lambda: not host.table["seats"][1]["relieved"])
                await host.until(lambda: any(e["kind"] == "returned" for e in host.got("line")))
                assert host.got("line")[-1]["text"] == "new"
                assert newcomer.view == await _seen(server, id, 1)
                said = [e["name"] for e in newcomer.wire[0]["lines"] if e["kind"] == "chat"]
                assert said == ["P1"]  # not Ola


async def _seen(server: Server, id: str, seat: int) -> Any:
    """What a seat may know now, as JSON has it."""
    import json

    running = (await server.service.tables.get(id)).game_log.running
    assert running is not None
    return json.loads(json.dumps(running.table.view(seat)))


async def test_a_bot_takes_a_free_seat_of_a_game_and_leaves_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, chair, _ = await playing(server)
        async with server.player(id, chair) as host:
            taken = await host.command(type="seat", seat=1, bot="random")
            assert taken["code"] == "seat_taken"
            await host.command(type="kick", seat=1)
            assert (await host.command(type="seat", seat=1, bot="random"))["type"] == "done"
            await host.until(lambda: host.table["seats"][1]["bot"] == "random")
            full = await server.ask("POST", f"/api/tables/{id}/sit", {"name": "Ola", "seat": 1})
            assert full[0] == 409
            assert (await host.command(type="seat", seat=1, bot=None))["type"] == "done"
            await host.until(lambda: host.table["seats"][1]["bot"] is None)
            assert (await server.sit(id, "Ola"))["seat"] == 1


async def test_muted_people_write_no_free_words(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, chair, token = await playing(server)
        async with server.player(id, chair) as host, server.player(id, token) as guest:
            assert (await guest.command(type="mute", seat=0))["code"] == "not_host"
            assert (await host.command(type="mute", seat=1))["type"] == "done"
            await guest.until(lambda: guest.table["seats"][1]["muted"])
            assert (await guest.command(type="chat", text="no"))["code"] == "muted"
            assert (await host.command(type="chat", text="calm down"))["type"] == "done"
            await host.command(type="mute", seat=1, muted=False)
            assert (await guest.command(type="chat", text="sorry"))["type"] == "done"


async def test_a_bot_plays_for_a_person_who_keeps_the_seat(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, chair, token = await playing(server)
        async with server.player(id, chair) as host, server.player(id, token) as guest:
            assert (await guest.command(type="relieve", seat=0))["code"] == "not_host"
            assert (await host.command(type="relieve", seat=1))["type"] == "done"
            await guest.until(lambda: guest.table["seats"][1]["relieved"])
            assert guest.table["seats"][1]["name"] == "P1"
            line = next(line for line in guest.got("line") if line["kind"] == "relieved")
            assert (line["seat"], line["text"]) == (1, "host")
            assert (await guest.command(type="back"))["type"] == "done"
            await host.until(lambda: not host.table["seats"][1]["relieved"])
            await host.command(type="kick", seat=1)
            assert (await host.command(type="relieve", seat=1))["code"] == "no_such_seat"


async def test_a_muted_person_who_is_made_host_may_write(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, chair, token = await playing(server)
        async with server.player(id, chair) as host, server.player(id, token) as guest:
            assert (await host.command(type="mute", seat=1))["type"] == "done"
            assert (await host.command(type="make_host", seat=1))["type"] == "done"
            await guest.until(lambda: not guest.table["seats"][1]["muted"])
            assert (await guest.command(type="chat", text="thanks"))["type"] == "done"


async def test_the_chair_is_handed_over(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made = await server.table(game="lockup", config=CONFIG)
        id = made["table"]["id"]
        jan = await server.sit(id, "Jan")
        async with (
            server.player(id, made["token"]) as host,
            server.player(id, jan["token"]) as guest,
            server.player(id, made["host"]) as chair,
        ):
            assert (await guest.command(type="make_host", seat=1))["code"] == "not_host"
            assert (await host.command(type="make_host", seat=1, id="chair"))["type"] == "done"
            # Whoever asks again, because the answer was lost, is told that it was done.
            assert (await host.command(type="make_host", seat=1, id="chair"))["type"] == "done"
            await guest.until(lambda: guest.got("welcome")[-1]["host"])
            await chair.until(lambda: chair.closed)  # its secret opens nothing any more
            assert (await host.command(type="start"))["code"] == "not_host"
            assert (await guest.command(type="start"))["type"] == "done"
            await guest.until(lambda: guest.table["state"] == "playing")
            assert (await guest.command(type="make_host", seat=0))["type"] == "done"
            await host.until(lambda: host.got("welcome")[-1]["host"])


async def test_a_game_is_closed_for_everybody(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, chair, token = await playing(server)
        async with server.player(id, chair) as host, server.player(id, token) as guest:
            assert (await guest.command(type="close"))["code"] == "not_host"
            assert (await server.ask("GET", f"/api/tables/{id}/record"))[0] == 409
            assert (await host.command(type="close"))["type"] == "done"
            await guest.until(lambda: guest.table["closed"] == "host")
            assert guest.table["state"] == "over"
            for player in (host, guest):
                choice = await player.command(type="choose", number=player.number, option=0)
                assert choice["code"] == "wrong_state"
            assert (await server.ask("GET", f"/api/tables/{id}/verify"))[1]["genuine"]
            assert (await server.ask("GET", "/api/tables"))[1]["tables"] == []
            mine = (await server.ask("GET", "/api/me"))[1]["tables"]
            assert [(each["id"], each["closed"]) for each in mine] == [(id, "host")]
            assert (await host.command(type="rematch"))["type"] == "done"
        await server.service.tables.evict(id)
        async with server.player(id, token) as guest:
            assert guest.table["closed"] == "host"
