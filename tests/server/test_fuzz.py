"""Fuzzing: whatever is sent, there is an answer that fits the schema, and nobody else notices."""

import asyncio
import json
import logging
import math
import threading
from collections.abc import Coroutine, Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import msgspec
import pytest
import uvloop
from aiohttp import ClientSession, CookieJar
from aiohttp.http_exceptions import HttpProcessingError
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from yarl import URL

from cellmates.games import GAMES
from cellmates.server.protocol import messages
from cellmates.server.protocol.http_bodies import NewTable
from cellmates.server.protocol.messages import FromServer, Info
from cellmates.server.protocol.schema import schema
from cellmates.server.support.limits import UNLIMITED
from cellmates.server.tables.running_game import RunningGame
from tests.server.fuzzing import breaking, fitting, nonsense
from tests.server.playing import Player, Server, serving

T = TypeVar("T")
CONFIG = {"mode": "suspicion", "seats": 4}
SCHEMA = schema()
fuzz = settings(max_examples=40, suppress_health_check=list(HealthCheck))

to_server = msgspec.json.Decoder(FromServer)
from_client = fitting(SCHEMA["client"], SCHEMA["$defs"])


class Errors(logging.Handler):
    """What the server says has gone wrong."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if not (record.exc_info and isinstance(record.exc_info[1], HttpProcessingError)):
            self.said.append(self.format(record))


class TableContext:
    """A server with one table of a person and bots, in a thread of its own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._loop = uvloop.Loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._stack = AsyncExitStack()
        self.errors = Errors()
        self.server: Server
        self.table: str
        self.tokens: list[str]

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Have something done in the server's thread."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(30)

    def open(self) -> None:
        logging.getLogger().addHandler(self.errors)
        self._thread.start()
        self.do(self._open())

    async def _open(self) -> None:
        limits = replace(UNLIMITED, strikes=1_000_000)
        self.server = await self._stack.enter_async_context(serving(self._folder, limits))
        self.table, self.tokens = await self.server.filled(
            "room25", CONFIG, 3, seats=4, talk="free", takeover=None
        )

    def close(self) -> None:
        self.do(self._stack.aclose())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
        logging.getLogger().removeHandler(self.errors)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableContext]:
    found = TableContext(tmp_path_factory.mktemp("fuzz"))
    found.open()
    yield found
    found.close()


@pytest.fixture(autouse=True)
def _nothing_goes_wrong(house: TableContext) -> Iterator[None]:
    house.errors.said.clear()
    yield
    assert house.errors.said == []
    house.do(_as_stored(house))


async def _as_stored(house: TableContext) -> None:
    """What is in memory is what is stored, and the table can be played on."""
    async with house.server.player(house.table, house.tokens[1]) as person:
        assert person.seat == 1
        live = house.server.service.tables._live[house.table].game_log.running
        assert live is not None
        row = await house.server.service.store.table(house.table)
        assert row is not None
        again = RunningGame(row.game, row.config, row.seed, row.created)
        for entry in await house.server.service.store.entries(house.table):
            again.apply(entry)
        assert again.table.digest() == live.table.digest()
        if person.options:
            await person.play(Random(1), 1)


async def _answered(person: Player, frame: str | bytes) -> list[dict[str, Any]]:
    """Send something and a ping; everything that comes back fits the schema."""
    seen = len(person.wire)
    await (person.ws.send_bytes(frame) if isinstance(frame, bytes) else person.ws.send_str(frame))
    await person.send({"type": "ping"})
    await person.until(
        lambda: any(each["type"] == "pong" for each in person.wire[seen:]) or person.closed
    )
    for each in person.wire[seen:]:
        to_server.decode(json.dumps(each))
    return person.wire[seen:]


def _says(answers: list[dict[str, Any]], code: str) -> bool:
    return any(each["type"] == "error" and each["code"] == code for each in answers)


