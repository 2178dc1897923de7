"""A copy of an SQLite database while a server writes to it, and back again."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from cellmates.server.store.database import NEWEST, Database, hold_file
from cellmates.server.store.errors import StoreError


def back_up(database: Database, target: Path) -> int:
    """Copy all that is stored at this moment into a new file, which appears when it is whole; its
    size in bytes."""
    source = _file_of(database)
    if target.exists():
        raise StoreError(f"{target} is there already")
    part = target.with_name(target.name + ".part")
    os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))  # it holds seeds
    with (
        closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True, timeout=30)) as reading,
        closing(sqlite3.connect(part)) as writing,
    ):
        reading.backup(writing)  # one step: what others write meanwhile does not begin it anew
        writing.execute("PRAGMA journal_mode=DELETE")  # one file, whole
    _check(part)
    with part.open("rb") as written:
        os.fsync(written.fileno())
    part.rename(target)
    return target.stat().st_size


def bring_back(database: Database, backup: Path) -> str | None:
    """Put a backup in the place of the database, which no server may use now; the file into which
    what was there before was moved."""
    target = Path(_file_of(database))
    _check(backup)
    handle = hold_file(str(target))
    try:
        kept = None
        if target.stat().st_size > 0:
            with closing(sqlite3.connect(target)) as old:
                old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            kept = target.with_name(f"{target.name}.before-restore")
            os.replace(target, kept)
        for rest in ("-wal", "-shm"):
            Path(f"{target}{rest}").unlink(missing_ok=True)
        part = target.with_name(target.name + ".part")
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
        with closing(sqlite3.connect(backup)) as source, closing(sqlite3.connect(part)) as writing:
            source.backup(writing)
        os.replace(part, target)
        return None if kept is None else str(kept)
    finally:
        if handle is not None:
            os.close(handle)


def _file_of(database: Database) -> str:
    if database.file is None:
        raise StoreError("only an SQLite file; for PostgreSQL use pg_dump and pg_restore")
    return database.file


def _check(path: Path) -> None:
    """Raise a StoreError unless a file is a whole database of a server that is not newer."""
    if not path.is_file():
        raise StoreError(f"there is no file {path}")
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
            whole = connection.execute("PRAGMA integrity_check").fetchone()[0]
            found = connection.execute("SELECT version_num FROM alembic_version").fetchone()[0]
    except (sqlite3.Error, TypeError) as error:
        raise StoreError(f"{path} is no database of Cellmates: {error}") from None
    if whole != "ok":
        raise StoreError(f"{path} is damaged: {whole}")
    if str(found) > NEWEST:
        raise StoreError(f"{path} was written by a newer version ({found}; here is {NEWEST})")
