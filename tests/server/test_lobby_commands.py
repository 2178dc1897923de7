"""Orders of the lobby are carried out once, whatever is lost between."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from aiohttp import ClientSession
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from cellmates.server.store import store
from cellmates.server.store.errors import StoreError
from cellmates.server.store.schema import lobby_commands
from tests.server.playing import Server, serving

SWAP = {"type": "swap", "id": "swap", "seat": 0, "other": 1}


async def _names(server: Server, id: str) -> list[str | None]:
    info = (await server.ask("GET", f"/api/tables/{id}"))[1]
    return [seat["name"] for seat in info["seats"]]


async def test_a_swap_sent_again_after_a_restart_does_not_swap_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made = await server.table(game="lockup", config={"seats": 2})
        id = made["table"]["id"]
        await server.sit(id, "Jan")
        async with server.player(id, made["token"]) as host:
            done = await host.command(**SWAP)
            assert done["type"] == "done"
    async with serving(tmp_path) as server:
        async with server.player(id, made["token"]) as host:
            assert await host.command(**SWAP) == done
        assert await _names(server, id) == ["Jan", "Ania"]
        async with server.player(id, made["host"]) as chair:  # the same host
            assert await chair.command(**SWAP) == done
            other = {**SWAP, "id": "another"}
            assert (await chair.command(**other))["type"] == "done"
        assert await _names(server, id) == ["Ania", "Jan"]


async def test_what_was_ordered_before_the_game_is_known_after_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        config = {"mode": "cooperation", "seats": 2}
        made = await server.table(game="room25", config=config, bots={"1": "random"})
        id = made["table"]["id"]
        async with server.player(id, made["token"]) as host:
            begun = await host.command(type="start", id="start")
            await host.play(Random(1))
            assert host.over
            again = await host.command(type="rematch", id="again")
            assert again["type"] == "done"
            assert await host.command(type="start", id="start") == begun
    async with serving(tmp_path) as server, server.player(id, made["token"]) as host:
        assert await host.command(type="rematch", id="again") == again


async def test_an_order_that_failed_may_be_given_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made = await server.table(game="lockup", config={"seats": 2})
        id = made["table"]["id"]
        async with server.player(id, made["token"]) as host:
            assert (await host.command(type="start", id="s"))["code"] == "seats_free"
            await host.command(type="seat", seat=1, bot="random")
            assert (await host.command(type="start", id="s"))["type"] == "done"


async def test_a_guest_leaves_once(tmp_path: Path) -> None:
    """She left, did not hear of it, sat down again, and her browser sends it once more."""
    async with serving(tmp_path) as server:
        made = await server.table(game="lockup", config={"seats": 2})
        id = made["table"]["id"]
        async with ClientSession() as browser:
            url = f"{server.url}/api/tables/{id}/sit"
            async with browser.post(url, json={"name": "Jan"}) as response:
                assert response.status == 200
                cookie = response.cookies["cellmates"].value
            for number in range(2):
                headers = {"Cookie": f"cellmates={cookie}"}
                async with browser.ws_connect(server.url + "/ws", headers=headers) as ws:
                    await ws.send_json({"type": "hello", "table": id})
                    assert (await ws.receive_json())["seat"] == 1
                    await ws.send_json({"type": "leave", "id": "leave"})
                    while (answer := await ws.receive_json()).get("id") != "leave":
                        pass
                    assert answer["type"] == "done"
                assert await _names(server, id) == ["Ania", None if number == 0 else "Jan"]
                headers = {"Cookie": f"cellmates={cookie}"}
                async with browser.post(url, json={}, headers=headers) as response:
                    assert response.status == 200


@pytest.mark.parametrize("kept", [True, False], ids=["it was stored", "it was not"])
async def test_a_store_that_fails_in_the_middle_of_an_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kept: bool
) -> None:
    """The host cannot know which it was, sends the order again, and it is carried out once."""
    async with serving(tmp_path) as server:
        made = await server.table(game="lockup", config={"seats": 2})
        id = made["table"]["id"]
        jan = await server.sit(id, "Jan")
        database = server.service.database
        writing, failing = database.writing, False

        @asynccontextmanager
        async def unreliable() -> AsyncIterator[AsyncConnection]:
            nonlocal failing
            if not failing:
                async with writing() as connection:
                    yield connection
                return
            failing = False
            async with writing() as connection:
                yield connection
                if not kept:
                    raise StoreError("the cable was pulled")
            raise StoreError("the cable was pulled")

        monkeypatch.setattr(database, "writing", unreliable)
        async with (
            server.player(id, made["token"]) as host,
            server.player(id, jan["token"]) as guest,
        ):
            failing = True  # by now it is stored that somebody is here
            assert (await host.command(**SWAP))["code"] == "not_stored"
            assert (await host.command(**SWAP))["type"] == "done"
            await guest.until(lambda: guest.seat == 0)
            failing = True
            start = {"type": "start", "id": "start"}
            assert (await host.command(**start))["code"] == "not_stored"
            assert (await host.command(**start))["type"] == "done"
            for person in (host, guest):
                await person.until(lambda person=person: bool(person.told))  # type: ignore[misc]
                assert person.view["seat"] == person.seat
        assert await _names(server, id) == ["Jan", "Ania"]
        assert [line.kind for line in await server.service.store.lines(id)] == ["started"]


async def test_two_hosts_at_once(tmp_path: Path) -> None:
    """The host's chair and the host's seat give orders at the same moment: one after the other."""
    async with serving(tmp_path) as server:
        made = await server.table(game="lockup", config={"seats": 3})
        id = made["table"]["id"]
        await server.sit(id, "Jan", 1)
        async with (
            server.player(id, made["token"]) as host,
            server.player(id, made["host"]) as chair,
        ):
            answers = await asyncio.gather(
                host.command(type="seat", id="a", seat=2, bot="random"),
                chair.command(type="start", id="b"),
                host.command(type="configure", id="c", config={"seats": 4}),
                chair.command(type="kick", id="d", seat=1),
                host.command(type="start", id="e"),
                chair.command(type="swap", id="f", seat=0, other=1),
            )
            info = (await server.ask("GET", f"/api/tables/{id}"))[1]
            for answer in answers:
                assert answer["type"] == "done" or answer["code"] in (
                    "seats_free",
                    "wrong_state",
                )
            everybody = all(seat["name"] or seat["bot"] for seat in info["seats"])
            assert everybody or info["state"] == "open"
            for person in (host, chair):
                await person.until(
                    lambda person=person: person.table["seats"] == info["seats"]  # type: ignore[misc]
                )


async def test_two_servers_know_the_same_orders(tmp_path: Path, database: str) -> None:
    async with (
        serving(tmp_path, database=database) as one,
        serving(tmp_path, database=database) as two,
    ):
        made = await one.table(game="lockup", config={"seats": 2})
        id = made["table"]["id"]
        await one.sit(id, "Jan")
        for server in (one, two):
            async with server.player(id, made["token"]) as host:
                assert (await host.command(**SWAP))["type"] == "done"
            assert await _names(server, id) == ["Jan", "Ania"]


async def test_the_oldest_orders_are_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "LOBBY_COMMANDS", 5)
    async with serving(tmp_path) as server:
        made = await server.table(game="lockup", config={"seats": 2})
        id = made["table"]["id"]
        async with server.player(id, made["token"]) as host:
            for number in range(12):
                await host.command(type="seat", id=f"o{number}", seat=1, bot=None)
        async with server.service.database.reading() as connection:
            kept = await connection.execute(select(func.count()).select_from(lobby_commands))
            assert kept.scalar_one() == 5
        assert await server.service.store.done(id, "host", "o11") == 0
        assert await server.service.store.done(id, "host", "o0") is None


async def test_people_change_their_own_names_before_the_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        config = {"mode": "cooperation", "seats": 2}
        made = await server.table(game="room25", config=config)
        id = made["table"]["id"]
        sat = await server.sit(id, "Jan")
        async with server.player(id) as stranger:
            assert (await stranger.command(type="rename", name="Eve"))["code"] == "not_seated"
        async with server.player(id, sat["token"]) as guest:
            for taken in (" \t ", "Аniа"):  # the letters at the ends are Cyrillic
                assert (await guest.command(type="rename", name=taken))["code"] == "bad_name"
            assert (await guest.command(type="rename", id="r", name=" Janek "))["type"] == "done"
            assert (await guest.command(type="rename", id="r", name="Jan"))["type"] == "done"
        assert await _names(server, id) == ["Ania", "Janek"]
        async with server.player(id, made["token"]) as host:
            await host.command(type="start", id="s")
            assert (await host.command(type="rename", name="Anna"))["code"] == "wrong_state"
