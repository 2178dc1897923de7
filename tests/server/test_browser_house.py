"""The house that runs in a browser, here in ordinary Python: it plays as a server does, keeps its
tables, and reads games from files. `make test-site` tries the same in WebAssembly and Chromium."""

import asyncio
import json
import logging
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cellmates.kernel.game import Brought
from cellmates.server.browser.door import Door
from cellmates.server.browser.house import BrowserHouse
from cellmates.server.browser.pack import apart, foreign, modules
from cellmates.server.store.database import Database
from cellmates.server.store.interface import Store
from cellmates.server.store.memory import MemoryStore
from cellmates.server.store.peers import Peers
from cellmates.server.store.rows import HOST, LobbyCommand, SeatRow, SettingsRow, TableRow
from cellmates.server.store.store import SqlStore
from tests.server.playing import serving
from tests.site.deals import played

SOURCE = Path(__file__).parents[2] / "src"

Json = dict[str, Any]

FEW = (0, 4)
"""A game of each kind; `make test-site` compares 200."""


class Kept:
    """A keeper that remembers."""

    def __init__(self) -> None:
        self.values: dict[str, bytes] = {}

    async def keep(self, key: str, value: bytes | None) -> None:
        if value is None:
            del self.values[key]
        else:
            self.values[key] = value


class Page:
    """The page of a house in this process."""

    def __init__(self, house: BrowserHouse) -> None:
        self.house = house
        self.heard: asyncio.Queue[Json] = asyncio.Queue()
        self._sockets = 0

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        text = body if isinstance(body, str) else None if body is None else json.dumps(body)
        answer = await self.house.ask(method, path, text)
        told = json.loads(answer.body)
        assert answer.status < 300, told
        return told

    async def refused(self, method: str, path: str, body: object = None) -> str:
        text = body if isinstance(body, str) else None if body is None else json.dumps(body)
        answer = await self.house.ask(method, path, text)
        assert answer.status >= 400
        code: str = json.loads(answer.body)["code"]
        return code

    def say(self, **message: Any) -> None:
        self.house.say(self._sockets, json.dumps(message))

    def hello(self, table: str, token: str | None = None) -> None:
        self._sockets += 1
        heard: asyncio.Queue[Json] = asyncio.Queue()
        self.heard = heard

        def tell(_: int, text: str) -> None:
            heard.put_nowait(json.loads(text))

        def close(_: int) -> None:
            heard.put_nowait({"type": "closed"})

        self.house.connect(self._sockets, tell, close)
        self.say(type="hello", table=table, **({} if token is None else {"token": token}))

    async def hear(self, *kinds: str) -> Json:
        """The next message of one of these kinds."""
        while (message := await self.heard.get())["type"] not in kinds:
            pass
        return message

    async def play(self, table: str, choices: int) -> int:
        """Come to a table and take the first option so many times; the last number told."""
        self.hello(table)
        told: Json = (await self.hear("welcome"))["told"]
        made, number, asked = 0, -1, None
        while True:
            if told["type"] == "table" and told["table"]["state"] == "over":
                return number
            if told["type"] == "told":
                number, asked = int(told["number"]), told.get("decision", asked)
                if asked is not None and made == choices:
                    return number
                if asked is not None:
                    made += 1
                    option = asked["options"][0]["option"]
                    self.say(type="choose", id=f"choice{number}", number=number, option=option)
            told = await self.hear("told", "table", "error")
            assert told["type"] != "error", told


SOLO: Json = {
    "game": "room25",
    "config": {"mode": "cooperation", "seats": 2},
    "bots": {"1": "random"},
    "sit": True,
    "start": True,
    "pace": 0,
    "name": "Ania",
}
LONG: Json = {**SOLO, "game": "lockup", "config": {"seats": 2}}
"""A table whose game is never over early."""


async def test_a_browser_plays_the_games_of_a_server_bit_for_bit(tmp_path: Path) -> None:
    house = BrowserHouse()
    house.start()
    here = [await played(Page(house).ask, number) for number in FEW]
    await house.stop()
    async with serving(tmp_path) as server:

        async def ask(method: str, path: str, body: object) -> Any:
            status, told = await server.ask(method, path, body)
            assert status < 300, told
            return told

        assert here == [await played(ask, number) for number in FEW]


async def test_a_game_survives_its_page_and_is_gone_on_with() -> None:
    kept = Kept()
    first = BrowserHouse(keeper=kept)
    first.start()
    page = Page(first)
    table = (await page.ask("POST", "/api/tables", LONG))["table"]["id"]
    number = await page.play(table, 3)
    assert number >= 3
    # The page is closed without a word: only what was kept is left.
    second = BrowserHouse()
    assert second.start([*kept.values.items(), ("table broken", b"{"), ("nonsense", b"{}")]) == 2
    again = Page(second)
    mine = (await again.ask("GET", "/api/me"))["tables"]
    assert [(each["id"], each["waiting"], each["seat"]) for each in mine] == [(table, True, 0)]
    again.hello(table)
    assert (await again.hear("welcome"))["told"]["number"] == number
    await again.play(table, 10_000)
    assert (await again.ask("GET", f"/api/tables/{table}/verify"))["genuine"]
    await again.ask("DELETE", f"/api/tables/{table}")
    assert (await again.ask("GET", "/api/me"))["tables"] == []
    await first.stop()
    await second.stop()


