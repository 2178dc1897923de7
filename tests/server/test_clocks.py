"""Clocks, and bots that stand in for people, under a simulated time."""

import asyncio
from pathlib import Path
from random import Random

from cellmates.server.store.rows import ClockRow
from cellmates.server.tables.clocks import DAY, Clocks
from cellmates.server.tables.registry import rules_versions
from tests.server.faketime import FakeTime
from tests.server.playing import Player, Server, serving

CONFIG = {"mode": "suspicion", "seats": 4}
LIVE = {"kind": "live", "decision": 30, "bank": 100}


def lines(person: Player) -> list[tuple[str, int | None, str]]:
    return [(each["kind"], each["seat"], each["text"]) for each in person.got("line")]


def test_banks_run_down_only_beyond_the_decision_time() -> None:
    clocks = Clocks(ClockRow("live", 30, 100), 2)
    clocks.use(0, 20)
    clocks.use(1, 45)
    first, second = clocks.states({1: 1000.0}, 1040.0)
    assert (first.running, first.decision, first.bank) == (False, 30, 100)
    assert (second.running, second.decision, second.bank) == (True, 0, 75)
    assert clocks.runs_out(1, 1000.0) == 1000 + 30 + 85
    assert Clocks(ClockRow(), 2).runs_out(0, 0) is None
    assert Clocks(ClockRow(), 2).states({}, 0) == []
    assert Clocks(ClockRow("days", days=2), 2).runs_out(0, 0) == 2 * DAY


async def test_whoever_runs_out_is_relieved_and_comes_back(tmp_path: Path) -> None:
    time = FakeTime()
    async with serving(tmp_path, time=time) as server:
        id, tokens = await server.filled("room25", CONFIG, 2, seats=4, clock=LIVE, takeover=10)
        async with server.player(id, tokens[0]) as slow, server.player(id, tokens[1]) as other:
            assert slow.told["clocks"][0]["running"]
            await other.play(Random(1), 1)
            time.advance(139)
            await other.send({"type": "sync"})
            await other.until(lambda: other.got("told")[-1]["whole"])
            clock = other.got("told")[-1]["clocks"][0]
            assert (clock["decision"], clock["bank"]) == (0, 0)
            assert not lines(slow)
            time.advance(2)
            await slow.until(lambda: ("relieved", 0, "clock") in lines(slow))
            await slow.until(lambda: slow.view["characters"] is not None and not slow.options)
            assert slow.table["seats"][0]["relieved"]
            assert (await slow.command(type="back"))["type"] == "done"
            await slow.until(lambda: ("returned", 0, "") in lines(slow))
            await slow.until(lambda: not slow.table["seats"][0]["relieved"])
        entries = await server.service.store.entries(id)
        assert {entry.seat for entry in entries if entry.bot} >= {0}


async def test_whoever_goes_is_relieved_only_while_others_wait(tmp_path: Path) -> None:
    time = FakeTime()
    async with serving(tmp_path, time=time) as server:
        id, tokens = await server.filled("room25", CONFIG, 2, seats=4, takeover=60)
        await asyncio.sleep(0.2)
        time.advance(100_000)  # nobody is here: nobody is hurried
        async with server.player(id, tokens[1]) as other:
            await asyncio.sleep(0.1)
            assert not lines(other)
            time.advance(61)
            await other.until(lambda: ("relieved", 0, "gone") in lines(other))
            await other.play(Random(2), 1)
            async with server.player(id, tokens[0]) as back:
                await other.until(lambda: ("returned", 0, "") in lines(other))
                assert back.wire[0]["type"] == "welcome"
                assert (await back.command(type="leave"))["type"] == "done"
                await back.until(lambda: ("relieved", 0, "left") in lines(back))
            await other.play(Random(2))
            assert other.over


async def test_never_where_the_host_says_so(tmp_path: Path) -> None:
    time = FakeTime()
    async with serving(tmp_path, time=time) as server:
        id, tokens = await server.filled("room25", CONFIG, 2, seats=4, takeover=None)
        async with server.player(id, tokens[1]) as other:
            time.advance(1_000_000)
            await asyncio.sleep(0.1)
            assert not lines(other)


async def test_a_week_of_play_by_days(tmp_path: Path) -> None:
    """People look in now and then; one never comes again and is played by a bot."""
    time = FakeTime()
    async with serving(tmp_path, time=time, idle=0.0, heartbeat=3600) as server:
        clock = {"kind": "days", "days": 2}
        id, tokens = await server.filled(
            "room25", {"mode": "cooperation", "seats": 2}, 2, seats=2, clock=clock, takeover=0
        )
        tables = server.service.tables
        for day in range(7):
            async with server.player(id, tokens[0]) as person:
                for _ in range(20):
                    if person.over or not person.options:
                        break
                    await person.play(Random(day), 1)
                    await asyncio.sleep(0.02)
            for _ in range(100):
                await asyncio.sleep(0.05)
                await tables.maintain()  # nobody is here: the table leaves memory
                if tables.peek(id) is None:
                    break
            assert tables.peek(id) is None
            time.advance(DAY)
            await tables.maintain()  # and wakes when somebody's days are over
        kinds = [line.kind for line in await server.service.store.lines(id)]
        assert "relieved" in kinds
        entries = await server.service.store.entries(id)
        assert any(entry.bot and entry.seat == 1 for entry in entries)
        assert all(not entry.bot for entry in entries if entry.seat == 0)


