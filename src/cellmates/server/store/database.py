"""Opening the database, bringing it up to date, and who may write when."""

import asyncio
import os
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

NEWEST = "0003"
"""The revision that the last migration leads to."""

_MIGRATIONS = Path(__file__).parent / "migrations"
_PRAGMAS = ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
_TOGETHER = 0x63656C6C  # the lock under which processes migrate one after the other


class StoreError(Exception):
    """The database did not do what it was asked to."""


def async_url(url: str) -> str:
    """The address of a database with the driver we use."""
    scheme, colon, rest = url.partition(":")
    drivers = {"postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    drivers["sqlite"] = "sqlite+aiosqlite"
    if not colon or scheme not in (*drivers, *drivers.values()):
        raise StoreError("a database is sqlite:///FILE or postgresql://USER@HOST/NAME")
    return f"{drivers.get(scheme, scheme)}:{rest}"


class Database:
    """One database; SQLite has one writer at a time, PostgreSQL as many as there are."""

    def __init__(self, url: str) -> None:
        self.url = async_url(url)
        self.shared = self.url.startswith("postgresql")
        self._turn = asyncio.Lock()
        self._lock: int | None = None
        self._failures: tuple[type[Exception], ...] = (SQLAlchemyError, sqlite3.Error, OSError)
        self.engine = self._engine()

    def _engine(self) -> AsyncEngine:
        if self.shared:
            import asyncpg  # type: ignore[import-untyped]  # only where it is needed

            # Raw while connecting: "the database system is starting up".
            self._failures += (asyncpg.PostgresError, asyncpg.InterfaceError)
            return create_async_engine(
                self.url, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True
            )
        engine = create_async_engine(self.url, pool_size=4, max_overflow=12, hide_parameters=True)
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        return engine

    async def open(self) -> None:
        """Connect, and make or change what the schema needs."""
        try:
            if not self.shared and self._lock is None:
                self._lock = _lock_file(self.engine.url.database)
            async with self.writing() as connection:
                if self.shared:
                    lock = text("SELECT pg_advisory_xact_lock(:key)")
                    await connection.execute(lock, {"key": _TOGETHER})
                await connection.run_sync(_migrate)
        except (OSError, StoreError) as error:
            await self.close()
            await asyncio.sleep(0.05)  # the driver's thread still has a word to say to this loop
            raise StoreError(f"cannot open the database: {error}") from None

    async def close(self) -> None:
        """Let go of all connections."""
        await self.engine.dispose()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes."""
        async with AsyncExitStack() as stack:
            if not self.shared:
                await stack.enter_async_context(self._turn)
            try:
                async with self.engine.begin() as connection:
                    yield connection
            except self._failures as error:
                raise StoreError(_first_line(error)) from error

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that only reads."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except self._failures as error:
            raise StoreError(_first_line(error)) from error


def _lock_file(path: str | None) -> int | None:
    """Keep a second server off an SQLite file; the lock ends with the process, however it ends."""
    if not path or path == ":memory:" or sys.platform == "win32":
        return None
    import fcntl

    handle = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise StoreError("another server uses this file") from None
    os.close(os.open(path, os.O_RDONLY | os.O_CREAT, 0o600))  # it holds seeds: ours alone
    return handle


def _first_line(error: Exception) -> str:
    """What went wrong; statements and their values stay out of logs and answers."""
    return f"{type(error).__name__}: {getattr(error, 'orig', error)}".splitlines()[0]


def _prepare_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    try:
        for pragma in _PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
    except BaseException:
        connection.close()  # a file that is no database: nobody else would close it
        raise
    cursor.close()


def _migrate(connection: Connection) -> None:
    if inspect(connection).has_table("alembic_version"):
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if found == NEWEST:
            return
        if found is not None and found > NEWEST:
            raise StoreError(f"a newer version has changed it (to {found}; here is {NEWEST})")
    from alembic import command  # slow to import, and seldom needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    if connection.dialect.name == "sqlite":  # its driver would store every step by itself
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    command.upgrade(config, "head")
