"""Links for other people and other devices, to be copied or scanned."""

import io
from urllib.parse import urlsplit

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


def found_elsewhere(address: str) -> bool:
    """Whether a phone can open an address: not one that means its own machine to each."""
    name = urlsplit(address).hostname or ""
    return name != "localhost" and not name.startswith("127.") and name != "::1"


def qr(text: str) -> str:
    """A QR code of a text, as SVG."""
    import segno  # most servers draw none for hours

    drawn = io.BytesIO()
    code = segno.make(text, error="m")
    code.save(drawn, kind="svg", xmldecl=False, nl=False, omitsize=True, border=2, light="#fff")
    return drawn.getvalue().decode()