async def test_several_people_share_one_device() -> None:
    house = BrowserHouse()
    house.start()
    page = Page(house)
    wish = {**SOLO, "config": {"mode": "cooperation", "seats": 3}, "start": False}
    table = (await page.ask("POST", "/api/tables", wish))["table"]["id"]
    sit = f"/api/tables/{table}/sit"
    body = json.dumps({"name": "Bob", "seat": 2})
    assert (await house.ask("POST", sit, body, cookie=None)).status == 200
    page.hello(table)
    assert (await page.hear("welcome"))["seat"] == 0
    page.say(type="start", id="start")
    while (await page.hear("table"))["table"]["state"] != "playing":
        pass

    # Each sees their own seat only, and only with the secret that is handed out for it.
    view = f"/api/tables/{table}/replay?eyes=2"
    assert await page.refused("GET", view) == "not_seated"
    bob = await page.ask("POST", f"/api/tables/{table}/seats/2", {})
    page.hello(table, bob["token"])
    welcome = await page.hear("welcome")
    assert (welcome["seat"], welcome["told"]["view"]["seat"]) == (2, 2)
    assert all(each["here"] for each in welcome["table"]["seats"])  # nobody is away
    for nobody, code in (("1", "not_seated"), ("9", "no_such_seat"), ("x", "no_such_seat")):
        assert await page.refused("POST", f"/api/tables/{table}/seats/{nobody}", {}) == code
    await house.stop()


async def test_games_go_into_files_and_come_back() -> None:
    house = BrowserHouse()
    house.start()
    page = Page(house)
    table = (await page.ask("POST", "/api/tables", LONG))["table"]["id"]
    number = await page.play(table, 3)
    assert await page.refused("GET", f"/api/tables/{table}/record") == "not_over"
    assert await page.refused("GET", f"/api/tables/{table}/replay?eyes=all") == "not_over"
    saved = await page.ask("GET", f"/api/tables/{table}/save")
    assert (saved["names"]["people"], saved["names"]["bots"]) == ([0], {"1": "random"})
    twin = await page.ask("POST", "/api/records", saved)
    assert [each["bot"] for each in twin["seats"]] == [None, "random"]
    assert (twin["state"], twin["seats"][0]["name"]) == ("playing", "Ania")
    page.hello(twin["id"])
    welcome = await page.hear("welcome")
    assert (welcome["seat"], welcome["told"]["number"] >= number) == (0, True)
    await page.play(table, 10_000)
    record = await page.ask("GET", f"/api/tables/{table}/record")
    over = await page.ask("POST", "/api/records", record)
    assert over["state"] == "over"
    assert (await page.ask("GET", f"/api/tables/{over['id']}/verify"))["genuine"]
    for broken in ("nonsense", "[]", {**record, "digest": "0" * 32}, {**record, "game": "chess"}):
        assert await page.refused("POST", "/api/records", broken) == "bad_record"
    await house.stop()


async def test_nonsense_gets_an_answer_and_no_traceback(caplog: pytest.LogCaptureFixture) -> None:
    house = BrowserHouse()
    house.start()
    page = Page(house)
    assert await page.refused("GET", "/api/nothing") == "unknown"
    assert await page.refused("POST", "/api/tables", "{") == "malformed"
    page.hello("nothing123")
    assert (await page.hear("error"))["code"] == "no_such_table"
    assert (await page.hear("closed"))["type"] == "closed"
    page.say(type="ping")  # nobody listens any more
    table = (await page.ask("POST", "/api/tables", SOLO))["table"]["id"]
    page.hello(table)
    await page.hear("welcome")
    page.house.say(page._sockets, "{")
    assert (await page.hear("error"))["code"] == "malformed"
    page.house.leave(page._sockets)
    await house.stop()
    assert not caplog.records


async def test_cards_of_ones_own_without_fluent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fluent.runtime", None)
    house = BrowserHouse(texts=lambda language: lambda id, **details: f"{language} {id} {details}")
    house.start()
    page = Page(house)
    files = {"goons.toml": await _file(house, "/api/games/lockup/files/goons.toml")}
    brought = {"name": "Mine", "files": files}
    named = await page.ask("POST", "/api/games/lockup/material", brought)
    assert named["name"] == "Mine"
    cards = {"config": {"seats": 3, "cards": named}}
    agreed = await page.ask("POST", "/api/games/lockup/check", cards)
    assert agreed["config"]["cards"]["digest"] == named["digest"]
    broken = {"name": "Mine", "files": {"goons.toml": "nonsense"}}
    told = await house.ask("POST", "/api/games/lockup/material", json.dumps(broken), language="cs")
    problem = json.loads(told.body)
    assert problem["code"] == "bad_config"
    assert "cs problem-syntax {'problem'" in problem["text"]  # the page has the words
    await house.stop()


