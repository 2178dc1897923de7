"""What the host may do to a table, and what a person may do with the own seat before the game."""

from collections.abc import Sequence
from typing import assert_never

from cellmates.server.lobby import dealing, moderating
from cellmates.server.lobby.spelling import clean_name
from cellmates.server.protocol.messages import (
    CloseTable,
    Configure,
    Fill,
    HostCommand,
    Kick,
    Leave,
    MakeHost,
    Mix,
    Mute,
    OnlyHere,
    OwnCommand,
    Pardon,
    Relieve,
    Rematch,
    Rename,
    Reveal,
    SetSeat,
    Start,
    Swap,
)
from cellmates.server.protocol.refusal import Refusal
from cellmates.server.store.rows import LobbyCommand
from cellmates.server.tables.context import TableContext
from cellmates.server.tables.guest import Guest

HOST = "host"
"""Whose commands they are that any of the host's devices sends."""


async def carry_out(
    context: TableContext,
    table: str,
    guest: Guest,
    message: HostCommand | Leave | OwnCommand,
    number: int,
    crowd: Sequence[Guest],
) -> int:
    """Do what somebody wants, once; the log's number then. A Refusal says why not.

    The `crowd` are all guests of the table.
    """
    own = isinstance(message, Leave | OwnCommand)
    # Who leaves may have nothing but a token or nothing but a cookie.
    whose = (guest.person or guest.token or "") if own else HOST
    done = await context.store.done(table, whose, message.id)
    if done is not None:
        return done
    # Only now: whoever has just handed the chair over may ask again whether that was done.
    if not own and not guest.host:
        raise Refusal("not_host", "only the host may do that")
    command = LobbyCommand(whose, message.id, number, context.time.now())
    if isinstance(message, Leave):
        await _leave(context, table, guest, command)
    elif isinstance(message, OnlyHere):
        await context.lobby.only_here(table, guest.seat, guest.token, guest.person, command)
    elif isinstance(message, Rename):
        await _rename(context, table, guest, message.name, command)
    elif isinstance(message, Mix):
        await dealing.mix(context.store, table, guest.seat, message.nonce_hash, command)
    elif isinstance(message, Reveal):
        await dealing.reveal(context.store, table, guest.seat, message.nonce, command)
    else:
        await _host(context, table, guest.seat, message, command, crowd)
    return number


async def _leave(context: TableContext, table: str, guest: Guest, command: LobbyCommand) -> None:
    if guest.seat is None:
        raise Refusal("not_seated", "spectators have no seat to leave")
    await context.lobby.free(table, guest.seat, command)
    guest.token = None  # it opens nothing any more


async def _rename(
    context: TableContext, table: str, guest: Guest, name: str, command: LobbyCommand
) -> None:
    if guest.seat is None:
        raise Refusal("not_seated", "spectators have no name here")
    name = clean_name(name)
    await context.lobby.rename(table, guest.seat, name, command)
    if guest.person is not None:  # and so she is called at her next tables
        await context.store.call(guest.person, name, command.at)


async def _host(
    context: TableContext,
    table: str,
    seat: int | None,
    message: HostCommand,
    command: LobbyCommand,
    crowd: Sequence[Guest],
) -> None:
    lobby, store = context.lobby, context.store
    match message:
        case SetSeat():
            await lobby.set_bot(table, message.seat, message.bot, command)
        case Fill():
            await lobby.fill(table, command)
        case Swap():
            await lobby.swap(table, message.seat, message.other, command)
        case Kick():
            addresses = _only_theirs(message.seat, crowd)
            await moderating.kick(store, table, message.seat, addresses, command)
        case Pardon():
            await moderating.pardon(store, table, command)
        case Mute():
            await moderating.mute(store, table, message.seat, message.muted, command)
        case Relieve():
            await moderating.relieve(store, table, message.seat, command)
        case MakeHost():
            await moderating.make_host(store, table, message.seat, command)
        case CloseTable():
            await moderating.close_table(store, table, command)
        case Configure():
            await lobby.configure(table, message, command)
        case Start():
            await lobby.start(table, command.at, command)
        case Rematch():
            mixed = None if seat is None else message.nonce_hash
            hashes = None if seat is None or mixed is None else (seat, mixed)
            twin = await lobby.rematch(table, command.at, command, hashes)
            if message.start:
                await lobby.start_against_bots(twin, command.at)
        case _:
            assert_never(message)


def _only_theirs(seat: int, crowd: Sequence[Guest]) -> set[str]:
    """The addresses that nobody else at the table shares with a seat."""
    others = {guest.address for guest in crowd if guest.seat != seat or guest.host}
    return {guest.address for guest in crowd if guest.seat == seat} - others
