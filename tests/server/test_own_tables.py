"""One's own tables and those of others: what is listed, how they ended, how to be rid of them."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from aiohttp import ClientSession, CookieJar

from cellmates.server.api.tables import DESERTED
from cellmates.server.store import store
from tests.server.faketime import FakeTime
from tests.server.playing import Json, Server, serving

OPEN = {"mode": "cooperation", "seats": 2}


async def _listed(server: Server) -> list[str]:
    return [each["id"] for each in (await server.ask("GET", "/api/tables"))[1]["tables"]]


async def _mine(server: Server) -> list[Json]:
    tables: list[Json] = (await server.ask("GET", "/api/me"))[1]["tables"]
    return tables


async def test_a_full_table_that_nobody_plays_at_is_not_open(tmp_path: Path) -> None:
    """Rematch, and everybody goes away: nobody else could do anything there."""
    async with serving(tmp_path) as server:
        made = await server.table(game="room25", config=OPEN)
        id = made["table"]["id"]
        assert await _listed(server) == [id]
        jan = await server.sit(id, "Jan")
        assert await _listed(server) == []
        async with server.player(id, made["token"]) as host:
            await host.command(type="kick", seat=jan["seat"])
            assert await _listed(server) == [id]
            await host.command(type="seat", seat=1, bot="random")
            assert await _listed(server) == []
            await host.command(type="start")
            assert await _listed(server) == [id]  # to be watched


async def test_a_table_that_everybody_has_left_is_listed_for_an_hour(tmp_path: Path) -> None:
    time = FakeTime()
    async with serving(tmp_path, time=time) as server:
        made = await server.table(game="room25", config=OPEN)
        id = made["table"]["id"]
        assert DESERTED == 3600
        time.advance(3599)
        assert await _listed(server) == [id]
        time.advance(1)
        assert await _listed(server) == []
        async with server.player(id), asyncio.timeout(20):  # somebody looks in
            while await _listed(server) != [id]:  # it is noted after the welcome
                await asyncio.sleep(0.01)
            time.advance(7200)
            await server.service.housekeeper.look()  # as it does every five minutes
            assert await _listed(server) == [id]
        while server.service.tables.here():
            await asyncio.sleep(0)
        await server.service.tables.evict(id)  # after what it still had to do
        time.advance(3599)
        assert await _listed(server) == [id]
        time.advance(1)
        assert await _listed(server) == []


async def test_deserted_and_full_tables_take_nobody_s_place_in_the_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "LISTED", 2)
    time = FakeTime()
    async with serving(tmp_path, time=time) as server:
        old = (await server.table(game="room25", config=OPEN))["table"]["id"]
        async with server.player(old):
            for _ in range(3):
                await server.table(game="room25", config=OPEN)
            time.advance(3600)
            await server.service.housekeeper.look()
            for _ in range(3):
                full = await server.table(game="room25", config=OPEN)
                await server.sit(full["table"]["id"], "Jan")
            assert await _listed(server) == [old]


async def test_a_rematch_is_listed_only_while_a_seat_is_free(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, tokens = await server.filled("room25", OPEN, 1, seats=2)
        async with server.player(id, tokens[0]) as host:
            await host.play(Random(1))
            await host.command(type="rematch")
        assert await _listed(server) == []


async def _over(server: Server, game: str, config: dict[str, Any], seats: int) -> str:
    id, tokens = await server.filled(game, config, 1, seats=seats)
    async with server.player(id, tokens[0]) as host:
        await host.play(Random(2))
    return id


async def test_own_games_tell_how_they_ended(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        lockup = await _over(server, "lockup", {"seats": 2}, 2)
        room25 = await _over(server, "room25", {"mode": "suspicion", "seats": 4}, 4)
        games = {each["id"]: each for each in await _mine(server)}
        for id in (lockup, room25):
            assert games[id]["ended"] >= games[id]["created"]
        outcome = games[lockup]["outcome"]
        assert outcome["was"] == [["crew-gnolls"], ["crew-kobolds"]]
        assert outcome["won"] == outcome["winners"]
        outcome = games[room25]["outcome"]
        won = [seat for seat, score in enumerate(outcome["scores"]) if score == 1]
        assert outcome["won"] == won
        roles = [was[0] for was in outcome["was"]]
        assert sorted(roles) == ["role-guard", *["role-prisoner"] * 3]
        side = {"guards": "role-guard", "prisoners": "role-prisoner"}[outcome["winners"][0]]
        assert [seat for seat, role in enumerate(roles) if role == side] == won
        assert all(was[1].startswith("character-") for was in outcome["was"])


async def test_nothing_is_told_of_roles_before_the_end(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        await server.table(
            game="room25",
            config={"mode": "suspicion", "seats": 4},
            bots={"1": "random", "2": "random", "3": "random"},
            start=True,
        )
        told = str((await server.ask("GET", "/api/me"))[1])
        assert "role-" not in told
        assert "outcome" not in told


async def test_the_host_takes_an_open_table_away(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made = await server.table(game="room25", config=OPEN)
        id = made["table"]["id"]
        jan = await server.sit(id, "Jan")
        async with server.player(id, jan["token"]) as guest:
            status, _ = await server.ask("DELETE", f"/api/tables/{id}", token=made["token"])
            assert status == 200
            await guest.until(lambda: bool(guest.got("bye")))
        assert (await server.ask("GET", f"/api/tables/{id}"))[0] == 404
        assert await _mine(server) == []
        assert (await server.ask("DELETE", f"/api/tables/{id}"))[0] == 404
        assert len(server.service.tables) == 0


async def test_a_guest_only_gives_up_the_seat(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made = await server.table(game="room25", config=OPEN)
        id = made["table"]["id"]
        url = f"{server.url}/api/tables/{id}"
        async with ClientSession(cookie_jar=CookieJar(unsafe=True)) as jan:
            async with jan.post(f"{url}/sit", json={"name": "Jan"}) as response:
                assert response.status == 200
            async with jan.delete(url) as response:
                assert response.status == 200
            async with jan.delete(url) as response:
                assert (response.status, (await response.json())["code"]) == (403, "not_seated")
        _, info = await server.ask("GET", f"/api/tables/{id}")
        assert [seat["name"] for seat in info["seats"]] == ["Ania", None]


async def test_a_game_that_goes_on_cannot_be_deleted(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, tokens = await server.filled("lockup", {"seats": 2}, 1, seats=2)
        status, told = await server.ask("DELETE", f"/api/tables/{id}", token=tokens[0])
        assert (status, told["code"]) == (409, "wrong_state")


async def test_a_finished_game_stays_until_the_last_has_deleted_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made = await server.table(game="lockup", config={"seats": 2})
        id = made["table"]["id"]
        url = f"{server.url}/api/tables/{id}"
        async with ClientSession(cookie_jar=CookieJar(unsafe=True)) as jan:
            async with jan.post(f"{url}/sit", json={"name": "Jan"}) as response:
                token = (await response.json())["token"]
            async with server.player(id, made["token"]) as host, server.player(id, token) as guest:
                await host.command(type="start")
                await asyncio.gather(host.play(Random(5)), guest.play(Random(6)))
            assert (await server.ask("DELETE", f"/api/tables/{id}"))[0] == 200
            assert await _mine(server) == []
            _, info = await server.ask("GET", f"/api/tables/{id}")
            assert [seat["name"] for seat in info["seats"]] == ["Ania", "Jan"]
            async with jan.delete(url) as response:
                assert response.status == 200
        assert (await server.ask("GET", f"/api/tables/{id}"))[0] == 404


async def test_a_running_table_tells_its_round(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        await server.table(game="lockup", config={"mode": "basic", "seats": 2})
        (waiting,) = await _mine(server)
        assert "progress" not in waiting
        started = {"config": OPEN, "bots": {"1": "random"}, "start": True}
        made = await server.table(game="room25", **started)
        running = next(each for each in await _mine(server) if each["id"] == made["table"]["id"])
        assert running["progress"] == {"round": 1, "rounds": 8}


async def test_who_is_played_is_told_where_it_is_settled(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        config: Json = {"mode": "basic", "seats": 2}
        made = await server.table(game="lockup", config=config)
        usual = made["table"]["cast"]
        assert len(usual) == 2
        made = await server.table(game="lockup", config={**config, "crews": usual[::-1]})
        assert made["table"]["cast"] == usual[::-1]
        made = await server.table(game="room25", config=OPEN)
        assert made["table"]["cast"] == []  # by lot
        chosen = ["max", "sarah", "kevin", "alice"]
        made = await server.table(game="room25", config={**OPEN, "characters": chosen})
        assert made["table"]["cast"] == chosen  # each plays two