async def _file(house: BrowserHouse, path: str) -> str:
    answer = await house.ask("GET", path)
    assert (answer.status, answer.content_type) == (200, "text/plain")
    return answer.body.decode()


def test_the_engine_needs_nothing_that_a_browser_lacks() -> None:
    assert foreign(SOURCE) - sys.stdlib_module_names == {"msgspec"}
    packed = modules(SOURCE)
    assert "cellmates.server.http.app" not in packed
    assert {"cellmates.bots.room25", "cellmates.lockup.game"} & set(packed)


async def test_the_console_is_told_what_could_not_be_read(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(logging.getLogger(), "handlers", [])

    async def keep(key: str, value: str | None) -> None:
        """Nothing is kept."""

    door = Door(keep, lambda *said: said[1], lambda *told: None, lambda number: None)
    assert door.start([("table/abc", "nonsense")]) == 1
    assert "warning: cannot be read (key table/abc, error " in capsys.readouterr().err
    await door._house.stop()


def test_what_a_browser_keeps_in_memory_needs_no_library() -> None:
    kept = apart(SOURCE)
    assert {"cellmates.lockup.game", "cellmates.server.browser.beginning"} <= set(kept)
    assert "cellmates.server.protocol.messages" not in kept
    lines = ["import sys", "sys.modules['msgspec'] = None", *(f"import {name}" for name in kept)]
    lines.append("cellmates.server.browser.beginning.warm_up()")
    subprocess.run([sys.executable, "-c", "\n".join(lines)], check=True)


def row(id: str, at: float) -> TableRow:
    seats = [SeatRow(0, "Ania", None, "ania"), SeatRow(1, None, "random", None)]
    return TableRow(
        id, "room25", 1, {"seats": 2}, SettingsRow(), "open", bytes(32), "", "ania", at, seats=seats
    )


async def _fail_in_the_middle(store: Store) -> None:
    async with store.changing("a") as changes:
        await changes.set_host(None)
        raise ZeroDivisionError


async def _told(store: Store) -> list[object]:
    """What a store says to the same questions after the same changes."""
    told: list[object] = []
    await store.create(row("a", 1.0), {"host": HOST, "one": 0}, None, 1.0)
    await store.create(row("b", 2.0), {"other": HOST}, None, 2.0)
    command = LobbyCommand("host", "first", 0, 3.0)
    async with store.changing("a", command) as changes:
        await changes.move_tokens({0: 1, 1: 0})
        for number in range(4):
            await changes.add_token(f"more{number}", 0, 4.0 + number, 3, "more0")
        await changes.set_seat(SeatRow(1, None, None, None))
        await changes.write("chat", 0, "hello", 5.0, "Ania")
        told.append(await changes.table())
    with pytest.raises(ZeroDivisionError):
        await _fail_in_the_middle(store)
    told += [await store.done("a", "host", "first"), await store.done("a", "host", "second")]
    told += [await store.tokens("a"), await store.table("a"), await store.table("none")]
    async with store.changing("a") as changes:
        await changes.drop_tokens(0)
        await changes.start(2, 6.0, 7.0)
        await changes.add_rematch(row("c", 9.0), {"again": HOST}, 9.0)
    told += [await store.due(8.0, {"room25": 2}), await store.due(6.5, {"room25": 2})]
    told += [await store.due(8.0, {"room25": 1})]
    told += [await store.write_note("a", 0, "key", "words"), await store.notes("a")]
    told += [await store.write_note("a", 0, "key", ""), (await store.notes("a")).get(0) or None]
    told += [[each.id for each in await store.tables_of("ania")], await store.tables_of("bob")]
    told += [[each.id for each in await store.open_tables(0.0)], await store.lines("a", 1)]
    await store.call("ania", "Ania", 1.0)
    await store.call("ania", "Anna", 2.0)
    told += [await store.name_of("ania"), await store.name_of("bob")]
    brought = Brought("mine", "f" * 32, {"name": "mine"})
    await store.keep_material("lockup", brought, 1.0)
    told += [await store.material("lockup", "f" * 32), await store.material("room25", "f" * 32)]
    await store.keep_material("lockup", Brought("new", "e" * 32, {"name": "new"}), 1e6)
    told.append(await store.material("lockup", "f" * 32))
    async with store.changing("c") as changes:
        await changes.remove()
    loaded = await store.load("a")
    told += [loaded, await store.load("c")]
    return told


async def test_memory_and_a_database_tell_the_same(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'store.db'}")
    await database.open()
    kept = Kept()
    memory = MemoryStore(kept)
    assert await _told(memory) == await _told(SqlStore(database, Peers()))
    await database.close()
    restored = MemoryStore()
    for key, value in kept.values.items():
        restored.restore(key, value)
    assert await restored.load("a") == await memory.load("a")
    assert await restored.name_of("ania") == "Anna"
