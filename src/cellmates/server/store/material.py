"""What people brought to play with: kept once, by its fingerprint, for the tables that need it."""

import json
from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from cellmates.kernel.game import Brought
from cellmates.server.store.limits import DAY
from cellmates.server.store.schema import material, tables


async def keep(connection: AsyncConnection, game: str, brought: Brought, now: float) -> None:
    """Keep material, in the transaction of the table that needs it if there is one yet."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    row = {"game": game, "content": json.dumps(brought.content), "at": now}
    await connection.execute(
        dialect.insert(material)
        .values(digest=brought.digest, **row)
        .on_conflict_do_update(index_elements=["digest"], set_={"at": now})
    )


async def forget_unused(connection: AsyncConnection, now: float) -> None:
    """Drop what was brought for tables that never came to be."""
    used = select(tables.c.material).where(tables.c.material.is_not(None))
    old = material.c.at < now - DAY
    await connection.execute(delete(material).where(old, material.c.digest.not_in(used)))


async def read_material(
    connection: AsyncConnection, game: str, digest: str
) -> dict[str, Any] | None:
    """All of it, if it is kept."""
    wanted = select(material.c.content).where(material.c.digest == digest, material.c.game == game)
    text = (await connection.execute(wanted)).scalar_one_or_none()
    return None if text is None else json.loads(text)
