"""People, who are known by a cookie and a name; there are no passwords."""

import contextlib

from msgspec import UNSET

from cellmates.games import GAMES
from cellmates.server.api.request import Request, Response, answer, body_of, person_of
from cellmates.server.api.routes import Routes
from cellmates.server.house import House
from cellmates.server.lobby.spelling import clean_name
from cellmates.server.lobby.tokens import hashed, new_token
from cellmates.server.lobby.wire import brief_of
from cellmates.server.protocol.http_bodies import Me, Person, TableList
from cellmates.server.protocol.messages import Brief, Progress
from cellmates.server.protocol.refusal import Refusal
from cellmates.server.store.rows import TableRow

routes = Routes()

FETCHED = 8
"""Tables that are loaded at once to see whether somebody is waited for there."""


async def introduce(
    house: House, request: Request, name: str | None
) -> tuple[str, str, str | None]:
    """The person's cookie, how the store knows her, and her name: the new or the old one."""
    cookie = request.cookie
    if cookie is None or not await house.store.knows(hashed(cookie)):  # perhaps not of our making
        cookie = new_token()
    person = hashed(cookie)
    if name is None:
        return cookie, person, await house.store.name_of(person)
    name = clean_name(name)
    await house.store.call(person, name, house.time.now())
    return cookie, person, name


def brief(house: House, row: TableRow) -> Brief:
    """A table as a line of a list."""
    live = house.tables.peek(row.id)
    return brief_of(row, set() if live is None else live.game_log.relieved, live)


@routes.on("GET", "/api/me")
async def me(house: House, request: Request) -> Response:
    """Who the cookie belongs to, and where she plays."""
    person = person_of(request)
    if person is None:
        return answer(Person(None, []))
    lines = []
    fetched = 0
    for row in await house.store.tables_of(person):
        line = brief(house, row)
        line.seat = next((each.seat for each in row.seats if each.person == person), None)
        live = house.tables.peek(row.id)
        load = row.state == "playing" and fetched < FETCHED and not house.pressure.busy
        if live is None and load:
            fetched += 1
            with contextlib.suppress(Refusal):  # it was played by older rules
                live = await house.tables.get(row.id)
        running = None if live is None else live.game_log.running
        if running is not None and line.seat is not None:
            line.waiting = line.seat in running.decisions
            progress = GAMES[row.game].progress(running.table)
            line.progress = UNSET if progress is None else Progress(*progress)
        lines.append(line)
    return answer(Person(await house.store.name_of(person), lines))


@routes.on("PUT", "/api/me")
async def rename(house: House, request: Request) -> Response:
    """Take a name."""
    wish = await body_of(house, request, Me)
    cookie, _, name = await introduce(house, request, wish.name)
    told = answer(Person(name, []))
    told.cookie = cookie
    return told


@routes.on("GET", "/api/me/games")
async def own_games(house: House, request: Request) -> Response:
    """The games that a person has played to their end, for her own book."""
    person = person_of(request)
    lines = []
    for row in [] if person is None else await house.store.finished_of(person):
        line = brief(house, row)
        line.seat = next((each.seat for each in row.seats if each.person == person), None)
        lines.append(line)
    return answer(TableList(lines))


@routes.on("DELETE", "/api/me")
async def forget(house: House, request: Request) -> Response:
    """Keep nothing of a person: her cookie opens nothing any more."""
    person = person_of(request)
    if person is not None:
        for id in await house.store.forget(person):
            house.tables.stored_elsewhere(id)
    return answer({})
