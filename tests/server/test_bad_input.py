"""Nonsense, floods and strangers: a clear answer, and nobody else notices."""

import asyncio
import contextlib
import random
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession, WSMsgType

from cellmates.server.api import tables
from cellmates.server.api.links import qr
from cellmates.server.support.limits import UNLIMITED, Limits
from tests.server.playing import serving

CONFIG = {"mode": "suspicion", "seats": 4}

NONSENSE: list[Any] = [
    "",
    "nonsense",
    "[]",
    "{}",
    "null",
    '{"type": "choose"}',
    '{"type": "choose", "id": "a", "number": -1, "option": 2}',
    '{"type": "choose", "id": "a", "number": 1, "option": "2"}',
    '{"type": "choose", "id": "a", "number": 1e99, "option": 2}',
    '{"type": "choose", "id": "", "number": 1, "option": 2}',
    '{"type": "choose", "id": "a", "number": 1, "option": 2, "seat": 3}',
    '{"type": "unheard of", "id": "a"}',
    '{"type": "hello", "table": "../../etc/passwd"}',
    '{"type": "chat", "id": "a", "text": ""}',
    '{"type": "chat", "id": "a", "text": "nothing \\u0000"}',
    '{"type": "chat", "id": "two words", "text": "x"}',
    "[" * 10_000,
    '{"a":' * 2_000,
    b"\xff\xfe\x00",
    random.Random(1).randbytes(2000),
]


