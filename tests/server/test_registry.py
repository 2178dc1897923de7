"""Tables on their way into memory and out of it, with other processes beside."""

import asyncio
import gc
import time
import weakref
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from aiohttp.web_protocol import RequestHandler
from sqlalchemy import insert, select

from cellmates.bots.turns import BotTurn
from cellmates.kernel.table import Decision
from cellmates.server.bots.pool import BotProcess
from cellmates.server.bots.worker import Introduction, Task
from cellmates.server.protocol.refusal import Refusal
from cellmates.server.store.errors import StoreError
from cellmates.server.store.leases import GONE
from cellmates.server.store.rows import Append, LineRow
from cellmates.server.store.schema import leases, presence
from cellmates.server.store.shared_leases import SharedLeases
from cellmates.server.tables import registry
from cellmates.server.tables.live import LiveTable
from cellmates.server.tables.registry import Tables
from tests.server.playing import Server, serving

CONFIG = {"seats": 2}


async def _leased(server: Server) -> list[str]:
    async with server.service.database.reading() as connection:
        return list((await connection.execute(select(leases.c.table_id))).scalars())


async def test_tables_that_are_not_there_are_nobodys_business(
    tmp_path: Path, database: str
) -> None:
    async with serving(tmp_path, database=database) as server:
        for number in range(5):
            async with server.player(f"nowhere{number:03}") as guest:
                assert guest.wire[0]["code"] == "no_such_table"
        assert not [id for id in await _leased(server) if id.startswith("nowhere")]


async def test_who_gives_a_table_up_leaves_it_to_others(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, database=database) as server:
        id, tokens = await server.filled("lockup", CONFIG, 2, seats=2)
        async with server.player(id, tokens[0]) as person:
            assert id in await _leased(server)

            def broken(*_: Any) -> None:
                raise ValueError("something nobody thought of")

            monkeypatch.setattr(LiveTable, "_into_outbox", broken)
            await person.send({"type": "back", "id": "a"})
            await person.until(lambda: person.closed)
            assert person.got("bye")[0]["code"] == "again"
        for _ in range(100):
            if id not in await _leased(server):
                break
            await asyncio.sleep(0.02)
        assert id not in await _leased(server)
        assert not server.service.context.leases.holds(id)
        monkeypatch.undo()
        async with server.player(id, tokens[0]) as person:
            assert (await person.command(type="back"))["type"] == "done"


async def test_who_comes_to_a_table_that_is_given_up_comes_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: Any) -> None:
        raise StoreError("the disk is gone")

    async with serving(tmp_path) as server:
        id, tokens = await server.filled("lockup", CONFIG, 2, seats=2)
        async with server.player(id, tokens[1]) as jan:
            await jan.command(type="leave")
        monkeypatch.setattr(server.service.commits, "append", fails)
        monkeypatch.setattr(server.service.store, "table", fails)
        async with server.player(id, tokens[1]) as jan:  # that she is back cannot be stored
            await jan.until(lambda: jan.closed, 5)
            assert [each["code"] for each in jan.wire] == ["again"]
        monkeypatch.undo()
        async with server.player(id, tokens[1]) as jan:
            assert jan.seat == 1


async def test_what_is_written_while_a_table_is_loaded_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        id, tokens = await server.filled("lockup", CONFIG, 2, seats=2, talk="free")
        await server.service.tables.evict(id)
        store, commits = server.service.store, server.service.commits
        kept = store.load

        async def slowly(id: str) -> Any:
            found = await kept(id)
            line = LineRow(2, 0, "chat", 1, "from elsewhere", None, 0.0)
            assert await commits.append(Append(id, 0, 1, [], [line]))
            server.service.tables.stored_elsewhere(id)
            return found

        monkeypatch.setattr(store, "load", slowly)
        async with server.player(id, tokens[0]) as person:

            def heard() -> bool:
                lines = [*person.wire[0]["lines"], *person.got("line")]
                return "from elsewhere" in [line["text"] for line in lines]

            await person.until(heard, 5)


