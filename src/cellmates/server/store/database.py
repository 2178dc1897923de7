"""Opening the database, bringing it up to date, and who may write when."""

import asyncio
import logging
import os
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.exc import DBAPIError, InvalidatePoolError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from cellmates.server.store.errors import StoreError, StoreUnreachable, UnusableStore

NEWEST = "0007"
"""The revision that the last migration leads to."""

MIGRATION = 600.0
"""Seconds that bringing the database up to date may take, with waiting for others who do it."""

AGAIN = 0.5
"""Seconds until a database that did not answer at the start is asked again."""

_log = logging.getLogger(__name__)
_MIGRATIONS = Path(__file__).parent / "migrations"
_PRAGMAS = ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
_NO_TIME_LIMITS = ("lock_timeout", "statement_timeout", "idle_in_transaction_session_timeout")
_TOGETHER = 0x63656C6C  # the lock under which processes migrate one after the other


Transaction = AsyncConnection
"""What a transaction is called above the store, which alone speaks SQL."""


@dataclass(frozen=True, slots=True)
class TimeLimits:
    """How long PostgreSQL and the network to it may take, in seconds.

    A process that hangs between the lock of a table and its commit keeps the table from all others
    until PostgreSQL ends its transaction (`idle`); those who wait for the table outlast that
    (`lock`). A connection on which nothing comes back is cut (`transaction`, `commit`).
    """

    connect: float = 3.0  # for a new connection, or for one of the pool
    idle: float = 4.0  # a transaction may do nothing
    lock: float = 6.0  # for another transaction to let go of a table
    transaction: float = 8.0  # a transaction may take
    commit: float = 2.0  # the shared commit may take, for which all tables of a process wait
    probe: float = 2.0  # a sign of life may take

    @property
    def server_settings(self) -> dict[str, str]:
        """The same for PostgreSQL, and how soon it finds out that a peer is gone without a word."""
        return {
            "idle_in_transaction_session_timeout": _milliseconds(self.idle),
            "lock_timeout": _milliseconds(self.lock),
            "statement_timeout": _milliseconds(self.transaction),
            "tcp_keepalives_idle": "10",
            "tcp_keepalives_interval": "5",
            "tcp_keepalives_count": "3",
            "tcp_user_timeout": "10000",
        }


def _milliseconds(seconds: float) -> str:
    return str(int(seconds * 1000))


