"""The HTTP API: games, people, tables, records, health."""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec
from aiohttp import web
from msgspec import UNSET, Raw

from cellmates.games import GAMES
from cellmates.locale import Texts
from cellmates.server.http.client import address_text, client_address, in_background, spoken_by
from cellmates.server.http.keys import SERVICE
from cellmates.server.http.links import address_of, found_elsewhere, qr
from cellmates.server.http.middleware import answer
from cellmates.server.http.people import bearer_of, introduce, person_of, remember
from cellmates.server.lobby import configuring
from cellmates.server.lobby.access import holder
from cellmates.server.lobby.wire import brief_of, info_of
from cellmates.server.protocol import schema
from cellmates.server.protocol.http_bodies import (
    CardFaces,
    ConfigToCheck,
    GameList,
    Invitation,
    Made,
    Material,
    Named,
    Person,
    Sat,
    SeatLink,
    TableList,
)
from cellmates.server.protocol.messages import Brief, Info, Me, NewTable, Progress, Sit, encode
from cellmates.server.protocol.refusal import Refusal
from cellmates.server.service import Service
from cellmates.server.store.rows import Entry, TableRow
from cellmates.server.tables.ending import ending_of
from cellmates.server.tables.proof import record_text, verdict_on
from cellmates.server.tables.replay import Eyes, frames

routes = web.RouteTableDef()

FETCHED = 8
"""Tables that are loaded at once to see whether somebody is waited for there."""

DESERTED = 600.0
"""Seconds for which a new table is listed although nobody is connected to it."""

T = TypeVar("T")


async def _body(request: web.Request, kind: type[T], most: int | None = None) -> T:
    most = request.app[SERVICE].limits.body_bytes if most is None else most
    try:
        async with asyncio.timeout(request.app[SERVICE].limits.request_seconds):
            if (request.content_length or 0) > most or len(body := await request.read()) > most:
                raise Refusal("malformed", "too large", 413)
        return msgspec.json.decode(body, type=kind)
    except TimeoutError:
        raise Refusal("malformed", "too slow", 408) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("malformed", str(error)) from None
    except web.HTTPRequestEntityTooLarge:
        raise Refusal("malformed", "too large", 413) from None


async def _row(request: web.Request) -> TableRow:
    row = await request.app[SERVICE].store.table(request.match_info["table"])
    if row is None:
        raise Refusal("no_such_table", "there is no such table", 404)
    return row


def _info(service: Service, row: TableRow) -> Info:
    live = service.tables.peek(row.id)
    return info_of(row, set() if live is None else live.game_log.relieved, live)


def _brief(service: Service, row: TableRow) -> Brief:
    live = service.tables.peek(row.id)
    return brief_of(row, set() if live is None else live.game_log.relieved, live)


# Games.


@routes.get("/api/games")
async def games(request: web.Request) -> web.Response:
    """The games there are."""
    limit = request.app[SERVICE].lobby.bot_limit
    return answer(GameList([configuring.game_info(name, limit) for name in GAMES]))


def _game_name(request: web.Request) -> str:
    name = request.match_info["game"]
    if name not in tuple(GAMES):
        raise Refusal("unknown", "there is no such game", 404)
    return name


@routes.get("/api/games/{game}")
async def game(request: web.Request) -> web.Response:
    """One game with all that can be chosen."""
    name = _game_name(request)
    service = request.app[SERVICE]
    offered, limit = service.materials.names(name), service.lobby.bot_limit
    response = answer(configuring.game_details(name, offered, limit))
    response.headers["Cache-Control"] = "public, max-age=60"
    return response


@routes.post("/api/games/{game}/check")
async def check(request: web.Request) -> web.Response:
    """What a configuration comes to, or what is wrong with it."""
    name = _game_name(request)
    to_check = await _body(request, ConfigToCheck)
    keys = await request.app[SERVICE].materials.filled(name, to_check.config)
    return answer(configuring.agreed(name, keys))