async def _talk(house: TableContext, frames: list[str | bytes], malformed: bool) -> None:
    async with house.server.player(house.table, house.tokens[0]) as person:
        for frame in frames:
            answers = await _answered(person, frame)
            assert not person.closed
            if malformed:
                assert _says(answers, "malformed"), frame


@fuzz
@given(st.lists(st.binary(max_size=300) | st.text(max_size=300), min_size=1, max_size=8))
def test_random_bytes(house: TableContext, frames: list[str | bytes]) -> None:
    house.do(_talk(house, frames, True))


@fuzz
@given(st.lists(nonsense, min_size=1, max_size=8))
def test_random_json(house: TableContext, values: list[Any]) -> None:
    house.do(_talk(house, [json.dumps(each) for each in values], True))


@fuzz
@given(st.lists(from_client, min_size=1, max_size=8))
def test_whatever_the_schema_allows_is_understood(
    house: TableContext, wishes: list[dict[str, Any]]
) -> None:
    async def test() -> None:
        async with house.server.player(house.table, house.tokens[0]) as person:
            for wish in wishes:
                if wish["type"] == "leave":
                    continue
                answers = await _answered(person, json.dumps(wish))
                said_again = wish["type"] == "hello"
                assert _says(answers, "malformed") == said_again, (wish, answers)
                if "id" in wish and person.got("welcome"):
                    await person.until(
                        lambda id=wish["id"]: any(m.get("id") == id for m in person.wire)  # type: ignore[misc]
                    )

    house.do(test())


@fuzz
@given(st.lists(breaking(from_client), min_size=1, max_size=8))
def test_whatever_breaks_the_schema_is_answered(
    house: TableContext, wishes: list[dict[str, Any]]
) -> None:
    house.do(_talk(house, [json.dumps(each) for each in wishes], False))


@fuzz
@given(st.lists(st.binary(max_size=100) | from_client.map(json.dumps), max_size=6))
def test_first_words(house: TableContext, frames: list[str | bytes]) -> None:
    """Before hello there is a clear answer to everything, and an end to patience."""

    async def test() -> None:
        async with ClientSession() as session, session.ws_connect(house.server.url + "/ws") as ws:
            for frame in frames:
                await (ws.send_bytes(frame) if isinstance(frame, bytes) else ws.send_str(frame))
                message = await ws.receive()
                if not isinstance(message.data, str):
                    assert ws.closed
                    break
                answer = to_server.decode(message.data)
                assert isinstance(answer, messages.Error | messages.Pong), answer

    house.do(test())


# HTTP.


async def _asked(
    house: TableContext,
    method: str,
    path: str,
    body: bytes | None,
    headers: dict[str, str] | None = None,
) -> tuple[int, Any]:
    """A request by a stranger; every answer carries what it must."""
    async with ClientSession(cookie_jar=CookieJar(unsafe=True)) as stranger:
        url = URL(house.server.url + path, encoded=True)
        async with stranger.request(method, url, data=body, headers=headers or {}) as response:
            assert response.status < 500, (method, path, body)
            assert "default-src 'none'" in response.headers["Content-Security-Policy"]
            assert response.headers["X-Content-Type-Options"] == "nosniff"
            raw = await response.read()
            if response.content_type != "application/json" or method == "HEAD":
                return response.status, None
            answer = json.loads(raw)
            if response.status >= 400:
                assert set(answer) == {"code", "text"}
            return response.status, answer


def configs(name: str) -> st.SearchStrategy[dict[str, Any]]:
    """Keys that a game knows, with values that it may or may not."""
    return st.dictionaries(
        st.sampled_from([*GAMES[name].config_keys(GAMES[name].config({}))]),
        nonsense
        | st.sampled_from(["suspicion", "season1", "polish", "none", "standard", True, 4, 5]),
        max_size=4,
    )


