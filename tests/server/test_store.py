"""The store: migrations, commits that are shared, appends that conflict, files that cannot be."""

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert

from cellmates.server.store.commits import GroupCommit
from cellmates.server.store.database import NEWEST, Database, async_url
from cellmates.server.store.errors import StoreError
from cellmates.server.store.leases import LEASE, Elsewhere
from cellmates.server.store.postgres_peers import peers_of
from cellmates.server.store.rows import Append, Entry, LineRow
from cellmates.server.store.schema import leases, metadata, presence, tables
from cellmates.server.store.shared_leases import SharedLeases
from cellmates.server.store.store import SqlStore


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.db'}"
    found: str = request.getfixturevalue("database")
    return found


def row(id: str) -> dict[str, object]:
    return {
        "id": id,
        "game": "room25",
        "rules_version": 1,
        "config": "{}",
        "settings": "{}",
        "state": "playing",
        "listed": True,
        "seed": bytes(32),
        "commitment": "",
        "created": 0.0,
    }


def entry(number: int, command: str | None = None) -> Entry:
    return Entry(number, 0, 7, False, command, 0.0, 0.0)


async def test_migrations_make_the_schema_from_nothing(url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    database = Database(url)
    await database.open()
    await database.open()  # a second time changes nothing
    async with database.reading() as connection:
        assert await connection.run_sync(differences) == []
        found = await connection.exec_driver_sql("SELECT version_num FROM alembic_version")
        assert found.scalar_one() == NEWEST
    await database.close()


async def test_what_arrives_together_shares_a_commit(url: str) -> None:
    database = Database(url)
    await database.open()
    written: list[int] = []
    commits = GroupCommit(
        database, peers_of(database, "me"), lambda entries, _: written.append(entries)
    )
    names = [f"together{n}" for n in range(20)]
    async with database.writing() as connection:
        await connection.execute(insert(tables), [row(name) for name in names])
    commits.start()
    stored = await asyncio.gather(
        *(commits.append(Append(name, 0, 0, [entry(1), entry(2)])) for name in names)
    )
    assert stored == [True] * 20
    assert sum(written) == 40
    assert len(written) <= 3
    store = SqlStore(database, peers_of(database, "me"))
    assert [each.number for each in await store.entries(names[3])] == [1, 2]
    await commits.close()
    with pytest.raises(StoreError):
        await commits.append(Append("a", 0, 0))
    await database.close()


async def test_an_append_on_top_of_something_else_is_refused(url: str) -> None:
    database = Database(url)
    await database.open()
    commits = GroupCommit(database, peers_of(database, "me"))
    async with database.writing() as connection:
        await connection.execute(insert(tables), [row("first"), row("second")])
    commits.start()
    assert await commits.append(Append("first", 0, 0, [entry(1, "mine")]))
    late, fine = await asyncio.gather(
        commits.append(Append("first", 0, 0, [entry(1, "late"), entry(2, "late")])),
        commits.append(Append("second", 0, 0, [entry(1)])),
        return_exceptions=True,
    )
    if database.shared:
        assert late is False
    else:
        assert isinstance(late, StoreError)  # the primary key says so
    assert fine is True
    store = SqlStore(database, peers_of(database, "me"))
    assert [each.command for each in await store.entries("first")] == ["mine"]
    line = LineRow(1, 1, "chat", 0, "hi", None, 0.0)
    assert await commits.append(Append("first", 1, 0, [], [line]))
    assert await store.lines("first") == [line]
    await commits.close()
    await database.close()


async def test_whatever_goes_wrong_the_writer_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = Database(f"sqlite:///{tmp_path / 'store.db'}")
    await database.open()
    commits = GroupCommit(database, peers_of(database, "me"))
    async with database.writing() as connection:
        await connection.execute(insert(tables), [row("first"), row("second")])
    commits.start()

    async def broken(*_: object) -> None:
        raise ValueError("something nobody thought of")

    with monkeypatch.context() as patch:
        patch.setattr(commits, "_write", broken)
        for answer in await asyncio.gather(
            commits.append(Append("first", 0, 0, [entry(1)])),
            commits.append(Append("second", 0, 0, [entry(1)])),
            return_exceptions=True,
        ):
            assert isinstance(answer, StoreError)
            assert "nobody" not in str(answer)
    assert await commits.append(Append("first", 0, 0, [entry(1)]))
    await commits.close()
    await database.close()


async def test_leases_pass_on_when_they_expire(database: str) -> None:
    shared = Database(database)
    await shared.open()
    one, two = SharedLeases(shared, "one"), SharedLeases(shared, "two")
    assert await one.take("shared")
    assert not await two.take("shared")
    seen = await two.beat({"shared": ([1, 2], 0)})
    assert seen == {"shared": Elsewhere()}
    assert await one.beat({"shared": ([0], 3)}) == {"shared": Elsewhere({1, 2})}
    async with shared.writing() as connection:
        await connection.execute(leases.update().values(expires=0.0))  # as if one had died
    await two.beat({"shared": ([1, 2], 0)})
    assert two.holds("shared")
    await one.beat({"shared": ([0], 3)})
    assert not one.holds("shared")
    await two.release("shared")
    await one.beat({"shared": ([0], 3)})
    assert one.holds("shared")
    await one.release_all()
    await shared.close()


async def test_a_clock_of_the_database_that_is_set_back_leaves_no_lease_for_hours(
    database: str,
) -> None:
    shared = Database(database)
    await shared.open()
    dead, living = SharedLeases(shared, "dead"), SharedLeases(shared, "living")
    assert await dead.take("late")
    await dead.beat({"late": ([0], 0)})
    async with shared.writing() as connection:  # an hour earlier by the database's clock
        for each in (leases, presence):
            await connection.execute(each.update().values(expires=each.c.expires + 3600))
    assert await living.beat({"late": ([1], 0)}) == {"late": Elsewhere()}  # nobody is there
    assert living.holds("late")
    await living.release_all()
    await shared.close()


async def test_a_process_that_stood_still_holds_nothing(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared = Database(database)
    await shared.open()
    mine = SharedLeases(shared, "stopped")
    assert await mine.take("held")
    assert mine.holds("held")
    now = time.monotonic()
    monkeypatch.setattr("cellmates.server.store.shared_leases.time.monotonic", lambda: now + LEASE)
    assert not mine.holds("held")
    await mine.beat({"held": ([0], 0)})
    assert mine.holds("held")
    await mine.release_all()
    await shared.close()


def test_databases_that_cannot_be(tmp_path: Path) -> None:
    async def opened(address: str) -> None:
        database = Database(address)
        try:
            await database.open()
        finally:
            await database.close()

    for address in ("nonsense", "mysql://x/y", "/tmp/file.db"):
        with pytest.raises(StoreError):
            async_url(address)
    nowhere = tmp_path / "no" / "such" / "folder.db"
    (tmp_path / "text.db").write_text("this is no database, but a text that is long enough" * 10)
    for address in (
        f"sqlite:///{nowhere}",
        f"sqlite:///{tmp_path / 'text.db'}",
        "postgresql://nobody@127.0.0.1:1/nothing",
    ):
        with pytest.raises(StoreError):
            asyncio.run(opened(address))


async def test_one_server_at_a_time_on_an_sqlite_file(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'mine.db'}"
    first, second = Database(url), Database(url)
    await first.open()
    with pytest.raises(StoreError, match="another server"):
        await second.open()
    await first.close()
    await second.open()
    await second.close()


async def test_sqlite_is_as_careful_as_it_can_be(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'careful.db'}")
    await database.open()
    async with database.reading() as connection:
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2)):
            found = await connection.exec_driver_sql(f"PRAGMA {pragma}")
            assert found.scalar_one() == value
    await database.close()
    for name in ("careful.db", "careful.db.lock"):  # seeds are nobody else's business
        assert (tmp_path / name).stat().st_mode & 0o077 == 0
    sqlite3.connect(tmp_path / "careful.db").close()
