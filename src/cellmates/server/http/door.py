"""The door of a house that asks for a password or an invitation."""

import hashlib
import hmac

import msgspec
from aiohttp import web
from msgspec import Struct

from cellmates.server.http.answers import json_response
from cellmates.server.http.client import client_address, scheme_of
from cellmates.server.http.keys import SERVICE
from cellmates.server.http.request import HttpRequest
from cellmates.server.lobby.tokens import hashed
from cellmates.server.protocol.refusal import Refusal
from cellmates.server.service import Service
from cellmates.server.store.house import use_invitation

routes = web.RouteTableDef()

_COOKIE = "cellmates-door"
_YEAR = 365 * 86400
_PASSWORD, _INVITATION = "password", "invitation"
ASKS = ("/api/door", "/api/enter")
"""What may be asked before the door."""


class Enter(Struct, forbid_unknown_fields=True):
    """What opens the door."""

    password: str | None = None
    invitation: str | None = None


def needed(service: Service) -> str | None:
    """What the house asks for: `password`, `invitation`, or nothing."""
    if service.setup.password is not None:
        return _PASSWORD
    return _INVITATION if service.setup.invited_only else None


def check_door(request: web.Request) -> None:
    """Raise a Refusal if the door is closed for whoever asks."""
    service = request.app[SERVICE]
    what = needed(service)
    if what is None:
        return
    kind, _, rest = request.cookies.get(_cookie_name(request), "").partition(".")
    about, _, mac = rest.partition(".")
    expected = _mac(service, kind, about)
    if kind == what and hmac.compare_digest(mac.encode(), expected.encode()):
        known = service.admission.rules.invitations
        if kind == _PASSWORD or about in known:
            return
    raise Refusal(f"{what}_needed", f"this house asks: {what}", 401)


@routes.get("/api/door")
async def door(request: web.Request) -> web.Response:
    """What the house asks of whoever comes: nothing, or nothing any more, is null. And whether
    they may play in their own browser while the house is `away`, or `solo` at any time."""
    service = request.app[SERVICE]
    here = (
        None if service.setup.site is None else "solo" if service.setup.solo_in_browser else "away"
    )
    try:
        check_door(request)
    except Refusal:
        return json_response({"needs": needed(service), "here": here})
    return json_response({"needs": None, "here": here})


@routes.post("/api/enter")
async def enter(request: web.Request) -> web.Response:
    """Open the door."""
    service = request.app[SERVICE]
    if not client_address(request).doors.take():
        raise Refusal("slow_down", "too many tries", 429)
    try:
        body = await HttpRequest(request).read(service.limits.body_bytes)
        wish = msgspec.json.decode(body, type=Enter)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refusal("malformed", str(error)) from None
    what, about = needed(service), ""
    if what == _PASSWORD:
        given, right = (wish.password or "").encode(), (service.setup.password or "").encode()
        if not hmac.compare_digest(hashlib.sha256(given).digest(), hashlib.sha256(right).digest()):
            raise Refusal("wrong_password", "this is not the password", 403)
    elif what == _INVITATION:
        about = hashed(wish.invitation or "")
        if not await use_invitation(service.database, about, service.time.now()):
            raise Refusal("wrong_invitation", "this invitation opens nothing", 403)
        await service.admission.reread()  # it may be younger than the latest heartbeat
    response = json_response({})
    if what is not None:
        value = f"{what}.{about}.{_mac(service, what, about)}"
        secure = scheme_of(request) == "https"
        response.set_cookie(
            _cookie_name(request), value, max_age=_YEAR, httponly=True, samesite="Lax",
            secure=secure, path="/",
        )  # fmt: skip
    return response


def _cookie_name(request: web.Request) -> str:
    return f"__Host-{_COOKIE}" if scheme_of(request) == "https" else _COOKIE


def _mac(service: Service, kind: str, about: str) -> str:
    """What only this house can write; another password makes all that were written void."""
    key = service.admission.key(service.setup.password or "")
    return hmac.new(key, f"{kind}.{about}".encode(), hashlib.sha256).hexdigest()
