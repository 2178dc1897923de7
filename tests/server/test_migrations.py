"""Databases of every released schema are brought up to date, and their games go on.

`schemas/REVISION.sql` is a dump of an SQLite file as the server left it with that revision: an
open table, one in the middle of a game, one that is over. Its first line says by which tokens.
"""

import asyncio
import hashlib
import json
import sqlite3
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.runtime.migration import HeadMaintainer
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, create_engine, insert, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.types import LargeBinary

from cellmates.games import GAMES
from cellmates.kernel import record
from cellmates.server.store import database as store
from cellmates.server.store.database import NEWEST, Database
from cellmates.server.store.errors import StoreError
from cellmates.server.store.schema import metadata
from tests.server.playing import Player, Server, serving

FOLDER = Path(__file__).parent / "schemas"
MIGRATIONS = str(store._MIGRATIONS)


@pytest.fixture(autouse=True)
def other_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    """The dumps remember commands by their ids: others must not be taken for them."""
    monkeypatch.setattr(Player, "_ids", count(1000))


def released() -> list[str]:
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    config.set_main_option("path_separator", "os")
    return [each.revision for each in ScriptDirectory.from_config(config).walk_revisions()]


def kept(revision: str) -> tuple[dict[str, Any], str]:
    """What is known of a dump, and the dump."""
    dump = (FOLDER / f"{revision}.sql").read_text(encoding="utf-8")
    facts: dict[str, Any] = json.loads(dump.partition("\n")[0].removeprefix("-- "))
    return facts, dump