async def test_who_comes_back_plays_again_even_if_another_server_was_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        id, tokens = await server.filled("lockup", CONFIG, 2, seats=2, talk="free")
        async with server.player(id, tokens[1]) as jan:
            await jan.command(type="leave")
        commits = server.service.commits
        append, first = commits.append, True

        async def late(wanted: Append) -> bool:
            nonlocal first
            if not first:
                return await append(wanted)
            first = False
            line = LineRow(wanted.line + 1, 0, "chat", 0, "first", None, 0.0)
            assert await append(Append(id, wanted.number, wanted.line, [], [line]))
            return False

        monkeypatch.setattr(commits, "append", late)
        async with server.player(id, tokens[1]) as jan:
            assert not jan.table["seats"][1]["relieved"]
            kinds = [line["kind"] for line in jan.wire[0]["lines"]]
            assert kinds == ["started", "relieved", "chat", "returned"]


async def test_both_servers_know_who_is_here(tmp_path: Path, database: str) -> None:
    async with (
        serving(tmp_path, database=database, heartbeat=0.2) as one,
        serving(tmp_path, database=database, heartbeat=0.2) as two,
    ):
        id, tokens = await one.filled("lockup", CONFIG, 2, seats=2)
        async with one.player(id, tokens[0]) as ania, two.player(id, tokens[1]) as jan:
            for person in (ania, jan):
                await person.until(
                    lambda person=person: all(  # type: ignore[misc]
                        seat["here"] for seat in person.table["seats"]
                    ),
                    10,
                )


async def test_what_killed_servers_left_is_cleared_away(tmp_path: Path, database: str) -> None:
    async with serving(tmp_path, database=database) as server:
        shared = server.service.database
        async with shared.writing() as connection:
            for age, owner in ((-GONE, "fresh"), (3 * GONE, "dead")):
                at = server.service.setup.time.now() - age
                row = {"table_id": f"left by {owner}", "owner": owner, "expires": at}
                await connection.execute(insert(leases).values(row))
                await connection.execute(insert(presence).values(**row, seats="0", watching=0))
        await SharedLeases(shared, "mine").beat({})
        async with shared.reading() as connection:
            for table in (leases, presence):
                owners = set((await connection.execute(select(table.c.owner))).scalars())
                assert "fresh" in owners
                assert "dead" not in owners


async def test_a_table_that_has_left_is_gone_at_once(tmp_path: Path) -> None:
    """Nothing of it waits for the garbage to be collected, which is done seldom."""
    async with serving(tmp_path) as server:
        id, tokens = await server.filled("lockup", CONFIG, 1, seats=2)
        tables = server.service.tables
        async with server.player(id, tokens[0]) as person:
            await person.play(Random(1), 3)
        await asyncio.sleep(0.2)
        table = weakref.ref(await tables.get(id))
        gc.collect()
        gc.disable()
        try:
            await tables.evict(id)
            for _ in range(100):
                if table() is None:
                    break
                await asyncio.sleep(0.05)
            assert table() is None
        finally:
            gc.enable()


async def test_a_table_that_is_being_stored_stays(tmp_path: Path) -> None:
    """Another copy would be read from before, and nobody would tell it."""
    async with serving(tmp_path, idle=0.0, heartbeat=3600) as server:
        id, tokens = await server.filled("lockup", CONFIG, 2, seats=2, talk="free")
        tables, commits = server.service.tables, server.service.commits
        append, storing, go_on = commits.append, asyncio.Event(), asyncio.Event()

        async def slowly(wanted: Append) -> bool:
            storing.set()
            await go_on.wait()
            return await append(wanted)

        commits.append = slowly  # type: ignore[method-assign]
        table = await tables.get(id)
        table._attendance.overdue = lambda *_: [(1, "clock")]  # type: ignore[method-assign]
        table.update_presence(None)
        await storing.wait()
        await asyncio.wait_for(tables.maintain(), 5)
        assert tables.peek(id) is table
        go_on.set()
        while not table.idle:
            await asyncio.sleep(0.01)
        await tables.maintain()
        assert tables.peek(id) is None
        async with server.player(id, tokens[0]) as person:
            assert (await person.command(type="chat", text="hello"))["type"] == "done"


async def test_a_table_whose_bot_thinks_stays(tmp_path: Path) -> None:
    async with serving(tmp_path, idle=0.0, heartbeat=3600) as server:
        config = {"mode": "cooperation", "seats": 2}
        id, tokens = await server.filled("room25", config, 1, seats=2)
        tables, bots = server.service.tables, server.service.bots
        think, thinking, go_on = bots.think, asyncio.Event(), asyncio.Event()

        async def slowly(address: str, task: Task) -> Any:
            thinking.set()
            await go_on.wait()
            return await think(address, task)

        bots.think = slowly  # type: ignore[method-assign]
        await tables.evict(id)
        async with server.player(id, tokens[0]) as person:
            await person.play(Random(1), 1)  # bots of one's own side wait for it
            await thinking.wait()
        await asyncio.sleep(0.1)
        await tables.maintain()
        assert tables.peek(id) is not None  # nobody is here, but somebody thinks
        go_on.set()
        for _ in range(200):
            await tables.maintain()
            if tables.peek(id) is None:
                break
            await asyncio.sleep(0.05)
        assert tables.peek(id) is None
        assert any(entry.bot for entry in await server.service.store.entries(id))


