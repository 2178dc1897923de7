"""The documentation, where `make docs` has built it; elsewhere a small page says so."""

import base64
import hashlib
import re
from functools import lru_cache
from pathlib import Path

from aiohttp import web

from cellmates.server.protocol.refusal import Refusal

DOCUMENTATION = Path(__file__).parent.parent / "documentation"
ADDRESS = "/documentation/"

_NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Cellmates</title></head>
<body><h1>Cellmates</h1><p>The documentation was not built into this server (make docs does).
It is in the folder docs of the source.</p></body></html>
"""

_INLINE = re.compile(r"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", re.DOTALL)


@lru_cache(maxsize=256)
def policy(file: Path, changed: float) -> str:
    """The Content-Security-Policy of a page, which knows its own inline scripts by their hashes."""
    hashes = [
        base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
        for script in _INLINE.findall(file.read_text("utf-8"))
    ]
    scripts = " ".join(["'self'", *[f"'sha256-{each}'" for each in hashes]])
    return (
        f"default-src 'none'; script-src {scripts}; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


async def documentation(request: web.Request) -> web.StreamResponse:
    """A file of the documentation."""
    root = DOCUMENTATION.resolve()
    if not (root / "index.html").is_file():
        return web.Response(text=_NOT_BUILT, content_type="text/html")
    try:
        wanted = (root / (request.match_info["path"] or "index.html")).resolve()
        found = wanted.is_relative_to(root) and wanted.is_file()
    except (OSError, ValueError):  # longer than a name can be, or with a zero in it
        found = False
    if not found:
        raise Refusal("unknown", "there is nothing here", 404)
    response = web.FileResponse(wanted, headers={"Cache-Control": "no-cache"})
    if wanted.suffix == ".html":
        response.headers["Content-Security-Policy"] = policy(wanted, wanted.stat().st_mtime)
    return response


async def to_documentation(request: web.Request) -> web.Response:
    """Links within it start from its folder."""
    return web.Response(status=301, headers={"Location": ADDRESS})
