"""A request of the page to the house in its own browser."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from urllib.parse import parse_qsl, urlsplit

from cellmates.locale import languages
from cellmates.server.protocol.refusal import Refusal

HERE = "here"
"""The address that everything comes from."""

PAGE = "http://localhost"
"""Nobody else can open an address of this house."""


@dataclass(slots=True)
class LocalRequest:
    """A request as the worker hands it over."""

    path: str
    query: Mapping[str, str]
    cookie: str | None
    token: str | None
    language: str
    body: bytes
    named: Mapping[str, str] = field(default_factory=dict)
    address: str = HERE
    page: str = PAGE

    async def read(self, most: int) -> bytes:
        """The body; a Refusal if it is longer than `most` bytes."""
        if len(self.body) > most:
            raise Refusal("malformed", "too large", 413)
        return self.body


def request_to(
    address: str, body: str | None, cookie: str | None, token: str | None, language: str
) -> LocalRequest:
    """A request to an address with a path and perhaps a query."""
    parts = urlsplit(address)
    return LocalRequest(
        path=parts.path,
        query=dict(parse_qsl(parts.query)),
        cookie=cookie,
        token=token,
        language=language if language in languages() else "en",
        body=b"" if body is None else body.encode(),
    )
