"""What reaches no handler is counted, too: requests that are no HTTP, and pings of WebSockets."""

import asyncio
import logging
from pathlib import Path

import pytest
from aiohttp import ClientSession, WSMsgType
from yarl import URL

from cellmates.server.support.limits import UNLIMITED, Limits
from tests.server.playing import Server, serving

SECRET = b"SECRETSECRETSECRET"
MALFORMED = (
    b"GET / HTTP/1.1\r\nHost: a\r\nAuthorization : Bearer " + SECRET + b"\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\nCookie: cellmates=" + SECRET + b"\x01\r\n\r\n",
    b"\x16\x03\x01" + SECRET + b"\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + SECRET + b"\r\n\r\n",
)


async def _send(server: Server, data: bytes) -> bytes:
    """What the server answers until it closes."""
    url = URL(server.url)
    reader, writer = await asyncio.open_connection(url.host, url.port)
    writer.write(data)
    try:
        return await reader.read()
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


async def test_malformed_requests_are_one_line_without_what_was_sent(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    async with serving(tmp_path, UNLIMITED) as server:
        for data in MALFORMED * 5:
            answer = await _send(server, data)
            assert answer.startswith(b"HTTP/1.0 400 ")
            assert b"Server: cellmates\r\n" in answer
        _, metrics = await _metrics(server)
        assert "cellmates_malformed_total 20.0" in metrics
    assert SECRET.decode() not in caplog.text
    assert "Traceback" not in caplog.text
    lines = [record for record in caplog.records if record.getMessage() == "malformed requests"]
    assert [record.fields for record in lines] == [  # type: ignore[attr-defined]
        {"requests": 1, "addresses": 1},  # at once, and the rest when the minute, or all, is over
        {"requests": 19, "addresses": 1},
    ]


async def test_an_address_that_sends_much_that_is_no_http_is_refused(tmp_path: Path) -> None:
    limits = Limits(malformed=0.0, malformed_burst=3.0)
    async with serving(tmp_path, limits) as server:
        assert (await server.ask("GET", "/healthz"))[0] == 200
        for _ in range(3):
            assert (await _send(server, MALFORMED[0])).startswith(b"HTTP/1.0 400 ")
        answer = await _send(server, b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 429 ")


async def _metrics(server: Server) -> tuple[int, str]:
    async with server.http.get(f"{server.url}/metrics") as response:
        return response.status, await response.text()


@pytest.mark.parametrize("kind", ["ping", "pong"])
async def test_pings_and_pongs_count_like_messages(tmp_path: Path, kind: str) -> None:
    limits = Limits(messages=0.0, messages_burst=10.0, strikes=5)
    async with serving(tmp_path, limits) as server:
        made = await server.table(game="lockup", config={"seats": 2})
        async with ClientSession() as session, session.ws_connect(f"{server.url}/ws") as ws:
            await ws.send_json({"type": "hello", "table": made["table"]["id"]})
            assert (await ws.receive_json())["type"] == "welcome"
            for _ in range(100):
                await (ws.ping(b"a") if kind == "ping" else ws.pong(b"a"))
            errors = 0
            async for message in ws:
                if message.type is WSMsgType.TEXT and message.json()["type"] == "error":
                    assert message.json()["code"] == "slow_down"
                    errors += 1
            assert ws.close_code == 1008
            assert errors == 6


async def test_a_ping_is_answered_before_hello_and_after(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made = await server.table(game="lockup", config={"seats": 2})
        async with (
            ClientSession() as session,
            session.ws_connect(f"{server.url}/ws", autoping=False) as ws,
        ):
            for data in (b"", b"a" * 125):
                await ws.ping(data)
                assert await ws.receive() == (WSMsgType.PONG, data, "")
            await ws.send_json({"type": "hello", "table": made["table"]["id"]})
            assert (await ws.receive_json())["type"] == "welcome"
            await ws.ping(b"b")
            while (message := await ws.receive()).type is WSMsgType.TEXT:
                pass
            assert message == (WSMsgType.PONG, b"b", "")