async def test_a_week_with_a_server_that_is_off_at_night(tmp_path: Path) -> None:
    """Nobody pays for the nights; who is away too long is relieved, and comes back."""

    async def look_in(server: Server, id: str, token: str, day: int) -> None:
        async with server.player(id, token) as person:
            for _ in range(6):
                if person.over or not person.options:
                    break
                assert person.told["clocks"][person.seat or 0]["decision"] > 0
                await person.play(Random(day), 1)
                await asyncio.sleep(0.02)

    time = FakeTime()
    clock = {"kind": "days", "days": 2}
    async with serving(tmp_path, time=time) as server:
        id, tokens = await server.filled(
            "lockup", {"seats": 3}, 3, seats=3, clock=clock, takeover=3600
        )
    for day in range(8):
        async with serving(tmp_path, time=time, heartbeat=3600) as server:
            await server.service.tables.maintain()
            await asyncio.sleep(0.1)
            for token in tokens if day in (0, 7) else tokens[:2]:
                await look_in(server, id, token, day)
            while not server.service.tables._live[id].idle:
                await asyncio.sleep(0.02)  # a bot thinks
            lines = await server.service.store.lines(id)
            relieved = [line for line in lines if line.kind == "relieved"]
            assert day >= 3 or not relieved
            assert day <= 5 or [line.seat for line in relieved] == [2]
        time.advance(DAY)
    assert relieved[0].text == "clock"
    assert [line.seat for line in lines if line.kind == "returned"] == [2]
    entries = await server.service.store.entries(id)
    assert {entry.seat for entry in entries if entry.bot} == {2}


async def test_a_bot_that_begins_wakes_the_table_after_a_restart(tmp_path: Path) -> None:
    """The server went away between the start and the first choice."""
    time = FakeTime()
    clock = {"kind": "days", "days": 2}
    wish = {"config": {"seats": 2}, "bots": {"0": "random", "1": "random"}, "sit": False}
    async with serving(tmp_path, time=time) as server:
        made = await server.table(game="lockup", clock=clock, takeover=None, start=True, **wish)
        id = made["table"]["id"]
        assert not await server.service.store.entries(id)  # nobody came: it is not in memory
    async with serving(tmp_path, time=time, heartbeat=0.1) as server:
        for _ in range(200):
            if await server.service.store.entries(id):
                break
            await asyncio.sleep(0.05)
        assert await server.service.store.entries(id)


async def test_a_person_who_begins_is_not_in_memory_all_the_time(tmp_path: Path) -> None:
    time = FakeTime()
    clock = {"kind": "days", "days": 2}
    async with serving(tmp_path, time=time) as server:
        id, _ = await server.filled(
            "room25", {"mode": "cooperation", "seats": 2}, 2, seats=2, clock=clock, takeover=60
        )
        assert await server.service.store.due(time.now() + 2 * DAY, rules_versions()) == []
        assert await server.service.store.due(time.now() + 2 * DAY + 60, rules_versions()) == [id]


async def test_tables_of_older_rules_are_not_tried_again_and_again(tmp_path: Path) -> None:
    time = FakeTime()
    clock = {"kind": "days", "days": 1}
    async with serving(tmp_path, time=time) as server:
        id, _ = await server.filled(
            "lockup", {"seats": 2}, 1, seats=2, clock=clock, takeover=0, pace=9
        )
        later = time.now() + 2 * DAY
        assert await server.service.store.due(later, rules_versions()) == [id]
        async with server.service.database.writing() as connection:
            await connection.exec_driver_sql("UPDATE tables SET rules_version = 0")
        assert await server.service.store.due(later, rules_versions()) == []


async def test_a_bots_turn_wakes_the_table_after_a_restart(tmp_path: Path) -> None:
    """Nobody has to look in for a game by days to go on."""
    time = FakeTime()
    config = {"mode": "cooperation", "seats": 2}
    clock = {"kind": "days", "days": 2}
    async with serving(tmp_path, time=time) as server:
        id, tokens = await server.filled(
            "room25", config, 1, seats=2, clock=clock, takeover=None, pace=2
        )
        async with server.player(id, tokens[0]) as person:
            await person.play(Random(1), 1)
        before = await server.service.store.entries(id)
        assert not any(entry.bot for entry in before)  # it takes two seconds to think
    async with serving(tmp_path, time=time, heartbeat=0.1) as server:
        for _ in range(200):
            entries = await server.service.store.entries(id)
            if any(entry.bot for entry in entries):
                break
            await asyncio.sleep(0.05)
        assert any(entry.bot and entry.seat == 1 for entry in entries)
