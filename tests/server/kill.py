"""Kill servers with -9 in the middle of games: `python -m tests.server.kill --games 200`."""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from aiohttp import ClientError, ClientSession, DummyCookieJar, WSMsgType

from tests.server.processes import ServerProcess, postgresql
from tests.server.seen import seen_after, told_after

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
        self.stored = 0  # the number of the last choice that was acknowledged
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
                    if self.pending is None and self.asked:
                        self.pending = self.choice()
                        await ws.send_json(self.pending)
        except (ClientError, ConnectionError):
            return

    @property
    def asked(self) -> bool:
        """Whether there is a question, and nothing is still to come of the last answer."""
        asked = self.told.get("decision") is not None
        return asked and self.told["number"] >= self.stored

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
            self.told = told_after(self.told, told)
            self.over = self.view["over"]
        pending = self.pending
        if pending is not None and message.get("id") == pending["id"]:
            if message["type"] == "done":
                self.promised[pending["id"]] = (message["number"], pending["option"])
                self.stored = message["number"]
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
            for private in ("peeked", "sunk", "drawn", "goal"):
                view.pop(private, None)
            seen.setdefault(person.table, set()).add((told["number"], str(view)))
    assert all(len(views) == 1 for views in seen.values())


@dataclass
class Tally:
    """What was done to a server, and what it kept."""

    kills: int = 0
    games: int = 0
    promises: int = 0

    def __str__(self) -> str:
        return f"{self.kills} kills, {self.games} games played to the end, {self.promises} promises"


Ended = Callable[[Tally], bool]


def after_kills(number: int, promises: int = 10) -> Ended:
    """An end after so many kills, wherever the games are.

    A slow machine may promise little before a kill, so there are more kills then.
    """
    return lambda tally: tally.kills >= number and tally.promises > promises


def after_games(number: int) -> Ended:
    """An end after so many games that were played to theirs."""
    return lambda tally: tally.games >= number


async def kill_often(
    database: str,
    ended: Ended,
    seed: int,
    seconds: float = 0.4,
    gently: bool = False,
    crowd: int = 8,
    watch: Callable[[Tally], None] | None = None,
) -> Tally:
    """Play and kill (or stop) servers until it is enough; every promise must have been kept."""
    random.seed(seed)
    tally = Tally()
    people: list[Person] = []
    finished: list[Person] = []
    server = ServerProcess(database)
    async with ClientSession(cookie_jar=DummyCookieJar()) as session:
        while not ended(tally):
            while len(people) < crowd:
                people += await make(session, server.url, *random.choice(TABLES))
            playing = [asyncio.create_task(each.play(session, server.url)) for each in people]
            await asyncio.sleep(random.random() * seconds)
            if gently:
                assert await asyncio.to_thread(server.stop) == 0
            else:
                server.kill()
            await asyncio.gather(*playing)
            server = ServerProcess(database)
            for person in people:
                await check(session, server.url, person)
            over = [person for person in people if person.over]
            finished += over
            people = [person for person in people if not person.over]
            tally.kills += 1
            tally.games = len({person.table for person in finished})
            tally.promises = sum(len(person.promised) for person in finished + people)
            if watch is not None:
                watch(tally)
        await agree(session, server.url, finished + people)
    assert server.stop() == 0
    return tally


def main(arguments: Sequence[str] | None = None) -> int:
    """Kill servers on SQLite and on PostgreSQL."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.kill")
    parser.add_argument("--games", type=int, default=200, help="games to be played to their ends")
    parser.add_argument("--database", choices=("sqlite", "postgresql", "both"), default="both")
    parser.add_argument("--seconds", type=float, default=0.8, help="the longest life of a server")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    args = parser.parse_args(arguments)

    def watch(tally: Tally) -> None:
        if sys.stderr.isatty():
            print(f"\r{tally.games} of {args.games} games", end="", file=sys.stderr)

    def soak(name: str, url: str) -> None:
        ended = after_games(args.games)
        killing = kill_often(url, ended, args.seed, args.seconds, crowd=24, watch=watch)
        tally = asyncio.run(killing)
        print(f"{name}: {tally}, all kept (seed {args.seed})", flush=True)

    if args.database != "postgresql":
        with tempfile.TemporaryDirectory() as folder:
            soak("SQLite", f"sqlite:///{Path(folder) / 'kill.db'}")
    if args.database != "sqlite":
        with postgresql() as url:
            soak("PostgreSQL", url)
    return 0


if __name__ == "__main__":
    sys.exit(main())
