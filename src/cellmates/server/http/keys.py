"""Typed keys of the objects that are stored in aiohttp's application for its handlers."""

from aiohttp import web

from cellmates.server.http.connection_limits import ConnectionLimits
from cellmates.server.http.malformed import RequestLog
from cellmates.server.service import Service

SERVICE: web.AppKey[Service] = web.AppKey("service", Service)
CONNECTION_LIMITS: web.AppKey[ConnectionLimits] = web.AppKey("connection_limits", ConnectionLimits)
REQUEST_LOG: web.AppKey[RequestLog] = web.AppKey("request_log", RequestLog)
