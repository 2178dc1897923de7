"""The deals of days: the same on a server and in a browser, one try each, a table of the day."""

import asyncio
import hashlib
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession, CookieJar

from cellmates.kernel.day import day_seed
from cellmates.server.browser.house import BrowserHouse
from cellmates.server.house import House, HouseSetup
from cellmates.server.lobby import days
from cellmates.server.store import operating
from cellmates.server.store.commits import GroupCommit
from cellmates.server.store.database import Database
from cellmates.server.store.interface import Commits, Store
from cellmates.server.store.memory import MemoryCommits, MemoryStore
from cellmates.server.store.peers import Peers
from cellmates.server.store.rows import (
    Append,
    OutcomeRow,
    ScoreRow,
    SeatRow,
    SettingsRow,
    TableRow,
    TryRow,
)
from cellmates.server.store.store import SqlStore
from cellmates.server.support.limits import UNLIMITED
from cellmates.server.tables.live import LiveTable
from tests.server.faketime import FakeTime
from tests.server.playing import Json, Player, serving
from tests.server.test_browser_house import Kept, Page

TODAY = "2026-01-01"
"""The date of a clock for tests."""

DEALS = [("room25", "cooperation"), ("lockup", "solo")]
"""With bots and without; tests/kernel/test_day.py plays all of them twice in one process."""


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = SettingsRow(takeover=None, spectators=False, listed=False, pace=0)
    monkeypatch.setattr(days, "SETTINGS", quick)


Choose = Callable[[int, int], Awaitable[None]]
"""Answers a question: the number of the log, the option."""


async def quiet(live: LiveTable) -> None:
    """Wait until every bot has said and done all that it wants to: nothing happens by itself now.
    What bots say while a person is asked comes in between otherwise, at one time or another."""
    while live._queue or live._taking or live._attendance.bots.busy:
        await asyncio.sleep(0.002)


async def first_options(house: House, table: str, choose: Choose) -> None:
    """Take the first option of every question, to the end."""
    while True:
        live = house.tables.peek(table)
        assert live is not None
        await quiet(live)
        if live.row.state == "over":
            return
        running = live.game_log.running
        assert running is not None
        await choose(running.number, running.decisions[0].options[0])


def by_page(page: Page) -> Choose:
    async def choose(number: int, option: int) -> None:
        page.say(type="choose", id=f"choice{number}", number=number, option=option)
        await page.hear("done")

    return choose


def by_socket(player: Player) -> Choose:
    async def choose(number: int, option: int) -> None:
        done = await player.command(type="choose", number=number, option=option)
        assert done["type"] == "done", done

    return choose


async def story(ask: Any, table: str) -> str:
    """All that anybody saw and heard of a finished game, and its digest."""
    seen = hashlib.sha256()
    frames, total = 0, 1
    while frames <= total:
        replay = await ask("GET", f"/api/tables/{table}/replay?eyes=all&from={frames}")
        for frame in replay["frames"]:
            told = {key: frame[key] for key in ("number", "seat", "text", "events", "views")}
            seen.update(json.dumps(told, sort_keys=True).encode())
        frames += len(replay["frames"])
        total = replay["number"]
    verdict = await ask("GET", f"/api/tables/{table}/verify")
    assert verdict["genuine"], verdict
    return f"{verdict['digest']} {seen.hexdigest()}"


async def test_a_day_is_the_same_in_a_house_and_in_a_browser(tmp_path: Path) -> None:
    house = BrowserHouse(HouseSetup(limits=UNLIMITED, time=FakeTime()))
    house.start()
    page = Page(house)
    here: dict[tuple[str, str], tuple[str, Json]] = {}
    for game, mode in DEALS:
        sat = await page.ask("POST", f"/api/days/{TODAY}/{game}/{mode}", {"name": "Ania"})
        table = sat["table"]["id"]
        page.hello(table)
        await page.hear("welcome")
        await first_options(house, table, by_page(page))
        told = await page.ask("GET", f"/api/tables/{table}")
        here[game, mode] = await story(page.ask, table), told["outcome"]["day"]
    await house.stop()
    async with serving(tmp_path, time=FakeTime()) as server:

        async def ask(method: str, path: str, body: object = None) -> Any:
            status, told = await server.ask(method, path, body)
            assert status < 300, told
            return told

        for game, mode in DEALS:
            path = f"/api/days/{TODAY}/{game}/{mode}"
            sat = await ask("POST", path, {"name": "Ania"})
            table = sat["table"]["id"]
            async with server.player(table, sat["token"]) as player:
                await first_options(server.service, table, by_socket(player))
            board = await ask("GET", path)
            assert board["seed"] == day_seed(game, mode, TODAY).hex()
            (line,) = board["lines"]
            assert (await story(ask, table), line["result"]) == here[game, mode]


