"""The deals of days: what can be played, one's own tries, and everybody's in this house."""

from cellmates.games import GAMES
from cellmates.kernel.day import day_seed, open_dates
from cellmates.server.api.people import introduce
from cellmates.server.api.request import Request, Response, answer, body_of, client, person_of
from cellmates.server.api.routes import Routes
from cellmates.server.house import House
from cellmates.server.lobby import days
from cellmates.server.lobby.wire import day_result, info_of
from cellmates.server.protocol.http_bodies import (
    BeginTry,
    DayBoard,
    DayDeal,
    DayLine,
    Days,
    DayTry,
    Sat,
)
from cellmates.server.protocol.refusal import Refusal
from cellmates.server.store.rows import TryRow

routes = Routes()


@routes.on("GET", "/api/days")
async def all_days(house: House, request: Request) -> Response:
    """The dates and deals that can be played, and one's own tries."""
    dates = open_dates(house.time.now())
    deals = [
        DayDeal(name, mode.mode, int(GAMES[name].config(mode.keys).seats), mode.bot or None)
        for name, mode in days.deals(house.lobby.bot_limit)
    ]
    person = person_of(request)
    tries = [] if person is None else await house.store.tries_of(person)
    told = [
        DayTry(each.date, each.game, each.mode, each.table, each.late, day_result(each.score))
        for each in tries
    ]
    return answer(Days(dates[0], dates, deals, told))


def _deal(house: House, request: Request) -> tuple[str, str, str]:
    """The date, game and mode that an address names."""
    date, game, mode = (request.named[key] for key in ("date", "game", "mode"))
    days.find_deal(house.lobby, game, mode)
    if date > open_dates(house.time.now())[0]:
        raise Refusal("day_closed", "this day has not come", 409)
    return date, game, mode


@routes.on("GET", "/api/days/{date}/{game}/{mode}")
async def board(house: House, request: Request) -> Response:
    """Everybody's tries at a deal in this house, and its public seed."""
    date, game, mode = _deal(house, request)
    try:
        seed = day_seed(game, mode, date)
    except ValueError as error:
        raise Refusal("malformed", str(error)) from None
    person = person_of(request)
    tries = sorted(await house.store.tries_at(date, game, mode), key=_rank)
    lines = [
        DayLine(each.name, each.late, each.person == person, day_result(each.score))
        for each in tries
    ]
    return answer(DayBoard(date, game, mode, seed.hex(), lines))


def _rank(one: TryRow) -> tuple[bool, bool, int]:
    """Those of the day first, by their points; whoever had them first stands first."""
    return one.score is None, one.late, 0 if one.score is None else -one.score.points


@routes.on("POST", "/api/days/{date}/{game}/{mode}")
async def begin(house: House, request: Request) -> Response:
    """Begin one's only try at a deal, or go on with it."""
    house.newcomers.check()
    if not client(house, request).tables.take():
        raise Refusal("too_many", "too many new tables from this address", 429)
    deal = _deal(house, request)
    wish = await body_of(house, request, BeginTry)
    async with house.newcomers.let_in():
        cookie, person, name = await introduce(house, request, wish.name)
        now, address = house.time.now(), request.address
        row, token = await days.begin(house.lobby, deal, name, person, now, address)
    told = answer(Sat(info_of(row, set(), house.tables.peek(row.id)), 0, token), 201)
    told.cookie = cookie
    return told
