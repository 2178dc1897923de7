"""How much talk of a table is kept: the latest lines, and what says which bots play."""

from collections.abc import Sequence

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from cellmates.server.store.rows import Append
from cellmates.server.store.schema import lines

KEPT = 1000
"""The latest lines of a table that are kept."""

EVERY = 100
"""After so many lines it is time to forget the oldest."""

_CHAT = "chat"
_SHIFTS = ("relieved", "returned")


async def forget_old_lines(connection: AsyncConnection, appends: Sequence[Append]) -> None:
    """Forget what is older than the latest lines of tables that have got many new ones."""
    for one in appends:
        last = one.line + len(one.lines)
        if last > KEPT and last // EVERY > one.line // EVERY:
            await _forget(connection, one.table, last - KEPT)


async def _forget(connection: AsyncConnection, table: str, last: int) -> None:
    old = (lines.c.table_id == table, lines.c.line <= last)
    await connection.execute(delete(lines).where(*old, lines.c.kind == _CHAT))
    # The last change of shifts says who plays a seat now, however long ago it was.
    shifts = (lines.c.table_id == table, lines.c.kind.in_(_SHIFTS))
    newest = select(func.max(lines.c.line)).where(*shifts).group_by(lines.c.seat)
    kept = list((await connection.execute(newest)).scalars())
    await connection.execute(
        delete(lines).where(*old, lines.c.kind.in_(_SHIFTS), lines.c.line.not_in(kept))
    )
