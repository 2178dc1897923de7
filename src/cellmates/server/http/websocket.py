"""The WebSocket: frames, limits and goodbyes of one connection; `api/talk.py` has the rest."""

import asyncio
import logging

from aiohttp import WSCloseCode, WSMessage, WSMsgType, web

from cellmates.server.api.request import person_of
from cellmates.server.api.talk import come, greeting, parse, take
from cellmates.server.http.client import address_text, client_address
from cellmates.server.http.keys import SERVICE
from cellmates.server.http.request import HttpRequest
from cellmates.server.protocol.messages import Bye, Error, FromClient, Hello, encode
from cellmates.server.protocol.refusal import Refusal
from cellmates.server.service import Service
from cellmates.server.store.errors import StoreError
from cellmates.server.support.limits import Bucket
from cellmates.server.tables.inbox import GuestLeft
from cellmates.server.tables.live import LiveTable

_log = logging.getLogger(__name__)
_CONTROL = (WSMsgType.PING, WSMsgType.PONG)


def _header(message: bytes) -> bytes:
    """What goes before a whole text message from a server (RFC 6455, 5.2)."""
    length = len(message)
    if length < 126:
        return bytes((0x81, length))
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")


class Connection:
    """A person or a spectator at one table."""

    __slots__ = (
        "_bucket",
        "_household",
        "_service",
        "_strikes",
        "_transport",
        "_ws",
        "address",
        "host",
        "person",
        "seat",
        "token",
    )

    def __init__(
        self,
        service: Service,
        ws: web.WebSocketResponse,
        transport: asyncio.Transport,
        person: str | None,
        address: str,
    ) -> None:
        self._service = service
        self._ws = ws
        self._transport = transport
        self.address = address
        self._household = service.addresses.of(address)  # what all of that address have used up
        self._bucket = Bucket(service.limits.messages, service.limits.messages_burst)
        self._strikes = 0
        self.seat: int | None = None
        self.host = False
        self.token: str | None = None
        self.person = person

    def send(self, *messages: bytes) -> None:
        """Send messages at once without waiting; who does not read is sent away.

        The frames are written here because aiohttp's `send_*` wait for the reader: an owner that
        tells a whole table must not, and a queue with a task for each connection takes twice the
        time (10 against 5 microseconds a message: `python -m benchmarks.aiohttp_insides`). It is
        right as long as aiohttp hands each of its own frames (pings, closes) to the transport in
        one piece, which `tests/server/test_websocket.py` checks.
        """
        self._write(b"".join([_header(each) + each for each in messages]))

    def _write(self, frames: bytes) -> None:
        if self._ws.closed or self._transport.is_closing():
            return  # the reading side notices, too
        self._transport.write(frames)
        if self._transport.get_write_buffer_size() > self._service.limits.unread_bytes:
            self._transport.abort()

    def dismiss(self, code: str) -> None:
        """Say goodbye and close."""
        self.send(encode(Bye(code)))
        closing = WSCloseCode.GOING_AWAY if code == "shutdown" else WSCloseCode.POLICY_VIOLATION
        task = asyncio.ensure_future(self._ws.close(code=closing, message=code.encode()))
        _closing.add(task)
        task.add_done_callback(_closing.discard)

    def refuse(self, id: str | None, code: str, text: str) -> None:
        """Say why not."""
        self._service.metrics.refused.labels(code).inc()
        self.send(encode(Error(id, code, text)))

    def pong(self, ping: bytes) -> None:
        """Answer a ping of the WebSocket's own."""
        self._write(bytes((0x8A, len(ping))) + ping)

    def listen_no_more(self) -> None:
        """Read nothing more; until the other side has closed, too, it could go on sending."""
        self._transport.pause_reading()

    def too_fast(self) -> bool:
        """Whether this connection, or its address, asks for too much."""
        return not (self._bucket.take() and self._household.messages.take())

    def strike(self) -> bool:
        """Note a broken rule; true when it was one too many."""
        self._strikes += 1
        return self._strikes > self._service.limits.strikes


_closing: set["asyncio.Future[bool]"] = set()


async def websocket(request: web.Request) -> web.StreamResponse:
    """A guest of one table, from hello to goodbye."""
    service = request.app[SERVICE]
    household = client_address(request)
    if household.connections >= service.limits.connections:
        raise Refusal("too_many", "too many connections from this address", 429)
    if service.closing:
        raise Refusal("unknown", "shutting down", 503)
    household.connections += 1
    service.metrics.connections.inc()
    try:
        ws = web.WebSocketResponse(
            heartbeat=30.0,
            autoping=False,  # pings and pongs count like messages
            compress=False,
            max_msg_size=service.limits.message_bytes,
            decode_text=False,
        )
        await ws.prepare(request)
        transport = request.transport
        if transport is None:
            return ws
        guest = Connection(
            service, ws, transport, person_of(HttpRequest(request)), address_text(request)
        )
        await _serve(service, ws, guest)
        return ws
    finally:
        household.connections -= 1
        service.metrics.connections.dec()


async def _serve(service: Service, ws: web.WebSocketResponse, guest: Connection) -> None:
    table: LiveTable | None = None
    try:
        hello = await _first(service, ws, guest)
        if hello is None:
            return
        table = await come(service, guest, hello)
        async for message in ws:
            if not _receive(table, guest, message):
                guest.listen_no_more()
                await ws.close(code=WSCloseCode.POLICY_VIOLATION, message=b"too many errors")
    except Refusal as refusal:
        guest.refuse(None, refusal.code, refusal.text)
        later = refusal.code == "busy"
        closing = WSCloseCode.TRY_AGAIN_LATER if later else WSCloseCode.POLICY_VIOLATION
        await ws.close(code=closing, message=refusal.code.encode())
    except StoreError:
        guest.refuse(None, "not_stored", "the store did not answer; try again")
        await ws.close(code=WSCloseCode.TRY_AGAIN_LATER)
    finally:
        if table is not None:
            table.put(GuestLeft(guest))


def _parse(message: WSMessage) -> FromClient:
    if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
        raise Refusal("malformed", "not a text frame")
    return parse(message.data)


async def _first(service: Service, ws: web.WebSocketResponse, guest: Connection) -> Hello | None:
    """Wait for hello; None if the connection has gone or said nothing."""
    for _ in range(5):
        try:
            message = await ws.receive(service.limits.hello_seconds)
        except TimeoutError:
            guest.refuse(None, "hello_first", "nobody said hello")
            await ws.close(code=WSCloseCode.POLICY_VIOLATION)
            return None
        if message.type in _CONTROL:
            _control(guest, message)
            continue
        if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
            return None
        try:
            hello = greeting(guest, _parse(message))
        except Refusal as refusal:
            guest.refuse(None, refusal.code, refusal.text)
            continue
        if hello is not None:
            return hello
    await ws.close(code=WSCloseCode.POLICY_VIOLATION)
    return None


def _control(guest: Connection, message: WSMessage) -> None:
    if message.type is WSMsgType.PING:
        guest.pong(message.data)


def _receive(table: LiveTable, guest: Connection, message: WSMessage) -> bool:
    """Take one message; false when the guest has to go."""
    if guest.too_fast():
        guest.refuse(None, "slow_down", "too many messages")
        return not guest.strike()
    if message.type in _CONTROL:
        _control(guest, message)
        return True
    try:
        take(table, guest, _parse(message))
    except Refusal as refusal:
        guest.refuse(None, refusal.code, refusal.text)
        return not guest.strike()
    return True