def async_url(url: str) -> str:
    """The address of a database with the driver we use."""
    scheme, colon, rest = url.partition(":")
    drivers = {"postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    drivers["sqlite"] = "sqlite+aiosqlite"
    if not colon or scheme not in (*drivers, *drivers.values()):
        raise UnusableStore("store-address")
    return f"{drivers.get(scheme, scheme)}:{rest}"


class Database:
    """One database; SQLite has one writer at a time, PostgreSQL as many as there are."""

    def __init__(self, url: str, time_limits: TimeLimits | None = None) -> None:
        self.url = async_url(url)
        self.time_limits = time_limits or TimeLimits()
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
            limits = self.time_limits
            engine = create_async_engine(
                self.url,
                pool_size=8,
                max_overflow=8,
                pool_timeout=limits.connect,
                hide_parameters=True,
                connect_args={
                    "timeout": limits.connect,
                    "server_settings": limits.server_settings,
                },
            )
            event.listen(engine.sync_engine, "checkout", self._probe)
            event.listen(engine.sync_engine, "close", _cut)
            return engine
        engine = create_async_engine(self.url, pool_size=4, max_overflow=12, hide_parameters=True)
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        return engine

    @property
    def file(self) -> str | None:
        """The SQLite file, if it is one."""
        path = self.engine.url.database
        return None if self.shared or path == ":memory:" else path

    async def open(self, patience: float = 0.0) -> None:
        """Connect, and make or change what the schema needs. A PostgreSQL that is slow or about to
        start is asked again for so many seconds."""
        give_up = time.monotonic() + patience
        while True:
            try:
                return await self._open()
            except (OSError, StoreError) as error:
                if _comes_later(error) and time.monotonic() < give_up:
                    _log.warning("the database does not answer yet")
                    await asyncio.sleep(AGAIN)
                    continue
                await self.close()
                await asyncio.sleep(0.05)  # the driver's thread has yet a word to say to this loop
                raise UnusableStore("store-cannot-open", problem=error) from None

    async def _open(self) -> None:
        if not self.shared and self._lock is None:
            self._lock = hold_file(self.file)
        async with self.writing(MIGRATION) as connection:
            if self.shared:  # others may take their time to migrate
                for setting in _NO_TIME_LIMITS:
                    await connection.execute(text(f"SET LOCAL {setting} = 0"))
                lock = text("SELECT pg_advisory_xact_lock(:key)")
                await connection.execute(lock, {"key": _TOGETHER})
            await connection.run_sync(_migrate)

    async def rest(self) -> None:
        """Let go of the connections that nobody uses, with the pages they have in memory."""
        await self.engine.dispose()

    async def close(self) -> None:
        """Let go of all connections."""
        await self.engine.dispose()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    @asynccontextmanager
    async def writing(self, seconds: float | None = None) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes, and takes so many seconds at most."""
        limit = self.time_limits.transaction if seconds is None else seconds
        async with AsyncExitStack() as stack:
            if not self.shared:
                await stack.enter_async_context(self._turn)
            with self._failing():
                async with self.engine.connect() as connection:
                    with self._limited(connection, limit):
                        async with connection.begin():
                            yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that only reads."""
        with self._failing():
            async with self.engine.connect() as connection:
                with self._limited(connection, self.time_limits.transaction):
                    yield connection

    @contextmanager
    def _failing(self) -> Iterator[None]:
        """Whatever a driver raises becomes a StoreError."""
        try:
            yield
        except self._failures as error:
            lost = isinstance(error, OSError | PoolTimeout | InvalidatePoolError) or (
                isinstance(error, DBAPIError) and error.connection_invalidated
            )
            if _is_no_database(error):
                raise UnusableStore("store-not-a-database", file=str(self.file)) from error
            kind = StoreUnreachable if lost else StoreError
            raise kind(_first_line(error)) from error

    @contextmanager
    def _limited(self, connection: AsyncConnection, seconds: float) -> Iterator[None]:
        """Cut a connection to PostgreSQL after a time, so that whoever waits for it goes on.

        Time limits of the driver ask PostgreSQL over a new connection to give up, and wait for
        that; where the network is frozen this would hang just as well.
        """
        if not self.shared or connection.sync_connection is None:
            yield
            return
        driver: Any = connection.sync_connection.connection.driver_connection
        cutting = asyncio.get_running_loop().call_later(seconds, driver.terminate)
        try:
            yield
        finally:
            cutting.cancel()

    def _probe(self, connection: Any, record: Any, _fairy: object) -> None:
        """Ask a connection of the pool for a sign of life; if there is none, all of its age go."""
        if "used" not in record.info:  # it has just been made
            record.info["used"] = True
            return
        driver = connection.driver_connection
        limit = self.time_limits.probe
        cutting = asyncio.get_running_loop().call_later(limit, driver.terminate)
        try:
            connection.run_async(lambda driver: driver.execute("SELECT 1"))
        except self._failures as error:
            raise InvalidatePoolError from error
        finally:
            cutting.cancel()


def _cut(connection: Any, _record: object) -> None:
    """Close a connection of the pool without waiting for PostgreSQL to say goodbye."""
    connection.driver_connection.terminate()


def hold_file(path: str | None) -> int | None:
    """Keep a second server off an SQLite file; the lock ends with the process, however it ends."""
    if not path or sys.platform == "win32":
        return None
    import fcntl

    handle = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise UnusableStore("store-in-use") from None
    os.close(os.open(path, os.O_RDONLY | os.O_CREAT, 0o600))  # it holds seeds: ours alone
    return handle


def _comes_later(error: Exception) -> bool:
    """Whether PostgreSQL did not answer in time, or says that it is about to start."""
    cause = error.__cause__ or error
    slow = isinstance(cause, TimeoutError | PoolTimeout)
    return slow or type(cause).__name__ == "CannotConnectNowError"


def _is_no_database(error: Exception) -> bool:
    """Whether SQLite says that a file is something else."""
    said = getattr(getattr(error, "orig", error), "sqlite_errorcode", None)
    return said == sqlite3.SQLITE_NOTADB


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
            raise UnusableStore("store-newer", found=str(found), newest=NEWEST)
    from alembic import command  # slow to import, and seldom needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    if connection.dialect.name == "sqlite":  # its driver would store every step by itself
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    command.upgrade(config, "head")
