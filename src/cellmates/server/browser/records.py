"""Games as files: one that is exported anywhere goes on here, or is looked at again."""

from cellmates import bots
from cellmates.games import GAMES
from cellmates.kernel.dealing import commitment
from cellmates.kernel.record import Record, RecordError, parse, stages
from cellmates.server.api.request import Request, Response, answer, person_of
from cellmates.server.api.routes import Routes
from cellmates.server.house import House
from cellmates.server.lobby.configuring import keys_of
from cellmates.server.lobby.lobby import GUEST
from cellmates.server.lobby.spelling import clean_name
from cellmates.server.lobby.tokens import new_table_id
from cellmates.server.lobby.wire import info_of
from cellmates.server.protocol.refusal import Refusal
from cellmates.server.store.rows import (
    Append,
    Entry,
    SeatRow,
    SettingsRow,
    TableRow,
    dealing_row,
)
from cellmates.server.tables.outcome import outcome_row
from cellmates.server.tables.proof import saved_text

routes = Routes()

LONGEST = 4 << 20
"""Bytes of a record that is read."""


@routes.on("GET", "/api/tables/{table}/save")
async def save(house: House, request: Request) -> Response:
    """The record of a game as it stands, with its secrets: they are this person's anyway."""
    row = await house.store.table(request.named["table"])
    if row is None or row.state == "open":
        raise Refusal("no_such_table", "there is no such game", 404)
    told = Response(saved_text(row, await house.store.entries(row.id)).encode())
    told.headers["Content-Disposition"] = f'attachment; filename="{row.game}-{row.id}.json"'
    return told


@routes.on("POST", "/api/records")
async def bring(house: House, request: Request) -> Response:
    """A table from a record: finished, or to go on with."""
    try:
        record = parse((await request.read(LONGEST)).decode(errors="replace"), "record")
        row, entries = await _table_of(house, record, person_of(request))
    except ValueError as error:  # a RecordError, or a configuration that is none any more
        raise Refusal("bad_record", str(error)[:300]) from None
    game = GAMES[row.game]
    brought = game.brought(game.config(record.config))
    now = house.time.now()
    await house.store.create(row, {}, brought, now)
    outcome, row.outcome = row.outcome, None
    append = Append(row.id, 0, 0, entries=entries, outcome=outcome, at=now)
    if not await house.context.commits.append(append):
        raise Refusal("unknown", "the game was not kept", 500)
    kept = await house.store.table(row.id)
    assert kept is not None
    return answer(info_of(kept, set(), None), 201)


async def _table_of(
    house: House, record: Record, person: str | None
) -> tuple[TableRow, list[Entry]]:
    """The table of a record, played through and checked to the last choice."""
    if record.game not in tuple(GAMES):
        raise RecordError(f"no game is called {record.game!r}")
    game, now = GAMES[record.game], house.time.now()
    *_, match = stages(record, game)
    table = match.table
    if table.digest() != record.digest:
        raise RecordError("the digest does not match; the record was altered")
    seats = _seats(record, int(match.config.seats), person)
    options = table.catalogue()
    entries = [
        Entry(number, seat, options.parse(text), seats[seat].bot is not None, None, 0.0, now)
        for number, (seat, text) in enumerate(record.choices, start=1)
    ]
    keys, brought = keys_of(game, match.config)
    promised = record.seed if record.dealing is None else record.dealing.house
    row = TableRow(
        id=new_table_id(),
        game=record.game,
        rules_version=record.rules_version,
        config=keys,
        settings=SettingsRow(listed=False),
        state="playing",
        seed=promised,
        commitment=commitment(promised),
        host=person,
        created=now,
        started=now,
        seats=seats,
        material=None if brought is None else brought.content,
        dealing=None if record.dealing is None else dealing_row(record.dealing),
    )
    row.outcome = outcome_row(game, table)
    return row, entries


def _seats(record: Record, number: int, person: str | None) -> list[SeatRow]:
    """Who sits where: as the terminal notes it (people and bots apart), or a name for each seat."""
    named = record.names.get("bots")
    bots_of = named if isinstance(named, dict) else record.names
    found: list[SeatRow] = []
    for seat in range(number):
        bot, name = bots_of.get(str(seat)), record.names.get(str(seat))
        if isinstance(bot, str) and bots.is_known(record.game, bot):
            found.append(SeatRow(seat, None, bot, None))
        else:
            called = clean_name(name) if isinstance(name, str) else GUEST
            found.append(SeatRow(seat, called, None, person))
            person = None  # only one seat is hers
    return found
