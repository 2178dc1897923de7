"""What holds for the whole house: its secret, whether it is being emptied, who is banned, who was
invited, and an account of what its operators did."""

import json
import secrets
from collections.abc import Mapping
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from cellmates.server.store.database import Database
from cellmates.server.store.rows import Ban, HouseRules
from cellmates.server.store.schema import audit, bans, house, invitations

CHANGES, SECRET, DRAIN = "changes", "secret", "drain"


async def read_secret(database: Database) -> str:
    """The secret of this house, made when it is first asked for: by one of the servers that start
    at the same time, and the others take it over."""
    async with database.writing() as connection:
        dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
        fresh = dialect.insert(house).values(key=SECRET, value=secrets.token_hex(32))
        await connection.execute(fresh.on_conflict_do_nothing(index_elements=["key"]))
        found = await _value(connection, SECRET)
        assert found is not None
        return found


async def read_changes(database: Database) -> int:
    """How often operators have changed something: cheap, so that it can be asked all the time."""
    async with database.reading() as connection:
        return int(await _value(connection, CHANGES) or 0)


async def read_rules(database: Database, now: float) -> HouseRules:
    """What holds now."""
    async with database.reading() as connection:
        changes = int(await _value(connection, CHANGES) or 0)
        drain = await _value(connection, DRAIN)
        found = [Ban(*row) for row in await connection.execute(_BANS)]
        still = (invitations.c.until.is_(None)) | (invitations.c.until > now)
        invited = await connection.execute(select(invitations.c.hash).where(still))
        return HouseRules(
            changes,
            None if drain is None else json.loads(drain),
            {ban.hash: ban for ban in found},
            frozenset(invited.scalars()),
        )


async def note_change(
    connection: AsyncConnection, now: float, operator: str, deed: str, about: str, details: str
) -> None:
    """Write something into the account of the house, and let running servers notice it."""
    await connection.execute(
        insert(audit).values(
            at=now, operator=operator[:64], deed=deed, about=about[:80], details=details
        )
    )
    changes = int(await _value(connection, CHANGES) or 0)
    await _keep(connection, CHANGES, str(changes + 1))


async def set_drain(connection: AsyncConnection, drain: Mapping[str, Any] | None) -> None:
    """Begin to empty the house, or stop it."""
    if drain is None:
        await connection.execute(delete(house).where(house.c.key == DRAIN))
    else:
        await _keep(connection, DRAIN, json.dumps(drain))


async def add_ban(connection: AsyncConnection, ban: Ban) -> None:
    """Let somebody in no more."""
    await connection.execute(delete(bans).where(bans.c.hash == ban.hash))
    await connection.execute(
        insert(bans).values(
            hash=ban.hash, kind=ban.kind, at=ban.at, until=ban.until, reason=ban.reason
        )
    )


async def lift_ban(connection: AsyncConnection, hash: str) -> bool:
    """Let somebody in again; whether there was such a ban."""
    return (await connection.execute(delete(bans).where(bans.c.hash == hash))).rowcount > 0


async def add_invitation(
    connection: AsyncConnection,
    hash: str,
    now: float,
    until: float | None,
    left: int | None,
    note: str,
) -> None:
    """Let so many people in who know a code."""
    await connection.execute(
        insert(invitations).values(hash=hash, at=now, until=until, left=left, note=note)
    )


async def drop_invitation(connection: AsyncConnection, hash: str) -> bool:
    """Let nobody in by a code any more, and those who came by it no more; whether there was one."""
    wanted = delete(invitations).where(invitations.c.hash == hash)
    return (await connection.execute(wanted)).rowcount > 0


async def use_invitation(database: Database, hash: str, now: float) -> bool:
    """Come in by a code; whether it lets one more in."""
    c = invitations.c
    fresh = (c.hash == hash, (c.until.is_(None)) | (c.until > now))
    async with database.writing() as connection:
        known = (await connection.execute(select(c.left).where(*fresh))).one_or_none()
        if known is None:
            return False
        if known.left is None:
            return True
        used = await connection.execute(
            update(invitations).where(*fresh, c.left > 0).values(left=c.left - 1)
        )
        return used.rowcount > 0


_BANS = select(bans.c.hash, bans.c.kind, bans.c.at, bans.c.until, bans.c.reason)


async def _value(connection: AsyncConnection, key: str) -> str | None:
    found = await connection.execute(select(house.c.value).where(house.c.key == key))
    return found.scalar_one_or_none()


async def _keep(connection: AsyncConnection, key: str, value: str) -> None:
    known = await connection.execute(update(house).where(house.c.key == key).values(value=value))
    if known.rowcount == 0:
        await connection.execute(insert(house).values(key=key, value=value))
