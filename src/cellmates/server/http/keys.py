"""Where handlers find what lives as long as the server, in aiohttp's application."""

from aiohttp import web

from cellmates.server.http.connection_limits import ConnectionLimits
from cellmates.server.service import Service

SERVICE: web.AppKey[Service] = web.AppKey("service", Service)
CONNECTION_LIMITS: web.AppKey[ConnectionLimits] = web.AppKey("connection_limits", ConnectionLimits)
