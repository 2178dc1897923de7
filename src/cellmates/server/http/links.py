"""Where others find the page."""

from aiohttp import web

from cellmates.server.http.client import scheme_of
from cellmates.server.http.keys import SERVICE
from cellmates.server.protocol.refusal import Refusal
from cellmates.server.support.lan_addresses import lan_address

LONGEST_HOST = 262
"""A name of 253 letters, and a port."""


def address_of(request: web.Request) -> str:
    """Where the page is found; from this machine's own address nobody else finds it."""
    service = request.app[SERVICE]
    origins = service.setup.origins
    if service.setup.behind_proxy and len(origins) == 1:
        return next(iter(origins))
    host = request.host
    if len(host) > LONGEST_HOST:
        raise Refusal("malformed", "no host is called that")
    name, _, port = host.partition(":")
    if service.setup.lan and name in ("127.0.0.1", "localhost"):
        host = f"{lan_address()}:{port}" if port else lan_address()
    return f"{scheme_of(request)}://{host}"
