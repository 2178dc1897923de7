"""Seats that change hands, and people who come at that very moment: nobody gets others' eyes."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cellmates.server.lobby import moderating
from cellmates.server.lobby.access import holder
from cellmates.server.lobby.tokens import hashed
from cellmates.server.protocol.messages import Configure
from cellmates.server.store.rows import Append, Entry
from cellmates.server.tables.running_game import RunningGame
from tests.server.playing import Player, serving

CONFIG = {"seats": 2}


def eyes(player: Player) -> set[Any]:
    """Whose views have come over somebody's wire."""
    tellings = [each if each["type"] == "told" else each.get("told") for each in player.wire]
    return {told["view"]["seat"] for told in tellings if told and "seat" in told["view"]}


def interrupted(lobby: object, what: str) -> tuple[asyncio.Event, asyncio.Event]:
    """Let the lobby do something, say so by the first event, and go on only after the second."""
    really, done, go_on = getattr(lobby, what), asyncio.Event(), asyncio.Event()

    async def slowly(*seats: Any) -> None:
        await really(*seats)
        done.set()
        await go_on.wait()

    setattr(lobby, what, slowly)
    return done, go_on


async def test_who_comes_while_seats_are_swapped_gets_her_own(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made = await server.table(game="lockup", config=CONFIG)
        id = made["table"]["id"]
        jan = await server.sit(id, "Jan")
        swapped, arrived = interrupted(server.service.lobby, "swap")
        async with server.player(id, made["token"]) as host:
            await host.send({"type": "swap", "id": "s", "seat": 0, "other": 1})
            await swapped.wait()
            asyncio.get_running_loop().call_later(0.2, arrived.set)
            async with server.player(id, jan["token"]) as guest:
                assert guest.seat == 0
                assert (await host.command(type="start"))["type"] == "done"
                await guest.until(lambda: bool(guest.told))
                assert (eyes(guest), eyes(host)) == ({0}, {1})


async def test_who_comes_while_she_is_kicked_is_sent_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        made = await server.table(game="lockup", config=CONFIG)
        id = made["table"]["id"]
        jan = await server.sit(id, "Jan")
        monkeypatch.setattr(moderating, "kick", moderating.kick)  # undone afterwards
        freed, arrived = interrupted(moderating, "kick")
        async with server.player(id, made["token"]) as host:
            await host.send({"type": "kick", "id": "k", "seat": 1})
            await freed.wait()
            asyncio.get_running_loop().call_later(0.2, arrived.set)
            async with server.player(id, jan["token"]) as guest:
                await guest.until(lambda: guest.closed)
                assert guest.wire == [{"type": "bye", "code": "again"}]
        async with server.player(id, jan["token"]) as again:
            assert again.wire[0]["code"] == "bad_token"


async def test_what_another_process_did_is_told_to_those_who_sit_there_now(tmp_path: Path) -> None:
    """It swapped, started and played before this one heard of any of it."""
    async with serving(tmp_path) as server:
        made = await server.table(game="lockup", config=CONFIG, talk="free")
        id = made["table"]["id"]
        jan = await server.sit(id, "Jan")
        service = server.service
        async with (
            server.player(id, made["token"]) as one,
            server.player(id, jan["token"]) as two,
        ):
            await service.lobby.swap(id, 0, 1)
            row = await service.lobby.start(id, service.setup.time.now())
            running = RunningGame(row.game, row.config, row.seed, row.created)
            seat, asked = next(iter(running.decisions.items()))
            entry = Entry(1, seat, asked.options[0], False, None, 0.0, row.created)
            assert await service.commits.append(Append(id, 0, 1, [entry]))
            await one.send({"type": "chat", "id": "c", "text": "hello"})
            for player in (one, two):
                await player.until(lambda player=player: bool(player.told))  # type: ignore[misc]
            assert (eyes(one), eyes(two)) == ({1}, {0})
            assert one.number == two.number == 1
            assert one.table["state"] == two.table["state"] == "playing"


async def test_a_link_is_for_those_who_still_sit_there(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made = await server.table(game="lockup", config=CONFIG)
        id = made["table"]["id"]
        for _ in range(5):
            jan = await server.sit(id, "Jan")
            path = f"/api/tables/{id}/link"
            asking = [server.ask("POST", path, {}, token=jan["token"]) for _ in range(10)]
            await asyncio.gather(*asking, server.service.lobby.free(id, 1))
            assert 1 not in (await server.service.store.tokens(id)).values()


async def test_notes_begin_with_the_game(tmp_path: Path) -> None:
    """Before it somebody else may get the seat, and would get the notes with it."""
    async with serving(tmp_path) as server:
        made = await server.table(game="lockup", config=CONFIG)
        id = made["table"]["id"]
        jan = await server.sit(id, "Jan")
        async with server.player(id, jan["token"]) as guest:
            note = await guest.command(type="note", key="Ania", text="bluffs")
            assert note["code"] == "wrong_state"
        await server.service.lobby.free(id, 1)
        ola = await server.sit(id, "Ola")
        async with server.player(id, ola["token"]) as guest:
            assert guest.wire[0]["notes"] == {}


async def test_who_watched_the_lobby_does_not_watch_a_private_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made = await server.table(
            game="lockup", config=CONFIG, bots={"1": "random"}, spectators=False
        )
        id = made["table"]["id"]
        async with server.player(id, made["token"]) as host, server.player(id) as nosy:
            assert nosy.seat is None
            assert (await host.command(type="start"))["type"] == "done"
            await nosy.until(lambda: nosy.closed)
            assert nosy.got("bye") == [{"type": "bye", "code": "again"}]
            assert not nosy.told
            await host.play(Random(1), 3)


async def test_who_is_gone_commands_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        made = await server.table(game="lockup", config=CONFIG, talk="free")
        id = made["table"]["id"]
        jan = await server.sit(id, "Jan")
        kick, sent = moderating.kick, asyncio.Event()

        async def slowly(*seat: Any) -> None:
            await kick(*seat)
            await sent.wait()

        monkeypatch.setattr(moderating, "kick", slowly)
        async with server.player(id, made["token"]) as host:
            async with server.player(id, jan["token"]) as guest:
                await host.send({"type": "kick", "id": "k", "seat": 1})
                await guest.send({"type": "chat", "id": "c", "text": "in Ola's name"})
                asyncio.get_running_loop().call_later(0.2, sent.set)
                await guest.until(lambda: guest.closed)
            assert await server.service.store.lines(id) == []


async def test_a_token_of_a_seat_that_is_not_known_yet_opens_no_host_chair(tmp_path: Path) -> None:
    """Tokens are read after the table, which may have got more seats meanwhile."""
    async with serving(tmp_path) as server:
        made = await server.table(game="lockup", config=CONFIG)
        id = made["table"]["id"]
        row = await server.service.store.table(id)
        assert row is not None
        await server.service.lobby.configure(id, Configure("c", config={"seats": 4}))
        jan = await server.sit(id, "Jan", 3)
        tokens = await server.service.store.tokens(id)
        assert holder(row, tokens, hashed(jan["token"]), None) == (3, False)
