"""`cellmates admin` beside a running server: what operators do is noticed, and kept account of."""

import asyncio
import errno
import json
import os
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cellmates.cli.main import main
from cellmates.server.lobby.tokens import hashed
from cellmates.server.store import backup
from cellmates.server.store.database import Database
from tests.server.playing import Server, serving

Admin = Callable[..., Awaitable[Any]]
CONFIG = {"seats": 2}


@pytest.fixture
def admin(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Admin:
    """Run a deed on the database of this test, in another thread as another process would; what it
    prints with --json."""
    database = f"sqlite:///{tmp_path / 'server.db'}"

    async def run(*arguments: str, status: int = 0, database: str = database) -> Any:
        capsys.readouterr()
        wanted = ["admin", *arguments, "--database", database, "--json"]
        assert await asyncio.to_thread(main, wanted) == status
        return json.loads(capsys.readouterr().out)

    return run


async def looked(server: Server) -> None:
    """Let the server look after its tables, as it does every second and a half."""
    await server.service.tables.maintain()


def quick(tmp_path: Path) -> Any:
    return serving(tmp_path, heartbeat=1e9)  # the test says when the server looks


async def test_tables_are_listed_shown_closed_and_deleted(tmp_path: Path, admin: Admin) -> None:
    async with quick(tmp_path) as server:
        lobby = (await server.table(game="lockup", config=CONFIG))["table"]["id"]
        id, (one, two) = await server.filled("lockup", CONFIG, 2, seats=2)
        listed = await admin("tables")
        assert [each["id"] for each in listed] == [id, lobby]
        assert (listed[0]["state"], listed[0]["people"]) == ("playing", 2)
        assert [each["id"] for each in await admin("tables", "--state", "open")] == [lobby]
        shown = await admin("show", id)
        assert [each["name"] for each in shown["seats"]] == ["Ania", "P1"]
        assert "seed" not in json.dumps(shown)
        async with server.player(id, one) as host, server.player(id, two) as guest:
            assert await admin("close", id) == {"closed": id}
            await looked(server)
            for player in (host, guest):
                await player.until(lambda player=player: player.table["closed"] == "house")
            late = await guest.command(type="choose", number=guest.number, option=0)
            assert late["code"] == "wrong_state"
            assert "error" in await admin("close", id, status=1)
            assert await admin("delete", id) == {"deleted": id}
            await looked(server)
            await guest.until(lambda: guest.closed)
        assert (await server.ask("GET", f"/api/tables/{id}"))[0] == 404
        await admin("close", lobby)
        assert await admin("tables") == []
        assert "error" in await admin("show", lobby, status=1)
        deeds = await admin("audit")
        assert [(each["deed"], each["about"]) for each in deeds] == [
            ("close", lobby), ("delete", id), ("close", id)]  # fmt: skip
        assert all(each["operator"] for each in deeds)


async def test_banned_people_and_addresses_are_seen_off(tmp_path: Path, admin: Admin) -> None:
    async with quick(tmp_path) as server:
        made = await server.table(game="lockup", config=CONFIG)
        id = made["table"]["id"]
        (person,) = await admin("people", "--name", "ani")
        assert (person["name"], person["tables"]) == ("Ania", 1)
        cookies = {each.key: each.value for each in server.http.cookie_jar}
        async with server.http.ws_connect(server.url + "/ws") as ws:
            await ws.send_json({"type": "hello", "table": id})
            assert (await ws.receive_json())["type"] == "welcome"
            banned = await admin("ban", "--person", person["hash"][:12], "--reason", "rude")
            assert banned["banned"] == hashed(cookies["cellmates"])
            await looked(server)
            told = await ws.receive_json()
            while told["type"] != "bye":
                told = await ws.receive_json()
            assert told["code"] == "banned"
        status, refused = await server.ask("GET", "/api/me")
        assert (status, refused["code"]) == (403, "banned")
        await admin("pardon", person["hash"])
        await looked(server)
        assert (await server.ask("GET", "/api/me"))[0] == 200
        server.http.cookie_jar.clear()
        await admin("ban", "--address", "127.0.0.1", "--days", "1")
        await looked(server)
        assert (await server.ask("GET", "/api/tables"))[0] == 403
        assert (await server.ask("GET", "/healthz"))[0] == 200
        assert "127.0.0.1" not in json.dumps(await admin("bans"))
        await admin("pardon", "127.0.0.1")
        assert await admin("bans") == []
        assert (await admin("ban", "--maker-of", id))["kind"] == "address"
        await looked(server)
        assert (await server.ask("GET", "/api/tables"))[0] == 403
        assert "error" in await admin("ban", "--person", "nobody", status=1)


async def test_somebody_at_a_thousand_tables_is_told_and_forgotten(
    tmp_path: Path, admin: Admin
) -> None:
    async with quick(tmp_path) as server:
        id, (one, _) = await server.filled("lockup", CONFIG, 2, seats=2, talk="free")
        async with server.player(id, one) as ania:
            await ania.command(type="chat", text="I live in Brno")
    with sqlite3.connect(tmp_path / "server.db") as database:
        names = [row[1] for row in database.execute("PRAGMA table_info(tables)")]
        copied = ", ".join("id || '-' || n" if name == "id" else name for name in names)
        many = "WITH RECURSIVE many(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many LIMIT 1100)"
        database.execute(f"INSERT INTO tables {many} SELECT {copied} FROM tables, many")
        database.execute(
            "INSERT INTO seats (table_id, seat, name, person) SELECT tables.id, seat, name, person"
            " FROM tables JOIN seats WHERE tables.id != table_id AND seats.name = 'Ania'"
        )
    (person,) = await admin("people", "--name", "Ania")
    kept = await admin("export", person["hash"])
    assert len(kept["seats"]) == 1101
    assert [each["text"] for each in kept["chat"]] == ["I live in Brno"]
    assert (await admin("forget", person["hash"]))["tables"] == 1101


async def test_what_is_kept_of_a_person_is_told_and_forgotten(tmp_path: Path, admin: Admin) -> None:
    async with quick(tmp_path) as server:
        id, (one, two) = await server.filled("lockup", CONFIG, 2, seats=2, talk="free")
        async with server.player(id, one) as ania, server.player(id, two) as guest:
            await ania.command(type="chat", text="I live in Brno")
            await guest.command(type="chat", text="so do I")
            await ania.command(type="note", key="k", text="secret")
        (person,) = await admin("people", "--name", "Ania")
        kept = await admin("export", person["hash"])
        assert [each["text"] for each in kept["chat"]] == ["I live in Brno"]
        assert [each["text"] for each in kept["notes"]] == ["secret"]
        assert kept["hosted"] == [id]
        assert (await admin("forget", person["hash"]))["tables"] == 1
        await looked(server)
        shown = await admin("show", id)
        assert shown["host"] is None
        assert [each["name"] for each in shown["seats"]] == ["–", "P1"]
        said = [each["text"] for each in shown["lines"] if each["kind"] == "chat"]
        assert said == ["–", "so do I"]
        assert await admin("people", "--name", "Ania") == []
        status = (await server.ask("GET", f"/api/tables/{id}/replay"))[0]
        assert status == 200  # the game itself is the others', too
        everything = "\n".join(sqlite3.connect(tmp_path / "server.db").iterdump())
        assert "Ania" not in everything
        assert "Brno" not in everything


async def test_a_house_is_emptied(tmp_path: Path, admin: Admin) -> None:
    async with quick(tmp_path) as server:
        id, (one, _) = await server.filled("lockup", CONFIG, 2, seats=2)
        async with server.player(id, one) as host:
            told = await admin("drain", "--stop", "--minutes", "30")
            await looked(server)
            await host.until(lambda: bool(host.got("notice")))
            assert host.got("notice")[0]["until"] == told["until"]
            new = {"game": "lockup", "config": CONFIG}
            status, refused = await server.ask("POST", "/api/tables", new)
            assert (status, refused["code"]) == (503, "draining")
            await looked(server)
            assert not server.service.admission.empty.is_set()  # somebody plays
            async with server.player(id) as spectator:
                await spectator.until(lambda: bool(spectator.got("notice")))
            await admin("drain", "--off")
            await looked(server)
            await host.until(lambda: host.got("notice")[-1]["code"] == "open")
            assert (await server.ask("POST", "/api/tables", new))[0] == 201
            await admin("drain", "--stop")
            await looked(server)
        while len(server.service.tables.peek(id).teller.everybody()):
            await asyncio.sleep(0)
        await looked(server)
        assert server.service.admission.empty.is_set()
    async with quick(tmp_path) as server:  # started since: open as ever
        await server.table(game="lockup", config=CONFIG)


async def test_statistics(tmp_path: Path, admin: Admin) -> None:
    async with quick(tmp_path) as server:
        id, tokens = await server.filled("lockup", CONFIG, 1, seats=2)
        async with server.player(id, tokens[0]) as person:
            await person.play(Random(1), 2)
        told = await admin("statistics")
        assert told["tables"] == [{"game": "lockup", "state": "playing", "tables": 1}]
        assert told["choices"] >= 2
        assert told["bytes"] > 0


async def test_a_backup_under_load_is_whole_and_can_be_brought_back(
    tmp_path: Path, admin: Admin
) -> None:
    copy, again = tmp_path / "copy.db", tmp_path / "again"
    async with quick(tmp_path) as server:
        id, tokens = await server.filled("lockup", CONFIG, 1, seats=2)
        async with server.player(id, tokens[0]) as person:
            await person.play(Random(2), 3)
            before = person.number
            playing = asyncio.create_task(person.play(Random(3), 20))
            made = await admin("backup", str(copy))
            assert made["bytes"] == copy.stat().st_size
            assert "error" in await admin("backup", str(copy), status=1)  # it is there already
            assert "another server" in (await admin("restore", str(copy), status=1))["error"]
            await playing
        known = {entry.number: entry for entry in await server.service.store.entries(id)}
    assert not Path(f"{copy}.part").exists()
    again.mkdir()
    await admin("restore", str(copy), database=f"sqlite:///{again / 'server.db'}")
    async with quick(again) as server:
        entries = await server.service.store.entries(id)
        assert len(entries) >= before
        assert all(known[entry.number] == entry for entry in entries)
        async with server.player(id, tokens[0]) as person:
            await person.play(Random(4), 2)
    kept = await admin("restore", str(copy), database=f"sqlite:///{again / 'server.db'}")
    assert Path(kept["kept"]).is_file()
    (last, *_) = await admin("audit", database=f"sqlite:///{again / 'server.db'}")
    assert (last["deed"], last["about"]) == ("restore", str(copy)[-80:])
    (tmp_path / "no.db").write_text("nonsense")
    assert "error" in await admin("restore", str(tmp_path / "no.db"), status=1)


@pytest.mark.skipif(os.name == "nt" or os.getuid() != 0, reason="only root gives files away")
async def test_what_root_restores_belongs_to_whom_the_house_belongs(
    tmp_path: Path, admin: Admin
) -> None:
    copy, house = tmp_path / "copy.db", tmp_path / "house"
    async with quick(tmp_path) as server:
        await server.table(game="lockup", config=CONFIG)
        await admin("backup", str(copy))
    house.mkdir()
    os.chown(house, 10025, 10025)
    for _ in ("a new house", "one that was there"):
        await admin("restore", str(copy), database=f"sqlite:///{house / 'server.db'}")
        assert {(each.stat().st_uid, each.stat().st_gid) for each in house.iterdir()} == {
            (10025, 10025)
        }


async def test_a_backup_that_fails_leaves_nothing(
    tmp_path: Path, admin: Admin, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(path: Path) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    async with quick(tmp_path):
        monkeypatch.setattr(backup, "_check", fail)
        told = await admin("backup", str(tmp_path / "copy.db"), status=1)
    assert "the disk is full" in told["error"]
    assert list(tmp_path.glob("copy.db*")) == []


def test_why_it_could_not_be_done_is_said_in_the_reader_s_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def told(*arguments: str, status: int = 1) -> str:
        assert main(["admin", *arguments, "--lang", "pl"]) == status
        return capsys.readouterr().err.strip()

    nonsense, foreign, good = (tmp_path / name for name in ("nonsense", "foreign.db", "good.db"))
    nonsense.write_text("nonsense")
    with closing(sqlite3.connect(foreign)) as database:
        database.execute("CREATE TABLE a (b)")
    asyncio.run(_made(good))
    url = f"sqlite:///{good}"
    nowhere = tmp_path / "no" / "copy.db"
    for arguments, problem in (
        (("tables", "--database", "x"), "baza to sqlite:///FILE albo postgresql://USER@HOST/NAME"),
        (("tables", "--database", f"sqlite:///{nowhere}"), f"nie ma pliku {nowhere}"),
        (("tables", "--database", f"sqlite:///{nonsense}"), f"{nonsense} nie jest bazą Cellmates"),
        (("tables", "--database", f"sqlite:///{foreign}"), "w tej bazie nie ma nic z Cellmates"),
        (("backup", str(nonsense), "--database", url), f"{nonsense} już istnieje"),
        (
            ("backup", str(nowhere), "--database", url),
            f"{nowhere}.part: nie ma takiego pliku ani folderu",
        ),
        (("restore", str(nonsense), "--database", url), f"{nonsense} nie jest bazą Cellmates"),
        (
            ("tables", "--database", "postgresql://a@127.0.0.1:1/b"),
            "pod tym adresem nic nie odpowiada",
        ),
    ):
        assert told(*arguments) == f"Nie udało się: {problem}"
    with closing(sqlite3.connect(good)) as database:
        database.execute("UPDATE alembic_version SET version_num = '0001'")
        database.commit()
    assert "starszej wersji Cellmates (0001" in told("tables", "--database", url)
    monkeypatch.setenv("CELLMATES_DATABASE_FILE", "/no")
    problem = "CELLMATES_DATABASE_FILE: /no: nie ma takiego pliku ani folderu"
    assert told("tables", status=2) == problem


async def _made(file: Path) -> None:
    """A database as a server makes it."""
    database = Database(f"sqlite:///{file}")
    await database.open()
    await database.close()


async def test_there_must_be_a_database(tmp_path: Path, admin: Admin) -> None:
    assert "error" in await admin("tables", status=1)
    assert not (tmp_path / "server.db").exists()


async def test_beside_servers_on_postgresql(tmp_path: Path, postgres: str, admin: Admin) -> None:
    async with serving(tmp_path, database=postgres, heartbeat=1e9) as server:
        id, (one, _) = await server.filled("lockup", CONFIG, 2, seats=2)
        async with server.player(id, one) as host:
            await admin("close", id, database=postgres)
            await host.until(lambda: host.table["closed"] == "house")
            (person,) = await admin("people", "--name", "Ania", database=postgres)
            await admin("export", person["hash"], database=postgres)
            await admin("ban", "--person", person["hash"], database=postgres)
            await looked(server)
            await admin("forget", person["hash"], database=postgres)
            assert (await admin("statistics", database=postgres))["bans"] == 1
        told = await admin("backup", str(tmp_path / "b"), database=postgres, status=1)
        assert "pg_dump" in told["error"]
