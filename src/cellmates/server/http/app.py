"""The aiohttp application."""

from collections.abc import AsyncIterator

from aiohttp import web, web_response

from cellmates.server.api import days, games, people, tables
from cellmates.server.http import here
from cellmates.server.http.answers import handled_by
from cellmates.server.http.connection_limits import BEHIND_PROXY, KEEP_ALIVE, ConnectionLimits
from cellmates.server.http.documentation import ADDRESS, documentation, to_documentation
from cellmates.server.http.door import routes as door
from cellmates.server.http.keys import CONNECTION_LIMITS, REQUEST_LOG, SERVICE
from cellmates.server.http.malformed import RequestLog
from cellmates.server.http.middleware import guard
from cellmates.server.http.operation import routes as operation
from cellmates.server.http.page import page
from cellmates.server.http.websocket import websocket
from cellmates.server.service import Service

# aiohttp tells its version, and Python's, in every answer; also in those that no middleware sees.
web_response.SERVER_SOFTWARE = "cellmates"  # type: ignore[attr-defined]


def make_app(service: Service) -> web.Application:
    """An application around a service, which starts and stops with it."""
    app = web.Application(middlewares=[guard], client_max_size=service.limits.material_bytes)
    app[SERVICE] = service
    app[CONNECTION_LIMITS] = ConnectionLimits(
        service.limits, service.addresses, service.setup.behind_proxy
    )
    app[REQUEST_LOG] = RequestLog(service.addresses, service.metrics.malformed.inc)
    for route in (*games.routes, *people.routes, *tables.routes, *days.routes):
        if route.method == "GET":  # HEAD, too
            app.router.add_get(route.path, handled_by(route.handler))
        else:
            app.router.add_route(route.method, route.path, handled_by(route.handler))
    app.add_routes(operation)
    app.add_routes(door)
    app.router.add_get("/ws", websocket)
    app.router.add_get(ADDRESS.rstrip("/"), to_documentation)
    app.router.add_get(f"{ADDRESS}{{path:.*}}", documentation)
    app.router.add_get(here.ADDRESS.rstrip("/"), here.to_here)
    app.router.add_get(f"{here.ADDRESS}{{path:.*}}", here.here)
    app.router.add_get("/{path:.*}", page)
    app.cleanup_ctx.append(_lifetime)
    app.on_shutdown.append(_stop)
    return app


async def set_up(service: Service, shutdown_timeout: float = 5) -> web.AppRunner:
    """A server around a service that is ready to listen."""
    app = make_app(service)
    runner = web.AppRunner(
        app,
        access_log=None,
        logger=app[REQUEST_LOG],
        handle_signals=False,
        shutdown_timeout=shutdown_timeout,
        keepalive_timeout=BEHIND_PROXY if service.setup.behind_proxy else KEEP_ALIVE,
    )
    await runner.setup()
    assert runner.server is not None
    app[CONNECTION_LIMITS].attach(runner.server)
    return runner


async def _lifetime(app: web.Application) -> AsyncIterator[None]:
    await app[SERVICE].start()
    yield


async def _stop(app: web.Application) -> None:
    """Close connections and stop the service. A shutdown handler, because aiohttp waits for open
    WebSockets after these handlers, and they end only when their tables say goodbye."""
    app[CONNECTION_LIMITS].close()
    app[REQUEST_LOG].close()
    await app[SERVICE].stop()
