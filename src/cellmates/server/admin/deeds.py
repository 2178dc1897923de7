"""The deeds of operators; each goes into the account of the house with what it was about."""

import asyncio
import ipaddress
import json
from argparse import Namespace
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from cellmates.locale.reasons import Explained
from cellmates.server.lobby.admission import address_hash
from cellmates.server.lobby.tokens import hashed, new_token
from cellmates.server.store import house, operating
from cellmates.server.store.backup import back_up, bring_back
from cellmates.server.store.database import Database, Transaction
from cellmates.server.store.postgres_peers import peers_of
from cellmates.server.store.rows import Ban, TableRow
from cellmates.server.store.store import SqlStore
from cellmates.server.support.limits import household

DAY = 86400.0


class Desk:
    """A database with an operator before it."""

    def __init__(self, database: Database, now: float, operator: str) -> None:
        self.database = database
        self.now = now
        self._operator = operator
        self.store = SqlStore(database, peers_of(database, "admin"))

    @asynccontextmanager
    async def changing(
        self, deed: str, about: str, **details: object
    ) -> AsyncIterator[Transaction]:
        """A transaction that goes into the account; running servers notice it."""
        async with self.database.writing() as connection:
            yield connection
            await self.note(connection, deed, about, **details)

    async def note(self, connection: Transaction, deed: str, about: str, **details: object) -> None:
        """Write into the account what is done in a transaction."""
        said = json.dumps(details, ensure_ascii=False)
        await house.note_change(connection, self.now, self._operator, deed, about, said)

    def after_days(self, days: int | None) -> float | None:
        """The time in so many days."""
        return None if days is None else self.now + days * DAY


async def _row(desk: Desk, table: str) -> TableRow:
    row = await desk.store.table(table)
    if row is None:
        raise LookupError(table)
    return row


async def tables(desk: Desk, args: Namespace) -> Any:
    """Tables in a list."""
    return await operating.list_tables(desk.database, args.state, args.game, args.most)


async def show(desk: Desk, args: Namespace) -> Any:
    """One table with its people, without its secrets."""
    row = await _row(desk, args.table)
    return {
        "id": row.id,
        "game": row.game,
        "rules_version": row.rules_version,
        "state": row.state,
        "closed": row.closed,
        "created": row.created,
        "started": row.started,
        "ended": row.ended,
        "host": row.host,
        "config": row.config,
        "seats": [each._asdict() for each in row.seats],
        "entries": len(await desk.store.entries(row.id)),
        "lines": [
            {"line": each.line, "at": each.at, "kind": each.kind, "seat": each.seat,
             "name": each.name, "text": each.text}
            for each in await desk.store.lines(row.id)
        ],
    }  # fmt: skip


async def close(desk: Desk, args: Namespace) -> Any:
    """End a game, or take a table away that has not begun."""
    async with desk.store.changing(args.table) as changes:
        row = await changes.table()
        if row is None:
            raise LookupError(args.table)
        if row.state == "over":
            raise Explained("admin-game-over")
        if row.state == "open":
            await changes.remove()
        else:
            await changes.close("house", desk.now)
        await desk.note(changes.connection, "close", row.id, state=row.state)
    return {"closed": args.table}


async def delete(desk: Desk, args: Namespace) -> Any:
    """Delete a table with all that belongs to it."""
    async with desk.store.changing(args.table) as changes:
        row = await changes.table()
        if row is None:
            raise LookupError(args.table)
        await changes.remove()
        await desk.note(changes.connection, "delete", row.id, state=row.state)
    return {"deleted": args.table}


async def people(desk: Desk, args: Namespace) -> Any:
    """People in a list."""
    return await operating.list_people(desk.database, args.name, args.most)


async def ban(desk: Desk, args: Namespace) -> Any:
    """Let a person or an address in no more."""
    if args.person is not None:
        kind, hash = "person", await operating.find_person(desk.database, args.person)
    elif args.address is not None:
        kind, hash = "address", await _address(desk, args.address)
    else:
        kind, found = "address", await operating.address_of(desk.database, args.maker_of)
        if found is None:
            raise LookupError(args.maker_of)
        hash = found
    new = Ban(hash, kind, desk.now, desk.after_days(args.days), args.reason)
    async with desk.changing("ban", hash, kind=kind, days=args.days, reason=args.reason) as to:
        await house.add_ban(to, new)
    return {"banned": hash, "kind": kind, "until": new.until}


