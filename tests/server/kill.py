"""Kill servers with -9 in the middle of games: `python -m tests.server.kill --kills 200`."""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from aiohttp import ClientError, ClientSession, DummyCookieJar, WSMsgType

from tests.server.processes import ServerProcess, postgresql
from tests.server.seen import seen_after

Json = dict[str, Any]

TABLES: list[tuple[Json, int]] = [
    ({"game": "room25", "config": {"mode": "suspicion", "seats": 4}, "bots": {"3": "random"}}, 3),
    ({"game": "lockup", "config": {"seats": 3}, "bots": {"2": "random"}}, 2),
]


class Person:
    """Plays on through every crash, and remembers what it was promised."""

    def __init__(self, table: str, token: str, seat: int) -> None:
        self.table = table
        self.token = token
        self.seat = seat
        self.promised: dict[str, tuple[int, int]] = {}  # command: number, option
        self.pending: Json | None = None
        self.view: Json = {}
        self.told: Json = {}
        self.over = False

    async def play(self, session: ClientSession, url: str) -> None:
        """Play until the game or the connection ends."""
        try:
            async with session.ws_connect(f"{url}/ws", max_msg_size=0) as ws:
                await ws.send_json({"type": "hello", "table": self.table, "token": self.token})
                if self.pending is not None:
                    await ws.send_json(self.pending)
                async for frame in ws:
                    if frame.type is not WSMsgType.TEXT:
                        return
                    self.take(frame.json())
                    if self.over and self.pending is None:
                        return
                    if self.pending is None and self.told.get("decision"):
                        self.pending = self.choice()
                        await ws.send_json(self.pending)
        except (ClientError, ConnectionError):
            return

    def choice(self) -> Json:
        """A choice for what is asked."""
        option = random.choice(self.told["decision"]["options"])["option"]
        id = f"{random.getrandbits(60):x}"
        return {"type": "choose", "id": id, "number": self.told["number"], "option": option}

    def take(self, message: Json) -> None:
        """Take what the server says."""
        told = message if message["type"] == "told" else message.get("told")
        if told:
            self.view = seen_after(self.view, told)
            self.told = told
            self.over = self.view["over"]
        pending = self.pending
        if pending is not None and message.get("id") == pending["id"]:
            if message["type"] == "done":
                self.promised[pending["id"]] = (message["number"], pending["option"])
                if self.told.get("number", 0) < message["number"]:
                    self.told = {}  # wait for what comes of it
            self.pending = None


async def make(session: ClientSession, url: str, wish: Json, people: int) -> list[Person]:
    """A started table and its people."""
    body = {**wish, "name": "a", "pace": 0, "takeover": None}
    async with session.post(f"{url}/api/tables", json=body) as response:
        made = await response.json()
    id = made["table"]["id"]
    sitting = [Person(id, made["token"], 0)]
    for _ in range(1, people):
        async with session.post(f"{url}/api/tables/{id}/sit", json={"name": "b"}) as response:
            given = await response.json()
            sitting.append(Person(id, given["token"], given["seat"]))
    async with session.ws_connect(f"{url}/ws") as ws:
        await ws.send_json({"type": "hello", "table": id, "token": made["token"]})
        await ws.send_json({"type": "start", "id": "start"})
        while (await ws.receive_json())["type"] != "done":
            pass
    return sitting


async def check(session: ClientSession, url: str, person: Person) -> int:
    """Ask for every promise again: each must have the same number, and be kept only once."""
    async with session.ws_connect(f"{url}/ws", max_msg_size=0) as ws:
        await ws.send_json({"type": "hello", "table": person.table, "token": person.token})
        for id, (number, option) in person.promised.items():
            again = {"type": "choose", "id": id, "number": number - 1, "option": option}
            await ws.send_json(again)
            while (message := await ws.receive_json()).get("id") != id:
                pass
            assert message == {"type": "done", "id": id, "number": number}, message
    return len(person.promised)


async def agree(session: ClientSession, url: str, people: Sequence[Person]) -> None:
    """Everybody at a table sees the same game, whenever they ask."""
    seen: dict[str, set[tuple[object, ...]]] = {}
    for person in people:
        async with session.ws_connect(f"{url}/ws", max_msg_size=0) as ws:
            await ws.send_json({"type": "hello", "table": person.table, "token": person.token})
            told = (await ws.receive_json())["told"]
        if told["view"]["over"]:
            view = {key: value for key, value in told["view"].items() if key != "seat"}
            for private in ("peeked", "sunk", "drawn"):
                view.pop(private, None)
            seen.setdefault(person.table, set()).add((told["number"], str(view)))
    assert all(len(views) == 1 for views in seen.values())


async def kill_often(databases: str, kills: int, seed: int, seconds: float = 0.4) -> int:
    """Play and kill so many times; returns the promises that were all kept."""
    random.seed(seed)
    people: list[Person] = []
    finished: list[Person] = []
    server = ServerProcess(databases)
    async with ClientSession(cookie_jar=DummyCookieJar()) as session:
        for _ in range(kills):
            while len(people) < 8:
                people += await make(session, server.url, *random.choice(TABLES))
            playing = [asyncio.create_task(each.play(session, server.url)) for each in people]
            await asyncio.sleep(random.random() * seconds)
            server.kill()
            await asyncio.gather(*playing)
            server = ServerProcess(databases)
            for person in people:
                await check(session, server.url, person)
            finished += [person for person in people if person.over]
            people = [person for person in people if not person.over]
        await agree(session, server.url, finished + people)
    assert server.stop() == 0
    return sum(len(person.promised) for person in finished + people)


def main(arguments: Sequence[str] | None = None) -> int:
    """Kill servers on SQLite or PostgreSQL."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.kill")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    args = parser.parse_args(arguments)
    if args.postgresql:
        with postgresql() as url:
            kept = asyncio.run(kill_often(url, args.kills, args.seed))
    else:
        with tempfile.TemporaryDirectory() as folder:
            url = f"sqlite:///{Path(folder) / 'kill.db'}"
            kept = asyncio.run(kill_often(url, args.kills, args.seed))
    print(f"{args.kills} kills, {kept} promises kept (seed {args.seed})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
