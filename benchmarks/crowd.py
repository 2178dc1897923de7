"""Whether memory comes back after a crowd has left: `python -m benchmarks.crowd`.

A server is started as people start it. One table is played first, so that all the code is loaded
that a house needs; what the server and its bot processes hold after a minute of quiet is the start.
Then a crowd plays for a while, others watch, all leave at once, and nothing is asked of the server
for ten minutes. The exit status is 1 if it then holds more than 10 % above the start.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from aiohttp import ClientSession, ClientWebSocketResponse

from benchmarks.server_load import Load, Process, Table, run, strangers

SEATS = 4
MOST = 1.10
"""How much of the start it may hold in the end."""


class Held(NamedTuple):
    """What a server and its bot processes hold in memory of their own, in MiB.

    Pages that several of them share are counted once: each counts its part of them.
    """

    server: float
    bots: float

    @property
    def all(self) -> float:
        """Both together."""
        return self.server + self.bots

    def __str__(self) -> str:
        return f"{self.all:.1f} MiB (bots {self.bots:.1f})"


def held(pid: int) -> Held:
    """What a server and those that it started hold."""
    bots = sum(_proportional(each) for each in _started_by(pid))
    return Held(_proportional(pid) / 1024, bots / 1024)


def _proportional(pid: int) -> int:
    """A process's part of the memory it uses, in KiB."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1])
    return 0


def _started_by(pid: int) -> list[int]:
    """The processes that a process started, and theirs."""
    found = []
    for task in os.listdir(f"/proc/{pid}/task"):
        with suppress(FileNotFoundError):  # a thread that has ended meanwhile
            for child in Path(f"/proc/{pid}/task/{task}/children").read_text().split():
                found += [int(child), *_started_by(int(child))]
    return found


async def play(load: Load, tables: int, seconds: float) -> None:
    """So many tables of people play for so long, as fast as they can, and everybody leaves."""
    gate = asyncio.Semaphore(20)

    async def make() -> tuple[str, list[str]]:
        async with gate:
            return await load.make(SEATS)

    playing = []
    for id, tokens in await asyncio.gather(*(make() for _ in range(tables))):
        table = Table(load.figures, SEATS)
        for seat in range(SEATS):
            playing.append(asyncio.create_task(load.sit([(table, id, tokens[seat])], seat, None)))
    await asyncio.sleep(seconds)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


async def watch(url: str, session: ClientSession, watchers: int) -> list[ClientWebSocketResponse]:
    """So many people watch a table of bots, which think in processes of their own."""
    bots = {str(seat): "careful" for seat in range(1, SEATS)}
    config = {"mode": "cooperation", "seats": SEATS}
    wish = {"game": "room25", "config": config, "bots": bots, "name": "a", "start": True}
    async with session.post(f"{url}/api/tables", json=wish) as response:
        id = (await response.json())["table"]["id"]
    found = []
    for _ in range(watchers):
        ws = await session.ws_connect(f"{url}/ws", max_msg_size=0)
        await ws.send_json({"type": "hello", "table": id})
        await ws.receive()
        found.append(ws)
    return found


async def visit(url: str, tables: int, watchers: int, seconds: float) -> str:
    """A crowd comes, plays, and leaves; how many choices it made."""
    async with strangers() as session:
        load = Load(url, session)
        watching = await watch(url, session, watchers)
        await play(load, tables, seconds)
        for ws in watching:
            await ws.close()
        return f"{load.figures.choices} choices, {load.figures.errors} errors"


async def measure(
    server: Process, tables: int, watchers: int, seconds: float, minutes: float
) -> bool:
    """Let the crowd come and go; whether memory came back."""
    print(f"just started: {held(server.pid)}", flush=True)
    await visit(server.url, 1, 1, 5)
    await asyncio.sleep(60)
    start = held(server.pid)
    print(f"start: {start}", flush=True)
    crowd = asyncio.create_task(visit(server.url, tables, watchers, seconds))
    most = start
    while not crowd.done():
        most = max(most, held(server.pid), key=lambda each: each.all)
        await asyncio.sleep(1)
    print(f"with {tables} tables of {SEATS} and {watchers} watchers: {most}", end=" ")
    print(f"({crowd.result()})", flush=True)
    left = time.monotonic()
    now = most
    while (gone := time.monotonic() - left) < minutes * 60:
        await asyncio.sleep(min(60, minutes * 60 - gone))
        now = held(server.pid)
        gone = (time.monotonic() - left) / 60
        share = f"{now.all / start.all:.0%}, the server alone {now.server / start.server:.0%}"
        print(f"{gone:.0f} min after they left: {now}: {share}", flush=True)
    return now.all <= start.all * MOST


def main(arguments: Sequence[str] | None = None) -> int:
    """Start a server, and let a crowd come and go."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.crowd", description=__doc__)
    parser.add_argument("--database", help="another database than a new SQLite file")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--watchers", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60.0, help="how long the crowd plays")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long nobody comes")
    parser.add_argument("--idle", type=float, default=300.0, help="as of the server")
    args = parser.parse_args(arguments)
    came_back = False
    with tempfile.TemporaryDirectory() as folder:
        server = Process(args.database or f"sqlite:///{os.path.join(folder, 'crowd.db')}")
        server.idle = args.idle
        server.start()

        async def measured() -> None:
            nonlocal came_back
            came_back = await measure(
                server, args.tables, args.watchers, args.seconds, args.minutes
            )

        try:
            run(measured())
        finally:
            server.stop()
    print("it came back" if came_back else "IT DID NOT COME BACK")
    return 0 if came_back else 1


if __name__ == "__main__":
    sys.exit(main())
