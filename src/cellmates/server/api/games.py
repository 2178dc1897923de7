"""Games: what can be agreed on, files of the box, material of one's own, tutorials."""

import hashlib
from functools import cache

import msgspec

from cellmates.games import GAMES
from cellmates.server.api.request import Request, Response, answer, body_of, client
from cellmates.server.api.routes import Routes
from cellmates.server.house import House
from cellmates.server.lobby import configuring
from cellmates.server.protocol.http_bodies import ConfigToCheck, GameList, Material, Named
from cellmates.server.protocol.messages import encode
from cellmates.server.protocol.refusal import Refusal
from cellmates.server.support.beside import beside
from cellmates.tutorials import names, read

routes = Routes()


@routes.on("GET", "/api/games")
async def games(house: House, request: Request) -> Response:
    """The games there are."""
    limit = house.lobby.bot_limit
    return answer(GameList([configuring.game_info(name, limit) for name in GAMES]))


def _game_name(request: Request) -> str:
    name = request.named["game"]
    if name not in tuple(GAMES):
        raise Refusal("unknown", "there is no such game", 404)
    return name


@routes.on("GET", "/api/games/{game}")
async def game(house: House, request: Request) -> Response:
    """One game with all that can be chosen."""
    name = _game_name(request)
    offered, limit = house.materials.names(name), house.lobby.bot_limit
    told = answer(configuring.game_details(name, offered, limit))
    told.headers["Cache-Control"] = "public, max-age=60"
    return told


@routes.on("POST", "/api/games/{game}/check")
async def check(house: House, request: Request) -> Response:
    """What a configuration comes to, or what is wrong with it."""
    name = _game_name(request)
    to_check = await body_of(house, request, ConfigToCheck)
    keys = await house.materials.filled(name, to_check.config)
    return answer(configuring.agreed(name, keys))


@routes.on("GET", "/api/games/{game}/files/{file}")
async def file(house: House, request: Request) -> Response:
    """A file of the box, to begin from."""
    name = request.named["file"]
    text = GAMES[_game_name(request)].files().get(name)
    if text is None:
        raise Refusal("unknown", "there is no such file", 404)
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text.encode(), content_type="text/plain", headers=headers)


@routes.on("POST", "/api/games/{game}/material")
async def material(house: House, request: Request) -> Response:
    """Bring something of one's own to play with."""
    name = _game_name(request)
    if not client(house, request).material.take():
        raise Refusal("too_many", "too much brought from this address", 429)
    given = await body_of(house, request, Material, house.limits.material_bytes)
    now = house.time.now()
    say = house.texts(request.language)
    brought = await house.materials.bring(name, msgspec.structs.asdict(given), now, say)
    return answer(Named(brought.name, brought.digest), 201)


@cache
def _played(name: str) -> tuple[bytes, str]:
    """A tutorial for the wire, and a tag that changes with it."""
    body = encode(read(name, GAMES).play())
    return body, hashlib.sha256(body).hexdigest()[:16]


@routes.on("GET", "/api/tutorials/{game}")
async def tutorial(house: House, request: Request) -> Response:
    """The tutorial of a game, played through by a script; open to everybody."""
    name = request.named["game"]
    if name not in names():
        raise Refusal("unknown", "there is no such tutorial", 404)
    body, tag = await beside(_played, name)
    return Response(body, headers={"Cache-Control": "no-cache"}, tag=tag)
