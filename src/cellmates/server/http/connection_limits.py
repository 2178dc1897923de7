"""Limits on raw connections: sockets per address, time to the first request, unread bytes."""

import asyncio

from aiohttp import web
from aiohttp.web_protocol import RequestHandler

from cellmates.server.protocol.messages import encode
from cellmates.server.support.limits import Address, Addresses, Limits, household

KEEP_ALIVE = 75.0
"""Seconds that a browser's connection is kept for its next request."""

BEHIND_PROXY = 3630.0
"""The same for a proxy, which must be the one that closes."""

_MUCH = 64 * 1024

_BODY = encode({"code": "too_many", "text": "too many connections from this address"})
_TOO_MANY = (
    b"HTTP/1.1 429 Too Many Requests\r\nContent-Type: application/json\r\nConnection: close\r\n"
    b"Content-Length: %d\r\n\r\n%s" % (len(_BODY), _BODY)
)


class ConnectionLimits:
    """Counts the sockets of every address from their first byte, and cuts off idle ones.

    aiohttp's handlers see a connection only when a whole request has come; a socket that sends
    nothing, or does not read its answer, is known only here.
    """

    def __init__(self, limits: Limits, addresses: Addresses, proxied: bool) -> None:
        self._limits = limits
        self._addresses = addresses
        self._proxied = proxied
        self._sockets: dict[asyncio.Transport, Address | None] = {}
        self._silent: dict[asyncio.BaseTransport, asyncio.TimerHandle] = {}
        self._unread: dict[asyncio.Transport, int] = {}  # when it was looked last
        self._next_check: asyncio.TimerHandle | None = None

    def attach(self, server: web.Server) -> None:
        """Count every connection that a server makes and loses.

        aiohttp has no hook for that, so the two methods that its request handlers call are
        replaced. A proxy in front has such limits; `cellmates serve --lan` has no proxy. The
        version of aiohttp is limited in `pyproject.toml`; `tests/server/test_crowds.py` fails if
        the methods are called no more, `test_registry.py` if a connection is left in memory.
        """
        made, lost = server.connection_made, server.connection_lost

        def opened(handler: RequestHandler, transport: asyncio.Transport) -> None:
            made(handler, transport)
            self._opened(transport)

        def closed(handler: RequestHandler, exc: BaseException | None = None) -> None:
            if handler.transport is not None:
                self._closed(handler.transport)
            lost(handler, exc)
            # It would keep the WebSocket, which keeps it, until garbage is collected, seldom:
            # 8.5 KiB a WebSocket (`python -m benchmarks.aiohttp_insides`).
            if getattr(handler, "_data_received_cb", None) is not None:
                handler._data_received_cb = None

        server.connection_made = opened  # type: ignore[method-assign]
        server.connection_lost = closed  # type: ignore[method-assign]
        self._check_unread()

    def close(self) -> None:
        """Stop checking."""
        if self._next_check is not None:
            self._next_check.cancel()

    def request_received(self, transport: asyncio.BaseTransport | None) -> None:
        """A whole request has come: the limit for the first request is met."""
        timer = self._silent.pop(transport, None) if transport is not None else None
        if timer is not None:
            timer.cancel()

    def _opened(self, transport: asyncio.Transport) -> None:
        address = None
        if not self._proxied:  # all connections of a proxy are its own
            peer = transport.get_extra_info("peername")
            address = self._addresses.of(household(str(peer[0])) if peer else "?")
            if len(address.sockets) >= self._limits.sockets or address.malformed.empty:
                transport.write(_TOO_MANY)
                transport.close()
                return
            address.sockets.add(transport)
        self._sockets[transport] = address
        patience = self._limits.request_seconds
        loop = asyncio.get_running_loop()
        self._silent[transport] = loop.call_later(patience, self._abort_silent, transport)

    def _abort_silent(self, transport: asyncio.Transport) -> None:
        self._silent.pop(transport, None)
        transport.abort()

    def _closed(self, transport: asyncio.Transport) -> None:
        address = self._sockets.pop(transport, None)
        if address is not None:
            address.sockets.discard(transport)
        self._unread.pop(transport, None)
        self.request_received(transport)

    def _check_unread(self) -> None:
        """Cut off connections that do not read their answers; then again after a while."""
        loop = asyncio.get_running_loop()
        self._next_check = loop.call_later(self._limits.request_seconds, self._check_unread)
        before, self._unread = self._unread, {}
        cut: dict[Address, int] = {}  # what is unread no more
        for transport, address in list(self._sockets.items()):
            unread = transport.get_write_buffer_size()
            if not unread:
                continue
            stuck = before.get(transport) == unread
            all_of_it = 0
            if address is not None and unread >= _MUCH:
                all_of_it = address.unread - cut.get(address, 0)
            if stuck or all_of_it > self._limits.address_unread_bytes:
                transport.abort()
                if address is not None:
                    cut[address] = cut.get(address, 0) + unread
            else:
                self._unread[transport] = unread
