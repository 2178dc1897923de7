"""What the host may do to a table before the game, and after it."""

from cellmates.server.messages import Configure, Kick, Lobby, Rematch, SetSeat, Start, Swap
from cellmates.server.tables.house import House


async def carry_out(house: House, table: str, message: Lobby) -> None:
    """Do what the host wants; a Refusal says why not."""
    lobby, now = house.lobby, house.time.now()
    if isinstance(message, SetSeat):
        await lobby.set_bot(table, message.seat, message.bot)
    elif isinstance(message, Swap):
        await lobby.swap(table, message.seat, message.other)
    elif isinstance(message, Kick):
        await lobby.free(table, message.seat)
    elif isinstance(message, Configure):
        await lobby.configure(table, message)
    elif isinstance(message, Start):
        await lobby.start(table, now)
    elif isinstance(message, Rematch):
        await lobby.rematch(table, now)
