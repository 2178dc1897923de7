"""The tutorials as the page plays them: games played by a script, open to everybody."""

import asyncio
import gzip
import hashlib
from functools import cache

from aiohttp import web

from cellmates.games import GAMES
from cellmates.server.protocol.messages import encode
from cellmates.server.protocol.refusal import Refusal
from cellmates.tutorials import names, read

routes = web.RouteTableDef()


@cache
def _played(name: str) -> tuple[bytes, bytes, str]:
    """A tutorial for the wire, the same compressed, and a tag that changes with it."""
    body = encode(read(name, GAMES).play())
    return body, gzip.compress(body, 9, mtime=0), hashlib.sha256(body).hexdigest()[:16]


@routes.get("/api/tutorials/{game}")
async def tutorial(request: web.Request) -> web.Response:
    """The tutorial of a game, played through."""
    name = request.match_info["game"]
    if name not in names():
        raise Refusal("unknown", "there is no such tutorial", 404)
    body, packed, tag = await asyncio.to_thread(_played, name)
    headers = {"Cache-Control": "no-cache", "ETag": f'"{tag}"', "Vary": "Accept-Encoding"}
    if any(known.value == tag for known in request.if_none_match or ()):
        return web.Response(status=304, headers=headers)
    if "gzip" in request.headers.get("Accept-Encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = packed
    return web.Response(body=body, content_type="application/json", headers=headers)
