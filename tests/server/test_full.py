"""A database that is full or read-only: a clear answer, nobody is told, nothing is lost."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy import event

from cellmates.server.store.database import Database
from cellmates.server.store.errors import StoreError
from tests.server.playing import Player, Server, serving

CONFIG = {"mode": "suspicion", "seats": 4}

FULL = ("max_page_count=1", "max_page_count=1000000")  # not one page more than there are
READ_ONLY = ("query_only=ON", "query_only=OFF")


@asynccontextmanager
async def sqlite_with(database: Database, pragmas: tuple[str, str]) -> AsyncIterator[None]:
    """A file that takes nothing more, as SQLite itself says it."""
    now = pragmas[0]

    def prepare(connection: Any, _record: object, _proxy: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA {now}")
        cursor.close()

    event.listen(database.engine.sync_engine, "checkout", prepare)
    try:
        yield
    finally:
        now = pragmas[1]


@asynccontextmanager
async def read_only_postgresql(url: str) -> AsyncIterator[None]:
    """A PostgreSQL that takes nothing more, as one does that stands in for another."""
    admin = await asyncpg.connect(url)
    await admin.execute("SET default_transaction_read_only = off")
    await admin.execute("ALTER SYSTEM SET default_transaction_read_only = on")
    await admin.execute("SELECT pg_reload_conf()")
    await asyncio.sleep(0.2)
    try:
        yield
    finally:
        await admin.execute("ALTER SYSTEM RESET default_transaction_read_only")
        await admin.execute("SELECT pg_reload_conf()")
        await asyncio.sleep(0.2)
        await admin.close()


async def talk_until_refused(person: Player) -> list[str]:
    """Say things until the store takes no more; what was acknowledged."""
    taken: list[str] = []
    for number in range(60):
        text = f"{number} " + "x" * 290
        answer = await person.command(type="chat", text=text)
        if answer["type"] == "error":
            assert answer["code"] == "not_stored"
            return taken
        taken.append(text)
    raise AssertionError("the store took everything")


async def suffer(server: Server, id: str, tokens: list[str], trouble: Any) -> None:
    """People play, the store fails for a while, and they play on."""
    async with server.player(id, tokens[0]) as one, server.player(id, tokens[1]) as two:
        await one.play(Random(1), 1)
        async with trouble:
            taken = await talk_until_refused(one)
            wish = {"type": "choose", "id": "mine", "number": two.number, "option": two.options[0]}
            told = two.number
            small = await two.command(**wish)  # may still find room where only large ones do not
            assert small["type"] == "done" or small["code"] == "not_stored"
            body = {"game": "lockup", "name": "A" * 24}
            status, refused = await server.ask("POST", "/api/tables", body)
            assert status == 201 or (status, refused["code"]) == (503, "not_stored")
            assert (await server.ask("GET", f"/api/tables/{id}"))[0] == 200
            assert (await server.ask("GET", "/healthz"))[0] == 200
            async with server.player(id, tokens[2]) as three:
                assert three.number == len(await server.service.store.entries(id))
        lines = [line.text for line in await server.service.store.lines(id)]
        assert [text for text in lines if "x" in text] == taken
        again = await two.command(**wish)
        assert again["type"] == "done"
        commands = [entry.command for entry in await server.service.store.entries(id)]
        assert commands.count("mine") == 1
        await one.until(lambda: one.number > told)
        heard = [each["text"] for each in two.got("line") if each["kind"] == "chat"]
        assert heard == taken
        async with server.player(id, tokens[2]) as three:
            await asyncio.gather(one.play(Random(1)), two.play(Random(2)), three.play(Random(3)))
            assert one.over
            assert three.over


@pytest.mark.parametrize("pragmas", [FULL, READ_ONLY], ids=["full", "read-only"])
async def test_an_sqlite_file_that_takes_no_more(tmp_path: Path, pragmas: tuple[str, str]) -> None:
    async with serving(tmp_path) as server:
        id, tokens = await server.filled("room25", CONFIG, 3, seats=4, talk="free")
        await suffer(server, id, tokens, sqlite_with(server.service.database, pragmas))


async def test_a_postgresql_that_takes_no_more(tmp_path: Path, database: str) -> None:
    async with serving(tmp_path, database=database, heartbeat=0.3) as server:
        id, tokens = await server.filled("room25", CONFIG, 3, seats=4, talk="free")
        await suffer(server, id, tokens, read_only_postgresql(database))


async def test_a_server_does_not_start_on_a_full_disk(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'small.db'}")
    async with sqlite_with(database, ("max_page_count=2", "")):
        with pytest.raises(StoreError, match=r"cannot open the database: .*full"):
            await database.open()
