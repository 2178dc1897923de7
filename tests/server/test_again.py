"""Playing again: at once against bots; guests ask for it."""

import asyncio
from pathlib import Path
from random import Random

from tests.server.playing import Player, Server, serving

CONFIG = {"mode": "cooperation", "seats": 4}


async def played(*people: Player) -> None:
    await asyncio.gather(*[person.play(Random(3)) for person in people])


async def next_table(server: Server, person: Player) -> dict[str, object]:
    await person.until(lambda: bool(person.table.get("next")))
    _, info = await server.ask("GET", f"/api/tables/{person.table['next']}")
    assert isinstance(info, dict)
    return info


async def test_against_bots_the_next_game_begins_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, tokens = await server.filled("room25", CONFIG, 1, seats=4)
        async with server.player(id, tokens[0]) as person:
            await played(person)
            done = await person.command(type="rematch", start=True, id="again")
            assert done["type"] == "done"
            info = await next_table(server, person)
            assert info["state"] == "playing"
            assert await person.command(type="rematch", start=True, id="again") == done
            async with server.player(str(info["id"]), tokens[0]) as again:
                await again.until(lambda: bool(again.told))
                assert again.seat == person.seat


async def test_people_are_waited_for(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, tokens = await server.filled("room25", CONFIG, 2, seats=4)
        async with server.player(id, tokens[0]) as host, server.player(id, tokens[1]) as guest:
            await played(host, guest)
            await host.command(type="rematch", start=True)
            assert (await next_table(server, host))["state"] == "open"


async def test_a_guest_asks_for_a_rematch_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, tokens = await server.filled("room25", CONFIG, 2, seats=4)
        async with server.player(id, tokens[0]) as host, server.player(id, tokens[1]) as guest:
            early = await guest.command(type="ask_rematch")
            assert early["code"] == "wrong_state"
            await played(host, guest)
            for _ in range(2):
                assert (await guest.command(type="ask_rematch"))["type"] == "done"
            await host.until(lambda: host.got("line")[-1]["kind"] == "wants_rematch")
            wishes = [line for line in host.got("line") if line["kind"] == "wants_rematch"]
            assert [line["seat"] for line in wishes] == [1]
        async with server.player(id) as spectator:
            refused = await spectator.command(type="ask_rematch")
            assert refused["code"] == "not_seated"
