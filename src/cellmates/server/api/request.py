"""A request and its response as handlers see them: no socket, no framework."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Protocol, TypeVar

import msgspec

from cellmates.server.house import House
from cellmates.server.lobby.tokens import hashed
from cellmates.server.protocol.messages import encode
from cellmates.server.protocol.refusal import Refusal
from cellmates.server.support.beside import beside
from cellmates.server.support.limits import Address

A = TypeVar("A")
T = TypeVar("T")


class Request(Protocol):
    """What somebody asks; whoever carries requests has a class for it."""

    @property
    def named(self) -> Mapping[str, str]:
        """The parts of the path that its pattern names."""

    @property
    def query(self) -> Mapping[str, str]:
        """What stands behind the question mark of the address."""

    @property
    def address(self) -> str:
        """Where it comes from; limits count by it."""

    @property
    def cookie(self) -> str | None:
        """The person's cookie, if it can be one of ours."""

    @property
    def token(self) -> str | None:
        """The secret of a seat that came with it."""

    @property
    def language(self) -> str:
        """The language that the person likes best of those we have."""

    @property
    def page(self) -> str:
        """The address at which the page is found by others."""

    async def read(self, most: int) -> bytes:
        """The body; a Refusal if it is longer than `most` bytes or does not come."""


@dataclass(slots=True)
class Response:
    """What is answered."""

    body: bytes
    status: int = 200
    content_type: str = "application/json"
    headers: dict[str, str] = field(default_factory=lambda: {"Cache-Control": "no-store"})
    cookie: str | None = None  # to be kept by the browser: who this person is
    tag: str | None = None  # changes with the body; whoever has this body need not be sent it


Handler = Callable[[House, Request], Awaitable[Response]]


def answer(value: object, status: int = 200) -> Response:
    """A JSON answer that no browser or proxy caches."""
    return Response(encode(value), status)


def refused(refusal: Refusal) -> Response:
    """The JSON answer to a refused request."""
    told = answer({"code": refusal.code, "text": refusal.text}, refusal.status)
    if refusal.code == "busy":
        told.headers["Retry-After"] = "10"
    return told


def not_stored() -> Refusal:
    """What is told of a request that the store did not take."""
    return Refusal("not_stored", "the store did not answer; try again", 503)


async def body_of(house: House, request: Request, kind: type[T], most: int | None = None) -> T:
    """What the body says; a Refusal if it is no such thing."""
    body = await request.read(house.limits.body_bytes if most is None else most)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("malformed", str(error)) from None


def client(house: House, request: Request) -> Address:
    """What the client's address has used up of its limits."""
    return house.addresses.of(request.address)


def person_of(request: Request) -> str | None:
    """The person as the store knows her."""
    return None if request.cookie is None else hashed(request.cookie)


def bearer_of(request: Request) -> str | None:
    """The token as the store knows it."""
    return None if request.token is None else hashed(request.token)


async def in_background(house: House, request: Request, work: Callable[[A], T], about: A) -> T:
    """Run long work while tables go on, in turn by client address."""
    return await house.background.run(request.address, partial(beside, work, about))