game_names = st.sampled_from(["room25", "lockup"])
game_wishes = game_names.flatmap(
    lambda name: st.fixed_dictionaries(
        {
            "game": st.just(name),
            "config": configs(name),
            "name": st.text(max_size=30),
            "bots": st.dictionaries(
                st.integers(-2, 9).map(str) | st.text("0123456789", max_size=9),
                st.sampled_from(["random", "careful", "deep blue"]),
                max_size=4,
            ),
            "start": st.booleans(),
        }
    )
)


@fuzz
@given(
    st.one_of(
        game_wishes,
        breaking(game_wishes),
        fitting(SCHEMA["new_table"], SCHEMA["$defs"]),
        breaking(fitting(SCHEMA["new_table"], SCHEMA["$defs"])),
        nonsense,
    )
)
def test_wishes_for_tables(house: TableContext, wish: Any) -> None:
    status, answer = house.do(_asked(house, "POST", "/api/tables", json.dumps(wish).encode()))
    if status == 201:
        info = msgspec.convert(answer["table"], Info)
        game = GAMES[info.game]
        assert game.config_keys(game.config(info.config)) == info.config
        assert house.do(_asked(house, "GET", f"/api/tables/{info.id}", None))[0] == 200
    else:
        assert status == 400
        if answer["code"] != "malformed":
            msgspec.convert(wish, NewTable)


@fuzz
@given(game_names.flatmap(lambda name: st.tuples(st.just(name), configs(name) | nonsense)))
def test_proposals(house: TableContext, proposal: tuple[str, Any]) -> None:
    name, config = proposal
    body = json.dumps({"config": config}).encode()
    status, agreed = house.do(_asked(house, "POST", f"/api/games/{name}/check", body))
    assert status in (200, 400)
    if status == 200:  # then there can be a table of it
        wish = {"game": name, "config": agreed["config"], "name": "A"}
        made = house.do(_asked(house, "POST", "/api/tables", json.dumps(wish).encode()))[1]
        assert made["table"]["config"] == agreed["config"]
        assert len(made["table"]["seats"]) == agreed["seats"]


hosting = st.one_of(
    fitting(SCHEMA["lobby"], SCHEMA["$defs"]),
    game_names.flatmap(
        lambda name: st.fixed_dictionaries(
            {
                "type": st.just("configure"),
                "id": st.integers().map(str),
                "config": configs(name),
            },
            optional={"game": st.just(name)},
        )
    ),
)


def _dealt_with(person: Player, seen: int, id: str) -> bool:
    news = person.wire[seen:]
    return person.closed or any(m.get("id") == id or m.get("code") == "malformed" for m in news)


@fuzz
@example("lockup", [{"type": "configure", "id": "a", "config": {"seats": math.inf}}])
@example("lockup", [{"type": "make_host", "seat": 0, "id": "a"}, {"type": "fill", "id": "b"}])
@given(game_names, st.lists(hosting, max_size=6))
def test_what_a_host_may_wish(house: TableContext, name: str, wishes: list[dict[str, Any]]) -> None:
    """Whatever the host of an open table does, the table stays one that can be played."""

    async def test() -> None:
        made = await house.server.table(game=name)
        id = made["table"]["id"]
        async with house.server.player(id, made["host"]) as host:
            for wish in wishes:
                seen = len(host.wire)
                await host.send(wish)
                # Numbers that JSON does not know are refused before anybody reads the id.
                await host.until(partial(_dealt_with, host, seen, wish["id"]))
                if host.closed:  # she has handed her chair over
                    break
            for message in host.wire:
                to_server.decode(json.dumps(message))
        row = await house.server.service.store.table(id)
        assert row is not None
        config = GAMES[row.game].config(row.config)
        assert GAMES[row.game].config_keys(config) == row.config
        assert len(row.seats) == config.seats

    house.do(test())


