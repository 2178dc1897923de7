"""Load on the server: `python -m benchmarks.server_load`; server and clients are two processes."""

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from aiohttp import (
    ClientSession,
    ClientWebSocketResponse,
    DummyCookieJar,
    TCPConnector,
    WSMsgType,
)

from cellmates.server.support.limits import Limits

CONFIG = {"mode": "suspicion"}


class Option(msgspec.Struct):
    """An option's number."""

    option: int


class Decision(msgspec.Struct):
    """What is asked."""

    options: list[Option]


class View(msgspec.Struct):
    """Whether the game is over."""

    over: bool = False


class Message(msgspec.Struct):
    """What the load cares about in a message."""

    type: str
    number: int = 0
    decision: Decision | msgspec.UnsetType | None = msgspec.UNSET
    view: View | None = None
    told: "Message | None" = None
    code: str | None = None


read = msgspec.json.Decoder(Message).decode


@dataclass
class Figures:
    """What was measured."""

    choices: int = 0
    errors: int = 0
    bytes: int = 0  # of messages that came
    latencies: list[float] = field(default_factory=list)

    def percentile(self, part: float) -> float:
        """A latency in milliseconds."""
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1e3 if ordered else 0.0


class Table:
    """One table's choices on their way to everybody."""

    def __init__(self, figures: Figures, seats: int) -> None:
        self.figures = figures
        self.seats = seats
        self.turns: list[Callable[[], bool]] = []
        self.flying = False
        self.waiting: list[tuple[int, float]] = []
        self.heard = [0] * seats
        self.next_at = 0.0

    def done(self, number: int, sent: float) -> None:
        """A choice was stored as this number."""
        self.waiting.append((number, sent))
        self.settle()

    def told(self, seat: int, number: int) -> None:
        """A seat was told of a number."""
        self.heard[seat] = number
        self.settle()

    def settle(self) -> None:
        """Note the time of choices that everybody knows of."""
        if self.waiting:
            everybody = min(self.heard)
            now = time.perf_counter()
            for number, sent in self.waiting:
                if number <= everybody:
                    self.figures.latencies.append(now - sent)
                    self.figures.choices += 1
            self.waiting = [each for each in self.waiting if each[0] > everybody]
            if not self.waiting:
                self.land()

    def take_turn(self, choose: Callable[[], bool]) -> None:
        """Choose as soon as everybody was told of the choice before."""
        self.turns.append(choose)
        self.fly()

    def land(self) -> None:
        """Nothing is on its way any more."""
        self.flying = False
        self.fly()

    def fly(self) -> None:
        """Let the next choose."""
        while self.turns and not self.flying:
            self.flying = self.turns.pop(0)()


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run the clients, as fast as Python can, so that the server is what is measured."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(work)


def strangers() -> ClientSession:
    """People whose browsers keep nothing."""
    return ClientSession(connector=TCPConnector(limit=0), cookie_jar=DummyCookieJar())


class Load:
    """Clients on a server."""

    def __init__(self, url: str, session: ClientSession) -> None:
        self.url = url
        self.session = session
        self.figures = Figures()
        self.stop = False
        self.welcomed = 0
        self.sending: set[asyncio.Task[None]] = set()

    def settle(self, sending: asyncio.Task[None]) -> None:
        """A message is out, or the table was left meanwhile."""
        self.sending.discard(sending)
        if not sending.cancelled():
            sending.exception()

    async def make(self, seats: int) -> tuple[str, list[str]]:
        """A started table and its tokens."""
        wish = {
            "game": "room25",
            "config": {**CONFIG, "seats": seats},
            "name": "a",
            "takeover": None,
        }
        async with self.session.post(f"{self.url}/api/tables", json=wish) as response:
            made = await response.json()
        id = made["table"]["id"]
        tokens = [made["token"]]
        for seat in range(1, seats):
            body = {"name": f"p{seat}"}
            async with self.session.post(f"{self.url}/api/tables/{id}/sit", json=body) as response:
                tokens.append((await response.json())["token"])
        async with self.session.ws_connect(f"{self.url}/ws") as ws:
            await ws.send_json({"type": "hello", "table": id, "token": tokens[0]})
            await ws.receive()
            await ws.send_json({"type": "start", "id": "s"})
            while (message := read((await ws.receive()).data)).type != "done":
                assert message.type != "error", message
        return id, tokens

    async def sit(
        self, games: Sequence[tuple[Table, str, str]], seat: int, every: float | None
    ) -> None:
        """Play one game after the other on a seat."""
        for table, id, token in games:
            if self.stop:
                return
            async with self.session.ws_connect(f"{self.url}/ws", max_msg_size=0) as ws:
                await ws.send_json({"type": "hello", "table": id, "token": token})
                await self.play(ws, table, seat, every)

    async def play(
        self, ws: ClientWebSocketResponse, table: Table, seat: int, every: float | None
    ) -> None:
        """Answer every question until the game is over."""
        sent, pending, stored = 0.0, False, -1
        loop = asyncio.get_running_loop()
        told: Message | None = None
        asked: Decision | None = None

        def choose() -> bool:
            nonlocal sent
            if told is None or asked is None or ws.closed:
                return False
            option = random.choice(asked.options).option
            id = random.getrandbits(48)
            body = b'{"type":"choose","id":"%d-%d","number":%d,"option":%d}'
            frame = body % (seat, id, told.number, option)
            sent = time.perf_counter()
            sending = loop.create_task(ws.send_frame(frame, WSMsgType.TEXT))
            self.sending.add(sending)
            sending.add_done_callback(self.settle)
            return True

        async for frame in ws:
            if frame.type is not WSMsgType.TEXT or self.stop:
                return
            self.figures.bytes += len(frame.data)
            message = read(frame.data)
            if message.type == "error":
                self.figures.errors += 1
                pending = False
                table.land()
            elif message.type == "done":
                pending, stored = False, message.number
                table.done(message.number, sent)
            elif message.type in ("told", "welcome"):
                self.welcomed += message.type == "welcome"
                told = message if message.type == "told" else message.told
                if told is None:
                    continue
                if not isinstance(told.decision, msgspec.UnsetType):
                    asked = told.decision
                table.told(seat, told.number)
                if told.view is not None and told.view.over:
                    return
            if told is not None and asked is not None and told.number >= stored and not pending:
                pending = True
                if every is None:
                    choose()
                elif every == 0:
                    table.take_turn(choose)
                else:
                    now = time.perf_counter()
                    table.next_at = max(table.next_at + every, now)
                    loop.call_later(table.next_at - now, choose)


