"""What a change of a table needs: the table itself, in one of some states, and a seat of it."""

from cellmates.server.protocol.refusal import Refusal
from cellmates.server.store.interface import LobbyChanges
from cellmates.server.store.rows import SeatRow, TableRow


async def expect(changes: LobbyChanges, *states: str) -> TableRow:
    """The table, or a Refusal if there is none or if it is in another state than these."""
    row = await changes.table()
    if row is None:
        raise Refusal("no_such_table", "there is no such table", 404)
    if states and row.state not in states:
        wanted = " or ".join(states)
        raise Refusal("wrong_state", f"the table is {row.state}, not {wanted}", 409)
    if states and row.being_dealt:  # who takes part is settled; it is a matter of seconds
        raise Refusal("wrong_state", "the cards are being dealt", 409)
    return row


def seat_of(row: TableRow, seat: int) -> SeatRow:
    """Who sits on a seat."""
    if seat >= len(row.seats):
        raise Refusal("no_such_seat", f"there is no seat {seat}")
    return row.seats[seat]