async def test_nonsense_is_answered_and_harms_nobody(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, tokens = await server.filled("room25", CONFIG, 1, seats=4)
        async with server.player(id, tokens[0]) as person:
            for nonsense in NONSENSE:
                seen = len(person.got("error"))
                if isinstance(nonsense, bytes):
                    await person.ws.send_bytes(nonsense)
                else:
                    await person.ws.send_str(nonsense)
                await person.until(lambda: len(person.got("error")) > seen)  # noqa: B023
                assert person.got("error")[-1]["code"] == "malformed"
            done = await person.command(
                type="choose", number=person.number, option=person.options[0]
            )
            assert done["type"] == "done"


async def test_a_message_that_is_too_large_ends_the_connection(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, tokens = await server.filled("room25", CONFIG, 1, seats=4)
        async with server.player(id, tokens[0]) as other:
            for size, codes in ((20_000, {1009}), (10_000_000, {1009, 1006, None})):
                async with server.player(id, tokens[0]) as person:
                    with contextlib.suppress(ConnectionError):
                        await person.ws.send_str("x" * size)
                    await person.until(lambda: person.closed)
                    assert person.ws.close_code in codes
            await other.send({"type": "ping"})
            await other.until(lambda: bool(other.got("pong")))


async def test_floods_are_slowed_down_and_then_cut_off(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, messages=5, messages_burst=10, strikes=20)
    async with serving(tmp_path, limits) as server:
        id, tokens = await server.filled("room25", CONFIG, 1, seats=4)
        async with server.player(id, tokens[0]) as person:
            for _ in range(100):
                if person.closed:
                    break
                await person.send({"type": "ping"})
                await asyncio.sleep(0)
            await person.until(lambda: person.closed)
            codes = [each["code"] for each in person.got("error")]
            assert set(codes) == {"slow_down"}
            assert person.ws.close_code == 1008
        async with server.player(id, tokens[0]) as calm:
            await calm.send({"type": "ping"})
            await calm.until(lambda: bool(calm.got("pong")))


async def test_whoever_does_not_read_is_cut_off(tmp_path: Path) -> None:
    async with serving(tmp_path, replace(UNLIMITED, unread_bytes=100_000)) as server:
        id, tokens = await server.filled("room25", CONFIG, 1, seats=4)
        async with (
            server.player(id, tokens[0]) as other,
            server.http.ws_connect(server.url + "/ws") as lazy,
        ):
            await lazy.send_json({"type": "hello", "table": id})
            with contextlib.suppress(ConnectionError):
                for _ in range(5000):
                    await lazy.send_json({"type": "sync"})
                    if server.service.tables._live[id].watching == 0:
                        break
            for _ in range(500):
                if server.service.tables._live[id].watching == 0:
                    break
                await asyncio.sleep(0.01)
            assert server.service.tables._live[id].watching == 0
            await other.send({"type": "ping"})
            await other.until(lambda: bool(other.got("pong")))


async def test_mutated_messages_are_all_answered(tmp_path: Path) -> None:
    """Valid commands with something replaced, dropped or added: an answer each, no harm."""
    words = ["", "x", "x" * 400, "é\u0000"]
    values: list[Any] = [None, True, -1, 0, 3, 2**40, 1.5, [], {}, [1], *words]
    commands: list[dict[str, Any]] = [
        {"type": "choose", "number": 0, "option": 3},
        {"type": "say", "number": 0, "option": 300},
        {"type": "take_back", "number": 0},
        {"type": "chat", "text": "hi"},
        {"type": "note", "key": "a", "text": "b"},
        {"type": "back"},
        {"type": "seat", "seat": 1, "bot": None},
        {"type": "swap", "seat": 0, "other": 1},
        {"type": "fill"},
        {"type": "kick", "seat": 1},
        {"type": "start"},
        {"type": "rematch"},
    ]

    chance = random.Random(25)
    async with serving(tmp_path, replace(UNLIMITED, strikes=10_000)) as server:
        id, tokens = await server.filled("room25", CONFIG, 2, seats=4, talk="free")
        async with server.player(id, tokens[0]) as person:
            for number in range(300):
                command = {"id": f"m{number}", **chance.choice(commands)}
                key = chance.choice([*command, "more"])
                if key != "id":
                    command[key] = chance.choice(values)
                    if chance.random() < 0.2:
                        del command[key]
                seen = len(person.wire)
                await person.send(command)

                def answered(seen: int = seen, id: object = command["id"]) -> bool:
                    news = person.wire[seen:]
                    return any(
                        each["type"] in ("done", "error") and each.get("id") in (id, None)
                        for each in news
                    )

                await person.until(answered)
            await person.send({"type": "ping"})
            await person.until(lambda: bool(person.got("pong")))


async def test_hello_comes_first(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, replace(UNLIMITED, hello_seconds=0.2)) as server,
        server.http.ws_connect(server.url + "/ws") as ws,
    ):
        await ws.send_json({"type": "start", "id": "a"})
        assert (await ws.receive_json())["code"] == "hello_first"
        await ws.send_json({"type": "ping"})
        assert (await ws.receive_json())["type"] == "pong"
        assert (await ws.receive_json())["code"] == "hello_first"  # after the wait
        assert (await ws.receive()).type is WSMsgType.CLOSE


async def test_too_many_connections_from_one_address(tmp_path: Path) -> None:
    async with serving(tmp_path, replace(UNLIMITED, connections=20)) as server:
        id, _ = await server.filled("room25", CONFIG, 1, seats=4)
        async with ClientSession() as session:
            open_ones = [await session.ws_connect(server.url + "/ws") for _ in range(20)]
            async with session.get(
                server.url + "/ws", headers={"Connection": "Upgrade", "Upgrade": "websocket"}
            ) as response:
                assert response.status == 429
                assert (await response.json())["code"] == "too_many"
            for ws in open_ones:
                await ws.close()
        async with server.player(id) as spectator:
            assert spectator.wire[0]["type"] == "welcome"


async def test_requests_have_a_rate(tmp_path: Path) -> None:
    async with serving(tmp_path, Limits(requests=1, requests_burst=5)) as server:
        answers = [(await server.ask("GET", "/api/games"))[0] for _ in range(8)]
        assert answers[:5] == [200] * 5
        assert 429 in answers


async def test_tables_from_one_address_have_a_rate(tmp_path: Path) -> None:
    async with serving(tmp_path, Limits(tables=0.01, tables_burst=2)) as server:
        wish = {"game": "lockup", "name": "A"}
        answers = [(await server.ask("POST", "/api/tables", wish))[0] for _ in range(3)]
        assert answers == [201, 201, 429]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "bad_config"),
        ({"game": "room25", "config": {"mode": "suspicion", "seats": 99}}, "bad_config"),
        ({"game": "room25", "config": {"mode": []}}, "bad_config"),
        ({"game": "room25", "config": {"seats": None}}, "bad_config"),
        ({"game": "room25", "config": {"characters": {"a": 1}}}, "bad_config"),
        ({"game": "room25", "config": {"nonsense": 1}}, "bad_config"),
        ({"game": "lockup", "config": {"cards": "/etc"}}, "bad_config"),
        ({"game": "lockup", "config": {"crews": 5}}, "bad_config"),
        ({"game": "lockup", "bots": {"9": "random"}}, "no_such_seat"),
        ({"game": "lockup", "bots": {"x": "random"}}, "no_such_seat"),
        ({"game": "lockup", "bots": {"1": "deep blue"}}, "no_such_bot"),
        ({"game": "lockup", "start": True}, "seats_free"),
        ({"game": "lockup", "name": " \t "}, "bad_name"),
        ({"game": "lockup", "name": "x" * 25}, "malformed"),
        ({"game": "lockup", "clock": {"kind": "live", "decision": -1}}, "malformed"),
        ({"game": "lockup", "clock": {"kind": "sand"}}, "malformed"),
        ({"game": "lockup", "hidden": 1}, "malformed"),
        ([], "malformed"),
    ],
)
async def test_wishes_that_make_no_table(tmp_path: Path, wish: Any, code: str) -> None:
    async with serving(tmp_path) as server:
        if isinstance(wish, dict):
            wish.setdefault("name", "Ania")
        status, refused = await server.ask("POST", "/api/tables", wish)
        assert (status, refused["code"]) == (400, code)


