"""A thousand connections from one address: a clear answer to each, and others do not notice."""

import asyncio
import resource
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from aiohttp import ClientSession, ClientWebSocketResponse, TCPConnector, WSServerHandshakeError
from yarl import URL

from cellmates.server.limits import Limits
from tests.server.playing import Server, run, serving

ELSEWHERE = "127.0.0.2"
UPGRADE = {"Connection": "Upgrade", "Upgrade": "websocket"}


def browser(address: str) -> ClientSession:
    """A browser of another machine, as far as the server can see."""
    return ClientSession(connector=TCPConnector(limit=0, local_addr=(address, 0)))


async def crowd(
    server: Server, session: ClientSession, number: int
) -> tuple[list[ClientWebSocketResponse], Counter[int]]:
    """The connections that were let in, and the statuses that the others got."""
    let_in: list[ClientWebSocketResponse] = []
    refused: Counter[int] = Counter()
    for _ in range(number):
        try:
            let_in.append(await session.ws_connect(server.url + "/ws"))
        except WSServerHandshakeError as error:
            refused[error.status] += 1
    return let_in, refused


async def plays(server: Server, session: ClientSession) -> float:
    """Somebody makes a table and chooses once; how long it took."""
    started = time.perf_counter()
    config = {"mode": "cooperation", "seats": 2}
    wish = {"game": "room25", "config": config, "bots": {"1": "random"}, "name": "A", "start": True}
    async with session.post(server.url + "/api/tables", json=wish) as response:
        assert response.status == 201
        made = await response.json()
    async with session.ws_connect(server.url + "/ws", max_msg_size=0) as ws:
        await ws.send_json({"type": "hello", "table": made["table"]["id"], "token": made["token"]})
        told = (await ws.receive_json())["told"]
        option = told["decision"]["options"][0]["option"]
        await ws.send_json({"type": "choose", "id": "a", "number": 0, "option": option})
        while (await ws.receive_json()).get("id") != "a":
            pass
    return time.perf_counter() - started


@pytest.mark.parametrize(
    ("limits", "codes"),
    [
        (Limits(), {"slow_down", "too_many"}),
        (replace(Limits(), requests_burst=2000), {"too_many"}),
    ],
    ids=["too fast", "too many"],
)
def test_a_thousand_connections_from_one_address(
    tmp_path: Path, limits: Limits, codes: set[str]
) -> None:
    async def test() -> None:
        async with (
            serving(tmp_path, limits) as server,
            browser("127.0.0.1") as greedy,
            browser(ELSEWHERE) as other,
        ):
            let_in, refused = await crowd(server, greedy, 1000)
            assert set(refused) == {429}
            assert 190 < len(let_in) <= limits.connections
            async with greedy.get(server.url + "/ws", headers=UPGRADE) as response:
                assert response.status == 429
                assert (await response.json())["code"] in codes
            assert await plays(server, other) < 10
            for ws in let_in:
                await ws.close()

    run(test)


def test_a_thousand_connections_that_say_nothing(tmp_path: Path) -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # both ends are in this process

    async def test() -> None:
        async with serving(tmp_path, Limits()) as server, browser(ELSEWHERE) as other:
            url = URL(server.url)
            silent = [await asyncio.open_connection(url.host, url.port) for _ in range(1000)]
            assert await plays(server, other) < 10
            for _, writer in silent:
                writer.close()

    run(test)
