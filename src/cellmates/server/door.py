"""The door: how many sockets an address may open, and how long one may say nothing."""

import asyncio

from aiohttp import web
from aiohttp.web_protocol import RequestHandler

from cellmates.server.limits import Address, Addresses, Limits, household
from cellmates.server.messages import encode

KEEP_ALIVE = 75.0
"""Seconds that a browser's connection is kept for its next request."""

BEHIND_PROXY = 3630.0
"""The same for a proxy, which must be the one that closes."""

_BODY = encode({"code": "too_many", "text": "too many connections from this address"})
_TOO_MANY = (
    b"HTTP/1.1 429 Too Many Requests\r\nContent-Type: application/json\r\nConnection: close\r\n"
    b"Content-Length: %d\r\n\r\n%s" % (len(_BODY), _BODY)
)


class Door:
    """Everything that is connected, from the first byte; a request is heard later."""

    def __init__(self, limits: Limits, addresses: Addresses, proxied: bool) -> None:
        self._limits = limits
        self._addresses = addresses
        self._proxied = proxied
        self._of: dict[RequestHandler, Address] = {}
        self._silent: dict[asyncio.BaseTransport, asyncio.TimerHandle] = {}

    def watch(self, server: web.Server) -> None:
        """Stand at the door of a server."""
        made, lost = server.connection_made, server.connection_lost

        def opened(handler: RequestHandler, transport: asyncio.Transport) -> None:
            made(handler, transport)
            self._opened(handler, transport)

        def closed(handler: RequestHandler, exc: BaseException | None = None) -> None:
            self._closed(handler)
            lost(handler, exc)

        server.connection_made = opened  # type: ignore[method-assign]
        server.connection_lost = closed  # type: ignore[method-assign]

    def heard(self, transport: asyncio.BaseTransport | None) -> None:
        """A whole request has come; from now on the usual times hold."""
        timer = self._silent.pop(transport, None) if transport is not None else None
        if timer is not None:
            timer.cancel()

    def _opened(self, handler: RequestHandler, transport: asyncio.Transport) -> None:
        if not self._proxied:  # all connections of a proxy are its own
            peer = transport.get_extra_info("peername")
            address = self._addresses.of(household(str(peer[0])) if peer else "?")
            if address.sockets >= self._limits.sockets:
                transport.write(_TOO_MANY)
                transport.close()
                return
            address.sockets += 1
            self._of[handler] = address
        patience = self._limits.request_seconds
        loop = asyncio.get_running_loop()
        self._silent[transport] = loop.call_later(patience, self._lose_patience, transport)

    def _lose_patience(self, transport: asyncio.Transport) -> None:
        self._silent.pop(transport, None)
        transport.abort()

    def _closed(self, handler: RequestHandler) -> None:
        address = self._of.pop(handler, None)
        if address is not None:
            address.sockets -= 1
        self.heard(handler.transport)
