"""Tables before the first choice and after the last."""

import asyncio
from pathlib import Path
from random import Random

from aiohttp import ClientSession

from tests.server.playing import serving

CONFIG = {"seats": 3}


async def test_host_fills_swaps_kicks_and_starts(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made = await server.table(game="lockup", config=CONFIG)
        id = made["table"]["id"]
        assert made["table"]["seats"][0]["host"]
        assert len(made["table"]["commitment"]) == 64
        async with server.player(id, made["token"]) as host:
            jan = await server.sit(id, "Jan")
            assert jan["seat"] == 1
            async with server.player(id, jan["token"]) as guest:
                await host.until(lambda: host.table["seats"][1]["here"])
                assert (await guest.command(type="kick", seat=0))["code"] == "not_host"
                assert (await host.command(type="start"))["code"] == "seats_free"
                assert (await host.command(type="seat", seat=1, bot="random"))["code"] == (
                    "seat_taken"
                )
                assert (await host.command(type="seat", seat=2, bot="x"))["code"] == ("no_such_bot")
                assert (await host.command(type="kick", seat=9))["code"] == "no_such_seat"
                swap = {"type": "swap", "id": "swap", "seat": 0, "other": 1}
                assert (await host.command(**swap))["type"] == "done"
                assert (await host.command(**swap))["type"] == "done"  # not back again
                await guest.until(lambda: guest.seat == 0)
                await host.until(lambda: host.seat == 1)
                assert host.got("welcome")[-1]["host"]
                assert (await host.command(type="kick", seat=0))["type"] == "done"
                await guest.until(lambda: guest.closed)
                assert guest.got("bye")[0]["code"] == "kicked"
            async with server.player(id, jan["token"]) as gone:
                assert gone.wire[0]["code"] == "bad_token"
            await server.sit(id, "Ola", 2)
            wrong = await host.command(type="seat", seat=0, bot="random:bold")
            assert wrong["code"] == "no_such_bot"
            assert (await host.command(type="seat", seat=0, bot="shrewd:liar"))["type"] == "done"
            assert (await host.command(type="seat", seat=0, bot="random"))["type"] == "done"
            assert (await host.command(type="start", id="s"))["type"] == "done"
            assert (await host.command(type="start", id="t"))["type"] == "done"
            await host.until(lambda: bool(host.told))
            assert host.told["whole"]
            assert host.table["state"] == "playing"
            assert host.seat == 1
            swap = await host.command(type="swap", seat=0, other=1)
            assert swap["code"] == "wrong_state"
        assert [line.kind for line in await server.service.store.lines(id)] == ["started"]


async def test_leaving_in_the_lobby_frees_the_seat(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made = await server.table(game="lockup", config=CONFIG)
        id = made["table"]["id"]
        jan = await server.sit(id, "Jan", 2)
        async with server.player(id, jan["token"]) as guest:
            assert (await guest.command(type="leave"))["type"] == "done"
            await guest.until(lambda: guest.seat is None)
        info = (await server.ask("GET", f"/api/tables/{id}"))[1]
        assert info["seats"][2]["name"] is None


async def test_seats_are_taken_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made = await server.table(game="lockup", config=CONFIG)
        id = made["table"]["id"]

        async def sit(seat: int | None) -> int:
            async with ClientSession() as stranger:
                body = {"name": "X"} if seat is None else {"name": "X", "seat": seat}
                url = f"{server.url}/api/tables/{id}/sit"
                async with stranger.post(url, json=body) as response:
                    return response.status

        answers = await asyncio.gather(*(sit(1) for _ in range(5)))
        assert sorted(answers) == [200, 409, 409, 409, 409]
        assert await sit(7) == 400
        assert await sit(None) == 200
        assert await sit(None) == 409


async def test_cookie_and_links(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        assert (await server.ask("GET", "/api/me"))[1] == {"name": None, "tables": []}
        assert (await server.ask("PUT", "/api/me", {"name": " Ania  K "}))[1]["name"] == "Ania K"
        made = await server.table(game="lockup", config=CONFIG, name=None)
        id = made["table"]["id"]
        assert made["table"]["seats"][0]["name"] == "Ania K"
        mine = (await server.ask("GET", "/api/me"))[1]["tables"]
        assert [(each["id"], each["seat"]) for each in mine] == [(id, 0)]
        listed = (await server.ask("GET", "/api/tables"))[1]["tables"]
        assert [each["id"] for each in listed] == [id]
        again = (await server.ask("POST", f"/api/tables/{id}/sit", {}))[1]
        assert again["seat"] == 0
        link = (await server.ask("POST", f"/api/tables/{id}/link", {}))[1]
        assert link["seat"] == 0
        async with server.player(id, link["token"]) as phone:
            assert phone.seat == 0
            assert phone.wire[0]["host"]
        async with server.player(id, made["host"]) as chair:
            assert chair.seat is None
            assert chair.wire[0]["host"]
        async with server.http.ws_connect(server.url + "/ws") as ws:
            await ws.send_json({"type": "hello", "table": id})
            assert (await ws.receive_json())["seat"] == 0  # by the cookie alone
        server.http.cookie_jar.clear()
        assert (await server.ask("POST", f"/api/tables/{id}/link", {}))[0] == 403
        assert (await server.ask("POST", f"/api/tables/{id}/link", {}, link["token"]))[0] == 200
        kept = await server.service.store.tokens(id)
        assert made["token"] not in kept
        assert made["host"] not in kept


async def test_a_game_against_bots_starts_at_once_and_can_be_repeated(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made = await server.table(
            game="room25",
            config={"mode": "cooperation", "seats": 2},
            bots={"1": "random"},
            start=True,
        )
        id = made["table"]["id"]
        assert made["table"]["state"] == "playing"
        async with server.player(id, made["token"]) as person:
            assert (await person.command(type="rematch"))["code"] == "wrong_state"
            await person.play(Random(4))
            late = await person.command(type="choose", number=person.number, option=0)
            assert late["code"] == "wrong_state"
            assert (await person.command(type="rematch"))["type"] == "done"
            await person.until(lambda: bool(person.table["next"]))
            following = person.table["next"]
        async with server.player(following, made["token"]) as person:
            assert person.seat == 0
            assert (await person.command(type="start"))["type"] == "done"
            await person.until(lambda: bool(person.options))
        again = (await server.ask("GET", f"/api/tables/{following}"))[1]
        assert again["commitment"] != made["table"]["commitment"]


async def test_schema_and_games(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        schema = (await server.ask("GET", "/api/schema"))[1]
        assert {"client", "server", "$defs"} <= set(schema)
        games = (await server.ask("GET", "/api/games"))[1]["games"]
        assert [game["name"] for game in games] == ["room25", "lockup"]
        one = (await server.ask("GET", "/api/games/room25"))[1]
        assert "slide 4 e" in one["options"]
        assert (await server.ask("GET", "/healthz"))[1] == {"status": "ok"}
