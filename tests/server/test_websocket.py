"""Frames that the server writes by hand beside those of aiohttp, over a slow connection."""

import asyncio
from unittest.mock import Mock

from aiohttp import ClientSession, WSMsgType, web

from cellmates.server.http.websocket import Connection
from cellmates.server.support.limits import UNLIMITED

LENGTHS = (0, 1, 125, 126, 127, 65535, 65536, 200_000)
"""Where the header of a frame changes, and more than a socket takes at once."""


async def test_frames_of_both_kinds_arrive_whole_and_in_order() -> None:
    sent = [bytes([97 + n % 26]) * length for n, length in enumerate(LENGTHS * 3)]

    async def handler(request: web.Request) -> web.StreamResponse:
        ws = web.WebSocketResponse(compress=False)
        await ws.prepare(request)
        assert request.transport is not None
        guest = Connection(Mock(limits=UNLIMITED), ws, request.transport, None, "127.0.0.1")
        pings = []
        for message in sent:
            guest.send(message, b"and")
            pings.append(asyncio.ensure_future(ws.ping(b"p" * 100)))
            await asyncio.sleep(0)
            await ws.send_bytes(message)
        await asyncio.gather(*pings)
        guest.send(b"last")
        await ws.close()
        return ws

    app = web.Application()
    app.router.add_get("/", handler)
    runner = web.AppRunner(app, shutdown_timeout=1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    url = f"http://127.0.0.1:{runner.addresses[0][1]}/"
    texts, packets, pings = [], [], 0
    try:
        async with (
            ClientSession() as session,
            session.ws_connect(url, autoping=False, max_msg_size=0) as ws,
        ):
            await asyncio.sleep(0.2)  # meanwhile the server's buffers fill
            async for message in ws:
                if message.type is WSMsgType.TEXT:
                    texts.append(message.data.encode())
                elif message.type is WSMsgType.BINARY:
                    packets.append(message.data)
                else:
                    pings += message.type is WSMsgType.PING
    finally:
        await runner.cleanup()
    expected = [each for message in sent for each in (message, b"and")]
    assert texts == [*expected, b"last"]
    assert packets == sent
    assert pings == len(sent)
