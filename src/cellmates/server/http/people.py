"""People, who are known by a cookie and a name; there are no passwords."""

from aiohttp import web

from cellmates.server.http.client import scheme_of
from cellmates.server.http.keys import SERVICE
from cellmates.server.lobby.spelling import clean_name
from cellmates.server.lobby.tokens import hashed, new_token

COOKIE = "cellmates"
SECURE_COOKIE = "__Host-cellmates"
"""Over TLS: browsers let nobody but this very host set a cookie of such a name."""

_YEAR = 365 * 86400
_LENGTH = 43


def _name(request: web.Request) -> str:
    return SECURE_COOKIE if scheme_of(request) == "https" else COOKIE


def cookie_of(request: web.Request) -> str | None:
    """The person's cookie, if it can be one of ours."""
    value = request.cookies.get(_name(request))
    return value if value is not None and len(value) == _LENGTH else None


def person_of(request: web.Request) -> str | None:
    """The person as the store knows her."""
    cookie = cookie_of(request)
    return None if cookie is None else hashed(cookie)


def bearer_of(request: web.Request) -> str | None:
    """The hash of the token in the Authorization header."""
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    token = token.strip()
    return hashed(token) if scheme.lower() == "bearer" and 0 < len(token) <= 64 else None


async def introduce(request: web.Request, name: str | None) -> tuple[str, str, str | None]:
    """The person's cookie, how the store knows her, and her name: the new or the old one."""
    service = request.app[SERVICE]
    cookie = cookie_of(request) or new_token()
    person = hashed(cookie)
    if name is None:
        return cookie, person, await service.store.name_of(person)
    name = clean_name(name)
    await service.store.call(person, name, service.setup.time.now())
    return cookie, person, name


def remember(request: web.Request, response: web.Response, cookie: str) -> None:
    """Ask the browser to keep the cookie; scripts and other pages do not get it."""
    name = _name(request)
    secure = name == SECURE_COOKIE
    response.set_cookie(
        name, cookie, max_age=_YEAR, httponly=True, samesite="Lax", secure=secure, path="/"
    )
