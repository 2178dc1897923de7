"""What the host may do to a table before the game, and after it; and how a guest leaves."""

from cellmates.server.protocol.messages import (
    Configure,
    Kick,
    Leave,
    Lobby,
    Rematch,
    SetSeat,
    Start,
    Swap,
)
from cellmates.server.protocol.refusal import Refusal
from cellmates.server.store.rows import Order
from cellmates.server.tables.context import House
from cellmates.server.tables.guest import Guest

HOST = "host"
"""Whose orders they are that any of the host's devices gives."""


async def carry_out(
    house: House, table: str, guest: Guest, message: Lobby | Leave, number: int
) -> int:
    """Do what somebody wants, once; the position it was done at. A Refusal says why not."""
    if not isinstance(message, Leave) and not guest.host:
        raise Refusal("not_host", "only the host may do that")
    # Who leaves may have nothing but a token or nothing but a cookie.
    whose = (guest.person or guest.token or "") if isinstance(message, Leave) else HOST
    done = await house.store.done(table, whose, message.id)
    if done is not None:
        return done
    order = Order(whose, message.id, number, house.time.now())
    if isinstance(message, Leave):
        await _leave(house, table, guest, order)
    else:
        await _host(house, table, message, order)
    return number


async def _leave(house: House, table: str, guest: Guest, order: Order) -> None:
    if guest.seat is None:
        raise Refusal("not_seated", "spectators have no seat to leave")
    await house.lobby.free(table, guest.seat, order)
    guest.token = None  # it opens nothing any more


async def _host(house: House, table: str, message: Lobby, order: Order) -> None:
    lobby = house.lobby
    if isinstance(message, SetSeat):
        await lobby.set_bot(table, message.seat, message.bot, order)
    elif isinstance(message, Swap):
        await lobby.swap(table, message.seat, message.other, order)
    elif isinstance(message, Kick):
        await lobby.free(table, message.seat, order)
    elif isinstance(message, Configure):
        await lobby.configure(table, message, order)
    elif isinstance(message, Start):
        await lobby.start(table, order.at, order)
    elif isinstance(message, Rematch):
        await lobby.rematch(table, order.at, order)
