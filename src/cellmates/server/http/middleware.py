"""Middleware: security headers, the check of the origin, rate limits, errors as JSON."""

import ipaddress
import logging
import re
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from aiohttp import web

from cellmates.server.api.request import not_stored, person_of, refused
from cellmates.server.http.answers import respond
from cellmates.server.http.client import address_text, client_address, scheme_of
from cellmates.server.http.door import ASKS, check_door
from cellmates.server.http.keys import CONNECTION_LIMITS, SERVICE
from cellmates.server.http.request import HttpRequest
from cellmates.server.protocol.refusal import Refusal
from cellmates.server.service import Service
from cellmates.server.store.errors import StoreError

_log = logging.getLogger(__name__)

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

_HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def policy(host: str) -> str:
    """The Content-Security-Policy: scripts, styles and connections of this server only, nothing
    inline."""
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        f"font-src 'self'; media-src 'self'; connect-src 'self' ws://{host} wss://{host}; "
        "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    )


def is_trusted(request: web.Request) -> bool:
    """Whether browsers call it a secure context: over TLS, or on this machine."""
    if scheme_of(request) == "https":
        return True
    return request.host.startswith(("localhost", "127.", "[::1]"))


def refuse(request: web.Request, refusal: Refusal) -> web.Response:
    """The JSON answer to a refused request."""
    return respond(request, refused(refusal))


def is_foreign(service: Service, request: web.Request) -> bool:
    """Whether a page of somebody else sent the request."""
    origin = request.headers.get("Origin")
    if origin is None or origin in service.setup.origins:
        return False
    try:
        return urlsplit(origin).netloc != request.host
    except ValueError:  # no address at all
        return True


_HOST = re.compile(r"[A-Za-z0-9._\[\]:-]*")


def is_misdirected(service: Service, request: web.Request) -> bool:
    """Whether the server was asked by a name that is not its own.

    A foreign page can let its own name lead to this machine and would then be of our origin (DNS
    rebinding). It cannot do so with an address in numbers, which has no name. Proxies that ask
    whether this server is ready, and whoever measures by a token, may use any name.
    """
    hosts = service.setup.hosts
    if hosts is None or request.path in ("/healthz", "/readyz"):
        return False
    if request.path == "/metrics" and service.setup.metrics_token is not None:
        return False
    try:
        name = (urlsplit(f"//{request.host}").hostname or "").lower()
    except ValueError:
        return True
    return name not in hosts and not is_number(name)


def is_number(name: str) -> bool:
    """Whether a host is an address in numbers."""
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


@web.middleware
async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Check the rate and the origin, and turn every error into a plain answer."""
    service = request.app[SERVICE]
    request.app[CONNECTION_LIMITS].request_received(request.transport)
    try:
        address = client_address(request)
        if not address.requests.take():
            raise Refusal("slow_down", "too many requests", 429)
        if address.unread > service.limits.address_unread_bytes:
            raise Refusal("slow_down", "read first what was sent", 429)
        if not _HOST.fullmatch(request.host):  # it is repeated in a header
            raise Refusal("malformed", "no host is called that")
        if is_misdirected(service, request):
            raise Refusal("foreign_host", "not by this name: --origin allows more of them", 421)
        if "\0" in request.path:  # PostgreSQL cannot even look for it
            raise Refusal("unknown", "there is nothing here", 404)
        if request.path.startswith("/api/") or request.path == "/ws":
            if request.path not in ASKS:
                check_door(request)
            service.admission.check(person_of(HttpRequest(request)), address_text(request))
        changes = request.method not in ("GET", "HEAD") or request.path == "/ws"
        if changes and is_foreign(service, request):
            raise Refusal("foreign_origin", "this page may not do that", 403)
        response = await handler(request)
    except Refusal as refusal:
        service.metrics.refused.labels(refusal.code).inc()
        response = refuse(request, refusal)
    except StoreError as error:
        _log.error("store", extra={"fields": {"error": str(error), "path": request.path}})
        response = refuse(request, not_stored())
    except web.HTTPException as error:
        response = refuse(request, Refusal("unknown", error.reason, error.status))
    except ConnectionError:
        raise  # nobody is left to answer
    except UnicodeEncodeError:  # aiohttp quotes a header that is no text
        response = refuse(request, Refusal("malformed", "headers are text"))
    except Exception:
        if request.writer.output_size:
            raise  # an answer, or a WebSocket, was under way
        _log.exception("request failed", extra={"fields": {"method": request.method}})
        response = refuse(request, Refusal("unknown", "the server failed", 500))
    if not response.prepared:
        response.headers.update(_HEADERS)
        host = request.host if _HOST.fullmatch(request.host) else ""
        response.headers.setdefault("Content-Security-Policy", policy(host))
        if is_trusted(request):  # elsewhere browsers ignore it, and complain
            response.headers["Cross-Origin-Opener-Policy"] = "same-origin"
    return response
