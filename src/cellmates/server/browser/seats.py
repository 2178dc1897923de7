"""Several people at one device: whoever has it in hand says who they are, and gets that seat."""

from cellmates.server.api.request import Request, Response, answer
from cellmates.server.api.routes import Routes
from cellmates.server.house import House
from cellmates.server.lobby.expecting import expect, seat_of
from cellmates.server.lobby.lobby import TOKENS
from cellmates.server.lobby.tokens import hashed, new_token
from cellmates.server.lobby.wire import info_of
from cellmates.server.protocol.http_bodies import Sat
from cellmates.server.protocol.refusal import Refusal

routes = Routes()


@routes.on("POST", "/api/tables/{table}/seats/{seat}")
async def take(house: House, request: Request) -> Response:
    """A token for a person's seat: all people of a table in this browser share the device."""
    token, name = new_token(), request.named["seat"]
    if not name.isdecimal() or len(name) > 2:
        raise Refusal("no_such_seat", f"there is no seat {name!r}")
    async with house.store.changing(request.named["table"]) as changes:
        row = await expect(changes)
        sitting = seat_of(row, int(name))
        if sitting.name is None:
            raise Refusal("not_seated", "nobody sits there", 409)
        await changes.add_token(hashed(token), sitting.seat, house.time.now(), TOKENS)
    house.tables.stored_elsewhere(row.id)
    return answer(Sat(info_of(row, set(), house.tables.peek(row.id)), sitting.seat, token))
