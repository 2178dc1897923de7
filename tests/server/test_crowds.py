"""A thousand connections from one address: a clear answer to each, and others do not notice."""

import asyncio
import resource
import socket
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest
from aiohttp import (
    ClientSession,
    ClientWebSocketResponse,
    TCPConnector,
    WSServerHandshakeError,
)
from yarl import URL

from cellmates.server.api import games
from cellmates.server.api.request import Response, answer
from cellmates.server.http.connection_limits import ConnectionLimits
from cellmates.server.http.keys import CONNECTION_LIMITS
from cellmates.server.protocol.http_bodies import GameList
from cellmates.server.support.limits import UNLIMITED, Addresses, Limits
from tests.server.playing import Server, serving

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
async def test_a_thousand_connections_from_one_address(
    tmp_path: Path, limits: Limits, codes: set[str]
) -> None:
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


Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def silent(server: Server, number: int) -> list[Streams]:
    """Connections over which nothing is said."""
    url = URL(server.url)
    return [await asyncio.open_connection(url.host, url.port) for _ in range(number)]


async def ended(streams: Streams, seconds: float) -> bytes | None:
    """What came before a connection was closed; None if it is open."""
    try:
        async with asyncio.timeout(seconds):
            return await streams[0].read()
    except TimeoutError:
        return None
    except ConnectionError:
        return b""


async def test_a_thousand_connections_that_say_nothing(tmp_path: Path) -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # both ends are in this process

    limits = replace(Limits(), request_seconds=10, sockets=600)
    async with serving(tmp_path, limits) as server, browser(ELSEWHERE) as other:
        connected = await silent(server, 1000)
        answers = await asyncio.gather(*(ended(each, 2) for each in connected))
        refused = [answer for answer in answers if answer is not None]
        assert len(refused) == 1000 - limits.sockets
        assert all(b"429" in answer and b"too_many" in answer for answer in refused)
        assert await plays(server, other) < 10
        answers = await asyncio.gather(*(ended(each, 20) for each in connected))
        assert None not in answers  # nobody waits for them for ever
        assert await plays(server, other) < 10
        assert not server.service.addresses.of("127.0.0.1").sockets
        assert not server.app[CONNECTION_LIMITS]._silent
        for _, writer in connected:
            writer.close()


async def test_a_request_that_comes_letter_by_letter_is_not_waited_for(tmp_path: Path) -> None:
    limits = replace(Limits(), request_seconds=0.5)
    async with serving(tmp_path, limits) as server:
        headers, body = await silent(server, 2)
        body[1].write(b"PUT /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\n{")
        headers[1].write(b"GET /healthz HTTP/1.1\r\n")
        slow = asyncio.create_task(ended(headers, 5))
        for letter in b"X-Slow: " + b"a" * 1000:
            if slow.done():
                break
            headers[1].write(bytes([letter]))
            await asyncio.sleep(0.01)
        assert await slow == b""
        answer = await body[0].readuntil(b"}")
        assert answer.startswith(b"HTTP/1.1 408 ")
        assert b"malformed" in answer
        (patient,) = await silent(server, 1)
        for _ in range(2):  # who has asked once may take her time
            patient[1].write(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
            assert b"ok" in await patient[0].readuntil(b"}")
            await asyncio.sleep(0.7)
        for _, writer in (headers, body, patient):
            writer.close()


async def greedy(server: Server, path: str) -> Streams:
    """Somebody who asks, and does not read what she gets."""
    url = URL(server.url)
    streams = await asyncio.open_connection(url.host, url.port, limit=1024)
    streams[1].get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    streams[1].transport.pause_reading()  # type: ignore[attr-defined]
    streams[1].write(f"GET {path} HTTP/1.1\r\nHost: a\r\n\r\n".encode())
    await streams[1].drain()
    return streams


async def test_who_does_not_read_answers_gets_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    large = b"x" * 20_000_000

    def answered(value: object) -> Response:
        return Response(large) if isinstance(value, GameList) else answer(value)

    monkeypatch.setattr(games, "answer", answered)

    limits = replace(UNLIMITED, request_seconds=3, address_unread_bytes=9_000_000)
    async with serving(tmp_path, limits) as server, browser(ELSEWHERE) as other:
        assert (await server.ask("GET", "/healthz"))[0] == 200
        lazy = [await greedy(server, "/api/games") for _ in range(2)]
        address = server.service.addresses.of("127.0.0.1")
        for _ in range(1000):
            if address.unread > limits.address_unread_bytes:
                break
            await asyncio.sleep(0.01)
        status, refused = await server.ask("GET", "/api/me")
        assert (status, refused["code"]) == (429, "slow_down")
        async with other.get(server.url + "/api/me") as response:
            assert response.status == 200
        for _ in range(1500):  # and after a while nothing is kept for them
            if address.unread == 0:
                break
            await asyncio.sleep(0.01)
        assert address.unread == 0
        async with server.http.get(server.url + "/api/games") as response:
            assert await response.read() == large  # who reads gets it all
        for _, writer in lazy:
            writer.close()


async def test_a_proxy_has_all_the_connections_it_wants(tmp_path: Path) -> None:
    limits = replace(Limits(), sockets=3)
    async with serving(tmp_path, limits, behind_proxy=True) as server:
        connected = await silent(server, 10)
        assert [await ended(each, 0.02) for each in connected] == [None] * 10
        for _, writer in connected:
            writer.close()


class Unread:
    """A socket whose other end does not read."""

    def __init__(self, size: int) -> None:
        self.size = size

    def get_write_buffer_size(self) -> int:
        return self.size

    def get_extra_info(self, _: str) -> tuple[str, int]:
        return "10.0.0.7", 1

    def abort(self) -> None:
        self.size = 0


async def test_no_more_is_cut_off_than_has_to_be() -> None:
    limits = replace(Limits(), address_unread_bytes=1_000_000)
    door = ConnectionLimits(limits, Addresses(limits), False)
    sockets = [Unread(300_000) for _ in range(4)]
    for each in sockets:
        door._opened(cast(asyncio.Transport, each))
    door._check_unread()
    assert [each.size for each in sockets].count(0) == 1
    door.close()
    for each in sockets:
        door._closed(cast(asyncio.Transport, each))