async def test_everybody_has_one_try_a_day(tmp_path: Path) -> None:
    time = FakeTime()
    async with serving(tmp_path, time=time, bot_limit="regular") as server:
        path = f"/api/days/{TODAY}/room25/solo"
        _, told = await server.ask("GET", "/api/days")
        assert (told["today"], len(told["dates"]), told["dates"][-1]) == (TODAY, 8, "2025-12-25")
        # A limit of the operator would seat weaker bots than everybody else's.
        assert {(deal["mode"], deal["bot"]) for deal in told["deals"]} == {("solo", None)}
        status, sat = await server.ask("POST", path, {"name": "Ania"})
        assert (status, sat["seat"], sat["table"]["day"]) == (201, 0, TODAY)
        assert (sat["table"]["coached"], sat["table"]["state"]) == (False, "playing")
        assert sat["table"]["dealing"]["public"] == f"cellmates day room25 solo {TODAY}"
        id = sat["table"]["id"]
        _, again = await server.ask("POST", path, {})
        assert again["table"]["id"] == id  # one goes on
        assert (await server.ask("GET", f"/api/tables/{id}/replay"))[0] == 403
        async with server.player(id, again["token"]) as player:
            assert (await player.command(type="rematch"))["code"] == "not_host"
            await first_options(server.service, id, by_socket(player))
        _, told = await server.ask("GET", "/api/days")
        (mine,) = told["tries"]
        assert (mine["table"], mine["late"], mine["date"]) == (id, False, TODAY)
        result = mine["result"]
        # The game is taken away; the try is not.
        assert (await server.ask("DELETE", f"/api/tables/{id}"))[0] == 200
        status, told = await server.ask("POST", path, {})
        assert (status, told["code"]) == (409, "day_tried")
        async with ClientSession(cookie_jar=CookieJar(unsafe=True)) as jan:
            url = server.url + path
            async with jan.post(url, json={"name": "Jan"}) as response:
                assert response.status == 201
            async with jan.get(url) as response:
                lines = (await response.json())["lines"]
        assert [(each["name"], each["own"], each["result"]) for each in lines] == [
            ("Ania", False, result),
            ("Jan", True, None),
        ]


async def test_a_week_of_past_days_is_open(tmp_path: Path) -> None:
    time = FakeTime()
    async with serving(tmp_path, time=time) as server:
        for date, code in (
            ("2026-01-02", "day_closed"),
            ("2025-12-24", "day_closed"),
            ("2025-1-1", "day_closed"),
        ):
            _, told = await server.ask("POST", f"/api/days/{date}/lockup/solo", {})
            assert told["code"] == code, date
        assert (await server.ask("GET", f"/api/days/{TODAY}/lockup/advanced"))[0] == 404
        assert (await server.ask("GET", "/api/days/2026-01-02/lockup/solo"))[0] == 409
        assert (await server.ask("GET", "/api/days/2025-1-1/lockup/solo"))[0] == 400
        status, sat = await server.ask("POST", "/api/days/2025-12-25/lockup/solo", {})
        assert (status, sat["table"]["day"]) == (201, "2025-12-25")
        await server.ask("POST", f"/api/days/{TODAY}/lockup/solo", {})
        time.advance(86400)  # begun on the day, it goes on as a try of that day
        _, told = await server.ask("GET", "/api/days")
        assert told["today"] == "2026-01-02"
        assert [(each["date"], each["late"]) for each in told["tries"]] == [
            (TODAY, False),
            ("2025-12-25", True),
        ]


async def test_tries_survive_the_page() -> None:
    kept = Kept()
    setup = HouseSetup(limits=UNLIMITED, time=FakeTime())
    first = BrowserHouse(setup, kept)
    first.start()
    page = Page(first)
    sat = await page.ask("POST", f"/api/days/{TODAY}/room25/solo", {})
    second = BrowserHouse(setup)
    assert second.start(kept.values.items()) == 0
    tries = (await Page(second).ask("GET", "/api/days"))["tries"]
    assert [each["table"] for each in tries] == [sat["table"]["id"]]
    await first.stop()
    await second.stop()


def attempt(person: str, table: str, at: float) -> tuple[TryRow, TableRow]:
    seats = [SeatRow(0, person, None, person)]
    row = TableRow(
        table, "room25", 1, {}, SettingsRow(day=TODAY), "open", bytes(32), "", None, at, seats=seats
    )
    return TryRow(TODAY, "room25", "solo", person, person, table, False, at), row


async def _told(store: Store, commits: Commits) -> list[object]:
    """What a store says to the same questions after the same tries."""
    told: list[object] = []
    for person, table, at in (("ania", "a", 1.0), ("jan", "b", 2.0), ("ania", "c", 3.0)):
        new, row = attempt(person, table, at)
        told.append(await store.begin_try(new, row, {table: 0}))
    told.append(await store.table("c"))
    score = ScoreRow(110, True, "🟦🟦⬜ 🚪")
    await commits.append(Append("a", 0, 0, outcome=OutcomeRow(day=score), at=4.0))
    told += await store.tries_at(TODAY, "room25", "solo")
    told += [await store.tries_at(TODAY, "room25", "cooperation"), await store.knows("ania")]
    told += await store.tries_of("ania")
    return told


async def test_memory_and_a_database_keep_the_same_tries(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'store.db'}")
    await database.open()
    commits = GroupCommit(database, Peers())
    commits.start()
    memory = MemoryStore()
    kept = await _told(SqlStore(database, Peers()), commits)
    assert kept == await _told(memory, MemoryCommits(memory))
    await commits.close()
    exported = await operating.export_person(database, "ania")
    assert [each["table_id"] for each in exported["tries"]] == ["a"]
    async with database.writing() as connection:
        await operating.forget_person(connection, "ania")
    left = await SqlStore(database, Peers()).tries_at(TODAY, "room25", "solo")
    assert [each.person for each in left] == ["jan"]
    await database.close()
