"""Three servers on one PostgreSQL, and a network between that freezes and cuts connections."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from cellmates.server.store import readiness
from cellmates.server.store.database import TimeLimits
from cellmates.server.store.leases import Elsewhere
from tests.server.fault_proxy import FaultProxy, proxied
from tests.server.playing import Player, Server, serving

CONFIG = {"mode": "suspicion", "seats": 4}
BRIEF = TimeLimits(connect=0.6, idle=0.8, lock=2.0, transaction=2.5, commit=0.4, probe=0.3)
"""Everything is waited for a fifth as long, so that tests are short."""


@dataclass
class House:
    """Servers that share a database, each with a network of its own."""

    servers: list[Server]
    proxies: list[FaultProxy]


@asynccontextmanager
async def house(folder: Path, database: str, servers: int = 2) -> AsyncIterator[House]:
    async with AsyncExitStack() as stack:
        found = House([], [])
        for _ in range(servers):
            proxy = await stack.enter_async_context(proxied(database))
            server = await stack.enter_async_context(
                serving(folder, database=proxy.url, heartbeat=0.3, time_limits=BRIEF)
            )
            found.servers.append(server)
            found.proxies.append(proxy)
        try:
            yield found
        finally:
            for proxy in found.proxies:
                proxy.thaw()


async def sent_until_stored(player: Player, command: dict[str, Any]) -> dict[str, Any]:
    """Send a command again as long as the store does not take it: the connections that came back
    may be ones that PostgreSQL has given up."""
    async with asyncio.timeout(10):
        while (answer := await player.command(**command)).get("code") == "not_stored":
            await asyncio.sleep(0.1)
    return answer


async def test_a_server_cut_off_before_its_commit_stops_no_other_table(
    tmp_path: Path, database: str
) -> None:
    async with house(tmp_path, database) as these:
        one, two = these.servers
        hit, tokens = await one.filled("room25", CONFIG, 4, seats=4)
        other, others = await two.filled("room25", CONFIG, 4, seats=4)
        async with (
            one.player(hit, tokens[0]) as ania,
            two.player(hit, tokens[1]) as jan,
            two.player(other, others[0]) as petr,
        ):
            these.proxies[0].freeze_before_commit()
            sent = {"type": "choose", "id": "lost", "number": 0, "option": ania.options[0]}
            await ania.send(sent)
            await these.proxies[0].trapped.wait()
            these.proxies[0].freeze()  # and nobody will ever hear of that process again

            started = time.monotonic()
            waits = asyncio.create_task(jan.command(type="choose", number=0, option=jan.options[0]))
            answer = await petr.command(type="choose", number=0, option=petr.options[0])
            assert answer["type"] == "done"  # at the same server, in the same shared commit
            assert not waits.done()
            assert (await waits)["type"] == "done"  # as soon as PostgreSQL has given up the other
            assert time.monotonic() - started < 10

            these.proxies[0].thaw()
            again = await sent_until_stored(ania, sent)  # it was never stored, nor was she told so
            assert again == {"type": "done", "id": "lost", "number": 2}


async def test_requests_for_a_locked_table_do_not_use_up_the_connections(
    tmp_path: Path, database: str
) -> None:
    async with serving(tmp_path, database=database, time_limits=BRIEF) as server:
        made = await server.table(game="room25", config=CONFIG)
        id = made["table"]["id"]
        stranger = await asyncpg.connect(database)
        try:
            async with stranger.transaction():
                await stranger.execute("SELECT id FROM tables WHERE id = $1 FOR UPDATE", id)
                path = f"/api/tables/{id}/sit"
                crowd = [
                    asyncio.create_task(server.ask("POST", path, {"name": f"P{n}"}))
                    for n in range(30)
                ]
                # On a slow machine the first give up before the last ones come.
                while (
                    server.service.store.turns.waiting(id) < len(crowd)
                    and not any(each.done() for each in crowd)
                ):  # fmt: skip
                    await asyncio.sleep(0.01)
                pool = server.service.database.engine.pool
                assert pool.checkedout() <= 1  # type: ignore[attr-defined]
                assert (await server.ask("GET", "/api/tables"))[0] == 200
        finally:
            await stranger.close()
        assert {status for status, _ in await asyncio.gather(*crowd)} <= {200, 409, 503}
        assert (await server.ask("GET", f"/api/tables/{id}"))[0] == 200


async def test_a_frozen_listening_connection_is_noticed_and_replaced(
    tmp_path: Path, database: str
) -> None:
    async with house(tmp_path, database) as these:
        one, two = these.servers
        id, tokens = await one.filled("room25", CONFIG, 4, seats=4)
        async with one.player(id, tokens[0]) as ania, two.player(id, tokens[1]) as jan:
            these.proxies[0].freeze(lambda wire: wire.listens)
            frozen = [wire for wire in these.proxies[0].wires if wire.listens]
            assert frozen
            done = await jan.command(type="choose", number=0, option=jan.options[0])
            await ania.until(lambda: ania.number == done["number"])
            while not one.service.peers.hears:
                await asyncio.sleep(0.05)
            assert all(wire.frozen for wire in frozen)  # it was never healed: there is another


async def test_who_asks_a_deaf_server_is_told_what_is_stored(tmp_path: Path, database: str) -> None:
    async with house(tmp_path, database) as these:
        one, two = these.servers
        id, tokens = await one.filled("room25", CONFIG, 4, seats=4, talk="free")
        async with one.player(id, tokens[0]) as ania, two.player(id, tokens[1]) as jan:
            await one.service.peers.close()  # it listens no more, and nothing mends it
            while one.service.peers.hears:
                await asyncio.sleep(0.05)
            leases = one.service.context.leases
            beat, leases.beat = leases.beat, _no_beat  # type: ignore[method-assign]
            done = await jan.command(type="choose", number=0, option=jan.options[0])
            await ania.send({"type": "sync"})
            await ania.until(lambda: ania.number == done["number"])
            async with one.player(id, tokens[2]) as eva:
                assert eva.number == done["number"]
            leases.beat = beat  # type: ignore[method-assign]
            assert (await jan.command(type="chat", text="now?"))["type"] == "done"
            await ania.until(lambda: bool(ania.got("line")))  # by comparing numbers


async def _no_beat(here: object) -> dict[str, Elsewhere]:
    return {}


async def test_health_is_told_within_a_second_whatever_hangs(tmp_path: Path, database: str) -> None:
    async with house(tmp_path, database, 1) as these:
        server, proxy = these.servers[0], these.proxies[0]
        assert await server.ask("GET", "/readyz") == (
            200, {"status": "ok", "store": "ok", "peers": "ok", "disk": "ok"},
        )  # fmt: skip
        assert readiness.PATIENCE < 1
        proxy.freeze()
        while server.service.peers.hears:
            await asyncio.sleep(0.05)
        for path, wanted in (("/healthz", 200), ("/readyz", 503)) * 3:
            started = time.monotonic()
            status, told = await server.ask("GET", path)
            assert time.monotonic() - started < readiness.PATIENCE + 4  # machines may be slow
            assert status == wanted
        assert told == {"status": "not_ready", "store": "failed", "peers": "failed", "disk": "ok"}
        proxy.thaw()
        while (await server.ask("GET", "/readyz"))[0] != 200:
            await asyncio.sleep(0.05)


async def test_connections_that_are_cut_or_slow_lose_nothing(tmp_path: Path, database: str) -> None:
    async with house(tmp_path, database, 1) as these:
        server, proxy = these.servers[0], these.proxies[0]
        id, tokens = await server.filled("room25", CONFIG, 4, seats=4)
        async with (
            server.player(id, tokens[0]) as ania,
            server.player(id, tokens[1]) as jan,
            server.player(id, tokens[2]) as eva,
        ):
            proxy.delay(0.01)
            done = await ania.command(type="choose", number=0, option=ania.options[0])
            assert done == {**done, "type": "done", "number": 1}
            proxy.cut()
            done = await jan.command(type="choose", number=0, option=jan.options[0])
            assert done == {**done, "type": "done", "number": 2}
            proxy.freeze()  # all there are, as when a firewall forgets them; new ones are made
            proxy.frozen = False
            done = await eva.command(type="choose", number=0, option=eva.options[0])
            assert done == {**done, "type": "done", "number": 3}


async def test_a_server_waits_at_its_start_until_the_database_answers(
    tmp_path: Path, database: str
) -> None:
    async with proxied(database) as proxy:
        proxy.freeze()
        thawing = asyncio.get_running_loop().call_later(3 * BRIEF.connect, proxy.thaw)
        began = time.monotonic()
        async with serving(tmp_path, database=proxy.url, time_limits=BRIEF) as server:
            assert time.monotonic() - began > 3 * BRIEF.connect
            assert (await server.ask("GET", "/api/tables"))[0] == 200
        thawing.cancel()