async def test_a_connection_that_has_ended_is_gone_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, tokens = await server.filled("lockup", CONFIG, 2, seats=2)
        gc.collect()
        gc.disable()
        try:
            for _ in range(20):
                async with server.player(id, tokens[0]) as person:
                    await person.command(type="back")
            for _ in range(100):
                left = [each for each in gc.get_objects() if isinstance(each, RequestHandler)]
                if len(left) < 5:
                    break
                await asyncio.sleep(0.05)
            assert len(left) < 5
        finally:
            gc.enable()


async def test_a_table_that_leaves_as_soon_as_it_has_come_is_loaded_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Live(dict[str, LiveTable]):
        """It sends the first table away before anybody has got it, and counts who asks."""

        def __init__(self, tables: Tables) -> None:
            self.tables = tables
            self.others: list[asyncio.Task[LiveTable]] = []
            self.asked = 0

        def __setitem__(self, id: str, table: LiveTable) -> None:
            if self.others:
                super().__setitem__(id, table)
            else:
                self.others.append(asyncio.create_task(self.tables.get(id)))

        def get(self, *wanted: Any) -> Any:
            self.asked += 1
            assert self.asked < 100, "nobody else gets a turn"
            return super().get(*wanted)

    async with serving(tmp_path) as server:
        id, _ = await server.filled("lockup", CONFIG, 2, seats=2)
        tables = server.service.tables
        await tables.evict(id)
        monkeypatch.setattr(tables, "_live", live := Live(tables))
        found = await tables.get(id)
        assert await live.others[0] is found


async def test_nothing_is_loaded_when_the_house_closes(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, _ = await server.filled("lockup", CONFIG, 2, seats=2)
        tables = server.service.tables
        await tables.evict(id)
        loading = asyncio.create_task(tables.get(id))
        await asyncio.sleep(0)
        await tables.close()
        await asyncio.gather(loading, return_exceptions=True)
        assert len(tables) == 0
        with pytest.raises(Refusal):
            await tables.get(id)


async def test_a_bot_that_talks_nonsense_is_sent_home() -> None:
    """Somebody's bot prints: what it says is no answer, and the next one gets a new process."""
    desk = BotProcess()
    desk._process = await asyncio.create_subprocess_exec(
        "sh", "-c", r"printf '\004\000\000\000junk'; exec cat > /dev/null",
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    decision = Decision("order", "", (1, 2))
    turn = BotTurn(0, 0, [], None, None, decision, (), (), None)
    task = Task("t", 0, turn, Introduction("lockup", "random", bytes(32), {}))
    try:
        assert (await desk.think("", task, 30)).error is not None
        answer = await desk.think("", task, 30)
        assert answer.act is not None
        assert answer.act.pick in (1, 2)
    finally:
        await desk.close()


async def test_memory_is_given_back_when_a_crowd_has_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[int] = []
    monkeypatch.setattr(registry, "CROWD", 2)
    async with serving(tmp_path, idle=0.0, heartbeat=3600) as server:
        tables = server.service.tables
        monkeypatch.setattr(registry, "give_back", lambda: given.append(len(tables)))
        made = [await server.table(game="lockup", config={"seats": 2}) for _ in range(2)]
        async with server.player(made[0]["table"]["id"]):
            async with server.player(made[1]["table"]["id"]):
                await tables.maintain()
            await tables.maintain()
            assert len(tables) >= 1
            assert given == []  # there is still somebody
        while len(tables):
            await tables.maintain()
        assert given == [0]
        await tables.maintain()
        assert given == [0]  # once for each crowd
        now = time.monotonic() + registry.AFTERWARDS
        monkeypatch.setattr(registry, "time", SimpleNamespace(monotonic=lambda: now))
        for _ in range(2):
            await tables.maintain()
            assert given == [0, 0]  # and once more when all is closed
