"""For whoever runs the server: health, figures, the schema of the protocol."""

import hmac

from aiohttp import web

from cellmates.server.http.answers import json_response
from cellmates.server.http.client import address_text
from cellmates.server.http.keys import SERVICE
from cellmates.server.http.request import HttpRequest
from cellmates.server.protocol import schema
from cellmates.server.protocol.refusal import Refusal

routes = web.RouteTableDef()


def _may_measure(request: web.Request) -> bool:
    setup = request.app[SERVICE].setup
    if setup.metrics_token is not None:
        given = HttpRequest(request).token or ""
        return hmac.compare_digest(given.encode(), setup.metrics_token.encode())
    return not setup.behind_proxy and address_text(request) in ("127.0.0.1", "::1/128", "::1/64")


@routes.get("/api/schema")
async def the_schema(request: web.Request) -> web.Response:
    """The JSON Schema of all messages."""
    return json_response(schema.schema())


@routes.get("/healthz")
async def alive(request: web.Request) -> web.Response:
    """Whether the process lives; it asks nobody else, and so it never waits."""
    return json_response({"status": "ok"})


@routes.get("/readyz")
async def ready(request: web.Request) -> web.Response:
    """Whether people may be sent here."""
    service = request.app[SERVICE]
    found = await service.readiness.now()
    fine = found.ready and not service.closing
    parts = {"store": found.store, "peers": found.peers, "disk": found.disk}
    told = {part: "ok" if works else "failed" for part, works in parts.items()}
    return json_response({"status": "ok" if fine else "not_ready", **told}, 200 if fine else 503)


@routes.get("/metrics")
async def metrics(request: web.Request) -> web.Response:
    """Figures for Prometheus, by a token; without one only for this machine itself."""
    if not _may_measure(request):
        raise Refusal("unknown", "there is nothing here", 404)
    return web.Response(body=request.app[SERVICE].metrics.text(), content_type="text/plain")