def cpu(pid: int) -> float:
    """The seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def kept_waiting(pid: int) -> float:
    """The seconds that a process was ready to work and had no processor: others had it."""
    return int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e9


async def measure(
    url: str, pid: int, tables: int, seats: int, seconds: float, rounds: int, every: float | None
) -> None:
    """Play on many tables for a while, and print what came of it."""
    async with strangers() as session:
        load = Load(url, session)
        gate = asyncio.Semaphore(20)

        async def make() -> tuple[str, list[str]]:
            async with gate:
                return await load.make(seats)

        made = [await asyncio.gather(*(make() for _ in range(tables))) for _ in range(rounds)]
        tasks = []
        for number in range(tables):
            played = [(Table(load.figures, seats), *made[r][number]) for r in range(rounds)]
            if every is not None:
                for table, _, _ in played:
                    table.next_at = time.perf_counter() + random.random() * every
            for seat in range(seats):
                games = [(table, id, tokens[seat]) for table, id, tokens in played]
                tasks.append(asyncio.create_task(load.sit(games, seat, every)))
        while load.welcomed < tables * seats:
            await asyncio.sleep(0.1)
        await asyncio.sleep(1)
        load.figures.choices, load.figures.latencies = 0, []
        started, worked = time.perf_counter(), cpu(pid)
        await asyncio.sleep(seconds)
        rate = load.figures.choices / (time.perf_counter() - started)
        spent = (cpu(pid) - worked) / max(1, load.figures.choices) * 1e6
        figures = load.figures
        if every is None:
            name = "flat out"
        elif every == 0:
            name = "flat out, one choice at a time on each table"
        else:
            name = f"one choice every {every:g} s a table"
        print(
            f"{tables} tables x {seats} seats, {name}: {rate:.0f} choices/s, p50 "
            f"{figures.percentile(0.5):.1f} ms, p99 {figures.percentile(0.99):.1f} ms "
            f"({len(figures.latencies)} choices, {figures.errors} errors; "
            f"server {spent:.0f} µs of processor time a choice)",
            flush=True,
        )
        if any(task.done() for task in tasks):
            print("  but some tables had no game left: give more --rounds or fewer --seconds")
        load.stop = True
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def memory(pid: int) -> int:
    """The resident memory of a process in KiB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0


async def idle(url: str, pid: int, connections: int) -> None:
    """Open connections that only watch, and print what each costs."""
    async with strangers() as session:
        load = Load(url, session)
        tables = [await load.make(4) for _ in range(10)]
        await asyncio.sleep(1)
        before = memory(pid)
        open_ones = []
        for number in range(connections):
            ws = await session.ws_connect(f"{url}/ws", max_msg_size=0)
            await ws.send_json({"type": "hello", "table": tables[number % 10][0]})
            await ws.receive()
            open_ones.append(ws)
        await asyncio.sleep(1)
        after = memory(pid)
        print(f"{connections} idle connections: {(after - before) / connections:.1f} KiB each")
        for ws in open_ones:
            await ws.close()


