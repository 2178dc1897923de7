"""A server in this process and people who play on it."""

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse, CookieJar, WSMsgType, web

from cellmates.kernel.game import Brought
from cellmates.server.http.app import set_up
from cellmates.server.service import Service, Setup
from cellmates.server.store.database import TimeLimits
from cellmates.server.support.limits import UNLIMITED, Limits
from cellmates.server.support.timing import RealTime, Time
from tests.server.seen import seen_after, told_after

Json = dict[str, Any]


class Server:
    """A running server and a browser without cookies of its own."""

    def __init__(
        self, service: Service, app: web.Application, url: str, http: ClientSession
    ) -> None:
        self.service = service
        self.app = app
        self.url = url
        self.http = http

    async def ask(
        self, method: str, path: str, body: object = None, token: str | None = None
    ) -> tuple[int, Any]:
        """A request; the status and what the JSON says."""
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        async with self.http.request(
            method, self.url + path, json=body, headers=headers
        ) as response:
            text = await response.text()
            return response.status, json.loads(text) if text else None

    async def table(self, **wish: Any) -> Json:
        """A new table."""
        status, made = await self.ask("POST", "/api/tables", {"pace": 0, "name": "Ania", **wish})
        assert status == 201, made
        assert isinstance(made, dict)
        return made

    async def sit(self, table: str, name: str, seat: int | None = None) -> Json:
        """A seat for somebody without a cookie."""
        async with ClientSession(cookies={}) as stranger:
            url = f"{self.url}/api/tables/{table}/sit"
            body = {"name": name} if seat is None else {"name": name, "seat": seat}
            async with stranger.post(url, json=body) as response:
                assert response.status == 200, await response.text()
                given: Json = await response.json()
                return given

    async def filled(
        self, game: str, config: Json, people: int, **wish: Any
    ) -> tuple[str, list[str]]:
        """A table with so many people and bots in the other seats, started."""
        seats, bot = wish.pop("seats"), wish.pop("bot", "random")
        robots = {str(seat): bot for seat in range(people, seats)}
        made = await self.table(game=game, config=config, bots=robots, **wish)
        tokens = [made["token"]]
        id = made["table"]["id"]
        for seat in range(1, people):
            tokens.append((await self.sit(id, f"P{seat}"))["token"])
        async with self.player(id, made["token"]) as host:
            await host.command(type="start")
        return id, tokens

    @asynccontextmanager
    async def player(
        self, table: str, token: str | None = None, since: int | None = None
    ) -> AsyncIterator["Player"]:
        """Somebody at a table."""
        async with (
            ClientSession() as session,
            session.ws_connect(self.url + "/ws", max_msg_size=0) as ws,
        ):
            person = Player(ws)
            hello: Json = {"type": "hello", "table": table}
            if token is not None:
                hello["token"] = token
            if since is not None:
                hello["from"] = since
            await ws.send_json(hello)
            try:
                await person.until(lambda: bool(person.wire) or person.closed)
                yield person
            finally:
                await person.leave()


@asynccontextmanager
async def serving(
    folder: Path,
    limits: Limits = UNLIMITED,
    time: Time | None = None,
    database: str | None = None,
    idle: float = 300.0,
    heartbeat: float = 1.5,
    behind_proxy: bool = False,
    offered: Mapping[str, Sequence[Brought]] | None = None,
    time_limits: TimeLimits | None = None,
    bot_limit: str | None = None,
    hosts: frozenset[str] | None = None,
    **more: Any,
) -> AsyncIterator[Server]:
    """A server on some port, with its database in a folder."""
    service = Service(
        Setup(
            database=database or f"sqlite:///{folder / 'server.db'}",
            limits=limits,
            idle=idle,
            heartbeat=heartbeat,
            bot_limit=bot_limit,
            behind_proxy=behind_proxy,
            time=time or RealTime(),
            offered=offered or {},
            time_limits=time_limits or TimeLimits(),
            hosts=hosts,
            **more,
        )
    )
    runner = await set_up(service, shutdown_timeout=1)
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        url = f"http://127.0.0.1:{runner.addresses[0][1]}"
        async with ClientSession(cookie_jar=CookieJar(unsafe=True)) as http:
            yield Server(service, runner.app, url, http)
    finally:
        await runner.cleanup()


class Player:
    """What a page does: keeps the view up to date, remembers all that came over the wire."""

    _ids = itertools.count()

    def __init__(self, ws: ClientWebSocketResponse) -> None:
        self.ws = ws
        self.wire: list[Json] = []
        self.view: Json = {}
        self.told: Json = {}
        self.table: Json = {}
        self.seat: int | None = None
        self.closed = False
        self._news = asyncio.Condition()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for message in self.ws:
            if message.type is not WSMsgType.TEXT:
                break
            data = json.loads(message.data)
            async with self._news:
                self._take(data)
                self._news.notify_all()
        async with self._news:
            self.closed = True
            self._news.notify_all()

    def _take(self, data: Json) -> None:
        self.wire.append(data)
        if data["type"] == "welcome":
            self.seat = data["seat"]
        if "table" in data:
            self.table = data["table"]
        told = data if data["type"] == "told" else data.get("told")
        if told:
            self.view = seen_after(self.view, told)
            self.told = told_after(self.told, told)

    async def leave(self) -> None:
        """Close the connection."""
        await self.ws.close()
        await self._reading

    async def until(self, reached: Callable[[], bool], seconds: float = 20) -> None:
        """Wait until something holds."""
        async with self._news:
            await asyncio.wait_for(self._news.wait_for(reached), seconds)

    def got(self, type: str) -> list[Json]:
        """All messages of a type."""
        return [each for each in self.wire if each["type"] == type]

    async def send(self, message: Json) -> None:
        """Send a message as it is."""
        await self.ws.send_json(message)

    async def command(self, **message: Any) -> Json:
        """Send a command and wait for its answer."""
        message.setdefault("id", f"c{next(self._ids)}")
        seen = len(self.wire)
        await self.send(message)

        def answers() -> list[Json]:
            return [each for each in self.wire[seen:] if each.get("id") == message["id"]]

        await self.until(lambda: bool(answers()) or self.closed)
        return answers()[0]

    @property
    def number(self) -> int:
        """The position told last."""
        number: int = self.told["number"]
        return number

    @property
    def options(self) -> list[int]:
        """What the seat is asked."""
        decision = self.told.get("decision")
        return [each["option"] for each in decision["options"]] if decision else []

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.view.get("over"))

    async def play(self, random: Random, most: int = 10_000) -> int:
        """Choose at random until the game is over, or so many times."""
        made = 0
        while made < most:
            await self.until(lambda: self.over or bool(self.options) or self.closed)
            if self.over or self.closed:
                break
            option = random.choice(self.options)
            answer = await self.command(type="choose", number=self.number, option=option)
            if answer["type"] == "done":
                made += 1
                done = answer["number"]
                await self.until(lambda done=done: self.number >= done or self.closed)  # type: ignore[misc]
            else:
                assert answer["code"] in ("stale", "wrong_state", "not_stored"), answer
        return made
