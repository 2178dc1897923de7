"""Where a request comes from: the client's address, scheme and language, also behind a proxy."""

from aiohttp import web

from cellmates.locale import languages
from cellmates.server.http.keys import SERVICE
from cellmates.server.support.limits import Address, household


def address_text(request: web.Request) -> str:
    """The client's address; a proxy in front says so in a header."""
    if request.app[SERVICE].setup.behind_proxy:
        forwarded = _listed(request, "X-Forwarded-For")
        if forwarded:  # the last is what the proxy itself has seen
            return household(forwarded[-1][:64])
    return household(request.remote or "?")


def spoken_by(request: web.Request) -> str:
    """The language that the client likes best of those we have; English if we have none of them."""
    for wanted in request.headers.get("Accept-Language", "").split(","):
        code = wanted.strip()[:2].lower()
        if code in languages():
            return code
    return "en"


def client_address(request: web.Request) -> Address:
    """What the client's address has used up of its limits."""
    return request.app[SERVICE].addresses.of(address_text(request))


def scheme_of(request: web.Request) -> str:
    """How the page was asked for; a proxy in front says so in a header."""
    if request.app[SERVICE].setup.behind_proxy:
        forwarded = _listed(request, "X-Forwarded-Proto")
        if forwarded and forwarded[0].lower() in ("http", "https"):
            return forwarded[0].lower()  # the first is what the browser has used
    return request.scheme


def _listed(request: web.Request, header: str) -> list[str]:
    """The values of a header to which every proxy adds one, on the same line or on another."""
    values = ",".join(request.headers.getall(header, [])).split(",")
    return [value.strip() for value in values if value.strip()]
