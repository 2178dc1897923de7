"""The answers of `api` over HTTP: headers, the cookie, what the browser has already."""

import gzip
from collections.abc import Awaitable, Callable
from functools import lru_cache

from aiohttp import web

from cellmates.server.api.request import Handler, Response
from cellmates.server.http.keys import SERVICE
from cellmates.server.http.request import SECURE_COOKIE, HttpRequest, cookie_name
from cellmates.server.protocol.messages import encode

_YEAR = 365 * 86400


def handled_by(handler: Handler) -> Callable[[web.Request], Awaitable[web.Response]]:
    """A handler of `api` as one of aiohttp's."""

    async def handled(request: web.Request) -> web.Response:
        return respond(request, await handler(request.app[SERVICE], HttpRequest(request)))

    return handled


def respond(request: web.Request, answer: Response) -> web.Response:
    """An answer over HTTP."""
    headers = answer.headers
    if answer.tag is not None:
        return _tagged(request, answer, answer.tag)
    response = web.Response(
        body=answer.body,
        status=answer.status,
        content_type=answer.content_type,
        charset="utf-8" if answer.content_type.startswith("text/") else None,
        headers=headers,
    )
    if answer.cookie is not None:
        _remember(request, response, answer.cookie)
    return response


def json_response(value: object, status: int = 200) -> web.Response:
    """A JSON answer that no browser or proxy caches."""
    return web.Response(
        body=encode(value),
        status=status,
        content_type="application/json",
        headers={"Cache-Control": "no-store"},
    )


def _tagged(request: web.Request, answer: Response, tag: str) -> web.Response:
    """An answer that the browser may have already, else compressed if it can read that."""
    headers = {**answer.headers, "ETag": f'"{tag}"', "Vary": "Accept-Encoding"}
    if any(known.value == tag for known in request.if_none_match or ()):
        return web.Response(status=304, headers=headers)
    body = answer.body
    if "gzip" in request.headers.get("Accept-Encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = _packed(body)
    return web.Response(body=body, content_type=answer.content_type, headers=headers)


@lru_cache(8)
def _packed(body: bytes) -> bytes:
    return gzip.compress(body, 9, mtime=0)


def _remember(request: web.Request, response: web.Response, cookie: str) -> None:
    """Ask the browser to keep the cookie; scripts and other pages do not get it."""
    name = cookie_name(request)
    secure = name == SECURE_COOKIE
    response.set_cookie(
        name, cookie, max_age=_YEAR, httponly=True, samesite="Lax", secure=secure, path="/"
    )