@fuzz
@given(
    st.sampled_from(["sit", "link"]),
    fitting(SCHEMA["sit"], SCHEMA["$defs"])
    | breaking(fitting(SCHEMA["sit"], SCHEMA["$defs"]))
    | nonsense,
    st.none() | st.text(st.characters(codec="latin-1", exclude_categories=["Cc"]), max_size=70),
)
def test_wishes_for_seats(house: TableContext, what: str, wish: Any, token: str | None) -> None:
    body = json.dumps(wish).encode()
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    status, _ = house.do(_asked(house, "POST", f"/api/tables/{house.table}/{what}", body, headers))
    assert status in (400, 403, 409)


@fuzz
@given(
    fitting(SCHEMA["me"], SCHEMA["$defs"])
    | breaking(fitting(SCHEMA["me"], SCHEMA["$defs"]))
    | nonsense
)
def test_names(house: TableContext, wish: Any) -> None:
    status, answer = house.do(_asked(house, "PUT", "/api/me", json.dumps(wish).encode()))
    assert status in (200, 400)
    if status == 200:
        assert answer["name"].isprintable()


_words = st.text(max_size=12) | st.sampled_from(["api", "tables", "replay", "..", "%2e%2e", "ws"])
_quoted = _words.map(lambda word: URL.build(path="/" + word.replace("/", "")).raw_path[1:])
_raw = st.binary(max_size=6).map(lambda some: "".join(f"%{byte:02x}" for byte in some))


@settings(fuzz, max_examples=150)
@given(
    st.sampled_from(["GET", "POST", "PUT", "DELETE", "HEAD", "PATCH", "OPTIONS"]),
    st.lists(_quoted | _raw, max_size=4),
    st.dictionaries(
        st.sampled_from(["eyes", "from", "to", "views"]),
        st.integers() | st.text(max_size=10) | st.sampled_from(["all", "spectator", "0"]),
        max_size=3,
    ),
    st.booleans(),
    st.binary(max_size=50),
)
def test_paths(
    house: TableContext,
    method: str,
    words: list[str],
    query: dict[str, Any],
    replay: bool,
    body: bytes,
) -> None:
    path = "/" + "/".join(words)
    if replay:
        path = f"/api/tables/{house.table}/replay"
    path += "?" + URL.build(query={key: str(each) for key, each in query.items()}).raw_query_string
    sent = body if method in ("POST", "PUT", "PATCH") else None
    house.do(_asked(house, method, path, sent))


@fuzz
@given(
    st.sampled_from(["Authorization", "Cookie", "Origin", "Host", "X-Forwarded-For", "Upgrade"]),
    st.binary(max_size=80),
    st.sampled_from(["/api/me", "/ws", "/api/tables/aaaaaaaaaa/link"]),
)
@example("Upgrade", b"\x80", "/ws")
@example("Authorization", b"\xff\xfe", "/api/tables/aaaaaaaaaa/link")
@example("Cookie", b"\xff" * 43, "/api/me")
@example("Origin", b"http://[", "/ws")
def test_headers(house: TableContext, name: str, value: bytes, path: str) -> None:
    """Bytes that no browser would send in a header; the connection may end, the server not."""

    async def test() -> None:
        url = URL(house.server.url)
        reader, writer = await asyncio.open_connection(url.host, url.port)
        prefix = {"Authorization": b"Bearer ", "Cookie": b"cellmates="}.get(name, b"")
        clean = value.replace(b"\r", b"").replace(b"\n", b"")
        method = b"POST" if path.endswith("link") else b"GET"
        writer.write(
            method + b" " + path.encode() + b" HTTP/1.1\r\nConnection: close\r\n"
            b"Content-Length: 2\r\n"
            + name.encode()
            + b": "
            + prefix
            + clean
            + b"\r\n"
            + (b"" if name == "Host" else b"Host: here\r\n")
            + b"\r\n{}"
        )
        first = await asyncio.wait_for(reader.readline(), 10)
        writer.close()
        assert not first or first.split()[1][:1] in (b"2", b"4"), first

    house.do(test())
