"""Where the seeds of tables are until their games are over: in the database, or in memory alone."""

from collections.abc import Mapping

from sqlalchemy import select, update

from cellmates.server.store.database import Database
from cellmates.server.store.schema import tables

SEALED = b""
"""What the database has instead of a seed that is kept in memory."""


class Seeds:
    """Seeds lie in the database from the beginning."""

    def written(self, table: str, seed: bytes) -> bytes:
        """What is written of the seed of a new table."""
        return seed

    def of(self, table: str, written: bytes) -> bytes:
        """The seed of a table; SEALED if it is lost."""
        return written

    def opened(self, table: str) -> Mapping[str, bytes]:
        """The columns to be written when a game is over."""
        return {}

    async def settle(self, database: Database) -> None:
        """Write the seeds of games that have ended in other ways, and forget those of tables that
        are gone."""


class SealedSeeds(Seeds):
    """Seeds of games in progress are in the memory of this process and nowhere else."""

    def __init__(self) -> None:
        self._seeds: dict[str, bytes] = {}

    def written(self, table: str, seed: bytes) -> bytes:
        """Nothing is written."""
        self._seeds[table] = seed
        return SEALED

    def of(self, table: str, written: bytes) -> bytes:
        """The seed as it was written, or as it is remembered."""
        return written or self._seeds.get(table, SEALED)

    def opened(self, table: str) -> Mapping[str, bytes]:
        """The seed, now that everybody may know it."""
        seed = self._seeds.get(table)
        return {} if seed is None else {"seed": seed}

    async def settle(self, database: Database) -> None:
        """Write what may be known, and keep nothing but what the database has as sealed.

        New tables are made in transactions that write, so none can come in between.
        """
        c = tables.c
        async with database.writing() as connection:
            found = await connection.execute(select(c.id, c.state).where(c.seed == SEALED))
            sealed = {row.id: row.state for row in found}
            for table in self._seeds.keys() & {id for id in sealed if sealed[id] == "over"}:
                known = update(tables).where(c.id == table).values(seed=self._seeds[table])
                await connection.execute(known)
            self._seeds = {id: seed for id, seed in self._seeds.items() if id in sealed}
