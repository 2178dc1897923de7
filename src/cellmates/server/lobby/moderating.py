"""What keeps a table peaceful: sending people away, muting them, handing the host's chair over,
closing a game."""

from collections.abc import Iterable

from cellmates.server.lobby.expecting import expect, seat_of
from cellmates.server.lobby.tokens import hashed
from cellmates.server.protocol.refusal import Refusal
from cellmates.server.store.interface import Store
from cellmates.server.store.rows import HOST, LobbyCommand, SeatRow, TableRow

SHUT_OUT = 200
"""The latest people and addresses that a table does not let sit down again."""

VACANT, SENT_AWAY = "vacant", "sent_away"
"""Why a bot plays a seat of a game that anybody may take."""

BY_HOST = "host"
"""Why a bot plays for a person who keeps the seat: the host wanted it."""


def address_at(table: str, address: str) -> str:
    """An address as it is kept at a table."""
    return hashed(f"{table} {address}")


def is_shut_out(row: TableRow, person: str | None, address: str) -> bool:
    """Whether somebody was sent away from this table."""
    return person in row.shut_out or address_at(row.id, address) in row.shut_out


def check_shut_out(row: TableRow, person: str | None, address: str) -> None:
    """Raise a Refusal if somebody was sent away from this table."""
    if is_shut_out(row, person, address):
        raise Refusal("shut_out", "the host has sent you away from this table", 403)


async def kick(
    store: Store, table: str, seat: int, addresses: Iterable[str], command: LobbyCommand
) -> None:
    """Free a seat. Its person cannot sit down here any more, nor who comes from these addresses;
    in a game a bot plays on until somebody else takes the seat."""
    async with store.changing(table, command) as changes:
        row = await expect(changes, "open", "playing")
        sitting = seat_of(row, seat)
        if sitting.person is not None and sitting.person == row.host:
            raise Refusal("own_seat", "the host hands the chair over first")
        if sitting.name is not None:
            hashes = [address_at(table, each) for each in addresses]
            hashes += [] if sitting.person is None else [sitting.person]
            await changes.shut_out([*row.shut_out, *hashes][-SHUT_OUT:])
        await changes.set_seat(SeatRow(seat, None, None, None))
        await changes.drop_tokens(seat)
        if row.state == "playing":
            await changes.write("relieved", seat, SENT_AWAY, command.at, sitting.name)


async def pardon(store: Store, table: str, command: LobbyCommand) -> None:
    """Let everybody sit down again who was sent away."""
    async with store.changing(table, command) as changes:
        await expect(changes)
        await changes.shut_out([])


async def mute(store: Store, table: str, seat: int, muted: bool, command: LobbyCommand) -> None:
    """Let a seat's person write no free words, or let him again."""
    async with store.changing(table, command) as changes:
        sitting = seat_of(await expect(changes), seat)
        if sitting.name is None:
            raise Refusal("no_such_seat", "nobody sits there")
        await changes.set_seat(sitting._replace(muted=muted))


async def relieve(store: Store, table: str, seat: int, command: LobbyCommand) -> None:
    """Let a bot play for the person of a seat, who keeps it and may come back at any time."""
    async with store.changing(table, command) as changes:
        sitting = seat_of(await expect(changes, "playing"), seat)
        if sitting.name is None:
            raise Refusal("no_such_seat", "nobody sits there")
        await changes.write("relieved", seat, BY_HOST, command.at, sitting.name)


async def make_host(store: Store, table: str, seat: int, command: LobbyCommand) -> None:
    """Hand the host's chair over to the person of a seat, who may write again if he was muted; the
    old host loses it."""
    async with store.changing(table, command) as changes:
        sitting = seat_of(await expect(changes), seat)
        if sitting.person is None:
            raise Refusal("no_such_seat", "nobody sits there who could be the host")
        await changes.set_host(sitting.person)
        await changes.set_seat(sitting._replace(muted=False))
        await changes.drop_tokens(HOST)


async def close_table(store: Store, table: str, command: LobbyCommand) -> None:
    """End a game before its end; an open table is taken away by its host instead."""
    async with store.changing(table, command) as changes:
        await expect(changes, "playing")
        await changes.close("host", command.at)
