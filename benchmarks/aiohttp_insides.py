"""What the server gains where it goes round aiohttp: `python -m benchmarks.aiohttp_insides`.

Sending: one message to each guest of a table, without waiting for any of them. `Connection.send`
writes a frame into the transport; with aiohttp's own `send_frame`, which waits, every connection
needs a queue and a task. Memory: what a WebSocket that has ended holds on to until garbage is
collected, with `ConnectionLimits` and without.
"""

import asyncio
import contextlib
import gc
import threading
import time
import tracemalloc
from collections.abc import Callable
from socket import create_connection
from typing import Any
from unittest.mock import Mock

import uvloop
from aiohttp import ClientSession, WSMsgType, web

from cellmates.server.http.connection_limits import ConnectionLimits
from cellmates.server.http.websocket import Connection
from cellmates.server.support.limits import UNLIMITED, Addresses

GUESTS = 5
ROUNDS = 10_000
SIZE = 700  # bytes, like a `told` of Room 25
CONNECTIONS = 300

_HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)

Send = Callable[[bytes], None]


@contextlib.asynccontextmanager
async def _serving(handler: Callable[..., Any]) -> Any:
    app = web.Application()
    app.router.add_get("/", handler)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield runner
    finally:
        await runner.cleanup()


def _by_hand(ws: web.WebSocketResponse, transport: asyncio.Transport) -> Send:
    return Connection(Mock(limits=UNLIMITED), ws, transport, None, "127.0.0.1").send


def _by_task(ws: web.WebSocketResponse, _: asyncio.Transport) -> Send:
    queue: asyncio.Queue[bytes] = asyncio.Queue()

    async def forward() -> None:
        while True:
            await ws.send_frame(await queue.get(), WSMsgType.TEXT)

    tasks.append(asyncio.create_task(forward()))
    return queue.put_nowait


tasks: list[asyncio.Task[None]] = []


def _read_all(port: int) -> None:
    """A client in a thread that does nothing but read."""
    with create_connection(("127.0.0.1", port)) as socket:
        socket.sendall(_HANDSHAKE)
        with contextlib.suppress(ConnectionError):
            while socket.recv(1 << 20):
                pass


async def sending(way: Callable[[web.WebSocketResponse, asyncio.Transport], Send]) -> float:
    """Microseconds of the server's processor a message."""
    guests: list[Send] = []
    over = asyncio.Event()

    async def handler(request: web.Request) -> web.StreamResponse:
        ws = web.WebSocketResponse(compress=False)
        await ws.prepare(request)
        assert request.transport is not None
        guests.append(way(ws, request.transport))
        await over.wait()
        return ws

    async with _serving(handler) as runner:
        for _ in range(GUESTS):
            port = runner.addresses[0][1]
            threading.Thread(target=_read_all, args=(port,), daemon=True).start()
        while len(guests) < GUESTS:
            await asyncio.sleep(0.01)
        message = b"x" * SIZE
        started = time.thread_time()
        for _ in range(ROUNDS):
            for send in guests:
                send(message)
            await asyncio.sleep(0)
        took = time.thread_time() - started
        over.set()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        tasks.clear()
    return took / (ROUNDS * GUESTS) * 1e6


async def memory(limited: bool) -> float:
    """Bytes that a WebSocket which has ended holds until garbage is collected."""

    async def handler(request: web.Request) -> web.StreamResponse:
        ws = web.WebSocketResponse(heartbeat=30.0)
        await ws.prepare(request)
        async for _ in ws:
            pass
        return ws

    async with _serving(handler) as runner, ClientSession() as session:
        limits = ConnectionLimits(UNLIMITED, Addresses(UNLIMITED), False)
        if limited:
            limits.attach(runner.server)

        async def come_and_go() -> None:
            async with session.ws_connect(f"http://127.0.0.1:{runner.addresses[0][1]}/"):
                pass

        for _ in range(20):
            await come_and_go()
        gc.collect()
        gc.disable()
        tracemalloc.start()
        for _ in range(CONNECTIONS):
            await come_and_go()
        await asyncio.sleep(0.2)
        held = tracemalloc.get_traced_memory()[0]
        gc.collect()
        freed = held - tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        gc.enable()
        limits.close()
    return freed / CONNECTIONS


def main() -> None:
    """Measure both, and print them."""
    with asyncio.Runner(loop_factory=uvloop.Loop) as runner:
        for name, way in (("a frame by hand", _by_hand), ("a queue and a task", _by_task)):
            best = min(runner.run(sending(way)) for _ in range(5))
            print(f"{name}: {best:.1f} microseconds a message")
        for limited in (True, False):
            held = runner.run(memory(limited))
            name = "with ConnectionLimits" if limited else "without"
            print(f"{name}: {held / 1024:.1f} KiB a WebSocket until garbage is collected")


if __name__ == "__main__":
    main()