async def growth(url: str, pid: int, games: int) -> None:
    """Play many games to their end, and print what the server holds after each tenth of them."""
    wish = {
        "game": "room25",
        "config": {"mode": "solo"},
        "name": "a",
        "takeover": None,
        "start": True,
    }
    async with strangers() as session:
        load = Load(url, session)

        async def one() -> None:
            async with session.post(f"{url}/api/tables", json=wish) as response:
                made = await response.json()
            game = (Table(load.figures, 1), made["table"]["id"], made["token"])
            await load.sit([game], 0, None)

        print("resident memory after games played to their end:", end=" ", flush=True)
        for played in range(0, games, games // 10):
            for _ in range(games // 10 // 50):
                await asyncio.gather(*(one() for _ in range(50)))
            await asyncio.sleep(4)  # idle tables leave
            print(f"{played + games // 10}: {memory(pid) / 1024:.1f} MiB;", end=" ", flush=True)
        print(f"{load.figures.choices} choices, {load.figures.errors} errors")


async def first_view(url: str, restart: Any) -> None:
    """The time from hello to the first view of a table that has to be loaded."""
    async with strangers() as session:
        load = Load(url, session)
        id, tokens = await load.make(6)
        figures = load.figures
        for _ in range(100):  # somewhere in the middle of the game
            for token in tokens:
                async with session.ws_connect(f"{url}/ws", max_msg_size=0) as ws:
                    await ws.send_json({"type": "hello", "table": id, "token": token})
                    message = read((await ws.receive()).data)
                    while message.told is None:
                        message = read((await ws.receive()).data)
                    told = message.told
                    if isinstance(told.decision, Decision):
                        option = random.choice(told.decision.options).option
                        body = {"type": "choose", "id": f"{random.getrandbits(40)}"}
                        await ws.send_json({**body, "number": told.number, "option": option})
                        while read((await ws.receive()).data).type not in ("done", "error"):
                            pass
                        figures.choices += 1
            if figures.choices > 60:
                break
        url = restart()
        await asyncio.sleep(1)
        async with session.ws_connect(f"{url}/ws", max_msg_size=0) as ws:
            started = time.perf_counter()
            await ws.send_json({"type": "hello", "table": id, "token": tokens[0]})
            await ws.receive()
            spent = (time.perf_counter() - started) * 1e3
        print(f"first view of a table loaded from the store: {spent:.1f} ms")


class Process:
    """A server in a process of its own."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.shedding = False  # whether it refuses newcomers when it is late
        self.idle = 300.0
        self.process: subprocess.Popen[str] | None = None
        self.url = ""

    def start(self) -> str:
        """Start it, or start it again."""
        self.stop()
        began = time.perf_counter()
        command = [sys.executable, "-m", "cellmates.server", "--port", "0", "--unlimited"]
        command += ["--idle", str(self.idle)]
        if self.shedding:
            usual = Limits()
            for name in ("late_seconds", "newcomers", "newcomers_burst", "newcomer_seconds"):
                command += ["--limit", f"{name}={getattr(usual, name)}"]
        self.process = subprocess.Popen(
            [*command, "--database", self.database], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip().rstrip("/")
        print(f"server start: {time.perf_counter() - began:.2f} s", flush=True)
        return self.url

    def stop(self) -> None:
        """Stop it."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait()
            self.process = None

    @property
    def pid(self) -> int:
        """Its number."""
        assert self.process is not None
        return self.process.pid


def main(arguments: Sequence[str] | None = None) -> int:
    """Run all measurements, or some."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server_load")
    parser.add_argument("--database", help="another database than a new SQLite file")
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=3, help="games prepared for each table")
    parser.add_argument("--games", type=int, default=10_000, help="games of `growth`")
    parser.add_argument(
        "only", nargs="*", help="steady, flat, turns, idle, load, growth; all if none is named"
    )
    args = parser.parse_args(arguments)
    wanted = set(args.only) or {"steady", "flat", "turns", "idle", "load", "growth"}
    with tempfile.TemporaryDirectory() as folder:
        server = Process(args.database or f"sqlite:///{os.path.join(folder, 'load.db')}")
        url = server.start()
        try:
            if "steady" in wanted:
                run(measure(url, server.pid, args.tables, 4, args.seconds, 1, 1.0))
            if "flat" in wanted:
                run(measure(url, server.pid, args.tables, 6, args.seconds, args.rounds, None))
            if "turns" in wanted:
                run(measure(url, server.pid, args.tables, 6, args.seconds, args.rounds, 0.0))
            if "load" in wanted:
                run(first_view(url, server.start))
                url = server.url
            if "idle" in wanted:
                url = server.start()
                run(idle(url, server.pid, 2000))
            if "growth" in wanted:
                server.idle = 1.0
                url = server.start()
                run(growth(url, server.pid, args.games))
        finally:
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
