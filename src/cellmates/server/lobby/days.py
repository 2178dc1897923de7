"""The deals of days: which can be played, and a person's only try at each."""

from collections.abc import Iterator

import msgspec

from cellmates import bots
from cellmates.games import GAMES
from cellmates.kernel.day import DayMode, day_name, day_seed, open_dates
from cellmates.server.lobby.configuring import checked, keys_of
from cellmates.server.lobby.dealing import PublicDeal
from cellmates.server.lobby.lobby import GUEST, Lobby, new_row
from cellmates.server.lobby.tokens import hashed, new_token
from cellmates.server.protocol.refusal import Refusal
from cellmates.server.store.rows import SeatRow, SettingsRow, TableRow, TryRow

SETTINGS = SettingsRow(takeover=None, spectators=False, listed=False)
"""No bot takes over, and nobody looks on."""


def deals(bot_limit: str | None) -> Iterator[tuple[str, DayMode]]:
    """The modes that have a deal a day, by game. Where the operator's limit would put a weaker bot
    on a seat, the game would not be everybody's, and is left out."""
    for name in GAMES:
        for mode in GAMES[name].day_modes():
            if not mode.bot or bots.limited(name, mode.bot, bot_limit) == mode.bot:
                yield name, mode


def find_deal(lobby: Lobby, game: str, mode: str) -> DayMode:
    """A mode that has a deal a day; a Refusal if it has none here."""
    for name, found in deals(lobby.bot_limit):
        if (name, found.mode) == (game, mode):
            return found
    raise Refusal("unknown", "there is no such deal of a day", 404)


async def begin(
    lobby: Lobby,
    deal: tuple[str, str, str],
    name: str | None,
    person: str,
    now: float,
    address: str,
) -> tuple[TableRow, str]:
    """The table of a person's only try at a deal (date, game, mode), and a token for the seat."""
    lobby.admission.check_open()
    date, game_name, mode = deal
    dates = open_dates(now)
    if date not in dates:
        raise Refusal("day_closed", "this day cannot be played now", 409)
    found = find_deal(lobby, game_name, mode)
    game, config = checked(game_name, found.keys)
    settings = msgspec.structs.replace(SETTINGS, day=date)
    keys = keys_of(game, config)[0]
    public = PublicDeal(day_name(game_name, mode, date), day_seed(game_name, mode, date))
    # Nobody is the host: there is nothing to decide, and nobody to let in.
    row = new_row(game_name, game.rules_version, keys, settings, None, now, public)
    called, token = name or GUEST, new_token()
    row.seats = [SeatRow(0, called, None, person)]
    row.seats += [SeatRow(seat, None, found.bot, None) for seat in range(1, int(config.seats))]
    row.address = lobby.admission.address_hash(address)
    new = TryRow(date, game_name, mode, person, called, row.id, date != dates[0], now)
    held = await lobby.store.begin_try(new, row, {hashed(token): 0})
    if held.table == row.id:
        return await lobby.start(row.id, now), token
    old = await lobby.store.table(held.table)
    if old is None:
        raise Refusal("day_tried", "you have had your try", 409)
    if old.state == "open":  # it was interrupted before the first choice
        await lobby.start(old.id, now)
    row, _, token = await lobby.sit(old.id, 0, name, person, now, address)
    return row, token
