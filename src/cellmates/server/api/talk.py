"""What is said over a connection: hello first, then commands, checked before a table sees them."""

from typing import Protocol

import msgspec

from cellmates.server.house import House
from cellmates.server.lobby.access import holder
from cellmates.server.lobby.tokens import hashed
from cellmates.server.protocol.messages import FromClient, Hello, Ping, Pong, decode_client, encode
from cellmates.server.protocol.refusal import Refusal
from cellmates.server.tables.guest import Guest
from cellmates.server.tables.inbox import Command, GuestJoined
from cellmates.server.tables.live import LiveTable

PONG = encode(Pong())


class Talker(Guest, Protocol):
    """A guest who can be told why not."""

    def refuse(self, id: str | None, code: str, text: str) -> None:
        """Say why not."""


def parse(data: bytes | str) -> FromClient:
    """A message; a Refusal if it is none."""
    try:
        parsed: FromClient = decode_client(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("malformed", str(error)) from None
    return parsed


def greeting(guest: Talker, message: FromClient) -> Hello | None:
    """Hello, if that is what somebody says who has not said it yet."""
    if isinstance(message, Hello):
        return message
    if isinstance(message, Ping):
        guest.send(PONG)
    else:
        guest.refuse(None, "hello_first", "say hello first")
    return None


async def come(house: House, guest: Guest, hello: Hello) -> LiveTable:
    """Find out who the guest is, and bring her to the table."""
    if house.tables.peek(hello.table) is None:
        house.newcomers.check()
    table = await house.tables.get(hello.table)
    guest.token = None if hello.token is None else hashed(hello.token)
    if guest.token is not None and guest.token not in table.tokens:  # it may be a minute old
        tokens = await house.store.tokens(hello.table)
        table = await house.tables.get(hello.table)  # it may have been evicted meanwhile
        table.tokens = tokens
    row = table.row
    guest.seat, guest.host = holder(row, table.tokens, guest.token, guest.person)
    if guest.seat is None and row.private:
        raise Refusal("no_spectators", "nobody may watch this table")
    if guest.seat is None and not guest.host:
        house.newcomers.check()
    table.put(GuestJoined(guest, hello.since))
    return table


def take(table: LiveTable, guest: Talker, message: FromClient) -> None:
    """Take a message of somebody who is at a table."""
    if isinstance(message, Ping):
        guest.send(PONG)
    elif isinstance(message, Hello):
        guest.refuse(None, "malformed", "hello was said already")
    else:
        table.put(Command(guest, message))
