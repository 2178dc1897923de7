"""Tables: made, joined, left; what is shown of those that are over."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Raw, json

from cellmates.analysis import Played, has_analyst, played
from cellmates.games import GAMES
from cellmates.kernel.record import parse
from cellmates.server.api.links import found_elsewhere, qr
from cellmates.server.api.people import brief, introduce
from cellmates.server.api.request import (
    Request,
    Response,
    answer,
    bearer_of,
    body_of,
    client,
    in_background,
    person_of,
)
from cellmates.server.api.routes import Routes
from cellmates.server.house import House
from cellmates.server.lobby.access import holder
from cellmates.server.lobby.wire import info_of
from cellmates.server.protocol.http_bodies import (
    CardFaces,
    EncodedAnalysisState,
    Invitation,
    Made,
    NewTable,
    Sat,
    SeatLink,
    Sit,
    TableList,
)
from cellmates.server.protocol.messages import Info, encode
from cellmates.server.protocol.refusal import Refusal
from cellmates.server.store.rows import Entry, TableRow
from cellmates.server.tables.ending import ending_of, played_again
from cellmates.server.tables.proof import raw_record_text, record_text, verdict_on
from cellmates.server.tables.replay import Eyes, frames

routes = Routes()

DESERTED = 3600.0
"""Seconds for which an open table is listed although nobody is connected to it any more."""


async def _row(house: House, request: Request) -> TableRow:
    row = await house.store.table(request.named["table"])
    if row is None:
        raise Refusal("no_such_table", "there is no such table", 404)
    return row


def _info(house: House, row: TableRow) -> Info:
    live = house.tables.peek(row.id)
    return info_of(row, set() if live is None else live.game_log.relieved, live)


@routes.on("GET", "/api/tables")
async def tables(house: House, request: Request) -> Response:
    """The listed tables that anybody may join or watch."""
    since = house.time.now() - DESERTED
    rows = [row for row in await house.store.open_tables(since) if row.inviting]
    return answer(TableList([brief(house, row) for row in rows]))


@routes.on("POST", "/api/tables")
async def create(house: House, request: Request) -> Response:
    """A new table."""
    house.newcomers.check()
    if not client(house, request).tables.take():
        raise Refusal("too_many", "too many new tables from this address", 429)
    wish = await body_of(house, request, NewTable)
    async with house.newcomers.let_in():
        cookie, person, name = await introduce(house, request, wish.name)
        now, address = house.time.now(), request.address
        host, (row, seat, token) = await house.lobby.create(wish, name, person, now, address)
    told = answer(Made(_info(house, row), host, seat, token), 201)
    told.cookie = cookie
    return told


@routes.on("GET", "/api/tables/{table}")
async def table(house: House, request: Request) -> Response:
    """A table as everybody may know it."""
    return answer(_info(house, await _row(house, request)))


@routes.on("DELETE", "/api/tables/{table}")
async def withdraw(house: House, request: Request) -> Response:
    """Leave a table before or after its game; the host of an open one takes it away."""
    id = request.named["table"]
    await house.lobby.withdraw(id, bearer_of(request), person_of(request))
    house.tables.stored_elsewhere(id)
    return answer({})


@routes.on("POST", "/api/tables/{table}/sit")
async def sit(house: House, request: Request) -> Response:
    """Take a seat."""
    house.newcomers.check()
    wish = await body_of(house, request, Sit)
    cookie, person, name = await introduce(house, request, wish.name)
    id = request.named["table"]
    now = house.time.now()
    row, seat, token = await house.lobby.sit(id, wish.seat, name, person, now, request.address)
    house.tables.stored_elsewhere(id)
    told = answer(Sat(_info(house, row), seat, token))
    told.cookie = cookie
    return told


@routes.on("POST", "/api/tables/{table}/link")
async def link(house: House, request: Request) -> Response:
    """One more token for one's own seat, for another device."""
    here = request.page
    id = request.named["table"]
    now = house.time.now()
    seat, token = await house.lobby.link(id, bearer_of(request), person_of(request), now)
    house.tables.stored_elsewhere(id)
    address = f"{here}/t/{id}#{token}"
    drawn = await in_background(house, request, qr, address) if found_elsewhere(address) else None
    return answer(SeatLink(seat, token, address, drawn))


@routes.on("GET", "/api/tables/{table}/invitation")
async def invitation(house: House, request: Request) -> Response:
    """The link for friends."""
    row = await _row(house, request)
    address = f"{request.page}/t/{row.id}"
    drawn = await in_background(house, request, qr, address) if found_elsewhere(address) else None
    return answer(Invitation(address, drawn))


@routes.on("GET", "/api/tables/{table}/faces")
async def faces(house: House, request: Request) -> Response:
    """What stands on the cards that are played with, for everybody who may know the table."""
    row = await _row(house, request)
    game = GAMES[row.game]
    if not game.brings:
        raise Refusal("unknown", "this game has no faces to show", 404)
    named = row.config.get(game.brings)
    digest = named["digest"] if isinstance(named, dict) else None

    def shown(agreed: dict[str, Any]) -> bytes:
        return encode(CardFaces(digest, **game.faces(game.config(agreed))))

    told = house.answers.get((row.game, "faces", digest))
    if told is None:
        try:
            told = await in_background(house, request, shown, row.agreed)
        except ValueError:  # what is in the box has changed
            raise Refusal("other_rules", "these cards are no longer known", 409) from None
        house.answers.keep((row.game, "faces", digest), told)
    response = answer(Raw(told))
    if digest is not None and request.query.get("digest") == digest:  # what has it never changes
        response.headers["Cache-Control"] = "private, max-age=31536000, immutable"
    return response


