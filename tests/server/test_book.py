"""What one's own book is made of: all finished games of a person; and how to be forgotten."""

from pathlib import Path
from random import Random

from aiohttp import ClientSession, CookieJar

from cellmates.server.browser.house import BrowserHouse
from tests.server.playing import Json, Server, serving
from tests.server.test_browser_house import SOLO, Page

TWO: Json = {"mode": "cooperation", "seats": 2}


async def _games(server: Server) -> list[Json]:
    tables: list[Json] = (await server.ask("GET", "/api/me/games"))[1]["tables"]
    return tables


async def test_the_book_has_games_that_came_to_their_end(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        assert await _games(server) == []
        id, tokens = await server.filled("room25", TWO, 1, seats=2)
        await server.table(game="room25", config=TWO)  # nobody has begun it
        assert await _games(server) == []
        async with server.player(id, tokens[0]) as host:
            await host.play(Random(1))
        (game,) = await _games(server)
        assert (game["id"], game["seat"], game["config"]["mode"]) == (id, 0, "cooperation")
        assert game["outcome"]["was"][0][0].startswith("character-")


async def test_a_person_is_forgotten_and_others_keep_their_games(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        alone, tokens = await server.filled("room25", TWO, 1, seats=2)
        shared = (await server.table(game="room25", config=TWO))["table"]["id"]
        await server.ask("POST", "/api/days/2000-01-01/room25/solo", {})  # refused: no try
        _, days = await server.ask("GET", "/api/days")
        path = f"/api/days/{days['today']}/room25/solo"
        tried = (await server.ask("POST", path, {}))[1]["table"]["id"]
        async with ClientSession(cookie_jar=CookieJar(unsafe=True)) as jan:
            url = f"{server.url}/api/tables/{shared}"
            async with jan.post(f"{url}/sit", json={"name": "Jan"}) as response:
                assert response.status == 200
            async with server.player(alone, tokens[0]) as player:
                assert (await server.ask("DELETE", "/api/me"))[0] == 200
                await player.until(lambda: player.closed)
            _, me = await server.ask("GET", "/api/me")
            assert me == {"name": None, "tables": []}
            for gone in (alone, tried):
                assert (await server.ask("GET", f"/api/tables/{gone}"))[0] == 404
            assert (await server.ask("GET", path))[1]["lines"] == []
            async with jan.get(url) as response:
                seats = (await response.json())["seats"]
        assert [each["name"] for each in seats] == ["–", "Jan"]


async def test_a_browser_forgets_everything() -> None:
    house = BrowserHouse()
    house.start()
    page = Page(house)
    table = (await page.ask("POST", "/api/tables", SOLO))["table"]["id"]
    await page.play(table, 10_000)
    assert [each["id"] for each in (await page.ask("GET", "/api/me/games"))["tables"]] == [table]
    await page.ask("DELETE", "/api/me")
    assert (await page.ask("GET", "/api/me/games"))["tables"] == []
    assert await page.refused("GET", f"/api/tables/{table}") == "no_such_table"
    assert (await page.ask("GET", "/api/me"))["name"] is None
    await house.stop()
