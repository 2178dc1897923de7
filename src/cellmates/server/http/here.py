"""The page that plays without a server (`--site`): for whoever has lost the line to this house, and
for those who play alone where the operator wants it (`--solo-in-browser`)."""

from aiohttp import web

from cellmates.server.http.keys import SERVICE
from cellmates.server.protocol.refusal import Refusal

ADDRESS = "/here/"

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data: blob:; font-src 'self'; media-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
"""As for every page of a house, and the engine, which is WebAssembly."""


async def here(request: web.Request) -> web.StreamResponse:
    """A file of it."""
    folder = request.app[SERVICE].setup.site
    if folder is None:
        raise Refusal("unknown", "there is nothing here", 404)
    root = folder.resolve()
    try:
        wanted = (root / (request.match_info["path"] or "index.html")).resolve()
        found = wanted.is_relative_to(root) and wanted.is_file()
    except (OSError, ValueError):  # longer than a name can be, or with a zero in it
        found = False
    if not found:
        raise Refusal("unknown", "there is nothing here", 404)
    hashed = wanted.parent == root / "assets"  # the name changes with the content
    headers = {
        "Cache-Control": "public, max-age=31536000, immutable" if hashed else "no-cache",
        "Content-Security-Policy": POLICY,  # a worker obeys the one of its own file
    }
    return web.FileResponse(wanted, headers=headers)


async def to_here(request: web.Request) -> web.Response:
    """Links within it start from its folder."""
    return web.Response(status=301, headers={"Location": ADDRESS})
