"""A copy of an SQLite database while a server writes to it, and back again."""

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from cellmates.server.store.database import NEWEST, Database, hold_file
from cellmates.server.store.errors import StoreError, UnusableStore


def back_up(database: Database, target: Path) -> int:
    """Copy all that is stored at this moment into a new file, which appears when it is whole; its
    size in bytes."""
    source = _file_of(database)
    if target.exists():
        raise UnusableStore("store-file-exists", file=str(target))
    with (
        _becoming(target) as part,
        closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True, timeout=30)) as reading,
        closing(sqlite3.connect(part)) as writing,
    ):
        reading.backup(writing)  # one step: what others write meanwhile does not begin it anew
        writing.execute("PRAGMA journal_mode=DELETE")  # one file, whole
    return target.stat().st_size


def bring_back(database: Database, backup: Path) -> str | None:
    """Put a backup in the place of the database, which no server may use now; the file into which
    what was there before was moved."""
    target = Path(_file_of(database))
    _check(backup)
    handle = hold_file(str(target))
    try:
        kept = None
        owner = target.parent.stat()
        if target.stat().st_size > 0:
            owner = target.stat()
            with closing(sqlite3.connect(target)) as old:
                old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            kept = target.with_name(f"{target.name}.before-restore")
            os.replace(target, kept)
        for rest in ("-wal", "-shm"):
            Path(f"{target}{rest}").unlink(missing_ok=True)
        with (
            _becoming(target) as part,
            closing(sqlite3.connect(backup)) as source,
            closing(sqlite3.connect(part)) as writing,
        ):
            source.backup(writing)
        if hasattr(os, "geteuid") and os.geteuid() == 0:  # the server is somebody else
            for each in (target, Path(f"{target}.lock")):
                os.chown(each, owner.st_uid, owner.st_gid)
        return None if kept is None else str(kept)
    finally:
        if handle is not None:
            os.close(handle)


@contextmanager
def _becoming(target: Path) -> Iterator[Path]:
    """A file to write a database into, which takes its name when it is whole and checked."""
    part = target.with_name(target.name + ".part")
    os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))  # it holds seeds
    try:
        yield part
        _check(part)
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.rename(target)
    except sqlite3.Error as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_FULL:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(part)) from None
        raise StoreError(str(error)) from error
    finally:
        part.unlink(missing_ok=True)


def _file_of(database: Database) -> str:
    if database.file is None:
        raise UnusableStore("store-backup-sqlite")
    return database.file


def _check(path: Path) -> None:
    """Raise an UnusableStore unless a file is a whole database of a server that is not newer."""
    if not path.is_file():
        raise UnusableStore("store-no-file", file=str(path))
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
            whole = connection.execute("PRAGMA integrity_check").fetchone()[0]
            found = connection.execute("SELECT version_num FROM alembic_version").fetchone()[0]
    except (sqlite3.Error, TypeError):
        raise UnusableStore("store-not-a-database", file=str(path)) from None
    if whole != "ok":
        raise UnusableStore("store-damaged", file=str(path), problem=whole)
    if str(found) > NEWEST:
        raise UnusableStore("store-newer", found=str(found), newest=NEWEST)