async def pardon(desk: Desk, args: Namespace) -> Any:
    """Let somebody in again."""
    try:
        hash = await _address(desk, args.who)
    except LookupError:
        hash = await operating.find_person(desk.database, args.who)
    async with desk.changing("pardon", hash) as connection:
        if not await house.lift_ban(connection, hash):
            raise LookupError(args.who)
    return {"pardoned": hash}


async def _address(desk: Desk, text: str) -> str:
    """The hash of an address, as servers of this house count them."""
    try:
        ipaddress.ip_address(text.partition("/")[0])
    except ValueError:
        raise LookupError(text) from None
    return address_hash(await house.read_secret(desk.database), household(text.partition("/")[0]))


async def bans(desk: Desk, args: Namespace) -> Any:
    """Who may not come in."""
    return await operating.list_bans(desk.database)


async def export(desk: Desk, args: Namespace) -> Any:
    """Everything that is kept of a person."""
    person = await operating.find_person(desk.database, args.person)
    found = await operating.export_person(desk.database, person)
    async with desk.changing("export", person):
        return found


async def forget(desk: Desk, args: Namespace) -> Any:
    """Delete what is kept of a person."""
    person = await operating.find_person(desk.database, args.person)
    async with desk.changing("forget", person[:16]) as connection:
        changed = await operating.forget_person(connection, person)
    return {"forgotten": person, "tables": len(changed)}


async def statistics(desk: Desk, args: Namespace) -> Any:
    """How much there is."""
    return await operating.statistics(desk.database, desk.now)


async def audit(desk: Desk, args: Namespace) -> Any:
    """What operators did."""
    return await operating.list_deeds(desk.database, args.most)


async def drain(desk: Desk, args: Namespace) -> Any:
    """Let nobody make new tables, and stop when the house is empty or after a time."""
    until = None if args.minutes is None else desk.now + args.minutes * 60.0
    wanted = None if args.off else {"at": desk.now, "until": until, "stop": args.stop}
    async with desk.changing(
        "drain", "off" if args.off else "on", until=until, stop=args.stop
    ) as connection:
        await house.set_drain(connection, wanted)
    return {"draining": not args.off, "until": until, "stop": args.stop}


async def invite(desk: Desk, args: Namespace) -> Any:
    """A code that lets people into a house of invitations; it is shown once."""
    code = new_token()
    until = desk.after_days(args.days)
    async with desk.changing("invite", hashed(code)[:16], note=args.note) as to:
        await house.add_invitation(to, hashed(code), desk.now, until, args.uses, args.note)
    return {"code": code, "path": f"/#invitation={code}", "uses": args.uses, "until": until}


async def invitations(desk: Desk, args: Namespace) -> Any:
    """The invitations of the house."""
    return await operating.list_invitations(desk.database)


async def revoke(desk: Desk, args: Namespace) -> Any:
    """Let nobody in by an invitation any more."""
    known = [each["hash"] for each in await operating.list_invitations(desk.database)]
    found = [hash for hash in known if hash.startswith(args.invitation)]
    if len(found) != 1:
        raise LookupError(args.invitation)
    async with desk.changing("revoke", found[0][:16]) as connection:
        await house.drop_invitation(connection, found[0])
    return {"revoked": found[0]}


async def backup(desk: Desk, args: Namespace) -> Any:
    """Copy the database while servers use it."""
    size = await asyncio.to_thread(back_up, desk.database, args.file)
    async with desk.changing("backup", str(args.file)[-80:], bytes=size):
        return {"file": str(args.file), "bytes": size}


async def restore(desk: Desk, args: Namespace) -> Any:
    """Put a backup in the place of the database, and bring that up to date."""
    kept = await asyncio.to_thread(bring_back, desk.database, args.file)
    await desk.database.open()
    async with desk.changing("restore", str(args.file)[-80:]):
        return {"restored": str(args.file), "kept": kept}


DEEDS: dict[str, Callable[[Desk, Namespace], Awaitable[Any]]] = {
    each.__name__: each
    for each in (
        tables, show, close, delete, people, ban, pardon, bans, export, forget, statistics,
        audit, drain, invite, invitations, revoke, backup, restore,
    )
}  # fmt: skip