def restore(revision: str, path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.executescript(kept(revision)[1])
    connection.close()


async def restore_to_postgresql(revision: str, path: Path, url: str) -> None:
    """The same rows in a PostgreSQL of the same revision."""

    def upgrade(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", MIGRATIONS)
        config.set_main_option("path_separator", "os")
        config.attributes["connection"] = connection
        command.upgrade(config, revision)

    def copy(connection: Connection) -> None:
        old, new = MetaData(), MetaData()
        new.reflect(connection)
        source = create_engine(f"sqlite:///{path}")
        with source.connect() as reading:
            old.reflect(reading)
            for table in old.sorted_tables:
                if table.name == "alembic_version":
                    continue
                rows = [dict(row._mapping) for row in reading.execute(select(table))]
                for row in rows:
                    for column in new.tables[table.name].columns:
                        if isinstance(column.type, LargeBinary):
                            row[column.name] = bytes(row[column.name])
                if rows:
                    connection.execute(insert(new.tables[table.name]), rows)
        source.dispose()

    shared = Database(url)
    async with shared.writing() as connection:
        await connection.run_sync(upgrade)
        await connection.run_sync(copy)
    await shared.close()


def test_every_released_schema_is_kept() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.sql")) == sorted(released())
    assert released()[0] == NEWEST


async def goes_on(server: Server, facts: dict[str, Any]) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with server.service.database.reading() as connection:
        assert await connection.run_sync(differences) == []
        found = await connection.execute(text("SELECT version_num FROM alembic_version"))
        assert found.scalar_one() == NEWEST
    await _open_table(server, facts["open"])
    playing = facts["playing"]
    if await _same_rules(server, playing["table"], playing["tokens"][0]):
        await _game(server, playing)
        await _record(server, facts["over"])
    if "brought" in facts:
        await _own_cards(server, facts["brought"])


async def _same_rules(server: Server, id: str, token: str) -> bool:
    """Whether the rules of a table are those of today; if not it has ended, and is given raw."""
    row = await server.service.store.table(id)
    assert row is not None
    if row.rules_version == GAMES[row.game].rules_version:
        return True
    async with server.player(id, token) as person:
        assert person.wire[0]["code"] == "other_rules"
    assert (row.state, row.closed) == ("over", "rules")
    assert id not in [row.id for row in await server.service.store.open_tables(0.0)]
    status, raw = await server.ask("GET", f"/api/tables/{id}/record")
    assert status == 200
    assert raw["rules_version"] == row.rules_version
    assert hashlib.sha256(bytes.fromhex(raw["seed"])).hexdigest() == raw["commitment"]
    entries = await server.service.store.entries(id)
    assert raw["choices"] == [[entry.seat, entry.option] for entry in entries]
    return False


async def _open_table(server: Server, facts: dict[str, Any]) -> None:
    id = facts["table"]
    async with server.player(id, facts["tokens"][0]) as host:
        if "order" in facts:  # it was carried out, and is not again
            assert (await host.command(**facts["order"]))["type"] == "done"
        assert (await host.command(type="seat", seat=2, bot="random"))["type"] == "done"
    async with server.player(id, facts["tokens"][1]) as guest:
        assert (await guest.command(type="start"))["code"] == "not_host"
    async with server.player(id, facts["host"]) as chair:
        started = await chair.command(type="start")
        assert started["type"] == "done", started
    async with server.player(id, facts["tokens"][1]) as guest:
        assert guest.seat == 1
        assert guest.view


async def _game(server: Server, facts: dict[str, Any]) -> None:
    """The game goes on where it was, with its lines and notes; what was done stays done."""
    id, tokens = facts["table"], facts["tokens"]
    done = facts["done"]
    async with server.player(id, tokens[facts["seat"]]) as person:
        assert person.number >= done["number"]
        wish = {"type": "choose", "id": done["id"], "number": done["number"] - 1, "option": 0}
        assert await person.command(**wish) == done

    async def sit(seat: int) -> None:
        async with server.player(id, tokens[seat]) as person:
            assert person.seat == seat
            assert "Max!" in [line["text"] for line in person.wire[0]["lines"]][-1]
            assert person.wire[0]["notes"] == ({"tile 3": "red, says Jan"} if seat == 0 else {})
            await person.play(Random(seat))
            assert person.over

    async with asyncio.TaskGroup() as group:
        for seat in range(len(tokens)):
            group.create_task(sit(seat))


async def _record(server: Server, facts: dict[str, Any], game: str = "room25") -> None:
    async with server.http.get(f"{server.url}/api/tables/{facts['table']}/record") as response:
        found = record.parse(await response.text(), "downloaded")
    assert record.rebuild(found, GAMES[game]).over
    status, seen = await server.ask("GET", f"/api/tables/{facts['table']}/replay?eyes=all")
    assert status == 200
    assert seen["over"]


async def _own_cards(server: Server, facts: dict[str, Any]) -> None:
    """A game with cards that somebody brought goes on with them."""
    status, told = await server.ask("GET", f"/api/tables/{facts['table']}/faces")
    assert status == 200
    assert told["cards"]["items"][facts["card"]]["value"] == 9
    if await _same_rules(server, facts["table"], facts["token"]):
        async with server.player(facts["table"], facts["token"]) as person:
            await person.play(Random(0))
            assert person.over
        await _record(server, facts, "lockup")


@pytest.mark.parametrize("revision", released())
async def test_an_old_sqlite_file_goes_on(tmp_path: Path, revision: str) -> None:
    restore(revision, tmp_path / "server.db")
    async with serving(tmp_path) as server:
        await goes_on(server, kept(revision)[0])


@pytest.mark.parametrize("revision", [None, *released()])
async def test_a_migration_that_is_cut_short_has_changed_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, revision: str | None
) -> None:
    path = tmp_path / "server.db"
    if revision is not None:
        restore(revision, path)

    def schema() -> list[Any]:
        connection = sqlite3.connect(path)
        try:
            return connection.execute("SELECT sql FROM sqlite_master ORDER BY name").fetchall()
        finally:
            connection.close()

    def cut_short(*_: object) -> None:
        raise OSError("no space left on device")

    before = schema()
    with monkeypatch.context() as patch:
        patch.setattr(HeadMaintainer, "update_to_step", cut_short)
        if revision != NEWEST:
            with pytest.raises(StoreError, match="no space left"):
                await Database(f"sqlite:///{path}").open()
    assert schema() == before
    database = Database(f"sqlite:///{path}")
    await database.open()
    await database.close()
    assert len(schema()) > 10


async def test_a_file_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "server.db"
    restore(NEWEST, path)
    connection = sqlite3.connect(path)
    with connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()

    with pytest.raises(StoreError, match="newer version"):
        await Database(f"sqlite:///{path}").open()


@pytest.mark.parametrize("revision", released())
async def test_an_old_postgresql_goes_on(tmp_path: Path, postgres: str, revision: str) -> None:
    restore(revision, tmp_path / "old.db")
    url = make_url(postgres).set(database=f"schema_{revision}").render_as_string(False)

    admin = await asyncpg.connect(postgres)
    await admin.execute(f"CREATE DATABASE schema_{revision}")
    await admin.close()
    await restore_to_postgresql(revision, tmp_path / "old.db", url)
    async with serving(tmp_path, database=url) as server:
        await goes_on(server, kept(revision)[0])
