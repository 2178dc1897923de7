"""An aiohttp request as the handlers of `api` see it."""

import asyncio
from collections.abc import Mapping

from aiohttp import web

from cellmates.server.http.client import address_text, scheme_of, spoken_by
from cellmates.server.http.keys import SERVICE
from cellmates.server.http.links import address_of
from cellmates.server.protocol.refusal import Refusal

COOKIE = "cellmates"
SECURE_COOKIE = "__Host-cellmates"
"""Over TLS: browsers let nobody but this very host set a cookie of such a name."""

_LENGTH = 43
_LONGEST_TOKEN = 64


def cookie_name(request: web.Request) -> str:
    """What a person's cookie is called here."""
    return SECURE_COOKIE if scheme_of(request) == "https" else COOKIE


class HttpRequest:
    """A request that came over HTTP."""

    __slots__ = ("_request",)

    def __init__(self, request: web.Request) -> None:
        self._request = request

    @property
    def named(self) -> Mapping[str, str]:
        """The parts of the path that its pattern names."""
        return self._request.match_info

    @property
    def query(self) -> Mapping[str, str]:
        """What stands behind the question mark of the address."""
        return self._request.query

    @property
    def address(self) -> str:
        """Where it comes from; limits count by it."""
        return address_text(self._request)

    @property
    def cookie(self) -> str | None:
        """The person's cookie, if it can be one of ours."""
        value = self._request.cookies.get(cookie_name(self._request))
        return value if value is not None and len(value) == _LENGTH else None

    @property
    def token(self) -> str | None:
        """The token in the Authorization header."""
        scheme, _, token = self._request.headers.get("Authorization", "").partition(" ")
        token = token.strip()
        return token if scheme.lower() == "bearer" and 0 < len(token) <= _LONGEST_TOKEN else None

    @property
    def language(self) -> str:
        """The language that the client likes best of those we have."""
        return spoken_by(self._request)

    @property
    def page(self) -> str:
        """The address at which the page is found by others."""
        return address_of(self._request)

    async def read(self, most: int) -> bytes:
        """The body; a Refusal if it is longer than `most` bytes or does not come."""
        request = self._request
        try:
            async with asyncio.timeout(request.app[SERVICE].limits.request_seconds):
                if (request.content_length or 0) > most or len(body := await request.read()) > most:
                    raise Refusal("malformed", "too large", 413)
            return body
        except TimeoutError:
            raise Refusal("malformed", "too slow", 408) from None
        except web.HTTPRequestEntityTooLarge:
            raise Refusal("malformed", "too large", 413) from None