@routes.on("GET", "/api/tables/{table}/replay")
async def replay(house: House, request: Request) -> Response:
    """A game frame by frame, as a seat or a spectator saw it."""
    row = await _row(house, request)
    eyes = Eyes.parse(request.query.get("eyes", "spectator"), len(row.seats))
    if row.state == "open":
        raise Refusal("wrong_state", "the game has not started", 409)
    _check_sealed(row)
    if row.state != "over":
        if eyes.secret:
            raise Refusal("not_over", "secrets are open after the end", 409)
        if eyes.seat is None and not row.settings.spectators:
            raise Refusal("no_spectators", "nobody may watch this table", 403)
        if eyes.seat is not None:
            tokens = await house.store.tokens(row.id)
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

    what = ("replay", eyes, first, last, views)
    return answer(Raw(await _again(house, request, row, what, seen)))


@routes.on("GET", "/api/tables/{table}/ending")
async def ending(house: House, request: Request) -> Response:
    """What a finished game came to, as far as the game has words for it."""
    row = await _finished(house, request)
    told = await _again(house, request, row, ("ending",), lambda each: encode(ending_of(row, each)))
    return answer(Raw(told))


@routes.on("GET", "/api/tables/{table}/analysis")
async def analysis(house: House, request: Request) -> Response:
    """How far the analysis of a finished game is, and all of it once it is made."""
    row = await _finished(house, request)
    running = house.analyses.running(row.id)  # asked first: what is no longer made is kept by then
    kept = await house.analyses.kept(row.id)
    if kept is None:
        done, total = (0, 0) if running is None else (running.done, running.total)
        return answer(EncodedAnalysisState(running is not None, done, total, [], None))
    counted = await _again(
        house, request, row, ("numbers",), lambda each: encode(played_again(row, each)[1])
    )
    numbers = [0, *json.decode(counted, type=list[int])]
    total = len(numbers)
    return answer(EncodedAnalysisState(False, total, total, numbers, Raw(kept.encode())))


@routes.on("POST", "/api/tables/{table}/analysis")
async def begin_analysis(house: House, request: Request) -> Response:
    """Begin to analyse a finished game, where bots think; it is kept."""
    row = await _finished(house, request)
    if not has_analyst(row.game):
        raise Refusal("unknown", "this game is not analysed", 404)
    if await house.analyses.kept(row.id) is None:
        recorded = await _again(
            house, request, row, ("record",), lambda each: record_text(row, each).encode()
        )
        wanted = await in_background(house, request, _to_analyse, recorded)
        house.analyses.begin(request.address, row.id, wanted)
    return await analysis(house, request)


@routes.on("DELETE", "/api/tables/{table}/analysis")
async def stop_analysis(house: House, request: Request) -> Response:
    """Stop an analysis that one has begun."""
    row = await _finished(house, request)
    house.analyses.stop(request.address, row.id)
    return await analysis(house, request)


def _to_analyse(recorded: bytes) -> Played:
    return played(parse(recorded.decode(), "record"))


@routes.on("GET", "/api/tables/{table}/record")
async def record(house: House, request: Request) -> Response:
    """The record with its seed, once the game is over; a raw one if its rules are gone."""
    row = await _finished(house, request)
    if row.rules_version == GAMES[row.game].rules_version:
        text = await _again(
            house, request, row, ("record",), lambda each: record_text(row, each).encode()
        )
    else:
        text = raw_record_text(row, await house.store.entries(row.id)).encode()
    told = Response(text)
    told.headers["Content-Disposition"] = f'attachment; filename="{row.game}-{row.id}.json"'
    return told


@routes.on("GET", "/api/tables/{table}/verify")
async def verify(house: House, request: Request) -> Response:
    """Play the record again: does the promised seed lead to this end?"""
    row = await _finished(house, request)
    verdict = await _again(
        house, request, row, ("verdict",), lambda each: encode(verdict_on(row, each))
    )
    return answer(Raw(verdict))


async def _finished(house: House, request: Request) -> TableRow:
    row = await _row(house, request)
    if row.state != "over":
        raise Refusal("not_over", "the record is secret until the end", 409)
    _check_sealed(row)
    return row


def _check_sealed(row: TableRow) -> None:
    if row.seed_lost:
        raise Refusal("sealed", "the secrets of this game were in memory alone", 409)


async def _again(
    house: House,
    request: Request,
    row: TableRow,
    what: tuple[object, ...],
    work: Callable[[Sequence[Entry]], bytes],
) -> bytes:
    """Something that needs the whole game played again; of a finished game it is cached."""
    if row.rules_version != GAMES[row.game].rules_version:
        raise Refusal("other_rules", "this table was played by an older edition", 409)
    known = house.answers.get((row.id, *what))
    if known is not None:
        return known
    entries = await house.store.entries(row.id)
    try:
        found = await in_background(house, request, work, entries)
    except ValueError:  # a choice that is none any more, or a configuration
        raise Refusal("other_rules", "this table was played by other rules", 409) from None
    if row.state == "over":
        house.answers.keep((row.id, *what), found)
    return found