@routes.get("/api/games/{game}/files/{file}")
async def file(request: web.Request) -> web.Response:
    """A file of the box, to begin from."""
    text = GAMES[_game_name(request)].files().get(request.match_info["file"])
    if text is None:
        raise Refusal("unknown", "there is no such file", 404)
    name = request.match_info["file"]
    return web.Response(
        text=text,
        content_type="text/plain",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@routes.post("/api/games/{game}/material")
async def material(request: web.Request) -> web.Response:
    """Bring something of one's own to play with."""
    service = request.app[SERVICE]
    name = _game_name(request)
    if not client_address(request).material.take():
        raise Refusal("too_many", "too much brought from this address", 429)
    given = await _body(request, Material, service.limits.material_bytes)
    now = service.setup.time.now()
    texts = Texts(spoken_by(request))
    brought = await service.materials.bring(name, msgspec.structs.asdict(given), now, texts)
    return answer(Named(brought.name, brought.digest), 201)


# People.


@routes.get("/api/me")
async def me(request: web.Request) -> web.Response:
    """Who the cookie belongs to, and where she plays."""
    service = request.app[SERVICE]
    person = person_of(request)
    if person is None:
        return answer(Person(None, []))
    briefs = []
    fetched = 0
    for row in await service.store.tables_of(person):
        brief = _brief(service, row)
        brief.seat = next((each.seat for each in row.seats if each.person == person), None)
        live = service.tables.peek(row.id)
        load = row.state == "playing" and fetched < FETCHED and not service.pressure.busy
        if live is None and load:
            fetched += 1
            with contextlib.suppress(Refusal):  # it was played by older rules
                live = await service.tables.get(row.id)
        running = None if live is None else live.game_log.running
        if running is not None and brief.seat is not None:
            brief.waiting = brief.seat in running.decisions
            progress = GAMES[row.game].progress(running.table)
            brief.progress = UNSET if progress is None else Progress(*progress)
        briefs.append(brief)
    return answer(Person(await service.store.name_of(person), briefs))


@routes.put("/api/me")
async def rename(request: web.Request) -> web.Response:
    """Take a name."""
    wish = await _body(request, Me)
    cookie, _, name = await introduce(request, wish.name)
    response = answer(Person(name, []))
    remember(request, response, cookie)
    return response


# Tables.


@routes.get("/api/tables")
async def tables(request: web.Request) -> web.Response:
    """The listed tables that anybody may join or watch."""
    service = request.app[SERVICE]
    new = service.setup.time.now() - DESERTED
    visited = await service.tables.visited()
    rows = [
        row
        for row in await service.store.open_tables()
        if row.inviting and (row.state != "open" or row.created > new or row.id in visited)
    ]
    return answer(TableList([_brief(service, row) for row in rows]))


@routes.post("/api/tables")
async def create(request: web.Request) -> web.Response:
    """A new table."""
    service = request.app[SERVICE]
    service.let_in()
    if not client_address(request).tables.take():
        raise Refusal("too_many", "too many new tables from this address", 429)
    wish = await _body(request, NewTable)
    cookie, person, name = await introduce(request, wish.name)
    now = service.setup.time.now()
    host, (row, seat, token) = await service.lobby.create(
        wish, name, person, now, address_text(request)
    )
    response = answer(Made(_info(service, row), host, seat, token), 201)
    remember(request, response, cookie)
    return response


@routes.get("/api/tables/{table}")
async def table(request: web.Request) -> web.Response:
    """A table as everybody may know it."""
    return answer(_info(request.app[SERVICE], await _row(request)))


@routes.delete("/api/tables/{table}")
async def withdraw(request: web.Request) -> web.Response:
    """Leave a table before or after its game; the host of an open one takes it away."""
    service = request.app[SERVICE]
    id = request.match_info["table"]
    await service.lobby.withdraw(id, bearer_of(request), person_of(request))
    service.tables.stored_elsewhere(id)
    return answer({})


@routes.post("/api/tables/{table}/sit")
async def sit(request: web.Request) -> web.Response:
    """Take a seat."""
    service = request.app[SERVICE]
    service.let_in()
    wish = await _body(request, Sit)
    cookie, person, name = await introduce(request, wish.name)
    id = request.match_info["table"]
    now = service.setup.time.now()
    row, seat, token = await service.lobby.sit(
        id, wish.seat, name, person, now, address_text(request)
    )
    service.tables.stored_elsewhere(id)
    response = answer(Sat(_info(service, row), seat, token))
    remember(request, response, cookie)
    return response


@routes.post("/api/tables/{table}/link")
async def link(request: web.Request) -> web.Response:
    """One more token for one's own seat, for another device."""
    service = request.app[SERVICE]
    here = address_of(request)
    id = request.match_info["table"]
    now = service.setup.time.now()
    seat, token = await service.lobby.link(id, bearer_of(request), person_of(request), now)
    service.tables.stored_elsewhere(id)
    address = f"{here}/t/{id}#{token}"
    drawn = await in_background(request, qr, address) if found_elsewhere(address) else None
    return answer(SeatLink(seat, token, address, drawn))


@routes.get("/api/tables/{table}/invitation")
async def invitation(request: web.Request) -> web.Response:
    """The link for friends."""
    row = await _row(request)
    address = f"{address_of(request)}/t/{row.id}"
    drawn = await in_background(request, qr, address) if found_elsewhere(address) else None
    return answer(Invitation(address, drawn))


@routes.get("/api/tables/{table}/faces")
async def faces(request: web.Request) -> web.Response:
    """What stands on the cards that are played with, for everybody who may know the table."""
    row = await _row(request)
    game = GAMES[row.game]
    if not game.brings:
        raise Refusal("unknown", "this game has no faces to show", 404)
    named = row.config.get(game.brings)
    digest = named["digest"] if isinstance(named, dict) else None

    def shown(agreed: dict[str, Any]) -> bytes:
        return encode(CardFaces(digest, **game.faces(game.config(agreed))))

    service = request.app[SERVICE]
    told = service.answers.get((row.game, "faces", digest))
    if told is None:
        try:
            told = await in_background(request, shown, row.agreed)
        except ValueError:  # what is in the box has changed
            raise Refusal("other_rules", "these cards are no longer known", 409) from None
        service.answers.keep((row.game, "faces", digest), told)
    response = answer(Raw(told))
    if digest is not None and request.query.get("digest") == digest:  # what has it never changes
        response.headers["Cache-Control"] = "private, max-age=31536000, immutable"
    return response


@routes.get("/api/tables/{table}/replay")
async def replay(request: web.Request) -> web.Response:
    """A game frame by frame, as a seat or a spectator saw it."""
    service = request.app[SERVICE]
    row = await _row(request)
    eyes = Eyes.parse(request.query.get("eyes", "spectator"), len(row.seats))
    if row.state == "open":
        raise Refusal("wrong_state", "the game has not started", 409)
    if row.state != "over":
        if eyes.secret:
            raise Refusal("not_over", "secrets are open after the end", 409)
        if eyes.seat is None and not row.settings.spectators:
            raise Refusal("no_spectators", "nobody may watch this table", 403)
        if eyes.seat is not None:
            tokens = await service.store.tokens(row.id)
            seat, _ = holder(row, tokens, bearer_of(request), person_of(request))
            if seat != eyes.seat:
                raise Refusal("not_seated", "these are not your eyes", 403)
    try:
        first = int(request.query.get("from", "0"))
        last = int(request.query["to"]) if "to" in request.query else None
    except ValueError:
        raise Refusal("malformed", "from and to are numbers") from None
    views = request.query.get("views", "1") != "0"

    def seen(entries: Sequence[Entry]) -> bytes:
        return frames(row, entries, eyes, first, last, views)

    return answer(Raw(await _again(request, row, ("replay", eyes, first, last, views), seen)))


@routes.get("/api/tables/{table}/ending")
async def ending(request: web.Request) -> web.Response:
    """What a finished game came to, as far as the game has words for it."""
    row = await _finished(request)
    told = await _again(request, row, ("ending",), lambda each: encode(ending_of(row, each)))
    return answer(Raw(told))


@routes.get("/api/tables/{table}/record")
async def record(request: web.Request) -> web.Response:
    """The record with its seed, once the game is over."""
    row = await _finished(request)
    text = await _again(request, row, ("record",), lambda each: record_text(row, each).encode())
    return web.Response(
        body=text,
        content_type="application/json",
        headers={
            "Content-Disposition": f'attachment; filename="{row.game}-{row.id}.json"',
            "Cache-Control": "no-store",
        },
    )


@routes.get("/api/tables/{table}/verify")
async def verify(request: web.Request) -> web.Response:
    """Play the record again: does the promised seed lead to this end?"""
    row = await _finished(request)
    verdict = await _again(request, row, ("verdict",), lambda each: encode(verdict_on(row, each)))
    return answer(Raw(verdict))


async def _finished(request: web.Request) -> TableRow:
    row = await _row(request)
    if row.state != "over":
        raise Refusal("not_over", "the record is secret until the end", 409)
    return row


async def _again(
    request: web.Request,
    row: TableRow,
    what: tuple[object, ...],
    work: Callable[[Sequence[Entry]], bytes],
) -> bytes:
    """Something that needs the whole game played again; of a finished game it is cached."""
    service = request.app[SERVICE]
    if row.rules_version != GAMES[row.game].rules_version:
        raise Refusal("other_rules", "this table was played by an older edition", 409)
    known = service.answers.get((row.id, *what))
    if known is not None:
        return known
    entries = await service.store.entries(row.id)
    try:
        found = await in_background(request, work, entries)
    except ValueError:  # a choice that is none any more, or a configuration
        raise Refusal("other_rules", "this table was played by other rules", 409) from None
    if row.state == "over":
        service.answers.keep((row.id, *what), found)
    return found


# Operation.


@routes.get("/api/schema")
async def the_schema(request: web.Request) -> web.Response:
    """The JSON Schema of all messages."""
    return answer(schema.schema())


@routes.get("/healthz")
async def alive(request: web.Request) -> web.Response:
    """Whether the process lives; it asks nobody else, and so it never waits."""
    return answer({"status": "ok"})


@routes.get("/readyz")
async def ready(request: web.Request) -> web.Response:
    """Whether people may be sent here."""
    service = request.app[SERVICE]
    found = await service.readiness.now()
    fine = found.ready and not service.closing
    parts = {"store": found.store, "peers": found.peers, "disk": found.disk}
    told = {part: "ok" if works else "failed" for part, works in parts.items()}
    return answer({"status": "ok" if fine else "not_ready", **told}, 200 if fine else 503)


@routes.get("/metrics")
async def metrics(request: web.Request) -> web.Response:
    """Figures for Prometheus."""
    return web.Response(body=request.app[SERVICE].metrics.text(), content_type="text/plain")
