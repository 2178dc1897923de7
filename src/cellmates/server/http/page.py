"""The files of the page; if it was not built, a small page says so."""

from pathlib import Path

from aiohttp import web

from cellmates.server.protocol.refusal import Refusal

STATIC = Path(__file__).parent.parent / "static"

_NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Cellmates</title></head>
<body><h1>Cellmates</h1><p>The server runs, but the page was not built.
The protocol is at <a href="/api/schema">/api/schema</a>.</p></body></html>
"""


async def page(request: web.Request) -> web.StreamResponse:
    """A file of the page; paths that name no file are the page's own business."""
    path = request.match_info["path"]
    if path.startswith("api/"):
        raise Refusal("unknown", "there is nothing here", 404)
    root = STATIC.resolve()
    try:
        wanted = (root / path).resolve()
        found = wanted.is_file()
    except (OSError, ValueError):  # longer than a name can be, or with a zero in it
        wanted, found = root, False
    if not wanted.is_relative_to(root):
        raise Refusal("unknown", "there is nothing here", 404)
    if found:
        response = web.FileResponse(wanted)
        hashed = path.startswith("assets/")  # the name changes with the content
        forever = "public, max-age=31536000, immutable"
        response.headers["Cache-Control"] = forever if hashed else "no-cache"
        return response
    if "." in path.rpartition("/")[2]:
        raise Refusal("unknown", "there is nothing here", 404)
    index = root / "index.html"
    if index.is_file():
        return web.FileResponse(index, headers={"Cache-Control": "no-cache"})
    return web.Response(text=_NOT_BUILT, content_type="text/html")