async def test_http_nonsense(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        url = server.url
        async with server.http.post(url + "/api/tables", data=b"\xff\x00nonsense") as response:
            assert response.status == 400
            assert (await response.json())["code"] == "malformed"
        async with server.http.post(url + "/api/tables", data=b"x" * 200_000) as response:
            assert response.status == 413
        for path in ("/api/nothing", "/api/games/chess", "/api/tables/nothing", "/a.js"):
            status, refused = await server.ask("GET", path)
            assert status == 404, path
            assert refused["code"]
        for path in ("/..%2f..%2fetc/passwd", "/%00", "/assets/../../app.py"):
            async with server.http.get(url + path) as response:
                assert "import" not in await response.text()
        async with server.http.delete(url + "/api/tables") as response:
            assert response.status == 405


async def test_foreign_pages_may_not_act(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        foreign = {"Origin": "https://evil.example"}
        body = {"game": "lockup", "name": "A"}
        url = server.url
        made = server.http.post(url + "/api/tables", json=body, headers=foreign)
        async with made as response:
            assert response.status == 403
            assert (await response.json())["code"] == "foreign_origin"
        async with server.http.get(
            url + "/ws", headers={**foreign, "Upgrade": "websocket"}
        ) as response:
            assert response.status == 403
        async with server.http.post(
            url + "/api/tables", json=body, headers={"Origin": url}
        ) as response:
            assert response.status == 201


async def test_every_answer_carries_the_safety_headers(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        for path in ("/", "/t/abc", "/api/games", "/api/nothing", "/healthz"):
            async with server.http.get(server.url + path) as response:
                policy = response.headers["Content-Security-Policy"]
                assert "script-src 'self';" in policy
                assert "unsafe" not in policy
                assert response.headers["X-Content-Type-Options"] == "nosniff"
                assert response.headers["Referrer-Policy"] == "no-referrer"
                assert response.headers["Server"] == "cellmates"
        async with server.http.ws_connect(server.url + "/ws") as ws:
            assert ws._response.headers["Server"] == "cellmates"


async def test_foreign_names_of_this_machine_are_refused(tmp_path: Path) -> None:
    """A page whose name leads here is of our origin as browsers see it."""
    async with serving(tmp_path, hosts=frozenset({"localhost", "den"})) as server:
        wish = {"game": "lockup", "name": "Eve"}
        for host in ("evil.example", "evil.example:80", "localhost.evil.example", "den.evil", ""):
            headers = {"Host": host, "Origin": f"http://{host}"}
            url = server.url + "/api/tables"
            async with server.http.post(url, json=wish, headers=headers) as response:
                assert response.status == 421
                assert (await response.json())["code"] == "foreign_host"
            async with server.http.get(server.url + "/ws", headers=headers) as response:
                assert response.status == 421
        for host in ("localhost:8025", "LOCALHOST", "den", "127.0.0.1:1", "[::1]:1", "10.0.0.7"):
            async with server.http.get(url, headers={"Host": host}) as response:
                assert response.status == 200


async def test_who_watches_over_a_server_may_call_it_anything(tmp_path: Path) -> None:
    """Proxies ask whether a server is ready by its name in their own network; so do those who
    measure, with their token."""
    headers = {"Host": "server1:8025"}
    bearer = {**headers, "Authorization": "Bearer secret"}
    hosts = frozenset({"games.example.org"})
    async with serving(tmp_path, hosts=hosts, metrics_token="secret") as server:
        for path in ("/healthz", "/readyz"):
            async with server.http.get(server.url + path, headers=headers) as response:
                assert response.status == 200
        for given, status in ((headers, 404), (bearer, 200)):
            async with server.http.get(server.url + "/metrics", headers=given) as response:
                assert response.status == status
        async with server.http.get(server.url + "/api/tables", headers=headers) as response:
            assert response.status == 421


async def test_a_host_that_would_change_the_policy_is_malformed(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        for host in ("a;script-src *", "a b", "a,b"):
            async with server.http.get(server.url + "/", headers={"Host": host}) as response:
                assert response.status == 400
                policy = response.headers["Content-Security-Policy"]
                assert policy.count("script-src") == 1
                assert host not in policy


async def test_what_takes_long_is_done_beside_the_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A code to scan takes its time, the longer the more: one by one, in no table's way."""
    draw, drawing, at_once, where = qr, 0, 0, set()

    def drawn(text: str) -> str:
        nonlocal drawing, at_once
        drawing += 1
        at_once = max(at_once, drawing)
        where.add(threading.current_thread())
        code = draw(text)
        drawing -= 1
        return code

    monkeypatch.setattr(tables, "qr", drawn)

    async with serving(tmp_path) as server:
        made = await server.table(game="lockup")
        path = f"/api/tables/{made['table']['id']}/invitation"
        for host, status in (("a" * 250, 200), ("a" * 2000, 400)):
            async with server.http.get(server.url + path, headers={"Host": host}) as response:
                assert response.status == status
        asked = [server.ask("GET", path) for _ in range(10)]
        assert [status for status, _ in await asyncio.gather(*asked)] == [200] * 10
    assert at_once == 1
    assert threading.main_thread() not in where
